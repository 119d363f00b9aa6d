"""What sums up the rows of many games, piece by piece: the statistics of the house, and your own by `module:Class`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, Self, TypeVar

import msgspec

from septem.bots.own import FOREIGN, NotLoaded, load_own, said
from septem.core.errors import BadOption
from septem.sim.rows import GameRow, Head

T = TypeVar("T")
FIELD = "accumulate"
METHODS = {"add": "add(row)", "merge": "merge(other)", "result": "result()"}


class Accumulator(Protocol):
    """Sums up rows. Its class is called without arguments, or with the `Head` if its constructor takes one.

    Every piece of a run has one of its own, which is given the piece's rows in order; the pieces are then merged in the
    order of the games. Where a run is cut into pieces depends neither on time nor on the workers. An accumulator must
    be picklable, its result something that JSON can say.
    """

    def add(self, row: GameRow) -> None:
        """One game more."""

    def merge(self, other: Self) -> None:
        """What another one has seen, whose games come after one's own."""

    def result(self) -> Any:
        """What it comes to."""


class Named:
    """Your own accumulator with its name, which is told if it fails."""

    def __init__(self, code: str, head: Head) -> None:
        self.code = code
        self._mine = _loaded(code, head)

    def add(self, row: GameRow) -> None:
        """One game more."""
        self._kept(lambda: self._mine.add(row))

    def merge(self, other: Named) -> None:
        """What another one has seen."""
        self._kept(lambda: self._mine.merge(other._mine))

    def result(self) -> Any:
        """What it comes to, which JSON must be able to say."""
        found = self._kept(self._mine.result)
        try:
            msgspec.json.encode(found)
        except Exception as problem:  # whatever is in it
            raise BadOption(FIELD, f"{self.code!r} has a result that is no JSON ({said(problem)})") from problem
        return found

    def _kept(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except FOREIGN as problem:
            raise BadOption(FIELD, f"{self.code!r} broke down: {said(problem)}") from problem


def _loaded(code: str, head: Head) -> Accumulator:
    if not all(code.partition(":")):
        raise BadOption(FIELD, f"{code!r} is not allowed; name your own as module:Class")
    try:
        mine: Accumulator = load_own(code, head, "head")
    except NotLoaded as problem:
        raise BadOption(FIELD, str(problem)) from problem.__cause__
    missing = [name for name in METHODS if not callable(getattr(mine, name, None))]
    if missing:
        raise BadOption(FIELD, f"{code!r} is no accumulator: it has no method {METHODS[missing[0]]}")
    return mine


def named(codes: Sequence[str], head: Head) -> list[Named]:
    """Fresh accumulators by `module:Class`; what cannot be loaded is refused."""
    return [Named(code, head) for code in codes]
