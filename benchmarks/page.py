"""How heavy and how quick the page is: `python -m benchmarks.page` measures and keeps results/page.json.

A real browser (`make page browser`) against a server as users run it, both on this machine.
`--table` prints what is kept.
"""

import gzip
import os
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from tests.web.driver import Driver

from benchmarks.load import Times, times
from benchmarks.server import ADDRESS, Server, machine
from septem.server import page

RESULTS = Path(__file__).parent / "results" / "page.json"
FOLDER = Path(page.__file__).parent / "page"
TABLES: dict[str, dict[str, Any]] = {
    "wonders, 3 players": {"game": "wonders", "players": 3},
    "wonders, 7 players": {"game": "wonders", "players": 7},
    "wonders, Free City": {"game": "wonders", "players": 2, "options": {"edition": 1}},
    "duel": {"game": "duel", "players": 2},
    "architects, 3 players": {"game": "architects", "players": 3},
    "dice, 3 players": {"game": "dice", "players": 3},
}
GAMES_EACH = 2
"""Whole games of each kind, played by taps."""
TILES = 5
VISITS_EACH = 2
"""Visits with an empty cache to the table of each tile of the first screen."""
WAYS = {
    "home": "address to the first screen",
    "now": "Play now to the first decision",
    "link": "link to the first decision",
    "slow": "link to the first decision, slow phone",
}
"""Slow phone: 1.6 Mbit/s, 150 ms there and back, a quarter of the processor."""


class Found(msgspec.Struct, frozen=True):
    """What was measured."""

    machine: str
    day: str
    busy: float
    """How many processes wanted to run meanwhile (load average over a minute, those of the measurement included)."""
    files: dict[str, float]
    """KB of the page that a screen needs, compressed with gzip; those of a table with what the first screen needs."""
    whole: float
    """KB of all files of the page, compressed."""
    ways: dict[str, Times]
    """Milliseconds to what somebody wants to see, with nothing in the cache, by way."""
    sealed: dict[str, Times]
    """Milliseconds from the tap that decides until the page shows that the server has it."""


def weight(names: set[str]) -> float:
    """KB of files of the page, compressed."""
    return round(sum(len(gzip.compress((FOLDER / name).read_bytes(), 9)) for name in names) / 1000, 1)


def seen_by(driver: Driver, what: str, asked: dict[str, Any]) -> dict[str, Any]:
    """What a scene tells; it ends here if it went wrong."""
    seen = driver.visit(what, asked)
    wrong = seen.get("error") or seen["faults"]
    if wrong:
        raise SystemExit(f"{what} {asked}: {wrong}")
    return seen


def measured() -> Found:
    """A server with nothing else to do, and a browser."""
    files: dict[str, set[str]] = {}
    ways: dict[str, list[float]] = {way: [] for way in WAYS}
    sealed: dict[str, list[float]] = {name: [] for name in TABLES}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/septem.sqlite", 1)
        driver = Driver(f"{ADDRESS}/", "speed")
        try:
            for tile in [*range(TILES)] * VISITS_EACH:
                seen = seen_by(driver, "firstDecision", {"tile": tile})
                files.setdefault("first screen", set(seen["files"]))
                for way, found in ways.items():
                    found.append(seen[way])
            for name, table in TABLES.items():
                for seed in range(GAMES_EACH):
                    seen = seen_by(driver, "taps", {**table, "seed": seed + 7})
                    files.setdefault(f"table of {table['game']}", set(seen["files"]))
                    sealed[name] += seen["taps"]
        finally:
            driver.close()
            server.stop()
    return Found(
        machine=machine(),
        day=time.strftime("%Y-%m-%d"),
        busy=round(os.getloadavg()[0], 1),
        files={name: weight({"index.html", *needed}) for name, needed in files.items()},
        whole=weight({str(one.relative_to(FOLDER)) for one in FOLDER.rglob("*") if one.is_file()}),
        ways={way: times(found) for way, found in ways.items()},
        sealed={name: times(found) for name, found in sealed.items()},
    )


def table(found: Found) -> str:
    """As Markdown."""
    lines = [f"{found.machine}, {found.day}, load {found.busy:g}", "", "| files | KB, gzip |", "|---|---:|"]
    lines += [f"| {name} | {size:g} |" for name, size in [*found.files.items(), ("everything", found.whole)]]
    lines += ["", "| ms | times | p50 | p95 | most |", "|---|---:|---:|---:|---:|"]
    for name, one in {
        **{WAYS[way]: part for way, part in found.ways.items()},
        **{f"tap to sealed, {game}": part for game, part in found.sealed.items()},
    }.items():
        lines.append(f"| {name} | {one.count} | {one.p50:g} | {one.p95:g} | {one.most:g} |")
    return "\n".join(lines)


def main() -> None:
    """Measure and keep."""
    words = ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    words.add_argument("--table", action="store_true", help="print what is kept")
    if not words.parse_args().table:
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(measured()), indent=1) + b"\n")
    print(table(msgspec.json.decode(RESULTS.read_bytes(), type=Found)))


if __name__ == "__main__":
    main()
