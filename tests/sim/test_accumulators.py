"""Accumulators of one's own: loaded by name, merged in the order of the games, named when they fail."""

from typing import Any

import pytest

from septem.core.errors import BadOption, SeptemError
from septem.sim import Accumulator, GameRow, Head, simulate
from septem.sim.statistics import Tally
from tests.toy.room import ROOM

HERE = __name__
MIXED = ("greedy", "random", "random")


class Order:
    """The numbers of the games as they came."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def add(self, row: GameRow) -> None:
        self.seen.append(row.number)

    def merge(self, other: "Order") -> None:
        self.seen += other.seen

    def result(self) -> list[int]:
        return self.seen


class Rounded:
    """Sums whose last digits depend on how they are added up."""

    def __init__(self, head: Head) -> None:
        self.share = 1 / (head.players + head.seed / 7)
        self.total = 0.0

    def add(self, row: GameRow) -> None:
        self.total += row.seats[0].points * self.share

    def merge(self, other: "Rounded") -> None:
        self.total += other.total

    def result(self) -> float:
        return self.total


class Failing(Order):
    def add(self, row: GameRow) -> None:
        raise ZeroDivisionError("sums")


class Unmerged(Order):
    def merge(self, other: Order) -> None:
        raise KeyError("sums")


class Unsaid(Order):
    def result(self) -> Any:
        return {1j: object()}


class Unpicklable(Order):
    def __init__(self) -> None:
        super().__init__()
        self.work = lambda: 5


class NoResult:
    def add(self, row: GameRow) -> None: ...

    def merge(self, other: object) -> None: ...


@pytest.mark.parametrize("bots", [("random",), MIXED])
def test_results_do_not_depend_on_workers(bots: tuple[str, ...]) -> None:
    """Not even the last digit of a sum."""
    settings: dict[str, Any] = {
        "games": 101,
        "seed": 4,
        "bots": bots,
        "accumulate": [f"{HERE}:Order", f"{HERE}:Rounded"],
    }
    one, three = (simulate(ROOM, 3, workers=workers, **settings) for workers in (1, 3))
    assert one == three
    assert one.accumulated[f"{HERE}:Order"] == list(range(101))
    assert one.accumulated[f"{HERE}:Rounded"] == pytest.approx(101 * one.seats[0].points / (3 + 4 / 7))
    assert one.checksum == simulate(ROOM, 3, games=101, seed=4, bots=bots).checksum


def test_statistics_are_an_accumulator() -> None:
    head = Head(game="toy", rules="toy-1", players=3, options={}, seed=1, bots=MIXED)
    tally: Accumulator = Tally(head, ROOM)
    assert tally is not None


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("nothing", "'nothing' is not allowed; name your own as module:Class"),
        (f"{HERE}:Nothing", "cannot be loaded: .* has no Nothing"),
        ("no.such.module:Class", "there is no module no"),
        (f"{HERE}:NoResult", r"is no accumulator: it has no method result\(\)"),
        (
            f"{HERE}:Failing",
            r"'tests.*:Failing' broke down: ZeroDivisionError: sums \(test_accumulators.py, line \d+\)",
        ),
        (f"{HERE}:Unmerged", r"'tests.*:Unmerged' broke down: KeyError: 'sums' \(test_accumulators.py, line \d+\)"),
    ],
)
def test_what_fails_is_named(code: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=f"accumulate: .*{complaint}"):
        simulate(ROOM, 3, games=20, bots=MIXED, accumulate=[code])


def test_what_cannot_be_pickled_is_told() -> None:
    with pytest.raises(SeptemError, match="workers: what came of the work cannot be pickled"):
        simulate(ROOM, 3, games=20, bots=MIXED, workers=2, accumulate=[f"{HERE}:Unpicklable"])
