"""Worlds that differ only in what a seat cannot know look the same to it, in every game and with any number of players.

The bounded part belongs to `make test`; `make test-long` plays the same tables for many more seeds.
"""

from __future__ import annotations

import pytest

from tests.secrets.histories import Report, Watch
from tests.secrets.rooms import TABLES

QUICK = ("wonders 2", "wonders 3, edition 2", "duel, draft", "architects 3, looks in secret", "dice 3")
MOST_PHASES = {"architects": 30, "dice": 8}
"""Their later phases are like the earlier ones."""


def watched(name: str, seed: int, most: int) -> Report:
    """A game with its twins; enough worlds must have differed for it to mean anything."""
    report = Watch(TABLES[name], name, seed, twins=3).run(most)
    assert report.different > min(most, 20) // 2
    return report


@pytest.mark.parametrize("name", QUICK)
def test_the_first_phases(name: str) -> None:
    """SW-105, DU-99, AR-92, DI-120: a few phases of one table of each game, in plain Python too."""
    watched(name, 1000, 5)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_game(name: str) -> None:
    """SW-100 to SW-105, DU-97 to DU-100, AR-90 to AR-93, DI-120: one game of every table."""
    watched(name, 0, MOST_PHASES.get(name.split()[0], 10**6))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith("wonders 2")])
def test_two_players(name: str, seed: int) -> None:
    """SW-92, SW-101 to SW-105: with two players drawn cards, swapped hands and the Free City come together."""
    watched(name, seed, 10**6)


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_many_games(name: str) -> None:
    """SW-100 to SW-105, DU-97 to DU-100, AR-90 to AR-93, DI-120: the same for many games."""
    for seed in range(100, 120 if name.startswith("wonders 2") else 105):
        watched(name, seed, 10**6)
