"""What a tournament found: every bot with its share of victories, points and rating, and every pair of bots."""

from collections.abc import Iterable, Sequence
from itertools import permutations
from statistics import fmean

import msgspec

from septem.sim.intervals import Deals, Share
from septem.sim.pairing import RoundRobin
from septem.sim.ratings import Played, Rating, ratings
from septem.sim.rows import GameRow, Head, Tables

Seated = tuple[Played, int]
"""A game and a seat in it."""


class Standing(msgspec.Struct, frozen=True):
    """One bot over all its games. A victory shared by k seats counts 1/k for each."""

    bot: str
    seats: int
    """In how many it sat, over all games."""
    wins: Share
    fair_shares: float
    """Its victories against those of equals: 1 is as many as everybody, 2 twice as many."""
    points: float
    rating: Rating


class Pair(msgspec.Struct, frozen=True):
    """One bot against another: with more than two seats alone against the rest, or both at a mixed table."""

    bot: str
    other: str
    games: int
    wins: Share
    fair_shares: float
    ahead: float
    """How often it finished ahead of the other, seat by seat; a shared place counts one half."""
    points: float
    other_points: float


def played(head: Head, rows: Iterable[GameRow]) -> list[Played]:
    """What standings need of the rows of a tournament."""
    per_deal = RoundRobin(head.bots, head.players, 1, head.seed, head.tables or "pairs").per_deal
    return [
        Played(
            deal=row.number // per_deal,
            bots=row.bots,
            places=tuple([seat.place for seat in row.seats]),
            points=tuple([seat.points for seat in row.seats]),
        )
        for row in rows
    ]


def standings(games: Sequence[Played], bots: Sequence[str]) -> list[Standing]:
    """All bots that have played, the highest rating first."""
    if not games:
        return []
    rated = ratings(games, bots)
    found = []
    for bot in bots:
        mine = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        if mine:
            found.append(_standing(bot, mine, rated[bot]))
    return sorted(found, key=lambda one: -one.rating.rating)


def _standing(bot: str, mine: Sequence[Seated], rating: Rating) -> Standing:
    wins = _wins(mine)
    seats = len(mine[0][0].bots)
    return Standing(bot, len(mine), wins, wins.share * seats, fmean(game.points[seat] for game, seat in mine), rating)


def pairs(games: Sequence[Played], bots: Sequence[str], tables: Tables) -> list[Pair]:
    """Every bot against every other it has met."""
    found = []
    for bot, other in permutations(bots, 2):
        met = [game for game in games if _met(game.bots, bot, other, tables)]
        if met:
            found.append(_pair(bot, other, met))
    return found


def _met(seats: tuple[str, ...], bot: str, other: str, tables: Tables) -> bool:
    """Whether a game tells something of this pair."""
    if bot not in seats or other not in seats:
        return False
    return tables == "mixed" or seats.count(bot) == 1


def _pair(bot: str, other: str, met: Sequence[Played]) -> Pair:
    mine = [(game, seat) for game in met for seat, name in enumerate(game.bots) if name == bot]
    theirs = [(game, seat) for game in met for seat, name in enumerate(game.bots) if name == other]
    wins = _wins(mine)
    faced = [
        _ahead(game.places[seat], game.places[across])
        for game, seat in mine
        for across, name in enumerate(game.bots)
        if name == other
    ]
    return Pair(
        bot=bot,
        other=other,
        games=len(met),
        wins=wins,
        fair_shares=wins.share * len(met[0].bots),
        ahead=fmean(faced),
        points=fmean(game.points[seat] for game, seat in mine),
        other_points=fmean(game.points[seat] for game, seat in theirs),
    )


def _ahead(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def _wins(seated: Iterable[Seated]) -> Share:
    """The share of victories of these seats; a shared one counts in parts."""
    by_deal: dict[int, tuple[float, int]] = {}
    for game, seat in seated:
        won, games = by_deal.get(game.deal, (0.0, 0))
        by_deal[game.deal] = (won + (game.places[seat] == 1) / game.places.count(1), games + 1)
    deals = Deals()
    for won, games in by_deal.values():
        deals.add(won, games)
    return deals.share()
