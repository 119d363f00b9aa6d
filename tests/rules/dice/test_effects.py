"""Effects and their chains (DI-50 to DI-57a)."""

from __future__ import annotations

from septem.games.dice.model import BonusOwed
from tests.games.dice.fixtures import Json, box, lane, sheet, warehouse
from tests.rules.dice.tabletop import moves, own, refusal, seat, table


def wonder(*effects: Json, **buildings: list[Json]) -> Json:
    """A sheet whose first Wonder box has these effects."""
    return sheet(wonder=[box("w1", effects=list(effects)), box("w2")], **buildings)


def test_cross_one_ignores_symbols_but_not_arrows_and_cost() -> None:
    """DI-50: construction is paid, no die, no die cost, no coins_on_die."""
    market = [
        *lane("m", "camel", {"cost": 2}, {"cost": 1}),
        box("n", "chest", effects=[{"coins_on_die": ["yellow", 5]}]),
    ]
    game = table(wonder({"cross_one": "market"}, market=market), seat("n"), seat(), yellow=("coin7", 3))
    game.play(0, "wonder")
    assert moves(game) == ["cross m1", "cross none"]
    assert refusal(game, "cross m2") == "order-violation"
    assert refusal(game, "cross w2") == "effect-target"
    game.play(0, "cross m1")
    assert (own(game).coins, 0 in game.to_act) == (5, False)


def test_barracks_means_both_sides_attack_or_defence() -> None:
    """DI-50: cross_one_of and `barracks`."""
    given = wonder(
        {"cross_one_of": ["barracks", "agora"]},
        barracks_west=[box("wa", "axe", attack=3), box("wd", "shield", defence=1)],
        barracks_east=[box("ea", "sword", attack=3), box("ed", "shield", defence=1)],
        agora=[box("a", "owl"), box("b", "owl")],
        market=[box("m", "camel")],
    )
    game = table(given)
    game.play(0, "wonder")
    assert moves(game) == ["cross a", "cross b", "cross ea", "cross ed", "cross none", "cross wa", "cross wd"]


def test_the_first_of_two_boxes_is_resolved_completely() -> None:
    """DI-50a: effects of the first box come before the second is chosen."""
    market = [box("m", "camel", effects=[{"cross_one": "agora"}]), box("n", "chest"), box("o", "chest")]
    game = table(wonder({"cross_up_to_two": "market"}, market=market, agora=[box("a", "owl"), box("b", "owl")]))
    game.play(0, "wonder")
    game.play(0, "cross m")
    assert moves(game) == ["cross a", "cross b", "cross none"]
    game.play(0, "cross b")
    assert moves(game) == ["cross n", "cross none", "cross o"]
    game.play(0, "cross n")
    assert 0 not in game.to_act


def test_declining_the_first_ends_cross_up_to_two() -> None:
    """DI-50a: no second question."""
    game = table(wonder({"cross_up_to_two": "market"}, market=[box("m", "camel"), box("n", "chest")]))
    game.play(0, "wonder")
    game.play(0, "cross none")
    assert 0 not in game.to_act


def test_the_first_box_lowers_the_price_of_the_second() -> None:
    """EX-13, DI-45: with no resource two Warehouse boxes of cost 1 cost 1 and 0 coins."""
    game = table(wonder({"cross_up_to_two": "warehouse"}, warehouse=warehouse(3, cost=1)))
    game.play(0, "wonder")
    game.play(0, "cross wh0")
    assert own(game).coins == 6
    game.play(0, "cross wh1")
    assert (own(game).coins, own(game).resources) == (6, 2)


def test_coins_and_per_box_now() -> None:
    """DI-51: the box itself and boxes of this round count; `barracks` counts both sides."""
    barracks: dict[str, list[Json]] = {
        "barracks_west": [box("wa", "axe", attack=3), box("wd", "shield", defence=1)],
        "barracks_east": [box("ea", "sword", attack=3), *lane("ed", "shield", {"defence": 1}, {"defence": 1})],
    }
    given = wonder({"coins": 7}, {"per_box": ["wonder", 2]}, {"per_box": ["barracks", 1]}, **barracks)
    game = table(given, seat("wa", "ea", "ed1"), seat())
    game.play(0, "wonder")
    assert own(game).coins == 7 + 7 + 2 + 3


def test_per_box_coins_now_points_at_the_end() -> None:
    """EX-16, DI-51: the second University box gives 2 coins now, 5 crossed boxes 5 points."""
    boxes = lane("u", "gear", {}, {"effects": [{"per_box": ["university", 1]}]}, {}, {}, {}, {})
    game = table(sheet(university=boxes), seat("u1"), seat(), green=("gear", 0))
    game.play(0, "build green u2")
    assert own(game).coins == 9
    later = table(sheet(university=boxes), seat("u1", "u2", "u3", "u4", "u5"), seat())
    assert own(later).score["university"] == 5


def test_build_free_die_waives_the_die_cost_alone() -> None:
    """DI-52, DI-47, DI-131: the same Forum, construction is paid, coins_on_die are gained; only a build or nothing."""
    market = [
        box("m", "camel", cost=2),
        box("n", "chest", effects=[{"coins_on_die": ["yellow", 1]}]),
        box("o", "chest"),
    ]
    game = table(wonder({"build_free_die": True}, market=market), seat("n"), seat(), yellow=("camel", 3))
    game.play(0, "wonder")
    assert moves(game) == ["extra build yellow m", "extra none"]
    assert refusal(game, "extra pass") == refusal(game, "extra wonder") == "unknown-move"
    game.play(0, "extra build yellow m")
    assert own(game).coins == 7 + 1 - 2


def test_another_action_is_a_full_action() -> None:
    """DI-53, DI-130, DI-131: everything is paid; it is not declined, but passing gives 3 coins."""
    game = table(wonder({"another_action": True}, market=[box("m", "camel"), box("n", "chest")]), yellow=("camel", 3))
    game.play(0, "wonder")
    assert moves(game) == ["extra build yellow m", "extra pass", "extra wonder"]
    assert refusal(game, "extra none") == "unknown-move"
    game.play(0, "extra build yellow m")
    assert own(game).coins == 4
    game = table(wonder({"another_action": True}))
    game.play(0, "wonder")
    game.play(0, "extra pass")
    assert own(game).coins == 10


def test_permanent_effects_work_at_once() -> None:
    """DI-54: also in later actions of the same round, and they add up."""
    effects = [{"another_action": True}, {"die_cost_minus_1": True}, {"die_cost_minus_1": True}]
    game = table(wonder(*effects, market=[box("m", "camel"), box("n", "chest")]), yellow=("camel", 3))
    game.play(0, "wonder")
    game.play(0, "extra build yellow m")
    assert own(game).coins == 6


def test_gallery_points() -> None:
    """DI-55: each of two boxes counts all crossed Gallery boxes, itself included; vp at the end."""
    boxes = [
        box("g1", "leader_laurel", effects=[{"gallery_vp": True}]),
        box("g2", "leader_laurel", effects=[{"gallery_vp": True}]),
        box("g3", "leader_red", vp=4),
        box("g4", "leader_red"),
    ]
    game = table(sheet(gallery=boxes), seat("g1", "g2", "g3"), seat("g1"))
    assert own(game).score["gallery"] == 3 + 3 + 4
    assert own(game, 1).score["gallery"] == 1


def three_bonuses() -> dict[str, list[Json]]:
    return {"b1": [{"coins": 1}], "b2": [{"coins": 2}], "b3": [{"coins": 4}]}


def test_the_inner_building_earns_its_bonus_first() -> None:
    """EX-11, DI-56, DI-130, O-6: X completes P and crosses a box that completes Q: bonuses for Q, then P."""
    given = sheet(
        three_bonuses(),
        market=[box("p", "camel", effects=[{"cross_one": "university"}])],
        university=[box("q", "gear")],
    )
    game = table(given, yellow=("camel", 0))
    game.play(0, "build yellow p")
    game.play(0, "cross q")
    owed = [one.building for one in game.view(0).owed if isinstance(one, BonusOwed)]
    assert owed == ["university", "market"]
    game.play(0, "bonus b3")
    assert moves(game) == ["bonus b1", "bonus b2"]


def test_effects_run_in_listed_order_depth_first() -> None:
    """DI-56: the chain of the first effect ends before the second begins."""
    given = wonder(
        {"cross_one": "market"},
        {"cross_one": "agora"},
        market=[box("m", "camel", effects=[{"cross_one": "university"}]), box("m2", "chest")],
        university=[box("u", "gear"), box("u2", "gear")],
        agora=[box("a", "owl"), box("a2", "owl")],
    )
    game = table(given)
    game.play(0, "wonder")
    game.play(0, "cross m")
    assert moves(game) == ["cross none", "cross u", "cross u2"]
    game.play(0, "cross u")
    assert moves(game) == ["cross a", "cross a2", "cross none"]


def test_crossings_and_free_builds_may_be_declined() -> None:
    """DI-57, O-7: coins and permanent effects are automatic."""
    given = wonder(
        {"cross_one": "market"}, {"build_free_die": True}, {"coins": 5}, market=[box("m", "camel"), box("n", "camel")]
    )
    game = table(given, yellow=("camel", 0))
    game.play(0, "wonder")
    game.play(0, "cross none")
    game.play(0, "extra none")
    assert (own(game).coins, own(game).crossed, 0 in game.to_act) == (12, ("w1",), False)


def test_what_cannot_be_used_lapses() -> None:
    """DI-57, DI-57a: no question without a possible box."""
    given = wonder({"cross_one": "market"}, {"build_free_die": True}, market=[box("m", "camel", cost=6)])
    game = table(given, seat(coins=5), seat(), yellow=("camel", 0))
    game.play(0, "wonder")
    assert 0 not in game.to_act
    game.play(1, "pass")
    assert [entry.event.kind for entry in game.events(None)].count("lapsed") == 2


def test_a_single_bonus_is_still_asked_for() -> None:
    """DI-57a: also when only one is left."""
    game = table(sheet(wonder=[box("w1")]))
    game.play(0, "wonder")
    assert moves(game) == ["bonus bonus_coins"]
