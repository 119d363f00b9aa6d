"""The bot that everything else has to beat."""

from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.rng import Rng


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, game: AnyRoom) -> None:
        pass

    def choose(self, view: Json, moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]
