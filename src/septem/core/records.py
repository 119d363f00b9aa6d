"""The written forms of a game: the header of a position and the game record, parsed strictly."""

from codecs import BOM_UTF8
from functools import cache
from threading import Lock
from typing import Any, TypeVar

import msgspec

from septem.core.errors import BadPosition, BadRecord, RulesChanged, echo, shown
from septem.core.model import Event, Json

T = TypeVar("T")
FORMAT = 1
LONGEST_FAULT = 200
"""So much of a parser's complaint is passed on: it may quote what it could not read."""


class PositionFile(msgspec.Struct, forbid_unknown_fields=True):
    """Header of a position; `state` is the game's own part, `sealed` the choices not yet in effect."""

    game: str
    players: int
    state: Json
    options: Json = {}
    rules: str = ""
    sealed: list[tuple[int, str]] = []
    septem: int = FORMAT


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """One game: how it began, every move in order, how it ended."""

    game: str
    rules: str
    players: int
    options: Json
    seed: int | None
    moves: list[tuple[int, str]]
    start: Json | None = None
    seats: list[str] = []
    result: Json | None = None
    septem: int = FORMAT


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game as it is pickled: where it stands, how it began, what was played and what was told."""

    position: Json
    start: Json | None
    seed: int | None
    moves: list[tuple[int, str]]
    log: list[Event]
    phase_number: int


def read_position(data: Any) -> PositionFile:
    """A position from JSON text or plain data."""
    try:
        found: PositionFile = _decoded(data, PositionFile)
    except ValueError as problem:
        raise BadPosition("header", echo(str(problem), LONGEST_FAULT)) from None
    if found.septem != FORMAT:
        raise BadPosition("septem", f"format {shown(found.septem)} is not known; known: {FORMAT}")
    return found


def read_record(data: Any) -> RecordFile:
    """A record from JSON text or plain data."""
    try:
        found: RecordFile = _decoded(data, RecordFile)
    except ValueError as problem:
        raise BadRecord(f"record: {echo(str(problem), LONGEST_FAULT)}") from None
    if found.septem != FORMAT:
        raise BadRecord(f"record septem: format {shown(found.septem)} is not known; known: {FORMAT}")
    return found


def read_saved(data: Any) -> SavedGame:
    """What a game was pickled as."""
    try:
        found: SavedGame = _decoded(data, SavedGame)
    except ValueError as problem:
        raise BadRecord(f"pickled game: {echo(str(problem), LONGEST_FAULT)}") from None
    return found


def same_rules(record: RecordFile, rules: str) -> None:
    """Refuse a record made under other rules than ours."""
    if record.rules != rules:
        raise RulesChanged(f"record rules: made under {shown(record.rules)}, this version plays {rules!r}")


def checked_state(data: Any, kind: type[Any]) -> Any:
    """A game's own part of a position, checked against its struct."""
    try:
        return _decoded(data, kind)
    except ValueError as problem:
        raise BadPosition("state", echo(str(problem), LONGEST_FAULT)) from None


def position_schema(game: str, form: type[Any]) -> Json:
    """JSON Schema of a game's positions: the common header with the game's own part in it."""
    (head, part), found = msgspec.json.schema_components((PositionFile, form), ref_template="#/$defs/{name}")
    found["PositionFile"]["properties"]["state"] = part
    found["PositionFile"]["properties"]["game"] = {"const": game}
    schema = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": schema, "title": f"septem position: {game}", **head, "$defs": found}


def checked_streams(words: list[int]) -> list[int]:
    """The eight words of both streams of a state."""
    if len(words) != 8 or any(not 0 <= word < 2**32 for word in words):
        raise BadPosition("streams", "must be eight words of 32 bits")
    if not any(words[:4]) or not any(words[4:]):
        raise BadPosition("streams", "neither half may be all zeros: such a stream never moves")
    return words


def plain(value: Any) -> Any:
    """Structs and tuples as plain JSON data: dicts and lists."""
    return msgspec.json.decode(msgspec.json.encode(value))


_ONE_AT_A_TIME = Lock()


def decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    """What reads JSON as this type. msgspec crashes when two threads meet a type for the first time, hence the lock."""
    with _ONE_AT_A_TIME:
        return _decoder(kind)


@cache
def _decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def converted(data: Any, kind: type[T]) -> T:
    """Plain data as this type, like `msgspec.convert`, in any thread."""
    decoder(kind)
    return msgspec.convert(data, kind)


def read_plain(data: Any) -> Any:
    """Plain data as JSON knows it, as a copy of our own; ValueError if JSON cannot say it."""
    return _decoded(_encoded(data), Any)


def _decoded(data: Any, kind: Any) -> Any:
    """JSON text or plain data by its struct. Plain data goes through JSON too: nothing else comes in."""
    text = without_mark(data) if isinstance(data, (str, bytes)) else _encoded(data)
    try:
        return decoder(kind).decode(text)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    except UnicodeError:
        raise ValueError("is not text in UTF-8") from None


def without_mark(text: str | bytes) -> str | bytes:
    """The text without the byte order mark that some editors write."""
    return text.removeprefix("\ufeff") if isinstance(text, str) else text.removeprefix(BOM_UTF8)


def _encoded(data: Any) -> bytes:
    try:
        return msgspec.json.encode(data)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    except UnicodeError:
        raise ValueError("contains what is not text in UTF-8") from None
    except Exception:  # an object JSON does not know, a number without end, a broken mapping
        raise ValueError(f"{shown(data)} is not plain data as in JSON") from None
