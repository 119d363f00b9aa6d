"""Schedules of tournaments: everybody meets everybody on every deal, in every seat."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from septem.core.errors import BadOption
from septem.search.batch import game_seed
from septem.sim.pairing import RoundRobin
from septem.sim.rows import Match, Tables

BOTS = ("a", "b", "c", "d", "e")


def games(schedule: RoundRobin) -> list[Match]:
    return [schedule.match(number) for number in range(len(schedule))]


def deal_of(match: Match) -> int:
    return next(deal for deal in range(99) if game_seed(1, deal) == match.seed)


def test_two_seats_every_pair_plays_every_deal_with_seats_swapped() -> None:
    found = games(RoundRobin(BOTS[:3], 2, 4, seed=1))
    wanted = Counter((deal, pair) for deal in range(4) for pair in permutations("abc", 2))
    assert Counter((deal_of(game), game.bots) for game in found) == wanted
    assert [game.number for game in found] == list(range(len(found)))


@pytest.mark.parametrize("players", [3, 4, 7])
def test_more_seats_one_sits_everywhere_against_the_rest(players: int) -> None:
    found = games(RoundRobin(BOTS[:3], players, 2, seed=1))
    wanted = Counter(
        (deal, tuple(one if seat == at else other for seat in range(players)))
        for deal in range(2)
        for one, other in permutations("abc", 2)
        for at in range(players)
    )
    assert Counter((deal_of(game), game.bots) for game in found) == wanted


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_meets_a_table_of_each_other_one(players: int) -> None:
    found = games(RoundRobin(BOTS[:3], players, 2, seed=1, tables="first"))
    wanted = Counter(
        (deal, tuple("a" if seat == at else other for seat in range(players)))
        for deal in range(2)
        for other in "bc"
        for at in range(players)
    )
    assert Counter((deal_of(game), game.bots) for game in found) == wanted


@pytest.mark.parametrize("players", [3, 4, 5])
def test_mixed_tables_seat_every_choice_of_bots_and_turn_it(players: int) -> None:
    schedule = RoundRobin(BOTS, players, 3, seed=1, tables="mixed")
    found = games(schedule)
    for deal in range(3):
        here = [game for game in found if deal_of(game) == deal]
        chosen = Counter(tuple(sorted(game.bots)) for game in here)
        assert chosen == Counter(dict.fromkeys(combinations(BOTS, players), players))
        seats = Counter((seat, bot) for game in here for seat, bot in enumerate(game.bots))
        assert len(set(seats.values())) == 1  # every bot equally often in every seat


def test_a_turned_table_keeps_its_neighbours_and_another_deal_has_others() -> None:
    schedule = RoundRobin(BOTS, 5, 6, seed=1, tables="mixed")
    rounds = []
    for deal in range(6):
        turned = {schedule.match(5 * deal + at).bots for at in range(5)}
        assert len(turned) == 5
        rounds.append(frozenset((line[at - 1], line[at]) for line in turned for at in range(5)))
        assert len(rounds[-1]) == 5
    assert len(set(rounds)) > 1


def test_fewer_bots_than_seats_all_sit_and_the_spare_seats_go_round() -> None:
    schedule = RoundRobin(BOTS[:3], 7, 60, seed=1, tables="mixed")
    spare: Counter[str] = Counter()
    for deal in range(60):
        line = schedule.match(7 * deal).bots
        assert {line.count(bot) for bot in "abc"} <= {2, 3}
        spare.update(bot for bot in "abc" if line.count(bot) == 3)
    assert min(spare.values()) > 10


def test_the_seed_decides_deals_and_orders() -> None:
    one, same, other = (RoundRobin(BOTS, 3, 2, seed, "mixed") for seed in (1, 1, 2))
    assert games(one) == games(same)
    assert games(one) != games(other)
    assert [one.deal_seed(deal) for deal in range(2)] == [game_seed(1, deal) for deal in range(2)]


def test_a_longer_tournament_begins_like_a_shorter_one() -> None:
    short, long = (RoundRobin(BOTS, 4, deals, 3, "mixed") for deals in (2, 5))
    assert games(long)[: len(short)] == games(short)


@pytest.mark.parametrize(
    ("bots", "tables", "field"),
    [(("a",), "pairs", "bots"), (("a", "b", "a"), "pairs", "bots"), (("a", "b"), "round", "tables")],
)
def test_wrong_schedules_are_refused(bots: tuple[str, ...], tables: Tables, field: str) -> None:
    with pytest.raises(BadOption, match=f"^{field}:"):
        RoundRobin(bots, 2, 1, 0, tables)
