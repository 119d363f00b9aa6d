"""`septem bench`: the speed of a game's engine, or what a decision costs; compiled beside plain."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table

import septem
from septem.cli.options import game_options
from septem.cli.output import check_target, write_json
from septem.core import begin
from septem.core.errors import SeptemError
from septem.games import room_of
from septem.sim.bench import Speed, Task
from septem.sim.decision_cost import CALLS, DecisionCost
from septem.sim.room_paths import environment, path_of
from septem.sim.search_bench import SearchSpeed, measure_all

T = TypeVar("T", Speed, DecisionCost)
COUNTS = {"wonders": (4,), "duel": (2,), "architects": (2, 4), "dice": (2, 4)}
"""Numbers of players that are measured if none is asked for."""
SEARCH = "search"
"""Instead of a game: the search, in all of them."""
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
    options: dict[str, Any]
    version: str
    compiled: Speed | None
    plain: Speed
    ratios: dict[str, float]


class CostComparison(msgspec.Struct, frozen=True):
    """The same of what one decision through the facade costs."""

    game: str
    players: int
    options: dict[str, Any]
    version: str
    compiled: DecisionCost | None
    plain: DecisionCost


def run_bench(
    game_id: str, players: int | None, words: list[str], json: str | None, seconds: float, facade: bool
) -> None:
    """Measure and show."""
    if game_id == SEARCH:
        run_search_bench(json, seconds)
        return
    room = room_of(game_id)
    options = game_options(room, words)
    check_target(json)
    counts = COUNTS.get(game_id, (room.usual,)) if players is None else (players,)
    tasks = [Task(path_of(room), count, options, seconds) for count in counts]
    for task in tasks:
        begin.new(room, task.players, 0, options)
    work: Callable[[str, Task], Any] = compare_costs if facade else compare
    console = Console(stderr=True)
    found = []
    for task in tasks:
        with console.status(f"measuring {game_id}, {task.players} players"):
            found.append(work(game_id, task))
    if json != "-":
        for comparison in found:
            (show_costs if facade else show)(comparison)
    if json is not None:
        write_json(json, found)


def compare(game_id: str, task: Task) -> Comparison:
    """The speed of the engine in both modes."""
    compiled, plain = both_modes("septem.sim.bench", Speed, task)
    return Comparison(game_id, task.players, task.options, septem.__version__, compiled, plain, ratios(compiled, plain))


def compare_costs(game_id: str, task: Task) -> CostComparison:
    """What a decision costs in both modes."""
    compiled, plain = both_modes("septem.sim.decision_cost", DecisionCost, task)
    return CostComparison(game_id, task.players, task.options, septem.__version__, compiled, plain)


def both_modes(module: str, kind: type[T], task: Task) -> tuple[T | None, T]:
    """Measure each mode in a process of its own."""
    first = measured(module, kind, task, plain=False)
    if first.mode == "plain":
        return None, first
    return first, measured(module, kind, task, plain=True)


def measured(module: str, kind: type[T], task: Task, plain: bool) -> T:
    """The figures of one mode."""
    command = [sys.executable, "-m", module, msgspec.json.encode(task).decode()]
    done = subprocess.run(command, env=environment(plain), capture_output=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        raise SeptemError(f"bench: the measurement failed ({lines[-1] if lines else done.returncode})")
    return msgspec.json.decode(done.stdout, type=kind)


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


def show_costs(comparison: CostComparison) -> None:
    """What a decision costs, for people."""
    console = Console(highlight=False)
    console.print(f"{comparison.game}, {comparison.players} players, one decision through the facade, CPU ms")
    modes = [cost for cost in (comparison.compiled, comparison.plain) if cost is not None]
    table = Table()
    table.add_column("call")
    for cost in modes:
        table.add_column(cost.mode, justify="right")
    for call in CALLS:
        table.add_row(call, *(f"{getattr(cost, call):.3f}" for cost in modes))
    table.add_section()
    table.add_row("together", *(f"{cost.total:.3f}" for cost in modes))
    console.print(table)


def run_search_bench(json: str | None, seconds: float) -> None:
    """The speed of the search in every game."""
    check_target(json)
    with Console(stderr=True).status("measuring the search"):
        found = measure_all(seconds)
    if json != "-":
        show_searches(found)
    if json is not None:
        write_json(json, found)


def show_searches(found: list[SearchSpeed]) -> None:
    """Iterations a second, for people."""
    table = Table(title=f"search, iterations/s ({found[0].mode})")
    for title in ("table", "by", "core", "1 thread", "2 threads", "ratio", "game"):
        table.add_column(title, justify="left" if title in ("table", "by") else "right")
    for one in found:
        figures = (f"{figure:,.0f}" for figure in (one.cpu, one.clock1, one.clock2))
        ratio, whole = f"{one.clock2 / one.clock1:.2f}", f"{one.whole:,.0f}"
        table.add_row(f"{one.game} {one.players}", one.form, *figures, ratio, whole)
    console = Console(highlight=False)
    console.print(table)
    memory = max(one.memory for one in found) / 1e6
    console.print(f"game: over all decisions of a whole one; memory of a thread: at most {memory:.0f} MB")
