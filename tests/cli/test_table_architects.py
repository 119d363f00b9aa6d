"""The terminal table of Architects: the marks of the house, equal things counted, within the width of the terminal."""

import io
from random import Random

import msgspec
import pytest
from rich.console import Console, RenderableType

import septem
from septem.cli.architects.table import draw, label
from septem.cli.marks import MARKS
from septem.cli.show import TableTexts
from septem.games.architects.model import Build

LANGUAGES = ("en", "cs", "sk")
NAMES = ["Jana", "Maximilian the Great", "Eva", "Ota", "Ivo", "Ema", "Zoe"]


def printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 7])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_and_names_everybody(players: int, width: int, language: str) -> None:
    game, chance = septem.new("architects", players, seed=4), Random(4)
    said = TableTexts(game.texts(language), NAMES)
    drawn = 0
    while not game.over:
        seat = game.to_act[0]
        if chance.random() < 0.15:
            drawn += 1
            text = printed(draw(game.view(0), game.explain(0), said), width)
            assert max(map(len, text.splitlines())) <= width
            assert all(name in text for name in NAMES[:players])
            assert "…" not in text
        game.play(seat, chance.choice(game.legal(seat)))
    assert drawn > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_marks_of_the_house(language: str) -> None:
    game = septem.new("architects", 3, seed=1)
    said = game.texts(language)
    text = printed(draw(game.view(0), game.explain(0), said))
    for colour in ("grey", "yellow", "blue", "green", "red"):
        assert f"{MARKS[colour]} {said.name('colour', colour)}" in text
    for what in ("built", "open", "later", "cat", "top"):
        assert said.say(f"legend-{what}") in text


def test_equal_tokens_and_cards_are_counted() -> None:
    game = septem.new("architects", 3, seed=1)
    view = game.view(0)
    tokens, cards = ("culture", "science", "culture"), {"wood": 2, "blue2cat": 3, "red0": 1}
    city = msgspec.structs.replace(view.cities[0], tokens=tokens, cards=cards)
    view = msgspec.structs.replace(view, cities=(city, *view.cities[1:]))
    text = printed(draw(view, game.explain(0), game.texts("en")), 120)
    assert "tokens: 2× Culture, Science" in text
    assert f"{MARKS['grey']}2× wood  {MARKS['blue']}3× 2 points+cat  {MARKS['red']}shield" in text


def test_a_payment_names_its_cards() -> None:
    game, chance, found = septem.new("architects", 2, seed=3), Random(3), set()
    while not game.over:
        seat = game.to_act[0]
        for move in game.legal(seat):
            if isinstance(move.data, Build):
                found.add(label(move, game.view(seat), game.texts("en")))
        game.play(seat, chance.choice(game.legal(seat)))
    assert found
    assert not [text for text in found if "1x" in text or "1×" in text]


def test_two_players_have_one_opponent() -> None:
    for players, words in ((2, "your opponent 0;"), (3, "left 0, right 0;")):
        game = septem.new("architects", players, seed=1)
        assert words in printed(draw(game.view(0), game.explain(0), game.texts("en")))
