"""`septem tournament`: bots against each other, with a progress bar on the error output and tables as the result."""

import os
import sys
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from septem.cli.games import name_of
from septem.cli.options import bot_list, game_options
from septem.cli.output import check_target, say_if_plain, write_json
from septem.cli.simulate import logged, progress_bar
from septem.core.errors import BadOption
from septem.core.room import AnyRoom
from septem.games import room_of
from septem.sim.intervals import Share
from septem.sim.pairing import KINDS
from septem.sim.ratings import Rating
from septem.sim.rows import Tables
from septem.sim.standings import Pair
from septem.sim.tournament import Interrupted, Tournament, tournament
from septem.sim.workers import shield_helpers

SURE, FAIR = "95 %", "fair"
"""Headings: intervals, and how many equal shares of the victories a bot has."""


def run_tournament(
    game_id: str,
    players: int | None,
    bots: str,
    deals: int,
    seed: int,
    words: list[str],
    tables: str,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    resume: bool,
    json: str | None,
    strict: bool,
    bot_seconds: float | None,
    progress: bool,
) -> None:
    """Play it and show what it found."""
    room = room_of(game_id)
    options = game_options(room, words)
    check_target(json)
    say_if_plain()
    crew = (os.cpu_count() or 1) if workers is None else workers
    if crew > 1 and ray is None:
        shield_helpers()
    found, stopped = None, None
    try:
        with progress_bar(progress) as bar, logged():
            task = bar.add_task(game_id, total=None)
            found = tournament(
                room,
                bot_list(bots),
                players,
                options,
                deals,
                seed,
                tables=_tables(tables),
                workers=crew,
                ray=ray,
                out=out,
                resume=resume,
                strict=strict,
                bot_seconds=bot_seconds,
                progress=lambda done, games: bar.update(task, advance=done, total=games),
            )
    except Interrupted as stop:
        found, stopped = stop.done, stop
        done = 0 if found is None else found.games
        print(f"septem: interrupted after {done:,} games{_go_on(out)}", file=sys.stderr)
    if found is not None and json != "-":
        show(room, found)
    if found is not None and json is not None:
        write_json(json, found)
    if stopped is not None:
        raise stopped


def _tables(text: str) -> Tables:
    for kind in KINDS:
        if kind == text:
            return kind
    raise BadOption("tables", f"{text!r} is not known; known: {', '.join(KINDS)}")


def _go_on(out: Path | None) -> str:
    return "" if out is None else f"; --resume goes on with {out}"


# ---- tables --------------------------------------------------------------------------------------
def show(room: AnyRoom, found: Tournament) -> None:
    """The result as tables."""
    console = Console()
    console.rule(f"{name_of(room)}, {found.players} players")
    first = "interrupted, only " if found.interrupted else ""
    options = "".join(f", {name}={_shown(value)}" for name, value in found.options.items())
    games = f"{first}{found.games:,} games on {found.deals:,} deals"
    console.print(f"{games}, seed {found.seed}, {found.rules}{options}", markup=False)
    console.print(standings_table(found))
    console.print(pairs_table(found))
    if found.players > 2:
        console.print(f"{FAIR}: victories against an equal share, which is 1.00")
    console.print(f"checksum {found.checksum}")


def standings_table(found: Tournament) -> Table:
    """Every bot."""
    more = found.players > 2
    table = _table("bot", "rating", SURE, "wins", SURE, *([FAIR] if more else []), "points", "ms/move")
    for one in found.standings:
        thinking = found.thinking.get(one.bot)
        table.add_row(
            one.bot,
            f"{one.rating.rating:.0f}",
            _rating_interval(one.rating),
            f"{one.wins.share:.1%}",
            _interval(one.wins),
            *([f"{one.fair_shares:.2f}"] if more else []),
            f"{one.points:.1f}",
            "" if thinking is None else _ms(thinking.ms),
        )
    return table


def pairs_table(found: Tournament) -> Table:
    """Every pair; with two seats the stronger one first and only once."""
    more = found.players > 2
    order = [one.bot for one in found.standings]
    alone = found.tables == "pairs" and more
    table = _table(
        "bot alone" if alone else "bot", "against", "games", "wins", SURE, *([FAIR] if more else []), "points"
    )
    for one in sorted(found.pairs, key=lambda one: (order.index(one.bot), order.index(one.other))):
        if more or order.index(one.bot) < order.index(one.other):
            table.add_row(*_pair_cells(one, more))
    table.columns[1].justify = "left"
    return table


def _pair_cells(one: Pair, more: bool) -> list[str]:
    return [
        one.bot,
        one.other,
        f"{one.games:,}",
        f"{one.wins.share:.1%}",
        _interval(one.wins),
        *([f"{one.fair_shares:.2f}"] if more else []),
        f"{one.points:.1f} : {one.other_points:.1f}",
    ]


def _interval(share: Share) -> str:
    return f"{100 * share.low:.1f}-{100 * share.high:.1f}"


def _rating_interval(rating: Rating) -> str:
    if rating.low is None or rating.high is None:
        return "?"
    return "fixed" if rating.low == rating.high else f"{rating.low:.0f}-{rating.high:.0f}"


def _ms(ms: float) -> str:
    return f"{ms:.0f}" if ms >= 10 else f"{ms:.2g}" if ms >= 0.1 else f"{ms:.3f}"


def _shown(value: object) -> object:
    """The value of an option; a table of data by its id."""
    return value["id"] if isinstance(value, dict) and "id" in value else value


def _table(first: str, *headings: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(first, min_width=12)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table
