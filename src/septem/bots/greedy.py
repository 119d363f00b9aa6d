"""The bot that takes what looks best now. What looks good is the game's own business: `value(view, move)`."""

from collections.abc import Callable
from importlib import import_module

from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.rng import Rng

HOUSE = "septem.games."


def value_module(game: AnyRoom) -> str:
    """Where a game's `value` lives: beside the bots for games of the house, else in the game's own package."""
    return f"septem.bots.greedy_{game.id}" if game.package.startswith(HOUSE) else f"{game.package}.greedy"


class GreedyBot:
    """The move of the highest value, ties drawn."""

    def __init__(self, game: AnyRoom) -> None:
        self._value: Callable[[Json, Move], float] = import_module(value_module(game)).value

    def choose(self, view: Json, moves: list[Move], rng: Rng) -> Move:
        values = [self._value(view, move) for move in moves]
        highest = max(values)
        best = [move for move, value in zip(moves, values, strict=True) if value == highest]
        return best[rng.below(len(best))]
