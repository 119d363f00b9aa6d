"""Some games of a run, played and summed up: what a worker does with its piece.

Random games alone are played in compiled batches or, where rows are wanted, one by one in the same way. Bots that all
have the fast door play on the bare state, others at a table (`Game`), which records need as well. The same games come
out of every door.
"""

import time
from array import array
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from septem.core import begin
from septem.core.game import AnyGame, Game
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import COMPILED, State
from septem.search.batch import checksum, digest, game_seed, play_many, play_out
from septem.search.batch_layout import HEAD
from septem.sim.accumulators import Named, named
from septem.sim.alarm import Alarm
from septem.sim.pulse import Asked
from septem.sim.referee import ENDED, SLOW, Failure, Manners, Referee, Spent
from septem.sim.rows import GameRow, Head, Match, cells_of, game_row
from septem.sim.statistics import Tally

RANDOM = frozenset(["random"])
CHOICE = 1
"""The stream of a seed from which the engine draws its random moves."""


class Schedule(Protocol):
    """Who plays which game of a run; it goes to the workers, so it must be picklable."""

    def match(self, number: int) -> Match:
        """Game `number`, counted from 0."""


class Fixed(msgspec.Struct, frozen=True):
    """The same bots in every game, each dealt from the seed of the run and its number: a simulation."""

    seed: int
    bots: tuple[str, ...]

    def match(self, number: int) -> Match:
        """Game `number`."""
        return Match(number, game_seed(self.seed, number), self.bots)


class Job(msgspec.Struct, frozen=True):
    """Games `first` to `first + count - 1` of a run."""

    head: Head
    room: AnyRoom
    options: Mapping[str, Any]
    schedule: Schedule
    manners: Manners = Manners()
    accumulate: tuple[str, ...] = ()
    rows: bool = False
    """Whether rows are to be brought home as lines of JSON."""
    records: bool = False
    first: int = 0
    count: int = 0
    known: tuple[GameRow, ...] = ()
    """Games among them that have been played before."""
    lost: tuple[tuple[Asked, str], ...] = ()
    """Decisions at which a bot is known to end its process, or to block it."""

    def without(self, asked: Asked, stuck: bool) -> "Job":
        """The same games, without asking this again."""
        return msgspec.structs.replace(self, lost=(*self.lost, (asked, SLOW if stuck else ENDED)))

    def __str__(self) -> str:
        return f"games {self.first + 1} to {self.first + self.count}"


class Part(msgspec.Struct, frozen=True):
    """A piece that has been played: figures, rows and records of new games, and how long it took."""

    tally: Tally
    own: list[Named]
    lines: list[bytes]
    records: list[tuple[int, bytes]]
    failures: list[Failure]
    played: int
    """How many games were played, not only read."""
    seconds: float
    spent: dict[str, Spent] = {}
    """Time of each bot."""


def play_piece(job: Job) -> Part:
    """Play a piece."""
    started = time.perf_counter()
    piece = Piece(job)
    if in_batches(job):
        piece.play_batch()
    else:
        with piece.alarm:
            piece.play_all()
    played, seconds = job.count - len(job.known), time.perf_counter() - started
    return Part(piece.tally, piece.own, piece.lines, piece.records, piece.failures, played, seconds, piece.spent)


def in_batches(job: Job) -> bool:
    """Whether these are random games of which only the figures are wanted: compiled code plays them by the thousand."""
    more = job.known or job.accumulate or job.rows or job.records
    return isinstance(job.schedule, Fixed) and RANDOM.issuperset(job.schedule.bots) and not more


def threads_help(bots: Sequence[str]) -> bool:
    """Compiled batches of random games release the interpreter's lock; everything else needs processes."""
    return COMPILED and RANDOM.issuperset(bots)


class Piece:
    """A piece while it is being played."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.tally = Tally(job.head, job.room)
        self.own = named(job.accumulate, job.head)
        self.lines: list[bytes] = []
        self.records: list[tuple[int, bytes]] = []
        self.failures: list[Failure] = []
        self.spent: dict[str, Spent] = defaultdict(Spent)
        self.alarm = Alarm(job.manners.seconds)
        self._table: AnyGame = begin.new(job.room, job.head.players, 0, job.options)
        self._state = self._table.state

    def play_batch(self) -> None:
        """Uniformly random games straight on the engine."""
        job, columns = self.job, len(self.job.room.columns)
        width = job.head.players * (HEAD + columns)
        cells = array("i", bytes(4 * job.count * width))
        play_many(self._state, columns, job.first, job.count, job.head.seed, int(job.head.lazy), cells)
        self.tally.add_cells(cells, job.count, checksum(cells, job.first, job.count, width, job.head.seed))

    def play_all(self) -> None:
        """One game after the other; those that are known are not played again."""
        known = {row.number: row for row in self.job.known}
        lost = dict(self.job.lost)
        for number in range(self.job.first, self.job.first + self.job.count):
            if number in known:
                self.tally.add(known[number])
                self._accumulate(known[number])
            else:
                self._play(self.job.schedule.match(number), lost)

    def _play(self, match: Match, lost: Mapping[Asked, str]) -> None:
        job = self.job
        if RANDOM.issuperset(match.bots):
            state, decisions, failures = *self._at_random(match), [0] * job.head.players
        else:
            referee = Referee(job.room, match, job.manners, self.alarm, lost)
            state, decisions = self._refereed(match, referee)
            failures = referee.counted()
            self.failures += referee.failures
            for bot, spent in referee.spent.items():
                self.spent[bot].add(spent)
        cells = cells_of(job.room, state)
        self.tally.add_cells(cells, 1, digest(match.number, match.seed, cells))
        self.tally.add_failures(failures)
        if job.rows or job.accumulate:
            row = game_row(job.room, match, state, decisions, failures, cells)
            self._accumulate(row)
            if job.rows:
                self.lines.append(msgspec.json.encode(row))

    def _accumulate(self, row: GameRow) -> None:
        for one in self.own:
            one.add(row)

    # ---- doors -----------------------------------------------------------------------------------
    def _at_random(self, match: Match) -> tuple[State, int]:
        """A random game as batches play it; for a record at a table, with the same random numbers."""
        if not self.job.records:
            return self._state, play_out(self._state, match.seed, int(self.job.head.lazy))
        game, rng, made = self._dealt(match.seed), Rng(match.seed, CHOICE), 0
        while to_act := game.to_act:
            codes = game.state.legal_codes(to_act[0])
            game.play(to_act[0], codes[rng.below(len(codes))])
            made += 1
        self._record(match, game)
        return game.state, made

    def _refereed(self, match: Match, referee: Referee) -> tuple[State, int]:
        engines = referee.engines()
        if engines is not None and not self.job.records:
            self._state.begin(match.seed)
            return self._state, referee.play_state(self._state, engines)
        game = self._dealt(match.seed)
        decisions = referee.play_table(game)
        if self.job.records:
            self._record(match, game)
        return game.state, decisions

    def _dealt(self, seed: int) -> AnyGame:
        table = self._table
        state = table.room.deal(table.players, table.options, seed)
        return Game(table.room, table.players, table.options, seed, state)

    def _record(self, match: Match, game: AnyGame) -> None:
        self.records.append((match.number, msgspec.json.encode(game.record(match.bots))))
