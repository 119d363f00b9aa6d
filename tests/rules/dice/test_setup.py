"""Terms, set-up and the frame of a round (DI-1 to DI-24)."""

from __future__ import annotations

from collections import Counter

import pytest

import septem
from septem.games.dice.tables import COLOURS, DIE_IDS, FACES, SECTION_COST, STARTS
from tests.games.dice.fixtures import box, sheet, warehouse
from tests.rules.dice.tabletop import START, moves, own, pass_all, refusal, seat, table


@pytest.mark.parametrize("players", range(2, 8))
def test_everybody_begins_alike(players: int) -> None:
    """DI-1, DI-10, DI-11, DI-13: different cities, 7 coins, nothing crossed, all choose at once."""
    game = septem.new("dice", players, seed=players)
    view = game.view(None)
    assert len({board.board for board in view.cities}) == players
    for board in view.cities:
        assert (board.coins, board.crossed, board.bonuses, board.resources) == (7, (), (), 0)
    assert game.to_act == tuple(range(players))


def test_all_cities_are_dealt_to_all_seats() -> None:
    """DI-10: the deal is random."""
    dealt = Counter(
        (i, board.board) for n in range(200) for i, board in enumerate(septem.new("dice", 2, n).view(None).cities)
    )
    assert len(dealt) == 14
    assert min(dealt.values()) > 10


def test_seven_dice_with_face_and_section() -> None:
    """DI-2, DI-6, DI-12: the starting dice lie in the Forum, the special ones in reserve."""
    view = septem.new("dice", 3, seed=1).view(None)
    assert [die.die for die in view.forum] == list(START)
    assert sorted(view.reserve) == ["black", "purple", "white"]
    assert SECTION_COST == [0, 1, 2, 3]
    for die in view.forum:
        assert die.face in FACES[DIE_IDS.index(die.die)]
        assert die.cost == die.section in range(4)
    assert sum(STARTS) == 7


def test_every_colour_has_its_own_sign() -> None:
    """DI-2a: no two colours share a shape."""
    assert len({colour.shape for colour in COLOURS.values()}) == len(COLOURS) == 8


def test_the_shake_is_uniform() -> None:
    """DI-21: faces and sections are equally likely and independent."""
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(600):
        blue = next(die for die in septem.new("dice", 2, seed).view(None).forum if die.die == "blue")
        seen[blue.face, blue.section] += 1
    assert len(seen) == 24
    assert sum((count - 25) ** 2 / 25 for count in seen.values()) < 50  # 23 degrees of freedom, p about 0.001


def test_a_box_is_crossed_once() -> None:
    """DI-3: a crossed box stays crossed and cannot be crossed again."""
    game = table(sheet(market=[box("m", "camel"), box("n", "chest")]), seat("m"), seat(), yellow=("camel", 0))
    assert refusal(game, "build yellow m") == "box-already-crossed"
    pass_all(game)
    assert own(game).crossed == ("m",)


def test_only_city_buildings_earn_a_bonus() -> None:
    """DI-4, O-8: the Warehouse is an outer building, the Wonder is not."""
    game = table(sheet(warehouse=warehouse(1), wonder=[box("w1")]), grey1=("stone", 0))
    game.play(0, "build grey1 wh0")
    assert 0 not in game.to_act
    game.play(1, "wonder")
    assert moves(game, 1) == ["bonus bonus_coins"]


def test_resources_are_crossed_warehouse_boxes() -> None:
    """DI-5, O-9: any resource pays, none is spent."""
    boxes = [box("m", "camel", cost=2), box("n", "camel", cost=2), box("o", "chest")]
    game = table(sheet(warehouse=warehouse(3), market=boxes), seat("wh0", "wh2"), seat(), yellow=("camel", 0))
    game.play(0, "build yellow m")
    assert (own(game).coins, own(game).resources) == (7, 2)
    pass_all(game)
    assert own(game).resources == 2


def test_a_round_ends_when_all_have_acted() -> None:
    """DI-20, DI-23: one action each, then the dice are shaken again."""
    game = table(sheet(wonder=[box("w1"), box("w2")]), seat(), seat(), seat())
    game.play(1, "pass")
    game.play(0, "pass")
    assert (game.to_act, game.view(None).round) == ((2,), 1)
    assert refusal(game, "pass", 0) == "not-your-turn"
    game.play(2, "pass")
    assert (game.to_act, game.view(None).round) == ((0, 1, 2), 2)


def test_everybody_may_choose_the_same_die() -> None:
    """DI-24: choosing does not remove the die."""
    game = table(sheet(market=[box("m", "camel"), box("n", "chest")]), yellow=("camel", 0))
    game.play(0, "build yellow m")
    assert "build yellow m" in moves(game, 1)


def test_the_snapshot_is_taken_after_the_shake() -> None:
    """DI-22: counts and defences as the round began, for the player himself too."""
    west = [box("a", "axe", attack=3), box("d", "shield", defence=1)]
    game = table(sheet(barracks_west=west), red=("shield", 0))
    game.play(0, "build red d")
    start = own(game).round_start
    assert (start.counts["barracks_west"], start.defences["barracks_west"]) == (0, 0)
    game.play(1, "pass")
    start = own(game).round_start
    assert (start.counts["barracks_west"], start.defences["barracks_west"]) == (1, 1)
