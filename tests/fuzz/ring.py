"""The last calls, kept in a file that outlives a crash."""

from __future__ import annotations

import mmap
from pathlib import Path

SLOTS, WIDTH = 20, 400


class Ring:
    """Lines written round and round into a small file mapped into memory."""

    def __init__(self, path: Path) -> None:
        path.write_bytes(bytes(SLOTS * WIDTH))
        with path.open("r+b") as file:
            self.cells = mmap.mmap(file.fileno(), SLOTS * WIDTH)
        self.number = 0

    def write(self, text: str) -> None:
        """The next line."""
        line = f"{self.number:>8}  {text}".encode("utf-8", "backslashreplace")[:WIDTH]
        at = self.number % SLOTS * WIDTH
        self.cells[at : at + WIDTH] = line.ljust(WIDTH, b"\0")
        self.number += 1


def lines(path: Path) -> list[str]:
    """What a ring holds, oldest first."""
    cells = path.read_bytes()
    kept = (cells[at : at + WIDTH].rstrip(b"\0").decode("utf-8", "replace") for at in range(0, len(cells), WIDTH))
    return sorted(line for line in kept if line)


_open: list[Ring] = []


def use(path: Path) -> Ring:
    """Keep the ring of this process in a file."""
    _open[:] = [Ring(path)]
    return _open[0]


def about_to(text: str) -> None:
    """Tell what is tried next."""
    if _open:
        _open[0].write(text)
