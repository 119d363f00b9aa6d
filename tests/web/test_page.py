"""People play on the page: whole games, two by a link, in three languages, on a phone."""

from typing import Any

import pytest

from tests.web.conftest import Visit

PHONE = {"width": 360, "height": 740}
LEAST = {"duel": 20, "wonders": 18, "architects": 8, "dice": 10}
"""Decisions that a whole game asks of a person at least."""


@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("duel", 2, PHONE),
        ("wonders", 3, {}),
        pytest.param("wonders", 2, {"options": {"edition": 1}, **PHONE}, marks=pytest.mark.long),
        ("architects", 2, PHONE),
        ("dice", 3, {}),
    ],
)
def test_a_whole_game(visit: Visit, game: str, players: int, more: dict[str, Any]) -> None:
    seen = visit("game", game=game, players=players, **more)
    assert seen["over"]
    assert seen["result"]
    assert seen["made"] >= LEAST[game]
    assert seen["layout"] == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "more"),
    [
        ("wonders", 7, PHONE),
        ("wonders", 7, {}),
        ("wonders", 4, {"options": {"edition": 1}}),
        ("architects", 7, PHONE),
        ("architects", 4, {}),
        ("dice", 7, PHONE),
        ("dice", 2, {}),
        ("duel", 2, {"locale": "cs"}),
    ],
)
def test_whole_games_of_all_kinds(visit: Visit, game: str, players: int, more: dict[str, Any]) -> None:
    test_a_whole_game(visit, game, players, more)


def test_play_now(visit: Visit) -> None:
    assert len(visit("now")["seen"]) == 5


def test_two_people_by_a_link(visit: Visit) -> None:
    moved = visit("link")["moved"]
    assert min(moved) >= 2


def test_languages_and_reload_in_the_middle_of_a_game(visit: Visit) -> None:
    texts = visit("again")["texts"]
    assert len(set(texts.values())) == 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("game", "players"), [("", 0), ("duel", 2), ("wonders", 3), ("architects", 3), ("dice", 3)])
def test_axe_finds_nothing(visit: Visit, game: str, players: int, scheme: str) -> None:
    size = PHONE if scheme == "dark" else {}
    seen = visit("axe", game=game, players=players, scheme=scheme, axe=True, **size)
    assert seen["found"] == []
    assert seen["widest"] <= 0
