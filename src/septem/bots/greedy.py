"""The bot that takes what looks best now. What looks good is the game's own business: `value(view, move)`."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from septem.bots.base import MoveT
from septem.core.model import ViewHead
from septem.core.rng import Rng
from septem.core.room import AnyRoom

HOUSE = "septem.games."


def value_module(room: AnyRoom) -> str:
    """Where a game's `value` lives: beside the bots for games of the house, else in the game's own package."""
    return f"septem.bots.greedy_{room.id}" if room.package.startswith(HOUSE) else f"{room.package}.greedy"


class GreedyBot:
    """The move of the highest value, ties drawn."""

    def __init__(self, room: AnyRoom) -> None:
        self._value: Callable[[Any, Any], float] = import_module(value_module(room)).value

    def choose(self, view: ViewHead, moves: list[MoveT], rng: Rng) -> MoveT:
        values = [self._value(view, move) for move in moves]
        highest = max(values)
        best = [move for move, value in zip(moves, values, strict=True) if value == highest]
        return best[rng.below(len(best))]
