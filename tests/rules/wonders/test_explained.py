"""What the explanation says beyond prices: what is missing, what a card is worth now, what a conflict would bring."""

from __future__ import annotations

import pytest

from septem.games.wonders.model import CardPrice, Stronger
from tests.rules.wonders.table import Table, city


def price(table: Table, card: str) -> CardPrice:
    """What is said about a card of the first seat's hand."""
    game = table.hand(0, card).load()
    return next(one for one in game.explain(0).cards if one.card == card)


def test_missing_units() -> None:
    """SW-41 to SW-45: units that nobody around makes are named, each as often as it lacks."""
    own = city("giza", built="clay_pool")
    assert price(Table(own, city("rhodes"), city("ephesos"), age=2), "walls").missing == ("stone", "stone")
    with_stone = city("rhodes", built="stone_pit")
    assert price(Table(own, with_stone, city("ephesos"), age=2), "walls").missing == ("stone",)


@pytest.mark.parametrize(
    ("built", "card", "age", "points"),
    [
        ("", "baths", 1, 3),
        ("workshop scriptorium", "apothecary", 1, 8),  # a third symbol and a set
        ("shipowners_guild", "workers_guild", 3, 1),  # counted by another card
        ("lumber_yard clay_pool", "haven", 3, 2),  # counts others
        ("caravansery", "lighthouse", 3, 2),  # counts itself
        ("apothecary workshop", "scientists_guild", 3, 8),
        ("", "tavern", 1, 0),  # coins are not counted
    ],
)
def test_worth_now(built: str, card: str, age: int, points: int) -> None:
    """SW-57, SW-86, SW-87: what the score would gain at once, coins apart."""
    assert price(Table(city("giza", built=built), players=7, age=age), card).points == points


def test_worth_of_what_stands_there() -> None:
    """A card that the city has is worth nothing to say."""
    told = price(Table(city("giza", built="baths"), players=7), "baths")
    assert (told.how, told.points) == ("built", None)


@pytest.mark.parametrize(("age", "won"), [(1, 1), (2, 3), (3, 5)])
def test_conflicts_as_they_stand(age: int, won: int) -> None:
    """SW-65, SW-66: a victory over the weaker neighbour, a defeat by the stronger, nothing between equals."""
    game = Table(city("giza", built="barracks"), city("rhodes"), city("ephesos", built="stockade"), age=age).load()
    said = [game.explain(seat).shields for seat in range(3)]
    assert sorted((one.left_points, one.right_points) for one in said) == sorted([(0, won), (-1, -1), (won, 0)])


def test_cards_as_they_count() -> None:
    """SW-57, SW-59, SW-60: what stands in the cities around is counted, in every city, as it is now."""
    own = city("giza", built="baths shipowners_guild workers_guild haven lumber_yard")
    left = city("rhodes", built="stone_pit clay_pool theater")
    said = Table(own, left, city("ephesos", built="ore_vein"), age=3).load().explain(0)
    assert said.counted[0] == {"baths": 3, "haven": 1, "workers_guild": 3, "shipowners_guild": 3}
    assert said.counted[1] == {"theater": 3}
    assert said.counted[2] == {}


def test_shields_that_would_win() -> None:
    """SW-65: how many more shields beat each neighbour that is not beaten, the fewest first, and for what."""
    around = (city("rhodes", built="barracks stockade"), city("ephesos", built="guard_tower"))
    said = Table(city("giza"), *around, age=2).load().explain(0).shields
    assert said.stronger == (Stronger("right", 2, 3), Stronger("left", 3, 3))
    ahead = Table(city("giza", built="barracks stockade"), city("rhodes"), city("ephesos"), age=2).load().explain(0)
    assert ahead.shields.stronger == ()


def test_one_more_symbol() -> None:
    """SW-86, SW-87: what each symbol would add now."""
    said = Table(city("giza", built="workshop scriptorium"), players=3).load().explain(0)
    assert said.science == {"compass": 8, "gear": 3, "tablet": 3, "any": 8}


def test_stages_after_the_next() -> None:
    """SW-46: a price for every stage still to be built, in order; what nobody makes is named."""
    own, left = city("giza", built="lumber_yard"), city("rhodes", built="timber_yard")
    said = Table(own, left, city("ephesos"), age=2).load().explain(0)
    assert said.stage is not None
    prices = [(one.stage, one.coins, one.missing) for one in (said.stage, *said.later)]
    assert prices == [(1, 2, ()), (2, None, ("clay", "clay", "loom")), (3, None, ("stone", "stone"))]


@pytest.mark.parametrize(
    ("card", "stage"), [("timber_yard", 1), ("clay_pool", 2), ("stone_pit", 3), ("clay_pit", 2), ("baths", None)]
)
def test_what_a_card_makes_for_a_stage(card: str, stage: int | None) -> None:
    """SW-41: the first stage for which the city would lack less of its own."""
    own = city("giza", built="lumber_yard")
    assert price(Table(own, city("rhodes"), city("ephesos")), card).for_stage == stage
