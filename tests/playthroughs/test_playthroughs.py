"""Golden games: step by step as written down beside this file (made anew by `python -m tests.playthroughs.told`)."""

from __future__ import annotations

import re
from typing import get_args

import pytest

import septem
from septem.core.model import kebab
from tests.playthroughs.told import FOLDER, GAMES, told

NOT_SHOWN: dict[str, set[str]] = {
    "wonders": {"card-left-over", "recovery-lost", "seventh-declined"},
    "duel": {"began", "library-drew", "scientific-supremacy"},
    "architects": {"looked-hidden", "no-card-taken", "peeked", "take_any"},
    "dice": {"first-finished", "lapsed", "waiting"},
}
"""Kinds of events, moves and phases that no file shows: private ones, and rare ones with tests of their own."""


@pytest.mark.parametrize("name", list(GAMES))
def test_playthrough(name: str) -> None:
    """The game goes as it is written down."""
    assert told(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_file_too_many() -> None:
    """Every file belongs to a game, and every game has files."""
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
    assert {game for game, _ in GAMES.values()} == set(septem.game_ids())


@pytest.mark.parametrize("game", septem.game_ids())
def test_nearly_everything_is_shown(game: str) -> None:
    """Together the files of a game show what can happen in it."""
    text = "\n".join((FOLDER / f"{name}.txt").read_text("utf-8") for name, (one, _) in GAMES.items() if one == game)
    model = septem.room_of(game).model
    kinds = {kebab(kind.__name__) for kind in (*get_args(model.Event), *get_args(model.Data))}
    shown = set(re.findall(r"^ +(?:!|\d+ >) ([a-z-]+)", text, re.MULTILINE))
    phases = set(get_args(model.Phase)) - {"over"} - set(re.findall(r"^step \d+ (\w+)", text, re.MULTILINE))
    assert (kinds - shown) | phases == NOT_SHOWN[game]
