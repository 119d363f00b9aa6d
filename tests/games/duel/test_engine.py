"""The engine by itself: both modes alike, bounds, statistics of random games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from septem.core.rng import Rng
from septem.games.duel.codes import VICTORIES
from septem.games.duel.engine import COMPILED, DuelState
from septem.games.duel.room import ROOM
from tests.games.duel.digest import WIDTH, digest, state_for

ROOT = Path(__file__).parents[3]


@pytest.mark.compiled_only
def test_plain_python_plays_the_same_games() -> None:
    assert COMPILED
    games = 12
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    variables = {**os.environ, "SEPTEM_PLAIN": "1", "PYTHONPATH": path}
    command = [sys.executable, str(Path(__file__).with_name("digest.py")), str(games)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert done.stdout == f"plain {digest(range(games))}"


@pytest.mark.sanitize
def test_many_games_within_bounds() -> None:
    """Full lists, lazy draws, copies and redraws to the end of many games."""
    rng = Rng(1)
    for seed in range(150):
        state = state_for(seed)
        state.begin(seed)
        while not state.finished():
            (seat,) = state.acting()
            codes = state.legal_codes(seat)
            assert len(codes) == len(set(codes)) > 0
            twin = state.copy()
            twin.redraw(rng.below(2), seed)
            twin.finish(1)
            assert twin.finished()
            state.play_code(seat, codes[rng.below(len(codes))])
        assert sorted(state.ranks()) in ([1, 1], [1, 2])
        assert [len(state.row(seat, WIDTH)) for seat in (0, 1)] == [WIDTH, WIDTH]


def test_the_columns_are_named() -> None:
    assert len(ROOM.columns) == WIDTH
    state = DuelState()
    state.begin(3)
    state.finish(0)
    for seat in (0, 1):
        row = dict(zip(ROOM.columns, state.row(seat, WIDTH), strict=True))
        assert row["points"] == state.scores()[seat] == sum(list(row.values())[1:9])
        assert ROOM.labels["victory"][row["victory"]] in VICTORIES


def test_lazy_draws_are_uniform_over_the_legal_list() -> None:
    """One drawn move from the same position, over and over, in a position where much cannot be paid."""
    state = DuelState()
    state.begin(8)
    for _ in range(14):
        (seat,) = state.acting()
        state.play_code(seat, state.legal_codes(seat)[0])
    (seat,) = state.acting()
    codes = state.legal_codes(seat)
    each = 200
    found = Counter(state.drawn_code() for _ in range(each * len(codes)))
    assert sorted(found) == sorted(codes)
    assert len(codes) > 8
    squares = sum((count - each) ** 2 / each for count in found.values())
    assert squares < len(codes) + 6 * (2 * len(codes)) ** 0.5


@pytest.mark.parametrize(("lazy", "games"), [(0, 20_000), (1, 20_000)])
@pytest.mark.compiled_only
def test_victories_of_random_games(lazy: int, games: int) -> None:
    """Uniformly random moves: about 93.6 % civilian, 3.6 military, 2.6 tie-break, 0.1 science, 0.1 shared."""
    state = DuelState()
    kinds: Counter[str] = Counter()
    for seed in range(games):
        state.begin(seed)
        state.finish(lazy)
        kinds[VICTORIES[state.row(0, 10)[9]]] += 1
    share = {kind: 100 * kinds[kind] / games for kind in VICTORIES}
    assert share["civilian"] == pytest.approx(93.6, abs=0.8)
    assert share["military"] == pytest.approx(3.5, abs=0.6)
    assert share["tie_break"] == pytest.approx(2.6, abs=0.5)
    assert share["science"] == pytest.approx(0.1, abs=0.12)
    assert share["shared"] == pytest.approx(0.1, abs=0.12)
