"""Playing in the terminal, typed from a script."""

import json
from pathlib import Path

import pytest

import septem
from tests.cli.conftest import Cli

GAME = ("play", "toy", "--players", "3", "--seed", "3")


def test_a_whole_game_by_number(cli: Cli) -> None:
    ended = cli(*GAME, "--quick", typed="1\n1\n1\n")
    assert ended.code == 0
    assert "Market day, 3 players, seed 3" in ended.out
    assert "At the table: Player 1 (you), Greedy bot 2, Greedy bot 3." in ended.out
    assert ended.out.count("your choice") == 3
    assert "Final score" in ended.out
    assert "Three turns have been played." in ended.out
    for word in ("Prizes", "Cards in hand", "Total", "Place"):
        assert word in ended.out


def test_the_same_seed_gives_the_same_game(cli: Cli) -> None:
    assert cli(*GAME, "--quick", typed="1\n2\n1\n") == cli(*GAME, "--quick", typed="1\n2\n1\n")


def test_a_move_by_its_notation(cli: Cli) -> None:
    assert "Player 1 shows 15." in cli(*GAME, "--quick", typed="show  15\n").out


def test_a_sealed_choice_can_be_taken_back(cli: Cli) -> None:
    ended = cli(*GAME, typed="show 5\nu\nshow 15\n\n")
    assert "Taken back." in ended.out
    assert "Player 1 shows 15." in ended.out
    assert "Player 1 shows 5." not in ended.out


def test_nothing_to_take_back(cli: Cli) -> None:
    assert "There is no sealed choice to take back." in cli(*GAME, typed="u\n").out


def test_wrong_choices_are_explained_and_asked_again(cli: Cli) -> None:
    ended = cli(*GAME, typed="99\n0\nshow 3\nfly away\n\n")
    assert ended.code == 0
    assert ended.out.count("There is no such number; enter 1 to 6.") == 2
    assert "Card 3 is not in hand." in ended.out
    assert "fly away is not a move of this game." in ended.out
    assert ended.out.count("your choice") == 6


def test_commands(cli: Cli) -> None:
    ended = cli(*GAME, "--quick", typed="1\n?\nl\nt\nr\ns\nq\n")
    assert "take back a sealed choice" in ended.out
    assert ended.out.count("Player 1 shows 5.") == 2  # as news, and in the log
    assert ended.out.count("Turn 2") == 2
    assert "there are no refused moves" in ended.out
    assert "s FILE" in ended.out
    assert ended.out.endswith("Good-bye.\n")


def test_refused_moves_are_shown_with_the_reason(cli: Cli) -> None:
    ended = cli("play", "toy", "--players", "4", "--seed", "1", "--bots", "random", "--quick", typed="2\nr\nswap 4\n")
    refused = [line for line in ended.out.splitlines() if "The deck has only 2 cards left." in line]
    assert len(refused) == 3  # below the table, asked for, and the one tried
    assert refused[1].endswith(refused[0])
    assert refused[0].count("swap ") == 3  # three cards share the reason


@pytest.mark.parametrize("typed", ["", "1\n", "1\n\n", "q\n", "1\nq\n"])
def test_leaving_is_polite(cli: Cli, typed: str) -> None:
    ended = cli(*GAME, typed=typed)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith("Good-bye.\n")


def test_ctrl_c_is_polite_too(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", pressed)
    ended = cli(*GAME)
    assert (ended.code, ended.err.strip()) == (130, "")
    assert ended.out.endswith("Good-bye.\n")


def test_saving_a_record(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ended = cli(*GAME, "--quick", typed=f"1\ns {path}\ns /no/such/folder/x\n")
    assert f"saved in {path}" in ended.out
    assert "/no/such/folder/x cannot be written" in ended.out
    record = json.loads(path.read_text())
    assert record["seats"] == ["human", "greedy", "greedy"]
    assert septem.replay(record).step == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", ["tvoje volba", "Konečné skóre", "Výhry"]), ("sk", ["tvoja voľba", "Konečné skóre", "Karty v ruke"])],
)
def test_other_languages(cli: Cli, language: str, words: list[str]) -> None:
    ended = cli(*GAME, "--quick", "--lang", language, typed="1\n1\n1\n")
    assert ended.code == 0
    for word in words:
        assert word in ended.out


def test_other_seats_and_bots(cli: Cli) -> None:
    ended = cli(*GAME, "--seat", "3", "--bots", "random,greedy", "--quick", typed="1\n")
    assert "At the table: Random bot, Greedy bot, Player 3 (you)." in ended.out
    assert "Player 3, your choice" in ended.out


def test_watching_the_bots(cli: Cli) -> None:
    ended = cli(*GAME, "--seat", "0", "--bots", "random")
    assert ended.code == 0
    assert "your choice" not in ended.out
    assert "Final score" in ended.out


def test_bots_do_not_disturb_the_game(cli: Cli) -> None:
    """The person's cards depend on the seed alone, not on who else plays."""
    first = cli(*GAME, "--bots", "greedy", typed="").out.splitlines()
    other = cli(*GAME, "--bots", "random", typed="").out.splitlines()
    assert [line.replace("Greedy", "Random") for line in first[3:]] == other[3:]
