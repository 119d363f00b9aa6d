"""A short run of the fuzzer over the games' face, in a Python of its own: a crash must not take the tests along."""

import subprocess
import sys
from pathlib import Path

from septem.core.state import COMPILED
from septem.sim.room_paths import environment

ROOT = Path(__file__).parents[2]
CALLS = 1800 if COMPILED else 700
SCRIPT = """
import random, sys
from tests.fuzz.games import Fuzz
fuzz = Fuzz(random.Random(int(sys.argv[1])))
print(len({fuzz.call() for _ in range(int(sys.argv[2]))}))
"""


def test_nothing_but_our_errors_comes_out() -> None:
    command = [sys.executable, "-c", SCRIPT, "8", str(CALLS)]
    done = subprocess.run(command, env=environment(not COMPILED), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 60  # kinds of calls and outcomes
