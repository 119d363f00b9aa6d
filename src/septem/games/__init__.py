"""The games, found by id: those of the house, and those that other packages offer under the entry point `septem.rooms`.

A room is imported only when it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from septem.core.errors import UnknownGame, shown
from septem.core.room import AnyRoom, Room

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

GROUP = "septem.rooms"
HOUSE = {
    "wonders": "septem.games.wonders.room:ROOM",
    "duel": "septem.games.duel.room:ROOM",
    "architects": "septem.games.architects.room:ROOM",
    "dice": "septem.games.dice.room:ROOM",
}


def game_ids() -> tuple[str, ...]:
    """The ids of all games, those of the house first."""
    return (*HOUSE, *_guests())


def room_of(game_id: str) -> AnyRoom:
    """The room of a game."""
    if isinstance(game_id, str) and game_id in HOUSE:
        module, name = HOUSE[game_id].split(":")
        found: AnyRoom = getattr(import_module(module), name)
        return found
    if isinstance(game_id, str) and game_id in _guests():
        return _guest(game_id, _guests()[game_id])
    raise UnknownGame(f"game: {shown(game_id)} is not known; known: {', '.join(game_ids())}")


@cache
def _guests() -> dict[str, EntryPoint]:
    """Rooms of other packages; a game of the house cannot be replaced."""
    return {point.name: point for point in _entry_points() if point.name not in HOUSE}


@cache
def _offered(game_id: str) -> tuple[str, ...]:
    """Where other packages offer a game of this id."""
    return tuple(sorted({point.value for point in _entry_points() if point.name == game_id}))


def _entry_points() -> EntryPoints:
    from importlib.metadata import entry_points  # slow to load, and rarely asked

    return entry_points(group=GROUP)


def _guest(game_id: str, point: EntryPoint) -> AnyRoom:
    offered = _offered(game_id)
    if len(offered) > 1:  # which one comes first would depend on the order of installed packages
        raise UnknownGame(f"game: {game_id!r} is offered by several packages: {', '.join(offered)}")
    try:
        found = point.load()
    except (Exception, SystemExit) as problem:  # foreign code may fail in any way
        raise UnknownGame(f"game: {game_id!r} cannot be loaded from {point.value}: {shown(problem)}") from problem
    if not isinstance(found, Room) or found.id != game_id:
        raise UnknownGame(f"game: {point.value} is not the room of {game_id!r}")
    return found
