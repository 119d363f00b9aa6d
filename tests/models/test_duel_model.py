"""The worked examples of the rules (EX-n) on the Duel model."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from tests.models.duel_model import (
    ChooseBoxProgress,
    ChooseDestroy,
    ChooseDiscarded,
    ChooseProgress,
    ChooseStarter,
    City,
    Deal,
    DraftWonder,
    DuelModel,
    IllegalMoveError,
    Main,
    Move,
    Options,
    payment_for,
    random_deal,
    rank,
    trade_price,
)
from tests.models.duel_pieces import CARDS, TOKENS, WONDERS


def city(cards: Iterable[str] = (), wonders: Iterable[str] = (), tokens: Iterable[str] = (), coins: int = 50) -> City:
    return City(coins, set(cards), dict.fromkeys(wonders, "under"), set(), set(tokens))


def first_three(box: tuple[str, ...]) -> tuple[str, ...]:
    return box[:3]


def position(seed: int = 1, board: Iterable[str] | None = None, **options: Any) -> DuelModel:
    """Seat 0 to play in Age I with plenty of coins, no draft."""
    deal = random_deal(random.Random(seed))
    if board is not None:
        on_board = tuple(board)
        rest = tuple(token for token in sorted(TOKENS) if token not in on_board)
        deal = Deal(0, deal.wonders, on_board, rest, deal.ages)
    deal = Deal(0, deal.wonders, deal.board_tokens, deal.box_tokens, deal.ages)
    model = DuelModel(deal, Options(first_game_wonders=True, **options), first_three)
    for some_city in model.cities:
        some_city.coins = 50
    return model


def put(model: DuelModel, card: str, slot: int = 14) -> None:
    """Place a card in the structure, swapping when it is already there."""
    for other, held in model.structure.items():
        if held == card:
            model.structure[other] = model.structure[slot]
    model.structure[slot] = card


def build(model: DuelModel, card: str, seat: int = 0, slot: int = 14) -> None:
    put(model, card, slot)
    model.play(seat, Main(slot, "build"))


def wonder(model: DuelModel, name: str, seat: int = 0, slot: int = 14) -> None:
    model.cities[seat].unbuilt.add(name)
    model.play(seat, Main(slot, "wonder", name))


def only_card_left(model: DuelModel, card: str = "theater") -> None:
    model.structure, model.face_up = {0: card}, {0}


# --- costs, production, prices: EX-01 to EX-19, EX-22


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
def test_printed_cost(item: str, cost: dict[str, int]) -> None:
    assert {**CARDS, **WONDERS}[item].get("cost", {}) == cost


def test_production() -> None:
    assert city(["quarry", "clay_pool", "brickyard", "press"]).production() == {"stone": 1, "clay": 3, "papyrus": 1}


def test_price_depends_on_the_other_city_only() -> None:
    assert trade_price(city(), city(["shelf_quarry"]), "stone") == 4  # EX-12
    assert trade_price(city(["shelf_quarry"]), city(), "stone") == 2  # EX-13


FOUR_PRODUCERS = city(["quarry", "clay_pool", "brickyard", "press"])
PAYMENTS = {
    "EX-07": (city(["stable"]), city(), "horse_breeders", 0, True),
    "EX-09": (FOUR_PRODUCERS, city(), "baths", 0, False),
    "EX-10": (FOUR_PRODUCERS, city(), "garrison", 0, False),
    "EX-11": (FOUR_PRODUCERS, city(), "apothecary", 2, False),
    "EX-15": (city(), city(["shelf_quarry"]), "aqueduct", 12, False),
    "EX-16": (city(), city(), "scriptorium", 2, False),
    "EX-18": (city(["baths"]), city(), "aqueduct", 0, True),
    "EX-19": (city(["palisade"]), city(), "fortifications", 0, True),
    "EX-30": (city(["caravansery"]), city(["brickyard"]), "statue", 4, False),
    "EX-31": (city(["caravansery"]), city(["sawmill", "quarry", "press"]), "archery_range", 6, False),
    "EX-32": (city(["caravansery", "wood_reserve"]), city(["sawmill", "quarry", "press"]), "archery_range", 4, False),
    "EX-33": (city(tokens=["masonry"]), city(["glassworks", "glassblower", "shelf_quarry"]), "palace", 8, False),
    "EX-34": (
        city(wonders=["great_lighthouse", "piraeus"], tokens=["architecture"]),
        city(["sawmill", "glassworks"]),
        "hanging_gardens",
        0,
        False,
    ),
    "EX-35": (city(), city(["caravansery", "forum"], ["great_lighthouse"]), "archery_range", 6, False),
    "EX-36": (city(tokens=["masonry"]), city(), "baths", 0, False),
    "EX-37": (city(tokens=["architecture"]), city(), "courthouse", 6, False),
    "EX-41": (city(["stone_reserve"]), city(["shelf_quarry", "quarry"]), "aqueduct", 3, False),
}


@pytest.mark.parametrize("example", PAYMENTS)
def test_payment(example: str) -> None:
    me, opponent, item, total, chain = PAYMENTS[example]
    payment = payment_for(me, opponent, item)
    assert (payment.total, payment.chain) == (total, chain)


def test_payment_parts() -> None:
    payment = payment_for(city(["shelf_quarry"]), city(["clay_pool"]), "fortifications")  # EX-14
    assert (payment.coins, payment.trade) == (0, {"clay": 3, "papyrus": 2})
    payment = payment_for(city(), city(["glassworks"]), "caravansery")  # EX-17
    assert (payment.coins, payment.trade) == (2, {"glass": 3, "papyrus": 2})


# --- coins of a build: EX-21, EX-38 to EX-42, EX-60 to EX-63


def test_discard_income() -> None:
    model = position()
    model.cities[0].cards = {"tavern", "clay_reserve"}
    put(model, "aqueduct")
    model.play(0, Main(14, "discard"))
    assert model.cities[0].coins == 54  # EX-21
    assert model.discard_pile == {"aqueduct"}


def test_economy_income() -> None:
    model = position()
    model.cities[0].cards = {"customs_house"}
    model.cities[1].cards, model.cities[1].tokens = {"glassworks", "press"}, {"economy"}
    build(model, "caravansery")
    assert [c.coins for c in model.cities] == [46, 52]  # EX-38


@pytest.mark.parametrize(
    ("owned", "card", "coins"),
    [("garrison", "barracks", 54), ("lumber_yard", "theater", 50)],  # EX-39, EX-40
)
def test_urbanism_income(owned: str, card: str, coins: int) -> None:
    model = position()
    model.cities[0].cards, model.cities[0].tokens = {owned}, {"urbanism"}
    build(model, card)
    assert model.cities[0].coins == coins


def test_economy_before_the_loss_of_appian_way() -> None:
    model = position()
    model.cities[0].cards, model.cities[0].coins = {"shelf_quarry", "brickyard"}, 10
    model.cities[1].tokens, model.cities[1].coins = {"economy"}, 0
    wonder(model, "appian_way")
    assert [c.coins for c in model.cities] == [11, 0]  # EX-42
    assert model.to_act() == [0]


@pytest.mark.parametrize(
    ("me", "opponent", "card", "income"),
    [
        (city(["tavern"]), city(), "lighthouse", 2),  # EX-60
        (city(wonders=["pyramids", "sphinx", "colossus"]), city(), "arena", 6),  # EX-61
        (
            city(["lumber_yard", "clay_pool", "quarry", "sawmill"]),
            city(["logging_camp", "clay_pit", "glassworks", "press", "drying_room"]),
            "shipowners_guild",
            5,  # EX-62
        ),
        (city(), city(wonders=["pyramids", "sphinx"]), "builders_guild", 0),  # EX-63
    ],
)
def test_coins_at_construction(me: City, opponent: City, card: str, income: int) -> None:
    model = position()
    me, opponent = city(me.cards, me.wonders), city(opponent.cards, opponent.wonders)
    model.cities = (me, opponent)
    price = payment_for(me, opponent, card).total
    build(model, card)
    assert me.coins == 50 - price + income


# --- military: EX-23, EX-25, EX-26, EX-50 to EX-54


def test_colossus_moves_two_even_with_strategy() -> None:
    for tokens in (set[str](), {"strategy"}):  # EX-23, EX-54
        model = position()
        model.cities[0].tokens = tokens
        wonder(model, "colossus")
        assert (model.pawn, model.cities[1].coins) == (2, 50)


MARCHES: dict[str, tuple[int, int, int, set[str], set[str], str, int, int, set[str]]] = {
    # seat, pawn, opponent's coins, own tokens, looting gone before, card -> pawn, opponent's coins, looting gone
    "EX-25": (0, 1, 7, set(), set(), "archery_range", 3, 5, {"loot_2_p2"}),
    "EX-26": (0, 0, 7, {"strategy"}, set(), "walls", 3, 5, {"loot_2_p2"}),
    "EX-50": (0, 2, 6, {"strategy"}, set(), "arsenal", 6, 0, {"loot_2_p2", "loot_5_p2"}),
    "EX-51": (0, 2, 7, set(), {"loot_2_p2"}, "guard_tower", 3, 7, {"loot_2_p2"}),
    "EX-53": (1, -2, 1, set(), set(), "stable", -3, 0, {"loot_2_p1"}),
    "back": (0, -7, 7, set(), set(), "walls", -5, 7, set()),
}


@pytest.mark.parametrize("example", MARCHES)
def test_march(example: str) -> None:
    seat, pawn, coins, tokens, gone_before, card, pawn_after, coins_after, gone = MARCHES[example]
    model = position()
    model.active = model.actor = seat
    model.pawn, model.cities[1 - seat].coins, model.cities[seat].tokens = pawn, coins, tokens
    model.looting_tokens -= gone_before
    everything = {"loot_2_p1", "loot_2_p2", "loot_5_p1", "loot_5_p2"}
    build(model, card, seat)
    assert (model.pawn, model.cities[1 - seat].coins) == (pawn_after, coins_after)
    assert everything - model.looting_tokens == gone


def test_military_supremacy_stops_everything() -> None:
    model = position()
    model.structure.pop(15)
    model.pawn = 7
    build(model, "arsenal")
    assert (model.pawn, model.over, model.winners()) == (9, True, [0])  # EX-52
    assert model.end_reason == "military_supremacy"
    assert 9 not in model.face_up  # DU-22a: no reveal
    assert model.scores()[0]["military"] == 0  # DU-96
    assert model.legal(0) == model.legal(1) == []


# --- scoring: EX-70 to EX-75


def test_guild_points() -> None:
    model = position()
    model.cities = (city(["moneylenders_guild"], coins=8), city(coins=10))
    assert model.scores()[0]["guilds"] == 3  # EX-70
    model.cities = (city(["builders_guild"], ["pyramids", "sphinx", "colossus"]), city(wonders=list(WONDERS)[3:7]))
    assert model.scores()[0]["guilds"] == 8  # EX-71


def test_military_points() -> None:
    expected = {-8: [0, 10], -6: [0, 10], -5: [0, 5], -1: [0, 2], 0: [0, 0], 2: [2, 0], 3: [5, 0], 8: [10, 0]}
    model = position()
    for pawn, points in expected.items():  # EX-72
        model.pawn = pawn
        assert [sheet["military"] for sheet in model.scores()] == points


def test_token_points() -> None:
    model = position()
    model.cities[0].tokens = {"mathematics", "agriculture", "law"}
    assert model.scores()[0]["progress_tokens"] == 13  # EX-73


def test_tie() -> None:
    assert rank([{"total": 50, "blue": 12}, {"total": 50, "blue": 15}]) == [[1], [0]]  # EX-74
    assert rank([{"total": 50, "blue": 12}, {"total": 50, "blue": 12}]) == [[0, 1]]  # EX-75


# --- structure: EX-20, EX-80, EX-81


@pytest.mark.parametrize(
    ("age", "taken", "expected"),
    [(1, [14, 19], [15, 16, 17, 18]), (1, [14, 15], [9, 16, 17, 18, 19]), (3, [18, 19, 15], [11, 16, 17])],
)
def test_available(age: int, taken: list[int], expected: list[int]) -> None:
    model = position()
    model._begin_age(age)
    for slot in taken:
        assert slot in model.available()
        model.play(model.actor, Main(slot, "discard"))
    assert model.available() == expected
    assert set(expected) <= model.face_up


def test_covered_cards_of_a_face_down_row_stay_hidden() -> None:
    model = position()
    assert model.face_up == {0, 1, *range(5, 9), *range(14, 20)}
    model.play(0, Main(14, "discard"))
    assert 9 not in model.face_up


# --- wonders and flow: EX-24, EX-27, EX-82 to EX-91


def test_seven_wonders_limit() -> None:
    model = position()
    honza = city(wonders=["sphinx", "mausoleum", "piraeus", "appian_way"])
    karel = city(wonders=["great_library", "circus_maximus"])
    karel.unbuilt = {"colossus", "pyramids"}
    model.cities, model.active, model.actor = (honza, karel), 1, 1
    model.box_wonders = set()
    model.play(1, Main(14, "wonder", "colossus"))
    assert (model.wonders_built(), model.box_wonders, karel.unbuilt) == (7, {"pyramids"}, set())  # EX-24
    model.play(0, Main(15, "discard"))
    karel.unbuilt = {"pyramids"}
    assert not [move for move in model.legal(1) if isinstance(move, Main) and move.use == "wonder"]


def test_preset() -> None:
    model = position()  # EX-27
    assert model.cities[0].unbuilt == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert model.cities[1].unbuilt == {"circus_maximus", "piraeus", "appian_way", "colossus"}
    assert model.box_wonders == {"great_library", "hanging_gardens", "mausoleum", "sphinx"}


def test_draft_order() -> None:
    deal = random_deal(random.Random(3))
    first, second = deal.first_player, 1 - deal.first_player
    model = DuelModel(deal)
    pickers = []
    for pick in range(8):
        group = deal.wonders[4 * (pick // 4) : 4 * (pick // 4) + 4]
        (seat,) = model.to_act()
        pickers.append(seat)
        moves = model.legal(seat)
        assert set(moves) <= {DraftWonder(name) for name in group}
        assert len(moves) == 4 - pick % 4
        model.play(seat, moves[0])
    assert pickers == [first, second, second, first, second, first, first, second]
    assert (model.age, model.phase, model.to_act()) == (1, "main", [first])
    assert [len(c.unbuilt) for c in model.cities] == [4, 4]


def test_draft_can_skip_the_forced_picks() -> None:
    model = DuelModel(random_deal(random.Random(3)), Options(auto_last_wonder=True))
    picks = 0
    while model.phase == "draft_wonder":
        (seat,) = model.to_act()
        assert len(model.legal(seat)) > 1
        model.play(seat, model.legal(seat)[0])
        picks += 1
    assert picks == 6
    assert [len(c.unbuilt) for c in model.cities] == [4, 4]


def test_extra_turn_is_lost_at_the_end_of_an_age() -> None:
    model = position()
    only_card_left(model)
    model.pawn = 1
    wonder(model, "sphinx", slot=0)
    assert (model.age, model.extra_turn, model.phase) == (2, False, "choose_starter")  # EX-82
    model = position()
    model.age = 3
    only_card_left(model)
    wonder(model, "sphinx", slot=0)
    assert (model.over, model.end_reason) == (True, "civilian")


@pytest.mark.parametrize("name", ["sphinx", "pyramids"])
def test_theology_gives_one_extra_turn(name: str) -> None:
    model = position()
    model.cities[0].tokens = {"theology"}
    wonder(model, name)
    assert model.to_act() == [0]  # EX-83, EX-84
    model.play(0, Main(15, "discard"))
    assert model.to_act() == [1]


def test_theology_from_great_library_comes_too_late() -> None:
    model = position(board=["agriculture", "architecture", "economy", "law", "masonry"])
    model.library_draw = lambda box: ("theology", "strategy", "urbanism")
    wonder(model, "great_library")
    assert model.legal(0) == [ChooseBoxProgress(t) for t in ("strategy", "theology", "urbanism")]
    model.play(0, ChooseBoxProgress("theology"))
    assert (model.phase, model.to_act()) == ("main", [1])  # EX-85
    assert model.box_tokens == {"mathematics", "philosophy", "strategy", "urbanism"}


def test_theology_from_a_pair_through_mausoleum_comes_too_late() -> None:
    model = position(board=["theology", "architecture", "economy", "law", "masonry"])
    model.cities[0].cards, model.discard_pile = {"scriptorium"}, {"library", "baths"}
    wonder(model, "mausoleum")
    coins = model.cities[0].coins
    model.play(0, ChooseDiscarded("library"))
    assert model.cities[0].coins == coins  # DU-89
    model.play(0, ChooseProgress("theology"))
    assert (model.phase, model.to_act()) == ("main", [1])


def test_mausoleum_with_an_empty_pile() -> None:
    model = position()
    wonder(model, "mausoleum")
    assert (model.phase, model.to_act()) == ("main", [1])  # EX-86


def test_mausoleum_card_is_free_and_gives_no_urbanism_coins() -> None:
    model = position()
    model.cities[0].cards, model.cities[0].tokens = {"garrison"}, {"urbanism", "strategy"}
    model.discard_pile = {"barracks"}
    wonder(model, "mausoleum")
    coins = model.cities[0].coins
    model.play(0, ChooseDiscarded("barracks"))
    assert (model.cities[0].coins, model.pawn) == (coins, 2)


def test_destruction() -> None:
    model = position()
    wonder(model, "statue_of_zeus")
    assert (model.pawn, model.phase, model.to_act()) == (1, "main", [1])  # EX-87
    model = position()
    model.structure.pop(15)
    model.cities[1].cards = {"glassworks", "press", "quarry"}
    wonder(model, "circus_maximus")
    assert model.legal(0) == [ChooseDestroy("glassworks"), ChooseDestroy("press")]
    assert 9 not in model.face_up  # DU-19: revealed after the choice
    model.play(0, ChooseDestroy("press"))
    assert (model.discard_pile, model.cities[1].cards) == ({"press"}, {"glassworks", "quarry"})
    assert 9 in model.face_up


def test_law_completes_six_symbols() -> None:
    model = position(board=["law", "architecture", "economy", "theology", "masonry"])
    model.cities[0].cards = {"scriptorium", "pharmacist", "workshop", "apothecary", "academy"}
    build(model, "library")
    assert model.legal(1) == []
    assert ChooseProgress("law") in model.legal(0)
    model.play(0, ChooseProgress("law"))
    assert (model.end_reason, model.ranking()) == ("scientific_supremacy", [[0], [1]])  # EX-88


def test_pair_without_a_token_left() -> None:
    model = position()
    model.cities[0].cards, model.board_tokens = {"scriptorium"}, set()
    build(model, "library")
    assert (model.phase, model.to_act()) == ("main", [1])  # EX-89


def test_weaker_player_chooses_the_starter() -> None:
    model = position()
    only_card_left(model)
    model.pawn = 3
    model.play(0, Main(0, "discard"))
    assert (model.phase, model.to_act(), len(model.structure)) == ("choose_starter", [1], 20)  # EX-90
    model.play(1, ChooseStarter(0))
    assert (model.age, model.phase, model.to_act()) == (2, "main", [0])


def test_centre_pawn() -> None:
    for rule, phase in (("starts", "main"), ("chooses", "choose_starter")):
        model = position(centre_pawn=rule)
        model.active = model.actor = 1
        only_card_left(model)
        model.play(1, Main(0, "discard"))
        assert (model.phase, model.to_act()) == (phase, [1])  # EX-91


def test_illegal_moves_change_nothing() -> None:
    model = position()
    model.cities[0].coins = 0
    put(model, "pretorium")
    before = model.snapshot()
    refused: list[tuple[int, Move]] = [
        (1, Main(14, "discard")),
        (0, Main(0, "discard")),
        (0, Main(99, "discard")),
        (0, Main(14, "build")),
        (0, Main(14, "wonder", "colossus")),
        (0, Main(14, "wonder", "pyramids")),
        (0, ChooseStarter(0)),
    ]
    for seat, move in refused:
        with pytest.raises(IllegalMoveError):
            model.play(seat, move)
        assert model.snapshot() == before
