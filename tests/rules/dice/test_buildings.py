"""Agora, Market, Warehouse, University, Gallery and the special dice (DI-80 to DI-89)."""

from __future__ import annotations

import pytest

import septem
from septem.core.rng import Rng
from septem.games.dice.catalogue import catalogue
from septem.games.dice.model import DieSwapped
from septem.games.dice.room import DiceGame
from tests.games.dice.fixtures import Json, box, lane, sheet, warehouse, written
from tests.rules.dice.tabletop import moves, own, pass_all, refusal, seat, table


def agora() -> Json:
    given = sheet(agora=[box("a", "owl", "mask", vp=1), box("b", "scales", vp=1)], wonder=[box("w1"), box("w2")])
    given["building"]["agora"]["first_finisher_vp"] = 3
    return given


@pytest.mark.parametrize("face", ["owl", "mask"])
def test_either_symbol_fills_an_agora_box(face: str) -> None:
    """DI-80: one of two symbols is enough."""
    assert "build blue a" in moves(table(agora(), blue=(face, 0)))
    assert "build blue a" not in moves(table(agora(), blue=("temple", 0)))


def test_first_finishers_share_the_extra_points() -> None:
    """EX-14, DI-80, DI-81, DI-100, O-3: two in the same round gain 3 each, a later one nothing."""
    given = agora()
    game = table(given, seat("b"), seat("b"), seat("b"), blue=("owl", 0))
    for number in (0, 1):
        game.play(number, "build blue a")
        game.play(number, "bonus bonus_coins")
        assert own(game, number).score["agora"] == 2  # settled at the end of the round
    game.play(2, "pass")
    assert [board.score["agora"] for board in game.view(None).cities] == [5, 5, 1]
    full = [seat("a", "b", bonuses=["bonus_coins"], agora_first=first) for first in (True, True)]
    later = table(given, *full, seat("b"), number=13, blue=("mask", 0))
    later.play(2, "build blue a")
    later.play(2, "bonus bonus_coins")
    pass_all(later)
    assert [board.score["agora"] for board in later.view(None).cities] == [5, 5, 2]


def test_market_boxes_without_arrow_come_in_any_order() -> None:
    """DI-82: camel and chest in any order, the coin row one after the other (our own sheet)."""
    rows = {box.id: box for box in catalogue().boards[0].boxes}
    assert all(rows[name].after is None for name in ("mk_camel1", "mk_camel2", "mk_chest1", "mk_chest2"))
    assert rows["mk_coin2"].after == "mk_coin1"
    market = [box("m", "camel"), box("n", "camel"), *lane("c", "coin7", {}, {})]
    assert [move for move in moves(table(sheet(market=market), yellow=("camel", 0))) if "yellow" in move] == [
        "build yellow m",
        "build yellow n",
    ]


def test_warehouse_boxes_need_their_own_symbol() -> None:
    """DI-83, O-8: no order; completing it earns no bonus."""
    game = table(sheet(warehouse=warehouse(2)), seat("wh1"), seat(), grey1=("stone", 0), grey2=("brick", 0))
    assert [move for move in moves(game) if "grey" in move] == ["build grey1 wh0"]
    game.play(0, "build grey1 wh0")
    assert 0 not in game.to_act


def test_university_has_a_lane_per_symbol() -> None:
    """DI-84: on our sheet each green symbol has one arrow of its own."""
    rows = [row for row in catalogue().boards[0].boxes if row.building == "university"]
    for symbol in ("compass", "tablet", "gear"):
        boxes = [row for row in rows if row.symbols == (symbol,)]
        assert [row.after for row in boxes] == [None, *[row.id for row in boxes[:-1]]]


def unlocking(*specials: str, players: int = 2) -> DiceGame:
    effects = [{"unlock": special} for special in specials]
    given = sheet(
        university=[box("u", "gear", effects=effects), box("v", "gear")], market=[box("m", "camel"), box("n", "camel")]
    )
    return table(given, *[seat() for _ in range(players)], green=("gear", 0))


def test_the_first_unlock_swaps_one_grey_die() -> None:
    """EX-7, DI-85, DI-86: also when two players unlock it in one round; the grey die leaves the game."""
    game = unlocking("black")
    game.play(0, "build green u")
    game.play(1, "build green u")
    view = game.view(None)
    shown = [die.die for die in view.forum]
    assert (sum(die.startswith("grey") for die in shown), "black" in shown, len(view.removed)) == (2, True, 1)
    assert view.reserve == ("white", "purple")
    pass_all(game)
    assert len(game.view(None).removed) == 1


def test_a_later_unlock_changes_nothing_in_the_forum() -> None:
    """DI-85: the die is there already."""
    game = unlocking("black")
    game.play(0, "build green u")
    game.play(1, "pass")
    before = game.view(None).removed
    position = written(game)
    position["state"]["forum"]["green"] = {"face": "gear", "section": 0}
    game = septem.load(position)
    game.play(1, "build green u")
    game.play(0, "pass")
    assert game.view(None).removed == before


def test_every_grey_die_is_swapped_out_equally_often() -> None:
    """DI-85: the grey die is random."""
    gone, rng = {"grey1": 0, "grey2": 0, "grey3": 0}, Rng(1)
    for _ in range(150):
        game = unlocking("white")
        position = written(game)
        position["state"]["streams"] = [rng.below(2**31 - 1) + 1 for _ in range(8)]
        game = septem.load(position)
        game.play(0, "build green u")
        game.play(1, "pass")
        gone[game.view(None).removed[0]] += 1
    assert min(gone.values()) > 25


def test_several_dice_are_swapped_in_order() -> None:
    """DI-86, O-11: black, white, purple, one grey die each; then no grey die is left."""
    game = unlocking("purple", "white", "black")
    game.play(0, "build green u")
    game.play(1, "pass")
    swaps = [entry.event.die for entry in game.events(None) if isinstance(entry.event, DieSwapped)]
    assert swaps == ["black", "white", "purple"]
    assert sorted(game.view(None).removed) == ["grey1", "grey2", "grey3"]


def test_when_a_special_die_can_be_chosen() -> None:
    """DI-87: not in the round of its first unlock; a die that lies there already at once, even in an extra action."""
    effects = [{"unlock": "black"}, {"another_action": True}]
    given = sheet(
        university=[box("u", "gear", effects=effects), box("v", "gear")], market=[box("m", "camel"), box("n", "camel")]
    )
    game = table(given, green=("gear", 0))
    game.play(0, "build green u")
    assert not any("black" in move for move in moves(game))
    assert refusal(game, "extra build black m") == "die-not-in-forum"
    game = table(given, seat(), seat("u"), green=("gear", 0), black=("cross_yellow", 0))
    game.play(0, "build green u")
    assert "extra build black m" in moves(game)


@pytest.mark.parametrize(
    ("face", "boxes"),
    [
        ("cross_grey", ["wh0"]),
        ("cross_blue", ["a"]),
        ("cross_green", ["v"]),
        ("cross_red", ["ea", "ed", "wa", "wd"]),
        ("cross_yellow", ["m"]),
        ("cross_any4", ["a", "ea", "ed", "m", "v", "wa", "wd"]),
    ],
)
def test_black_faces(face: str, boxes: list[str]) -> None:
    """DI-88: boxes of the colour whatever their symbol; arrows, construction and the black die's cost count."""
    given = sheet(
        warehouse=warehouse(1),
        agora=[box("a", "owl"), box("a2", "owl", after="a")],
        university=[box("u", "gear", effects=[{"unlock": "black"}]), box("v", "gear")],
        barracks_west=[box("wa", "axe", attack=3), box("wd", "shield", defence=1)],
        barracks_east=[box("ea", "sword", attack=3), box("ed", "shield", defence=1)],
        market=[box("m", "camel", cost=4), box("n", "camel", cost=6)],
    )
    game = table(given, seat("u"), seat(), black=(face, 2))
    found = sorted(move.split()[2] for move in moves(game) if "black" in move)
    assert found == sorted(boxes)
    assert refusal(game, "build black n") in ("wrong-symbol", "cannot-pay")
    game.play(0, f"build black {boxes[0]}")
    paid = 2 + (4 if boxes == ["m"] else 0)
    assert own(game).coins == 7 - paid


def test_white_faces() -> None:
    """DI-89: the open Gallery box with the shown bust."""
    given = sheet(
        university=[box("u", "gear", effects=[{"unlock": "white"}]), box("v", "gear")],
        gallery=[*lane("l", "leader_laurel", {}, {}), box("r", "leader_red")],
    )
    assert [move for move in moves(table(given, seat("u"), seat(), white=("leader_laurel", 0))) if "white" in move] == [
        "build white l1"
    ]
    game = table(given, seat("u", "l1"), seat(), white=("leader_laurel", 0))
    assert "build white l2" in moves(game)
    assert refusal(game, "build white r") == "wrong-symbol"
