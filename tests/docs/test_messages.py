"""Messages of all rooms: the same in every language, complete plurals, marks and forms of Czech and Slovak."""

import re
from typing import get_args

import pytest

from septem.core.tables import LANGUAGES
from septem.games import room_of
from septem.testing.border import KEBAB, tag_of
from tests.docs.spoken import FILES, GAMES, ROOMS, Uses, arguments, file_of, messages, spoken

PLURALS = {"zero", "one", "two", "few", "many"}
SLAVIC = ("cs", "sk")
QUOTED = re.compile(r"„[^„“]*“")
MARKS = {
    "wrong quotes, „…“ is right": re.compile(r"[\"„“”]"),
    "three dots, … is right": re.compile(r"\.\.\."),
    "a wrong dash, – with spaces is right": re.compile(r"—|[^\W\d]–|–[^\W\d]"),
    "a hyphen for minus, − is right": re.compile(r"(?<!\w)-\d"),
    "x for times, × is right": re.compile(r"\d\s?x\b"),
    "a space before ×, 2× is right": re.compile(r"[\d}] ×"),
}
CAPITALS = {"SOUBOR", "SÚBOR", "NÁZEV", "NÁZOV", "III"}
"""What the person fills in, and the number of an age."""
PREPOSITIONS = {
    "cs": "od do z ze s se k ke ku v ve na po pro proti před za u o bez mezi nad pod při přes podle vedle kolem",
    "sk": "od odo do z zo s so k ku v vo na po pre proti pred za u o bez medzi nad pod pri cez podľa vedľa okolo",
}
NAMES = "seat|other|left|right|to|who|owner|name|card|cards|wonder|token|tokens|board|piece|deck|building|die|box"


@pytest.mark.parametrize("room", FILES)
@pytest.mark.parametrize("language", SLAVIC)
def test_every_language_has_every_message_with_the_same_arguments(language: str, room: str) -> None:
    """What a table knows by itself (the edition) may be used in one language only."""
    facts = set(room_of(room).facts()) if room in GAMES else set()
    assert list(messages(language, room)) == list(messages("en", room))
    for message in messages("en", room):
        wanted = arguments("en", room, message) - facts
        assert arguments(language, room, message) - facts == wanted, message


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_told_with_their_own_fields(language: str, game: str) -> None:
    """The arguments of `event-<kind>` are fields of the event's struct, or what the table knows by itself."""
    room = room_of(game)
    for kind in get_args(room.model.Event):
        message = f"event-{tag_of(kind)}"
        missing = arguments(language, game, message) - set(kind.__struct_fields__) - set(room.facts())
        assert not missing, f"{message} uses {missing}"


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_messages_are_of_one_form(game: str) -> None:
    """Events and reasons in kebab-case; ids of things, phases and options keep the underscores of the data."""
    for message in messages("en", game):
        if message.startswith(("event-", "reason-")):
            assert KEBAB.fullmatch(message), message


@pytest.mark.parametrize("game", GAMES)
def test_no_event_is_told_that_cannot_happen(game: str) -> None:
    told = {message.removeprefix("event-") for message in messages("en", game) if message.startswith("event-")}
    assert told == {tag_of(kind) for kind in get_args(room_of(game).model.Event)}


def test_facts_are_named() -> None:
    assert set(room_of("wonders").facts()) == {"edition"}
    assert "edition" in arguments("cs", "wonders", "event-age-began")


@pytest.mark.parametrize("room", FILES)
@pytest.mark.parametrize("language", SLAVIC)
def test_every_plural_has_all_four_forms(language: str, room: str) -> None:
    """1 bod, 2 body, 1,5 bodu, 5 bodů."""
    for message, pattern in messages(language, room).items():
        for keys in Uses(pattern).selectors:
            if PLURALS & set(keys):
                assert {"one", "few", "many", "other"} <= set(keys), f"{message}: {keys}"
                assert keys[-1] == "other", f"{message}: {keys}"


def slips(text: str) -> list[str]:
    """What is wrong with the marks of a text."""
    found = [problem for problem, mark in MARKS.items() if mark.search(QUOTED.sub("", text))]
    shouted = {word for word in re.findall(r"[^\W\d_]{3,}", text) if word.isupper()} - CAPITALS
    return found + [f"{word} in capitals" for word in shouted]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", SLAVIC)
def test_marks(language: str, room: str) -> None:
    for name, text in spoken(language, room):
        assert not slips(text), f"{name}: {text!r}"


WRONG_MARKS = (
    '"Divadlo"',
    "„Divadlo",
    "čekej...",
    "Jana — Petr",
    "Jana –Petr",
    "o -1 bod",
    "2x dřevo",
    "{count} × dřevo",
)


@pytest.mark.parametrize("text", [*WRONG_MARKS, "NAVÍC: karta"])
def test_wrong_marks_are_found(text: str) -> None:
    assert slips(text)


RIGHT_MARKS = ("„Divadlo“", "čekej…", "Jana – Petr", "−1 bod", "2× dřevo", "2–4 body", "III. věk", "s SOUBOR", "Navíc")


@pytest.mark.parametrize("text", RIGHT_MARKS)
def test_right_marks_are_left_alone(text: str) -> None:
    assert not slips(text)


def after_preposition(language: str) -> re.Pattern[str]:
    """A name right after a preposition, which would have to change its form."""
    words = PREPOSITIONS[language].replace(" ", "|")
    return re.compile(rf"\b({words}) \{{({NAMES})\}}", re.IGNORECASE)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", SLAVIC)
def test_names_never_follow_a_preposition(language: str, room: str) -> None:
    assert after_preposition(language).search("Zaplať od {seat}")
    for name, text in spoken(language, room):
        assert not after_preposition(language).search(text), f"{name}: {text!r}"


def test_both_editions_are_looked_through() -> None:
    """The helper splits 7 Wonders by edition."""
    first, second = dict(spoken("cs", "wonders-1")), dict(spoken("cs", "wonders-2"))
    assert "epocha" in first["event-age-began"]
    assert "věk" in second["event-age-began"]
    assert first["card scriptorium"] != second["card scriptorium"]
    assert file_of("wonders-1") == "wonders"
