"""The written forms of a game: the header of a position and the game record, parsed strictly."""

from codecs import BOM_UTF8
from typing import Any

import msgspec

from septem.core.errors import BadPosition, BadRecord, RulesChanged
from septem.core.model import Json

FORMAT = 1


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


def read_position(data: Any) -> PositionFile:
    """A position from JSON text or plain data."""
    try:
        found: PositionFile = _decoded(data, PositionFile)
    except msgspec.MsgspecError as problem:
        raise BadPosition("header", str(problem)) from None
    if found.septem != FORMAT:
        raise BadPosition("septem", f"format {found.septem} is not known; known: {FORMAT}")
    return found


def read_record(data: Any) -> RecordFile:
    """A record from JSON text or plain data."""
    try:
        found: RecordFile = _decoded(data, RecordFile)
    except msgspec.MsgspecError as problem:
        raise BadRecord(f"record: {problem}") from None
    if found.septem != FORMAT:
        raise BadRecord(f"record septem: format {found.septem} is not known; known: {FORMAT}")
    return found


def same_rules(record: RecordFile, rules: str) -> None:
    """Refuse a record made under other rules than ours."""
    if record.rules != rules:
        raise RulesChanged(f"record rules: made under {record.rules!r}, this version plays {rules!r}")


def checked_state(data: Any, kind: type[Any]) -> Any:
    """A game's own part of a position, checked against its struct."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as problem:
        raise BadPosition("state", str(problem)) from None
    except RecursionError:
        raise BadPosition("state", "is nested too deeply") from None


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


def _decoded(data: Any, kind: type[Any]) -> Any:
    try:
        if isinstance(data, str):
            return msgspec.json.decode(data.removeprefix("\ufeff"), type=kind)
        if isinstance(data, bytes):
            return msgspec.json.decode(data.removeprefix(BOM_UTF8), type=kind)
        return msgspec.convert(data, kind)
    except RecursionError:
        raise msgspec.ValidationError("is nested too deeply") from None
    except UnicodeError:
        raise msgspec.ValidationError("is not text in UTF-8") from None
