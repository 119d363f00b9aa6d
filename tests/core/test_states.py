"""States, Rng and Journal as Python objects: they refuse what they cannot answer, and can be copied and pickled."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import septem
from septem.core import begin
from septem.core.errors import BadCall, SeptemError
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import Journal, State
from septem.games import HOUSE, room_of
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.position import configured
from septem.games.dice.columns import Sheet
from septem.games.dice.engine import DiceState
from septem.games.dice.sheet import sheet_of
from septem.games.duel.engine import DuelState
from septem.games.wonders import position as wonders_position
from septem.games.wonders.engine import WondersState
from septem.search.batch import add_up, game_seed, group, play_many, share_wins
from septem.search.perft import perft
from septem.sim.room_paths import environment
from tests.games.dice.fixtures import random_sheet
from tests.toy.fixtures import toy
from tests.toy.room import ROOM

GAMES: list[AnyRoom] = [*(room_of(name) for name in HOUSE), ROOM]
CLASSES: list[type[Any]] = [State, DuelState, ArchitectsState, DiceState, WondersState]
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("wonders", 4, {}),
    ("wonders", 2, {"edition": 1, "extra_guilds": 2}),
    ("wonders", 3, {"sides": "chosen", "boards": ["giza", "babylon", "olympia"]}),
    ("duel", 2, {}),
    ("duel", 2, {"wonders": "first_game", "centre_pawn": "chooses", "first_player": 1}),
    ("architects", 3, {}),
    ("architects", 2, {"wonders": "picked", "first_player": 1, "halicarnassus_public": False}),
    ("architects", 2, {"wonders": ["giza", "rhodes"]}),
    ("dice", 3, {}),
    ("dice", 2, {"max_rounds": 7}),
]


def standing(state: Any) -> list[Any]:
    """Everything a state tells of itself."""
    told = [state.streams(), state.phases(), state.scores(), state.ranks(), state.finished(), state.acting()]
    told += [state.legal_codes(seat) for seat in state.acting()]
    return [*told, state.dump()]


def moments(name: str, players: int, options: dict[str, Any], seed: int, step: int) -> Iterator[State]:
    """States of a random game, in the middle of phases too."""
    state, rng, number = septem.new(name, players=players, seed=seed, **options).state.copy(), Random(seed), 0
    while not state.finished():
        if number % step == 0:
            yield state.copy()
        seat = rng.choice(state.acting())
        state.play_code(seat, rng.choice(state.legal_codes(seat)))
        number += 1
    yield state


# ---- copies and pickles --------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_states_can_be_copied_and_pickled(name: str, players: int, options: dict[str, Any]) -> None:
    for state in moments(name, players, options, seed=3, step=7):
        for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert type(twin) is type(state)
            assert standing(twin) == standing(state)
            assert twin.playout(5, 0) == state.playout(5, 0)
            if not twin.finished():
                seat = twin.acting()[0]
                twin.play_code(seat, twin.legal_codes(seat)[0])
                assert standing(twin) != standing(state)  # independent of each other


def test_dice_turns_of_any_sheet_can_be_pickled() -> None:
    """Chains of crosses are found again whatever the sheet prints."""
    for seed in range(4):
        rng = Random(seed)
        options = {"sheet": random_sheet(rng), "max_rounds": 20}
        for state in moments("dice", 2, options, seed=seed, step=3):
            assert standing(pickle.loads(pickle.dumps(state))) == standing(state)


def test_a_toy_state_can_be_pickled_in_the_middle_of_a_turn() -> None:
    state = toy(3, 1).state.copy()
    state.play_code(1, state.legal_codes(1)[0])
    assert standing(pickle.loads(pickle.dumps(state))) == standing(state)


WRITER = """
import pickle, sys
from tests.core.test_states import WAYS, moments
kept = [state for way in WAYS for state in moments(*way, seed=8, step=31)]
from septem.core.rng import Rng
rng = Rng(5); rng.below(9)
sys.stdout.buffer.write(pickle.dumps([kept, rng]))
"""
READER = """
import pickle, sys
from tests.core.test_states import standing
kept, rng = pickle.load(sys.stdin.buffer)
print([standing(state) for state in kept], [state.playout(1) for state in kept], rng.seed())
"""


def elsewhere(script: str, plain: bool, given: bytes = b"") -> bytes:
    """What a Python of its own writes."""
    command, root = [sys.executable, "-c", script], Path(__file__).parents[2]
    done = subprocess.run(command, env=environment(plain), cwd=root, input=given, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.mark.compiled_only
def test_pickles_go_from_mode_to_mode() -> None:
    written = [elsewhere(WRITER, plain) for plain in (False, True)]
    assert written[0] == written[1]
    read = {elsewhere(READER, plain, written[0]) for plain in (False, True)}
    assert len(read) == 1


@pytest.mark.parametrize(("name", "players", "options"), WAYS)
def test_tampered_pickles_are_refused(name: str, players: int, options: dict[str, Any]) -> None:
    state = list(moments(name, players, options, seed=4, step=5))[1]
    restore, given = state.__reduce__()[:2]
    version, room, position, sealed = given
    assert standing(restore(*given)) == standing(state)
    for wrong in (
        (version + 1, room, position, sealed),
        (version, str, position, sealed),
        (version, type(room), position, sealed),
        (version, room, {**position, "players": players + 1}, sealed),
        (version, room, {**position, "state": {**position["state"], "streams": [0] * 8}}, sealed),
        (version, room, {**position, "rules": "old"}, sealed),
        (version, room, {**position, "step": -1}, sealed),
        (version, room, position, [*sealed, (0, 2**31 - 1)]),
        (version, room, position, [*sealed, (9, 0)]),
    ):
        with pytest.raises(SeptemError):
            restore(*wrong)


def test_parts_of_a_state_and_open_states_cannot_be_pickled() -> None:
    with pytest.raises(TypeError):
        pickle.dumps(State())
    for kind in (DuelState, ArchitectsState, WondersState):
        for wrong in (pickle.dumps, copy.copy, copy.deepcopy):
            with pytest.raises(BadCall, match="not in play"):
                wrong(kind())


# ---- states that are not in play ------------------------------------------------------------------
def openings() -> list[State]:
    """States that were never dealt, some never even made."""
    made = [State(), DuelState(), ArchitectsState(), WondersState(), DiceState(sheet_of(None), 3, 9)]
    return [*made, *(kind.__new__(kind) for kind in CLASSES)]


@pytest.mark.sanitize
def test_what_is_not_in_play_refuses() -> None:
    for state in openings():
        for call in (
            state.copy, state.finish, state.scores, state.ranks, state.acting, state.finished, state.phases,
            state.streams, state.state_bytes, state.keep_journal, state.seat_count, lambda state=state: state.row(0, 1),
            lambda state=state: state.legal_codes(0), lambda state=state: state.play_code(0, 0),
            lambda state=state: state.playout(1), lambda state=state: state.redraw(0, 1),
            lambda state=state: perft(state, 1), lambda state=state: play_many(state, 1, 0, 1, 1, 0, array("i", [0])),
        ):  # fmt: skip
            with pytest.raises(BadCall, match="state: is not in play"):
                call()


def test_states_without_options_are_not_dealt() -> None:
    for state in (State(), ArchitectsState(), WondersState(), *(kind.__new__(kind) for kind in CLASSES)):
        with pytest.raises(BadCall, match="no options"):
            state.begin(1)


@pytest.mark.parametrize("room", GAMES, ids=lambda room: room.id)
def test_a_state_in_play_is_not_laid_out_again(room: AnyRoom) -> None:
    state: Any = begin.new(room, None, 1, {}).state
    before = standing(state)
    with pytest.raises(BadCall, match="made once"):
        state.__init__(*([sheet_of(None), 2, 9] if room.id == "dice" else []))
    with pytest.raises(BadCall, match="open"):
        state.restore(state.dump())
    with pytest.raises(BadCall, match="open"):
        state._vouch()
    assert standing(state) == before


@pytest.mark.parametrize("room", GAMES, ids=lambda room: room.id)
def test_a_redrawn_game_does_not_carry_the_deal_of_the_true_one(room: AnyRoom) -> None:
    """What was or will be dealt could be worked out from the words of the deal stream."""
    state = begin.new(room, None, 1, {}).state
    true = state.streams()[:4]
    state.redraw(0, 7)
    first = state.streams()[:4]
    state.redraw(0, 8)
    assert len({tuple(words) for words in (true, first, state.streams()[:4])}) == 3


# ---- wrong arguments ----------------------------------------------------------------------------
@pytest.mark.sanitize
@pytest.mark.parametrize("room", GAMES, ids=lambda room: room.id)
def test_wrong_seats_moves_and_widths_are_refused(room: AnyRoom) -> None:
    state = begin.new(room, None, 2, {}).state
    before, columns = standing(state), len(room.columns)
    assert len(state.row(0, columns)) == columns
    for seat in (-2, state.seat_count(), 7, 100_000, 2**40, -(2**70)):
        for call in (
            lambda seat=seat: state.row(seat, columns), lambda seat=seat: state.legal_codes(seat),
            lambda seat=seat: state.redraw(seat, 1), lambda seat=seat: state.play_code(seat, 0),
        ):  # fmt: skip
            with pytest.raises(BadCall, match="seat: "):
                call()
    for width in (-1, columns + 1, 100_000):
        with pytest.raises(BadCall, match="width: "):
            state.row(0, width)
    for code in (-1, 999_999_999, 2**31, 2**100):
        with pytest.raises(BadCall, match="code: "):
            state.play_code(state.acting()[0], code)
    for words in ([], [1] * 7, [0] * 8, [1, 1, 1, 1, 0, 0, 0, 0], [2**32] * 8, [-1] * 8):
        with pytest.raises(BadCall, match="streams"):
            state.set_streams(words)
    for seed in (-1, 2**63):
        with pytest.raises(BadCall, match="seed: "):
            state.begin(seed)
    with pytest.raises(TypeError):
        state.row(None, 1)  # type: ignore[arg-type]
    assert standing(state) == before


def test_a_finished_state_takes_no_move() -> None:
    for room in GAMES:
        state = begin.new(room, None, 5, {}).state
        state.finish()
        with pytest.raises(BadCall, match="not legal"):
            state.play_code(0, 0)
        state.finish()
        assert state.legal_codes(0) == state.acting() == []


@pytest.mark.sanitize
def test_wild_options_and_dumps_are_refused() -> None:
    with pytest.raises(BadCall, match="given"):
        DuelState().configure([1, 2**20], 0, 0)
    with pytest.raises(BadCall, match="seats"):
        ArchitectsState().configure(100, {}, [])
    with pytest.raises(BadCall, match="seats"):
        DiceState(sheet_of(None), 8, 9)
    with pytest.raises(TypeError, match="Sheet"):
        DiceState(None, 2, 9)  # type: ignore[arg-type]
    with pytest.raises(BadCall, match="seats"):
        WondersState().configure(9, {}, [], [])
    dump: Any = septem.new("duel", seed=1).state.dump()  # type: ignore[attr-defined]
    for field, wrong in (("age", 4), ("cards", [[99], []]), ("structure", [500] * 20), ("unbuilt", [range(9), []])):
        with pytest.raises((BadCall, TypeError), match=field):
            DuelState().restore({**dump, field: wrong})
    table: Any = septem.new("architects", seed=1)
    for field, wrong in (("active", 9), ("pile", [0] * 99), ("decks", [[77]] * 8)):
        with pytest.raises(BadCall, match=field):
            configured(3, table.options).restore({**table.state.dump(), field: wrong})
    seven: Any = septem.new("wonders", 3, seed=1)
    for field, wrong in (("age", 3), ("hands", [[99]] * 3), ("cities", [{}] * 3), ("decks", [[500]] * 3), ("away", 7)):
        with pytest.raises((BadCall, TypeError), match=field if field != "cities" else "city"):
            wonders_position.configured(3, seven.options).restore({**seven.state.dump(), field: wrong})
    with pytest.raises(BadCall, match="seats"):
        WondersState().restore(seven.state.dump())


def test_a_sheet_that_does_not_fit_the_arrays_is_refused() -> None:
    with pytest.raises(BadCall, match="cities"):
        Sheet({}, None)
    with pytest.raises(BadCall, match="made once"):
        sheet_of(None).__init__({}, None)  # type: ignore[misc]


@pytest.mark.sanitize
def test_batches_check_their_sizes() -> None:
    state = toy(3, 1).state
    out, totals = array("i", bytes(4 * 60)), array("q", bytes(8 * 40))
    for columns, count in ((-1, 1), (5, 1), (2**31, 1), (1, -1), (1, 2**31), (4, 2**62), (1, 99)):
        with pytest.raises(BadCall, match=r"columns|count|out"):
            play_many(state, columns, 0, count, 1, 0, out)
    for state_given in (None, 1, "x"):
        with pytest.raises(TypeError):
            play_many(state_given, 1, 0, 1, 1, 0, out)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            perft(state_given, 1)  # type: ignore[arg-type]
    for wrong in (array("q", bytes(800)), memoryview(out).toreadonly(), bytes(400)):
        with pytest.raises(BadCall, match="out"):
            play_many(state, 1, 0, 1, 1, 0, wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        play_many(state, 1, 0, 1, 1, 0, None)  # type: ignore[arg-type]
    with pytest.raises(BadCall, match="rows"):
        add_up(out, 1000, 4, totals)
    with pytest.raises(BadCall, match="totals"):
        add_up(out, 1, 60, totals)
    with pytest.raises(BadCall, match="wins"):
        share_wins(out, 5, 3, 4, array("i", [0] * 14))
    with pytest.raises(BadCall, match="index"):
        group(out, out, 3, 4, 4, totals)
    with pytest.raises(BadCall, match="number"):
        game_seed(1, -1)
    wild = array("i", [2**31 - 1] * 60)
    with pytest.raises(BadCall, match="rows"):
        add_up(wild, 3, 4, totals)
    assert not any(totals)


# ---- Rng and Journal ------------------------------------------------------------------------------
def test_rng_refuses_what_it_cannot_draw() -> None:
    rng = Rng(1)
    for count in (0, -1, 2**31 + 1, 2**32, 2**64):
        with pytest.raises(BadCall, match="count: "):
            rng.below(count)
    assert 0 <= rng.below(2**31) < 2**31
    assert rng.below(1) == 0
    for wrong in (None, 1.5, "3"):
        with pytest.raises(TypeError):
            rng.below(wrong)  # type: ignore[arg-type]
    for seed in (-1, 2**63):
        with pytest.raises(BadCall, match="seed: "):
            Rng(seed)
    with pytest.raises(BadCall, match="stream: "):
        Rng(1, -1)
    with pytest.raises(TypeError):
        rng.shuffled(5)
    assert sorted(rng.shuffled((3, 1, 2))) == [1, 2, 3]
    with pytest.raises(BadCall, match="never given a seed"):
        Rng.__new__(Rng).below(3)


def test_a_refused_draw_draws_nothing() -> None:
    first, second = Rng(7), Rng(7)
    with pytest.raises(BadCall):
        first.below(0)
    assert first.seed() == second.seed()


def test_rng_can_be_copied_and_pickled() -> None:
    rng = Rng(2**61, 3)
    rng.below(10)
    twins = [pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng)]
    drawn = [rng.below(1000) for _ in range(20)]
    for twin in twins:
        assert [twin.below(1000) for _ in range(20)] == drawn
    restore, (version, words) = rng.__reduce__()
    for wrong in ((version + 1, words), (version, [0] * 4), (version, words[:3]), (version, [2**32, 1, 1, 1])):
        with pytest.raises(BadCall):
            restore(*wrong)


def test_journals_can_be_pickled() -> None:
    state = toy(3, 1).state.copy()
    journal = state.keep_journal()
    state.finish()
    twin = pickle.loads(pickle.dumps(journal))
    assert isinstance(twin, Journal)
    assert twin.rows() == journal.rows() != []
    restore, (version, rows) = journal.__reduce__()
    for wrong in ((version + 1, rows), (version, [(1, 2)]), (version, [(2**31, 0, 0, 0, 0, 0)])):
        with pytest.raises(BadCall):
            restore(*wrong)


def test_a_bad_call_is_one_of_ours_and_a_value_error() -> None:
    assert issubclass(BadCall, SeptemError)
    assert issubclass(BadCall, ValueError)
    assert septem.BadCall is BadCall
