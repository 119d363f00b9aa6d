"""The bot that everything else has to beat."""

from septem.bots.base import MoveT
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, room: AnyRoom) -> None:
        pass

    def choose(self, view: object, moves: list[MoveT], rng: Rng) -> MoveT:
        return moves[rng.below(len(moves))]

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        codes = state.legal_codes(seat)
        return codes[rng.below(len(codes))]
