"""A throw-away package with this project's build files and two tiny engines, so build tests take seconds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD_FILES = (
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "LICENSE",
    ".ci/sanitize.h",
    "src/septem/_mode.py",
    "build_backend/septem_build.py",
    "web/build.py",
)

# Plays a little and tells in which mode.
PLAY = "from septem.games.toy.engine import Toy; from septem import _mode; print(_mode.mode(), Toy().pay_many(1, 5))"

SHIM_IMPORT = """
try:
    import cython
except ImportError:
    from septem.core import cyshim as cython
"""

FILES = {
    "src/septem/__init__.py": "from septem import _mode\n\n_mode.install_switch()\n",
    "src/septem/py.typed": "",
    "src/septem/core/__init__.py": "",
    "src/septem/core/cyshim.py": "from contextlib import nullcontext\n\ncompiled = False\nnogil = nullcontext()\n",
    "src/septem/core/state.py": SHIM_IMPORT
    + """
COMPILED = bool(cython.compiled)

class State:
    def __init__(self) -> None:
        self.coins = [0, 0, 0]

    def pay(self, seat: int) -> int:
        self.coins[seat] += 1
        return self.coins[seat]
""",
    "src/septem/core/state.pxd": """
cdef class State:
    cdef int[3] coins
    cdef int pay(self, int seat) noexcept nogil
""",
    "src/septem/games/__init__.py": "",
    "src/septem/games/toy/__init__.py": "",
    "src/septem/games/toy/data/cards.toml": "cards = 1\n",
    "src/septem/games/toy/engine.py": SHIM_IMPORT
    + """
if not cython.compiled:
    from septem.core.state import State

class Toy(State):
    def pay_many(self, seat: int, times: int) -> int:
        for _ in range(times):
            self.pay(seat)
        return self.total()

    def total(self) -> int:
        with cython.nogil:
            coins = self.sum_up()
        return coins

    def sum_up(self) -> int:
        return self.coins[0] + self.coins[1] + self.coins[2]
""",
    "src/septem/games/toy/engine.pxd": """
cimport cython
from septem.core.state cimport State

@cython.final
cdef class Toy(State):
    cdef int sum_up(self) noexcept nogil
""",
}


def make_toy(folder: Path) -> Path:
    """Write the throw-away project into a folder."""
    for name in BUILD_FILES:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    for name, text in FILES.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command away from this project's own modes and paths; the caller looks at the exit code."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SEPTEM_", "PYTHON", "PYTEST_"))}
    return subprocess.run(
        [str(part) for part in command], cwd=cwd, env={**kept, **variables}, capture_output=True, text=True, check=False
    )


def build_inplace(project: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """What `make build` does."""
    return run(sys.executable, "setup.py", "build_ext", "--inplace", cwd=project, **variables)


def ask(project: Path, code: str, **variables: str) -> str:
    """What a line of Python prints inside the project's source folder."""
    done = run(sys.executable, "-c", code, cwd=project / "src", **variables)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
