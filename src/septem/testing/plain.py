"""Plain data: what goes out must be the same after a trip through JSON."""

from typing import Any

import msgspec


def json_bytes(value: Any) -> bytes:
    """A value as canonical JSON."""
    return msgspec.json.encode(value, order="deterministic")


def same_as_json(value: Any, what: str) -> None:
    """Dicts, lists, text, numbers, booleans and None only; no tuples, no structs, no int keys."""
    there_and_back = msgspec.json.decode(json_bytes(value))
    assert there_and_back == value, f"{what} is not plain JSON data"
