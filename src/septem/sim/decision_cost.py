"""What one decision through the facade costs. `python -m septem.sim.decision_cost TASK` prints the figures as JSON."""

import sys
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from septem.core import begin
from septem.core.rng import Rng
from septem.core.state import COMPILED
from septem.sim.bench import ROUNDS, SEED, Task
from septem.sim.room_paths import room_at

T = TypeVar("T")
CALLS = ("view", "legal", "refused", "explain", "play")


class DecisionCost(msgspec.Struct, frozen=True):
    """Milliseconds of processor time for one decision of random games: each call of the facade, and all together."""

    mode: str
    decisions: int
    view: float
    legal: float
    refused: float
    explain: float
    play: float
    total: float


def measure(task: Task) -> DecisionCost:
    """Measure in this process, in whichever mode it runs: the best of several rounds of the same games."""
    games = 1
    sitting = Sitting(task)
    while sum(sitting.played(games).values()) < 1e3 * task.seconds:
        games *= 2
    rounds = [sitting.played(games) for _ in range(ROUNDS)]
    best = min(rounds, key=lambda spent: sum(spent.values()))
    each = {call: best[call] / sitting.decisions for call in CALLS}
    return DecisionCost("compiled" if COMPILED else "plain", sitting.decisions, **each, total=sum(each.values()))


class Sitting:
    """Random games through the facade, every decision with all a player might ask before it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.room = room_at(task.room)
        self.decisions = 0

    def played(self, games: int) -> dict[str, float]:
        """Milliseconds spent in each call over so many games; how many decisions these were stands in `decisions`."""
        self.decisions = 0
        self.spent = dict.fromkeys(CALLS, 0.0)
        for seed in range(SEED, SEED + games):
            self._play(seed)
        return self.spent

    def _play(self, seed: int) -> None:
        game, rng = begin.new(self.room, self.task.players, seed, self.task.options), Rng(seed)
        while not game.over:
            seat = game.to_act[0]
            self._timed("view", lambda: game.view(seat))  # noqa: B023  # called at once
            legal = self._timed("legal", lambda: game.legal(seat))  # noqa: B023
            self._timed("refused", lambda: game.refused(seat))  # noqa: B023
            self._timed("explain", lambda: game.explain(seat))  # noqa: B023
            move = legal[rng.below(len(legal))]
            self._timed("play", lambda: game.play(seat, move))  # noqa: B023
            self.decisions += 1

    def _timed(self, call: str, work: Callable[[], T]) -> T:
        started = time.thread_time()
        done = work()
        self.spent[call] += 1e3 * (time.thread_time() - started)
        return done


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure(msgspec.json.decode(sys.argv[1], type=Task))))
