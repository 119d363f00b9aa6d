"""Bots that do not look ahead: the move that looks best by the game's own hints, or one that looks good enough."""

from collections.abc import Sequence
from math import exp

from septem.bots.from_state import StateBot
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State
from septem.search.policy import Policy

DRAW = 2**30


class GreedyBot(StateBot):
    """The move of the highest weight, ties drawn."""

    def __init__(self, room: AnyRoom) -> None:
        super().__init__(room)
        self._policy = Policy()

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        weighed = self._policy.weighed(state, seat)
        highest = max(weight for _, weight in weighed)
        best = [code for code, weight in weighed if weight == highest]
        return best[rng.below(len(best))]


class RelaxedBot(StateBot):
    """A move that looks good, not always the best: one `ease` hundredths of a point worse is e times less likely."""

    def __init__(self, room: AnyRoom, ease: int) -> None:
        super().__init__(room)
        self._policy = Policy()
        self._ease = ease

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        return relaxed(self._policy.good(state, seat), self._ease, rng)


def relaxed(judged: Sequence[tuple[int, float]], ease: float, rng: Rng) -> int:
    """One of some moves, drawn by what each is worth: one that is `ease` worse than another is e times less likely."""
    highest = max(worth for _, worth in judged)
    chances = [int(DRAW * exp((worth - highest) / ease)) for _, worth in judged]
    drawn = rng.below(2**31) * sum(chances) // 2**31
    for (code, _), chance in zip(judged, chances, strict=True):
        drawn -= chance
        if drawn < 0:
            return code
    return judged[-1][0]
