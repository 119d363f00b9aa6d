"""The end of a game: who won, with how many points, and what decided."""

import io
import random
import re
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

import septem
from septem.cli.names import seat_names
from septem.cli.play import Session
from septem.cli.show import result_table, tie_figures, winner_lines
from septem.core.game import AnyGame
from septem.core.model import Result, ranking
from septem.core.texts import Texts, texts
from tests.cli.conftest import Cli

NAMES = ["Ann", "Bob", "Cyd", "Dan"]
TABLES = (("wonders", 3, 40), ("architects", 4, 40), ("dice", 4, 6), ("duel", 2, 40))


def finished(game_id: str, players: int, seed: int) -> AnyGame:
    game, rng = septem.new(game_id, players=players, seed=seed), random.Random(seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize(("game_id", "players", "games"), TABLES)
def test_the_tie_break_shown_is_the_one_that_ranks(game_id: str, players: int, games: int) -> None:
    """Places follow from points and the figure shown, so the table tells the truth about ties."""
    tied = 0
    for seed in range(games):
        game = finished(game_id, players, seed)
        result = game.result
        assert result is not None
        figures = tie_figures(game)
        if result.reason in game.room.sudden_ends:
            assert figures == []
            continue
        keys = list(zip(result.points, figures, strict=True))
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        assert result.ranking == ranking(ranks)
        tied += len(set(result.points)) < players
    assert tied or game_id in ("dice", "duel")  # there equal points are rare


class Ended:
    """A game as the end of the session sees it, with a result of our own."""

    room = SimpleNamespace(tie_break="coins", sudden_ends=("military",), columns=("points", "coins"))

    def __init__(
        self, points: list[int], coins: list[int], places: list[list[int]], reason: str = "most_points"
    ) -> None:
        nothing: tuple[dict[str, int], ...] = ({},) * len(points)
        self.result = Result(tuple(points), nothing, tuple(map(tuple, places)), reason)
        self.players = len(points)
        self.state = self
        self.coins = coins

    def row(self, seat: int, count: int) -> list[int]:
        return [self.result.points[seat], self.coins[seat]][:count]

    @staticmethod
    def texts(language: str) -> Texts:
        return septem.new("wonders", players=3, seed=1, edition=2).texts(language)


WON = Ended([40, 54, 30], [1, 2, 3], [[1], [0], [2]])
BROKEN = Ended([54, 54, 30], [1, 7, 3], [[1], [0], [2]], "most_coins")
SHARED = Ended([54, 54, 30], [7, 7, 3], [[0, 1], [2]], "shared")
SUDDEN = Ended([54, 54], [7, 1], [[1], [0]], "military")


@pytest.mark.parametrize(
    ("game", "language", "lines"),
    [
        (WON, "en", ["Bob wins with 54 points."]),
        (WON, "cs", ["Vyhrává: Bob (54 bodů)."]),
        (WON, "sk", ["Vyhráva: Bob (54 bodov)."]),
        (BROKEN, "en", ["Bob wins with 54 points.", "The points are equal; this decides: Coins (Ann 1, Bob 7)."]),
        (BROKEN, "cs", ["Vyhrává: Bob (54 bodů).", "Body jsou stejné, rozhoduje: Mince (Ann 1, Bob 7)."]),
        (BROKEN, "sk", ["Vyhráva: Bob (54 bodov).", "Body sú rovnaké, rozhoduje: Mince (Ann 1, Bob 7)."]),
        (
            SHARED,
            "en",
            [
                "Shared victory: Ann, Bob, each with 54 points.",
                "The points are equal, and so is this: Coins (Ann 7, Bob 7).",
            ],
        ),
        (
            SHARED,
            "cs",
            ["O vítězství se dělí: Ann, Bob (54 bodů).", "Body jsou stejné a stejné je i toto: Mince (Ann 7, Bob 7)."],
        ),
        (
            SHARED,
            "sk",
            [
                "O víťazstvo sa delia: Ann, Bob (54 bodov).",
                "Body sú rovnaké a rovnaké je aj toto: Mince (Ann 7, Bob 7).",
            ],
        ),
        (SUDDEN, "en", ["Bob wins."]),
        (SUDDEN, "cs", ["Vyhrává: Bob."]),
        (SUDDEN, "sk", ["Vyhráva: Bob."]),
    ],
)
def test_the_winner_is_named(game: Ended, language: str, lines: list[str]) -> None:
    assert winner_lines(cast(AnyGame, game), NAMES, language) == lines


@pytest.mark.parametrize("game_id", ["wonders", "duel", "architects", "dice"])
def test_every_game_ends_with_the_winner(cli: Cli, game_id: str) -> None:
    edition = ["--edition", "1"] if game_id == "wonders" else []
    ended = cli("play", game_id, "--players", "2", "--seat", "0", "--bots", "random", "--seed", "2", *edition)
    assert ended.code == 0
    *_, last = [line for line in ended.out.splitlines() if line.strip()]
    assert "Random bot" in ended.out.partition("Final score")[2]
    assert "win" in last or "victory" in last or "points are equal" in last


def test_the_final_table_shows_the_tie_break_when_points_are_equal(cli: Cli) -> None:
    seed = next(seed for seed in range(200) if len(set(points_of(seed))) < 3)
    tied = cli("play", "architects", "--players", "3", "--seat", "0", "--bots", "random", "--seed", str(seed))
    assert "Tie: Stages built" in tied.out
    seed = next(seed for seed in range(200) if len(set(points_of(seed))) == 3)
    clear = cli("play", "architects", "--players", "3", "--seat", "0", "--bots", "random", "--seed", str(seed))
    assert "Tie:" not in clear.out


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("name", ["Bo", "Maximilian the Great"])
def test_seven_names_fit_eighty_columns(language: str, name: str) -> None:
    game = finished("architects", 7, 3)
    names = seat_names([f"human:{name}", *["greedy"] * 6], 7, language)
    console = Console(width=80, file=io.StringIO(), color_system=None)
    console.print(result_table(game, names, language))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text
    assert game.result is not None
    total = next(line for line in text.splitlines() if texts(language, "septem.cli").say("cli-total") in line)
    assert sorted(map(int, re.findall(r"\d+", total))) == sorted(game.result.points)
    categories = [game.texts(language).say(f"category-{one}") for one in game.result.categories[0]]
    assert all(category in text for category in categories)


def points_of(seed: int) -> tuple[int, ...]:
    """Points of the game that random bots play in the terminal."""
    game = septem.new("architects", players=3, seed=seed)
    Session(game, ["random"] * 3, "en", False, Console(quiet=True), input).run()
    assert game.result is not None
    return game.result.points
