"""`i NAME`: what a card, board, token does."""

import re
from itertools import chain

import pytest

import septem
from septem.cli.lookup import Entry, matching, plain
from septem.cli.marks import MARKS
from septem.cli.screens import screen_of
from tests.cli.conftest import Cli

LANGUAGES = ("en", "cs", "sk")
GAMES = (("wonders", {"edition": 1}), ("wonders", {"edition": 2}), ("duel", {}), ("architects", {}), ("dice", {}))
UNSAID = re.compile(r"\b(lookup|effect|counted|does|token|price|table|kind|worth)-[a-z]|[{}$]|_")


def entries(game_id: str, language: str, **options: int) -> list[Entry]:
    game = septem.new(game_id, players=3 if game_id == "wonders" else 2, seed=1, **options)
    lookup = screen_of(game.room).lookup
    assert lookup is not None
    return list(lookup.entries(game.view(0), game.texts(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "options"), GAMES, ids=str)
def test_everything_has_words_in_every_language(game_id: str, options: dict[str, int], language: str) -> None:
    found = entries(game_id, language, **options)
    assert len(found) > 30
    for entry in found:
        assert entry.name
        assert entry.lines
        for line in (entry.name, entry.about, *entry.lines):
            assert not UNSAID.search(line), line
        assert all(entry.lines)


def names(kind: dict[str, dict[str, str]], language: str) -> set[str]:
    return {name[language] for name in kind.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game_id", "kinds"),
    [
        ("duel", ["card", "wonder", "token"]),
        ("architects", ["card", "wonder", "token"]),
        ("dice", ["building", "bonus"]),
    ],
)
def test_nothing_is_left_out(game_id: str, kinds: list[str], language: str) -> None:
    known = septem.room_of(game_id).names()
    wanted = set(chain.from_iterable(({name[language] for name in known[kind].values()}) for kind in kinds))
    missing = wanted - {entry.name for entry in entries(game_id, language)}
    assert missing <= {known["building"]["barracks"][language]} if game_id == "dice" else not missing


def test_all_cards_and_boards_of_the_edition() -> None:
    found = {entry.name for entry in entries("wonders", "en", edition=1)}
    known = septem.room_of("wonders").names()["card"]
    cards = septem.catalogue("wonders", edition=1).cards
    assert len(cards) > 70
    assert {known[card.id]["en"] for card in cards} <= found
    assert {"Giza", "Rhodes"} <= {name.split(" (")[0] for name in found}


def test_cost_effect_chain_colour_and_copies(cli: Cli) -> None:
    ended = cli("play", "wonders", "--players", "4", "--seed", "3", typed="i aqueduct\n? ALTAR\n?altar\n? vine\n")
    text = ended.out
    assert f"{MARKS['blue']} Aqueduct  Age II, civil" in text
    assert "cost: 3× stone" in text
    assert "effect: 5 points" in text
    assert "free with: Baths" in text
    assert "copies: 1 from 3 players on, 2 from 7 players on" in text
    assert text.count(f"{MARKS['blue']} Altar  Age I, civil") == 2
    assert "+1 coin per brown card (left, own, right)" in text


@pytest.mark.parametrize(
    ("language", "wanted", "words"),
    [
        ("cs", "hliniste", "Hliniště  I. věk"),
        ("cs", "OLTÁŘ", "Oltář  I. věk"),
        ("sk", "oltar", "Oltár  I. vek"),
        ("sk", "pyramid", "Gíza"),
    ],
)
def test_accents_and_capitals_do_not_matter(cli: Cli, language: str, wanted: str, words: str) -> None:
    ended = cli("play", "wonders", "--players", "4", "--seed", "3", "--lang", language, typed=f"i {wanted}\n")
    assert words in ended.out


def test_the_first_edition_says_epocha(cli: Cli) -> None:
    ended = cli("play", "wonders", "--edition", "1", "--seed", "3", "--lang", "cs", typed="i oltář\n")
    assert "Oltář  I. epocha" in ended.out


@pytest.mark.parametrize(
    ("game", "wanted", "words"),
    [
        ("duel", "great lib", "draw 3 tokens from the box, keep 1"),
        ("duel", "economy", "you get the coins the opponent pays for resources"),
        ("duel", "forum", "+ glass / papyrus"),
        ("architects", "culture", "4 points, both 12"),
        ("architects", "giza", "stage 5: 4 different, +8 points (after stage 4)"),
        ("dice", "university", "unlocks the White die"),
    ],
)
def test_the_other_games(cli: Cli, game: str, wanted: str, words: str) -> None:
    assert words in cli("play", game, "--players", "2", "--seed", "3", typed=f"i {wanted}\n").out


@pytest.mark.parametrize(
    ("language", "many", "nothing"),
    [
        ("en", "Several names fit: ", "Nothing here is called “xyzzy”."),
        ("cs", "Odpovídá více názvů: ", "Nic tu nemá název „xyzzy“."),
        ("sk", "Zodpovedá viac názvov: ", "Nič tu nemá názov „xyzzy“."),
    ],
)
def test_many_and_none(cli: Cli, language: str, many: str, nothing: str) -> None:
    ended = cli("play", "wonders", "--seed", "3", "--lang", language, typed="i a\ni xyzzy\ni\n? [bold]\n")
    assert many in ended.out
    assert nothing in ended.out
    assert "[bold]" in ended.out


def test_the_best_match_comes_alone() -> None:
    known = [Entry(name, "", ()) for name in ("Lis", "Lis na papyrus", "Palisáda", "Palác")]
    assert [entry.name for entry in matching(known, "lis")] == ["Lis"]
    assert [entry.name for entry in matching(known, "pa")] == ["Lis na papyrus", "Palisáda", "Palác"]
    assert [entry.name for entry in matching(known, "sad")] == ["Palisáda"]
    assert plain("  Žlutý   KŮŇ ") == "zluty kun"


def test_a_game_without_a_catalogue(cli: Cli) -> None:
    assert "Nothing here is called “x”." in cli("play", "toy", "--seed", "1", typed="i x\n").out
