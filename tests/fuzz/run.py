"""Parts and how they are run: each in a Python of its own, so that a crash is a report and not the end."""

from __future__ import annotations

import faulthandler
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol

from septem.sim.room_paths import environment
from tests.fuzz import ring

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


class Part(Protocol):
    """What `Fuzz` of a part offers."""

    def __init__(self, rng: random.Random) -> None: ...

    def call(self) -> str:
        """Make one random call and describe it."""
        ...


def parts() -> list[str]:
    """Modules of this folder that define Fuzz."""
    names = sorted(path.stem for path in HERE.glob("*.py") if not path.stem.startswith(("_", "test_")))
    return [name for name in names if hasattr(import_module(f"tests.fuzz.{name}"), "Fuzz")]


def make_calls(part: str, calls: int, seed: int, tell: Callable[[str], None] | None = None) -> None:
    """The calls of one part, in this process."""
    kind: Callable[[random.Random], Part] = import_module(f"tests.fuzz.{part}").Fuzz
    fuzz = kind(random.Random(f"{part} {seed}"))
    for number in range(calls):
        done = fuzz.call()
        ring.about_to(f"call {number}: {done}")
        if tell is not None:
            tell(done)


def child(part: str, calls: int, seed: int, kept: Path, trace: Path | None) -> None:
    """What the process of a part does."""
    faulthandler.enable()
    ring.use(kept)
    if trace is None:
        make_calls(part, calls, seed)
        return
    with trace.open("w", encoding="utf-8", errors="backslashreplace") as file:
        make_calls(part, calls, seed, lambda line: print(line, file=file))


def run_part(part: str, calls: int, seed: int, plain: bool | None = None, trace: Path | None = None) -> str:
    """Run a part in a process of its own; an empty text if all went well, else a report."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder, "ring")
        command = [sys.executable, "-m", "tests.fuzz", "--part", part, "--calls", str(calls), "--seed", str(seed)]
        command += ["--child", str(kept), *(["--trace", str(trace)] if trace else [])]
        env = None if plain is None else environment(plain)
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return ""
        last = "\n".join(ring.lines(kept)) if kept.exists() else "(no call was made)"
    how = f"signal {signal.Signals(-done.returncode).name}" if done.returncode < 0 else f"exit code {done.returncode}"
    return f"part {part}, seed {seed}: {how}\n{done.stderr[-4000:]}\nthe last calls:\n{last}"
