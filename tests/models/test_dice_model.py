"""The worked examples of the Dice rules on the model, on small fixture sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import pytest

from tests.models.dice_board import load
from tests.models.dice_model import Deal, Game, Move, MoveError, ScriptedChance, move_data

CITIES = ["argos", "delphi", "thebes"]
Row = dict[str, Any]
PASS: Move = ("pass",)


def sheet(bonuses: Mapping[str, list[Row]] | None = None, **buildings: list[Row]) -> dict[str, Any]:
    """A sheet with just these buildings, the same for all cities."""
    given = {"bonus_coins": [{"coins": 7}]} if bonuses is None else bonuses
    return {
        "schema": 1,
        "treasury": {"start": 7},
        "building": {building: {"boxes": boxes} for building, boxes in buildings.items()},
        "bonus": [{"id": bonus, "effects": effects} for bonus, effects in given.items()],
        "city": [{"id": city} for city in CITIES],
    }


def row(box: str, *symbols: str, **fields: Any) -> Row:
    return {"id": box, "symbols": list(symbols), **fields}


def game(table: dict[str, Any], players: int = 2, swaps: Sequence[str] = (), **forum: tuple[str, int]) -> Game:
    """A game in which every round shows the same Forum, given as die=(face, section)."""
    chance = ScriptedChance([dict(forum)] * 50, list(swaps))
    return Game(Deal(CITIES[:players], chance, table))


def arrange(game: Game, seat: int, *crossed: str, coins: int = 7) -> None:
    """Boxes crossed in earlier rounds."""
    game.players[seat].crossed |= set(crossed)
    game.players[seat].coins = coins
    game.note_round_start()


def refusal(game: Game, seat: int, *move: str) -> str:
    before = game.snapshot()
    with pytest.raises(MoveError) as refused:
        game.play(seat, move)
    assert game.snapshot() == before
    return refused.value.code


def warehouse(count: int, cost: int = 0) -> list[Row]:
    symbols = ["stone", "wood", "brick", "textile", "glass", "papyrus"]
    return [row(f"wh{number}", symbols[number], cost=cost) for number in range(count)]


def lane(prefix: str, symbol: str, *boxes: Row) -> list[Row]:
    """Boxes in one arrow: prefix1, prefix2, ..."""
    rows = [row(f"{prefix}{number}", symbol, **fields) for number, fields in enumerate(boxes, 1)]
    for earlier, later in pairwise(rows):
        later["after"] = earlier["id"]
    return rows


# ---- paying ----------------------------------------------------------------------------------


def test_ex1_resources_save_coins_and_stay() -> None:
    table = sheet(warehouse=warehouse(2), market=[row("m", "camel", cost=3)])
    play = game(table, yellow=("camel", 0))
    arrange(play, 0, "wh0", "wh1")
    play.play(0, ("build", "yellow", "m"))
    assert (play.players[0].coins, play.players[0].resources()) == (6, 2)


def test_ex5_passing_gains_three_coins() -> None:
    play = game(sheet(wonder=[row("w1")]))
    play.play(0, PASS)
    assert play.players[0].coins == 10


def test_ex9_cheaper_die_and_missing_resource() -> None:
    cheap = row("m1", "camel", effects=[{"die_cost_minus_1": True}])
    table = sheet(warehouse=warehouse(3), market=[cheap, row("m2", "chest", cost=4)])
    play = game(table, yellow=("chest", 2))
    arrange(play, 0, "wh0", "wh1", "wh2", "m1")
    play.play(0, ("build", "yellow", "m2"))
    assert play.players[0].coins == 5


def test_ex10_coins_on_die_pay_that_very_die() -> None:
    table = sheet(
        warehouse=warehouse(1),
        university=[row("u", "gear", effects=[{"coins_on_die": ["yellow", 2]}])],
        market=[row("m", "camel", cost=1)],
    )
    play = game(table, yellow=("camel", 2))
    arrange(play, 0, "wh0", "u", coins=0)
    play.play(0, ("build", "yellow", "m"))
    assert play.players[0].coins == 0


def test_die_cost_never_falls_below_zero_and_colour_can_be_free() -> None:
    free = row("m1", "camel", effects=[{"die_cost_zero": "blue"}, {"die_cost_minus_1": True}])
    play = game(sheet(market=[free], agora=[row("a", "owl")]), blue=("owl", 3), yellow=("camel", 0))
    assert play.die_cost(play.players[0], "blue") == 3
    arrange(play, 0, "m1")
    assert (play.die_cost(play.players[0], "blue"), play.die_cost(play.players[0], "yellow")) == (0, 0)


def test_ex13_first_box_lowers_the_price_of_the_second() -> None:
    two = [{"cross_up_to_two": "warehouse"}]
    table = sheet(warehouse=warehouse(2, cost=1), wonder=[row("w1", effects=two), row("w2")])
    play = game(table)
    play.play(0, ("wonder",))
    play.play(0, ("choose_box", "wh0"))
    assert play.players[0].coins == 6
    play.play(0, ("choose_box", "wh1"))
    assert (play.players[0].coins, play.players[0].resources(), play.to_act()) == (6, 2, [1])


def test_declining_the_first_box_ends_cross_up_to_two() -> None:
    two = [{"cross_up_to_two": "warehouse"}]
    table = sheet(warehouse=warehouse(2), wonder=[row("w1", effects=two), row("w2")])
    play = game(table)
    play.play(0, ("wonder",))
    play.play(0, ("choose_box", "none"))
    assert play.to_act() == [1]


def test_treasury_cap_loses_the_excess() -> None:
    table = sheet(wonder=[row("w1")])
    table["treasury"]["cap"] = 8
    play = game(table)
    play.play(0, PASS)
    assert play.players[0].coins == 8


def test_ex16_per_box_coins_now_points_at_the_end() -> None:
    boxes = lane("u", "gear", {}, {"effects": [{"per_box": ["university", 1]}]}, {}, {}, {})
    play = game(sheet(university=boxes), green=("gear", 0))
    arrange(play, 0, "u1")
    play.play(0, ("build", "green", "u2"))
    assert play.players[0].coins == 9
    play.players[0].crossed |= {"u3", "u4", "u5"}
    assert play.scores()[0]["university"] == 5


# ---- barracks --------------------------------------------------------------------------------


def barracks() -> dict[str, Any]:
    west = [row("aw", "axe", attack=3), *lane("dw", "shield", {"defence": 1}, {"defence": 1})]
    east = [row("ae", "sword", attack=3), *lane("de", "shield", {"defence": 1}, {"defence": 1})]
    return sheet(barracks_west=west, barracks_east=east)


@pytest.mark.parametrize(("defences", "points"), [((), 3), (("dw1",), 2), (("dw1", "dw2"), 1)])
def test_ex2_east_attack_against_west_defences_of_the_right_neighbour(defences: Sequence[str], points: int) -> None:
    play = game(barracks(), 3, red=("sword", 0))
    arrange(play, 2, *defences)
    arrange(play, 1, "dw1", "de1")  # the left neighbour does not matter
    play.play(0, ("build", "red", "ae"))
    assert play.players[0].attack_points == {"ae": points}
    assert play.scores()[0]["barracks_east"] == points


def test_ex2c_defence_of_this_round_is_too_late() -> None:
    table = barracks()
    table["building"]["wonder"] = {"boxes": [row("w1", effects=[{"cross_one": "barracks"}]), row("w2")]}
    play = game(table, 2, red=("sword", 0))
    play.play(1, ("wonder",))
    play.play(1, ("choose_box", "dw1"))
    play.play(0, ("build", "red", "ae"))
    assert play.players[0].attack_points == {"ae": 3}


def test_ex6_west_attack_meets_east_defences_of_the_only_opponent() -> None:
    play = game(barracks(), 2, red=("axe", 0))
    arrange(play, 1, "de1", "dw1", "dw2")
    play.play(0, ("build", "red", "aw"))
    assert play.players[0].attack_points == {"aw": 2}


def test_shield_fills_a_defence_box_of_either_side() -> None:
    play = game(barracks(), 2, red=("shield", 0))
    assert play.legal(0) == [("build", "red", "de1"), ("build", "red", "dw1"), PASS]


# ---- Guild Court -----------------------------------------------------------------------------


def guild(players: int, *markets: int) -> Game:
    table = sheet(
        market=[row(f"m{number}", "camel") for number in range(3)],
        university=[row("u", "gear", effects=[{"unlock": "purple"}])],
        guild_court=[{"id": "g"}],
    )
    play = game(table, players, purple=("cmp_yellow", 0), yellow=("camel", 0))
    for seat, count in enumerate(markets):
        arrange(play, seat, "u", *(f"m{number}" for number in range(count)))
    return play


@pytest.mark.parametrize(
    ("markets", "allowed"),
    [((2, 1, 2), True), ((2, 2), False), ((3, 2), True), ((0, 0), False), ((0, 0, 0), True), ((2, 3, 1), False)],
)  # EX-3, EX-3a, EX-3b, DI-64
def test_ex3_guild_condition(markets: Sequence[int], allowed: bool) -> None:
    play = guild(len(markets), *markets)
    assert (("build", "purple", "g") in play.legal(0)) is allowed
    if not allowed:
        assert refusal(play, 0, "build", "purple", "g") == "guild_condition"


def test_ex3c_boxes_of_this_round_do_not_count() -> None:
    play = guild(3, 1, 1, 2)
    play.players[0].crossed.add("m1")
    assert refusal(play, 0, "build", "purple", "g") == "guild_condition"


# ---- order, chains, bonuses ------------------------------------------------------------------


def test_ex4_lane_from_left_to_right() -> None:
    play = game(sheet(university=lane("u", "gear", {"cost": 0}, {"cost": 3}, {"cost": 6})), green=("gear", 0))
    for number in (1, 2, 3):
        builds = [move[2] for move in play.legal(0) if move[0] == "build"]
        assert builds == [f"u{number}"]
        play.play(0, ("build", "green", builds[0]))
        play.players[0].coins = 9
        play.play(1, PASS)


def test_ex11_inner_building_earns_its_bonus_first() -> None:
    bonuses: dict[str, list[Row]] = {"b1": [{"coins": 1}], "b2": [{"coins": 2}], "b3": [{"coins": 4}]}
    table = sheet(
        bonuses, market=[row("p", "camel", effects=[{"cross_one": "university"}])], university=[row("q", "gear")]
    )
    play = game(table, yellow=("camel", 0))
    play.play(0, ("build", "yellow", "p"))
    play.play(0, ("choose_box", "q"))
    owed = [task["building"] for task in play.snapshot()["seats"][0]["owed"]]
    assert owed == ["market", "university"]  # the last one is asked first
    play.play(0, ("choose_bonus", "b3"))
    assert play.legal(0) == [("choose_bonus", "b1"), ("choose_bonus", "b2")]
    assert refusal(play, 0, "choose_bonus", "b3") == "bonus_taken"


def test_ex12_a_building_earns_one_bonus() -> None:
    bonuses: dict[str, list[Row]] = {"b1": [{"coins": 1}], "b2": [{"coins": 2}]}
    boxes = [row("x", "camel", effects=[{"cross_one": "market"}]), row("last", "chest")]
    play = game(sheet(bonuses, market=boxes), yellow=("camel", 0))
    play.play(0, ("build", "yellow", "x"))
    play.play(0, ("choose_box", "last"))
    play.play(0, ("choose_bonus", "b1"))
    assert (play.players[0].bonuses_crossed, play.to_act()) == ({"b1"}, [1])


def test_warehouse_earns_no_bonus() -> None:
    play = game(sheet(warehouse=warehouse(1)), grey1=("stone", 0))
    play.play(0, ("build", "grey1", "wh0"))
    assert play.to_act() == [1]


def test_effect_without_possible_box_lapses() -> None:
    table = sheet(
        wonder=[row("w1", effects=[{"cross_one": "market"}, {"build_free_die": True}]), row("w2", after="w1")],
        market=[row("m", "camel", cost=6)],
    )
    play = game(table, yellow=("camel", 0))
    arrange(play, 0, coins=5)
    play.play(0, ("wonder",))
    assert play.to_act() == [1]


def test_free_die_waives_the_die_cost_alone() -> None:
    table = sheet(
        wonder=[row("w1", effects=[{"build_free_die": True}]), row("w2")], market=[row("m", "camel", cost=2), row("n")]
    )
    play = game(table, yellow=("camel", 3))
    play.play(0, ("wonder",))
    assert play.legal(0) == [("extra", "build", "yellow", "m"), ("extra", "none")]
    assert refusal(play, 0, "extra", "pass") == "malformed_move"
    play.play(0, ("extra", "build", "yellow", "m"))
    assert play.players[0].coins == 5


def test_effects_resolve_in_the_listed_order() -> None:
    """Coins of the first effect pay the box of the second (DI-56)."""
    effects = [{"coins": 7}, {"cross_one": "market"}]
    table = sheet(wonder=[row("w1", effects=effects), row("w2")], market=[row("m", "camel", cost=6), row("n")])
    play = game(table)
    arrange(play, 0, "n", coins=0)
    play.play(0, ("wonder",))
    assert play.legal(0) == [("choose_box", "m"), ("choose_box", "none")]


def test_per_box_of_barracks_counts_both_sides() -> None:
    table = barracks()
    table["building"]["wonder"] = {"boxes": [row("w1", effects=[{"per_box": ["barracks", 2]}]), row("w2")]}
    play = game(table)
    arrange(play, 0, "aw", "dw1", "de1")
    play.play(0, ("wonder",))
    assert (play.players[0].coins, play.scores()[0]["wonder"]) == (13, 6)


def test_two_gallery_boxes_count_the_gallery_twice() -> None:
    laurels = lane("l", "leader_laurel", {"effects": [{"gallery_vp": True}]}, {"effects": [{"gallery_vp": True}]})
    play = game(sheet(gallery=[row("g", "leader_red"), *laurels]))
    arrange(play, 0, "g", "l1", "l2")
    assert play.scores()[0]["gallery"] == 6  # DI-55


def test_unlock_of_a_die_in_the_forum_serves_the_extra_action() -> None:
    effects = [{"unlock": "black"}, {"another_action": True}]
    table = sheet(wonder=[row("w1", effects=effects), row("w2")], market=[row("m", "camel"), row("n")])
    play = game(table, black=("cross_yellow", 0))
    assert ("build", "black", "m") not in play.legal(0)
    play.play(0, ("wonder",))
    assert ("extra", "build", "black", "m") in play.legal(0)  # DI-87


def test_another_action_cannot_be_declined() -> None:
    play = game(sheet(wonder=[row("w1", effects=[{"another_action": True}]), row("w2", after="w1")]))
    play.play(0, ("wonder",))
    assert play.legal(0) == [("extra", "pass"), ("extra", "wonder")]
    assert refusal(play, 0, "extra", "none") == "malformed_move"


# ---- Agora, special dice, end ----------------------------------------------------------------


def test_ex14_first_agora_finishers_share_the_extra_points() -> None:
    table = sheet(agora=[row("a", "owl", vp=1), row("b", "mask", vp=1)], wonder=[row("w1"), row("w2")])
    table["building"]["agora"]["first_finisher_vp"] = 3
    play = game(table, 3, blue=("owl", 0))
    for seat in range(3):
        arrange(play, seat, "b")
    for seat in (0, 1):
        play.play(seat, ("build", "blue", "a"))
        play.play(seat, ("choose_bonus", "bonus_coins"))
        assert play.scores()[seat]["agora"] == 2  # settled at the end of the round
    play.play(2, PASS)
    play.play(2, ("build", "blue", "a"))
    play.play(2, ("choose_bonus", "bonus_coins"))
    play.play(0, PASS)
    play.play(1, PASS)
    assert [score["agora"] for score in play.scores()] == [5, 5, 2]


def unlocking(*specials: str) -> Game:
    effects = [{"unlock": special} for special in specials]
    table = sheet(university=[row("u", "gear", effects=effects), row("v", "gear")])
    return game(table, 2, swaps=["grey2", "grey1", "grey3"], green=("gear", 0))


def test_ex7_first_unlock_swaps_a_grey_die() -> None:
    play = unlocking("black")
    for seat in (0, 1):  # both unlock it: one swap
        play.play(seat, ("build", "green", "u"))
    assert set(play.forum_dice) == {"grey1", "black", "grey3", "blue", "red", "yellow", "green"}
    assert (play.reserve, play.removed) == (["white", "purple"], ["grey2"])


def test_swaps_go_black_white_purple() -> None:
    play = unlocking("purple", "white", "black")
    play.play(0, ("build", "green", "u"))
    play.play(1, PASS)
    assert play.forum_dice[:3] == ["white", "black", "purple"]  # grey1, grey2, grey3 left second, first, third


def test_special_die_is_locked_for_others() -> None:
    table = sheet(university=[row("u", "gear", effects=[{"unlock": "black"}])], market=[row("m", "camel"), row("n")])
    play = game(table, black=("cross_any4", 0), yellow=("camel", 0))
    arrange(play, 1, "u")
    assert refusal(play, 0, "build", "black", "m") == "special_die_locked"
    play.play(1, ("build", "black", "n"))
    assert "n" in play.players[1].crossed


def test_ex8_one_more_round_after_the_last_bonus() -> None:
    play = game(sheet(agora=[row("a", "owl")], market=[row("m", "camel")]), blue=("owl", 0))
    play.play(0, ("build", "blue", "a"))
    play.play(0, ("choose_bonus", "bonus_coins"))
    play.play(1, PASS)
    assert (play.round, play.last_round, play.over) == (2, 2, False)
    play.play(0, PASS)
    play.play(1, PASS)
    assert (play.round, play.end_reason, play.to_act(), play.legal(0)) == (2, "bonuses", [], [])
    assert refusal(play, 0, "pass") == "game_over"


def test_max_rounds_ends_at_once() -> None:
    chance = ScriptedChance([{}] * 3)
    play = Game(Deal(CITIES[:2], chance, sheet(wonder=[row("w1")]), max_rounds=3))
    while not play.over:
        play.play(play.to_act()[0], PASS)
    assert (play.round, play.end_reason, chance.rolls) == (3, "max_rounds", [])


def test_ex15_coins_break_ties_then_shared() -> None:
    play = game(sheet(wonder=[row("w1", vp=80), row("w2", vp=79)]), 3)
    for seat, box, coins in ((0, "w1", 4), (1, "w1", 4), (2, "w2", 9)):
        arrange(play, seat, box, coins=coins)
    assert (play.ranking(), play.winners()) == ([[0, 1], [2]], [0, 1])
    play.players[1].coins = 5
    assert play.ranking() == [[1], [0], [2]]


# ---- refusals and taking back ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (("build", "purple", "gc_1"), "die_not_in_forum"),
        (("build", "grey1", "wh_wood"), "wrong_symbol"),
        (("build", "grey1", "wh_stone"), "box_already_crossed"),
        (("build", "green", "un_gear2"), "order_violation"),
        (("build", "green", "un_gear1"), "cannot_pay"),
        (("build", "green", "nowhere"), "malformed_move"),
        (("build", "green"), "malformed_move"),
        (("dance",), "malformed_move"),
        ((), "malformed_move"),
        (("wonder",), "cannot_pay"),
        (("choose_box", "none"), "no_pending_choice"),
        (("extra", "pass"), "no_pending_choice"),
    ],
)
def test_refusals_at_the_action(move: Move, code: str) -> None:
    forum = {"grey1": ("stone", 0), "green": ("gear", 0)}
    play = Game(Deal(["giza", "rhodes"], ScriptedChance([forum]), load("sheet")))
    arrange(play, 0, "wh_stone", coins=1)
    assert refusal(play, 0, *move) == code


def test_refusals_while_a_choice_is_owed() -> None:
    play = Game(Deal(["ephesus", "rhodes"], ScriptedChance([{"yellow": ("chest", 3)}]), load("sheet")))
    arrange(play, 0, "wh_stone", "mk_camel1")
    play.play(0, ("wonder",))
    assert refusal(play, 0, "pass") == "choice_pending"
    assert refusal(play, 0, "choose_bonus", "bonus_coins") == "no_pending_choice"
    assert refusal(play, 0, "choose_box", "ag_a1") == "effect_target"
    assert refusal(play, 0, "choose_box", "mk_camel1") == "box_already_crossed"
    assert refusal(play, 0, "choose_box", "mk_coin2") == "order_violation"
    play.play(0, ("choose_box", "none"))
    assert refusal(play, 0, "pass") == "already_acted"


def test_completed_wonder_is_refused() -> None:
    play = game(sheet(wonder=[row("w1")]))
    arrange(play, 0, "w1", coins=0)
    assert refusal(play, 0, "wonder") == "wonder_complete"


def test_a_turn_is_taken_back_as_a_whole() -> None:
    play = Game(Deal(["ephesus", "rhodes"], ScriptedChance([{"yellow": ("chest", 3)}]), load("sheet")))
    before = play.snapshot()
    with pytest.raises(ValueError, match="nothing"):
        play.retract(0)
    play.play(0, ("wonder",))
    play.play(0, ("choose_box", "mk_chest1"))
    assert play.snapshot() != before
    play.retract(0)
    assert play.snapshot() == before


def test_moves_as_data() -> None:
    assert move_data(("build", "red", "bw_a1")) == {"type": "build", "die": "red", "box": "bw_a1"}
    assert move_data(("choose_box", "none")) == {"choose_box": None}
    assert move_data(("choose_bonus", "bonus_coins")) == {"choose_bonus": "bonus_coins"}
    assert move_data(("extra", "wonder")) == {"extra": {"type": "wonder"}}
    assert move_data(("extra", "none")) == {"extra": None}
