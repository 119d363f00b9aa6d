"""How fast the search is: iterations a second from early positions of every game, on one thread and on two, and over
whole games."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import fmean, harmonic_mean

import msgspec

from septem.core import begin
from septem.core.room import AnyRoom
from septem.core.state import COMPILED, State
from septem.games import room_of
from septem.search.policy import Policy
from septem.search.rounds import think_through
from septem.search.tree import Search
from septem.search.values_file import shipped

TABLES: tuple[tuple[str, int, dict[str, int], int], ...] = (
    ("duel", 2, {}, 12),
    ("wonders", 2, {"edition": 1}, 0),
    ("wonders", 3, {}, 0),
    ("wonders", 4, {}, 0),
    ("wonders", 7, {}, 0),
    ("architects", 2, {}, 0),
    ("architects", 4, {}, 0),
    ("architects", 7, {}, 0),
    ("dice", 2, {}, 0),
    ("dice", 4, {}, 0),
    ("dice", 7, {}, 0),
)
"""Game, players, options, and after how many moves: Duel is measured in Age I, its draft is over by then."""
DEALS = (1, 2, 3)
"""In Duel one deal may be twice as fast as another: the more wonders can be paid for, the more there is to judge."""
Clock = Callable[[], float]
BITS = 18
SLICE = 512
"""Iterations between two looks at the clock; two threads wait for each other if they look too often."""
THOUGHT = 2048
"""Iterations of every decision of a whole game."""


class SearchSpeed(msgspec.Struct, frozen=True):
    """What was measured at one table."""

    game: str
    players: int
    mode: str
    form: str
    """`values` or `playouts`."""
    cpu: float
    """Iterations a second of CPU time, one thread."""
    clock1: float
    """Iterations a second by the clock, one thread and two."""
    clock2: float
    memory: int
    """Bytes of one thread's table."""
    filled: float
    whole: float
    """Iterations a second of CPU time over all decisions of whole games, every one as many: late positions are quicker
    than early ones. So many make a decision take a second on the average."""


def measure_all(seconds: float) -> list[SearchSpeed]:
    """Every table of the list."""
    return [measure(room_of(game), players, options, made, seconds) for game, players, options, made in TABLES]


def measure(room: AnyRoom, players: int, options: dict[str, int], made: int, seconds: float) -> SearchSpeed:
    """One table, each of its deals for so many seconds: two threads need a moment until each has a core."""
    states = [after(begin.new(room, players, deal, options).state, made) for deal in DEALS]
    searches = [[begun(room, players, state, seed) for state in states] for seed in range(4)]
    cpu = fmean(pace([one], seconds, time.thread_time) for one in searches[0])
    alone = fmean(pace([one], seconds, time.perf_counter) for one in searches[1])
    both = fmean(pace(pair, seconds, time.perf_counter) for pair in zip(*searches[2:], strict=True))
    form = "values" if shipped(room) is not None and room.form_for(players).by_values else "playouts"
    mode = "compiled" if COMPILED else "plain"
    whole = harmonic_mean(over_a_game(room, players, options, deal) for deal in DEALS)
    memory, filled = searches[1][0].memory(), searches[1][0].filled()
    return SearchSpeed(room.id, players, mode, form, cpu, alone, both, memory, filled, whole)


def after(state: State, made: int) -> State:
    """A position some greedy moves later."""
    policy = Policy()
    for _ in range(made):
        seat = state.acting()[0]
        state.play_code(seat, policy.best(state, seat))
    return state


def over_a_game(room: AnyRoom, players: int, options: dict[str, int], deal: int) -> float:
    """Iterations a second of all decisions, in a game that the search plays: who plays well has more to choose from."""
    state = begin.new(room, players, deal, options).state
    search = Search(room.form_for(players), shipped(room), BITS)
    made, passed = 0, 0.0
    while not state.finished():
        seat = state.acting()[0]
        search.begin(state, seat, made)
        if search.left() > 1:
            began = time.thread_time()
            think_through(search, THOUGHT)
            passed += time.thread_time() - began
            made += THOUGHT
        state.play_code(seat, search.best())
    return made / passed


def begun(room: AnyRoom, players: int, state: State, seed: int) -> Search:
    """A search that is ready to think."""
    search = Search(room.form_for(players), shipped(room), BITS)
    search.begin(state, state.acting()[0], seed)
    return search


def pace(searches: Sequence[Search], seconds: float, clock: Clock) -> float:
    """Iterations a second of all together."""
    with ThreadPoolExecutor(len(searches)) as pool:
        return sum(pool.map(lambda search: one_pace(search, seconds, clock), searches))


def one_pace(search: Search, seconds: float, clock: Clock) -> float:
    """Iterations a second of one."""
    begun_at = clock()
    passed = 0.0
    while passed < seconds:
        search.think(SLICE)
        passed = clock() - begun_at
    return search.iterations / passed
