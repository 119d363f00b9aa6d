"""A game's screen: the modules that show it in the terminal, each with a few functions that the commands call.

They stand in `septem.cli.<game>` for a game of the house, in `<package>.cli` for a game that another package offers.
`table` is needed to play; without `lookup` there is nothing to look up, without `merits` hints have fewer reasons.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from rich.console import RenderableType

from septem.core.errors import SeptemError
from septem.core.room import AnyRoom
from septem.core.texts import Texts

if TYPE_CHECKING:
    from septem.cli.lookup import Entry

HOUSE = "septem.games."
ViewT = TypeVar("ViewT", contravariant=True)
ExplanationT = TypeVar("ExplanationT", contravariant=True)
MoveT = TypeVar("MoveT", contravariant=True)
RefusalT = TypeVar("RefusalT", contravariant=True)
GameT = TypeVar("GameT", contravariant=True)


@runtime_checkable
class Table(Protocol[ViewT, ExplanationT, MoveT, RefusalT]):
    """`table`: the whole table as a seat sees it, and moves in one line each."""

    def draw(self, view: ViewT, explanation: ExplanationT, said: Texts, /) -> RenderableType: ...

    def label(self, move: MoveT, view: ViewT, said: Texts, /) -> str: ...

    def refused(self, refusal: RefusalT, view: ViewT, said: Texts, /) -> str: ...


@runtime_checkable
class Lookup(Protocol[ViewT]):
    """`lookup`: everything that can be looked up at this table."""

    def entries(self, view: ViewT, said: Texts, /) -> Iterable[Entry]: ...


@runtime_checkable
class Merits(Protocol[GameT, ViewT, ExplanationT, MoveT]):
    """`merits`: a seat's points by category as they stand, and what besides points speaks for a move."""

    def standing(self, game: GameT, seat: int, /) -> dict[str, int]: ...

    def merits(self, move: MoveT, view: ViewT, explanation: ExplanationT, said: Texts, /) -> list[str]: ...


AnyTable = Table[Any, Any, Any, Any]
AnyLookup = Lookup[Any]
AnyMerits = Merits[Any, Any, Any, Any]


def table_of(room: AnyRoom) -> AnyTable:
    """What draws a game's table."""
    found = _part(room, "table")
    if found is None:
        raise SeptemError(f"game: {room.id!r} cannot be drawn in the terminal; {_path(room, 'table')} is missing")
    if not isinstance(found, Table):
        raise _incomplete(found, "draw, label, refused")
    return found


def lookup_of(room: AnyRoom) -> AnyLookup | None:
    """What a game's pieces are looked up in."""
    found = _part(room, "lookup")
    if found is not None and not isinstance(found, Lookup):
        raise _incomplete(found, "entries")
    return found


def merits_of(room: AnyRoom) -> AnyMerits | None:
    """What knows the reasons for a game's moves."""
    found = _part(room, "merits")
    if found is not None and not isinstance(found, Merits):
        raise _incomplete(found, "standing, merits")
    return found


def _path(room: AnyRoom, part: str) -> str:
    return f"septem.cli.{room.id}.{part}" if room.package.startswith(HOUSE) else f"{room.package}.cli.{part}"


def _part(room: AnyRoom, part: str) -> ModuleType | None:
    """A module of a game's screen; None if there is none. One that cannot be loaded is an error of its own."""
    path = _path(room, part)
    try:
        return import_module(path)
    except ModuleNotFoundError as problem:
        if not f"{path}.".startswith(f"{problem.name}."):
            raise
        return None


def _incomplete(module: ModuleType, functions: str) -> SeptemError:
    return SeptemError(f"game: {module.__name__} lacks one of its functions; needed: {functions}")
