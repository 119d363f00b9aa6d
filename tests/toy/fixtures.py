"""The toy game at the table: for tests that go through ids (`septem.new("toy")`, `septem play toy`)."""

from importlib.metadata import EntryPoint

import pytest

from septem import games
from septem.core import begin
from tests.toy.room import ROOM, ToyGame


def toy(players: int = 3, seed: int = 1, **options: object) -> ToyGame:
    """A new toy game."""
    return begin.new(ROOM, players, seed, options)


@pytest.fixture(autouse=True)
def toy_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is a guest for the length of a test, as if its package were installed."""
    guest = EntryPoint(name="toy", value="tests.toy.room:ROOM", group=games.GROUP)
    monkeypatch.setattr(games, "_guests", lambda: {"toy": guest})
