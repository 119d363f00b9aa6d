"""What a process is asking a foreign bot at the moment, for the one that watches it.

Should the process end or never come back, the watcher knows at which decision, and goes on behind it.
"""

from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager
from typing import NamedTuple

CELLS = 4


class Asked(NamedTuple):
    """A decision: the number of the game, decisions made in it before, and the seat."""

    number: int
    made: int
    seat: int


class Pulse:
    """Four numbers in memory that the watcher shares: whether somebody is being asked, and what."""

    def __init__(self, cells: MutableSequence[int] | None = None) -> None:
        self.cells: MutableSequence[int] = [0] * CELLS if cells is None else cells

    @contextmanager
    def asking(self, asked: Asked) -> Iterator[None]:
        """Say so as long as it takes."""
        self.cells[1:CELLS] = list(asked)
        self.cells[0] = 1
        try:
            yield
        finally:
            self.cells[0] = 0

    def asked(self) -> Asked | None:
        """What is being asked, None if nothing."""
        going, number, made, seat = self.cells[:CELLS]
        return Asked(number, made, seat) if going else None


PULSE = Pulse()
"""That of this process; a helper's is laid into shared memory when it starts."""
