"""simulate, bench, perft, games, --version: what they print."""

import json
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import septem
from septem import _mode
from septem.cli.games import title_of
from septem.cli.options import option_value
from septem.core.options import OptionForm, word_of
from septem.core.texts import texts
from septem.sim import simulate
from septem.sim.room_paths import environment
from tests.cli.conftest import Cli
from tests.toy.room import ROOM

COMMANDS = (
    "games",
    "play",
    "simulate",
    "bench",
    "perft",
    "replay",
    "verify",
    "serve",
    "export",
    "import",
    "backup",
    "doctor",
)


def test_simulate_prints_tables(cli: Cli) -> None:
    ended = cli("simulate", "toy", "--players", "2..3", "--games", "50", "--seed", "1", "--workers", "1")
    assert ended.code == 0
    assert "toy, 2 players" in ended.out
    assert "toy, 3 players" in ended.out
    for word in ("Prizes", "points of winners", "wins", "lucky", "random"):
        assert word in ended.out


def test_simulate_json_is_the_statistics(cli: Cli, tmp_path: Path) -> None:
    arguments = ("simulate", "toy", "--players", "3", "--games", "40", "--seed", "5", "--bots", "greedy,random,random")
    ended = cli(*arguments, "--workers", "1", "--json", "-")
    (found,) = json.loads(ended.out)
    expected = simulate(ROOM, 3, games=40, seed=5, bots=["greedy", "random", "random"])
    assert found["columns"]["points"]["mean"] == expected.columns["points"].mean
    assert [seat["wins"] for seat in found["seats"]] == [seat.wins for seat in expected.seats]
    path = tmp_path / "found.json"
    cli(*arguments, "--workers", "1", "--json", str(path))
    assert json.loads(path.read_text()) == [found]


def test_simulate_lists_of_options(cli: Cli) -> None:
    ended = cli("simulate", "toy", "--players", "2,4", "--bell", "none|loud", "--games", "5", "--json", "-")
    kinds = [(found["players"], found["options"]["bell"]) for found in json.loads(ended.out)]
    assert kinds == [(2, "none"), (4, "none"), (2, "loud"), (4, "loud")]


def test_simulate_leaves_out_what_the_game_does_not_allow(cli: Cli) -> None:
    ended = cli("simulate", "wonders", "--players", "2..3", "--edition", "2", "--games", "5", "--json", "-")
    assert [found["players"] for found in json.loads(ended.out)] == [3]
    assert ended.err.startswith("left out: players: 2 is not allowed with edition 2")


def test_bench_json(cli: Cli) -> None:
    ended = cli("bench", "toy", "--seconds", "0.01", "--json", "-")
    assert ended.code == 0
    (found,) = json.loads(ended.out)
    assert (found["game"], found["players"]) == ("toy", 3)
    assert found["plain"]["mode"] == "plain"
    assert found["plain"]["full"] > 0
    assert found["ratios"]["lazy/full"] > 0
    if _mode.mode() == "compiled":
        assert found["compiled"]["mode"] == "compiled"
        assert found["compiled"]["copy_ns"] > 0
        assert found["ratios"]["compiled/plain"] > 5
        assert found["ratios"]["threads2/threads1"] > 0


def test_bench_prints_a_table(cli: Cli) -> None:
    ended = cli("bench", "toy", "--seconds", "0.01", "--players", "2")
    assert ended.code == 0
    assert "toy, 2 players" in ended.out
    assert "games/s, lazy, one core" in ended.out
    assert "lazy/full" in ended.out


def test_perft(cli: Cli) -> None:
    ended = cli("perft", "toy", "--depth", "4", "--players", "2", "--seed", "1")
    assert ended.code == 0
    assert re.findall(r"(\d) │ +([\d,]+)", ended.out) == [
        ("0", "1"),
        ("1", "6"),
        ("2", "36"),
        ("3", "180"),
        ("4", "900"),
    ]


def test_games_lists_players_and_options(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("septem.games.HOUSE", {})  # the toy is a game of others
    ended = cli("games")
    assert ended.code == 0
    assert ended.out.startswith("toy  Market day, 2-4 players\n")
    assert re.search(r"^  --bell .*\n +none\b.* \(default\) *\n +loud\b", ended.out, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_options_are_told_in_words(cli: Cli, language: str) -> None:
    """Every option of every game by its flag, its name, and each value as it is typed with what it means."""
    for game in ("wonders", "duel", "architects", "dice"):
        room = septem.room_of(game)
        said, shown = room.texts(language), " ".join(cli("games", game, "--lang", language).out.split())
        assert shown.startswith(f"{game} {said.say('game-name')}, ")
        for form in room.option_forms():
            assert f" --{form.name.replace('_', '-')} {said.say(form.text)} " in shown
            assert said.has(form.text)
            for value in form.values:
                meaning = said.say(f"{form.text}-{word_of(value)}")
                assert f"{word_of(value)} – {meaning}" in shown


def test_options_that_mean_something_at_some_tables_only() -> None:
    form = OptionForm("bell", "choice", "none", ("none",), "option-bell", when={"edition": (1,)}, players=(2, 3))
    said = [(septem.room_of("toy").texts(language), texts(language, "septem.cli")) for language in ("en", "cs")]
    assert title_of(form, *said[0]) == "Bell (only with edition=1) (only with 2, 3 players)"
    assert title_of(form, *said[1]).endswith(" (jen když edition=1) (jen když počet hráčů 2, 3)")


def test_values_are_shown_as_they_are_typed(cli: Cli) -> None:
    for game in ("wonders", "duel", "architects", "dice"):
        room = septem.room_of(game)
        for option in room.options:
            for value in option.values:
                assert option_value(room, option.name, word_of(value)) == value


def test_a_game_of_others_that_cannot_be_loaded_is_named_and_left_out(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "no.such.module:ROOM", "septem.rooms")
    monkeypatch.setattr("septem.games.HOUSE", {"toy": "tests.toy.room:ROOM"})
    monkeypatch.setattr("septem.games._guests", lambda: {"broken": broken})
    ended = cli("games")
    assert ended.code == 0
    assert "Market day" in ended.out
    assert ended.err.startswith("septem: game: 'broken' cannot be loaded from no.such.module:ROOM")
    assert ended.err.count("\n") == 1
    assert cli("games", "broken").code == 2


def test_help_names_every_command(cli: Cli) -> None:
    ended = cli("--help")
    assert ended.code == 0
    for command in COMMANDS:
        assert command in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_commands_has_an_example(cli: Cli, command: str) -> None:
    ended = cli(command, "--help")
    assert ended.code == 0
    assert f"Example: septem {command}" in ended.out


@pytest.mark.parametrize("plain", [False, True])
def test_version_names_the_mode(plain: bool) -> None:
    command = [sys.executable, "-m", "septem.cli.main", "--version"]
    done = subprocess.run(command, env=environment(plain), capture_output=True, text=True, check=True)
    mode = "plain" if plain else "(compiled|plain)"
    assert re.fullmatch(rf"septem 0\.1\.0, engine {mode}, Python 3\.\d+\n", done.stdout)


@pytest.mark.parametrize(("mode", "wanted", "lines"), [("plain", False, 1), ("plain", True, 0), ("compiled", False, 0)])
def test_a_missing_compiled_engine_is_said_in_one_line(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, mode: str, wanted: bool, lines: int
) -> None:
    monkeypatch.setattr(_mode, "mode", lambda: mode)
    monkeypatch.setattr(_mode, "plain_wanted", lambda: wanted)
    ended = cli("simulate", "toy", "--games", "5", "--json", "-")
    assert ended.code == 0
    assert ended.err.count("no compiled engine") == len(ended.err.splitlines()) == lines
