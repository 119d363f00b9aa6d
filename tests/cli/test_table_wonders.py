"""The terminal table of 7 Wonders: every phase, number of players and language, within the width of the terminal."""

import io
import re
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

import septem
from septem.cli.marks import MARKS
from septem.cli.show import result_table
from septem.cli.wonders.table import draw, label
from septem.cli.wonders.words import payment_words
from septem.core.texts import texts
from septem.games.wonders.catalogue import CARDS
from septem.games.wonders.model import Bought, Build, CardPrice, Move, Payment, Sell
from septem.games.wonders.room import ROOM, WondersGame
from tests.games.wonders_texts.played import LANGUAGES, TABLES, finished, steps

UNSAID = re.compile(
    r"\b(table|effect|move|decide|price|letter|kind|short|symbol|where|counted|pay|result|category)-|free_city|\{"
)
COLOUR = {card.id: card.colour for card in CARDS[1]}


def printed(shown: RenderableType, width: int = 80) -> str:
    """What stands on a terminal without colours."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def table(game: WondersGame, seat: int) -> str:
    return printed(draw(game.view(seat), game.explain(seat), game.texts("en")))


@pytest.mark.parametrize("table_options", TABLES, ids=str)
def test_every_decision_fits_and_every_move_has_a_label_of_its_own(table_options: tuple[int, dict[str, Any]]) -> None:
    players, options = table_options
    for number, (game, seat) in enumerate(steps(players, options, seed=players + 1)):
        view, said = game.view(seat), game.texts(LANGUAGES[number // 5 % 3])
        if view.phase != "choose" or number % 5 == 0:
            width = 80 if number % 2 else 120
            text = printed(draw(view, game.explain(seat), said), width)
            assert max(map(len, text.splitlines())) <= width
            assert not UNSAID.search(text)
        labels = [label(move, view, said) for move in game.legal(seat)]
        assert len(set(labels)) == len(labels)
        assert not [line for line in labels if UNSAID.search(line)]


def in_phase(phase: str, table_number: int, free_city: bool = False) -> tuple[WondersGame, int]:
    players, options = TABLES[table_number]
    for seed in range(20):
        for game, seat in steps(players, options, seed):
            view = game.view(seat)
            if view.phase == phase and (view.acting_city == players) == free_city:
                return game, seat
    raise AssertionError(f"no {phase} found")


def test_hand_shows_price_effect_and_a_sign_for_the_colour() -> None:
    game = septem.new("wonders", 4, 7, edition=2)
    text = table(game, 0)
    said = game.texts("en")
    for card in game.view(0).hand:
        assert f"{MARKS[COLOUR[card]]} {said.name('card', card)}" in text
    assert re.search(r"Choose a card", text)
    assert "Age I, turn 1 of 6" in text
    assert "hands go ◀ left" in text
    assert "all are choosing" in text


@pytest.mark.parametrize(("edition", "head"), [(1, "I. epocha, 1. kolo ze 6"), (2, "I. věk, 1. kolo ze 6")])
def test_the_table_speaks_in_the_words_of_the_edition(edition: int, head: str) -> None:
    game = septem.new("wonders", 4, 7, edition=edition)
    assert head in printed(draw(game.view(0), game.explain(0), game.texts("cs")))


def test_two_copies_of_a_card_are_one_line() -> None:
    game = septem.new("wonders", 7, 7, edition=2)
    view = game.view(0)
    view = msgspec.structs.replace(view, hand=(view.hand[0], *view.hand))
    text = printed(draw(view, game.explain(0), game.texts("en")))
    name = game.texts("en").name("card", view.hand[0])
    assert len([line for line in text.splitlines() if line[2:].startswith(name)]) == 1
    assert f"{name} ×2" in text


def test_prices_say_what_is_possible() -> None:
    game = septem.new("wonders", 3, 3, edition=2)
    view, explain = game.view(0), game.explain(0)
    cards = view.hand
    prices = (
        CardPrice(cards[0], "paid", 2),
        CardPrice(cards[1], "paid", 9),
        CardPrice(cards[2], "chain", 0),
        CardPrice(cards[3], "built", None),
        CardPrice(cards[4], "impossible", None),
        CardPrice(cards[5], "free", 0),
        *explain.cards[6:],
    )
    text = printed(draw(view, msgspec.structs.replace(explain, cards=prices), game.texts("en")))
    names = [game.texts("en").name("card", card) for card in cards]
    wanted = ["2 ●", "9 ●, too dear", "chain", "have it", "unpayable", "free"]
    for name, price in zip(names, wanted, strict=False):
        assert [line for line in text.splitlines() if name in line and price in line]


def test_side_choice_shows_both_sides_and_no_city() -> None:
    game = septem.new("wonders", 3, 1, edition=2, sides="chosen")
    text = table(game, 0)
    assert "Choose the side of your board" in text
    assert "day side" in text
    assert "night side" in text
    assert [label(move, game.view(0), game.texts("en")) for move in game.legal(0)] == [
        "Play: day side",
        "Play: night side",
    ]


@pytest.mark.parametrize(
    ("phase", "number", "free_city", "words"),
    [
        ("seventh_card", 2, False, "Extra: your seventh card"),
        ("seventh_card", 0, True, "Extra: the seventh card of the Free City"),
        ("discard_build", 2, False, "Extra: build one card of the discard pile"),
        ("discard_build", 1, True, "discard pile for the Free City"),
    ],
)
def test_extra_decisions_are_announced(phase: str, number: int, free_city: bool, words: str) -> None:
    game, seat = in_phase(phase, number, free_city)
    text = table(game, seat)
    assert words in " ".join(text.split())
    assert "Do without" in {label(move, game.view(seat), game.texts("en")) for move in game.legal(seat)} or free_city
    other = (seat + 1) % game.players
    assert "Still to decide" in table(game, other)


def test_two_players_first_the_own_city_then_the_free_city() -> None:
    game = septem.new("wonders", 2, 5, edition=1)
    assert "You hold the Free City card" in table(game, 0)
    assert "You hold" not in table(game, 1)
    own = next(move for move in game.legal(0) if isinstance(move.data, Sell))
    assert isinstance(own.data, Sell)
    game.play(0, own)
    text = table(game, 0)
    assert "Now choose a card for the Free City" in text
    sold = game.texts("en").name("card", own.data.card)
    assert f"Sell {sold}" in text
    assert "for you" not in text.partition("Cards for the Free City")[2]
    assert all(label(move, game.view(0), game.texts("en")).startswith("Free City: ") for move in game.legal(0))


def test_payment_names_side_and_units() -> None:
    game, seat = payer()
    move = next(move for move in game.legal(seat) if isinstance(move.data, Build) and move.data.left)
    text = label(move, game.view(seat), game.texts("en"))
    assert isinstance(move.why, Payment)
    coins = game.texts("en").say("count-coins", {"coins": move.why.left.coins})
    assert f"{coins} to the left neighbour for " in text
    assert all(game.texts("en").name("resource", unit) in text for unit in move.why.left.units)


@pytest.mark.parametrize(
    ("language", "side", "text"),
    [
        ("en", "left", "2 coins to the left neighbour for stone"),
        ("en", "right", "2 coins to the right neighbour for stone"),
        ("cs", "left", "2 mince sousedovi vlevo (nákup: kámen)"),
        ("cs", "right", "2 mince sousedovi vpravo (nákup: kámen)"),
        ("sk", "left", "2 mince susedovi vľavo (nákup: kameň)"),
        ("sk", "right", "2 mince susedovi vpravo (nákup: kameň)"),
    ],
)
def test_payment_in_words(language: str, side: str, text: str) -> None:
    stone = Bought(2, {"stone": 1})
    why = Payment(total=2, left=stone) if side == "left" else Payment(total=2, right=stone)
    assert payment_words(Move(0, "", Build("baths"), why), ROOM.texts(language)) == text


def payer() -> tuple[WondersGame, int]:
    """A decision in which a card can be built with units from the left."""
    for game, seat in steps(4, {"edition": 2}, seed=8):
        if any(isinstance(move.data, Build) and move.data.left for move in game.legal(seat)):
            return game, seat
    raise AssertionError("nobody could buy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_final_table_lists_places_categories_and_totals(language: str) -> None:
    game = finished(7, {"edition": 2}, seed=2)
    result = game.result
    assert result is not None
    said = game.texts(language)
    names = [f"N{seat}" for seat in range(7)]
    text = printed(result_table(game, names, language))
    assert max(map(len, text.splitlines())) <= 80
    heading = next(line for line in text.splitlines() if "N0" in line)
    assert re.findall(r"N\d", heading) == [f"N{seat}" for place in result.ranking for seat in place]
    total = next(line for line in text.splitlines() if texts(language, "septem.cli").say("cli-total") in line)
    assert [int(found) for found in re.findall(r"\d+", total)] == sorted(result.points, reverse=True)
    assert all(said.say(f"category-{category}") in text for category in result.categories[0])


def test_a_spectator_sees_all_cities_in_short() -> None:
    game = septem.new("wonders", 5, 2, edition=2)
    text = printed(draw(game.view(None), None, game.texts("en")))
    assert all(f"Player {number}:" in text for number in range(1, 6))
    assert "Your hand" not in text
