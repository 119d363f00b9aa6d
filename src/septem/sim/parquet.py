"""Rows as Parquet, for the extra `data`: one line a seat, the columns and labels of the game as columns.

A Parquet file can only be written as a whole. While games are played they go to a file of JSON Lines beside it, which
is turned into Parquet at the end and removed; a run that was killed goes on from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from septem.core.errors import BadOption, BadRows
from septem.sim.files import RowFile, read_lines, same_settings
from septem.sim.rows import GameRow, Head

SUFFIX = ".parquet"
BESIDE = ".jsonl"
HEAD_KEY = b"septem"
GAME = ("number", "seed", "bots", "decisions", "ending", "digest")
SEAT = ("seat", "bot", "place", "points", "built", "failures")
COLUMN, LABEL = "column_", "label_"
CHUNK = 10_000
"""Games in memory at a time."""


def is_parquet(path: Path) -> bool:
    """Whether this is the name of a Parquet file."""
    return path.suffix == SUFFIX


def started(out: Path, head: Head, resume: bool) -> Path:
    """The file that rows are added to: `out` itself, or for Parquet the one beside it, with what `out` has."""
    if not is_parquet(out):
        return out
    _pyarrow()
    beside = _beside(out)
    if not out.exists() or beside.exists():
        return beside
    if not resume:
        raise BadRows("out", f"{out} exists; go on with it by --resume, or name another file")
    there, rows = read_parquet(out)
    same_settings(out, there, head)
    part = beside.with_name(f"{beside.name}.part")
    part.unlink(missing_ok=True)
    with RowFile(part, there, resume=False) as file:
        for row in rows:
            file.add([msgspec.json.encode(row)])
    part.replace(beside)
    return beside


def finish(out: Path) -> None:
    """Turn the lines beside a Parquet file into it."""
    if is_parquet(out) and _beside(out).exists():
        head, rows = read_lines(_beside(out))
        part = out.with_name(f"{out.name}.part")
        write_parquet(part, head, rows)
        part.replace(out)
        _beside(out).unlink()


def _beside(out: Path) -> Path:
    return out.with_name(out.name + BESIDE)


# ---- in and out ----------------------------------------------------------------------------------
def write_parquet(path: Path, head: Head, rows: Iterable[GameRow]) -> None:
    """Write a whole file; the head goes into its metadata."""
    arrow, parquet = _pyarrow()
    schema, writer = None, None
    chunk: list[dict[str, Any]] = []

    def written() -> None:
        nonlocal schema, writer
        if schema is None:
            schema = _schema(arrow, head, chunk)
            writer = parquet.ParquetWriter(path, schema)
        writer.write_table(arrow.Table.from_pylist(chunk, schema))
        chunk.clear()

    try:
        for row in rows:
            chunk.extend(_lines(row))
            if len(chunk) >= CHUNK * head.players:
                written()
        if chunk or schema is None:
            written()
    finally:
        if writer is not None:
            writer.close()


def read_parquet(path: Path) -> tuple[Head, Iterator[GameRow]]:
    """The head and the rows of a file, in the order in which they were written."""
    _, parquet = _pyarrow()
    try:
        file = parquet.ParquetFile(path)
        head = msgspec.json.decode((file.schema_arrow.metadata or {})[HEAD_KEY], type=Head)
    except (KeyError, OSError, ValueError) as problem:
        raise BadRows(str(path), f"is no file of results ({type(problem).__name__}: {problem})") from None
    return head, _games(file, head.players)


def _games(file: Any, players: int) -> Iterator[GameRow]:
    lines: list[dict[str, Any]] = []
    with file:
        for batch in file.iter_batches():
            for line in batch.to_pylist():
                lines.append(line)
                if len(lines) == players:
                    yield _game(lines)
                    lines = []


def _lines(row: GameRow) -> Iterator[dict[str, Any]]:
    """A row as one line a seat."""
    common = {name: getattr(row, name) for name in GAME}
    for one in row.seats:
        yield {
            **common,
            **{name: getattr(one, name) for name in SEAT},
            **{f"{COLUMN}{name}": figure for name, figure in one.columns.items()},
            **{f"{LABEL}{name}": item for name, item in one.labels.items()},
        }


def _game(lines: list[dict[str, Any]]) -> GameRow:
    """The row of such lines."""
    seats = [
        {
            **{name: line[name] for name in SEAT},
            "columns": {name.removeprefix(COLUMN): cell for name, cell in line.items() if name.startswith(COLUMN)},
            "labels": {name.removeprefix(LABEL): cell for name, cell in line.items() if name.startswith(LABEL)},
        }
        for line in lines
    ]
    return msgspec.convert({**{name: lines[0][name] for name in GAME}, "seats": seats}, GameRow)


def _schema(arrow: Any, head: Head, lines: list[dict[str, Any]]) -> Any:
    """Types of the columns; ids come again and again, so they are written once."""
    ids = arrow.dictionary(arrow.int32(), arrow.string())
    types = {
        **{name: arrow.int32() for name in ("decisions", "seat", "place", "points", "failures")},
        **{name: arrow.int64() for name in ("number", "seed")},
        **{name: arrow.list_(arrow.string()) for name in ("bots", "built")},
        **dict.fromkeys(("ending", "bot"), ids),
        "digest": arrow.string(),
    }
    named = dict.fromkeys(name for line in lines for name in line) or dict.fromkeys((*GAME, *SEAT))
    fields = [(name, types.get(name) or (ids if name.startswith(LABEL) else arrow.int32())) for name in named]
    return arrow.schema(fields, metadata={HEAD_KEY: msgspec.json.encode(head)})


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption("out", "Parquet needs the extra `data`: pip install 'septem[data]'; or write .jsonl") from None
    return pyarrow, pyarrow.parquet
