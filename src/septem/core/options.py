"""Options of a game: declared once by its room, validated in one place, published for forms and help texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

import msgspec

from septem.core.errors import BadOption, echo, shown
from septem.core.interchange import as_data, encoded, read_plain

Value = bool | int | str | None
Kind = Literal["choice", "number", "pieces", "file"]
Check = Callable[[Any], bool]
Reader = Callable[[str, str], Any]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table. Each game has its own; what is left out has the default that stands there."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """What a game says of one option beside its type and default, which stand in the game's `Options`.

    `values` is the closed set of what may be given. Other values are tested by `fits` and described by `form`; their
    `kind` says what a form needs: a `number` within `limits` (then neither `fits` nor `form` is needed), `pieces` to be
    picked (from the catalogue's list of this name), or a `file`, given as its text or as the data in it,
    which `read` turns with its name into a value. `when` are the values of other options it has a meaning with.
    """

    name: str
    kind: Kind = "choice"
    values: tuple[Value, ...] = ()
    fits: Check | None = None
    form: str = ""
    limits: tuple[int, int] | None = None
    read: Reader | None = None
    pieces: str = ""
    when: Mapping[str, tuple[Value, ...]] = {}
    players: tuple[int, ...] = ()

    def allowed(self) -> str:
        """What may be given, in words."""
        listed = ", ".join(word_of(value) for value in self.values)
        number = "" if self.limits is None else f"whole numbers from {self.limits[0]} to {self.limits[1]}"
        return " or ".join(part for part in (listed, number, self.form) if part)

    def lists(self, value: Any) -> bool:
        """Whether it is one of the listed values."""
        return any(type(value) is type(known) and value == known for known in self.values)

    def check(self, value: Any) -> Any:
        """The value itself, or BadOption."""
        if self.lists(value) or self._fits(value):
            return value
        raise BadOption(self.name, f"{shown(value)} is not allowed; allowed: {self.allowed()}")

    def _fits(self, value: Any) -> bool:
        if self.limits is not None and type(value) is int and self.limits[0] <= value <= self.limits[1]:
            return True
        try:
            return self.fits is not None and self.fits(value)
        except Exception:  # a value that cannot even be compared does not fit
            return False


class OptionForm(msgspec.Struct, frozen=True):
    """An option as a form shows it. `text` is the message id of its name, `text`-`value` that of each value.

    `limits` are the least and the greatest number that may be given; `pieces` names the list of the catalogue that
    other values are picked from (`text`-pieces says so, `text`-file the same of a file). `when` and `players`: the
    option is shown only when the others have one of these values, at tables of so many (empty: always).
    """

    name: str
    kind: Kind
    default: Any
    values: tuple[Value, ...]
    text: str
    limits: tuple[int, int] | None = None
    pieces: str = ""
    when: dict[str, tuple[Value, ...]] = {}
    players: tuple[int, ...] = ()


def option_forms(options: type[Options], declared: Iterable[Option]) -> tuple[OptionForm, ...]:
    """What a form needs to know of all options of a game."""
    defaults = as_data(options())
    return tuple(
        OptionForm(
            name=option.name,
            kind=option.kind,
            default=defaults[option.name],
            values=option.values,
            text=f"option-{option.name}",
            limits=option.limits,
            pieces=option.pieces,
            when=dict(option.when),
            players=option.players,
        )
        for option in declared
    )


def word_of(value: Value) -> str:
    """A value of a closed set as it is typed and as it stands in message ids: as in JSON, texts without quotes."""
    return value if isinstance(value, str) else encoded(value).decode()


def checked(options: type[Options], declared: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with defaults filled in; unknown names and wrong values are refused."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise BadOption(echo(str(name)), f"unknown option; this game has: {names}")
    defaults = msgspec.structs.asdict(options())
    return {name: owned(option, given[name]) if name in given else defaults[name] for name, option in known.items()}


def owned(option: Option, value: Any) -> Any:
    """An allowed value as plain data of our own, a file as what it says; what cannot be written down is refused."""
    option.check(value)
    try:
        if option.read is None or option.lists(value):
            return read_plain(value)
        content = encoded(value)
        return option.read(value if isinstance(value, str) else content.decode(), option.name)
    except ValueError as problem:
        raise BadOption(option.name, echo(str(problem))) from None


def checked_number(field: str, value: Any, low: int, high: int) -> int:
    """A whole number within limits."""
    if type(value) is not int or not low <= value <= high:
        raise BadOption(field, f"{shown(value)} is not allowed; allowed: whole numbers from {low} to {high}")
    return value


def checked_names(field: str, names: Any) -> tuple[str, ...]:
    """Names of players: a list of texts that can be written down."""
    if not isinstance(names, (list, tuple)) or not all(_is_text(name) for name in names):
        raise BadOption(field, f"{shown(names)} is not allowed; allowed: a list of names")
    return tuple(str(name) for name in names)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not any("\ud800" <= one <= "\udfff" for one in value)
