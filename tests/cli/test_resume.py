"""Saving a game and going on with it."""

import json
from pathlib import Path
from typing import Any

import pytest

from septem.core import begin
from septem.core.interchange import as_data
from septem.core.rng import Rng
from tests.cli.conftest import Cli, Ended
from tests.toy.room import ROOM

START = ("play", "toy", "--players", "3", "--seed", "3", "--bots", "random,greedy", "--seat", "2", "--name", "Jana")
HOUSE = (("wonders", "3"), ("wonders", "2"), ("duel", "2"), ("architects", "3"), ("dice", "3"))


def end_of(ended: Ended) -> str:
    """The final table and the winner."""
    return ended.out.partition("Final score")[2]


def test_a_resumed_game_ends_as_if_played_in_one_go(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    whole = cli(*START, "--quick", typed="2\n2\n2\n")
    saved = cli(*START, "--quick", typed=f"2\ns {path}\nq\n")
    assert "Final score" not in saved.out
    assert json.loads(path.read_text())["seats"] == ["random", "human:Jana", "greedy"]
    resumed = cli("play", "--resume", str(path), "--quick", typed="2\n2\n")
    assert resumed.code == 0
    assert "At the table: Random bot, Jana (you), Greedy bot." in resumed.out
    assert "The saved game goes on" in resumed.out
    assert end_of(resumed) == end_of(whole) != ""


@pytest.mark.parametrize(("game", "players"), HOUSE, ids=str)
def test_all_games_can_be_resumed(cli: Cli, tmp_path: Path, game: str, players: str) -> None:
    path = tmp_path / "game.json"
    edition = ("--edition", "1") if (game, players) == ("wonders", "2") else ()
    start = ("play", game, "--players", players, "--seed", "4", "--bots", "random", *edition)
    whole = cli(*start, "--quick", typed="1\n" * 5 + "l\n")
    cli(*start, "--quick", typed="1\n" * 3 + f"s {path}\n")
    resumed = cli("play", "--resume", str(path), "--quick", typed="1\n" * 2 + "l\n")
    assert resumed.code == 0
    asked = "Player 1, your choice"
    log = [ended.out.rpartition(asked)[0].rpartition(asked)[2] for ended in (whole, resumed)]
    assert log[0] == log[1]
    assert log[0].count("  · ") > 3


def test_a_sealed_choice_is_resumed_sealed(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    cli(*START, typed=f"1\ns {path}\nq\n")
    sealed = json.loads(path.read_text())["moves"]
    assert sealed[-1][0] == 1
    card = sealed[-1][1].split()[1]
    went_on = cli("play", "--resume", str(path), typed="\n")
    assert f"Jana shows {card}." in went_on.out
    taken_back = cli("play", "--resume", str(path), typed="u\nq\n")
    assert "Taken back." in taken_back.out
    assert "Jana shows" not in taken_back.out


def test_what_happened_before_is_not_told_again_but_in_the_log(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    cli(*START, "--quick", typed=f"1\ns {path}\n")
    silent = cli("play", "--resume", str(path), typed="q\n")
    assert "Jana shows" not in silent.out
    assert "Jana shows" in cli("play", "--resume", str(path), typed="l\nq\n").out


def test_bots_alone_play_on_too(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(unfinished(["greedy", "random", "greedy"])))
    ended = cli("play", "--resume", str(path), "--lang", "cs")
    assert ended.code == 0
    assert "U stolu: Chamtivý bot 1, Náhodný bot, Chamtivý bot 3." in ended.out
    assert "Konečné skóre" in ended.out


def unfinished(seats: list[str], moves: int = 4) -> dict[str, Any]:
    game, rng = begin.new(ROOM, 3, 5, {}), Rng(5)
    while not game.over and moves:
        moves -= 1
        legal = game.legal(game.to_act[0])
        game.play(game.to_act[0], legal[rng.below(len(legal))])
    record: dict[str, Any] = as_data(game.record(seats))
    return record


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        (unfinished(["human", "greedy", "greedy"], 99), "is finished"),
        (unfinished([]), "names 0 seats for 3 players"),
        (unfinished(["human", "greedy"]), "names 2 seats for 3 players"),
        (unfinished(["human:A", "human:B", "greedy"]), "more than one person"),
        (unfinished(["human", "nosuch", "greedy"]), "bots: 'nosuch' is not known"),
        ({**unfinished(["human", "greedy", "greedy"]), "rules": "toy-0"}, "made under 'toy-0'"),
        ({"game": "toy"}, "record"),
        ([], "record"),
    ],
    ids=["finished", "nobody", "too few", "two people", "unknown bot", "other rules", "half", "list"],
)
def test_what_cannot_be_resumed_is_said_in_one_line(cli: Cli, tmp_path: Path, record: Any, complaint: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    ended = cli("play", "--resume", str(path))
    assert ended.code == 2
    assert ended.err.startswith("septem: ")
    assert ended.err.count("\n") == 1
    assert complaint in ended.err


def test_several_records_and_missing_files(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    one = json.dumps(unfinished(["human", "greedy", "greedy"]))
    path.write_text(f"{one}\n{one}\n")
    assert "holds 2 records; needed is one" in cli("play", "--resume", str(path)).err
    missing = cli("play", "--resume", str(tmp_path / "nosuch.json"))
    assert missing.code == 2
    assert "nosuch.json" in missing.err


@pytest.mark.parametrize(
    "beside", [["toy"], ["--players", "3"], ["--seed", "1"], ["--seat", "1"], ["--name", "Eva"], ["--bots", "random"]]
)
def test_options_that_set_another_table_are_refused_beside_resume(cli: Cli, tmp_path: Path, beside: list[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(unfinished(["human", "greedy", "greedy"])))
    ended = cli("play", *beside, "--resume", str(path))
    assert ended.code == 2
    assert "is not allowed beside --resume" in ended.err
    assert cli("play", "--resume", str(path), "--lang", "sk", typed="q\n").code == 0
