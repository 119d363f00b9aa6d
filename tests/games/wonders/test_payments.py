"""Payments, science and guild copies of the engine against brute force on random tables."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from septem.games.wonders.model import Build, Move, Payment, Wonder
from septem.games.wonders.scoring import science_points
from tests.games.wonders.cities import load, random_end, random_table, units
from tests.games.wonders.test_model import CATEGORY
from tests.games.wonders.translate import legal_by_notation
from tests.models import wonders_model as model
from tests.models.wonders_oracles import covers, is_superfluous
from tests.models.wonders_parts import City, neighbours


def check_plan(twin: model.Game, seat: int, move: Move) -> None:
    """The plan of a paid move: units add up to the cost, symbols exist, prices are right, nothing is superfluous."""
    data, plan = move.data, move.why
    assert isinstance(plan, Payment)
    assert isinstance(data, Build | Wonder)
    cost = dict(twin.tables.cards[data.card].cost)
    if isinstance(data, Wonder):
        stage = twin.cities[seat].next_stage()
        assert stage is not None
        cost = dict(stage.cost)
    assert plan.bank == cost.pop("coins", 0)
    own: City = twin.cities[seat]
    paid = {"left": (plan.left, data.left), "right": (plan.right, data.right)}
    bought = {side: units(deal.units) for side, (deal, _) in paid.items()}
    assert Counter(bought["left"] + bought["right"] + units(plan.own)) == Counter(cost)
    assert covers(own.own_symbols(), units(plan.own))
    prices = own.prices()
    ring = neighbours(twin.cities, seat)
    for side, names in bought.items():
        assert covers(twin.cities[ring[side]].symbols_for_sale(), names)
        deal, coins = paid[side]
        assert deal.coins == coins == sum(prices[side][name] for name in names)
    assert not is_superfluous(own.own_symbols(), bought["left"] + bought["right"], units(cost))
    assert plan.total == plan.bank + data.left + data.right <= own.coins


def check_table(seed: int, edition: int, age: int) -> int:
    """All moves of all seats of one random table; returns how many payments were compared."""
    twin = random_table(random.Random(seed), edition, age)
    game = load(twin)
    compared = 0
    for seat in range(twin.players):
        moves = game.legal(seat)
        assert sorted(move.notation for move in moves) == sorted(legal_by_notation(twin, seat))
        for move in moves:
            if isinstance(move.data, Wonder) or (isinstance(move.data, Build) and move.data.how == "paid"):
                check_plan(twin, seat, move)
                compared += 1
    return compared


@pytest.mark.parametrize("age", [2, 3])
@pytest.mark.parametrize("edition", [1, 2])
def test_payments(edition: int, age: int) -> None:
    """Thousands of random purchases: the same splits as brute force, each with a right plan."""
    assert sum(check_table(seed, edition, age) for seed in range(60)) > 2000


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize("edition", [1, 2])
def test_many_payments(edition: int, seed: int) -> None:
    """The same on several hundred tables."""
    assert sum(check_table(10 * seed + number, edition, 2 + number % 2) for number in range(6)) > 0


def test_science() -> None:
    """The engine's science against every assignment of wild symbols."""
    for compass, gear, tablet, wild in product(range(5), range(5), range(5), range(4)):
        counts = {"compass": compass, "gear": gear, "tablet": tablet}
        assert science_points(compass, gear, tablet, wild) == model.best_science(counts, wild)


def check_end(twin: model.Game) -> None:
    """All categories, places and the copied guild of a finished table."""
    result: Any = load(twin).result
    for seat in range(twin.players):
        expected = model.score_city(twin.cities, seat)
        assert result.categories[seat] == {name: expected[theirs] for name, theirs in CATEGORY.items()}
        assert result.points[seat] == expected["total"]
        copied = [part.args["card"] for part in result.trees[seat][-1].parts if part.id == "copied_guild"]
        if copied:
            assert set(copied) <= model.best_guild_copies(twin.cities, seat)
    ranks = twin.ranking()
    assert [sorted(place) for place in result.ranking] == [
        [seat for seat in range(twin.players) if ranks[seat] == rank] for rank in sorted(set(ranks))
    ]


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("edition", [1, 2])
def test_final_tables(edition: int, players: int) -> None:
    """Random final tables against the model."""
    for seed in range(12):
        check_end(random_end(random.Random(100 * players + seed), edition, players))


@pytest.mark.parametrize("players", range(3, 8))
def test_guild_copies(players: int) -> None:
    """The best copy of a neighbour's guild against trying them all."""
    for seed in range(25):
        twin = random_end(random.Random(seed), 1, players)
        place = next((number for number, city in enumerate(twin.cities) if city.board.id == "olympia"), 0)
        if twin.cities[place].board.id != "olympia":
            twin.cities[place].board = twin.tables.boards["olympia"]
        twin.cities[place].side = "B"
        twin.cities[place].buried = ["altar"] * 3
        for city in twin.cities:
            city.buried = city.buried[: len(city.all_stages())]
        check_end(twin)
