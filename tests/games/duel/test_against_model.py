"""Engine and facade against the independent model."""

from __future__ import annotations

import pytest

from tests.games.duel.lockstep import play_both

WAYS = (
    {},
    {"centre_pawn": "chooses"},
    {"wonders": "first_game"},
    {"first_player": 0},
    {"first_player": 1, "centre_pawn": "chooses"},
)


def play_many(seeds: range) -> tuple[set[str], set[str]]:
    decisions: set[str] = set()
    victories: set[str] = set()
    for seed in seeds:
        game, met = play_both(seed, **WAYS[seed % len(WAYS)])
        decisions |= met
        assert game.result is not None
        victories.add(game.result.reason)
    return decisions, victories


def test_games_agree_with_the_model() -> None:
    decisions, victories = play_many(range(40))
    assert len(decisions) == 7
    assert {"civilian", "military"} <= victories


@pytest.mark.long
@pytest.mark.compiled_only
def test_two_thousand_games_agree_with_the_model() -> None:
    decisions, victories = play_many(range(40, 2040))
    assert len(decisions) == 7
    assert victories == {"civilian", "tie_break", "shared", "military", "science"}
