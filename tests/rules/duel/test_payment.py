"""What things cost and who gets the coins (DU-21 to DU-41)."""

from __future__ import annotations

from typing import Any

import pytest

from septem.games.duel.catalogue import CARDS, WONDERS, WonderCard
from septem.games.duel.model import Bought, EconomyPaid, Payment
from tests.rules.duel.tables import Json, built, city, coins, event, kinds, notations, plan, reason, table, why

COSTS = {card.id: card.cost for card in CARDS} | {wonder.id: wonder.cost for wonder in WONDERS}


@pytest.mark.parametrize(
    ("item", "cost"),
    [
        ("lumber_yard", {}),
        ("stone_pit", {"coins": 1}),
        ("baths", {"stone": 1}),
        ("arena", {"wood": 1, "clay": 1, "stone": 1}),
        ("scriptorium", {"coins": 2}),
        ("horse_breeders", {"wood": 1, "clay": 1}),
        ("colossus", {"clay": 3, "glass": 1}),
    ],
)
def test_printed_costs(item: str, cost: Json) -> None:
    """DU-24, EX-01, EX-02, EX-03, EX-04, EX-05, EX-06, EX-22: nothing, coins, resources."""
    assert COSTS[item] == cost
    expected = cost.get("coins", 0) + 2 * sum(units for good, units in cost.items() if good != "coins")
    assert plan(city(), city(), item).total == expected


def test_a_turn_takes_one_card_in_one_of_three_ways() -> None:
    """DU-21: build, discard or wonder for each available card; there is no pass, discarding is always possible."""
    game = table("walls", me=city(unbuilt=["colossus"], coins=100))
    assert {"build walls", "discard walls", "wonder colossus with walls"} <= set(notations(game))
    poor = table(
        "walls", "fortifications", me=city(unbuilt=["colossus"], coins=0), age=3, structure={0: "fortifications"}
    )
    assert notations(poor) == ["discard fortifications"]
    assert reason(poor, 0, "pass") == "no-pass"


def test_a_building_works_from_the_moment_it_stands() -> None:
    """DU-23: the price is paid, the card lies in the city and produces."""
    game = table("sawmill", me=city(coins=5))
    game.play(0, "build sawmill")
    view = game.view(0).cities[0]
    assert (built(game, 0), view.coins, view.production["wood"]) == (["sawmill"], 3, 2)


def test_coins_plus_resources() -> None:
    """DU-24: Caravansery costs coins and resources; without an Economy all of it goes to the bank."""
    game = table("caravansery")
    game.play(0, "build caravansery")
    assert coins(game) == [50 - 6, 50]


QUARTER = ["quarry", "clay_pool", "brickyard", "press"]


def test_production() -> None:
    """DU-26, EX-08: fixed producers, two units on Brickyard."""
    made = table(me=city(QUARTER)).view(0).cities[0].production
    assert {good: units for good, units in made.items() if units} == {"stone": 1, "clay": 3, "papyrus": 1}


@pytest.mark.parametrize(("card", "total"), [("baths", 0), ("garrison", 0), ("apothecary", 2)])
def test_own_production_pays(card: str, total: int) -> None:
    """DU-25, DU-26, EX-09, EX-10, EX-11: what is produced need not be bought."""
    assert plan(city(QUARTER), city(), card).total == total


def test_resources_are_not_spent() -> None:
    """DU-25: the same producer serves every construction, but only once within one."""
    game = table("aqueduct", "walls", me=city(["quarry"], coins=6))
    assert plan(city(["quarry"]), city(), "aqueduct").bought == {"stone": Bought(units=2, price=2)}
    game.play(0, "build aqueduct")
    game.play(1, next(text for text in notations(game, 1) if text.startswith("discard") and "walls" not in text))
    game.play(0, "build walls")
    assert coins(game)[0] == 6 - 4 - 2


@pytest.mark.parametrize(
    ("me", "opp", "price"), [([], ["shelf_quarry"], 4), (["shelf_quarry"], [], 2), ([], ["forum", "caravansery"], 2)]
)
def test_trade_price(me: list[str], opp: list[str], price: int) -> None:
    """DU-28, EX-12, EX-13: 2 + what the other city's brown and grey cards produce; own production does not count."""
    assert table(me=city(me), opp=city(opp), age=2).view(0).cities[0].prices["stone"] == price


def check_payment(item: str, total: int, me: Json, opp: Json, more: Json) -> None:
    found = plan(me, opp, item)
    assert found.total == total
    assert found.chain == more.get("chain", False)
    if "parts" in more:
        assert {good: part.units * part.price for good, part in found.bought.items()} == more["parts"]
        assert found.coins == more.get("coins", 0)


def case(ids: str, item: str, total: int, me: Json, opp: Json, **more: Any) -> Any:
    return pytest.param(item, total, me, opp, more, id=ids)


@pytest.mark.parametrize(
    ("item", "total", "me", "opp", "more"),
    [
        case("EX-07", "horse_breeders", 0, city(["stable"]), city(), chain=True),
        case(
            "EX-14", "fortifications", 5, city(["shelf_quarry"]), city(["clay_pool"]), parts={"clay": 3, "papyrus": 2}
        ),
        case("EX-15", "aqueduct", 12, city(), city(["shelf_quarry"])),
        case("EX-16", "scriptorium", 2, city(), city()),
        case("EX-17", "caravansery", 7, city(), city(["glassworks"]), parts={"glass": 3, "papyrus": 2}, coins=2),
        case("EX-18", "aqueduct", 0, city(["baths"]), city(), chain=True),
        case("EX-19", "fortifications", 0, city(["palisade"]), city(), chain=True),
    ],
)
def test_prices_and_chains(item: str, total: int, me: Json, opp: Json, more: Json) -> None:
    """DU-28, DU-35, EX-07, EX-14, EX-15, EX-16, EX-17, EX-18, EX-19: prices follow the other city, links are free."""
    check_payment(item, total, me, opp, more)


@pytest.mark.parametrize(
    ("item", "total", "me", "opp", "more"),
    [
        case("EX-30", "statue", 4, city(["caravansery"]), city(["brickyard"])),
        case("EX-31", "archery_range", 6, city(["caravansery"]), city(["sawmill", "quarry", "press"])),
        case("EX-32", "archery_range", 4, city(["caravansery", "wood_reserve"]), city(["sawmill", "quarry", "press"])),
        case("EX-33", "palace", 8, city(tokens=["masonry"]), city(["glassworks", "glassblower", "shelf_quarry"])),
        case(
            "EX-34",
            "hanging_gardens",
            0,
            city(wonders=["great_lighthouse", "piraeus"], tokens=["architecture"]),
            city(["sawmill", "glassworks"]),
        ),
        case("EX-35", "archery_range", 6, city(), city(["caravansery", "forum"], ["great_lighthouse"])),
        case("EX-36", "baths", 0, city(tokens=["masonry"]), city()),
        case("EX-37", "courthouse", 6, city(tokens=["architecture"]), city()),
        case("EX-40", "theater", 0, city(tokens=["urbanism"]), city(), chain=False),
        case("EX-41", "aqueduct", 3, city(["stone_reserve"]), city(["shelf_quarry", "quarry"])),
    ],
)
def test_choice_producers_and_discounts(item: str, total: int, me: Json, opp: Json, more: Json) -> None:
    """DU-27, DU-29, DU-31 to DU-33, EX-30 to EX-37, EX-40, EX-41: what producers, fixed prices and discounts save."""
    check_payment(item, total, me, opp, more)


def test_choice_producer_serves_each_construction_anew() -> None:
    """DU-27: wood now, stone next time."""
    me = city(["caravansery"])
    assert plan(me, city(), "horse_breeders").total == 2
    assert plan(me, city(), "walls").total == 2
    assert plan(city(["forum"]), city(), "school").chosen == {"papyrus": 1}


@pytest.mark.parametrize("card", ["wood_reserve", "clay_reserve", "stone_reserve", "customs_house"])
def test_fixed_prices(card: str) -> None:
    """DU-29: one coin a unit, whatever the other city produces."""
    goods = {"wood_reserve": ["wood"], "clay_reserve": ["clay"], "stone_reserve": ["stone"]}.get(
        card, ["glass", "papyrus"]
    )
    opp = city(["sawmill", "brickyard", "shelf_quarry", "glassblower", "drying_room"])
    prices = table(me=city([card]), opp=opp).view(0).cities[0].prices
    assert {good for good, price in prices.items() if price == 1} == set(goods)


def test_a_card_does_not_help_to_pay_for_itself() -> None:
    """DU-30: a fixed price and a producer apply from the next construction on."""
    game = table("customs_house", "forum", "library", me=city(coins=7), opp=city(["glassworks"]))
    game.play(0, "build customs_house")
    assert coins(game)[0] == 3
    assert game.view(0).cities[0].prices["glass"] == 1
    assert plan(city(), city(["clay_pool"]), "forum").total == 3 + 3


def test_discounts() -> None:
    """DU-31, DU-69, DU-72: two units of any kind, never coins, only blue cards or wonders; the rest is lost."""
    masonry, architecture = city(tokens=["masonry"]), city(tokens=["architecture"])
    assert plan(masonry, city(), "town_hall").total == 6
    assert plan(masonry, city(), "walls").total == 4
    assert plan(architecture, city(), "pyramids").total == 4
    assert plan(architecture, city(), "town_hall").total == 10
    assert plan(masonry, city(), "baths").discounted == {"stone": 1}


def test_minimum_payment_uses_the_dearest_units() -> None:
    """DU-32, DU-33: choice producer, then discount, each where it saves most."""
    me = city(["caravansery"], tokens=["masonry"])
    found = plan(me, city(["sawmill", "glassworks", "glassblower"]), "palace")
    assert (found.chosen, found.discounted) == ({"wood": 1}, {"glass": 2})
    assert found.total == 2 + 2


def test_the_price_must_be_there_before_the_build() -> None:
    """DU-34: coins the same building brings cannot be used for it."""
    cards = ["customs_house", "forum", "caravansery", "brewery"]
    poor = table("lighthouse", me=city(cards, coins=1), age=3)
    assert "build lighthouse" not in notations(poor)
    (refusal,) = [one for one in poor.refused(0) if one.notation == "build lighthouse"]
    assert refusal.reason.args == {"card": "lighthouse", "price": 2, "coins": 1}
    enough = table("lighthouse", me=city(cards, coins=2), age=3)
    enough.play(0, "build lighthouse")
    assert coins(enough)[0] == 5


def test_chain_is_free_and_automatic() -> None:
    """DU-35, DU-OP3: neither coins nor resources, even though the payment would be possible."""
    game = table("barracks", me=city(["garrison"], coins=9))
    assert why(game, "build barracks") == Payment(total=0, chain=True)
    game.play(0, "build barracks")
    assert coins(game)[0] == 9
    assert "chained" in kinds(game)
    assert plan(city(), city(["garrison"]), "barracks").total == 3  # only the own city gives links


def test_links_last() -> None:
    """DU-36: Palisade and Tavern serve in Age III; no card that can be destroyed gives a link."""
    assert plan(city(["tavern"]), city(), "lighthouse").chain
    assert plan(city(["palisade"]), city(), "fortifications").chain
    assert not [card for card in CARDS if card.colour in ("brown", "grey") and card.gives_link]


def test_cards_under_wonders_give_no_link() -> None:
    """DU-37: wonders have no links, the card under one is lost."""
    assert not {"gives_link", "needs_link"} & set(WonderCard.__struct_fields__)
    me = {**city(), "wonders": {"pyramids": "tavern"}}
    assert not plan(me, city(), "lighthouse").chain


def test_economy() -> None:
    """DU-38, EX-38: the trade part goes to the owner of Economy, at the price really paid, coin costs do not."""
    me = city(["customs_house"])
    opp = city(["glassworks", "press"], tokens=["economy"])
    found = plan(me, opp, "caravansery")
    assert (found.total, found.trade, found.trade_to) == (4, 2, 1)
    game = table("caravansery", me=me, opp=opp)
    game.play(0, "build caravansery")
    assert coins(game) == [46, 52]
    assert event(game, EconomyPaid) == EconomyPaid(seat=1, coins=2)


def test_economy_before_the_loss_of_appian_way() -> None:
    """DU-38, DU-79, EX-42, DU-OP11: the income comes first and is then lost again."""
    me = city(["shelf_quarry", "brickyard"], unbuilt=["appian_way"], coins=10)
    game = table("walls", me=me, opp=city(tokens=["economy"], coins=0))
    game.play(0, "wonder appian_way with walls")
    assert coins(game) == [11, 0]
    assert event(game, EconomyPaid).coins == 2


def test_economy_gets_nothing_from_chains_and_losses() -> None:
    """DU-38: a chain costs no trade, looted coins go to the bank."""
    game = table("barracks", me=city(["garrison"]), opp=city(tokens=["economy"], coins=5), pawn=2)
    game.play(0, "build barracks")
    assert coins(game) == [50, 3]


def test_urbanism() -> None:
    """DU-39, DU-77, EX-39, EX-40: four coins for a chain, none for a card without cost."""
    game = table("barracks", me=city(["garrison"], tokens=["urbanism"]))
    assert why(game, "build barracks") == Payment(total=0, chain=True, urbanism=4)
    game.play(0, "build barracks")
    assert coins(game)[0] == 54
    free = table("theater", me=city(tokens=["urbanism"]))
    free.play(0, "build theater")
    assert coins(free)[0] == 50


def test_urbanism_comes_before_a_winning_shield() -> None:
    """DU-39: the coins are there although the same card ends the game; also when the cost could have been produced."""
    game = table("horse_breeders", me=city(["stable", "lumber_yard", "clay_pool"], tokens=["urbanism"]), pawn=8)
    game.play(0, "build horse_breeders")
    assert game.over
    assert coins(game)[0] == 54


def test_coins_per_counts_the_new_card() -> None:
    """DU-40, EX-60: Lighthouse counts itself."""
    game = table("lighthouse", me=city(["tavern"]))
    game.play(0, "build lighthouse")
    assert coins(game)[0] == 52


def test_arena_counts_constructed_wonders() -> None:
    """DU-40, EX-61: three constructed ones; one that is not constructed does not count."""
    me = city(["brewery"], wonders=["pyramids", "sphinx", "colossus"], unbuilt=["mausoleum"])
    game = table("arena", me=me)
    game.play(0, "build arena")
    assert coins(game)[0] == 56


@pytest.mark.parametrize(
    ("guild", "me", "opp", "income"),
    [
        (
            "shipowners_guild",
            city(["lumber_yard", "clay_pool", "quarry", "sawmill"]),
            city(["logging_camp", "clay_pit", "glassworks", "press", "drying_room"]),
            5,
        ),
        ("builders_guild", city(), city(wonders=["pyramids", "sphinx"]), 0),
        ("merchants_guild", city(["tavern", "forum"]), city(["brewery"]), 2),
        ("magistrates_guild", city(), city(["baths", "altar", "theater"]), 3),
    ],
)
def test_guild_coins(guild: str, me: Json, opp: Json, income: int) -> None:
    """DU-41, EX-62, EX-63: the larger of the two cities, Shipowners adds brown and grey of one city."""
    price = plan(me, opp, guild).total
    game = table(guild, me=me, opp=opp, age=3)
    game.play(0, f"build {guild}")
    assert coins(game)[0] == 50 - price + income
