"""Golden games: step by step as written down beside this file (made anew by `python -m tests.playthroughs.told`)."""

from __future__ import annotations

import pytest

import septem
from tests.playthroughs.told import FOLDER, GAMES, told


@pytest.mark.parametrize("name", list(GAMES))
def test_playthrough(name: str) -> None:
    """The game goes as it is written down."""
    assert told(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_file_too_many() -> None:
    """Every file belongs to a game, and every game has files."""
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
    assert {game for game, _ in GAMES.values()} == set(septem.game_ids())
