"""Hints of Dice: weights, good moves, features and redraws, from what a seat knows alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import septem
from septem.core.rng import Rng
from septem.core.state import COMPILED
from septem.games.dice.codes import ACTION, PER_DIE
from septem.games.dice.engine import DiceState
from septem.games.dice.feature_names import FEATURES, STAGES, STYLES
from septem.games.dice.room import DiceGame
from septem.search.policy import Policy
from septem.sim.room_paths import environment
from tests.games.dice.fixtures import Json, box, lane, sheet
from tests.rules.dice.tabletop import forum, table
from tests.rules.dice.tabletop import seat as board
from tests.search.digest_dice import dealt, digest

ALL_PLAYERS = range(2, 8)
MODE_SEEDS = 8


# ---- positions on the sheet we ship -------------------------------------------------------------
def ours(*boards: Json, number: int = 1, **shown: Any) -> DiceGame:
    """A position on our own sheet at the beginning of a round; Giza and Rhodes unless the boards say otherwise."""
    for one, city in zip(boards, ("giza", "rhodes", "olympia", "ephesus"), strict=False):
        one.setdefault("board", city)
    state = {"cities": list(boards), "forum": forum(shown), "round": number}
    return septem.load({"game": "dice", "players": len(boards), "state": state})


def weights(game: DiceGame, seat: int = 0) -> dict[str, int]:
    """The weights of a seat's moves by notation."""
    found = dict(Policy().weighed(game.state, seat))
    return {move.notation: found[move.code] for move in game.legal(seat)}


def best(game: DiceGame, seat: int = 0) -> str:
    found = weights(game, seat)
    return max(found, key=lambda move: found[move])


def last_round(own: Json, **shown: Any) -> DiceGame:
    """The last round of a game on our own sheet: the second seat has taken its last bonus."""
    done = ["w1", "w2", "w3", *(f"mk_{one}" for one in ("camel1", "camel2", "chest1", "chest2", "coin1", "coin2"))]
    done += [f"ag_{one}" for one in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2")]
    other = board(*done, board="olympia", bonuses=["bonus_action", "bonus_cross", "bonus_coins"], agora_first=True)
    position: Json = septem.as_data(ours(own, other, number=21, **shown).position())
    position["state"]["last_round"] = 21
    return septem.load(position)


RESOURCES = ("wh_stone", "wh_wood", "wh_brick")
PRINTED = (3, 3, 4, 5, 6)  # points of the five attacks of a Barracks


def test_a_resource_comes_before_points() -> None:
    game = ours(board(), board(), grey1=("wood", 0), red=("axe", 0), blue=("owl", 0))
    assert best(game) == "build grey1 wh_wood"


def test_points_come_first_in_the_last_round() -> None:
    game = last_round(board(*RESOURCES, "w1", "w2", coins=9), grey1=("glass", 0), yellow=("chest", 0), red=("axe", 0))
    found = weights(game)
    assert best(game) == "wonder"
    assert found["pass"] < found["build red bw_a1"]
    assert found["build grey1 wh_glass"] < found["pass"]


def test_the_way_to_the_white_die_is_seen_from_afar() -> None:
    """Compass 2 brings no points by itself, but the box after it unlocks the white die."""
    game = ours(board(*RESOURCES, "un_compass1"), board(), green=("compass", 1), blue=("fountain", 0), red=("axe", 0))
    assert best(game) == "build green un_compass2"
    unlocked = ours(
        board(*RESOURCES, "un_compass1", "un_compass2", coins=8), board(), green=("compass", 0), blue=("fountain", 0)
    )
    assert best(unlocked) == "build green un_compass3"


def test_the_cheaper_of_equal_dice() -> None:
    game = ours(board(), board(), grey1=("wood", 2), grey2=("wood", 1), grey3=("wood", 3))
    found = weights(game)
    prices = [found[f"build grey{number} wh_wood"] for number in (3, 1, 2)]
    assert prices == sorted(prices)
    assert len(set(prices)) == 3
    codes = dict(Policy().good(game.state, 0))
    good = [move.notation for move in game.legal(0) if move.code in codes]
    assert [move for move in good if "wh_wood" in move] == ["build grey2 wh_wood"]
    assert "pass" in good


@pytest.mark.parametrize(("side", "face", "defences"), [("bw_a1", "axe", "be_d1"), ("be_a1", "sword", "bw_d1")])
def test_defences_make_attacks_worth_less(side: str, face: str, defences: str) -> None:
    """DI-70, DI-71: each defence on the facing side takes a point."""
    move = f"build red {side}"
    free = weights(ours(board(), board(), red=(face, 0)))[move]
    assert free - weights(ours(board(), board(defences), red=(face, 0)))[move] == 100


def test_a_defence_is_worth_less_against_a_barracks_that_has_attacked() -> None:
    attacks = {f"be_a{number}": points for number, points in enumerate(PRINTED, 1)}
    fresh = weights(ours(board(), board(), red=("shield", 0)))
    tired = weights(ours(board(), board(*attacks, attacks=attacks), red=("shield", 0)))
    assert tired["build red bw_d1"] < fresh["build red bw_d1"]
    assert tired["build red be_d1"] == fresh["build red be_d1"]


def test_a_bonus_near_by_counts() -> None:
    """The box that completes the Agora, against the same box of an Agora just begun."""
    rest = ("ag_a1", "ag_a2", "ag_a3", "ag_b1", "ag_b2", "ag_b3", "ag_c1")
    move = "build blue ag_c2"
    last = weights(ours(board(*rest), board(), blue=("owl", 0)))[move]
    first = weights(ours(board("ag_c1"), board(), blue=("owl", 0)))[move]
    assert last > first + 300
    other = board("ag_c2", *rest, agora_first=True, bonuses=["bonus_coins"])
    second = weights(ours(board(*rest), other, blue=("owl", 0)))[move]
    assert second == last - 300  # DI-80: the three points for the first are gone, nothing else has changed


def test_what_a_box_counts() -> None:
    """DI-51: coins and points for each box crossed already."""
    move = "build yellow mk_camel1"
    few = weights(ours(board("wh_stone"), board(), yellow=("camel", 0)))[move]
    many = weights(ours(board(*RESOURCES, "wh_glass"), board(), yellow=("camel", 0)))[move]
    assert many > few + 150


def test_boxes_that_an_effect_counts_are_worth_more() -> None:
    move = "build blue ag_b1"
    plain = weights(ours(board(*RESOURCES, "mk_coin1"), board(), blue=("fountain", 0)))[move]
    counted = weights(ours(board(*RESOURCES, "mk_chest2"), board(), blue=("fountain", 0)))[move]
    assert counted > plain


def test_nothing_is_better_than_a_box_that_only_costs() -> None:
    """DI-57: in the last round a defence costs coins, which break ties, and brings nothing."""
    attacks = {f"b{side}_a{number}": points for side in "we" for number, points in enumerate(PRINTED, 1)}
    game = last_round(board("w1", *attacks, board="rhodes", coins=9, attacks=attacks))
    game.play(0, "wonder")  # Rhodes: up to two boxes of the Barracks, and only defences are left
    found = weights(game)
    assert set(found) == {"cross none", "cross bw_d1", "cross be_d1"}
    assert found["cross none"] == max(found.values())


# ---- positions on small sheets ------------------------------------------------------------------
def test_a_crossing_effect_is_worth_the_best_it_crosses() -> None:
    """DI-50: two boxes if it crosses two, only boxes that can be paid."""
    rows = [box("m1", "camel", effects=[{"cross_up_to_two": "agora"}]), box("m2", "camel", effects=[{"coins": 1}])]
    agora = [box("a", "mask", vp=3), box("b", "mask", vp=4), box("c", "mask", vp=9, cost=6)]
    move = "build yellow m1"
    rich = weights(table(sheet(market=rows, agora=agora), yellow=("camel", 0)))[move]
    poor = weights(table(sheet(market=rows, agora=agora), board(coins=0), board(), yellow=("camel", 0)))[move]
    assert rich > poor + 300
    assert poor > 700


def test_a_die_is_unlocked_once() -> None:
    rows = [box("u1", "gear", effects=[{"unlock": "white"}]), box("u2", "gear", effects=[{"unlock": "white"}])]
    gallery = [box("g", "leader_red", vp=1)]
    given = sheet(university=rows, gallery=gallery)
    first = weights(table(given, green=("gear", 0)))["build green u2"]
    again = weights(table(given, board("u1"), board(), green=("gear", 0), white=("leader_red", 0)))["build green u2"]
    assert first > again + 1000


def test_lanes_are_followed_to_their_end() -> None:
    """The further away, the less; more where the next box is better."""

    def worth(*points: int) -> int:
        boxes: list[Json] = [{"vp": vp} for vp in points]
        given = sheet(university=lane("u", "gear", *boxes), wonder=[box("w", vp=1)])
        return weights(table(given, green=("gear", 0)))["build green u1"]

    assert worth(1, 1, 1, 1) < worth(1, 1, 1, 9) < worth(1, 1, 9, 1) < worth(1, 9, 1, 1)


def test_bonuses_are_weighed() -> None:
    """DI-90: in the last round coins are worth nothing, another box is."""
    given = sheet(
        {"bonus_coins": [{"coins": 7}], "bonus_cross": [{"cross_one": "agora"}]},
        wonder=[box("w1")],
        agora=[box("a1", "mask", vp=4), box("a2", "owl", vp=5)],
        market=[box("m1", "camel")],
        university=[box("u1", "gear")],
    )
    other = board("m1", "u1", bonuses=["bonus_coins", "bonus_cross"])
    game = table(given, board(), other)
    position: Json = septem.as_data(game.position())
    position["state"]["last_round"] = position["state"]["round"]
    game = septem.load(position)
    game.play(0, "wonder")
    found = weights(game)
    assert found["bonus bonus_cross"] > 400 > found["bonus bonus_coins"]


# ---- in whole games -----------------------------------------------------------------------------
def positions(seed: int, players: int, every: int = 1) -> Iterator[DiceState]:
    """A game half at random, half by weight; in any order of seats, so in the middle of rounds and turns."""
    state, rng, policy = dealt(seed, players), Rng(seed, 3), Policy()
    while not state.finished():
        if rng.below(every) == 0:
            yield state
        acting = state.acting()
        seat = acting[rng.below(len(acting))]
        codes = state.legal_codes(seat)
        state.play_code(seat, codes[rng.below(len(codes))] if rng.below(2) else policy.best(state, seat))
    yield state


def redrawn(state: DiceState, seat: int, seed: int) -> DiceState:
    twin = state.copy()
    assert isinstance(twin, DiceState)
    twin.redraw(seat, seed)
    return twin


def told(state: DiceState, seat: int) -> object:
    """All that hints say to a seat."""
    policy = Policy()
    features = policy.described(state, seat)
    if seat not in state.acting():
        return features
    return features, policy.weighed(state, seat), policy.good(state, seat)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_hints_are_the_same_in_all_worlds_that_look_the_same(players: int) -> None:
    """DI-120: what others have sealed, or how far they are, changes nothing."""
    for seed in (players, players + 1):
        for number, state in enumerate(positions(seed, players, every=3)):
            for seat in range(players):
                here = told(state, seat)
                assert told(redrawn(state, seat, number), seat) == here


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_a_redraw_depends_on_what_a_seat_knows_and_on_the_seed_alone(players: int) -> None:
    """DI-120: whatever others have sealed, the same seed gives the same world."""
    for seed in (players, players + 1):
        for number, state in enumerate(positions(seed, players, every=3)):
            for seat in range(players):
                first, second = redrawn(state, seat, 77), redrawn(redrawn(state, seat, 1000 + number), seat, 77)
                assert (first.dump(), first.streams()) == (second.dump(), second.streams())
                check_begins_again(first, seat)


def check_begins_again(state: DiceState, viewer: int) -> None:
    """How far a turn of another is that is not finished nobody knows: it stands where it began."""
    for seat in set(state.acting()) - {viewer}:
        now = state.dump_of(seat)
        assert (now["crossed"], now["coins"]) == (now["start_crossed"], now["start_coins"])
        assert now["owed"] == [(ACTION, 0, 0)]


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_good_moves_are_the_legal_ones_without_dearer_dice(players: int) -> None:
    policy = Policy()
    for state in positions(players, players):
        for seat in state.acting():
            legal, good = dict(policy.weighed(state, seat)), dict(policy.good(state, seat))
            assert good
            assert good.items() <= legal.items()
            builds = [code for code in good if PER_DIE <= code < PER_DIE * (PER_DIE // 4)]
            boxes = {code % PER_DIE: good[code] for code in builds}
            assert len(boxes) == len(builds)
            for code, weight in legal.items():
                if code not in good:
                    assert weight <= boxes[code % PER_DIE]


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_features_have_their_numbers(players: int) -> None:
    policy, width, stages = Policy(), len(FEATURES), set()
    for state in positions(players + 2 * (players % 2), players, every=2):
        for seat in range(players):
            features = policy.described(state, seat)
            numbers = [number for number, _ in features]
            assert len(set(numbers)) == len(numbers)
            assert len({number // width for number in numbers}) == 1
            assert 0 <= min(numbers) <= max(numbers) < STAGES * width
            assert all(amount for _, amount in features)
            stages.add(numbers[0] // width)
    assert {0, STAGES - 1} <= stages


def test_features_say_what_is_on_the_boards() -> None:
    attacks = {"bw_a1": 2, "bw_a2": 3}
    game = ours(
        board(*RESOURCES, "w1", "ag_a1", coins=12),
        board("wh_glass", *attacks, "un_compass1", coins=2, attacks=attacks),
        board("bw_d1", "bw_d2"),
        number=9,
    )
    width = len(FEATURES)
    found = {FEATURES[number % width]: amount for number, amount in Policy().described(game.state, 0)}
    points = [city.points for city in game.view(0).cities]
    assert points[1] == 5
    expected = {
        "own points": points[0],
        "own coins": 12,
        "own coins beyond eight": 4,
        "own resources 3": 1,
        "own boxes wonder": 1,
        "own lacks to a bonus": 2,
        "own lacks to white": 3,
        "own city giza": 1,
        "rival points": 5,
        "rival coins": 2,
        "rival resources 1": 1,
        "rival boxes barracks_west": 2,
        "rival lacks to white": 2,
        "rival city rhodes": 1,
        "defences met": 2,
        "lead": points[0] - 5,
        "lead on the average": points[0] - 2,
        "players 3": 1,
        "turn to come": 1,
        "nobody first in the agora": 1,
    }
    assert {name: found[name] for name in expected} == expected
    assert "own defences" not in found
    game.play(0, "pass")
    found = {FEATURES[number % width]: amount for number, amount in Policy().described(game.state, 0)}
    assert found["own coins"] == 15
    assert "turn to come" not in found


def test_features_have_names_of_their_own() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    for style in STYLES.values():
        for beginning in style:
            assert any(name.startswith(beginning) for name in FEATURES)


# ---- modes and strength ---------------------------------------------------------------------------
@pytest.mark.compiled_only
@pytest.mark.skipif(not COMPILED, reason="nothing to compare with")
def test_plain_and_compiled_hints_agree() -> None:
    command = [sys.executable, "-m", "tests.search.digest_dice", str(MODE_SEEDS)]
    done = subprocess.run(command, env=environment(plain=True), capture_output=True, text=True, check=True)
    mode, *digests = done.stdout.split()
    assert mode == "False"
    assert digests == [digest(seed) for seed in range(MODE_SEEDS)]


@pytest.mark.sanitize
@pytest.mark.parametrize("seed", range(6))
def test_hints_stay_within_their_arrays(seed: int) -> None:
    """Own sheets too; run against the build that aborts on a bad index or an overflow."""
    assert digest(seed)


@pytest.mark.slow
def test_the_best_looking_move_beats_random_ones() -> None:
    won, points, policy = 0, 0, Policy()
    for seed in range(40):
        mine = seed % 2
        state: DiceState = septem.new("dice", 2, seed=seed).state
        rng = Rng(seed)
        while not state.finished():
            seat = state.acting()[0]
            codes = state.legal_codes(seat)
            state.play_code(seat, policy.best(state, seat) if seat == mine else codes[rng.below(len(codes))])
        won += state.ranks()[mine] == 1
        points += state.scores()[mine]
    assert won == 40
    assert points / 40 >= 85
