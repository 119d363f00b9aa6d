"""Copies and pickles of games: independent, complete, the same in both modes; `state` is a copy too."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import septem
from septem import Game, SeptemError
from septem.core.game import _unpickled
from septem.sim.room_paths import environment
from tests.core.twins import games, play_on, read, whole_story, write
from tests.fuzz.wild import NoWords, nested

ROOT = Path(__file__).parents[2]
WAYS: tuple[Callable[[Game], Game], ...] = (
    Game.copy,
    copy.copy,
    copy.deepcopy,
    lambda game: pickle.loads(pickle.dumps(game)),
    lambda game: pickle.loads(pickle.dumps(game, protocol=2)),
)


def elsewhere(plain: bool, what: str, path: Path) -> str:
    """Another Python, compiled if it can be, or plain."""
    command = [sys.executable, "-m", "tests.core.twins", what, str(path)]
    done = subprocess.run(command, env=environment(plain), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_some_of_the_games_have_sealed_choices_and_starts() -> None:
    found = list(games())
    assert sum(bool(game.position()["sealed"]) for game in found) >= 4
    assert sum(game.record()["start"] is not None for game in found) >= 6
    assert sum(game.over for game in found) >= 6


def test_twins_tell_the_same_story() -> None:
    for game in games():
        story = whole_story(game)
        for way in WAYS:
            assert whole_story(way(game)) == story


@pytest.mark.parametrize("way", WAYS)
def test_twins_are_independent(way: Callable[[Game], Game]) -> None:
    for game in games():
        before, events = game.record(), game.events(0)
        twin = way(game)
        assert twin is not game
        play_on(twin, random.Random(1), 30)
        twin.options.clear()
        assert (game.record(), game.events(0)) == (before, events)


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True])
def test_pickles_go_from_mode_to_mode(plain: bool, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    write(here)
    count = elsewhere(plain, "read", here)
    elsewhere(plain, "write", there)
    assert str(read(there)) == count


def test_a_pickle_is_checked_when_it_is_loaded() -> None:
    kind, saved = septem.new("wonders", 3, seed=2).__reduce__()[1]
    assert _unpickled(kind, saved).players == 3
    for change in (
        {"position": {}},
        {"position": {**saved["position"], "players": 7}},
        {"log": [{"args": 1}]},
        {"moves": [["x", 1]]},
        {"seed": "x"},
        {"seed": -1},
        {"start": 7},
        {"start": nested(5000)},
        {"log": NoWords()},
        {"more": 1},
    ):
        with pytest.raises(SeptemError):
            _unpickled(kind, {**saved, **change})


def test_the_state_is_a_copy() -> None:
    for game in games():
        before, over = game.record(), game.over
        state = game.state
        assert state.acting() == list(game.to_act)
        state.finish()
        assert state.finished()
        assert (game.over, game.record()) == (over, before)
        if not over:
            seat = game.to_act[0]
            game.state.play_code(seat, game.legal(seat)[0].code)
            assert game.record() == before
            assert game.legal(seat)
            assert game.state.playout(3) == game.state.playout(3)


def test_what_is_given_out_can_be_changed_without_harm() -> None:
    known = septem.room_of("duel").names()["wonder"]
    wonders = [list(known)[:4], list(known)[4:8]]
    game = septem.new("duel", seed=1, wonders=wonders)
    loaded = septem.load(game.position())
    before, begun = game.record(), loaded.record()
    told = play_on(septem.new("wonders", 3, seed=1), random.Random(1), 60)
    for _, event in told.events(0):
        event.args.clear()
    assert any(event.args for _, event in told.events(0))
    wonders[0].append("x")
    game.position()["options"]["wonders"][0].append("x")
    game.view(0)["options"]["wonders"][1].clear()
    loaded.record()["start"]["state"].clear()
    assert (game.record(), loaded.record()) == (before, begun)
    own = list(septem.room_of("architects").names()["wonder"])[:3]
    table = septem.new("architects", 3, seed=1, wonders=own)
    own.clear()
    assert len(table.position()["options"]["wonders"]) == 3
