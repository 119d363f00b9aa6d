"""Checks of how a game begins: its declarations, and options that must be refused."""

import sys
from collections.abc import Mapping
from typing import Any

from septem.core import begin
from septem.core.errors import BadOption
from septem.core.room import AnyRoom

HOSTILE_PLAYERS: tuple[Any, ...] = (0, -1, 99, True, "4", 4.0, [], 10**30)
HOSTILE_SEEDS: tuple[Any, ...] = (-1, 2**63, True, "7", 1.5, None)
HOSTILE_VALUES: tuple[Any, ...] = (object(), -7, 3.25, "no such value", [None], {"no": "such"}, None)


def check_declarations(room: AnyRoom) -> None:
    """The room says what it must say."""
    assert room.least <= room.usual <= room.most, f"{room.id}: usual players {room.usual} are out of range"
    assert len(set(room.columns)) == len(room.columns), f"{room.id}: two statistics columns share a name"
    assert set(room.labels) <= set(room.columns), f"{room.id}: labels for columns that do not exist"
    assert room.columns[0] == "points", f"{room.id}: the first statistics column is not `points`"
    assert room.tie_break in (None, *room.columns), f"{room.id}: {room.tie_break} breaks ties and is no column"


def check_findable(room: AnyRoom) -> None:
    """Other processes find the room: it is the one `ROOM` of the module of its class."""
    module = type(room).__module__
    assert getattr(sys.modules[module], "ROOM", None) is room, f"{room.id}: it is not the object ROOM of {module}"


def check_refusals(room: AnyRoom, given: Mapping[str, Any]) -> None:
    """Wrong players, seeds, option names and values are refused with an error that names the field."""
    for players in HOSTILE_PLAYERS:
        _refused(room, "players", players, 0, given)
    for seed in HOSTILE_SEEDS:
        _refused(room, "seed", room.usual, seed, given)
    _refused(room, "no_such_option", room.usual, 0, {**given, "no_such_option": 1})
    for option in room.options:
        for value in HOSTILE_VALUES:
            if not (value in option.values or (option.fits is not None and option.fits(value))):
                _refused(room, option.name, room.usual, 0, {**given, option.name: value})


def _refused(room: AnyRoom, field: str, players: Any, seed: Any, options: Mapping[str, Any]) -> None:
    complaint = _complaint(room, players, seed, options)
    assert complaint, f"{room.id}: new(players={players!r}, seed={seed!r}, {options!r}) was accepted"
    assert field in complaint, f"{room.id}: the complaint about {field} does not name it: {complaint}"


def _complaint(room: AnyRoom, players: Any, seed: Any, options: Mapping[str, Any]) -> str:
    try:
        begin.new(room, players, seed, options)
    except BadOption as problem:
        return str(problem)
    return ""
