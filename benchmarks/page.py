"""How heavy and how quick the page is: `python -m benchmarks.page` measures and keeps results/page.json.

A real browser (`make page browser`) against a server as users run it, both on this machine. `--table` prints what is kept.
"""

import gzip
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load import Times, times
from benchmarks.server import ADDRESS, Server, machine
from septem.server import page
from tests.web.driver import Driver

RESULTS = Path(__file__).parent / "results" / "page.json"
FOLDER = Path(page.__file__).parent / "page"
GAMES = [("duel", 2), ("wonders", 3), ("architects", 3), ("dice", 3)]
TIMES = 5
"""Visits with an empty cache."""


class Found(msgspec.Struct, frozen=True):
    """What was measured."""

    machine: str
    files: dict[str, float]
    """KB of the page that a screen needs, compressed with gzip; those of a table with what the first screen needs."""
    whole: float
    """KB of all files of the page, compressed."""
    decision: dict[str, Times]
    """Milliseconds to the first decision: after a tap on Play now, and of somebody who follows a link to a table."""
    sealed: dict[str, Times]
    """Milliseconds from the tap that decides until the page shows that the server has it."""


def weight(names: set[str]) -> float:
    """KB of files of the page, compressed."""
    return round(sum(len(gzip.compress((FOLDER / name).read_bytes(), 9)) for name in names) / 1000, 1)


def measured() -> Found:
    """A server with nothing else to do, and a browser."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/septem.sqlite", 1)
        driver = Driver(f"{ADDRESS}/", "speed")
        try:
            seen: dict[str, Any] = driver.visit("speed", {"times": TIMES, "games": GAMES})
        finally:
            driver.close()
            server.stop()
    if "error" in seen:
        raise SystemExit(seen["error"])
    files = {name: weight({"index.html", *needed}) for name, needed in seen["files"].items()}
    whole = weight({str(one.relative_to(FOLDER)) for one in FOLDER.rglob("*") if one.is_file()})
    decision = {name: times(found) for name, found in seen["decision"].items()}
    sealed = {name: times(found) for name, found in seen["taps"].items()}
    return Found(machine(), files, whole, decision, sealed)


def table(found: Found) -> str:
    """As Markdown."""
    lines = [f"{found.machine}", "", "| screen | KB, gzip |", "|---|---:|"]
    lines += [f"| {name} | {size:g} |" for name, size in [*found.files.items(), ("everything", found.whole)]]
    lines += ["", "| ms | times | p50 | p95 | most |", "|---|---:|---:|---:|---:|"]
    for name, one in {
        "Play now to the first decision": found.decision["now"],
        "link to the first decision": found.decision["link"],
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
