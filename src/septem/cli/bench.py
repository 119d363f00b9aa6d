"""`septem bench`: the speed of a game's engine, compiled beside plain, with the ratios that matter."""

import subprocess
import sys

import msgspec
from rich.console import Console
from rich.table import Table

import septem
from septem.cli.options import game_options
from septem.cli.output import check_target, write_json
from septem.core.errors import SeptemError
from septem.games import room_of
from septem.sim.bench import Speed, Task
from septem.sim.rooms import environment, path_of

COUNTS = {"wonders": (4,), "duel": (2,), "architects": (2, 4), "dice": (2, 4)}
"""Numbers of players that are measured if none is asked for."""
ROWS = {
    "games/s, full lists, one core": "full",
    "games/s, lazy, one core": "lazy",
    "games/s, one thread, by the clock": "clock1",
    "games/s, two threads, by the clock": "clock2",
    "copy(), ns": "copy_ns",
    "state, bytes": "state_bytes",
}


class Comparison(msgspec.Struct, frozen=True):
    """Both modes of one game side by side; `compiled` is missing where the engine is not compiled."""

    game: str
    players: int
    options: dict[str, object]
    version: str
    compiled: Speed | None
    plain: Speed
    ratios: dict[str, float]


def run_bench(game_id: str, players: int | None, words: list[str], json: str | None, seconds: float) -> None:
    """Measure and show."""
    game = room_of(game_id)
    options = game_options(game, words)
    check_target(json)
    counts = COUNTS.get(game_id, (game.usual,)) if players is None else (players,)
    tasks = [Task(path_of(game), count, options, seconds) for count in counts]
    for task in tasks:
        game.new(task.players, 0, **options)
    console = Console(stderr=True)
    found = []
    for task in tasks:
        with console.status(f"measuring {game_id}, {task.players} players"):
            found.append(compare(game_id, task))
    if json != "-":
        for comparison in found:
            show(comparison)
    if json is not None:
        write_json(json, found)


def compare(game_id: str, task: Task) -> Comparison:
    """Measure each mode in a process of its own."""
    first = measured(task, plain=False)
    compiled = first if first.mode == "compiled" else None
    plain = measured(task, plain=True) if compiled else first
    return Comparison(game_id, task.players, task.options, septem.__version__, compiled, plain, ratios(compiled, plain))


def measured(task: Task, plain: bool) -> Speed:
    """The figures of one mode."""
    command = [sys.executable, "-m", "septem.sim.bench", msgspec.json.encode(task).decode()]
    done = subprocess.run(command, env=environment(plain), capture_output=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        raise SeptemError(f"bench: the measurement failed ({lines[-1] if lines else done.returncode})")
    return msgspec.json.decode(done.stdout, type=Speed)


def ratios(compiled: Speed | None, plain: Speed) -> dict[str, float]:
    """What compiling, lazy drawing and a second thread bring."""
    best = compiled or plain
    found = {"lazy/full": best.lazy / best.full}
    if compiled is not None:
        found["compiled/plain"] = compiled.full / plain.full
    if best.clock1 and best.clock2:
        found["threads2/threads1"] = best.clock2 / best.clock1
    return {name: round(ratio, 2) for name, ratio in sorted(found.items())}


def show(comparison: Comparison) -> None:
    """The figures for people."""
    console = Console(highlight=False)
    console.print(f"{comparison.game}, {comparison.players} players, random games")
    modes = [speed for speed in (comparison.compiled, comparison.plain) if speed is not None]
    table = Table()
    table.add_column("measured")
    for speed in modes:
        table.add_column(speed.mode, justify="right")
    for title, field in ROWS.items():
        cells = [getattr(speed, field) for speed in modes]
        if any(cell is not None for cell in cells):
            table.add_row(title, *("" if cell is None else f"{cell:,.0f}" for cell in cells))
    console.print(table)
    console.print(", ".join(f"{name} {ratio:.2f}" for name, ratio in comparison.ratios.items()))
