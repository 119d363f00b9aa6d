"""`septem simulate`: many games, with a progress bar on the error output and tables or JSON as the result."""

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from septem.cli.options import Given, bot_list, option_lists, player_counts
from septem.cli.output import check_target, say_if_plain, write_json
from septem.core import begin
from septem.core.errors import BadOption
from septem.core.room import AnyRoom
from septem.core.texts import Texts
from septem.games import room_of
from septem.sim import Group, Interrupted, Statistics, simulate
from septem.sim.games import threads_help
from septem.sim.workers import shield_helpers

Kind = tuple[int, Given]


class Wanted(NamedTuple):
    """What is to be done with the games besides summing them up, and how bots are treated."""

    out: Path | None = None
    records: Path | None = None
    resume: bool = False
    accumulate: tuple[str, ...] = ()
    ray: str | None = None
    strict: bool = False
    bot_seconds: float | None = None

    def files(self) -> list[str]:
        """The options that name files."""
        return [name for name, given in (("out", self.out), ("records", self.records)) if given is not None]


def run_simulations(
    game_id: str,
    players: str | None,
    games: int,
    bots: str,
    seed: int,
    words: list[str],
    workers: int | None,
    lazy: bool,
    json: str | None,
    wanted: Wanted,
    progress: bool = True,
) -> None:
    """Simulate every combination of players and options that the game allows."""
    room = room_of(game_id)
    counts, options_given = player_counts(players, room), option_lists(room, words)
    check_target(json)
    say_if_plain()
    crew = (os.cpu_count() or 1) if workers is None else workers
    if crew > 1 and not (threads_help(bot_list(bots)) and not wanted.files() and not wanted.accumulate):
        shield_helpers()
    kinds = possible(room, [(count, options) for options in options_given for count in counts])
    for name in wanted.files()[: len(kinds) - 1]:
        raise BadOption(name, f"takes games of one kind; {len(kinds)} kinds are asked for")
    found: list[Statistics] = []
    stopped = None
    try:
        with progress_bar(progress) as bar, logged():
            task = bar.add_task(game_id, total=games * len(kinds))
            for count, options in kinds:
                found.append(
                    simulate(
                        room,
                        count,
                        options,
                        games,
                        seed,
                        bot_list(bots),
                        crew,
                        lazy,
                        progress=lambda done: bar.advance(task, done),
                        **wanted._asdict(),
                    )
                )
    except KeyboardInterrupt as stop:
        stopped = stop
        found += _finished(stop)
        done = sum(statistics.games for statistics in found)
        print(f"septem: interrupted after {done:,} of {games * len(kinds):,} games", file=sys.stderr)
    if json != "-":
        show(room, found)
    if json is not None:
        write_json(json, found)
    if stopped is not None:
        raise stopped


@contextmanager
def logged() -> Iterator[None]:
    """What the house has to say while games are played goes to the error output, one line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("septem: %(message)s"))
    log = logging.getLogger("septem")
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)


def _finished(stop: KeyboardInterrupt) -> list[Statistics]:
    """What an interruption leaves of the simulation it struck."""
    return [stop.done] if isinstance(stop, Interrupted) and stop.done is not None else []


def possible(room: AnyRoom, kinds: list[Kind]) -> list[Kind]:
    """Leave out, and name, combinations the game does not allow; if none is left, that is an error."""
    allowed = []
    refused: list[BadOption] = []
    for count, options in kinds:
        try:
            begin.new(room, count, 0, options)
            allowed.append((count, options))
        except BadOption as problem:
            refused.append(problem)
    if not allowed:
        raise refused[0]
    for left_out in refused:
        Console(stderr=True).print(f"left out: {left_out}", markup=False, highlight=False)
    return allowed


def progress_bar(wanted: bool) -> Progress:
    """A bar with the time left, on a terminal only."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not (wanted and console.is_terminal),
    )


def show(room: AnyRoom, found: list[Statistics]) -> None:
    """The statistics as tables."""
    console = Console()
    for statistics in found:
        options = "".join(f", {name}={_shown(value)}" for name, value in statistics.options.items())
        console.rule(f"{statistics.game}, {statistics.players} players")
        first = "interrupted, only the first " if statistics.interrupted else ""
        games = f"{first}{statistics.games:,} games"
        console.print(f"{games}, seed {statistics.seed}, {statistics.rules}{options}", markup=False)
        console.print(figures_table(room, statistics))
        console.print(seats_table(statistics))
        for name, groups in statistics.labels.items():
            console.print(label_table(room, statistics, name, groups))
        for name, own in statistics.accumulated.items():
            console.print(f"{name}: {msgspec.json.encode(own).decode()}", markup=False, soft_wrap=True)
        console.print(f"checksum {statistics.checksum}", markup=False, highlight=False)


def _shown(value: object) -> object:
    """The value of an option; a table of data by its id."""
    return value["id"] if isinstance(value, dict) and "id" in value else value


def _texts(room: AnyRoom, statistics: Statistics) -> Texts:
    """The texts of the table that was simulated."""
    return room.texts("en", begin.room_options(room, statistics.players, statistics.options))


def figures_table(room: AnyRoom, statistics: Statistics) -> Table:
    """Every column over all seats, and what it took to win."""
    said = _texts(room, statistics)
    table = _table("figure", "mean", "spread", "least", "most")
    for name, figure in statistics.columns.items():
        shown = said.say(f"category-{name}") if said.has(f"category-{name}") else name
        table.add_row(shown, f"{figure.mean:.2f}", f"{figure.spread:.2f}", str(figure.least), str(figure.most))
    table.add_row("points of winners", f"{statistics.places[0].points:.2f}", "", "", "")
    return table


def seats_table(statistics: Statistics) -> Table:
    """Who won, by seat."""
    failed = any(statistics.failures)
    table = _table("seat", "bot", "wins", "points", *(["turns lost"] if failed else []))
    for number, (bot, seat) in enumerate(zip(statistics.bots, statistics.seats, strict=True), 1):
        lost = [str(statistics.failures[number - 1])] if failed else []
        table.add_row(str(number), bot, f"{seat.wins:.1%}", f"{seat.points:.2f}", *lost)
    return table


def label_table(room: AnyRoom, statistics: Statistics, name: str, groups: dict[str, Group]) -> Table:
    """How often each value of a column came up, and how it fared."""
    said = _texts(room, statistics)
    table = _table(name, "share", "wins", "points")
    for item, group in groups.items():
        if group.share:
            table.add_row(said.name(name, item), f"{group.share:.1%}", f"{group.wins:.1%}", f"{group.points:.2f}")
    return table


def _table(first: str, *headings: str) -> Table:
    table = Table()
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table
