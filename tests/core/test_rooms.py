"""Every game of the house passes the conformance suite."""

import pytest

from septem.games import HOUSE, room_of
from septem.testing import check_game


@pytest.mark.parametrize("game", list(HOUSE))
def test_with_the_usual_players(game: str) -> None:
    check_game(game, games=1, seed=3, players=(room_of(game).usual,))


@pytest.mark.slow
@pytest.mark.parametrize("game", list(HOUSE))
def test_with_as_many_as_can_play(game: str) -> None:
    check_game(game, games=1, seed=4, modes=False, players=(room_of(game).most,))


@pytest.mark.long
@pytest.mark.parametrize("game", list(HOUSE))
def test_with_all_numbers_of_players(game: str) -> None:
    check_game(game, games=2, seed=5, modes=False)
