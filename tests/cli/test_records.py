"""replay and verify: recorded games."""

import json
from pathlib import Path
from typing import Any

import pytest

import septem
from septem.core.rng import Rng
from tests.cli.conftest import Cli


def played(seed: int, moves: int = 99) -> dict[str, Any]:
    """The record of a random game, broken off after some moves."""
    game = septem.new("toy", 3, seed)
    rng = Rng(seed)
    while not game.over and moves:
        moves -= 1
        legal = game.legal(game.to_act[0])
        game.play(game.to_act[0], legal[rng.below(len(legal))])
    record: dict[str, Any] = septem.as_data(game.record(["ann", "bob", "cyd"]))
    return record


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    """A file of three records; the last one is not finished."""
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in (played(1), played(2), played(3, 4))))
    return path


def test_verify_says_which_are_fine(cli: Cli, lines: Path, tmp_path: Path) -> None:
    ended = cli("verify", str(lines))
    assert ended.code == 0
    assert ended.out.count(": ok, toy, 3 players") == 3
    assert "unfinished" in ended.out
    edited = {**played(4), "moves": played(4)["moves"][:-1]}
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(edited, indent=2))
    ended = cli("verify", str(lines), str(path))
    assert ended.code == 1
    assert ended.out.count(": ok,") == 3
    assert "edited.json:1: FAILS: record result: does not agree" in ended.out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rules": "toy-0"}, "made under 'toy-0'"),
        ({"seed": 77}, "record"),
        ({"seed": None}, "needs a seed"),
        ({"players": 9}, "players"),
        ({"moves": [[0, "show 99"]]}, "record move 1"),
        ({"moves": [[7, "show 1"]]}, "record move 1"),
        ({"game": "chess"}, "chess"),
        ({"extra": 1}, "extra"),
        ({"septem": 1}, "format 1"),
        ({"septem": 3}, "format 3"),
        ({"options": {"bell": "broken"}}, "bell"),
    ],
)
def test_edited_records_are_refused(cli: Cli, tmp_path: Path, change: dict[str, Any], complaint: str) -> None:
    path = tmp_path / "edited.json"
    path.write_text(json.dumps({**played(5), **change}))
    verified = cli("verify", str(path))
    assert verified.code == 1
    assert complaint in verified.out
    replayed = cli("replay", str(path))
    assert replayed.code == 2
    assert complaint in replayed.err
    assert replayed.err.count("\n") == 1


def test_replay_tells_the_log_and_the_result(cli: Cli, lines: Path) -> None:
    ended = cli("replay", str(lines))
    assert ended.code == 0
    assert ended.out.count("Final score") == 2
    assert "The game was not finished." in ended.out
    assert "Player 1 (ann)" in ended.out
    assert "aside" not in ended.out


def test_replay_as_a_seat_saw_it(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played(1)))
    everybody = cli("replay", str(path)).out
    first = cli("replay", str(path), "--seat", "1", "--lang", "sk").out
    assert "swaps a card" in everybody
    assert "Hráč 1 (ann) odkladá" in first
    assert cli("replay", str(path), "--seat", "9").code == 2


def test_replay_step_by_step(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played(1)))
    assert cli("replay", str(path), "--step", typed="\n\n\n").out == cli("replay", str(path)).out
    assert cli("replay", str(path), "--step", typed="").code == 0


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '{"state":' + "[" * 5000 + "\n{}"])
def test_deeply_nested_files_are_refused_in_words(cli: Cli, tmp_path: Path, text: str) -> None:
    path = tmp_path / "deep.json"
    path.write_text(text)
    ended = cli("verify", str(path))
    assert ended.code == 1
    assert ended.out.count("FAILS: record: ") == ended.out.count("\n")
    ended = cli("replay", str(path))
    assert ended.code != 0
    assert "record: " in ended.err
    assert "Traceback" not in ended.err


def test_options_named_like_parameters_in_a_file(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({**played(1), "options": {"players": 3}}))
    ended = cli("verify", str(path))
    assert ended.code == 1
    assert "FAILS: record: players: unknown option" in ended.out
