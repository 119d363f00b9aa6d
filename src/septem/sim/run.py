"""A run of many games: cut into pieces, given to workers, written down, summed up. Simulations and tournaments do this.

Pieces come back in the order of the games, so an interrupted run has played the first so many of them.
"""

import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec

from septem.sim.accumulators import Named, named
from septem.sim.files import RowFile, write_record
from septem.sim.games import Job, Part, in_batches, play_piece, threads_help
from septem.sim.parquet import finish, started
from septem.sim.referee import Failure, Spent
from septem.sim.statistics import Tally
from septem.sim.workers import Care, in_order, postponed

LARGEST_BATCH = 10_000
PIECES = 50
"""A worker's share is cut into at least so many pieces, for progress and balance."""
MANY_WORKERS = 64
"""So many shares are cut for a cluster, whose size is not known yet."""
PIECE_SECONDS = 0.1
"""How long a piece should take: compiled games do not look up before the piece is done."""
FIRST_BATCH = 16
BLOCK = 8
"""Games of a piece when there are accumulators of others, whose sums may depend on where they are cut."""
MOST_KNOWN = 200
"""Games read again from a file in one piece."""
GRACE = 5.0
"""Seconds that a bot's process gets beyond the time of its decision before it is ended."""

LOG = logging.getLogger("septem.sim")


class Totals:
    """What a run has come to so far."""

    def __init__(self, job: Job) -> None:
        self.tally = Tally(job.head, job.room)
        self.own: list[Named] = named(job.accumulate, job.head)
        self.spent: dict[str, Spent] = defaultdict(Spent)

    def add(self, part: Part) -> None:
        """The next piece."""
        self.tally.merge(part.tally)
        for mine, theirs in zip(self.own, part.own, strict=True):
            mine.merge(theirs)
        for bot, spent in part.spent.items():
            self.spent[bot].add(spent)


def run(
    job: Job,
    games: int,
    totals: Totals,
    workers: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    records: Path | None = None,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play the games of a job that the file `out` does not have yet, and add all to the totals.

    Ctrl-C raises KeyboardInterrupt between two pieces: what is in the totals is in the files, too.
    """
    complaints = Complaints()
    with ExitStack() as stack:
        stack.callback(complaints.sum_up)
        file = None
        if out is not None:
            file = RowFile(started(out, job.head, resume), job.head, resume)
            stack.callback(finish, out)  # once it is closed
            stack.enter_context(file)
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        given = msgspec.structs.replace(job, rows=file is not None, records=records is not None)
        pieces = Pieces(given, games, workers if ray is None else MANY_WORKERS, file)
        for part in stack.enter_context(closing(_parts(given, pieces, min(workers, games), ray))):
            with postponed():  # neither files nor sums are left half done
                for number, record in part.records:
                    write_record(records or Path(), number, record)
                if file is not None:
                    file.add(part.lines)
                totals.add(part)
                complaints.tell(part.failures)
                pieces.learn(part)
                if progress is not None:
                    progress(part.tally.games)


def _parts(job: Job, pieces: "Pieces", workers: int, ray: str | None) -> Generator[Part]:
    seconds = job.manners.seconds
    patience = None if seconds is None else 1.5 * seconds + GRACE
    care = Care(patience=patience, without=Job.without, name=Job.__str__)
    if ray is not None:
        from septem.sim.on_ray import in_order_on_ray  # an extra

        return in_order_on_ray(play_piece, pieces, ray, care)
    return in_order(play_piece, pieces, workers, in_batches(job) and threads_help(job.head.bots), care)


class Pieces:
    """A run cut into jobs that take about equally long, whatever the game, the bots and the machine.

    Where it is cut makes no difference to the figures of the house; accumulators of others get blocks of one size.
    """

    def __init__(self, job: Job, games: int, workers: int, file: RowFile | None = None) -> None:
        self._job = job
        self._games = games
        self._file = file
        self._next = 0
        self._most = min(max(games // (PIECES * workers), 1), LARGEST_BATCH)
        self._size = FIRST_BATCH if in_batches(job) else 1

    def __iter__(self) -> Iterator[Job]:
        return self

    def __next__(self) -> Job:
        first, left = self._next, self._games - self._next
        if not left:
            raise StopIteration
        if self._job.accumulate:
            count = min(BLOCK, left)
        elif self._file is not None and self._file.numbers:
            count = self._alike(first, left, self._file)
        else:
            count = min(self._size, self._most, left)
        self._next += count
        known = self._file.known(first, count) if self._file is not None else ()
        return msgspec.structs.replace(self._job, first=first, count=count, known=known)

    def _alike(self, first: int, left: int, file: RowFile) -> int:
        """So many games that are all known or all new."""
        known = file.has(first)
        most = min(MOST_KNOWN if known else min(self._size, self._most), left)
        return next((number - first for number in range(first, first + most) if file.has(number) != known), most)

    def learn(self, part: Part) -> None:
        """From the time one piece took follows the size of those to come; it grows by small steps only."""
        if part.played:
            fitting = part.played * PIECE_SECONDS / max(part.seconds, 1e-6)
            self._size = max(1, min(int(fitting), 4 * part.played))


class Complaints:
    """Failures of bots in the log: the first of each kind of each bot in full, the others by their number."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def tell(self, failures: list[Failure]) -> None:
        """The next failures, in the order of the games."""
        for one in failures:
            self._counts[one.bot, one.kind] += 1
            if self._counts[one.bot, one.kind] == 1:
                LOG.warning("%s; a legal move was made for it", one)

    def sum_up(self) -> None:
        """Whoever failed more than once."""
        for bot in dict.fromkeys(bot for bot, _ in self._counts):
            kinds = {kind: count for (other, kind), count in self._counts.items() if other == bot}
            if sum(kinds.values()) > 1:
                listed = ", ".join(f"{kind} {count}" for kind, count in kinds.items())
                LOG.warning("bots: %s lost %d turns (%s)", bot, sum(kinds.values()), listed)
