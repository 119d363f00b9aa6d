"""The greedy player of 7 Wonders: sound in single choices, far better than chance, and decent against itself."""

from random import Random
from typing import Any

import msgspec
import pytest

import septem
from septem.bots.greedy_wonders import value
from septem.games.wonders.model import Build, Income, Move, Sell, View
from septem.games.wonders.room import WondersGame

GREEDY, CHANCE = "greedy", "chance"


def best(view: View, moves: list[Move], chance: Random) -> Move:
    values = [value(view, move) for move in moves]
    return chance.choice([move for move, worth in zip(moves, values, strict=True) if worth == max(values)])


def played(bots: list[str], seed: int, **options: Any) -> WondersGame:
    """A game between greedy and random players."""
    game: WondersGame = septem.new("wonders", len(bots), seed, **options)
    chance = Random(seed)
    while not game.over:
        seat = game.to_act[0]
        moves = game.legal(seat)
        game.play(seat, best(game.view(seat), moves, chance) if bots[seat] == GREEDY else chance.choice(moves))
    return game


def win_share(games: int, players: int, edition: int) -> float:
    """Of one greedy player among random ones, who sits on every seat in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        result = played([GREEDY if other == seat else CHANCE for other in range(players)], seed, edition=edition).result
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / games


def self_play_average(games: int, players: int, edition: int) -> float:
    results = [played([GREEDY] * players, seed, edition=edition).result for seed in range(games)]
    points = [points for result in results if result for points in result.points]
    return sum(points) / len(points)


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 2), (4, 1), (4, 2), (7, 2)])
def test_beats_random_players(players: int, edition: int) -> None:
    assert win_share(14, players, edition) >= 0.85


@pytest.mark.parametrize("edition", [1, 2])
def test_scores_against_itself(edition: int) -> None:
    assert self_play_average(10, 4, edition) >= 42


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "edition", "games"), [(4, 1, 150), (4, 2, 150), (2, 1, 40), (3, 1, 40), (7, 1, 40)]
)
def test_wins_nine_of_ten_games(players: int, edition: int, games: int) -> None:
    assert win_share(games, players, edition) >= 0.94


@pytest.mark.slow
@pytest.mark.parametrize("edition", [1, 2])
def test_self_play_average(edition: int) -> None:
    assert self_play_average(60, 4, edition) >= 46


# ---- single choices ----------------------------------------------------------------------------
def view_of(players: int = 3, age: int = 1, turn: int = 1, **changes: Any) -> View:
    """The view of seat 0 at the beginning of a game, with changes to the clock and to the own city."""
    view = septem.new("wonders", players, 11, edition=1 if players == 2 else 2).view(0)
    return changed(msgspec.structs.replace(view, age=age, turn=turn), 0, **changes)


def changed(view: View, number: int, **changes: Any) -> View:
    """A view with changes to a city."""
    cities = list(view.cities)
    cities[number] = msgspec.structs.replace(cities[number], **changes)
    return msgspec.structs.replace(view, cities=tuple(cities))


def build(card: str, **more: Any) -> Move:
    return Move(0, f"build {card}", Build(card, **more), None)


def sell(card: str, free_city: bool = False) -> Move:
    return Move(0, f"sell {card}", Sell(card, free_city), Income(3))


def test_a_cheaper_payment_is_better() -> None:
    view = view_of(coins=5)
    dear, cheap = build("temple", left=4), build("temple", right=2)
    assert value(view, cheap) > value(view, dear)


def test_the_last_symbol_of_a_set_is_worth_more_than_a_further_equal_one() -> None:
    view = view_of(age=3, turn=5, science={"compass": 1, "gear": 1, "tablet": 0, "any": 0})
    assert value(view, build("university")) > value(view, build("lodge"))


def test_shields_count_when_they_turn_a_conflict() -> None:
    behind, far_ahead = view_of(age=3, turn=6), view_of(age=3, turn=6, shields=12)
    behind = changed(changed(behind, 1, shields=1), 2, shields=1)
    arsenal = build("arsenal")
    assert value(behind, arsenal) > 8
    assert value(far_ahead, arsenal) < 1


def test_resources_early_points_late() -> None:
    first, last = view_of(), view_of(age=3, turn=6)
    quarry, gardens = build("quarry"), build("gardens")
    assert value(first, quarry) > value(last, quarry)
    assert value(last, gardens) > value(last, quarry)


def test_a_poor_city_sells_rather_than_builds_what_brings_nothing() -> None:
    view = view_of(age=3, turn=6, coins=0)
    assert value(view, sell("sawmill")) > value(view, build("sawmill"))


def test_the_free_city_serves_its_holder() -> None:
    view = view_of(players=2)
    to_me, to_rival = (build("baths", free_city=True, **{side: 2}) for side in ("left", "right"))
    assert value(view, to_me) > value(view, to_rival)
    view = changed(view, 1, shields=5)
    harmful, harmless = build("barracks", free_city=True), sell("barracks", free_city=True)
    assert value(view, harmless) > value(view, harmful)


def test_the_value_depends_on_nothing_but_view_and_move() -> None:
    game = septem.new("wonders", 4, 5, edition=2)
    twin = septem.load(game.position())
    for seat in range(4):
        values = [[value(one.view(seat), each) for each in one.legal(seat)] for one in (game, twin)]
        assert values[0] == values[1]
