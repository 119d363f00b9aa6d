"""Actions and paying (DI-30 to DI-48)."""

from __future__ import annotations

import pytest

from septem.games.dice.model import Income
from tests.games.dice.fixtures import Json, box, lane, sheet, warehouse
from tests.rules.dice.tabletop import moves, own, pass_all, refusal, seat, table


def test_missing_resources_are_paid_in_coins() -> None:
    """EX-1, DI-34, DI-45: cost 3 with 2 resources costs 1 coin; the resources stay."""
    game = table(
        sheet(warehouse=warehouse(3), market=[box("m", "camel", cost=3), box("n", "chest")]),
        seat("wh0", "wh1"),
        seat(),
        yellow=("camel", 0),
    )
    game.play(0, "build yellow m")
    assert (own(game).coins, own(game).resources) == (6, 2)


def test_a_warehouse_box_does_not_pay_for_itself() -> None:
    """DI-45: the resources before the crossing count."""
    game = table(sheet(warehouse=warehouse(2, cost=1)), grey1=("stone", 0))
    game.play(0, "build grey1 wh0")
    assert own(game).coins == 6


def test_passing_gains_three_coins() -> None:
    """EX-5, DI-41: 7 coins become 10; passing is always allowed."""
    game = table(sheet(wonder=[box("w1", cost=6)]), seat(coins=0), seat())
    assert moves(game) == ["pass"]
    game.play(1, "pass")
    assert own(game, 1).coins == 10


@pytest.mark.parametrize(("section", "discounts", "paid"), [(0, 0, 0), (3, 0, 3), (3, 1, 2), (1, 2, 0), (3, 2, 1)])
def test_die_cost(section: int, discounts: int, paid: int) -> None:
    """DI-31, DI-54: section cost minus 1 per effect, never below 0."""
    cheap = [box(f"c{number}", "camel", effects=[{"die_cost_minus_1": True}]) for number in range(2)]
    game = table(
        sheet(market=[*cheap, box("m", "chest"), box("n", "chest")]),
        seat(*[f"c{number}" for number in range(discounts)]),
        seat(),
        yellow=("chest", section),
    )
    game.play(0, "build yellow m")
    assert own(game).coins == 7 - paid


def test_a_colour_can_be_free() -> None:
    """DI-31: die_cost_zero holds for its colour alone; resources never pay a die."""
    given = sheet(
        warehouse=warehouse(6),
        market=[box("m", "camel"), box("x", "chest", effects=[{"die_cost_zero": "blue"}]), box("n", "chest")],
        agora=[box("a", "owl"), box("b", "mask")],
    )
    full = [f"wh{number}" for number in range(6)]
    game = table(given, seat("x", *full, coins=2), seat(), blue=("owl", 3), yellow=("camel", 3))
    assert refusal(game, "build yellow m") == "cannot-pay"
    game.play(0, "build blue a")
    assert own(game).coins == 2


def test_cheaper_die_and_missing_resource_together() -> None:
    """EX-9: section 2 less 1, cost 4 with 3 resources: 2 coins."""
    boxes = [box("m1", "camel", effects=[{"die_cost_minus_1": True}]), box("m2", "chest", cost=4), box("m3", "camel")]
    game = table(
        sheet(warehouse=warehouse(4), market=boxes), seat("wh0", "wh1", "wh2", "m1"), seat(), yellow=("chest", 2)
    )
    game.play(0, "build yellow m2")
    assert own(game).coins == 5


def coins_on_die() -> Json:
    return sheet(
        warehouse=warehouse(2),
        university=[
            box("u", "gear", effects=[{"coins_on_die": ["yellow", 2]}]),
            box("v", "tablet", effects=[{"coins_on_die": ["yellow", 1]}]),
            box("z", "gear"),
        ],
        market=[box("m", "camel", cost=1), box("n", "chest")],
    )


def test_coins_on_die_come_first() -> None:
    """EX-10, DI-47, DI-130, O-2: no coins, section 2, 2 coins for choosing the die, construction covered: 0 left."""
    game = table(coins_on_die(), seat("wh0", "u", coins=0), seat(), yellow=("camel", 2))
    game.play(0, "build yellow m")
    assert own(game).coins == 0


def test_coins_on_die_add_up_but_do_not_open_a_die() -> None:
    """DI-35, DI-47, DI-54: two effects give 3 coins; without a payable box the die cannot be chosen for its coins."""
    game = table(coins_on_die(), seat("u", "v", coins=0), seat(coins=0), yellow=("camel", 3))
    assert refusal(game, "build yellow m") == "cannot-pay"
    assert refusal(game, "build yellow m", 1) == "cannot-pay"
    assert not any("yellow" in move for move in moves(game))
    game = table(coins_on_die(), seat("wh0", "u", "v", coins=0), seat(), yellow=("camel", 3))
    game.play(0, "build yellow m")
    assert own(game).coins == 0


def test_arrows_run_from_left_to_right() -> None:
    """EX-4, DI-32: the lane 0, 3, 6 is crossed in this order."""
    game = table(
        sheet(university=lane("u", "gear", {"cost": 0}, {"cost": 3}, {"cost": 6})),
        seat(coins=20),
        seat(),
        green=("gear", 0),
    )
    assert moves(game) == ["build green u1", "pass"]
    assert refusal(game, "build green u2") == "order-violation"
    game.play(0, "build green u1")
    again = table(
        sheet(university=lane("u", "gear", {"cost": 0}, {"cost": 3}, {"cost": 6})),
        seat("u1", "u2", coins=20),
        seat("u1"),
        green=("gear", 0),
    )
    assert moves(again) == ["build green u3", "pass"]
    assert moves(again, 1) == ["build green u2", "pass"]


def test_the_face_decides_which_boxes() -> None:
    """DI-33, O-5: symbol and colour must fit; a shield serves either Barracks, axe West and sword East."""
    given = sheet(
        agora=[box("a", "owl", "mask"), box("b", "scales")],
        barracks_west=[box("wa", "axe", attack=3), box("wd", "shield", defence=1)],
        barracks_east=[box("ea", "sword", attack=3), box("ed", "shield", defence=1)],
    )
    assert moves(table(given, blue=("owl", 0), red=("shield", 0))) == [
        "build blue a",
        "build red ed",
        "build red wd",
        "pass",
    ]
    assert "build red wa" in moves(table(given, red=("axe", 0)))
    game = table(given, red=("sword", 0), blue=("scales", 0))
    assert "build red ea" in moves(game)
    assert refusal(game, "build red wa") == "wrong-symbol"
    assert refusal(game, "build blue a") == "wrong-symbol"


def test_a_locked_special_die_is_not_for_you() -> None:
    """DI-30: only who has unlocked it may choose it."""
    given = sheet(
        university=[box("u", "gear", effects=[{"unlock": "black"}]), box("v", "gear")],
        market=[box("m", "camel"), box("n", "chest")],
    )
    game = table(given, seat(), seat("u"), black=("cross_yellow", 0))
    assert refusal(game, "build black m") == "special-die-locked"
    game.play(1, "build black n")
    assert own(game, 1).crossed == ("n", "u")


def test_without_a_box_or_the_coins_no_die() -> None:
    """DI-35: nothing to fill, or too dear."""
    game = table(
        sheet(market=[box("m", "camel", cost=6), box("n", "chest")]), seat(coins=6), seat(), yellow=("camel", 1)
    )
    assert moves(game) == ["pass"]
    assert refusal(game, "build yellow m") == "cannot-pay"


def test_the_wonder_needs_no_die() -> None:
    """DI-40: boxes in order, construction alone is paid."""
    game = table(sheet(wonder=[box("w1", cost=2), box("w2", cost=3), box("w3")]), seat("w1"), seat())
    game.play(0, "wonder")
    game.play(1, "wonder")
    assert (own(game).crossed, own(game).coins) == (("w1", "w2"), 4)
    assert (own(game, 1).crossed, own(game, 1).coins) == (("w1",), 5)


def test_a_complete_wonder_is_complete() -> None:
    """DI-40, DI-125: there is no further box."""
    game = table(sheet(wonder=[box("w1")]), seat("w1", bonuses=["bonus_coins"]), seat())
    assert refusal(game, "wonder") == "wonder-complete"


def test_coins_are_a_plain_counter() -> None:
    """DI-46, O-1: no ceiling unless the sheet prints one."""
    game = table(sheet(wonder=[box("w1")]), seat(coins=500), seat())
    pass_all(game)
    assert own(game).coins == 503
    capped = sheet(wonder=[box("w1")])
    capped["treasury"]["cap"] = 8
    game = table(capped)
    assert {move.notation: move.why for move in game.legal(0)}["pass"] == Income(1)
    pass_all(game)
    assert own(game).coins == 8


def test_coins_score_nothing() -> None:
    """DI-48: points do not depend on coins."""
    game = table(sheet(wonder=[box("w1", vp=3), box("w2")]), seat("w1", coins=99), seat("w1", coins=0))
    assert [board.points for board in game.view(None).cities] == [3, 3]
