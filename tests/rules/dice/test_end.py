"""Bonuses, end of round and of the game, scoring (DI-90 to DI-112)."""

from __future__ import annotations

import pytest

import septem
from septem.games.dice.room import DiceGame
from tests.games.dice.fixtures import Json, box, sheet, written
from tests.rules.dice.tabletop import moves, own, pass_all, refusal, seat, table

THREE: dict[str, list[Json]] = {"b1": [{"coins": 1}], "b2": [{"another_action": True}], "b3": [{"coins": 4}]}


def test_completing_a_building_earns_a_bonus() -> None:
    """DI-90: mandatory, applied at once, each bonus once, each building once."""
    given = sheet(THREE, market=[box("m", "camel")], agora=[box("a", "owl")], wonder=[box("w1"), box("w2")])
    game = table(given, yellow=("camel", 0), blue=("owl", 0))
    game.play(0, "build yellow m")
    assert moves(game) == ["bonus b1", "bonus b2", "bonus b3"]
    assert refusal(game, "pass") == "choice-pending"
    game.play(0, "bonus b2")
    assert "extra build blue a" in moves(game)
    game.play(0, "extra build blue a")
    assert moves(game) == ["bonus b1", "bonus b3"]
    assert refusal(game, "bonus b2") == "bonus-taken"
    game.play(0, "bonus b3")
    assert (own(game).coins, own(game).bonuses) == (11, ("b2", "b3"))


def test_a_building_completed_in_its_own_chain_earns_one_bonus() -> None:
    """EX-12, DI-90: X of P crosses the last box of P."""
    given = sheet(THREE, market=[box("x", "camel", effects=[{"cross_one": "market"}]), box("last", "chest")])
    game = table(given, yellow=("camel", 0))
    game.play(0, "build yellow x")
    game.play(0, "cross last")
    game.play(0, "bonus b1")
    assert (own(game).bonuses, 0 in game.to_act) == (("b1",), False)


def test_without_an_open_bonus_nothing_is_gained() -> None:
    """DI-91: a further building is not asked for."""
    given = sheet({"b1": [{"coins": 1}]}, market=[box("m", "camel")], agora=[box("a", "owl")])
    game = table(given, seat("a", bonuses=["b1"]), seat(), yellow=("camel", 0))
    game.play(0, "build yellow m")
    assert 0 not in game.to_act


def test_the_end_of_a_round_in_order() -> None:
    """DI-100: Agora claim, die swaps, end check, then the next shake."""
    given = sheet(
        {"b1": [{"coins": 1}]},
        agora=[box("a", "owl", effects=[{"unlock": "black"}])],
        market=[box("m", "camel"), box("n", "camel")],
    )
    given["building"]["agora"]["first_finisher_vp"] = 3
    game = table(given, blue=("owl", 0))
    game.play(0, "build blue a")
    game.play(0, "bonus b1")
    game.play(1, "pass")
    kinds = [entry.event.kind for entry in game.events(None)]
    assert kinds[kinds.index("first-finished") :] == [
        "first-finished",
        "die-swapped",
        "last-round-announced",
        "round-began",
    ]


def ending(number: int) -> DiceGame:
    given = sheet({"b1": [{"coins": 1}]}, agora=[box("a", "owl", vp=2)], market=[box("m", "camel"), box("n", "chest")])
    return table(given, number=number, blue=("owl", 0))


def test_exactly_one_more_round() -> None:
    """EX-8, DI-101, O-4: the third bonus in round 20 makes round 21 the last; later triggers change nothing."""
    game = ending(20)
    game.play(0, "build blue a")
    game.play(0, "bonus b1")
    assert game.view(None).last_round is None
    game.play(1, "pass")
    view = game.view(None)
    assert (view.round, view.last_round, game.over) == (21, 21, False)
    position = written(game)
    position["state"]["forum"]["blue"] = {"face": "owl", "section": 0}
    game = septem.load(position)
    game.play(1, "build blue a")
    game.play(1, "bonus b1")
    game.play(0, "pass")
    assert (game.over, game.view(None).round, game.view(None).last_round) == (True, 21, 21)
    assert game.result is not None
    assert game.result.reason == "bonuses"


def test_dice_are_still_swapped_at_the_end() -> None:
    """DI-101: without effect."""
    given = sheet(
        {"b1": [{"coins": 1}]},
        agora=[box("a", "owl")],
        university=[box("u", "gear", effects=[{"unlock": "white"}]), box("v", "gear")],
    )
    game = table(given, seat("a", bonuses=["b1"]), seat(), green=("gear", 0))
    game.play(0, "build green u")
    game.play(1, "pass")
    view = game.view(None)
    assert (game.over, view.reserve, len(view.removed)) == (True, ("black", "purple"), 1)
    assert septem.load(game.position()).view(None) == view


def test_the_safety_stop() -> None:
    """DI-102: scored after max_rounds even if a last round would be due."""
    given = sheet({"b1": [{"coins": 1}]}, agora=[box("a", "owl")], market=[box("m", "camel"), box("n", "chest")])
    game = table(given, options={"max_rounds": 3}, number=3, blue=("owl", 0))
    game.play(0, "build blue a")
    game.play(0, "bonus b1")
    game.play(1, "pass")
    assert game.over
    assert game.result is not None
    assert game.result.reason == "max_rounds"
    assert septem.new("dice", 2, 1).options.max_rounds == 200


def test_points_by_building() -> None:
    """DI-110, DI-111: per_box points belong to the building that carries them; Warehouse, coins and bonuses score 0."""
    given = sheet(
        warehouse=[box("h", "stone"), box("i", "wood")],
        wonder=[box("w1", vp=3)],
        guild_court=[box("g", vp=5), box("g2")],
        gallery=[box("l", "leader_red", effects=[{"gallery_vp": True}]), box("l2", "leader_red")],
        barracks_west=[box("wa", "axe", attack=3), box("wb", "axe", attack=4)],
        barracks_east=[box("ea", "sword", attack=3), box("ed", "shield", defence=1)],
        agora=[box("a", "owl", vp=2)],
        market=[box("m", "camel", effects=[{"per_box": ["warehouse", 2]}]), box("n", "camel")],
        university=[box("u", "gear", vp=1, effects=[{"unlock": "purple"}]), box("v", "gear")],
    )
    given["building"]["agora"]["first_finisher_vp"] = 3
    given["bonus"].append({"id": "b2", "effects": [{"coins": 1}]})
    crossed = ["h", "i", "w1", "g", "l", "wa", "ea", "a", "m", "u"]
    game = table(
        given,
        seat(*crossed, bonuses=["bonus_coins", "b2"], attacks={"wa": 2}),
        seat(),
        purple=("cmp_grey", 0),
        number=9,
    )
    expected = {
        "wonder": 3,
        "guild_court": 5,
        "gallery": 1,
        "barracks_west": 2,
        "agora": 5,
        "market": 4,
        "university": 1,
        "barracks_east": 3,
    }
    assert own(game).score == expected
    game.play(0, "pass")
    game.play(1, "pass")
    assert game.result is not None
    assert game.result.categories[0] == expected
    assert game.result.points == (24, 0)
    tree = {node.id: {part.id: part.points for part in node.parts} for node in game.result.trees[0]}
    assert tree["agora"] == {"a": 2, "agora_first": 3}
    assert tree["market"] == {"m": 4}


@pytest.mark.parametrize(
    ("points", "coins", "ranking"),
    [
        ([80, 80, 79], [4, 4, 9], ((0, 1), (2,))),
        ([80, 80, 79], [4, 5, 9], ((1,), (0,), (2,))),
        ([10, 20, 10], [3, 0, 3], ((1,), (0, 2))),
    ],
)
def test_ties(points: list[int], coins: list[int], ranking: tuple[tuple[int, ...], ...]) -> None:
    """EX-15, DI-112: most coins, then shared; the other places alike."""
    given = sheet(
        {"b1": [{"coins": 1}]},
        wonder=[box("w")],  # complete: its bonus is the last one
        market=[*[box(f"m{value}", "camel", vp=value) for value in sorted(set(points))], box("n", "chest")],
    )
    seats = [seat("w", f"m{value}", coins=purse, bonuses=["b1"]) for value, purse in zip(points, coins, strict=True)]
    position = written(table(given, *seats))
    position["state"]["ending"] = "bonuses"
    game = septem.load(position)
    assert game.result is not None
    assert game.result.ranking == ranking


def test_rounds_repeat_until_the_end() -> None:
    """DI-20, DI-102: rounds repeat until the end."""
    game = table(sheet(wonder=[box("w1"), box("w2")]), options={"max_rounds": 4})
    for _ in range(4):
        pass_all(game)
    assert game.over
