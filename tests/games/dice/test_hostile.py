"""Positions that cannot be are refused, and the error names the field."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import septem
from septem.core.errors import BadOption, BadPosition, SeptemError
from septem.core.rng import Rng
from tests.games.dice.fixtures import Json, written


def position() -> Json:
    """Some rounds into a game on our sheet: a complete Wonder, two attacks, nothing unlocked."""
    crossed = ["w1", "w2", "w3", "bw_a1", "bw_a2", "wh_stone", "un_gear1"]
    seats = [
        {"board": "giza", "coins": 4, "crossed": crossed, "bonuses": ["bonus_coins"], "attacks": {"bw_a1": 2}},
        {"board": "rhodes", "coins": 9, "crossed": ["ag_a1"]},
    ]
    forum = written(septem.new("dice", 2, 1))["state"]["forum"]
    return {"game": "dice", "players": 2, "state": {"round": 9, "cities": seats, "forum": forum}}


def put(path: str, value: Any) -> Callable[[Json], None]:
    """A change to a position: `cities.0.coins`."""

    def change(given: Json) -> None:
        *way, last = path.split(".")
        target: Any = given["state"]
        for step in way:
            target = target[int(step) if step.isdigit() else step]
        target[last] = value

    return change


def test_a_hand_written_position_loads() -> None:
    game = septem.load(position())
    view = game.view(0)
    assert (view.cities[0].attacks, view.cities[0].points) == ({"bw_a1": 2, "bw_a2": 3}, 6 + 7 + 5)
    assert game.position().state.removed == ()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("cities.0.coins", -1), "cities[0].coins"),
        (put("cities.0.coins", 10**9), "cities[0].coins"),
        (put("cities.0.coins", "7"), "state"),
        (put("cities.0.board", "atlantis"), "cities[0].board"),
        (put("cities.1.board", "giza"), "cities"),
        (put("cities.0.crossed", ["w2"]), "cities[0].crossed"),
        (put("cities.1.crossed", ["ag_a1", "ag_a1"]), "cities[1].crossed"),
        (put("cities.1.crossed", ["nowhere"]), "cities[1].crossed"),
        (put("cities.1.crossed", ["gc_1"]), "cities[1].crossed"),
        (put("cities.0.bonuses", []), "cities[0].bonuses"),
        (put("cities.0.bonuses", ["bonus_coins", "bonus_cross"]), "cities[0].bonuses"),
        (put("cities.0.bonuses", ["bonus_none"]), "cities[0].bonuses"),
        (put("cities.0.attacks", {"bw_a1": 0}), "cities[0].attacks"),
        (put("cities.0.attacks", {"bw_a1": 4}), "cities[0].attacks"),
        (put("cities.0.attacks", {"be_a1": 3}), "cities[0].attacks"),
        (put("cities.0.agora_first", True), "cities[0].agora_first"),
        (put("cities.0.more", 1), "state"),
        (put("cities", []), "cities"),
        (put("round", 0), "round"),
        (put("round", 201), "round"),
        (put("last_round", 10), "last_round"),
        (put("ending", "bonuses"), "ending"),
        (put("ending", "max_rounds"), "ending"),
        (put("ending", "boredom"), "state"),
        (put("forum.pink", {"face": "owl", "section": 0}), "forum"),
        (put("forum.blue", {"face": "axe", "section": 0}), "forum.blue"),
        (put("forum.blue", {"face": "owl", "section": 4}), "forum.blue"),
        (put("forum.black", {"face": "cross_red", "section": 1}), "forum"),
        (put("removed", ["grey1"]), "removed"),
        (put("removed", ["blue"]), "removed"),
        (put("streams", [0] * 8), "streams"),
        (put("streams", [1, 2]), "streams"),
        (put("streams", [1] * 7 + [2**32]), "streams"),
        (put("extra", 1), "state"),
    ],
)
def test_impossible_positions(change: Callable[[Json], None], field: str) -> None:
    given = position()
    change(given)
    with pytest.raises(BadPosition) as refused:
        septem.load(given)
    assert refused.value.field == field


def test_a_special_die_must_agree_with_the_unlocks() -> None:
    given = position()
    forum = given["state"]["forum"]
    del forum["grey1"]
    forum["white"] = {"face": "leader_red", "section": 0}
    with pytest.raises(BadPosition, match="nobody has unlocked"):
        septem.load(given)
    crossed = given["state"]["cities"][0]["crossed"]
    crossed += ["un_compass1", "un_compass2", "un_compass3"]
    assert septem.load(given).view(None).removed == ("grey1",)
    forum["grey1"] = {"face": "stone", "section": 0}
    del forum["white"]
    with pytest.raises(BadPosition, match="unlocked but not there"):
        septem.load(given)


def test_an_agora_needs_its_first_finisher() -> None:
    given = position()
    board = given["state"]["cities"][1]
    board["crossed"] = [f"ag_{name}" for name in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2")]
    board["bonuses"] = ["bonus_cross"]
    assert septem.load(copy.deepcopy(given)).view(1).cities[1].agora_first
    board["agora_first"] = False
    with pytest.raises(BadPosition, match="nobody was the first"):
        septem.load(given)


def test_mangled_positions_never_crash() -> None:
    """Whatever is put anywhere: a game or a SeptemError."""
    rng, junk = Rng(4), [None, True, -1, 10**30, "x", "", [], {}, [1], {"a": 1}, 1.5]
    whole = written(septem.load(position()))
    refused = 0
    for _ in range(400):
        given = copy.deepcopy(whole)
        places = list(walk(given))
        target, key = places[rng.below(len(places))]
        target[key] = junk[rng.below(len(junk))]
        try:
            septem.load(given)
        except SeptemError:
            refused += 1
    assert refused > 250


def walk(value: Any) -> list[tuple[Any, Any]]:
    """All places of nested data."""
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    else:
        return []
    return [(value, key) for key, _ in inner] + [place for _, one in inner for place in walk(one)]


@pytest.mark.parametrize(
    "options",
    [
        {"sheet": 3},
        {"sheet": True},
        {"max_rounds": 0},
        {"max_rounds": True},
        {"max_rounds": 1001},
        {"max_rounds": 9999},
        {"sheets": None},
    ],
)
def test_wrong_options(options: Json) -> None:
    with pytest.raises(BadOption):
        septem.new("dice", 2, 1, **options)


@pytest.mark.parametrize("players", [1, 8, True, None])
def test_wrong_number_of_players(players: Any) -> None:
    if players is None:
        assert septem.new("dice", None, 1).players == 4
        return
    with pytest.raises(BadOption):
        septem.new("dice", players, 1)
