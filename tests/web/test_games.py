"""People play whole games on the page: against bots, each other, by keyboard alone, by labels alone."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.sizes import DESKTOP, PHONE

LEAST = {"duel": 10, "wonders": 18, "architects": 8, "dice": 10}
"""Decisions that a whole game asks of a person at least; Duel may end early."""
FIRST = {"options": {"edition": 1}}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, PHONE),
    ("wonders", 2, {**FIRST, **PHONE}),
    ("wonders", 3, DESKTOP),
    ("wonders", 7, {**FIRST, **PHONE}),
    ("architects", 3, PHONE),
    ("dice", 3, PHONE),
]
OTHER_GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {**DESKTOP, "locale": "cs"}),
    ("wonders", 2, {**FIRST, **DESKTOP}),
    ("wonders", 3, {**FIRST, **PHONE}),
    ("wonders", 5, {"width": 768, "height": 1024, "locale": "sk"}),
    ("wonders", 7, PHONE),
    ("wonders", 7, {"width": 1920, "height": 1080}),
    ("wonders", 7, {**PHONE, "locale": "cs"}),
    ("architects", 2, {**DESKTOP, "locale": "sk"}),
    ("architects", 7, PHONE),
    ("dice", 2, {**DESKTOP, "locale": "cs"}),
    ("dice", 7, {**PHONE, "locale": "sk"}),
]


@pytest.mark.parametrize(("game", "players", "more"), GAMES)
def test_a_whole_game(visit: Visit, game: str, players: int, more: dict[str, Any]) -> None:
    """At every step nothing is wider than the screen, and everything to press is large enough for a finger."""
    seen = visit("game", game=game, players=players, **more)
    assert seen["over"]
    assert seen["result"]
    assert seen["made"] >= LEAST[game]
    assert seen["layout"] == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "more"), OTHER_GAMES)
def test_other_whole_games(visit: Visit, game: str, players: int, more: dict[str, Any]) -> None:
    test_a_whole_game(visit, game, players, more)


def test_play_now(visit: Visit) -> None:
    """One press for each game, against bots as strong as was chosen."""
    seen = visit("now")
    assert len(seen["seen"]) == 5
    assert all(seen["levels"])
    assert {level for one in seen["levels"] for level in one} == {"strong"}


def test_two_people_by_a_link(visit: Visit) -> None:
    """Each with a browser of their own, to the end."""
    moved = visit("link")["moved"]
    assert min(moved) >= LEAST["duel"] / 2


def by_keyboard(visit: Visit, game: str, players: int) -> None:
    seen = visit("keyboard", game=game, players=players)
    assert seen["problems"] == []
    assert seen["made"] >= LEAST[game]
    assert seen["stands"] == "H1"  # the end begins with its heading


def by_labels(visit: Visit, game: str, players: int) -> None:
    seen = visit("labels", game=game, players=players)
    assert seen["made"] >= LEAST[game]
    assert "win" in seen["said"].lower() or "victory" in seen["said"].lower()
    assert len(seen["heard"]) >= LEAST[game] / 2  # every turn was read out
    assert all(line.rstrip().endswith((".", "!", ":", ")")) for line in seen["heard"][-1].splitlines() if line)


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("wonders", 3)])
def test_a_game_by_keyboard(visit: Visit, game: str, players: int) -> None:
    """Tab, arrows, Enter and Space; the focus is seen and never lost between decisions."""
    by_keyboard(visit, game, players)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("architects", 3), ("dice", 3), ("wonders", 7)])
def test_other_games_by_keyboard(visit: Visit, game: str, players: int) -> None:
    by_keyboard(visit, game, players)


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("wonders", 3)])
def test_a_game_by_labels(visit: Visit, game: str, players: int) -> None:
    """Roles and names, as a screen reader tells them."""
    by_labels(visit, game, players)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("architects", 3), ("dice", 3)])
def test_other_games_by_labels(visit: Visit, game: str, players: int) -> None:
    by_labels(visit, game, players)
