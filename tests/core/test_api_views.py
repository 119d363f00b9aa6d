"""A view that is none is refused in words."""

from typing import Any

import pytest

import septem


@pytest.mark.parametrize("view", [None, [], "x", {}, {"game": 3}, {"game": "nosuch"}])
def test_not_a_view_at_all(view: Any) -> None:
    with pytest.raises(septem.SeptemError, match=r"view|nosuch"):
        septem.sample(view, septem.Rng(1))


@pytest.mark.parametrize("game", septem.game_ids())
def test_a_view_with_a_part_missing_or_wrong(game: str) -> None:
    view = septem.as_data(septem.new(game, seed=3).view(0))
    for key in view:
        for wrong in (None, 7, "x", [], {}):
            broken = {**view, key: wrong}
            try:
                found = septem.sample(broken, septem.Rng(1))
            except septem.SeptemError:
                continue
            assert found.to_act  # what can be drawn all the same is a playable game
