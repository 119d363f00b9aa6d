"""Sheets: what is printed on the boards, read from text, checked, and made into columns once."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from septem.core.errors import BadTable
from septem.core.interchange import encoded
from septem.core.tables import parse_table
from septem.games.dice import columns
from septem.games.dice.sheet_check import read_sheet
from septem.games.dice.sheet_columns import Words, columns_of
from septem.games.dice.sheet_form import Sheet
from septem.games.dice.sheet_source import Source, shown
from septem.games.dice.tables import PACKAGE

FILE = "sheet.toml"
MOST_TEXT = 500_000
MOST_DOTS = 200
"""Sizes above which a sheet is not read at all: signs of the text, dots in a line.

No sheet within the other limits needs as much. tomllib takes quadratic time for a key of many parts.
"""


def our_text() -> str:
    """The sheet we ship, as text."""
    return (files(PACKAGE) / "data" / FILE).read_text("utf-8")


@cache
def our_sheet() -> Sheet:
    """The sheet we ship."""
    return parse_sheet(our_text(), FILE)


# ---- from text to a sheet -----------------------------------------------------------------------


def parse_sheet(text: str, name: str = "sheet") -> Sheet:
    """The sheet of a text in TOML or JSON; errors name the entry and the line."""
    if len(text) > MOST_TEXT:
        raise BadTable(name, f"a text of {len(text):,} signs; at most {MOST_TEXT:,}")
    return _parsed(text, name)


@lru_cache(maxsize=32)
def _parsed(text: str, name: str) -> Sheet:
    return read_sheet(_data(text, name), Source(name, text))


def _data(text: str, name: str) -> Any:
    """Plain data of a text; no TOML begins with a brace."""
    try:
        if _is_json(text):
            return msgspec.json.decode(text)
        for number, line in enumerate(text.splitlines(), 1):
            if line.count(".") > MOST_DOTS:
                raise BadTable(f"{name} line {number}", f"more than {MOST_DOTS} dots")
        return parse_table(text, name)
    except RecursionError:
        raise BadTable(name, "is nested too deeply") from None
    except ValueError as problem:  # JSON that is none, a number or a sign that cannot be read
        raise BadTable(name, str(problem)) from None


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def read_option(text: str, name: str) -> Sheet:
    """The option `sheet`, or the file it names. Whoever gives the option itself may mistake the file for its text."""
    if name == "sheet" and "=" not in text and not _is_json(text):
        raise BadTable(name, f"{shown(text)} is neither a file that can be read nor the text of a sheet")
    return parse_sheet(text, name)


# ---- from a sheet to columns --------------------------------------------------------------------


def sheet_of(sheet: Sheet | None) -> columns.Sheet:
    """The columns of a sheet (None: ours), made once for each content. One that nobody has checked yet is checked."""
    return _ours() if sheet is None else _made(encoded(sheet))


def words_of(sheet: Sheet | None) -> Words:
    """The names of a sheet (None: ours)."""
    words = sheet_of(sheet).named()
    assert isinstance(words, Words)
    return words


@lru_cache(maxsize=32)
def _made(content: bytes) -> columns.Sheet:
    return columns_of(parse_sheet(content.decode()))


@cache
def _ours() -> columns.Sheet:
    return columns_of(our_sheet())
