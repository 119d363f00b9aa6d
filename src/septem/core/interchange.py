"""Between structs, plain data and JSON text: the one door through which data of a caller comes in."""

from __future__ import annotations

from codecs import BOM_UTF8
from functools import cache
from threading import Lock
from typing import Any, TypeVar

import msgspec

from septem.core.errors import shown

T = TypeVar("T")
_ONE_AT_A_TIME = Lock()


def as_data(value: object) -> Any:
    """A struct (a view, a move, a position ...) as plain data: dicts, lists, texts and numbers, as in JSON."""
    return read_plain(value)


def read_plain(data: object) -> Any:
    """Plain data as JSON knows it, as a copy of our own; ValueError if JSON cannot say it."""
    return read_as(encoded(data), Any)


def read_as(data: object, kind: Any) -> Any:
    """JSON text or data by its type; ValueError says what is wrong. Data goes through JSON too: nothing else comes in."""
    text = without_mark(data) if isinstance(data, (str, bytes)) else encoded(data)
    try:
        return decoder(kind).decode(text)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    except UnicodeError:
        raise ValueError("is not text in UTF-8") from None


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """What reads JSON as this type. msgspec crashes when two threads meet a type for the first time, hence the lock."""
    with _ONE_AT_A_TIME:
        return _decoder(kind)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def converted(data: object, kind: type[T]) -> T:
    """Plain data as this type, like `msgspec.convert`, in any thread."""
    decoder(kind)
    return msgspec.convert(data, kind)


def without_mark(text: str | bytes) -> str | bytes:
    """The text without the byte order mark that some editors write."""
    return text.removeprefix("\ufeff") if isinstance(text, str) else text.removeprefix(BOM_UTF8)


def encoded(data: object) -> bytes:
    """Data as JSON; ValueError if JSON cannot say it."""
    try:
        return msgspec.json.encode(data)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    except UnicodeError:
        raise ValueError("contains what is not text in UTF-8") from None
    except Exception:  # an object JSON does not know, a number without end, a broken mapping
        raise ValueError(f"{shown(data)} is not plain data as in JSON") from None
