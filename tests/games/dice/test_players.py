"""The greedy bot and the table in the terminal."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from septem.bots.greedy_dice import value
from septem.cli.table_dice import draw, label
from septem.core.model import Json, Move
from septem.core.rng import Rng
from septem.games.dice.game import DiceGame
from tests.games.dice.fixtures import box, sheet

Chooser = Callable[[Json, list[Move], Rng], Move]


def greedy(view: Json, moves: list[Move], rng: Rng) -> Move:
    values = [value(view, move) for move in moves]
    best = [move for move, worth in zip(moves, values, strict=True) if worth == max(values)]
    return best[rng.below(len(best))]


def anything(view: Json, moves: list[Move], rng: Rng) -> Move:
    return moves[rng.below(len(moves))]


def play(seed: int, *choosers: Chooser, sheet: Json | None = None) -> DiceGame:
    game, rng = DiceGame.new(len(choosers), seed=seed, sheet=sheet), Rng(seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, choosers[seat](game.view(seat), game.legal(seat), rng))
    return game


def test_greedy_beats_random() -> None:
    won, points = 0, 0
    for seed in range(40):
        seat = seed % 2
        game = play(seed, *([greedy, anything] if seat == 0 else [anything, greedy]))
        result = game.result
        assert result is not None
        won += result.winners == (seat,)
        points += result.points[seat]
    assert won >= 38
    assert points / 40 >= 75


def test_greedy_plays_any_sheet() -> None:
    given = sheet(
        wonder=[box("w1", effects=[{"cross_one": "market"}]), box("w2", vp=5)],
        market=[box("m", "camel", effects=[{"build_free_die": True}]), box("n", "chest")],
    )
    assert play(1, greedy, greedy, sheet=given).over


def shown(game: DiceGame, seat: int | None, language: str, width: int) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=width, force_terminal=False)
    advice = {} if seat is None or game.over else game.explain(seat)
    console.print(draw(game.view(seat), advice, game.texts(language)))
    return screen.getvalue()


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_is_drawn_in_words(language: str, width: int) -> None:
    game, rng = DiceGame.new(7, seed=3), Rng(3)
    said = game.texts(language)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        if rng.below(12) == 0:
            for viewer in (seat, None):
                text = shown(game, viewer, language, width)
                assert max(len(line) for line in text.splitlines()) <= width
                for message in ("table-", "effect-", "phase-", "worth-", "move-"):
                    assert message not in text
            lines = [label(move, game.view(seat), said) for move in legal]
            assert len(set(lines)) >= len(lines) - 2  # two grey dice may show the same in equal sections
            assert not any("effect-" in line or "move-" in line for line in lines)
        game.play(seat, legal[rng.below(len(legal))])
    assert shown(game, 0, language, width)


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_the_guild_line_of_seven_players_is_whole(language: str) -> None:
    game = DiceGame.new(7, seed=1)
    said, view, advice = game.texts(language), game.view(0), game.explain(0)
    view["forum"] = [die for die in view["forum"] if die["face"] not in advice["guild"]]
    console = Console(file=io.StringIO(), width=100_000)
    with console.capture() as screen:
        console.print(draw(view, advice, said))
    assert len(advice["guild"]) > 5
    for face, seats in advice["guild"].items():
        numbers = ", ".join(str(seat + 1) for seat in seats)
        assert said.say("table-guild-holds", {"face": face, "seats": numbers}) in screen.get()


def test_the_table_shows_sign_face_and_price() -> None:
    game = DiceGame.new(2, seed=1)
    text = shown(game, 0, "en", 120)
    die = game.view(0)["forum"][3]
    assert "▬ Blue" in text
    assert game.texts("en").name("face", die["face"]) in text
    assert "Agora" in text
