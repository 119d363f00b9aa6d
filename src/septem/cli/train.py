"""`septem train`: learned values of a game, with a progress bar on the error output and a table of the rounds."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from septem.cli.options import player_counts
from septem.cli.output import say_if_plain
from septem.games import room_of
from septem.sim.train import train
from septem.sim.train_curve import Match, Round
from septem.sim.train_folder import rounds_in
from septem.sim.workers import shield_helpers


def run_training(
    game_id: str,
    out: Path,
    players: str | None,
    rounds: int | None,
    games: int | None,
    iterations: int | None,
    seed: int,
    deals: int,
    workers: int | None,
    ray: str | None,
    resume: bool,
    start: Path | None,
) -> None:
    """Train, and show the rounds, also when somebody stops it."""
    room = room_of(game_id)
    counts = player_counts(players, room) if players is not None else ()
    say_if_plain()
    crew = (os.cpu_count() or 1) if workers is None else workers
    if crew > 1 and ray is None:
        shield_helpers()
    try:
        with _progress() as progress:
            bar = Bar(progress)
            train(room, out, tuple(counts), rounds, games, iterations, seed, deals, crew, ray, resume, bar.move, start)
    except KeyboardInterrupt:
        done = rounds_in(out)
        kept = f"; the values of round {done[-1].number} are in {out}, --resume goes on" if done else ""
        print(f"septem: interrupted after {len(done)} rounds{kept}", file=sys.stderr)
        show(done)
        raise
    show(rounds_in(out))
    print(f"The values are in {out / 'values.json'}, the curve is in {out / 'curve.svg'}.")


class Bar:
    """A progress bar whose words change."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._what = ""
        self._task = TaskID(0)

    def move(self, what: str, done: int, total: int) -> None:
        """So much of something is done."""
        if what != self._what:
            if self._what:
                self._progress.remove_task(self._task)
            self._what = what
            self._task = self._progress.add_task(what, total=total)
        self._progress.update(self._task, completed=done)


def _progress() -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show(rounds: tuple[Round, ...]) -> None:
    """One row a round."""
    table = Table()
    table.add_column("round")
    for heading in ("games", "positions", "loss", "endings", "matches", "seconds"):
        table.add_column(heading, justify="left" if heading in ("endings", "matches") else "right")
    for one in rounds:
        positions = sum(one.positions)
        loss = sum(many * lost for many, lost in zip(one.positions, one.losses, strict=True)) / max(positions, 1)
        endings = ", ".join(f"{name} {count / one.games:.0%}" for name, count in one.endings.items())
        matches = "\n".join(_shown(match) for match in one.matches)
        row = (
            str(one.number),
            f"{one.games:,}",
            f"{positions:,}",
            f"{loss:.4f}",
            endings,
            matches,
            f"{one.seconds:.0f}",
        )
        table.add_row(*row)
    Console().print(table)


def _shown(match: Match) -> str:
    outcome = match.outcome
    par = "" if match.players == 2 else f" (par {outcome.par:.0%})"
    return f"v {match.against}, {match.players} players: {outcome.share:.1%} ±{outcome.within:.1%}{par}"
