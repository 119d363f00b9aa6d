"""Many games at once: random ones in compiled batches, those of other bots through views, spread over workers.

The seed of every game comes from the seed of the simulation and the game's number alone, so the same seed gives the
same statistics with any number of workers, compiled or plain.
"""

import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any

import msgspec

from septem.bots import make_bot
from septem.core import begin
from septem.core.errors import BadOption
from septem.core.game import LARGEST_SEED
from septem.core.interchange import as_data
from septem.core.options import checked_number
from septem.core.room import AnyRoom
from septem.core.state import COMPILED
from septem.games import room_of
from septem.search.batch import game_seed, play_many
from septem.search.batch_layout import HEAD
from septem.sim.play import play_game
from septem.sim.statistics import Statistics, Tally
from septem.sim.workers import in_order

MOST_GAMES = 2**32
MOST_WORKERS = 256
LARGEST_BATCH = 10_000
PIECES = 50
"""A worker's share is cut into at least so many pieces, for progress and balance."""
PIECE_SECONDS = 0.1
"""How long a piece should take: compiled games do not look up before the piece is done."""
FIRST_BATCH = 16


class Interrupted(KeyboardInterrupt):
    """Somebody stopped a simulation. `done` sums up the games until then, None if not one was finished.

    They are the first ones: as many games asked for would have given the same figures.
    """

    def __init__(self, done: Statistics | None) -> None:
        super().__init__()
        self.done = done


class Job(msgspec.Struct, frozen=True):
    """Some games of a simulation: numbers `first` to `first + count - 1`."""

    room: AnyRoom
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    lazy: bool
    first: int = 0
    count: int = 0


def simulate(
    game: str | AnyRoom,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    workers: int = 1,
    lazy: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Statistics:
    """Play many games and sum them up. One bot plays all seats, or name one for each.

    `lazy` draws random moves by trial instead of listing them: faster, and only for random bots (D-33 says what is
    equally likely). `progress` is told how many games have been finished since the last call. Other bots than random
    ones run in processes of their own when there are several workers, so a script that asks for them needs the usual
    `if __name__ == "__main__"`.
    Ctrl-C raises `Interrupted`, which carries the statistics of the games that were finished.
    """
    room = room_of(game) if isinstance(game, str) else game
    first = begin.new(room, players, 0, options or {})
    checked_number("games", games, 1, MOST_GAMES)
    checked_number("seed", seed, 0, LARGEST_SEED)
    checked_number("workers", workers, 1, MOST_WORKERS)
    named = named_bots(bots, first.players)
    for code in set(named):
        make_bot(code, room)  # an unknown one is refused here, not in a worker
    job = Job(room, first.players, options or {}, named, seed, lazy)
    complete = as_data(first.options)
    tally, pieces = Tally.empty(room, first.players), Pieces(job, games, workers)
    try:
        with closing(in_order(played, pieces, min(workers, games), threads_help(named))) as parts:
            for part in parts:
                pieces.learn(part)
                tally = tally.merged(part.tally)  # a new one: Ctrl-C never finds half a sum
                if progress is not None:
                    progress(part.tally.games)
    except KeyboardInterrupt:
        done = tally.statistics(room, complete, seed, list(named), interrupted=True) if tally.games else None
        raise Interrupted(done) from None
    return tally.statistics(room, complete, seed, list(named))


def named_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One code for each seat; a single one plays them all."""
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise BadOption("bots", f"{len(bots)} given; name one for all or one for each of {players} seats")
    return tuple(bots)


def threads_help(bots: Sequence[str]) -> bool:
    """Compiled batches of random games release the interpreter's lock; everything else needs processes."""
    return COMPILED and set(bots) == {"random"}


def _random_only(job: Job) -> bool:
    return set(job.bots) == {"random"}


class Part(msgspec.Struct, frozen=True):
    """A piece that has been played, and how long it took."""

    tally: Tally
    seconds: float


def played(job: Job) -> Part:
    """Play a piece."""
    started = time.perf_counter()
    tally = random_games(job) if _random_only(job) else bot_games(job)
    return Part(tally, time.perf_counter() - started)


def random_games(job: Job) -> Tally:
    """Uniformly random games straight on the engine."""
    state = begin.new(job.room, job.players, 0, job.options).state
    columns = len(job.room.columns)
    rows = array("i", bytes(4 * job.count * job.players * (HEAD + columns)))
    play_many(state, columns, job.first, job.count, job.seed, int(job.lazy), rows)
    return _counted(job, rows)


def bot_games(job: Job) -> Tally:
    """Games of bots that see only their views."""
    rows = array("i")
    for number in range(job.first, job.first + job.count):
        seed = game_seed(job.seed, number)
        bots = [make_bot(code, job.room) for code in job.bots]  # new ones: what they remember must not matter
        where = f", game {number + 1} (its seed: {seed}),"
        state = play_game(begin.new(job.room, job.players, seed, job.options), bots, seed, where).state
        for seat, place in enumerate(state.ranks()):
            rows.extend([place, seat, *state.row(seat, len(job.room.columns))])
    return _counted(job, rows)


def _counted(job: Job, rows: "array[int]") -> Tally:
    tally = Tally.empty(job.room, job.players)
    tally.add(job.room, rows, job.count)
    return tally


class Pieces:
    """A simulation cut into jobs that take about equally long, whatever the game, the bots and the machine.

    Where it is cut makes no difference to the figures.
    """

    def __init__(self, job: Job, games: int, workers: int) -> None:
        self._job = job
        self._games = games
        self._next = 0
        self._most = min(max(games // (PIECES * workers), 1), LARGEST_BATCH)
        self._size = FIRST_BATCH if _random_only(job) else 1

    def __iter__(self) -> Iterator[Job]:
        return self

    def __next__(self) -> Job:
        first, count = self._next, min(self._size, self._most, self._games - self._next)
        if not count:
            raise StopIteration
        self._next += count
        return msgspec.structs.replace(self._job, first=first, count=count)

    def learn(self, part: Part) -> None:
        """From the time one piece took follows the size of those to come; it grows by small steps only."""
        fitting = part.tally.games * PIECE_SECONDS / max(part.seconds, 1e-6)
        self._size = max(1, min(int(fitting), 4 * part.tally.games))
