"""Tournaments: bots play each other on the same deals in every seat, and are rated by it.

The same seed gives the same games with any number of workers, on Ray and in several goes; only the time that the bots
take differs.
"""

import csv
import io
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from septem.bots import make_bot
from septem.core import begin
from septem.core.errors import BadOption
from septem.core.game import LARGEST_SEED
from septem.core.interchange import as_data
from septem.core.options import checked_number
from septem.core.room import AnyRoom
from septem.games import room_of
from septem.sim.files import write_whole
from septem.sim.games import Job
from septem.sim.intervals import Share
from septem.sim.pairing import RoundRobin
from septem.sim.referee import Manners, Spent
from septem.sim.results import read_results
from septem.sim.rows import DIGEST_MASK, GameRow, Head, Tables, written
from septem.sim.run import Totals, run
from septem.sim.simulate import BOT_SECONDS, MOST_GAMES, MOST_WORKERS, checked_seconds
from septem.sim.standings import Pair, Standing, pairs, played, standings

KIND = "tournament"
ROWS, SUMMARY, STANDINGS, PAIRS = "games.jsonl", "tournament.json", "standings.csv", "pairs.csv"
"""Files of a tournament's folder: a row for each game, and the result, once complete and twice as a table."""


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thought, by the clock. It differs from run to run and machine to machine."""

    decisions: int
    seconds: float

    @property
    def ms(self) -> float:
        """Milliseconds a decision."""
        return 1e3 * self.seconds / self.decisions


class Tournament(msgspec.Struct, frozen=True):
    """What a tournament found."""

    game: str
    rules: str
    players: int
    options: dict[str, Any]
    """As they are written down, complete."""
    seed: int
    bots: tuple[str, ...]
    tables: Tables
    deals: int
    """On which at least one game was played."""
    games: int
    standings: list[Standing]
    pairs: list[Pair]
    failures: dict[str, int]
    """Turns that bots lost because they broke down, took too long or chose no legal move."""
    checksum: str
    """Of all games; the same games have the same, in whatever order and wherever they were played."""
    thinking: dict[str, Thinking]
    interrupted: bool = False
    """Whether more games were asked for than these."""


class Interrupted(KeyboardInterrupt):
    """Somebody stopped a tournament. `done` is what the games until then say, None if not one was finished."""

    def __init__(self, done: Tournament | None) -> None:
        super().__init__()
        self.done = done


def tournament(
    game: str | AnyRoom,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    deals: int = 100,
    seed: int = 0,
    *,
    tables: Tables = "pairs",
    workers: int = 1,
    ray: str | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    strict: bool = False,
    bot_seconds: float | None = BOT_SECONDS,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Let bots play each other and rate them. Every deal is played by every pair of bots in every seat.

    `tables` says who sits together: `pairs` is one bot against the rest, each in turn, `first` the first bot against
    tables of each other one, and `mixed`, with more than two seats, as many different bots as fit.
    `pairing.py` and docs/tournaments.md say more.

    The folder `out` gets a row for each game and the result; with `resume` its games are not played again, and more
    deals may be asked for. `progress` is told the games finished since the last call, and those of the tournament.
    Several workers are processes of their own: a script needs the usual `if __name__ == "__main__"`.
    A bot that fails loses its turn, as in `simulate`. Ctrl-C raises `Interrupted`, which carries the result so far.
    """
    room = room_of(game) if isinstance(game, str) else game
    first = begin.new(room, players, 0, options or {})
    checked_number("deals", deals, 1, MOST_GAMES)
    checked_number("seed", seed, 0, LARGEST_SEED)
    checked_number("workers", workers, 1, MOST_WORKERS)
    schedule = RoundRobin(tuple(bots), first.players, deals, seed, tables)
    checked_number("deals", deals, 1, MOST_GAMES // schedule.per_deal)
    for code in schedule.bots:
        make_bot(code, room)  # an unknown one is refused here, not in a worker
    if resume and out is None:
        raise BadOption("resume", "needs out, the folder to go on with")
    job = Job(
        head=Head(
            kind=KIND,
            game=room.id,
            rules=room.rules,
            players=first.players,
            options=as_data(first.options),
            seed=seed,
            bots=schedule.bots,
            tables=tables,
        ),
        room=room,
        options=options or {},
        schedule=schedule,
        manners=Manners(strict, checked_seconds(bot_seconds)),
    )
    games = len(schedule)

    def advance(done: int) -> None:
        if progress is not None:
            progress(done, games)

    with tempfile.TemporaryDirectory(prefix="septem-") as spare:
        folder = Path(spare if out is None else out)
        folder.mkdir(parents=True, exist_ok=True)
        totals, earlier = Totals(job), _earlier(folder) if resume else {}
        try:
            run(job, games, totals, workers, ray, folder / ROWS, None, resume, advance)
        except KeyboardInterrupt:
            thinking = _together(earlier, totals.spent)
            raise Interrupted(_summed_up(folder, job, games, thinking, interrupted=True)) from None
        found = _summed_up(folder, job, games, _together(earlier, totals.spent))
        if found is None:
            raise AssertionError("a tournament has at least one game")
        return found


def _summed_up(
    folder: Path, job: Job, games: int, thinking: dict[str, Thinking], interrupted: bool = False
) -> Tournament | None:
    """What the games in the folder say, written beside them; None if there are none."""
    if not (folder / ROWS).exists():
        return None
    rows = [row for row in read_results(folder / ROWS)[1] if row.number < games]
    if not rows:
        return None
    found = summed_up(job.head, rows, thinking, interrupted)
    write_whole(folder / STANDINGS, as_csv(standing_lines(found)))
    write_whole(folder / PAIRS, as_csv(pair_lines(found)))
    write_whole(folder / SUMMARY, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    return found


def summed_up(
    head: Head, rows: Sequence[GameRow], thinking: dict[str, Thinking], interrupted: bool = False
) -> Tournament:
    """What the rows of a tournament say."""
    games, tables = played(head, rows), head.tables or "pairs"
    failures: Counter[str] = Counter()
    for row in rows:
        for seat in row.seats:
            failures[seat.bot] += seat.failures
    return Tournament(
        game=head.game,
        rules=head.rules,
        players=head.players,
        options=head.options,
        seed=head.seed,
        bots=head.bots,
        tables=tables,
        deals=len({game.deal for game in games}),
        games=len(games),
        standings=standings(games, head.bots),
        pairs=pairs(games, head.bots, tables),
        failures=dict(+failures),
        checksum=written(sum(int(row.digest, 16) for row in rows) & DIGEST_MASK),
        thinking=thinking,
        interrupted=interrupted,
    )


# ---- time ----------------------------------------------------------------------------------------
def _earlier(folder: Path) -> dict[str, Thinking]:
    """The time that an earlier go has noted."""
    path = folder / SUMMARY
    try:
        return msgspec.json.decode(path.read_bytes(), type=Tournament).thinking
    except (OSError, msgspec.DecodeError):  # it was killed before its end: the time is lost, the games are not
        return {}


def _together(earlier: Mapping[str, Thinking], spent: Mapping[str, Spent]) -> dict[str, Thinking]:
    found = dict(earlier)
    for bot, more in spent.items():
        before = found.get(bot, Thinking(0, 0.0))
        found[bot] = Thinking(before.decisions + more.decisions, before.seconds + more.seconds)
    return found


# ---- tables --------------------------------------------------------------------------------------
Line = dict[str, str | int | float | None]


def standing_lines(found: Tournament) -> list[Line]:
    """The standings as a table: one line a bot, the best first."""
    return [
        {
            "bot": one.bot,
            "rating": one.rating.rating,
            "rating_low": one.rating.low,
            "rating_high": one.rating.high,
            "seats": one.seats,
            **_share(one.wins, one.fair_shares),
            "points": one.points,
            "failures": found.failures.get(one.bot, 0),
            "ms": found.thinking[one.bot].ms if one.bot in found.thinking else None,
        }
        for one in found.standings
    ]


def pair_lines(found: Tournament) -> list[Line]:
    """The pairs as a table."""
    return [
        {
            "bot": one.bot,
            "other": one.other,
            "games": one.games,
            **_share(one.wins, one.fair_shares),
            "ahead": one.ahead,
            "points": one.points,
            "other_points": one.other_points,
        }
        for one in found.pairs
    ]


def _share(wins: Share, fair_shares: float) -> Line:
    return {"wins": wins.share, "wins_low": wins.low, "wins_high": wins.high, "fair_shares": fair_shares}


def as_csv(lines: Sequence[Line]) -> bytes:
    """A table with its headings, figures with six digits."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(lines[0] if lines else [])
    writer.writerows([_cell(value) for value in line.values()] for line in lines)
    return text.getvalue().encode()


def _cell(value: str | int | float | None) -> str | int | None:
    return f"{value:.6g}" if isinstance(value, float) else value
