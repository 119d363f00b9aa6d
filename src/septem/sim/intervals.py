"""How sure one can be of a share or a mean when games come in deals that were played several times.

Games on one deal are not independent: a lucky hand wins in several of them, or each seat wins it once. So every
interval here looks at what varies from deal to deal, and all of them are the same on every run.
"""

from math import sqrt
from statistics import NormalDist

import msgspec

LEVEL = 0.95
SURE = NormalDist().inv_cdf((1 + LEVEL) / 2)
TINY = 1e-15
FEW = {1: 12.706, 2: 4.303}
"""Quantiles of Student's distribution for which the series below is too coarse."""


class Share(msgspec.Struct, frozen=True):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; None for an interval that two deals are needed for."""

    mean: float
    low: float | None
    high: float | None


class Deals:
    """Running sums over deals: in how many games something was looked at, and what was counted in them."""

    def __init__(self) -> None:
        self.deals = 0
        self.games = 0
        self.counted = 0.0
        self._games_squared = 0
        self._counted_squared = 0.0
        self._product = 0.0

    def add(self, counted: float, games: int) -> None:
        """One deal more; one without such games tells nothing."""
        if games:
            self.deals += 1
            self.games += games
            self.counted += counted
            self._games_squared += games * games
            self._counted_squared += counted * counted
            self._product += counted * games

    def share(self) -> Share:
        """The share of games, with Wilson's interval for as many independent games as these are worth.

        That number follows from how the share varies between deals; it is never more than the games played, and no
        more than the deals where nothing varies (all won or all lost).
        """
        if not self.games:
            return Share(0.0, 0.0, 1.0)
        share = min(1.0, self.counted / self.games)
        if self.deals < 2:
            return Share(share, 0.0, 1.0)
        worth, sure = self._worth(share), SURE**2
        centre = (share * worth + sure / 2) / (worth + sure)
        half = SURE * sqrt(share * (1 - share) * worth + sure / 4) / (worth + sure)
        return Share(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))

    def mean(self) -> Mean:
        """The mean of what was counted, game by game."""
        if self.deals < 2:
            return Mean(self.counted / max(1, self.games), None, None)
        mean = self.counted / self.games
        half = quantile(self.deals - 1) * sqrt(self._variance(mean))
        return Mean(mean, mean - half, mean + half)

    def _worth(self, share: float) -> float:
        """Independent games that would tell as much."""
        variance = self._variance(share)
        if variance < TINY:
            return float(self.games if 0 < share < 1 else self.deals)
        worth = min(float(self.games), share * (1 - share) / variance)
        return worth * (SURE / quantile(self.deals - 1)) ** 2  # the variance is itself an estimate

    def _variance(self, mean: float) -> float:
        """Of the mean: how far the deals stray from it."""
        strayed = self._counted_squared - 2 * mean * self._product + mean * mean * self._games_squared
        return max(0.0, strayed) * self.deals / (self.deals - 1) / self.games**2


def quantile(freedom: int) -> float:
    """Student's quantile of 95 % for so many degrees of freedom."""
    if freedom in FEW:
        return FEW[freedom]
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
