"""Copies and pickles of games: independent, complete, the same in both modes; `state` is a copy too."""

import copy
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import septem
from septem import Game, SeptemError
from septem.core.game import AnyGame
from septem.core.pickles import game_again
from septem.sim.room_paths import environment
from tests.core.twins import games, play_on, read, whole_story, write
from tests.fuzz.wild import NoWords

ROOT = Path(__file__).parents[2]
WAYS: tuple[Callable[[AnyGame], AnyGame], ...] = (
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
    assert sum(bool(game.position().sealed) for game in found) >= 4
    assert sum(game.record().start is not None for game in found) >= 6
    assert sum(game.over for game in found) >= 6


def test_twins_tell_the_same_story() -> None:
    for game in games():
        story = whole_story(game)
        for way in WAYS:
            assert whole_story(way(game)) == story


@pytest.mark.parametrize("way", WAYS)
def test_twins_are_independent(way: Callable[[AnyGame], AnyGame]) -> None:
    for game in games():
        before, events = game.record(), game.events(0)
        twin = way(game)
        assert twin is not game
        play_on(twin, random.Random(1), 30)
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
    room, data = septem.new("duel", seed=2).__reduce__()[1]
    saved = json.loads(data)
    assert game_again(room, data).players == game_again(room, json.dumps(saved).encode()).players == 2
    for change in (
        {"position": {}},
        {"position": {**saved["position"], "players": 7}},
        {"log": [{"args": 1}]},
        {"moves": [["x", 1]]},
        {"seed": "x"},
        {"seed": -1},
        {"start": 7},
        {"log": [{"event": {"kind": "built"}}]},
        {"version": 1},
        {"more": 1},
    ):
        with pytest.raises(SeptemError):
            game_again(room, json.dumps({**saved, **change}).encode())
    deep = data.replace(b'"start":null', b'"start":' + b"[" * 5000)
    assert deep != data
    for wild in (deep, b"", b"{", b"\xff", NoWords(), None):
        with pytest.raises(SeptemError):
            game_again(room, wild)  # type: ignore[arg-type]
    with pytest.raises(SeptemError):
        game_again(str, data)  # type: ignore[arg-type]


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


def changeable(value: object) -> Iterator[Any]:
    """Every dict and list in something a game gave out: the structs themselves are frozen."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from changeable(getattr(value, name))
    elif isinstance(value, (dict, list)):
        yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    for one in inner:
        yield from changeable(one)


def test_what_is_given_out_cannot_be_changed_or_is_a_copy() -> None:
    """Structs are frozen, and what a caller does to a dict within one does the game no harm."""
    for game in games():
        told = (game.view(0), game.position(), game.record(), game.result, game.events(0), game.explain(0))
        told += (game.legal(0), game.refused(0)) if game.over is False else ()
        with pytest.raises(AttributeError):
            told[0].seat = 1
        before = copy.deepcopy((game.record(), game.events(0), game.view(0)))
        for held in [one for one in changeable(told) if not in_options(one, game)]:
            held.clear()
        assert (game.record(), game.events(0), game.view(0)) == before


def in_options(held: object, game: AnyGame) -> bool:
    """Whether it belongs to the options, which all tables of one sheet share."""
    return any(held is one for one in changeable(game.options))


def test_what_was_handed_in_can_be_changed_without_harm() -> None:
    known = list(septem.room_of("duel").names()["wonder"])
    wonders = [known[:4], known[4:8]]
    game = septem.new("duel", seed=1, wonders=wonders)
    position = septem.as_data(game.position())
    loaded = septem.load(position)
    before = (game.record(), loaded.record())
    wonders[0].append("x")
    position["state"]["cities"].clear()
    position["options"]["wonders"][0].append("x")
    assert (game.record(), loaded.record()) == before
