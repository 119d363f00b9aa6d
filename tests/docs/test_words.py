"""docs/words.md keeps its word: no text and no name uses a term that it lists as wrong."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from septem.core.tables import LANGUAGES
from tests.docs.spoken import ROOMS, file_of, spoken

PAGE = Path(__file__).parents[2] / "docs" / "words.md"
PIECES = re.compile(r"`([^`]+)`")


class Wrong(NamedTuple):
    """A row of the table: a wrong term, where it is wrong, and how it is found."""

    languages: tuple[str, ...]
    rooms: tuple[str, ...]
    examples: tuple[str, ...]
    patterns: tuple[str, ...]
    unless: tuple[str, ...]


def tables(heading: str) -> list[list[str]]:
    """The rows of all tables below a heading of the second level, without the heads."""
    section = PAGE.read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    heads = [number for number, line in enumerate(lines) if line.startswith("|---")]
    skipped = {place for number in heads for place in (number - 1, number)}
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for place, line in enumerate(lines)
        if place not in skipped
    ]


@cache
def wrong_terms() -> list[Wrong]:
    """What the page says not to write."""
    found = []
    for row in tables("Not these"):
        languages, rooms, examples, patterns, unless, instead = row
        assert instead, f"{examples}: say what to write"
        found.append(
            Wrong(
                tuple(languages.split(", ")),
                rooms_named(rooms),
                tuple(examples.split("; ")),
                tuple(PIECES.findall(patterns)),
                tuple(PIECES.findall(unless)),
            )
        )
    return found


def rooms_named(text: str) -> tuple[str, ...]:
    """`wonders` is both editions, `all` is everything."""
    if text == "all":
        return ROOMS
    found = []
    for word in text.split(", "):
        matching = [room for room in ROOMS if word in (room, file_of(room))]
        assert matching, f"there is no {word}"
        found += matching
    return tuple(found)


@cache
def finder(pattern: str) -> re.Pattern[str]:
    """A pattern of the page as an expression: whole words, `*` for any letters."""
    inner = re.escape(pattern).replace(r"\*", r"\w*")
    start = r"(?<!\w)" if pattern[0].isalnum() or pattern[0] == "*" else ""
    end = r"(?!\w)" if pattern[-1].isalnum() or pattern[-1] == "*" else ""
    return re.compile(f"{start}{inner}{end}", re.IGNORECASE)


def caught(wrong: Wrong, text: str) -> list[str]:
    """The patterns found in a text after the exceptions are taken out of it."""
    for allowed in wrong.unless:
        text = finder(allowed).sub("…", text)
    return [pattern for pattern in wrong.patterns if finder(pattern).search(text)]


def complaints(language: str, room: str, texts: list[tuple[str, str]]) -> Iterator[str]:
    """Every wrong term in the texts of a room."""
    for wrong in wrong_terms():
        if language in wrong.languages and room in wrong.rooms:
            for name, text in texts:
                for pattern in caught(wrong, f"{name} = {text}" if " = " in wrong.patterns[0] else text):
                    yield f"{room} {language} {name}: {text!r} has {pattern!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_no_text_uses_a_wrong_term(language: str, room: str) -> None:
    texts = spoken(language, room)
    assert len(texts) > 5
    assert not list(complaints(language, room, texts))


@pytest.mark.parametrize("wrong", wrong_terms(), ids=lambda wrong: wrong.examples[0])
def test_every_pattern_catches_its_example(wrong: Wrong) -> None:
    """A pattern that catches nothing, an example that is not caught, an unknown language: all are slips of the page."""
    assert set(wrong.languages) <= set(LANGUAGES)
    assert wrong.patterns
    hits = {example: caught(wrong, example) for example in wrong.examples}
    assert all(hits.values()), hits
    assert {pattern for found in hits.values() for pattern in found} == set(wrong.patterns), hits


def test_a_wrong_term_put_into_a_text_is_found() -> None:
    for wrong in wrong_terms():
        for example in wrong.examples:
            name, _, text = example.rpartition(" = ")
            for language in wrong.languages:
                for room in wrong.rooms:
                    assert list(complaints(language, room, [(name, f"({text})." if not name else text)])), example


def test_right_words_that_look_alike_are_left_alone() -> None:
    """Editions, exceptions and whole words."""
    assert not list(complaints("cs", "wonders-1", [("", "II. epocha, 3. kolo ze 6"), ("", "výroba zboží")]))
    assert not list(complaints("cs", "wonders-2", [("", "v každém věku"), ("symbol-tablet", "tabulka"), ("", "deska")]))
    assert not list(complaints("cs", "duel", [("", "účinek"), ("", "odkládá"), ("", "pokladnice"), ("", "výrobky")]))
    assert not list(complaints("sk", "wonders-2", [("", "v tomto meste ešte stojí"), ("", "o siedmej karte")]))
    assert not list(complaints("sk", "dice", [("", "Cechovný súd"), ("", "vo Fóre"), ("", "ťah")]))


def test_the_glossary_uses_no_wrong_term() -> None:
    """Words that are wrong everywhere do not stand among the right ones either."""
    everywhere = [wrong for wrong in wrong_terms() if wrong.rooms == ROOMS]
    rows = tables("Glossary")
    assert len(rows) > 60
    for concept, english, czech, slovak, _ in rows:
        assert english
        for language, text in zip(LANGUAGES, (english, czech, slovak), strict=True):
            assert text, f"{concept}: no {language}"
            for wrong in everywhere:
                assert language not in wrong.languages or not caught(wrong, text), f"{concept}: {text}"
