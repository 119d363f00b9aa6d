"""Guild Court (DI-60 to DI-64)."""

from __future__ import annotations

import pytest

from septem.games.dice.room import DiceGame
from tests.games.dice.fixtures import Json, box, sheet
from tests.rules.dice.tabletop import moves, refusal, seat, table


def guild_sheet() -> Json:
    """Purple is unlocked by u; the Market has room for three boxes and more."""
    return sheet(
        warehouse=[box("h1", "stone"), box("h2", "wood")],
        wonder=[box("w1", effects=[{"cross_one": "market"}]), box("w2"), box("w3")],
        guild_court=[box("g1", vp=5), box("g2", after="g1", vp=6)],
        barracks_west=[box("wa", "axe", attack=3), box("wd", "shield", defence=1)],
        barracks_east=[box("ea", "sword", attack=3), box("ed", "shield", defence=1)],
        agora=[box("a1", "owl"), box("a2", "mask")],
        market=[box(f"m{number}", "camel") for number in range(4)],
        university=[box("u", "gear", effects=[{"unlock": "purple"}]), box("v", "gear"), box("v2", "gear")],
    )


def market(count: int) -> Json:
    return seat("u", *[f"m{number}" for number in range(count)])


def game_with(face: str, *seats: Json) -> DiceGame:
    return table(guild_sheet(), *seats, purple=(face, 0))


@pytest.mark.parametrize(
    ("own", "left", "right", "allowed"),
    [(2, 1, 2, True), (2, 3, 1, False), (2, 1, 3, False), (0, 0, 0, True), (3, 3, 3, True)],
)
def test_at_least_as_many_as_each_neighbour(own: int, left: int, right: int, allowed: bool) -> None:
    """EX-3, DI-60, DI-64: seat 1 is the left neighbour, seat 2 of three the right one; 0 against 0 is enough."""
    game = game_with("cmp_yellow", market(own), market(left), market(right))
    assert ("build purple g1" in moves(game)) is allowed
    if not allowed:
        assert refusal(game, "build purple g1") == "guild-condition"


def test_only_neighbours_matter() -> None:
    """DI-60, DI-1: with four players the one opposite does not."""
    game = game_with("cmp_yellow", market(1), market(1), market(3), market(1))
    assert "build purple g1" in moves(game)
    assert "build purple g1" not in moves(game, 1)


@pytest.mark.parametrize(("own", "other", "allowed"), [(2, 2, False), (3, 2, True), (0, 0, False), (1, 2, False)])
def test_strictly_more_with_two_players(own: int, other: int, allowed: bool) -> None:
    """EX-3a, EX-3b, DI-61, DI-64: equality is not enough against a single opponent."""
    game = game_with("cmp_yellow", market(own), market(other))
    assert ("build purple g1" in moves(game)) is allowed


def test_boxes_of_this_round_do_not_count() -> None:
    """EX-3c, DI-62: 1 against 2, one more crossed now is too late."""
    given = guild_sheet()
    given["building"]["wonder"]["boxes"][0]["effects"] = [{"cross_one": "market"}, {"another_action": True}]
    game = table(given, market(1), market(1), market(2), purple=("cmp_yellow", 0))
    game.play(0, "wonder")
    game.play(0, "cross m2")
    assert "extra build purple g1" not in moves(game)
    assert refusal(game, "extra build purple g1") == "guild-condition"


@pytest.mark.parametrize(
    ("face", "boxes"),
    [
        ("cmp_grey", ["h1"]),
        ("cmp_blue", ["a1"]),
        ("cmp_green", ["v"]),
        ("cmp_red", ["wd"]),
        ("cmp_red", ["ea"]),
        ("cmp_yellow", ["m0"]),
        ("cmp_wonder", ["w1"]),
    ],
)
def test_each_face_compares_its_building(face: str, boxes: list[str]) -> None:
    """DI-63: the building of the colour; red adds both Barracks."""
    game = game_with(face, seat("u", *boxes), seat("u"))
    assert "build purple g1" in moves(game)
    other = "cmp_blue" if face != "cmp_blue" else "cmp_grey"
    assert "build purple g1" not in moves(game_with(other, seat("u", *boxes), seat("u")))


def test_red_adds_west_and_east() -> None:
    """DI-63: one box on each side beats one."""
    game = game_with("cmp_red", seat("u", "wa", "ea"), seat("u", "wa"))
    assert "build purple g1" in moves(game)
    assert "build purple g1" not in moves(game, 1)


def test_guild_court_boxes_come_in_order() -> None:
    """DI-33: the next box."""
    game = game_with("cmp_yellow", seat("u", "g1", "m0"), seat("u"))
    assert "build purple g2" in moves(game)
    assert refusal(game_with("cmp_yellow", seat("u", "m0"), seat()), "build purple g2") == "order-violation"


def test_nothing_else_crosses_guild_court_boxes() -> None:
    """DI-64, DI-50a: no effect names the Guild Court and no black face reaches it."""
    given = guild_sheet()
    given["building"]["university"]["boxes"][1]["effects"] = [{"unlock": "black"}]
    for face in ("cross_any4", "cross_grey", "cross_red"):
        game = table(given, seat("v"), seat(), black=(face, 0))
        assert not any(" g1" in move for move in moves(game))
