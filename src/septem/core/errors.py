"""Everything that can be wrong with what a caller hands us, by kind. Messages name the field and what is allowed.

What a caller handed in comes back in messages through `shown` (any value) or `echo` (text) only: short, printable,
and without an exception of its own.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from typing import Any

from septem.core.model import Reason

LONGEST = 80
"""So much of what a caller handed in comes back in a message."""
FEW = 8
"""So many items of a list or dict."""


class SeptemError(Exception):
    """Base of all errors a caller can cause. Errors can be copied and pickled, with everything they carry."""

    def __reduce__(self) -> tuple[Callable[..., SeptemError], tuple[Any, ...], dict[str, Any]]:
        return _remade, (type(self), self.args), self.__dict__


def _remade(kind: type[SeptemError], args: tuple[Any, ...]) -> SeptemError:
    """An error from its parts; its attributes follow. (The constructors take other arguments than they store.)"""
    return kind.__new__(kind, *args)


class UnknownGame(SeptemError):
    """No game of that id."""


class BadOption(SeptemError):
    """An option or a number of players that the game does not have or does not allow."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


class BadPosition(SeptemError):
    """A position that cannot be: wrong form, unknown ids, impossible counts."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"position {field}: {problem}")
        self.field = field


class BadView(SeptemError):
    """Not a view of this game, so that nothing can be drawn from it."""


class BadRecord(SeptemError):
    """A game record that does not parse or does not replay."""


class RulesChanged(BadRecord):
    """A record made under another version of the rules than this package plays."""


class BadRows(SeptemError):
    """A file of results that cannot be read, or that was made with other settings."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where


class BadBot(SeptemError):
    """A bot that cannot be loaded, breaks down, or answers with something that is no legal move."""


class BadTable(SeptemError):
    """A data table (cards, boards, sheets) that breaks its schema."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where


class IllegalMove(SeptemError):
    """A move the rules do not allow; nothing has changed. `reason` is the code, the message its English text."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class BadMove(IllegalMove):
    """A move that cannot even be read: not a notation, code or move of this game."""


class BadCall(SeptemError, ValueError):
    """A call the engine cannot carry out: a number out of range, a state that is not in play. Nothing has changed."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


# ---- what a caller handed in -------------------------------------------------------------------
class _Short(reprlib.Repr):
    """A few items of a few levels; an object that cannot say what it is is named by its type."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxdict = self.maxset = self.maxfrozenset = self.maxdeque = FEW
        self.maxstring = self.maxlong = self.maxother = LONGEST

    def repr_instance(self, value: Any, level: int) -> str:
        try:
            return repr(value)
        except Exception:  # whatever its author did
            return f"<{type(value).__name__}>"


_SHORT = _Short()


def shown(value: object) -> str:
    """Any value for a message: `repr`, but short, printable and never failing."""
    try:
        return echo(_SHORT.repr(value))
    except Exception:  # a number too long to print, a broken type
        return f"<{type(value).__name__}>"


def echo(text: str, most: int = LONGEST) -> str:
    """Text a caller typed, for a message: cut, and with `?` for what cannot be printed (lone surrogates too)."""
    kept = "".join(one if one.isprintable() else "?" for one in text[:most])
    return kept if len(text) <= most else f"{kept}..."
