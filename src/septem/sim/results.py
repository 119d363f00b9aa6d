"""Results that were written down, whatever kind of file they are in."""

from collections.abc import Iterator
from pathlib import Path

from septem.sim.files import read_lines
from septem.sim.parquet import is_parquet, read_parquet
from septem.sim.rows import GameRow, Head


def read_results(path: str | Path) -> tuple[Head, Iterator[GameRow]]:
    """The head and the rows of a file that `simulate` wrote (`out`), .jsonl or .parquet, in the order in it.

    Rows are read one at a time; a file that is none, or has a line that is no row, raises BadRows.
    """
    given = Path(path)
    return read_parquet(given) if is_parquet(given) else read_lines(given)
