"""What bots share that look at the engine: handed a view, they decide on a state drawn to fit it.

Hints and searches use only what a seat knows, so it makes no difference which of the fitting states it is.
"""

from typing import Any

from septem.bots.base import MoveT
from septem.core import begin
from septem.core.errors import BadView
from septem.core.model import ViewHead
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State

FITTING = 1  # seed of the state drawn


def state_of(room: AnyRoom, view: ViewHead) -> tuple[State, int]:
    """A state that fits the view of a seat, and that seat."""
    if view.seat is None:
        raise BadView("view: a spectator has nothing to decide")
    state: State = begin.sample(room, view, Rng(FITTING)).state
    return state, view.seat


class StateBot:
    """A bot that says what it does in `decide` alone."""

    def __init__(self, room: AnyRoom) -> None:
        self._room = room

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        """The code of a legal move."""
        raise NotImplementedError

    def choose(self, view: ViewHead, moves: list[MoveT], rng: Rng) -> MoveT:
        """One of the moves, from the view alone."""
        state, seat = state_of(self._room, view)
        code = self.decide(state, seat, rng)
        return next(move for move in moves if _code(move) == code)


def _code(move: Any) -> int:
    found: int = move.code
    return found
