"""What can be chosen for a device, and what is never left to colour alone."""

import pytest

from tests.web.conftest import Visit


def test_whose_turn_it_is(visit: Visit) -> None:
    seen = visit("cues")
    assert seen["title"] == "● Your turn"
    assert seen["notes"] >= 2  # a chime has two
    assert seen["notices"][0].startswith("Your turn")
    assert seen["home"] == "septem"


def test_scores_theme_and_motion(visit: Visit) -> None:
    seen = visit("chosen")
    assert seen["scores"][0] > 0
    assert seen["scores"][1] == 0
    assert seen["themes"] == ["light", "dark", "dark"]
    assert seen["moving"] == []


@pytest.mark.parametrize(
    ("game", "players", "moves"), [("wonders", 3, 8), ("duel", 2, 16), ("architects", 3, 8), ("dice", 3, 6)]
)
def test_never_colour_alone(visit: Visit, game: str, players: int, moves: int) -> None:
    seen = visit("colours", game=game, players=players, moves=moves)
    assert seen["pieces"] > 5
    assert seen["bare"] == []
