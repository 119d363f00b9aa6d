"""The house's conformance suite, with our sheet and with one of a user's own."""

from __future__ import annotations

import random

import pytest

from septem.testing import check_game
from tests.games.dice.fixtures import random_sheet


def test_our_sheet() -> None:
    check_game("dice", games=1, players=(3,), modes=False)


def test_another_sheet() -> None:
    chosen = {"sheet": random_sheet(random.Random(4)), "max_rounds": 12}
    check_game("dice", games=1, players=(2,), chosen=chosen, modes=False)


@pytest.mark.slow
def test_all_numbers_of_players() -> None:
    check_game("dice")
