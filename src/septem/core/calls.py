"""What Python callers hand to the engine, checked at its door: the same errors compiled and plain.

Every public method of a compiled class and every public function of a compiled module passes its arguments through
here before they become C numbers. Wrong types are a TypeError, wrong values a BadCall that names the argument.
"""

from operator import index
from typing import Any

from septem.core.errors import BadCall

LARGEST = 2**63 - 1
"""Seeds and numbers of games: what a 64-bit word holds."""
WORD = 2**32 - 1
"""A word of a random stream."""
LARGEST_INT = 2**31 - 1
SIGNED = ("b", "h", "i", "l", "q")


def whole(field: str, value: Any, low: int, high: int) -> int:
    """A whole number within limits."""
    if type(value) is int and low <= value <= high:  # nearly always; the facade asks about a hundred times a decision
        return value
    try:
        number = index(value)
    except TypeError:
        raise TypeError(f"{field}: a whole number is needed, not {type(value).__name__}") from None
    if low <= number <= high:
        return number
    if low > high:
        raise BadCall(field, f"{_short(number)} is not allowed; there is nothing to choose from now")
    raise BadCall(field, f"{_short(number)} is not allowed; allowed: whole numbers from {low} to {high}")


def real(field: str, value: Any, low: float, high: float) -> float:
    """A number within limits, whole or not."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"{field}: a number is needed, not {type(value).__name__}")
    if low <= value <= high:
        return float(value)
    shown = f"{value:g}" if isinstance(value, float) else _short(value)
    raise BadCall(field, f"{shown} is not allowed; allowed: numbers from {low:g} to {high:g}")


def wholes(field: str, values: Any, low: int, high: int, least: int, most: int) -> list[int]:
    """From `least` to `most` whole numbers, each within limits."""
    listed = _listed(field, values)
    if not least <= len(listed) <= most:
        wanted = str(most) if least == most else f"{least} to {most}"
        raise BadCall(field, f"{len(listed)} values; allowed: {wanted}")
    if set(map(type, listed)) == {int} and low <= min(listed) and max(listed) <= high:
        return listed
    return [whole(f"{field}[{number}]", value, low, high) for number, value in enumerate(listed)]


def different(field: str, values: Any, low: int, high: int, least: int, most: int) -> list[int]:
    """`wholes`, none of them twice."""
    listed = wholes(field, values, low, high, least, most)
    if len(set(listed)) != len(listed):
        raise BadCall(field, "a number stands there twice")
    return listed


def lists(field: str, values: Any, count: int) -> list[Any]:
    """So many entries of any kind."""
    listed = _listed(field, values)
    if len(listed) != count:
        raise BadCall(field, f"{len(listed)} entries; allowed: {count}")
    return listed


def some(field: str, values: Any, most: int) -> list[Any]:
    """No more entries than `most`."""
    listed = _listed(field, values)
    if len(listed) > most:
        raise BadCall(field, f"{len(listed)} entries; allowed: 0 to {most}")
    return listed


def pairs(field: str, values: Any) -> list[tuple[Any, Any]]:
    """Any number of pairs."""
    return [(first, second) for first, second in (lists(field, pair, 2) for pair in _listed(field, values))]


def entry(field: str, given: Any, name: str) -> Any:
    """An entry of a dict; `field` says whose."""
    if not isinstance(given, dict):
        raise TypeError(f"{field}: a dict is needed, not {type(given).__name__}")
    if name not in given:
        raise BadCall(f"{field}.{name}", "is missing")
    return given[name]


def of_kind(field: str, value: Any, kind: type[Any]) -> Any:
    """An object of one of our classes (None is none)."""
    if not isinstance(value, kind):
        raise TypeError(f"{field}: a {kind.__name__} is needed, not {type(value).__name__}")
    return value


def cells(field: str, value: Any, size: int, count: int, written: bool = False) -> Any:
    """At least `count` signed whole numbers of `size` bytes in a row in memory, such as an `array`."""
    try:
        found = memoryview(value)
    except TypeError:
        raise TypeError(f"{field}: an array of numbers is needed, not {type(value).__name__}") from None
    if found.ndim != 1 or not found.c_contiguous or found.itemsize != size or found.format not in SIGNED:
        raise BadCall(field, f"must be one row of signed whole numbers of {size} bytes")
    if written and found.readonly:
        raise BadCall(field, "cannot be written to")
    if len(found) < count:
        raise BadCall(field, f"{len(found)} cells are too few; {count} are needed")
    return value


def seed(value: Any) -> int:
    """A seed."""
    return whole("seed", value, 0, LARGEST)


def streams(values: Any) -> list[int]:
    """The eight words of both streams of a state."""
    words = wholes("streams", values, 0, WORD, 8, 8)
    if not any(words[:4]) or not any(words[4:]):
        raise BadCall("streams", "neither half may be all zeros: such a stream never moves")
    return words


def _listed(field: str, values: Any) -> list[Any]:
    if not isinstance(values, (list, tuple)):
        raise TypeError(f"{field}: a list is needed, not {type(values).__name__}")
    return list(values)


def _short(number: int) -> str:
    return str(number) if number.bit_length() < 100 else f"a number of {number.bit_length()} bits"
