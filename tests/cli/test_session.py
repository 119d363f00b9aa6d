"""The session: what can be entered when, names at the table, refusals in words."""

import re
from pathlib import Path

import pytest

import septem
from septem.cli.names import checked_name, seat_names
from septem.cli.show import TableTexts, refusal_words
from septem.core.errors import BadOption
from septem.core.rng import Rng
from septem.core.texts import texts
from septem.games import game_ids
from tests.cli.conftest import Cli

LANGUAGES = ("en", "cs", "sk")
TOY = ("play", "toy", "--players", "3", "--seed", "3")
HOUSE = ("wonders", "duel", "architects", "dice")
NOTATION = re.compile(r"\b(build|wonder|sell|take|use|science|finish|cross|bonus|extra|discard) [a-z0-9_]*[_0-9]|_")


# ---- the sealed prompt -------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_enter_lets_a_sealed_choice_take_effect(cli: Cli, language: str) -> None:
    own = texts(language, "septem.cli")
    asked = own.say("cli-sealed")
    ended = cli(*TOY, "--lang", language, typed="show 5\nx\n1\nshow 15\nyes\n\n")
    assert ended.out.count(asked) == 5
    assert ended.out.count(own.say("cli-sealed-only")) == 4
    name = own.say("seat", {"number": 1})
    assert septem.room_of("toy").texts(language).say("event-shown", {"seat": name, "card": 5}) in ended.out


def test_every_command_works_while_a_choice_is_sealed(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "sealed.json"
    ended = cli(*TOY, typed=f"show 5\n?\nt\nr\nl\nh\ni x\ns {path}\nu\nq\n")
    after = ended.out.partition("Your choice is sealed")[2]
    assert "play the move of that number" in after
    assert after.count("Turn 1") == 2  # asked for by t, and again after u
    for words in (
        "there are no refused moves",
        "there is no hint",
        "Nothing here is called “x”.",
        f"saved in {path}",
        "Taken back.",
    ):
        assert words in after
    assert "Player 1 shows" not in ended.out
    assert ended.out.endswith("Good-bye.\n")
    assert septem.replay(path.read_bytes()).view(0).sealed == ("show 5",)


def test_quick_play_asks_nothing(cli: Cli) -> None:
    assert "sealed" not in cli(*TOY, "--quick", typed="1\n1\n1\n").out


# ---- names -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "bot"), [("en", "Greedy bot"), ("cs", "Chamtivý bot"), ("sk", "Chamtivý bot")])
@pytest.mark.parametrize("game", HOUSE)
def test_names_stand_in_log_table_and_result(cli: Cli, game: str, language: str, bot: str) -> None:
    arguments = ("play", game, "--players", "2", "--seed", "1", "--name", "Jana", "--lang", language, "--quick")
    edition = ("--edition", "1") if game == "wonders" else ()
    ended = cli(*arguments, *edition, typed="1\n" * 3)
    assert re.search(r"  · .*Jana\b", ended.out)
    assert re.search(rf"  · .*{bot}\b", ended.out)
    screen = ended.out.rpartition("─" * 120)[2].splitlines()
    table = [line for line in screen if not line.startswith("  · ")]
    assert game == "dice" or any(bot in line for line in table)  # in Dice a city stands for its player
    assert f"{texts(language).say('seat', {'number': 2})} " not in ended.out.replace(f"{bot} ", "")


def test_bots_of_one_kind_are_told_apart() -> None:
    assert seat_names(["human", "greedy", "random", "greedy"], 4, "en") == [
        "Player 1",
        "Greedy bot 2",
        "Random bot",
        "Greedy bot 4",
    ]
    assert seat_names(["human:Greedy bot", "greedy"], 2, "en") == ["Greedy bot", "Greedy bot 2"]
    assert seat_names(["human:Eva", "my.module:Thinker"], 2, "cs") == ["Eva", "Thinker"]
    assert seat_names(["ann", "bob"], 2, "sk") == ["Hráč 1 (ann)", "Hráč 2 (bob)"]
    assert seat_names([], 2, "en") == ["Player 1", "Player 2"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\x07b", "\u200b\u2028"])
def test_names_that_do_not_fit(name: str) -> None:
    with pytest.raises(BadOption, match="name"):
        checked_name(name)


def test_a_name_is_tidied() -> None:
    assert checked_name("  Jana   z Brna ") == "Jana z Brna"


# ---- refusals ----------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", HOUSE)
def test_refusals_and_moves_are_told_in_words(game_id: str, language: str) -> None:
    """No notation, no id: action and names in the language of the table."""
    assert set(HOUSE) <= set(game_ids())
    told = set()
    for seed in range(3):
        game, rng = (
            septem.new(game_id, players=2, seed=seed, **({"edition": 1} if game_id == "wonders" else {})),
            Rng(seed),
        )
        said = TableTexts(game.texts(language), ["Ann", "Bob"])
        while not game.over:
            seat = game.to_act[0]
            for one in game.refused(seat):
                words = refusal_words(game, one, game.view(seat), said)
                told.add(words)
                assert words != one.notation
                assert not NOTATION.search(words)
                assert "move-" not in words
            moves = game.legal(seat)
            game.play(seat, moves[rng.below(len(moves))])
    assert len(told) > 5


def test_a_refused_stage_is_told_once(cli: Cli) -> None:
    ended = cli("play", "wonders", "--players", "4", "--seed", "3", typed="r\n")
    assert ended.out.count("✗ Stage 1 – Resources are missing") == 2  # below the table, and asked for
    assert "wonder 1 with" not in ended.out


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", "✗ 1. etapa – Chybí suroviny"), ("sk", "✗ 1. etapa – Chýbajú suroviny")],
)
def test_refusals_in_other_languages(cli: Cli, language: str, words: str) -> None:
    ended = cli("play", "wonders", "--players", "4", "--seed", "3", "--lang", language, typed="r\n")
    assert words in ended.out
