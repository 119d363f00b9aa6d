"""A game's screen: what shows it in the terminal, in parts that are modules with a few functions each.

`SCREEN` stands in `septem.cli.<game>.screen` for a game of the house, in `<package>.screen` for a game that another
package offers. Every part has a Protocol here, so mypy sees where a function is missing or wants something else.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

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
V = TypeVar("V")
X = TypeVar("X")
M = TypeVar("M")
R = TypeVar("R")


class Table(Protocol[ViewT, ExplanationT, MoveT, RefusalT]):
    """The whole table as a seat sees it, and moves in one line each."""

    def draw(self, view: ViewT, explanation: ExplanationT, said: Texts, /) -> RenderableType: ...

    def label(self, move: MoveT, view: ViewT, said: Texts, /) -> str: ...

    def refused(self, refusal: RefusalT, view: ViewT, said: Texts, /) -> str: ...


class Lookup(Protocol[ViewT]):
    """Everything that can be looked up at this table."""

    def entries(self, view: ViewT, said: Texts, /) -> Iterable[Entry]: ...


class Screen(NamedTuple, Generic[V, X, M, R]):
    """The parts. Without `lookup` there is nothing to look up."""

    table: Table[V, X, M, R]
    lookup: Lookup[V] | None = None


AnyScreen = Screen[Any, Any, Any, Any]


def screen_of(room: AnyRoom) -> AnyScreen:
    """The screen of a game; one that has none cannot be played in the terminal."""
    path = f"septem.cli.{room.id}.screen" if room.package.startswith(HOUSE) else f"{room.package}.screen"
    try:
        found = getattr(import_module(path), "SCREEN", None)
    except ModuleNotFoundError as problem:
        if problem.name != path:
            raise
        found = None
    if not isinstance(found, Screen):
        raise SeptemError(f"game: {room.id!r} cannot be drawn in the terminal; there is no SCREEN in {path}")
    return found
