"""The engine against the independent model, move by move."""

from __future__ import annotations

import random

import pytest

from tests.games.architects.twin import play_twins, random_options

PLAYERS = range(2, 8)


@pytest.mark.sanitize
@pytest.mark.parametrize("players", PLAYERS)
def test_same_games_as_the_model(players: int) -> None:
    for seed in range(6):
        play_twins(players, {}, seed)


@pytest.mark.sanitize
@pytest.mark.parametrize("players", PLAYERS)
def test_same_games_with_random_options(players: int) -> None:
    for seed in range(6):
        play_twins(players, random_options(random.Random(seed), players), 1000 + seed)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_same_games_as_the_model_thousandfold(players: int) -> None:
    for seed in range(1000):
        play_twins(players, random_options(random.Random(seed), players) if seed % 4 == 3 else {}, 2000 + seed)
