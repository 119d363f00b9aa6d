"""The greedy bot as it was when the aims of strength were set: a yardstick that does not move.

`greedy` has become much stronger since, because its weights guide the search. This one stays as it is, so that figures
of different times can be compared. It is a bot like anybody's: it sees views and moves, nothing else.

    septem tournament wonders --players 4 --bots strong,benchmarks.first_greedy:FirstGreedy
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from septem.core.room import AnyRoom


class FirstGreedy:
    """The move of the highest value, ties drawn."""

    def __init__(self, room: AnyRoom) -> None:
        self._value: Callable[[Any, Any], float] = import_module(f"benchmarks.first_greedy.{room.id}").value

    def choose(self, view: Any, moves: list[Any], rng: Any) -> Any:
        values = [self._value(view, move) for move in moves]
        best = [move for move, value in zip(moves, values, strict=True) if value == max(values)]
        return best[rng.below(len(best))]
