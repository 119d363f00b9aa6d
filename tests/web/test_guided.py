"""First games with a lesson over them: followed to the end, skipped, taken up again."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Visit

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
STEP = re.compile(r'\bid: "([\w-]+)"')
TILES = {"wonders": 0, "wonders-1": 1, "duel": 2, "architects": 3, "dice": 4}
PHONE = {"width": 360, "height": 740}
BEGINNING = {
    "wonders": ["welcome", "makes", "hand", "decide", "passed"],
    "wonders-1": ["two", "two-holder", "makes", "hand", "decide", "two-card", "two-does", "two-swap"],
    "duel": ["welcome", "take", "decide", "makes", "wonders"],
    "architects": ["welcome", "needs", "take", "confirm"],
    "dice": ["welcome", "sheet", "take"],
}
"""What leads through the first decision, in this order."""
ALWAYS = {
    "wonders": {"stages", "war", "hint", "science", "sixth", "age2", "age3", "last"},
    "wonders-1": {"two-use", "stages", "war", "hint", "science", "sixth", "two-age2", "age3", "last"},
    "duel": {"makes", "wonders", "track", "science", "hint"},
    "architects": {"colours", "war", "science", "hint"},
    "dice": {"confirm", "resources", "coins", "wonder", "ending", "hint"},
}
"""What is met in every game, sooner or later."""


FILES = {"wonders": ["lesson"], "wonders-1": ["lesson", "free-city-lesson"]}
"""Where the steps of a tile's lesson stand, if they are not alone in the folder of its game."""


def steps_of(tile: str) -> set[str]:
    """All steps of a lesson."""
    folder = GAMES / tile.split("-")[0]
    files = [(folder / f"{name}.ts").read_text("utf-8") for name in FILES.get(tile, ["lesson"])]
    return {step for file in files for step in STEP.findall(file)}


def followed(visit: Visit, tile: str, **more: Any) -> list[str]:
    """A first game; the steps that were shown, each of them in sight and off the decision, nothing for axe to find."""
    game = tile.split("-")[0]
    seen = visit("lesson", game=game, tile=TILES[tile], axe=True, **more)
    assert seen["layout"] == []
    assert seen["steps"][: len(BEGINNING[tile])] == BEGINNING[tile]
    assert set(seen["steps"]) <= steps_of(tile)
    if "steps" not in more:
        assert seen["over"]
        assert seen["steps"][-1] == "end"
        assert set(seen["steps"]) >= ALWAYS[tile]
    found: list[str] = seen["steps"]
    return found


@pytest.mark.parametrize("game", ["wonders", "duel", "architects", "dice"])
def test_every_step_has_words(game: str) -> None:
    """Title and text; why it matters only where there is more to say."""
    steps = {step for tile in TILES if tile.split("-")[0] == game for step in steps_of(tile)}
    source = (ROOT / "src" / "septem" / "server" / "data" / "en" / f"{game}-lesson.ftl").read_text("utf-8")
    told = re.findall(r"^lesson-([\w-]+) = \S", source, re.MULTILINE)
    words = {f"{step}{part}" for step in steps for part in ("", "-text")}
    assert words <= set(told)
    assert {one.removesuffix("-why") for one in set(told) - words} <= steps


def test_a_first_game_is_finished_by_following_the_lesson(visit: Visit) -> None:
    followed(visit, "duel", **PHONE)


@pytest.mark.parametrize("tile", ["wonders", "wonders-1", "architects", "dice"])
def test_the_first_decision_is_led_by_hand(visit: Visit, tile: str) -> None:
    size = PHONE if tile in ("architects", "wonders-1") else {}
    followed(visit, tile, steps=len(BEGINNING[tile]), scheme="dark", **size)


@pytest.mark.long
@pytest.mark.parametrize(
    ("tile", "more"),
    [
        ("wonders", PHONE),
        ("wonders", {"width": 1440, "height": 900, "locale": "sk"}),
        ("wonders-1", {"locale": "cs"}),
        ("wonders-1", {**PHONE, "scheme": "dark", "locale": "sk"}),
        ("duel", {"scheme": "dark", "locale": "sk"}),
        ("architects", {**PHONE, "locale": "cs"}),
        ("architects", {"scheme": "dark"}),
        ("dice", {**PHONE, "scheme": "dark", "locale": "sk"}),
        ("dice", {"locale": "cs"}),
    ],
)
def test_first_games_of_all_kinds(visit: Visit, tile: str, more: dict[str, Any]) -> None:
    followed(visit, tile, **more)


def test_a_lesson_is_skipped_and_taken_up_again(visit: Visit) -> None:
    """By keyboard past a step, back, reloaded, ended, and switched on again where it was left."""
    seen = visit("lessonLeft", game="duel", tile=TILES["duel"], axe=True)
    assert [seen[when] for when in ("first", "second", "back", "again")] == ["welcome", "take", "welcome", "take"]
    assert (seen["reloaded"], seen["chosen"], seen["on"]) == ("take", "decide", "decide")
    assert "off" not in seen
    assert (seen["focus"], seen["within"], seen["board"]) == ("DIV", "DIV", "MAIN")
    assert seen["axe"] == []


def test_who_has_played_is_not_asked_to_learn(visit: Visit) -> None:
    seen = visit("lessonKnown")
    assert (seen["before"], seen["after"], seen["plates"]) == (5, 4, 0)
