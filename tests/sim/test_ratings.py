"""Ratings and standings of games whose truth is known."""

import math
import random

import pytest

from septem.sim.intervals import Share
from septem.sim.pairing import RoundRobin
from septem.sim.ratings import ANCHORED, Played, ratings
from septem.sim.rows import Tables
from septem.sim.standings import pairs, standings

POWER = {"random": 0.0, "greedy": math.log(10), "search": math.log(100)}
"""Odds of ten to one from step to step: 400 points each."""
BOTS = tuple(POWER)


def drawn(players: int, deals: int, seed: int, tables: Tables = "pairs") -> list[Played]:
    """A tournament as the model imagines it: the next place goes to somebody by power."""
    schedule, rng = RoundRobin(BOTS, players, deals, seed, tables), random.Random(seed)
    found = []
    for match in map(schedule.match, range(len(schedule))):
        left, places = list(range(players)), [0] * players
        for place in range(1, players + 1):
            seat = rng.choices(left, [math.exp(POWER[match.bots[one]]) for one in left])[0]
            left.remove(seat)
            places[seat] = place
        found.append(
            Played(match.number // schedule.per_deal, match.bots, tuple(places), tuple(10 - place for place in places))
        )
    return found


@pytest.mark.parametrize(("players", "tables"), [(2, "pairs"), (4, "pairs"), (3, "mixed"), (5, "mixed")])
def test_ratings_find_the_truth(players: int, tables: Tables) -> None:
    found = ratings(drawn(players, 40, 2, tables), BOTS)
    assert found["random"].rating == ANCHORED
    assert (found["random"].low, found["random"].high) == (ANCHORED, ANCHORED)
    for bot, truth in (("greedy", 1400), ("search", 1800)):
        one = found[bot]
        assert one.low is not None
        assert one.high is not None
        assert one.low < truth < one.high
        assert one.high - one.low < 500


def test_intervals_cover_the_truth() -> None:
    covered = 0
    for seed in range(20):
        one = ratings(drawn(2, 20, seed), BOTS)["greedy"]
        assert one.low is not None
        assert one.high is not None
        covered += one.low <= 1400 <= one.high
    assert covered >= 17


def test_ratings_are_the_same_on_every_run_and_in_any_order() -> None:
    games = drawn(2, 5, 3)
    turned = sorted(games, key=lambda game: -game.deal)
    assert ratings(games, BOTS) == ratings(games, BOTS)
    assert ratings(turned, BOTS) == ratings(games, BOTS)


def test_who_wins_always_is_not_infinitely_strong() -> None:
    games = [Played(deal, ("b", "a"), (1, 2), (9, 1)) for deal in range(20)]
    games += [Played(deal, ("a", "b"), (2, 1), (1, 9)) for deal in range(20)]
    found = ratings(games, ("a", "b"))
    assert found["a"].rating == ANCHORED  # the first one, where `random` does not play
    assert found["b"].low is not None
    assert 1100 < found["b"].low < 1500 < found["b"].rating < 2100


def test_one_deal_gives_no_interval() -> None:
    found = ratings([Played(0, ("a", "b"), (1, 2), (9, 1))], ("a", "b"))
    assert (found["b"].low, found["b"].high) == (None, None)


def test_standings_and_pairs_of_two() -> None:
    games = [
        Played(0, ("a", "b"), (1, 2), (50, 40)),
        Played(0, ("b", "a"), (2, 1), (30, 60)),
        Played(1, ("a", "b"), (1, 1), (44, 44)),
        Played(1, ("b", "a"), (1, 2), (70, 20)),
    ]
    first, second = standings(games, ("a", "b"))
    assert (first.bot, second.bot) == ("a", "b")
    assert (first.seats, first.wins.share, first.fair_shares, first.points) == (4, 2.5 / 4, 1.25, 43.5)
    assert first.wins.share + second.wins.share == 1
    one, other = pairs(games, ("a", "b"), "pairs")
    assert (one.bot, one.other, one.games, one.wins, one.ahead) == ("a", "b", 4, first.wins, 0.625)
    assert (one.points, one.other_points) == (other.other_points, other.points) == (43.5, 46.0)


def test_one_against_the_rest_counts_only_where_it_is_alone() -> None:
    games = [
        Played(0, ("a", "b", "b"), (1, 2, 3), (30, 20, 10)),
        Played(0, ("b", "a", "b"), (3, 2, 1), (10, 20, 30)),
        Played(0, ("b", "b", "a"), (1, 3, 1), (30, 10, 30)),
        Played(0, ("b", "a", "a"), (3, 1, 2), (0, 30, 20)),
    ]
    one, other = pairs(games, ("a", "b"), "pairs")
    assert (one.games, one.wins) == (3, Share(0.5, 0.0, 1.0))
    assert one.fair_shares == pytest.approx(1.5)
    assert one.ahead == pytest.approx((2 + 1 + 1.5) / 6)
    assert (one.points, one.other_points) == (pytest.approx(80 / 3), pytest.approx(110 / 6))
    assert (other.games, other.wins.share, other.ahead) == (1, 0.0, 0.0)


def test_mixed_tables_count_wherever_both_sit() -> None:
    games = drawn(3, 40, 1, "mixed")
    found = {(one.bot, one.other): one for one in pairs(games, BOTS, "mixed")}
    assert {one.games for one in found.values()} == {len(games)}
    assert found["greedy", "random"].ahead == pytest.approx(10 / 11, abs=0.06)
    assert found["greedy", "random"].ahead + found["random", "greedy"].ahead == pytest.approx(1)


def test_who_has_not_played_does_not_stand() -> None:
    games = [Played(deal, ("a", "b"), (1, 2), (9, 1)) for deal in range(2)]
    assert [one.bot for one in standings(games, ("a", "b", "c"))] == ["a", "b"]
    assert ratings([], BOTS) == {}
    assert standings([], ("a", "b")) == []
