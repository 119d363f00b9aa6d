"""The house's conformance suite with a sheet of a user's own; tests/core has it with ours."""

from __future__ import annotations

import random

from septem.testing import check_game
from tests.games.dice.fixtures import random_sheet


def test_another_sheet() -> None:
    chosen = {"sheet": random_sheet(random.Random(4)), "max_rounds": 12}
    check_game("dice", games=1, players=(2,), chosen=chosen, modes=False)
