"""Attack and defence in the Barracks (DI-70 to DI-72)."""

from __future__ import annotations

import pytest

from tests.games.dice.fixtures import Json, box, lane, sheet
from tests.rules.dice.tabletop import moves, own, pass_all, refusal, seat, table


def barracks() -> Json:
    return sheet(
        wonder=[box("w1", effects=[{"cross_one": "barracks"}]), box("w2")],
        barracks_west=[
            *lane("aw", "axe", {"attack": 3}, {"attack": 4}),
            *lane("dw", "shield", {"defence": 1}, {"defence": 1}),
        ],
        barracks_east=[
            *lane("ae", "sword", {"attack": 3}, {"attack": 4}),
            *lane("de", "shield", {"defence": 1}, {"defence": 1}),
        ],
    )


@pytest.mark.parametrize(("defences", "points"), [([], 3), (["dw1"], 2), (["dw1", "dw2"], 1)])
def test_east_attack_meets_west_defences_of_the_right_neighbour(defences: list[str], points: int) -> None:
    """EX-2, EX-2a, EX-2b, DI-70, DI-71: printed 3 less the defences; the left neighbour does not matter."""
    game = table(barracks(), seat(), seat("dw1", "dw2", "de1"), seat(*defences, "de1", "de2"), red=("sword", 0))
    game.play(0, "build red ae1")
    assert own(game).attacks == {"ae1": points}
    assert own(game).score["barracks_east"] == points


@pytest.mark.parametrize(("defences", "points"), [([], 3), (["de1"], 2), (["de1", "de2"], 1)])
def test_west_attack_meets_east_defences_of_the_left_neighbour(defences: list[str], points: int) -> None:
    """DI-70, DI-71: the left neighbour of seat 0 is seat 1."""
    game = table(barracks(), seat(), seat(*defences, "dw1", "dw2"), seat("de1", "de2"), red=("axe", 0))
    game.play(0, "build red aw1")
    assert own(game).attacks == {"aw1": points}


def test_two_players_face_crosswise() -> None:
    """EX-6, DI-71: my West meets his East, my East his West."""
    seats = [seat(), seat("de1", "dw1", "dw2")]
    game = table(barracks(), *seats, red=("axe", 0))
    game.play(0, "build red aw1")
    assert own(game).attacks == {"aw1": 2}
    game = table(barracks(), seat(), seat("de1", "dw1", "dw2"), red=("sword", 0))
    game.play(0, "build red ae1")
    assert own(game).attacks == {"ae1": 1}


def test_a_defence_of_this_round_is_too_late() -> None:
    """EX-2c, DI-70: defences crossed now by anyone do not count."""
    game = table(barracks(), red=("sword", 0))
    game.play(1, "wonder")
    game.play(1, "cross dw1")
    game.play(0, "build red ae1")
    assert own(game).attacks == {"ae1": 3}


def test_later_defences_change_nothing() -> None:
    """DI-70: the points are written down at once, also when an effect crosses the box."""
    game = table(barracks())
    game.play(0, "wonder")
    game.play(0, "cross ae1")
    game.play(1, "wonder")
    game.play(1, "cross dw1")
    pass_all(game)
    assert own(game).attacks == {"ae1": 3}
    assert own(game).score["barracks_east"] == 3


def test_points_never_fall_below_zero() -> None:
    """DI-70: printed 1 against two defences is 0."""
    given = barracks()
    given["building"]["barracks_east"]["boxes"][0]["attack"] = 1
    game = table(given, seat(), seat("dw1", "dw2"), red=("sword", 0))
    game.play(0, "build red ae1")
    assert own(game).attacks == {"ae1": 0}


def test_rows_are_separate_and_defences_score_nothing() -> None:
    """DI-72: attack and defence have their own arrows; a side is complete with both rows."""
    game = table(barracks(), seat("dw1", "dw2", "aw1"), seat(), red=("axe", 0))
    assert own(game).score["barracks_west"] == 3
    assert refusal(table(barracks(), red=("axe", 0)), "build red aw2") == "order-violation"
    game.play(0, "build red aw2")
    assert moves(game) == ["bonus bonus_coins"]
    half = table(barracks(), seat("aw1"), seat(), red=("axe", 0))
    half.play(0, "build red aw2")
    assert 0 not in half.to_act
