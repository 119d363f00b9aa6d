"""Engine and facade against the independent model."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.lockstep import play_both

WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"centre_pawn": "chooses"},
    {"wonders": "first_game"},
    {"first_player": 0},
    {"first_player": 1, "centre_pawn": "chooses"},
)


def play_many(seeds: range) -> tuple[set[str], set[str]]:
    phases: set[str] = set()
    victories: set[str] = set()
    for seed in seeds:
        game, met = play_both(seed, **WAYS[seed % len(WAYS)])
        phases |= met
        assert game.result is not None
        victories.add(game.result.reason)
    return phases, victories


def test_games_agree_with_the_model() -> None:
    phases, victories = play_many(range(40))
    assert len(phases) == 7
    assert {"civilian", "military"} <= victories


@pytest.mark.long
@pytest.mark.compiled_only
def test_two_thousand_games_agree_with_the_model() -> None:
    phases, victories = play_many(range(40, 2040))
    assert len(phases) == 7
    assert victories == {"civilian", "tie_break", "shared", "military", "science"}
