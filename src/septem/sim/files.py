"""Results in files: rows as JSON Lines, records one file a game. What is written stays, whatever happens next.

The first line of a file of rows is its `Head`, every other one a `GameRow`. Lines are only ever added, whole pieces at
once; a last line that was torn by a crash is dropped when the file is read again.
"""

import os
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from septem.core.errors import BadRows, shown
from septem.sim.rows import FORMAT, GameRow, Head

DECODER = msgspec.json.Decoder(GameRow)


class RowFile:
    """A file of rows to which games are added. `numbers` are those it has, in ascending order."""

    def __init__(self, path: Path, head: Head, resume: bool) -> None:
        self.path = path
        self._head = head
        self.numbers: array[int] = array("q")
        self._places: array[int] = array("q")
        if path.exists() and path.stat().st_size:
            if not resume:
                self._refuse_games()
            self._take_stock()
        self._file: BinaryIO = path.open("ab")
        if not self._file.tell():
            self.add([msgspec.json.encode(head)])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        """What was written shall survive the machine, too."""
        os.fsync(self._file.fileno())
        self._file.close()

    def add(self, lines: list[bytes]) -> None:
        """Write lines, all at once."""
        if lines:
            self._file.write(b"".join([line + b"\n" for line in lines]))
            self._file.flush()

    def known(self, first: int, count: int) -> tuple[GameRow, ...]:
        """The games among `first` to `first + count - 1` that were in the file when it was opened."""
        begin, end = bisect_left(self.numbers, first), bisect_left(self.numbers, first + count)
        with self.path.open("rb") as file:
            return tuple([self._row_at(file, place) for place in self._places[begin:end]])

    def has(self, number: int) -> bool:
        """Whether a game was in the file when it was opened."""
        at = bisect_left(self.numbers, number)
        return at < len(self.numbers) and self.numbers[at] == number

    def _row_at(self, file: BinaryIO, place: int) -> GameRow:
        file.seek(place)
        return DECODER.decode(file.readline())

    def _refuse_games(self) -> None:
        """Overwrite nothing: a file that is there may at most have a head, left by a run that failed at once."""
        with self.path.open("rb") as file:
            lines = _Lines(self.path, file)
            if lines.head() is not None and next(lines.rows(), None) is not None:
                raise BadRows("out", f"{self.path} exists; go on with it by --resume, or name another file")
        self.path.unlink()
        self.path.touch()

    def _take_stock(self) -> None:
        """Note what is there, and cut off a torn last line."""
        found: list[tuple[int, int]] = []
        with self.path.open("r+b") as file:
            lines = _Lines(self.path, file)
            head = lines.head()
            if head is not None:
                same_settings(self.path, head, self._head)
                found = [(row.number, place) for place, row in lines.rows()]
            file.truncate(lines.sound)
        found.sort()
        numbers = [number for number, _ in found]
        if len(set(numbers)) < len(numbers):
            doubled = next(one for one, after in pairwise(numbers) if one == after)
            raise BadRows(str(self.path), f"has game {doubled} twice")
        self.numbers = array("q", numbers)
        self._places = array("q", [place for _, place in found])


class _Lines:
    """The lines of a file; `sound` is where the last whole one ends."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file
        self._size = os.fstat(file.fileno()).st_size
        self.sound = 0

    def head(self) -> Head | None:
        """The first line; None if not even that was written."""
        line = self._next()
        if line is None:
            return None
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.DecodeError as problem:
            raise BadRows(str(self._path), f"is no file of results: its first line is no head ({problem})") from None
        if head.format != FORMAT:
            raise BadRows(str(self._path), f"has format {shown(head.format)}; this version reads {FORMAT}")
        return head

    def rows(self) -> Iterator[tuple[int, GameRow]]:
        """Where each row begins, and the row."""
        number = 1
        while True:
            place, number = self.sound, number + 1
            line = self._next()
            if line is None:
                return
            try:
                yield place, DECODER.decode(line)
            except msgspec.DecodeError as problem:
                if self.sound < self._size:
                    raise BadRows(str(self._path), f"line {number} is no row ({problem})") from None
                self.sound = place  # the last one: a crash may leave anything there
                return

    def _next(self) -> bytes | None:
        """The next whole line."""
        line = self._file.readline()
        if not line.endswith(b"\n"):
            return None
        self.sound += len(line)
        return line


def same_settings(path: Path, there: Head, wanted: Head) -> None:
    """Refuse to go on with a file that was made with other settings; the first that differs is named."""
    for field in Head.__struct_fields__:
        old, new = (msgspec.to_builtins(getattr(head, field)) for head in (there, wanted))
        if old != new:
            raise BadRows(field, f"{path} was made with {shown(old)}, not {shown(new)}")


def read_lines(path: Path) -> tuple[Head, Iterator[GameRow]]:
    """The head and the rows of a file of JSON Lines, in the order in which they were written."""
    with path.open("rb") as file:
        head = _Lines(path, file).head()
    if head is None:
        raise BadRows(str(path), "is no file of results: it is empty")
    return head, _rows_of(path)


def _rows_of(path: Path) -> Iterator[GameRow]:
    with path.open("rb") as file:
        lines = _Lines(path, file)
        lines.head()
        for _, row in lines.rows():
            yield row


# ---- records -------------------------------------------------------------------------------------
def record_path(folder: Path, number: int) -> Path:
    """Where the record of a game lies."""
    return folder / f"{number:06d}.json"


def write_record(folder: Path, number: int, record: bytes) -> None:
    """Write a record; whoever looks finds a whole one or none."""
    write_whole(record_path(folder, number), record + b"\n")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in one go: under another name first."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(content)
    part.replace(path)
