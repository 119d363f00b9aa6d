"""The toy game at the table: for tests that go through ids (`septem.new("toy")`, `septem play toy`)."""

import pytest

from septem.games import ROOMS


@pytest.fixture(autouse=True)
def toy_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy game for the length of a test."""
    monkeypatch.setitem(ROOMS, "toy", "tests.toy.game:ToyGame")
