"""What a decision costs is measured call by call, over whole games."""

import pytest

from septem.sim.bench import Task
from septem.sim.decision_cost import CALLS, Sitting, measure
from septem.sim.room_paths import path_of, room_at
from tests.toy.room import ROOM

TASK = Task(path_of(ROOM), 3, {"bell": "loud"}, 0.002)


def test_a_room_is_found_by_its_path() -> None:
    assert path_of(ROOM) == "tests.toy.room:ROOM"
    assert room_at(path_of(ROOM)) is ROOM


def test_every_call_of_every_decision_is_counted() -> None:
    sitting = Sitting(TASK)
    spent = sitting.played(4)
    assert sitting.decisions == 4 * 3 * 3  # games, turns, traders
    assert set(spent) == set(CALLS)
    sitting.played(2)
    assert sitting.decisions == 2 * 3 * 3  # a round begins anew


def test_the_whole_is_the_sum_of_its_parts() -> None:
    found = measure(TASK)
    parts = [getattr(found, call) for call in CALLS]
    assert found.total == pytest.approx(sum(parts))
    assert found.total > 0
    assert min(parts) >= 0
    assert found.decisions % 9 == 0
