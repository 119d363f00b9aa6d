"""Lessons of 7 Wonders are learned by a command that gives the same file again."""

import sys
from pathlib import Path

import pytest

from septem.games.wonders import taught_tables
from septem.search import adam

pytest.importorskip("numpy", reason="the extra `train`")

from tools import teach_wonders as teach


def made(monkeypatch: pytest.MonkeyPatch, out: Path, workers: int) -> bytes:
    words = ["teach", "--games", "13", "--iterations", "8", "--seed", "2", "--workers", str(workers), "--out", str(out)]
    monkeypatch.setattr(sys, "argv", words)
    teach.main()
    return out.read_bytes()


@pytest.mark.slow
def test_the_same_command_makes_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = made(monkeypatch, tmp_path / "one.json", 1)
    assert content == made(monkeypatch, tmp_path / "two.json", 2)
    found = taught_tables.read(content)
    assert found.command == "python -m tools.teach_wonders --games 13 --iterations 8 --seed 2"
    assert found.editions == (1, 2)


def test_what_searches_prefer_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 5 is better for who has many coins, row 6 for who has few; the weights say nothing about it."""
    monkeypatch.setattr(adam, "BATCH", 64)
    decisions = []
    for coins in range(2, 12):
        figures = [1, 0, coins] + [0] * (taught_tables.FIGURES - 3)
        better, worse = (5, 6) if coins > 6 else (6, 5)
        moves = [(better, 0, 100, 50, 0.3), (worse, 0, 100, 50, 0.0), (7, 0, 0, 0, 0.0)]
        decisions += [teach.Decision(0, figures, moves if coins % 2 else moves[::-1])] * 800
    choices = teach.Choices(decisions)
    assert teach.Fit().agreement(choices) < 0.6
    fit = teach.fitted(choices)
    assert fit.agreement(choices) > 0.95
    lesson = fit.has["lesson"][:, taught_tables.COINS]
    assert lesson[5] > 0 > lesson[6]


def test_what_pays_neighbours_is_read_from_the_move() -> None:
    assert teach.paid(3 << teach.LEFT_SHIFT | 2 << teach.RIGHT_SHIFT) == 5
