"""Bad input of 7 Wonders: the right error, naming the field and what is allowed, and nothing changed."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import septem
from septem.core import begin
from septem.games.wonders.room import ROOM

Json = dict[str, Any]
HUGE = 10**30


# ---- new games ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "field", "allowed"),
    [
        ({"players": 9}, "players", "2 to 7"),
        ({"players": 1}, "players", "2 to 7"),
        ({"players": 2, "edition": 2}, "players", "3 to 7"),
        ({"players": "4"}, "players", "2 to 7"),
        ({"players": 4.0}, "players", "2 to 7"),
        ({"players": True}, "players", "2 to 7"),
        ({"players": math.nan}, "players", "2 to 7"),
        ({"players": HUGE}, "players", "2 to 7"),
        ({"edition": 3}, "edition", "1, 2"),
        ({"edition": "2"}, "edition", "1, 2"),
        ({"edition": True}, "edition", "1, 2"),
        ({"edition": None}, "edition", "1, 2"),
        ({"colour": "red"}, "colour", "edition, boards, sides"),
        ({"boards": "giza"}, "boards", "random or a list"),
        ({"boards": ["giza"]}, "boards", "4 different"),
        ({"boards": ["giza", "giza", "rhodes", "olympia"]}, "boards", "4 different"),
        ({"boards": ["giza", "atlantis", "rhodes", "olympia"]}, "boards", "a list with one board id"),
        ({"boards": [["giza"]] * 4}, "boards", "a list with one board id"),
        ({"boards": {"giza": 1}}, "boards", "a list with one board id"),
        ({"boards": None}, "boards", "a list with one board id"),
        ({"sides": ["A", "B", "A", "B"], "edition": 2}, "sides", "day, night"),
        ({"sides": ["day"] * 4, "edition": 1}, "sides", "A, B"),
        ({"sides": ["A"] * 3, "edition": 1}, "sides", "4 of A, B"),
        ({"sides": "chosen", "edition": 1}, "sides", "random"),
        ({"sides": "left"}, "sides", "random, chosen"),
        ({"sides": [["A"]] * 4}, "sides", "random, chosen"),
        ({"sides": [1, 2, 3, 4]}, "sides", "random, chosen"),
        ({"mausoleum_timing": "end_of_age", "edition": 2}, "mausoleum_timing", "end_of_turn"),
        ({"mausoleum_timing": "soon"}, "mausoleum_timing", "end_of_age, end_of_turn"),
        ({"reveal_all_choices": "yes"}, "reveal_all_choices", "false, true"),
        ({"reveal_all_choices": 1}, "reveal_all_choices", "false, true"),
        ({"extra_guilds": 1}, "extra_guilds", "0, 2"),
        ({"extra_guilds": 2, "edition": 2}, "extra_guilds", "0"),
        ({"seed": -1}, "seed", "0 to"),
        ({"seed": 2**63}, "seed", "0 to"),
        ({"seed": "x"}, "seed", "0 to"),
    ],
)
def test_new(given: Json, field: str, allowed: str) -> None:
    """SW-121: options and numbers of players that are not allowed are refused."""
    with pytest.raises(septem.BadOption) as problem:
        septem.new("wonders", **given)
    assert problem.value.field == field
    assert str(problem.value).startswith(f"{field}: ")
    assert allowed in str(problem.value)


def test_two_players_need_three_boards() -> None:
    """With a Free City three boards and sides are given."""
    boards = ["giza", "rhodes", "olympia"]
    assert septem.new("wonders", 2, edition=1, boards=boards, sides=["A", "B", "A"]).players == 2
    with pytest.raises(septem.BadOption, match="3 different"):
        septem.new("wonders", 2, edition=1, boards=boards[:2])


def test_unknown_game() -> None:
    """The message lists the games there are."""
    with pytest.raises(septem.UnknownGame, match="wonders"):
        septem.new("chess")


# ---- positions ---------------------------------------------------------------------------------
def position(players: int = 3, steps: int = 12, **options: Any) -> Json:
    """A position some turns into a game."""
    game = septem.new("wonders", players, 4, **options)
    for _ in range(steps):
        game.play(game.to_act[0], game.legal(game.to_act[0])[-1])
    return septem.as_data(game.position())


def state(**changes: Any) -> Callable[[Json], None]:
    return lambda data: data["state"].update(changes)


def city(**changes: Any) -> Callable[[Json], None]:
    return lambda data: data["state"]["cities"][1].update(changes)


def away(**changes: Any) -> Callable[[Json], None]:
    return lambda data: data["state"]["away"][0].update(changes)


def hand(change: Callable[[list[Any]], Any]) -> Callable[[Json], None]:
    return lambda data: change(data["state"]["hands"][0])


POSITIONS: list[tuple[str, Callable[[Json], Any], str]] = [
    ("game of another name", lambda d: d.update(game="chess"), "game"),
    ("other rules", lambda d: d.update(rules="wonders-0"), "rules"),
    ("other format", lambda d: d.update(septem=1), "septem"),
    ("unknown header", lambda d: d.update(colour=1), "colour"),
    ("no players", lambda d: d.pop("players"), "players"),
    ("players as text", lambda d: d.update(players="3"), "players"),
    ("too many players", lambda d: d.update(players=8), "players"),
    ("players that do not fit", lambda d: d.update(players=4), "cities"),
    ("options that do not fit", lambda d: d["options"].update(edition=3), "edition"),
    ("unknown option", lambda d: d["options"].update(speed=1), "speed"),
    ("no state", lambda d: d.pop("state"), "state"),
    ("state as list", lambda d: d.update(state=[]), "state"),
    ("unknown field", state(weather="fair"), "weather"),
    ("no age", lambda d: d["state"].pop("age"), "age"),
    ("age 4", state(age=4), "age"),
    ("age 0", state(age=0), "age"),
    ("age as float", state(age=1.5), "age"),
    ("age as NaN", state(age=math.nan), "age"),
    ("huge age", state(age=HUGE), "age"),
    ("turn 7", state(turn=7), "turn"),
    ("unknown phase", state(phase="supper"), "phase"),
    ("phase that needs turn 6", state(phase="seventh_card"), "turn"),
    ("sides not chosen by players", state(phase="choose_side", age=1, turn=1), "phase"),
    ("acting city", state(acting_city=3), "acting_city"),
    ("negative acting city", state(acting_city=-1), "acting_city"),
    ("huge acting city", state(acting_city=HUGE), "acting_city"),
    ("step", lambda d: d.update(step=-1), "step"),
    ("huge step", lambda d: d.update(step=HUGE), "step"),
    ("short streams", state(streams=[1, 2]), "streams"),
    ("huge streams", state(streams=[2**32] * 8), "streams"),
    ("negative streams", state(streams=[-1] * 8), "streams"),
    ("dead streams", state(streams=[0] * 8), "streams"),
    ("dead half of the streams", state(streams=[1] * 4 + [0] * 4), "streams"),
    ("no cities", state(cities=[]), "cities"),
    ("cities as numbers", state(cities=[1, 2, 3]), "cities"),
    ("negative coins", city(coins=-1), "cities[1].coins"),
    ("huge coins", city(coins=HUGE), "cities[1].coins"),
    ("coins as text", city(coins="3"), "cities[1].coins"),
    ("coins as NaN", city(coins=math.nan), "cities[1].coins"),
    ("coins as truth", city(coins=True), "cities[1].coins"),
    ("unknown board", city(board="atlantis"), "cities[1].board"),
    ("board twice", lambda d: d["state"]["cities"].__setitem__(1, d["state"]["cities"][0] | {"cards": []}), "cities"),
    ("unknown side", city(side="A"), "cities[1].side"),
    ("no side", city(side=None), "cities[1].side"),
    ("too many stages", city(stages=5), "cities[1].stages"),
    ("unknown building", city(cards=["atlantis"]), "cities[1].cards"),
    ("building of the other edition", city(cards=["pawnshop"]), "cities[1].cards"),
    ("building twice", city(cards=["altar", "altar"]), "cities[1].cards"),
    ("building of a later age", city(cards=["palace"]), "cities[1].cards"),
    ("four token kinds", city(victories=[0, 0, 0, 0]), "cities[1].victories"),
    ("three tokens of an age", city(victories=[3, 0, 0]), "cities[1].victories"),
    ("tokens of an age that has not ended", city(victories=[0, 0, 1]), "cities[1].victories"),
    ("seven defeats", city(defeats=7), "cities[1].defeats"),
    ("discard builds", city(discard_builds_due=9), "cities[1].discard_builds_due"),
    ("unknown field of a city", city(mood=1), "mood"),
    ("no hands", state(hands=[]), "hands"),
    ("unknown card in hand", hand(lambda h: h.__setitem__(0, "atlantis")), "hands[0]"),
    ("hand too small", hand(lambda h: h.pop()), "hands[0]"),
    ("hand too large", hand(lambda h: h.append("altar")), "hands[0]"),
    ("card of another age in hand", hand(lambda h: h.__setitem__(0, "palace")), "hands[0]"),
    ("duplicate card", hand(lambda h: h.__setitem__(0, h[1])), "cards"),
    ("hand as text", state(hands="altar"), "hands"),
    ("unknown card away", away(card="atlantis"), "away[0].card"),
    ("card away in a later age", away(age=3), "away[0].age"),
    ("card away in another age", away(card="palace"), "away[0].card"),
    ("turn of a card away", away(turn=8), "away[0].turn"),
    ("city of a card away", away(city=3), "away[0].city"),
    ("seats of a card away", away(known=[3]), "away[0].known"),
    ("seat named twice", away(known=[0, 0]), "away[0].known"),
    ("huge seat", away(known=[HUGE]), "away[0].known"),
    ("too many cards under a board", away(under=True, city=1), "away"),
    ("deck too small", lambda d: d["state"]["decks"]["2"].pop(), "decks.2"),
    ("decks changed over", lambda d: d["state"].update(decks={"2": d["state"]["decks"]["3"]}), "decks.2"),
    ("deck of an age gone by", lambda d: d["state"]["decks"].update({"1": []}), "decks.1"),
    ("deck of no age", lambda d: d["state"]["decks"].update({"x": []}), "decks.x"),
    ("box too small", lambda d: d["state"]["box"].pop(), "box"),
    ("no guild in the box", lambda d: d["state"]["box"].__setitem__(0, "palace"), "c"),
    ("undealt cards", state(undealt=["altar"]), "c"),
    ("sealed by nobody", lambda d: d.update(sealed=[[7, "sell altar"]]), "7"),
    ("sealed nonsense", lambda d: d.update(sealed=[[0, "fly"]]), "fly"),
    ("sealed as text", lambda d: d.update(sealed="x"), "sealed"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "named"), [row[1:] for row in POSITIONS], ids=[row[0] for row in POSITIONS])
def test_positions(change: Callable[[Json], Any], named: str) -> None:
    """A position that cannot be."""
    data = position()
    change(data)
    before = copy.deepcopy(data)
    with pytest.raises(septem.BadPosition) as problem:
        septem.load(data)
    assert str(problem.value).startswith("position ")
    assert named in str(problem.value)
    assert repr(data) == repr(before)  # NaN is not equal to itself


def test_last_sealed_choice() -> None:
    """Sealed choices of all seats would already be in effect."""
    data = position(3, 0)
    data["sealed"] = [[seat, f"sell {data['state']['hands'][seat][0]}"] for seat in range(3)]
    with pytest.raises(septem.BadPosition, match="sealed"):
        septem.load(data)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (city(cards=["lumber_yard"]), "cards"),
        (state(age=2), "age"),
        (state(turn=2), "turn"),
        (city(side="day"), "side"),
    ],
)
def test_positions_before_the_deal(change: Callable[[Json], None], named: str) -> None:
    """While sides are chosen there is nothing built, no side and no turn."""
    data = position(3, 0, sides="chosen")
    change(data)
    with pytest.raises(septem.BadPosition, match=named):
        septem.load(data)


@pytest.mark.parametrize("phase", ["seventh_card", "discard_build"])
def test_powers_that_are_not_there(phase: str) -> None:
    """The phases of powers need a city with the power."""
    data = position(3, 15)
    data["state"].update(phase=phase, turn=6, hands=[[], [], []])
    with pytest.raises(septem.BadPosition, match="acting_city"):
        septem.load(data)


@pytest.mark.parametrize("load", [septem.load, septem.replay, partial(begin.load, ROOM), partial(begin.replay, ROOM)])
@pytest.mark.parametrize(
    "data",
    [None, 3, [], "", "{", "[]", "{}", b"\xff", b'{"game":"\xff"}', '{"game":"\ud800"}', "null", "NaN", {1: 2},
     object(),
     pytest.param('{"game":"wonders","players":3,"state":' + '{"a":' * 5000 + "1" + "}" * 5001, id="deep")],
)  # fmt: skip
def test_no_position_at_all(load: Any, data: Any) -> None:
    """Broken JSON and things that are no data."""
    with pytest.raises((septem.BadPosition, septem.BadRecord)):
        load(data)


def test_deep_state() -> None:
    """Deep nesting is an error like others."""
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    data = position()
    data["state"]["hands"] = deep
    with pytest.raises(septem.BadPosition):
        septem.load(data)
    while deep:  # taken apart by hand: deleting it at once is deep as well
        deep = deep.pop()


# ---- records -----------------------------------------------------------------------------------
def record(**changes: Any) -> Json:
    """A finished game with something changed."""
    game = septem.new("wonders", 3, 9, edition=1)
    while not game.over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    found: Json = septem.as_data(game.record())
    found.update(changes)
    return found


def test_edited_records() -> None:
    """Edited, truncated and foreign records."""
    good = record()
    assert septem.replay(good).over
    wrong: list[tuple[Json, str]] = [
        (record(moves=good["moves"][:-1]), "result"),
        (record(moves=[*good["moves"], [0, "sell altar"]]), "move 55"),
        (record(moves=[[0, "fly"], *good["moves"][1:]]), "move 1"),
        (record(moves=[[5, good["moves"][0][1]], *good["moves"][1:]]), "move 1"),
        (record(moves=[good["moves"][0], *good["moves"]]), "move 2"),
        (record(moves="x"), "moves"),
        (record(moves=[[0]]), "moves"),
        (record(moves=[["0", "sell altar"]]), "moves"),
        (record(seed=10), "move"),
        (record(seed=None), "seed"),
        (record(seed=-1), "seed"),
        (record(seed=HUGE), "seed"),
        (record(players=4), "move"),
        (record(options={"edition": 3}), "edition"),
        (record(options={"speed": 3}), "speed"),
        (record(result={"points": [1, 2, 3]}), "result"),
        (record(game="chess"), "game"),
        (record(septem=1), "septem"),
        (record(extra=1), "extra"),
        (record(start={"game": "wonders"}), "position"),
    ]
    for data, named in wrong:
        with pytest.raises(septem.BadRecord) as problem:
            septem.replay(data)
        assert named in str(problem.value), data


def test_truncated_text() -> None:
    """Every way of cutting off a record's text is noticed."""
    text = json.dumps(record())
    for cut in range(0, len(text), 97):
        with pytest.raises(septem.BadRecord):
            septem.replay(text[:cut])


def test_other_rules() -> None:
    """A record of other rules says so."""
    with pytest.raises(septem.RulesChanged, match="wonders-0"):
        septem.replay(record(rules="wonders-0"))


# ---- moves and seats ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    "move",
    [
        None, 3.5, math.nan, True, [], {}, -1, HUGE, object(), pytest.param(10**5000, id="digits"),
        {"action": 3}, {"action": "build"}, {"action": "build", "card": "altar", "x": 1},
        {"action": "sell", "card": "atlantis"}, {"action": "build", "card": "altar", "buy": {"up": []}},
        {"action": "build", "card": "altar", "buy": {"left": ["gold"]}},
        {"action": "sell", "card": "altar", "free_city": HUGE},
        {"action": "sell", "card": "altar", "free_city": True}, {"action": "sell", "card": "altar", "city": 0},
        {"action": "sell", "card": "altar", "buy": {}}, {"action": "wonder", "stage": 0, "card": "altar"},
        {"action": "wonder", "card": "altar"}, {"action": "build", "card": "altar", "left": -1},
        pytest.param("x" * 10**6, id="letters"), "build", "build altar L0", "build altar L01", "wonder ２ with altar",
        "free-city side night", "free-city sell altar", "side day", "recover altar", "decline", "\ud800",
        "build\x00altar",
    ],
)  # fmt: skip
def test_moves(move: Any) -> None:
    """Moves of wrong types, unknown moves and impossible numbers."""
    game = septem.new("wonders", 3, 4)
    before = game.position()
    with pytest.raises(septem.IllegalMove) as problem:
        game.play(0, move)
    assert len(str(problem.value)) < 400
    assert game.position() == before


@pytest.mark.parametrize("seat", [-1, 3, HUGE, "0", None, 0.0, True, pytest.param(10**5000, id="digits"), [], math.nan])
def test_seats(seat: Any) -> None:
    """Seats that do not exist."""
    game = septem.new("wonders", 3, 4)
    for call in (game.legal, game.refused, game.retract, lambda s: game.play(s, "sell altar")):
        with pytest.raises(septem.BadMove):
            call(seat)
    if seat is not None:
        for look in (game.view, game.events):
            with pytest.raises(septem.BadMove):
                look(seat)
