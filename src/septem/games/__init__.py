"""The games, found by id: those of the house, and those that other packages offer under the entry point `septem.rooms`.

A room is imported only when it is asked for.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from septem.core.errors import UnknownGame, shown
from septem.core.room import AnyRoom, Room

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
        return _guest(game_id)
    raise UnknownGame(f"game: {shown(game_id)} is not known; known: {', '.join(game_ids())}")


@cache
def _guests() -> dict[str, tuple[EntryPoint, ...]]:
    """Rooms of other packages by id, with all who offer one; a game of the house cannot be replaced."""
    points = {(point.name, point.value): point for point in entry_points(group=GROUP) if point.name not in HOUSE}
    names = dict.fromkeys(name for name, _ in sorted(points))
    return {name: tuple(point for point in points.values() if point.name == name) for name in names}


def _guest(game_id: str) -> AnyRoom:
    points = _guests()[game_id]
    if len(points) > 1:
        offered = ", ".join(sorted(point.value for point in points))
        raise UnknownGame(f"game: {game_id!r} is offered by several packages: {offered}")
    (point,) = points
    try:
        found = point.load()
    except (Exception, SystemExit) as problem:  # foreign code may fail in any way
        raise UnknownGame(f"game: {game_id!r} cannot be loaded from {point.value}: {shown(problem)}") from problem
    if not isinstance(found, Room) or found.id != game_id:
        raise UnknownGame(f"game: {point.value} is not the room of {game_id!r}")
    return found
