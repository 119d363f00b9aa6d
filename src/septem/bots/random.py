"""The bot that everything else has to beat."""

from septem.bots.base import MoveT
from septem.core.rng import Rng
from septem.core.room import AnyRoom


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, room: AnyRoom) -> None:
        pass

    def choose(self, view: object, moves: list[MoveT], rng: Rng) -> MoveT:
        return moves[rng.below(len(moves))]
