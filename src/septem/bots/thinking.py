"""A search with a budget: so many iterations or milliseconds, on one or more threads, until somebody says stop.

With iterations the answer depends on the position, the seed and the number of threads alone.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from septem.core.errors import BadOption
from septem.core.room import AnyRoom
from septem.core.search_form import SearchForm
from septem.core.state import State
from septem.search.rounds import due, round_sizes
from septem.search.tree import Search
from septem.search.values import Values
from septem.search.values_file import shipped

SLICE = 0.004
"""Seconds between two looks at the clock and at `stop`."""
FIRST_SLICE = 16
MOST_ITERATIONS = 10**9
MOST_MILLISECONDS = 3_600_000
MOST_THREADS = 64
USUAL_SPEED = 60
"""Iterations a millisecond that the size of the table is made for."""
ENTRIES = 24
"""Entries of the table an iteration needs."""
LEAST_BITS, MOST_BITS = 12, 20

Stop = Callable[[], bool]


class Budget(msgspec.Struct, frozen=True):
    """How long to think: iterations in all, or milliseconds; one of them is 0."""

    iterations: int = 0
    milliseconds: int = 0
    own_work: bool = False
    """The milliseconds are those the thread itself worked, not the clock's: for fair matches on a busy machine."""

    def bits(self, threads: int) -> int:
        """Size of the table of one thread: room for what the budget can fill, within limits."""
        wanted = ENTRIES * (self.iterations // threads or self.milliseconds * USUAL_SPEED)
        return min(max(wanted.bit_length(), LEAST_BITS), MOST_BITS)


def read_budget(text: str) -> Budget:
    """`500` are iterations, `200ms` milliseconds."""
    number = text.removesuffix("ms")
    most = MOST_ITERATIONS if number == text else MOST_MILLISECONDS
    if not (number.isascii() and number.isdigit() and len(number) < 12 and 1 <= int(number) <= most):
        raise BadOption("budget", f"{text[:20]!r} is not understood; iterations as 500, or milliseconds as 200ms")
    return Budget(int(number)) if number == text else Budget(0, int(number))


class Line(msgspec.Struct, frozen=True):
    """What a search found out about one move."""

    code: int
    visits: int
    reward: float
    """Mean of what the iterations brought, from -1 to 1."""
    ends: int
    """How many of them were played to the end of the game; of those the share of victories and the mean margin."""
    won: float
    margin: float


class Thinker:
    """Searches positions of one game; remembers nothing from one to the next."""

    def __init__(
        self,
        room: AnyRoom,
        players: int,
        budget: Budget,
        threads: int = 1,
        form: SearchForm | None = None,
        values: Values | None = None,
    ) -> None:
        self._budget = budget
        self._form = form or room.form_for(players)
        self._values = values or shipped(room)
        bits = budget.bits(threads)
        self._searches = [Search(self._form, self._own_values(), bits) for _ in range(threads)]

    def _own_values(self) -> Values | None:
        return self._values.twin() if self._values is not None else None

    def think(self, state: State, seat: int, seed: int, stop: Stop | None = None) -> list[Line]:
        """All moves looked into, the best first."""
        for number, search in enumerate(self._searches):
            search.begin(state, seat, (seed + number) % 2**62)
        if len(self._searches) == 1:
            _run(self._searches[0], self._budget, stop)
        else:
            self._run_all(stop)
        return merged([search.lines() for search in self._searches], [search.reached() for search in self._searches])

    def _run_all(self, stop: Stop | None) -> None:
        many = len(self._searches)
        shares = [self._budget.iterations // many + (n < self._budget.iterations % many) for n in range(many)]
        budgets = [msgspec.structs.replace(self._budget, iterations=share) for share in shares]
        with ThreadPoolExecutor(many) as pool:
            for done in [pool.submit(_run, *pair, stop) for pair in zip(self._searches, budgets, strict=True)]:
                done.result()

    def iterations(self) -> int:
        """How many iterations the last answer took."""
        return sum(search.iterations for search in self._searches)


def merged(found: list[list[tuple[int, int, float, int, float, float]]], reached: list[list[int]]) -> list[Line]:
    """The findings of all threads about each move, first those that came furthest (`Search.reached`)."""
    lines = []
    for rows, far in zip(zip(*found, strict=True), zip(*reached, strict=True), strict=True):
        visits, ends = sum(row[1] for row in rows), sum(row[3] for row in rows)
        reward = sum(row[1] * row[2] for row in rows) / max(visits, 1)
        won, margin = (sum(row[3] * row[column] for row in rows) / max(ends, 1) for column in (4, 5))
        lines.append((sum(far), Line(rows[0][0], visits, reward, ends, won, margin)))
    lines.sort(key=lambda row: (-row[0], row[1].visits == 0, -row[1].reward, row[1].code))
    return [line for _, line in lines]


def _run(search: Search, budget: Budget, stop: Stop | None) -> None:
    """Think in rounds and slices until the budget is used up, more can change nothing, or somebody says stop."""
    if search.left() == 1:
        return
    sizes = round_sizes(search, budget.iterations)
    watch = Watch(search, budget)
    for number, size in enumerate(sizes, 1):
        search.narrow(size)
        while (many := watch.fitting(number, len(sizes))) > 0:
            if (stop and stop()) or (len(sizes) == 1 and watch.decided()):
                return
            watch.think(many)


class Watch:
    """Looks at the clock between slices of a thought."""

    def __init__(self, search: Search, budget: Budget) -> None:
        self._search, self._budget = search, budget
        self._clock = time.thread_time if budget.own_work else time.perf_counter
        self._begun = self._now = self._clock()
        self._size = FIRST_SLICE

    def rest(self, number: int = 1, rounds: int = 1) -> int:
        """How many more iterations are due by the end of a round; of time at the pace so far."""
        made, passed = self._search.iterations, self._now - self._begun
        if self._budget.iterations:
            return due(self._budget.iterations, number, rounds) - made
        seconds = self._budget.milliseconds / 1000 * number / rounds
        if passed >= seconds:
            return 0
        return int(made * (seconds - passed) / max(passed, 1e-6)) if made else self._size

    def fitting(self, number: int, rounds: int) -> int:
        """The next slice of a round."""
        return min(self._size, self.rest(number, rounds))

    def think(self, many: int) -> None:
        """One slice."""
        self._search.think(many)
        before, self._now = self._now, self._clock()
        pace = many / max(self._now - before, 1e-6)
        self._size = max(1, min(int(pace * SLICE), 4 * self._size))

    def decided(self) -> bool:
        """Whether the rest of the time cannot change which move is tried most."""
        if self._budget.iterations:
            return False
        first, second = sorted((line[1] for line in self._search.lines()), reverse=True)[:2]
        return first - second > self.rest()
