"""What goes out must be the same after a trip through JSON."""

from typing import Any

import msgspec

from septem.core.interchange import decoder


def json_bytes(value: Any) -> bytes:
    """A value as canonical JSON."""
    return msgspec.json.encode(value, order="deterministic")


def same_after_json(value: Any, kind: Any, what: str) -> None:
    """A value of the border is written as JSON and read by its type: it must be what it was, tuples and all."""
    try:
        there_and_back = decoder(kind).decode(json_bytes(value))
    except (TypeError, msgspec.ValidationError) as problem:
        raise AssertionError(f"{what} is not of its type: {problem}") from problem
    assert there_and_back == value, f"{what} is another after a trip through JSON"
