"""Many games at once: random ones in compiled batches, those of other bots through views, spread over workers.

The seed of every game comes from the seed of the simulation and the game's number alone, so the same seed gives the
same statistics with any number of workers, compiled or plain.
"""

import multiprocessing
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed

import msgspec

from septem.bots import make_bot
from septem.core.errors import BadOption
from septem.core.game import LARGEST_SEED, Game
from septem.core.model import Json
from septem.core.options import checked_number
from septem.core.state import COMPILED
from septem.games import game_class
from septem.search.batch import game_seed, play_many
from septem.search.cells import HEAD
from septem.sim.play import play_game
from septem.sim.statistics import Statistics, Tally

MOST_GAMES = 2**32
MOST_WORKERS = 256
LARGEST_BATCH = 10_000
PIECES = 50
"""A worker's share is cut into about so many pieces, for progress and balance."""


class Job(msgspec.Struct, frozen=True):
    """Some games of a simulation: numbers `first` to `first + count - 1`."""

    game: type[Game]
    players: int
    options: Json
    bots: tuple[str, ...]
    seed: int
    lazy: bool
    first: int = 0
    count: int = 0


def simulate(
    game: str | type[Game],
    players: int | None = None,
    options: Json | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    workers: int = 1,
    lazy: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Statistics:
    """Play many games and sum them up. One bot plays all seats, or name one for each.

    `lazy` draws random moves by trial instead of listing them: faster, and only for random bots. `progress` is told
    how many games have been finished since the last call. Other bots than random ones run in processes of their own
    when there are several workers, so a script that asks for them needs the usual `if __name__ == "__main__"`.
    """
    kind = game_class(game) if isinstance(game, str) else game
    first = kind.new(players, 0, **(options or {}))
    checked_number("games", games, 1, MOST_GAMES)
    checked_number("seed", seed, 0, LARGEST_SEED)
    checked_number("workers", workers, 1, MOST_WORKERS)
    named = named_bots(bots, first.players)
    for code in set(named):
        make_bot(code, kind)  # an unknown one is refused here, not in a worker
    job = Job(kind, first.players, options or {}, named, seed, lazy)
    tally = Tally.empty(kind, first.players)
    for part in _done(_work(job), list(_pieces(job, games, workers)), workers, _threads_help(job)):
        tally.merge(part)
        if progress is not None:
            progress(part.games)
    return tally.statistics(kind, first.options, seed, list(named))


def named_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One code for each seat; a single one plays them all."""
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise BadOption("bots", f"{len(bots)} given; name one for all or one for each of {players} seats")
    return tuple(bots)


def _random_only(job: Job) -> bool:
    return set(job.bots) == {"random"}


def _work(job: Job) -> Callable[[Job], Tally]:
    return random_games if _random_only(job) else bot_games


def _threads_help(job: Job) -> bool:
    """Compiled batches release the interpreter's lock; everything else needs processes."""
    return COMPILED and _random_only(job)


def random_games(job: Job) -> Tally:
    """Uniformly random games straight on the engine."""
    state = job.game.new(job.players, 0, **job.options).state
    columns = len(job.game.columns)
    rows = array("i", bytes(4 * job.count * job.players * (HEAD + columns)))
    play_many(state, columns, job.first, job.count, job.seed, int(job.lazy), rows)
    return _counted(job, rows)


def bot_games(job: Job) -> Tally:
    """Games of bots that see only their views."""
    rows = array("i")
    bots = [make_bot(code, job.game) for code in job.bots]
    for number in range(job.first, job.first + job.count):
        seed = game_seed(job.seed, number)
        state = play_game(job.game.new(job.players, seed, **job.options), bots, seed).state
        for seat, place in enumerate(state.ranks()):
            rows.extend([place, seat, *state.row(seat, len(job.game.columns))])
    return _counted(job, rows)


def _counted(job: Job, rows: "array[int]") -> Tally:
    tally = Tally.empty(job.game, job.players)
    tally.add(job.game, rows, job.count)
    return tally


def _pieces(job: Job, games: int, workers: int) -> Iterator[Job]:
    size = min(max(games // (PIECES * workers), 1), LARGEST_BATCH)
    for first in range(0, games, size):
        yield msgspec.structs.replace(job, first=first, count=min(size, games - first))


def _done(work: Callable[[Job], Tally], jobs: list[Job], workers: int, threads: bool) -> Iterable[Tally]:
    """The jobs' results in the order in which they are ready."""
    if workers == 1 or len(jobs) == 1:
        yield from map(work, jobs)
        return
    with _executor(workers, threads) as executor:
        futures = [executor.submit(work, job) for job in jobs]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            executor.shutdown(cancel_futures=True)  # nothing is left running after an interruption


def _executor(workers: int, threads: bool) -> Executor:
    if threads:
        return ThreadPoolExecutor(workers)
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context(method))
