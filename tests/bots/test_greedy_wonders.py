"""The greedy player of 7 Wonders: sound in single choices, far better than chance, and decent against itself."""

from random import Random
from typing import Any

import pytest

from septem.bots.greedy_wonders import value
from septem.core.model import Json, Move
from septem.games.wonders.game import WondersGame

GREEDY, CHANCE = "greedy", "chance"


def best(view: Json, moves: list[Move], chance: Random) -> Move:
    values = [value(view, move) for move in moves]
    return chance.choice([move for move, worth in zip(moves, values, strict=True) if worth == max(values)])


def played(bots: list[str], seed: int, **options: Any) -> WondersGame:
    """A game between greedy and random players."""
    game = WondersGame.new(len(bots), seed, **options)
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
def view_of(seat: int = 0, players: int = 3, **changes: Any) -> Json:
    """A view at the beginning of a game, with changes to the own city and the clock."""
    options = {"edition": 1 if players == 2 else 2}
    view = WondersGame.new(players, 11, **options).view(seat)
    for name, new in changes.items():
        if name in view:
            view[name] = new
        else:
            view.cities[seat][name] = new
    return view


def move(action: str, card: str, city: int = 0, **more: Any) -> Move:
    data = {"action": action, "city": city, "card": card}
    if action in ("build", "wonder"):
        data |= {"how": "paid", "left": 0, "right": 0}
    return Move(0, f"{action} {card}", {**data, **more})


def test_a_cheaper_payment_is_better() -> None:
    view = view_of(coins=5)
    dear, cheap = move("build", "temple", left=4), move("build", "temple", right=2)
    assert value(view, cheap) > value(view, dear)


def test_the_last_symbol_of_a_set_is_worth_more_than_a_further_equal_one() -> None:
    view = view_of(age=3, turn=5, science={"compass": 1, "gear": 1, "tablet": 0, "any": 0})
    assert value(view, move("build", "university")) > value(view, move("build", "lodge"))


def test_shields_count_when_they_turn_a_conflict() -> None:
    behind, far_ahead = view_of(age=3, turn=6), view_of(age=3, turn=6, shields=12)
    for city in behind["cities"][1:]:
        city["shields"] = 1
    arsenal = move("build", "arsenal")
    assert value(behind, arsenal) > 8
    assert value(far_ahead, arsenal) < 1


def test_resources_early_points_late() -> None:
    first, last = view_of(), view_of(age=3, turn=6)
    quarry, gardens = move("build", "quarry"), move("build", "gardens")
    assert value(first, quarry) > value(last, quarry)
    assert value(last, gardens) > value(last, quarry)


def test_a_poor_city_sells_rather_than_builds_what_brings_nothing() -> None:
    view = view_of(age=3, turn=6, coins=0)
    assert value(view, move("sell", "sawmill")) > value(view, move("build", "sawmill"))


def test_the_free_city_serves_its_holder() -> None:
    view = view_of(players=2)
    to_me, to_rival = (move("build", "baths", city=2, **{side: 2}) for side in ("left", "right"))
    assert value(view, to_me) > value(view, to_rival)
    view.cities[1].shields = 5
    harmful, harmless = move("build", "barracks", city=2), move("sell", "barracks", city=2)
    assert value(view, harmless) > value(view, harmful)


def test_the_value_depends_on_nothing_but_view_and_move() -> None:
    game = WondersGame.new(4, 5, edition=2)
    twin = WondersGame.load(game.position())
    for seat in range(4):
        values = [[value(one.view(seat), each) for each in one.legal(seat)] for one in (game, twin)]
        assert values[0] == values[1]
