"""Sheets: what is printed on the boards, read from text or data, checked, and made into columns once."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, cast

import msgspec

from septem.core.errors import BadTable
from septem.core.model import Json
from septem.core.tables import parse_table
from septem.games.dice.columns import Sheet
from septem.games.dice.frozen import FrozenDict, frozen
from septem.games.dice.sheet_check import read_sheet
from septem.games.dice.sheet_columns import Words, columns_of
from septem.games.dice.sheet_form import LONGEST_PART, Source, shortened, shown
from septem.games.dice.tables import PACKAGE

FILE = "sheet.toml"
MOST_TEXT = 500_000
MOST_DATA = 1_000_000
MOST_DOTS = 200
"""Sizes above which a sheet is not read at all: signs of the text, bytes of the data, dots in a line.

No sheet within the other limits needs as much. tomllib takes quadratic time for a key of many parts.
"""


class SheetData(FrozenDict):
    """The data of a checked sheet, which nobody can change, and the columns made from it."""

    __slots__ = ("columns", "ours")
    columns: Sheet
    ours: bool

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (msgspec.json.encode(self),)


def our_text() -> str:
    """The sheet we ship, as text."""
    return (files(PACKAGE) / "data" / FILE).read_text("utf-8")


# ---- from text or data to a sheet ---------------------------------------------------------------


def parse_sheet(text: str, name: str = "sheet") -> Json:
    """Checked data of a sheet given as TOML or JSON text; errors name the line."""
    if len(text) > MOST_TEXT:
        raise BadTable(name, f"a text of {len(text):,} signs; at most {MOST_TEXT:,}")
    data: Json = _parsed(text, name)
    read_sheet(data, Source(name, text))
    return data


def _parsed(text: str, name: str) -> Any:
    """Plain data of a text; no TOML begins with a brace."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise BadTable(f"{name} line {number}", f"more than {MOST_DOTS} dots")
    try:
        if text.lstrip().startswith("{"):
            return msgspec.json.decode(text)
        return parse_table(text, name)
    except RecursionError:
        raise BadTable(name, "is nested too deeply") from None
    except ValueError as problem:  # JSON that is none, a number or a sign that cannot be read
        raise BadTable(name, str(problem)) from None


def given_sheet(value: Any) -> SheetData | None:
    """The option `sheet`: None for ours, else checked data (from text or parsed data)."""
    if value is None:
        return None
    data = _from_text(value) if isinstance(value, str) else _from_data(value)
    return None if data.ours else data


@lru_cache(maxsize=32)
def _from_text(text: str) -> SheetData:
    if "=" not in text and not text.lstrip().startswith("{"):
        raise BadTable("sheet", f"{shown(text)} is neither a file that can be read nor the text of a sheet")
    return _from_data(parse_sheet(text))


def _from_data(data: Any) -> SheetData:
    """The sheet of plain data, made once for each content."""
    if isinstance(data, SheetData):
        return data
    try:
        content = msgspec.json.encode(data)
    except (TypeError, ValueError, OverflowError, RecursionError) as problem:
        raise BadTable("sheet", f"is not plain data: {shortened(str(problem), LONGEST_PART)}") from None
    if len(content) > MOST_DATA:
        raise BadTable("sheet", f"{len(content):,} bytes of data; at most {MOST_DATA:,}")
    return _made(content)


@lru_cache(maxsize=32)
def _made(content: bytes) -> SheetData:
    data = msgspec.json.decode(content)
    rows = read_sheet(data, Source())
    made = SheetData(frozen(data))
    made.columns = columns_of(made, rows)
    made.ours = data == our_data()
    return made


@cache
def our_data() -> Json:
    """The data of the sheet we ship."""
    return cast(Json, frozen(parse_sheet(our_text(), FILE)))


@cache
def _ours() -> Sheet:
    return _made(msgspec.json.encode(our_data())).columns


def sheet_of(data: Json | None) -> Sheet:
    """The columns of a sheet (None: ours)."""
    return _ours() if data is None else _from_data(data).columns


def words_of(data: Json | None) -> Words:
    """The names of a sheet (None: ours)."""
    words = sheet_of(data).named()
    assert isinstance(words, Words)
    return words
