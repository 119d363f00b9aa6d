"""Duel in the terminal: nothing of the rules is hidden, names are whole where there is room."""

import io

import pytest
from msgspec.structs import replace
from rich.console import Console

import septem
from septem.cli.duel import table, words
from septem.cli.marks import MARKS
from septem.core.tables import LANGUAGES
from septem.games.duel.catalogue import Piece
from septem.games.duel.model import ChoiceProduction
from septem.games.duel.room import DuelGame

BOX = septem.catalogue("duel")


def drawn(game: DuelGame, language: str = "en", width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(table.draw(game.view(0), game.explain(0), game.texts(language)))
    return console.file.getvalue()  # type: ignore[attr-defined]  # a StringIO


def in_the_first_age(seed: int = 5) -> DuelGame:
    game = septem.new("duel", seed=seed)
    while not game.view(None).structure:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("piece", [*BOX.cards, *BOX.wonders, *BOX.tokens], ids=lambda piece: piece.id)
def test_every_effect_of_every_piece_is_told(piece: Piece, language: str) -> None:
    said = septem.room_of("duel").texts(language)
    told = words.effects_words(piece.effects, said).split(words.SEPARATOR)
    assert len(told) == len(septem.as_data(piece.effects))
    assert not any(word.startswith("effect-") or "{" in word or not word.strip() for word in told)


def test_what_was_hidden_before() -> None:
    said = septem.room_of("duel").texts("en")
    told = {piece.id: words.effects_words(piece.effects, said) for piece in (*BOX.wonders, *BOX.tokens)}
    assert told["great_library"] == "draw 3 tokens from the box, keep 1 · 4 points"
    assert told["mausoleum"] == "build a discarded card for nothing · 2 points"
    assert told["economy"] == "you get the coins the opponent pays for resources"
    assert told["urbanism"] == "+6 coins · +4 coins for each build by chain"
    assert told["circus_maximus"] == "1 shield · destroy a grey card of the opponent · 3 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_whole_on_a_wide_screen(language: str) -> None:
    game = in_the_first_age()
    said = game.texts(language)
    shown = drawn(game, language)
    faces = [place.card for place in game.view(0).structure if place.card]
    assert faces
    assert all(said.name("card", card) in shown for card in faces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_eighty_columns_are_enough(language: str) -> None:
    game = in_the_first_age()
    assert max(map(len, drawn(game, language, 80).splitlines())) <= 80


def test_tokens_are_explained_and_marks_have_a_legend() -> None:
    game = in_the_first_age()
    shown = drawn(game)
    for token in game.view(0).board_tokens:
        assert words.effects_words(words.TOKENS[token].effects, game.texts("en")) in shown
    for colour, mark in MARKS.items():
        assert f"{mark} {game.texts('en').say(f'kind-{colour}')}" in shown
    assert "?/" not in shown


def test_choice_producers_say_what_they_give() -> None:
    city = replace(in_the_first_age().view(0).cities[0], choice_production=ChoiceProduction(raw=1, manufactured=1))
    said = septem.room_of("duel").texts("en")
    assert table._production(city, said).endswith("W/C/S G/P")


def test_a_covered_card_names_what_lies_on_it() -> None:
    game = in_the_first_age()
    said = [game.reason_text(one.reason, "en") for one in game.refused(game.to_act[0]) if one.reason.code == "covered"]
    assert said
    names = {game.texts("en").name("card", one.card) for one in game.view(0).structure if one.card}
    for text in said:
        on_top = text.partition("covered by: ")[2].rstrip(".").split(", ")
        assert on_top
        assert set(on_top) <= names | {"a face-down card", "two face-down cards"}
