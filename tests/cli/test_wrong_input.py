"""Wrong input: one clear line on the error output, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Cli

WRONG = [
    (["nosuch"], "nosuch"),
    (["play", "nosuch"], "wonders"),
    (["play", "toy", "--players", "9"], "players: 9 is not allowed; allowed: whole numbers from 2 to 4"),
    (["play", "toy", "--players", "x"], "--players"),
    (["play", "toy", "--seed", "-1"], "seed"),
    (["play", "toy", "--seat", "7"], "seat: 7"),
    (["play", "toy", "--lang", "de"], "en, cs, sk"),
    (["play", "toy", "--bots", "nosuch"], "random, greedy"),
    (["play", "toy", "--bots", "no.such.module:Bot"], "cannot be loaded"),
    (["play", "toy", "--bots", "random,random,random"], "bots: 3 given"),
    (["play", "toy", "--bell", "quiet"], "bell: 'quiet' is not allowed; allowed: none, loud"),
    (["play", "toy", "--trumpet", "loud"], "trumpet: unknown option; this game has: bell"),
    (["play", "toy", "--option", "bell"], "name=value"),
    (["simulate"], "game"),
    (["simulate", "toy", "--players", "2..x"], "players"),
    (["simulate", "toy", "--players", "4..2"], "names no number of players"),
    (["simulate", "toy", "--players", "7..9"], "players: 7 is not allowed"),
    (["simulate", "toy", "--games", "0"], "games: 0 is not allowed"),
    (["simulate", "toy", "--workers", "0"], "workers: 0 is not allowed"),
    (["simulate", "toy", "--bots", "random,greedy"], "bots: 2 given"),
    (["simulate", "toy", "--json", "/no/such/folder/x.json"], "/no/such/folder/x.json"),
    (["bench", "toy", "--players", "9"], "players: 9"),
    (["perft", "toy", "--depth", "-1"], "depth"),
    (["replay", "/no/such/file"], "/no/such/file"),
    (["verify", "/no/such/file"], "/no/such/file"),
]


@pytest.mark.parametrize(("arguments", "expected"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_one_line_and_code_two(cli: Cli, arguments: list[str], expected: str) -> None:
    ended = cli(*arguments)
    assert ended.code == 2
    assert ended.err.startswith("septem: ")
    assert ended.err.count("\n") == 1
    assert expected in ended.err
    assert "Traceback" not in ended.out + ended.err


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"game": "toy"}', '{"septem": 1}\n{"septem": 1}\n', "\0", '"record"', "null"]
)
def test_broken_records_are_refused(cli: Cli, tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    replayed = cli("replay", str(path))
    assert replayed.code == 2
    assert replayed.err.startswith("septem: record")
    assert replayed.err.count("\n") == 1
    verified = cli("verify", str(path))
    assert verified.code == 1
    assert "FAILS" in verified.out
    assert verified.err == ""
