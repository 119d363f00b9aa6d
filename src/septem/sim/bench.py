"""Speed of an engine. `python -m septem.sim.bench TASK` prints the figures of one process as JSON."""

import sys
import time
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import Any

import msgspec

from septem.core import begin
from septem.core.game import AnyGame
from septem.core.state import COMPILED, State
from septem.search.batch import play_many
from septem.search.batch_layout import HEAD
from septem.sim.room_paths import room_at

ROUNDS = 5
CLOCK_ROUNDS = 10
SEED = 1


class Task(msgspec.Struct, frozen=True):
    """What to measure; `room` is its dotted path."""

    room: str
    players: int
    options: dict[str, Any]
    seconds: float


class Speed(msgspec.Struct, frozen=True):
    """Random games a second on one core, with threads by the clock (compiled only), and the price of a copy."""

    mode: str
    full: float
    lazy: float
    clock1: float | None
    clock2: float | None
    copy_ns: float
    state_bytes: int | None


def measure(task: Task) -> Speed:
    """Measure in this process, in whichever mode it runs."""
    game = begin.new(room_at(task.room), task.players, SEED, task.options)
    full, lazy = Batch(game, 0), Batch(game, 1)
    full_rate = full.rate(task.seconds)
    clocks = full.clock_rates() if COMPILED else (None, None)
    return Speed(
        mode="compiled" if COMPILED else "plain",
        full=full_rate,
        lazy=lazy.rate(task.seconds),
        clock1=clocks[0],
        clock2=clocks[1],
        copy_ns=copy_time(game.state, task.seconds),
        state_bytes=game.state.state_bytes() or None,
    )


class Batch:
    """Batches of random games of one kind; the size grows until a batch lasts long enough to be timed."""

    def __init__(self, game: AnyGame, lazy: int) -> None:
        self.state = game.state.copy()
        self.columns = len(game.room.columns)
        self.cells = game.players * (HEAD + self.columns)
        self.lazy = lazy
        self.games = 8

    def play(self, first: int = 0) -> None:
        rows = array("i", bytes(4 * self.games * self.cells))
        play_many(self.state, self.columns, first, self.games, SEED, self.lazy, rows)

    def rate(self, seconds: float) -> float:
        """Games a second of one core: processor time of this thread, best of several rounds."""
        while timed(self.play, time.thread_time) < seconds / 2:
            self.games *= 2
        return self.games / min(timed(self.play, time.thread_time) for _ in range(ROUNDS))

    def clock_rates(self) -> tuple[float, float]:
        """Games a second by the clock with one and with two threads, each playing its own games.

        Rounds of both kinds alternate, and the best of each counts: other work on the machine disturbs both alike.
        """
        with ThreadPoolExecutor(2) as executor:

            def alone() -> None:
                executor.submit(self.play).result()

            def together() -> None:
                list(executor.map(self.play, (0, self.games)))

            rounds = [
                (timed(alone, time.perf_counter), timed(together, time.perf_counter)) for _ in range(CLOCK_ROUNDS)
            ]
        return self.games / min(one for one, _ in rounds), 2 * self.games / min(two for _, two in rounds)


def timed(work: Callable[[], None], clock: Callable[[], float]) -> float:
    """How long something takes."""
    started = clock()
    work()
    return clock() - started


def copy_time(state: State, seconds: float) -> float:
    """Nanoseconds of one `copy()` called from Python, best of several rounds."""
    count = 1000

    def copies() -> None:
        copy = state.copy
        for _ in repeat(None, count):
            copy()

    while timed(copies, time.thread_time) < seconds / 8:
        count *= 2
    return 1e9 * min(timed(copies, time.thread_time) for _ in range(ROUNDS)) / count


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure(msgspec.json.decode(sys.argv[1], type=Task))))
