"""Ratings from places: the Plackett-Luce model of openskill, on the scale of chess, with intervals over deals.

Four hundred points more are odds of ten to one to finish ahead of the other. One bot has a fixed rating, and the others
stand in relation to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec

from septem.core.rng import Rng
from septem.sim.intervals import quantile
from septem.sim.likelihood import Line, errors

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

ANCHOR = "random"
ANCHORED = 1000.0
"""The rating of `random`, or of the first bot where it does not play."""
SCALE = 400 / log(10)
ENOUGH = 30_000
"""Updates after which the order of the games hardly counts: few games are gone through several times."""
MOST_PASSES = 20
SEED = 1


class Played(msgspec.Struct, frozen=True):
    """What a rating needs of one game: its deal, and by seat who sat there, which place and how many points."""

    deal: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]


class Rating(msgspec.Struct, frozen=True):
    """A rating with its 95 % interval; there is none for one deal, or for bots that no game connects."""

    rating: float
    low: float | None
    high: float | None


def ratings(games: Sequence[Played], bots: Iterable[str]) -> dict[str, Rating]:
    """The rating of every bot that has played; all games have the same number of seats."""
    by_deal: dict[int, list[Line]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append((game.bots, game.places))
    deals, ties = [by_deal[deal] for deal in sorted(by_deal)], _ties(games)
    seated = {bot for bots, _ in ties for bot in bots}
    here = [bot for bot in bots if bot in seated]
    if not here:
        return {}
    anchor = ANCHOR if ANCHOR in here else here[0]
    strength = _strengths([line for deal in deals for line in deal] + ties, here, anchor)
    error = errors(deals, ties, strength, anchor) if len(deals) > 1 else None
    sure = quantile(max(1, len(deals) - 1))
    return {bot: _rating(bot, strength, error, sure) for bot in here}


def _rating(bot: str, strength: Mapping[str, float], error: Mapping[str, float] | None, sure: float) -> Rating:
    rating = ANCHORED + SCALE * strength[bot]
    if error is None:
        return Rating(rating, None, None)
    half = SCALE * sure * error[bot]
    return Rating(rating, rating - half, rating + half)


def _ties(games: Iterable[Played]) -> list[Line]:
    """A drawn game that nobody played for each company at a table: who won every game is not infinitely strong."""
    tables: dict[frozenset[str], Line] = {}
    for game in sorted(games, key=lambda game: (game.deal, game.bots)):
        tables.setdefault(frozenset(game.bots), (game.bots, (1,) * len(game.bots)))
    return list(tables.values())


def _strengths(lines: Sequence[Line], bots: Sequence[str], anchor: str) -> dict[str, float]:
    """Where openskill ends after all games, several times in different orders: logarithms of odds."""
    from openskill.models import PlackettLuce  # forty milliseconds that other commands need not spend

    model, rng = PlackettLuce(tau=0), Rng(SEED)  # tau: bots do not change from game to game
    model.sigma = model.beta  # with the usual, larger one few games end far from what they say
    known: dict[str, PlackettLuceRating] = {bot: model.rating() for bot in bots}
    for _ in range(max(1, min(MOST_PASSES, ENOUGH // len(lines)))):
        for seated, places in rng.shuffled(sorted(lines)):
            _update(model, known, seated, places)
    odds = model.beta * sqrt(len(lines[0][0]))
    return {bot: (rating.mu - known[anchor].mu) / odds for bot, rating in known.items()}


def _update(
    model: "PlackettLuce", known: "dict[str, PlackettLuceRating]", bots: tuple[str, ...], places: tuple[int, ...]
) -> None:
    """One game; a bot that sat in several seats is moved by the mean of what they say."""
    seats = model.rate([[known[bot]] for bot in bots], ranks=list(places))
    for bot in set(bots):
        mine = [seat[0] for name, seat in zip(bots, seats, strict=True) if name == bot]
        if len(mine) == 1:
            known[bot] = mine[0]
        else:
            known[bot] = model.rating(mu=fmean(one.mu for one in mine), sigma=fmean(one.sigma for one in mine))
