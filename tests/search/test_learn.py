"""The fit: it finds what the targets were made with, counts rounds as told, and does not depend on how it is cut."""

import sys
from math import exp

import pytest

from septem.core.errors import BadOption, BadTable
from septem.core.rng import Rng
from septem.core.search_form import Features
from septem.search import learn
from septem.search.lessons import Lessons

pytest.importorskip("numpy", reason="the extra `train`")
FEATURES = Features(("one", "two", "three"), 2)
TRUE = (700, -300, 40, -200, 0, 512)


def made(count: int, stages: tuple[int, ...] = (0, 1), seed: int = 1) -> Lessons:
    """Positions with targets that TRUE explains exactly."""
    rng, lessons = Rng(seed), Lessons()
    for _ in range(count):
        stage = stages[rng.below(len(stages))]
        described = [(3 * stage + place, rng.below(9) - 4) for place in (0, 1, 2, 2)]
        odds = sum(TRUE[feature] * amount for feature, amount in described) / 1024
        lessons.add(described, 1 / (1 + exp(-odds)))
    return lessons


def test_it_finds_the_weights_the_targets_were_made_with() -> None:
    fit = learn.fitted(FEATURES, [(made(400), 1.0)], 1e-6)
    assert fit.weights == TRUE
    assert sum(fit.positions) == 400
    assert all(0 < loss < 0.693 for loss in fit.losses)


def test_a_round_counts_as_much_as_told() -> None:
    once = learn.fitted(FEATURES, [(made(60), 1.0), (made(50, seed=2), 0.5)], 3.0)
    halves = [(made(60), 0.5), (made(60), 0.5), (made(50, seed=2), 0.5)]
    assert learn.fitted(FEATURES, halves, 3.0).weights == once.weights
    assert learn.fitted(FEATURES, [(made(60), 1.0), (made(50, seed=2), 1.0)], 3.0).weights != once.weights


def test_where_it_is_cut_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = learn.fitted(FEATURES, [(made(300), 1.0)], 3.0)
    monkeypatch.setattr(learn, "CHUNK", 7)
    assert learn.fitted(FEATURES, [(made(300), 1.0)], 3.0).weights == whole.weights


def test_a_stage_without_positions_is_judged_as_the_one_before() -> None:
    fit = learn.fitted(FEATURES, [(made(200, (0,)), 1.0)], 1e-6)
    assert fit.weights == TRUE[:3] * 2
    assert fit.positions == (200, 0)


def test_firmness_holds_a_stage_near_the_one_before() -> None:
    lessons = made(400, (0,))
    lessons.extend(made(3, (1,)))
    loose, firm = (learn.fitted(FEATURES, [(lessons, 1.0)], firmness).weights for firmness in (0.1, 1000.0))
    far = [sum(abs(one[3 + place] - one[place]) for place in range(3)) for one in (loose, firm)]
    assert far[1] < far[0] / 10


def test_certain_targets_do_not_run_away() -> None:
    lessons = Lessons()
    for _ in range(50):
        lessons.add([(0, 20)], 1.0)
        lessons.add([(0, -20)], 0.0)
    weight = learn.fitted(FEATURES, [(lessons, 1.0)], 3.0).weights[0]
    assert 100 < weight < 1000


@pytest.mark.parametrize("described", [[], [(0, 1), (3, 1)], [(6, 1)]])
def test_positions_that_cannot_be_are_refused(described: list[tuple[int, int]]) -> None:
    lessons = made(5)
    lessons.add(described, 0.5)
    with pytest.raises(BadTable, match="lessons: a position has"):
        learn.fitted(FEATURES, [(lessons, 1.0)], 3.0)


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadOption, match=r"septem\[train\]"):
        learn.fitted(FEATURES, [(made(5), 1.0)], 3.0)
