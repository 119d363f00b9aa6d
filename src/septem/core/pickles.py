"""States in pickles: the position of the phase's start in names, and the moves sealed since, by code.

Both are read back through the same doors as anything a caller hands in: `load` checks the position completely, and
every move must be legal. So a pickle that was tampered with is refused, and what comes out is a possible state.
A pickle holds names and codes only: it does not matter whether the engine that reads it is compiled or plain.
"""

from __future__ import annotations

from typing import Any

from septem.core import calls
from septem.core.errors import BadPosition
from septem.core.game import Game
from septem.core.model import Json
from septem.core.state import State

VERSION = 1


def pickled(kind: type[Game], state: State) -> tuple[Any, ...]:
    """What `__reduce__` of a game's state returns."""
    game = kind(state.seat_count(), kind.options_of(state), None, state)
    return restored, (VERSION, kind, game.position(), state.phases(), kind.sealed_codes(state))


def restored(version: int, kind: type[Game], position: Json, phases: int, sealed: list[tuple[int, int]]) -> State:
    """The state of a pickle."""
    if version != VERSION:
        raise BadPosition("pickle", f"version {version!r} is not known; known: {VERSION}")
    if not isinstance(kind, type) or not issubclass(kind, Game):
        raise BadPosition("pickle", "does not name a game")
    state = kind.load(position).state.copy()
    state.set_phases(phases)
    for seat, code in calls.pairs("sealed", sealed):
        state.play_code(seat, code)
    return state
