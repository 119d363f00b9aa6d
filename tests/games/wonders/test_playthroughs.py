"""Golden games: state by state as written down in playthroughs/ (made anew by make_playthroughs.py)."""

from __future__ import annotations

import pytest

from tests.games.wonders.make_playthroughs import FOLDER, GAMES, told


@pytest.mark.parametrize("name", list(GAMES))
def test_playthrough(name: str) -> None:
    """The game goes as it is written down."""
    assert told(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_file_too_many() -> None:
    """Every file belongs to a game, and together they show every kind of phase and event."""
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
    text = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.txt"))
    for word in ("choose_side age", "seventh_card age", "discard_build age", "> free-city build", "> recover", "power",
                 "! conflict", "! earned", "! sold ", "! sold-card", "! stage-built ", "! stage-built-card", '"chain"',
                 '"free"', "! recovered", "! game-ends", "copied-guild", "sets"):  # fmt: skip
        assert word in text, word
