"""Random numbers that stand for things seen, always the same: sums of them tell one sight from another."""

from septem.core.rng import Rng
from septem.games.architects import catalogue

MARK_BITS, MARK_STREAM = 55, 97  # the sum of all marks of a table stays below 2^63


def marks(number: int, count: int) -> list[int]:
    """So many marks of one kind."""
    rng = Rng(number, MARK_STREAM)
    return [rng.seed() >> 62 - MARK_BITS for _ in range(count)]


TOP_MARKS = marks(1, len(catalogue.DECK_IDS) * len(catalogue.KIND_IDS))
LOOK_MARKS = marks(2, len(catalogue.KIND_IDS))
CENTRAL_MARKS = marks(3, len(catalogue.KIND_IDS))
PILE_MARKS = marks(4, len(catalogue.TOKEN_IDS))
