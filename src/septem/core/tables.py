"""Reading data tables: TOML in, msgspec structs out, with errors that name the file and the entry."""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from septem.core.errors import BadTable, shown

T = TypeVar("T")
LANGUAGES = ("en", "cs", "sk")


def read_table(package: str, name: str) -> dict[str, Any]:
    """A TOML file of a game's data folder."""
    return parse_table((files(package) / "data" / name).read_text("utf-8"), name)


def parse_table(text: str, name: str) -> dict[str, Any]:
    """TOML text as plain dicts; a syntax error names the line."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadTable(name, "is nested too deeply") from None
    except ValueError as problem:  # a syntax error, or a number of too many digits
        raise BadTable(name, str(problem)) from None


def rows(table: dict[str, Any], key: str, kind: type[T], name: str) -> list[T]:
    """The entries under `key`, checked against their struct."""
    listed = table.get(key)
    if not isinstance(listed, list):
        raise BadTable(name, f"needs a list of [[{key}]]")
    return [row(entry, kind, f"{name} {key} {entry_id(entry, number)}") for number, entry in enumerate(listed, 1)]


def row(entry: Any, kind: type[T], where: str) -> T:
    """One entry checked against its struct (unknown keys are errors if the struct forbids them)."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as problem:
        raise BadTable(where, str(problem)) from None


def entry_id(entry: Any, number: int) -> str:
    """How to name an entry in an error: its id, else its place."""
    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
        return str(entry["id"])
    return f"number {number}"


def unique(ids: Iterable[str], where: str) -> list[str]:
    """The ids as a list; a repeated one is an error."""
    listed = list(ids)
    for one in listed:
        if listed.count(one) > 1:
            raise BadTable(where, f"{shown(one)} stands there twice")
    return listed


def index_of(ids: list[str], one: str, where: str) -> int:
    """Number of an id, or BadTable."""
    if one not in ids:
        raise BadTable(where, f"unknown {shown(one)}; known: {', '.join(ids)}")
    return ids.index(one)


def filled(values: Iterable[int], length: int) -> list[int]:
    """A column padded with zeros to the fixed length its C array has."""
    column = list(values)
    if len(column) > length:
        raise ValueError(f"{len(column)} values do not fit a column of {length}")
    return column + [0] * (length - len(column))
