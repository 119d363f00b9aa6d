"""The model of 7 Wonders against the worked examples of the rules (A1 to A33, B1 to B10, C1 to C20), by their ids."""

from __future__ import annotations

import random

import pytest

from tests.models.wonders_model import (
    Build,
    DeclineDiscard,
    IllegalMoveError,
    Move,
    Sell,
    Stage,
    best_guild_copies,
    best_science,
    default_payment,
    random_deal,
    science_points,
    score_city,
    tables,
)
from tests.models.wonders_positions import hows, new, pairs, play_turn, put, turn_six

BOTH = pytest.mark.parametrize("edition", [1, 2])


# ---- costs, chains, decks ----


@BOTH
def test_a1_a2_printed_costs(edition: int) -> None:
    cards = tables(edition).cards
    assert not cards["marketplace"].cost
    assert not cards["east_trading_post"].cost
    assert not cards["west_trading_post"].cost
    assert cards["mine"].cost == cards["timber_yard"].cost == {"coins": 1}
    assert cards["baths"].cost == {"stone": 1}
    assert cards["arena"].cost == {"stone": 2, "ore": 1}
    assert cards["stables"].cost == {"clay": 1, "wood": 1, "ore": 1}
    assert cards["stables"].chain_from == ("apothecary",)


@BOTH
def test_a4_a5_a6_b1_b2_deck_sizes(edition: int) -> None:
    for players, guilds in {3: 5, 4: 6, 5: 7, 6: 8, 7: 9}.items():
        deal = random_deal(random.Random(players), players, edition)
        assert [len(deal.decks[age]) for age in (1, 2, 3)] == [7 * players] * 3
        assert sum(card.endswith("guild") for card in deal.decks[3]) == guilds


@BOTH
def test_a7_b3_own_production(edition: int) -> None:
    game = new(edition, "giza", "ephesos", "giza")
    put(game, 0, "stone_pit", "clay_pool", "ore_vein", "press_1", "loom_1", coins=0)
    assert game.ways_to_build(0, "barracks")
    assert game.ways_to_build(0, "scriptorium")
    assert not game.ways_to_build(0, "aqueduct")
    put(game, 0, "stone_pit", "ore_vein", "press_1", coins=0)
    assert game.ways_to_build(0, "scriptorium")
    assert game.why_no_build(0, "guard_tower") == "cannot_afford_resources"


@BOTH
def test_a3_a11_a12_b5_chains(edition: int) -> None:
    game = new(edition, "ephesos", "giza", "rhodes")
    put(game, 0, "scriptorium", "theater", coins=0)
    assert hows(game, 0, "library") == hows(game, 0, "courthouse") == {"chain"}
    assert hows(game, 0, "statue") == ({"chain"} if edition == 1 else set())
    assert hows(game, 0, "gardens") == ({"chain"} if edition == 2 else set())
    put(game, 0, "theater", "statue", coins=0)
    assert hows(game, 0, "gardens") == {"chain"}


# ---- trade ----


def test_a8_buying_from_both() -> None:
    game = new(1, "alexandria", "olympia", "ephesos")
    put(game, 0, "lumber_yard", coins=4, hand=("university",))
    assert game.ways_to_build(0, "university") == {Build("university", "paid", 2, 2)}
    play_turn(game, s0=Build("university", "paid", 2, 2))
    assert [city.coins for city in game.cities] == [0, 3 + 3 + 2, 3 + 3 + 2]


@BOTH
def test_a9_b6_symbols_serve_everybody(edition: int) -> None:
    game = new(edition, "halikarnassos", "giza", "giza")
    put(game, 0, "quarry", hand=("library",))
    put(game, 1, coins=4, hand=("aqueduct",))
    put(game, 2, coins=4, hand=("aqueduct",))
    play_turn(
        game,
        s0=Build("library", "paid"),
        s1=Build("aqueduct", "paid", 0, 4),
        s2=Build("aqueduct", "paid", 4, 0),
    )
    assert [city.coins for city in game.cities] == [3 + 8, 0, 0]


@BOTH
def test_a10_coins_of_this_turn_cannot_be_spent(edition: int) -> None:
    game = new(edition, "ephesos", "rhodes", "alexandria")
    put(game, 0, "clay_pool", coins=1, hand=("forum",))
    put(game, 1, "clay_pool")
    put(game, 2, hand=("scriptorium",))
    with pytest.raises(IllegalMoveError, match="cannot_afford_coins"):
        game.play(0, Build("forum", "paid", 2, 0))
    play_turn(game, s0=Sell("altar"), s2=Build("scriptorium", "paid", 2, 0))
    assert game.cities[0].coins == 6
    assert pairs(game, 0, "forum") == {(2, 0)}


@BOTH
def test_a28_a33_b7_b8_what_is_for_sale(edition: int) -> None:
    game = new(edition, "ephesos", "alexandria", "rhodes")
    put(game, 1, "forum", "caravansery", stages=2)
    assert game.cities[1].symbols_for_sale() == [("glass",)]
    put(game, 1, hand=("lumber_yard",))
    assert not pairs(game, 0, "stockade")
    play_turn(game, s1=Build("lumber_yard", "paid"))
    assert pairs(game, 0, "stockade") == {(2, 0)}
    put(game, 0, coins=9)
    put(game, 1, "clay_pit")
    assert pairs(game, 0, "barracks") == {(2, 0), (0, 2)}
    assert pairs(game, 0, "guard_tower") == {(2, 0)}
    assert game.payments(0, {"clay": 1, "ore": 1}) == {(2, 2)}


def test_a28_olympia_discount_does_not_add_up() -> None:
    game = new(1, "olympia", "rhodes", "giza", side="B")
    put(game, 0, "east_trading_post", "west_trading_post", stages=1)
    assert pairs(game, 0, "barracks") == {(1, 0)}
    assert pairs(game, 0, "baths") == {(0, 1)}
    put(game, 0, stages=1)
    assert hows(game, 0, "east_trading_post") == {"paid"}


@BOTH
def test_c5_c15_c16_payments(edition: int) -> None:
    game = new(edition, "ephesos", "rhodes", "alexandria")
    put(game, 0, "west_trading_post", coins=2)
    put(game, 2, "ore_vein")
    assert pairs(game, 0, "barracks") == {(1, 0), (0, 2)}
    game = new(edition, "giza", "alexandria", "rhodes")
    put(game, 0, "west_trading_post", coins=9)
    put(game, 1, "lumber_yard", "press_1")
    put(game, 2, "lumber_yard", "press_1")
    assert pairs(game, 0, "school") == {(0, 4), (1, 2), (2, 2), (3, 0)}
    assert default_payment(pairs(game, 0, "school")) == (1, 2)
    put(game, 0, "tree_farm", coins=9)
    put(game, 1, "lumber_yard")
    put(game, 2, "clay_pool")
    assert game.payments(0, {"wood": 1, "clay": 1}) == {(2, 0), (0, 2)}


@BOTH
def test_c6_duplicates(edition: int) -> None:
    game = new(edition, "ephesos", "giza", "rhodes")
    put(game, 0, "loom_1", "quarry", hand=("loom_2",))
    with pytest.raises(IllegalMoveError, match="already_built"):
        game.play(0, Build("loom_2", "paid"))
    assert Sell("loom_2") in game.legal(0)


# ---- turns ----


@BOTH
def test_a13_stage(edition: int) -> None:
    game = new(edition, "alexandria", "giza", "ephesos")
    put(game, 0, "foundry", stages=1, hand=("baths",))
    play_turn(game, s0=Stage("baths"))
    assert (game.cities[0].coins, game.cities[0].buried[-1], game.cities[0].cards) == (3, "baths", ["foundry"])


@BOTH
def test_a14_b9_passing_and_left_over_cards(edition: int) -> None:
    game = new(edition, "giza", "rhodes", "alexandria", "ephesos")
    for age, step in ((1, -1), (2, 1), (3, -1)):
        for size in (7, 6, 5, 4, 3, 2):
            assert [len(hand) for hand in game.hands] == [size] * 4
            kept = [sorted(hand[1:]) for hand in game.hands]
            play_turn(game)
            if size > 2:
                assert [sorted(hand) for hand in game.hands] == [kept[(seat + step) % 4] for seat in range(4)]
        assert len(game.discard) == 28 * age
    assert game.over
    assert [city.coins for city in game.cities] == [3 + 18 * 3] * 4


@BOTH
@pytest.mark.parametrize("own", [3, 4])
def test_a15_b4_conflicts(edition: int, own: int) -> None:
    game = new(edition, "alexandria", "giza", "ephesos")
    turn_six(game, 2)
    put(game, 0, "arsenal", *["barracks"][: own - 3])
    put(game, 1, "arsenal", "walls")
    put(game, 2, "walls")
    play_turn(game)
    assert (game.cities[0].victories, game.cities[0].defeats) == ({1: 0, 2: 1, 3: 0}, 1)
    assert game.cities[1].victories[2] == 2
    assert game.cities[2].defeats == 2


@BOTH
def test_c12_coins_count_cards_of_the_same_turn(edition: int) -> None:
    game = new(edition, "alexandria", "giza", "ephesos")
    put(game, 0, hand=("vineyard",))
    put(game, 1, hand=("clay_pool",))
    put(game, 2, hand=("ore_vein",))
    play_turn(game, s0=Build("vineyard", "paid"), s1=Build("clay_pool", "paid"), s2=Build("ore_vein", "paid"))
    assert game.cities[0].coins == 3 + 2


@BOTH
def test_a23_c1_coin_and_point_parts(edition: int) -> None:
    game = new(edition, "alexandria", "giza", "ephesos")
    put(game, 0, "loom_1", "press_1", "brickyard", hand=("chamber_of_commerce",))
    play_turn(game, s0=Build("chamber_of_commerce", "paid"))
    assert game.cities[0].coins == 3 + 4
    assert score_city(game.cities, 0)["yellow"] == 4
    put(game, 0, "tavern", "forum", "caravansery", coins=0, hand=("lighthouse",))
    play_turn(game, s0=Build("lighthouse", "chain"))
    assert game.cities[0].coins == 4
    assert score_city(game.cities, 0)["yellow"] == 4


def test_a29_impossible_choice_becomes_a_sale() -> None:
    game = new(1, "alexandria", "giza", "ephesos")
    put(game, 0, hand=("palace",))
    game.play_outside_record(0, Build("palace", "paid"))
    play_turn(game)
    assert game.cities[0].coins == 6
    assert "palace" in game.discard


@BOTH
def test_refused_moves_leave_the_state(edition: int) -> None:
    game = new(edition, "alexandria", "giza", "ephesos")
    put(game, 0, "baths", stages=3, hand=("tavern",))
    before = game.snapshot()
    refused: dict[Move, str] = {
        Build("palace", "paid"): "not_in_hand",
        Build("tavern", "power"): "no_such_power",
        Build("tavern", "paid", 2, 0): "payment",
        Stage("tavern"): "all_stages_built",
        DeclineDiscard(): "not_your_turn",
    }
    for move, reason in refused.items():
        assert game.refusal(0, move) == reason
        with pytest.raises(IllegalMoveError, match=reason):
            game.play(0, move)
    assert game.snapshot() == before
    game.play(0, Sell("tavern"))
    assert game.refusal(0, Sell("tavern")) == "not_your_turn"


@pytest.mark.parametrize(("reveal", "card"), [(False, None), (True, "tavern")])
def test_reveal_all_choices(reveal: bool, card: str | None) -> None:
    game = new(1, "alexandria", "giza", "ephesos", reveal_all_choices=reveal)
    put(game, 0, hand=("tavern",))
    play_turn(game, s0=Sell("tavern"))
    assert [entry["card"] for entry in game.log if entry["city"] == 0] == [card]


# ---- scoring ----


def test_a16_a17_a19_points() -> None:
    game = new(1, "alexandria", "giza", "ephesos")
    put(game, 0, "altar", "aqueduct", "town_hall", coins=14)
    game.cities[0].victories, game.cities[0].defeats = {1: 1, 2: 1, 3: 1}, 3
    score = score_city(game.cities, 0)
    assert (score["military"], score["treasury"], score["blue"], score["total"]) == (6, 4, 13, 23)


def test_a20_a21_a22_c3_c4_science() -> None:
    assert [science_points({"gear": number}) for number in range(1, 7)] == [1, 4, 9, 16, 25, 36]
    assert science_points({"gear": 3, "compass": 2, "tablet": 1}) == 21
    assert science_points({"gear": 3, "compass": 2, "tablet": 2}) == 31
    assert best_science({"gear": 2, "compass": 2, "tablet": 1}, 1) == 26
    assert best_science({"gear": 4}, 2) == 36


def test_c2_c9_guilds() -> None:
    game = new(2, "alexandria", "giza", "ephesos")
    put(game, 0, "shipowners_guild", "quarry", "foundry", "loom_1", "decorators_guild", stages=2)
    assert score_city(game.cities, 0)["purple"] == 5
    put(game, 0, "decorators_guild", stages=3)
    assert score_city(game.cities, 0)["purple"] == 7


def test_c10_guild_copy() -> None:
    game = new(1, "olympia", "giza", "ephesos", "rhodes", side="B")
    put(game, 0, stages=3)
    put(game, 1, "workers_guild", "quarry", "foundry", "brickyard", "tavern")
    put(game, 3, "traders_guild", "sawmill", "clay_pool", "marketplace", "forum")
    assert best_guild_copies(game.cities, 0) == {"workers_guild"}
    assert score_city(game.cities, 0)["purple"] == 5
    put(game, 0, "apothecary", "workshop", stages=3)
    put(game, 3, "scientists_guild")
    assert best_guild_copies(game.cities, 0) == {"scientists_guild"}
    assert score_city(game.cities, 0)["science"] == 10


def test_b10_ties() -> None:
    game = new(2, "giza", "rhodes", "ephesos")
    game.phase = "over"
    for seat, coins in enumerate((5, 4, 0)):
        put(game, seat, coins=coins)
    assert (game.winners(), game.end_reason(), game.ranking()) == ([0], "coins", [1, 2, 3])
    game.cities[1].coins = 5
    assert (game.winners(), game.end_reason(), game.ranking()) == ([0, 1], "shared", [1, 1, 3])
    game.cities[1].coins = 6
    assert game.end_reason() == "points"
