"""Reading the written forms of a game, strictly: the heads of positions and records, with the game's parts unread."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from septem.core.errors import BadPosition, BadRecord, RulesChanged, echo, shown
from septem.core.interchange import read_as
from septem.core.model import FORMAT, Origin, Result

T = TypeVar("T", bound=msgspec.Struct)
LONGEST_FAULT = 200
"""So much of a parser's complaint is passed on: it may quote what it could not read."""
MOST_STEPS = 1_000_000
EMPTY = msgspec.Raw(b"{}")
NOTHING = msgspec.Raw(b"null")


class PositionHead(msgspec.Struct, forbid_unknown_fields=True):
    """A position (`model.Position`) before its game is known: what belongs to the game is still JSON."""

    game: str
    players: int
    state: msgspec.Raw
    options: msgspec.Raw = EMPTY
    rules: str = ""
    step: int = 0
    sealed: tuple[tuple[int, str], ...] = ()
    septem: int = FORMAT


class RecordHead(msgspec.Struct, forbid_unknown_fields=True):
    """A record (`model.Record`) before its game is known."""

    game: str
    rules: str
    players: int
    seed: int | None
    moves: tuple[tuple[int, str], ...]
    options: msgspec.Raw = EMPTY
    start: msgspec.Raw = NOTHING
    seats: tuple[str, ...] = ()
    result: Result | None = None
    origin: Origin | None = None
    septem: int = FORMAT


def read_position(data: object) -> PositionHead:
    """The head of a position, given as JSON text, plain data or a struct."""
    try:
        found: PositionHead = read_as(data, PositionHead)
    except ValueError as problem:
        raise BadPosition("header", echo(str(problem), LONGEST_FAULT)) from None
    if found.septem != FORMAT:
        raise BadPosition("septem", f"format {shown(found.septem)} is not known; known: {FORMAT}")
    if not 0 <= found.step <= MOST_STEPS:
        raise BadPosition("step", f"{shown(found.step)} is not between 0 and {MOST_STEPS}")
    return found


def read_record(data: object) -> RecordHead:
    """The head of a record, given as JSON text, plain data or a struct."""
    try:
        found: RecordHead = read_as(data, RecordHead)
    except ValueError as problem:
        raise BadRecord(f"record: {echo(str(problem), LONGEST_FAULT)}") from None
    if found.septem != FORMAT:
        raise BadRecord(f"record septem: format {shown(found.septem)} is not known; known: {FORMAT}")
    return found


def read_options(options: msgspec.Raw) -> dict[str, Any]:
    """The options of a head: names with values, not yet checked. ValueError if they are no such thing."""
    found: dict[str, Any] = read_as(bytes(options), dict[str, Any])
    return found


def read_part(state: msgspec.Raw, form: type[T]) -> T:
    """A game's own part of a position, by its struct."""
    try:
        found: T = read_as(bytes(state), form)
    except ValueError as problem:
        raise BadPosition("state", echo(str(problem), LONGEST_FAULT)) from None
    return found


def same_rules(record: RecordHead, rules: str) -> None:
    """Refuse a record made under other rules than ours."""
    if record.rules != rules:
        raise RulesChanged(f"record rules: made under {shown(record.rules)}, this version plays {rules!r}")


def checked_streams(words: tuple[int, ...]) -> list[int]:
    """The eight words of both streams of a state."""
    if len(words) != 8 or any(not 0 <= word < 2**32 for word in words):
        raise BadPosition("streams", "must be eight words of 32 bits")
    if not any(words[:4]) or not any(words[4:]):
        raise BadPosition("streams", "neither half may be all zeros: such a stream never moves")
    return list(words)
