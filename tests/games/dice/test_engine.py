"""The engine alone: both modes agree, copies are independent, determinize touches only what is hidden."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from septem.core.rng import Rng
from septem.core.state import COMPILED
from septem.games.dice.engine import DiceState
from septem.games.dice.sheet import sheet_of
from septem.games.dice.tables import CITY_BUILDINGS
from tests.games.dice.digest import digest
from tests.games.dice.fixtures import as_sheet, random_sheet

GAMES = 12


@pytest.mark.skipif(not COMPILED, reason="nothing to compare in plain mode")
def test_plain_and_compiled_agree() -> None:
    environment = {**os.environ, "SEPTEM_PLAIN": "1", "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "tests.games.dice.digest", str(GAMES)]
    plain = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert plain == ["False", *[digest(seed) for seed in range(GAMES)]]


def started(seed: int, players: int = 3) -> DiceState:
    state = DiceState(sheet_of(None), players, 200)
    state.begin(seed)
    return state


@pytest.mark.sanitize
@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_end_in_order(players: int) -> None:
    for seed in range(20):
        state = started(seed, players)
        state.finish(seed % 2)
        rows = [state.row(seat, 12) for seat in range(players)]
        assert state.finished()
        for seat, row in enumerate(rows):
            assert row[0] == sum(row[1 : 1 + len(CITY_BUILDINGS)]) == state.scores()[seat]
            assert row[9] >= 0
        best = max(range(players), key=lambda seat: (rows[seat][0], rows[seat][9]))
        assert state.ranks()[best] == 1


@pytest.mark.sanitize
def test_random_sheets_stay_within_the_arrays() -> None:
    for seed in range(40):
        state = DiceState(sheet_of(as_sheet(random_sheet(random.Random(seed)))), 2 + seed % 6, 60)
        state.begin(seed)
        while not state.finished():
            seat = state.acting()[0]
            if seed % 3 == 0:
                twin = state.copy()
                twin.redraw(seat, seed)
                assert isinstance(twin, DiceState)
            state.play_code(seat, state.legal_codes(seat)[0])
        assert max(state.ranks()) <= 2 + seed % 6


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = started(5), started(6)
    second.begin(5)
    first.finish(1)
    second.finish(1)
    assert first.dump() == second.dump()


def test_a_copy_goes_its_own_way() -> None:
    state = started(7)
    twin = state.copy()
    assert isinstance(twin, DiceState)
    before = state.dump()
    assert twin.dump() == before
    twin.finish(1)
    assert state.dump() == before
    assert state.playout(3) == state.playout(3)


@pytest.mark.parametrize("seed", range(6))
def test_determinize_keeps_what_the_seat_knows(seed: int) -> None:
    state, rng = started(seed), Rng(seed)
    while not state.finished():
        acting = state.acting()
        seat = acting[rng.below(len(acting))]
        for viewer in range(3):
            twin = state.copy()
            assert isinstance(twin, DiceState)
            twin.redraw(viewer, seed)
            check_redrawn(state, twin, viewer)
        codes = state.legal_codes(seat)
        state.play_code(seat, codes[rng.below(len(codes))])


def check_redrawn(state: DiceState, twin: DiceState, viewer: int) -> None:
    """Own board, the public table and who is done stay; other boards go on from the same beginning."""
    was, now = state.dump(), twin.dump()
    assert twin.acting() == state.acting()
    assert now["seats"][viewer] == was["seats"][viewer]
    for seat in range(3):
        for field in ("city", "agora_first", "start_counts", "start_defences", "start_crossed", "start_coins"):
            assert now["seats"][seat][field] == was["seats"][seat][field]
    for field in ("round", "face", "section", "place", "last_round"):
        assert now[field] == was[field]
    assert twin.streams()[:4] != state.streams()[:4]


def test_redrawn_turns_differ() -> None:
    state = started(11)
    state.play_code(1, state.legal_codes(1)[0])
    drawn = set()
    for seed in range(40):
        twin = state.copy()
        assert isinstance(twin, DiceState)
        twin.redraw(0, seed)
        drawn.add((twin.dump()["seats"][1]["crossed"], twin.dump()["seats"][1]["coins"]))
    assert len(drawn) > 3


@pytest.mark.parametrize("seed", range(8))
def test_points_kept_are_the_sum_of_all_buildings(seed: int) -> None:
    """DI-110, DI-111: also after a turn is taken back for a redraw, and in a position laid out again."""
    sheet = sheet_of(as_sheet(random_sheet(random.Random(seed))) if seed % 2 else None)
    state, rng = DiceState(sheet, 3, 60), Rng(seed)
    state.begin(seed)
    while not state.finished():
        seat = state.acting()[rng.below(len(state.acting()))]
        twin = state.copy()
        assert isinstance(twin, DiceState)
        twin.redraw(seat, seed)
        for one in (state, twin):
            assert one.scores() == [sum(board["points"]) for board in one.dump()["seats"]]
        codes = state.legal_codes(seat)
        state.play_code(seat, codes[rng.below(len(codes))])
    laid = DiceState(sheet, 3, 60)
    laid.restore(state.dump())
    laid._vouch()
    assert laid.scores() == state.scores() == [sum(board["points"]) for board in state.dump()["seats"]]
