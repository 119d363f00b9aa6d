"""Options of a game: declared once, validated in one place, shown in help texts and on the page."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from septem.core.errors import BadOption, echo, shown
from septem.core.records import read_plain

Check = Callable[[Any], bool]
Reader = Callable[[str, str], Any]


class Option(msgspec.Struct, frozen=True):
    """One option: a closed set of values, or a value tested by `fits` and described by `form`.

    On a command line a value with `read` is the name of a file; `read` makes the value of its text and its name.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    fits: Check | None = None
    form: str = ""
    read: Reader | None = None

    def allowed(self) -> str:
        """What may be given, in words."""
        listed = ", ".join(_shown(value) for value in self.values)
        return " or ".join(part for part in (listed, self.form) if part)

    def check(self, value: Any) -> Any:
        """The value itself, or BadOption."""
        same = any(type(value) is type(known) and value == known for known in self.values)
        if same or self._fits(value):
            return value
        raise BadOption(self.name, f"{shown(value)} is not allowed; allowed: {self.allowed()}")

    def _fits(self, value: Any) -> bool:
        try:
            return self.fits is not None and self.fits(value)
        except Exception:  # a value that cannot even be compared does not fit
            return False


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def checked(options: Iterable[Option], given: dict[str, Any]) -> dict[str, Any]:
    """All options with defaults filled in; unknown names and wrong values are refused."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise BadOption(echo(str(name)), f"unknown option; this game has: {names}")
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}


def checked_number(field: str, value: Any, low: int, high: int) -> int:
    """A whole number within limits."""
    if type(value) is not int or not low <= value <= high:
        raise BadOption(field, f"{shown(value)} is not allowed; allowed: whole numbers from {low} to {high}")
    return value


def owned(field: str, value: Any) -> Any:
    """A value as plain data of our own; what cannot be written down is refused."""
    try:
        return read_plain(value)
    except ValueError as problem:
        raise BadOption(field, echo(str(problem))) from None


def checked_names(field: str, names: Any) -> list[str]:
    """Names of players: a list of texts that can be written down."""
    if not isinstance(names, (list, tuple)) or not all(_is_text(name) for name in names):
        raise BadOption(field, f"{shown(names)} is not allowed; allowed: a list of names")
    return [str(name) for name in names]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not any("\ud800" <= one <= "\udfff" for one in value)
