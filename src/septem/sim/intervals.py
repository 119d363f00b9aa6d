"""How sure one can be of a share or a mean when games come in deals that were played several times.

Games on one deal are not independent: a lucky hand wins in several of them, or each seat wins it once. So every
interval here looks at what varies from deal to deal, and all of them are the same on every run.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import msgspec

LEVEL = 0.95
SURE = NormalDist().inv_cdf((1 + LEVEL) / 2)
FEW = {1: 12.706, 2: 4.303}
"""Quantiles of Student's distribution for which the series below is too coarse."""


class Share(msgspec.Struct, frozen=True):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float


class Deal(msgspec.Struct, frozen=True):
    """What was won on one deal, and in how many games."""

    won: float
    games: int


def share_of(deals: Sequence[Deal]) -> Share:
    """The share of games won, with Wilson's interval for as many independent games as these are worth.

    That number follows from how the share varies between deals; it is never more than the games played, and no more
    than the deals where nothing varies (all won or all lost).
    """
    games = sum(deal.games for deal in deals)
    if not games:
        return Share(0.0, 0.0, 1.0)
    share = min(1.0, sum(deal.won for deal in deals) / games)
    if len(deals) < 2:
        return Share(share, 0.0, 1.0)
    worth = _worth(deals, games, share)
    sure = SURE**2
    centre = (share * worth + sure / 2) / (worth + sure)
    half = SURE * sqrt(max(0.0, share * (1 - share) * worth + sure / 4)) / (worth + sure)
    return Share(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


def _worth(deals: Sequence[Deal], games: int, share: float) -> float:
    """Independent games that would tell as much."""
    count = len(deals)
    strayed = sum((deal.won - share * deal.games) ** 2 for deal in deals)
    variance = count / (count - 1) * strayed / games**2
    if variance > 0:
        worth = min(float(games), share * (1 - share) / variance)
    else:
        worth = float(games if 0 < share < 1 else count)
    return worth * (SURE / quantile(count - 1)) ** 2  # the variance is itself an estimate


def quantile(freedom: int) -> float:
    """Student's quantile of 95 % for so many degrees of freedom."""
    if freedom in FEW:
        return FEW[freedom]
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
