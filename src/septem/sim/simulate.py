"""Many games with the same bots: what `septem simulate` does.

The seed of every game comes from the seed of the simulation and the game's number alone, so the same seed gives the
same games and the same statistics with any number of workers, on Ray, in several goes, compiled or plain.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from septem.bots import make_bot
from septem.core import begin
from septem.core.errors import BadOption, shown
from septem.core.game import LARGEST_SEED
from septem.core.interchange import as_data
from septem.core.options import checked_number
from septem.core.room import AnyRoom
from septem.games import room_of
from septem.sim.games import Fixed, Job
from septem.sim.parquet import is_parquet
from septem.sim.referee import Manners
from septem.sim.rows import Head
from septem.sim.run import Totals, run
from septem.sim.statistics import Statistics

MOST_GAMES = 2**32
MOST_WORKERS = 256
BOT_SECONDS = 30.0
LINES = ".jsonl"


class Interrupted(KeyboardInterrupt):
    """Somebody stopped a simulation. `done` sums up the games until then, None if not one was finished.

    They are the first ones: as many games asked for would have given the same figures.
    """

    def __init__(self, done: Statistics | None) -> None:
        super().__init__()
        self.done = done


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
    *,
    out: str | Path | None = None,
    records: str | Path | None = None,
    resume: bool = False,
    accumulate: Sequence[str] = (),
    ray: str | None = None,
    strict: bool = False,
    bot_seconds: float | None = BOT_SECONDS,
) -> Statistics:
    """Play many games and sum them up. One bot plays all seats, or name one for each.

    `lazy` draws random moves by trial instead of listing them: faster, and only for random bots (D-33 says what is
    equally likely). `progress` is told how many games have been finished since the last call. Other bots than random
    ones run in processes of their own when there are several workers, so a script that asks for them needs the usual
    `if __name__ == "__main__"`. `ray` ("auto" or an address) plays on Ray instead.

    `out` (.jsonl or .parquet) gets a row for each game, the folder `records` a record of each; with `resume` the games
    that `out` has already are not played again. `accumulate` names accumulators of your own as `module:Class`.

    A bot that raises something, takes longer than `bot_seconds` or answers with no legal move loses its turn: a legal
    move is made for it, and the log names it. `strict` raises BadBot instead.

    Ctrl-C raises `Interrupted`, which carries the statistics of the games that were finished.
    """
    room = room_of(game) if isinstance(game, str) else game
    first = begin.new(room, players, 0, options or {})
    checked_number("games", games, 1, MOST_GAMES)
    checked_number("seed", seed, 0, LARGEST_SEED)
    checked_number("workers", workers, 1, MOST_WORKERS)
    target = _checked_out(out, resume)
    if records is not None and lazy:
        raise BadOption("records", "are not possible with lazy: moves drawn by trial are not written down")
    named = named_bots(bots, first.players)
    for code in set(named):
        make_bot(code, room)  # an unknown one is refused here, not in a worker
    job = Job(
        head=Head(
            game=room.id,
            rules=room.rules,
            players=first.players,
            options=as_data(first.options),
            seed=seed,
            bots=named,
            lazy=lazy,
        ),
        room=room,
        options=options or {},
        schedule=Fixed(seed, named),
        manners=Manners(strict, checked_seconds(bot_seconds)),
        accumulate=tuple(accumulate),
    )
    totals = Totals(job)
    try:
        folder = None if records is None else Path(records)
        run(job, games, totals, workers, ray, target, folder, resume, progress)
    except KeyboardInterrupt:
        raise Interrupted(_summed_up(totals, interrupted=True) if totals.tally.games else None) from None
    return _summed_up(totals)


def _summed_up(totals: Totals, interrupted: bool = False) -> Statistics:
    own = {one.code: one.result() for one in totals.own}
    return msgspec.structs.replace(totals.tally.result(), interrupted=interrupted, accumulated=own)


def named_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One code for each seat; a single one plays them all."""
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise BadOption("bots", f"{len(bots)} given; name one for all or one for each of {players} seats")
    return tuple(bots)


def _checked_out(out: str | Path | None, resume: bool) -> Path | None:
    if out is None:
        if resume:
            raise BadOption("resume", "needs out, the file to go on with")
        return None
    path = Path(out)
    if path.suffix != LINES and not is_parquet(path):
        raise BadOption("out", f"{shown(str(path))} is not allowed; allowed: names that end in .jsonl or .parquet")
    return path


def checked_seconds(seconds: float | None) -> float | None:
    """The time a bot has for a decision."""
    if seconds is not None and not 0 < seconds < float("inf"):
        raise BadOption("bot_seconds", f"{shown(seconds)} is not allowed; allowed: more than 0, or None for no limit")
    return seconds
