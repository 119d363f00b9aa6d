"""The page on tournaments: its commands run one after the other in one folder, as a reader would type them."""

import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from septem.sim.room_paths import environment
from tests.docs.test_readme import BLOCK, ROOT, run, shown

PAGE = (ROOT / "docs" / "tournaments.md").read_text("utf-8")
BLOCKS = BLOCK.findall(PAGE)
CONSOLE = "".join(code for kind, code in BLOCKS if kind == "console")
COMMANDS = re.findall(r"^\$ (.*)(?<!# not run)$", CONSOLE, re.MULTILINE)
EXAMPLES = [code for kind, code in BLOCKS if kind == "python"]


@pytest.mark.slow
def test_the_commands_run_in_order(tmp_path: Path) -> None:
    assert len(COMMANDS) == 5
    for line in COMMANDS:
        if line.startswith("septem report") and find_spec("altair") is None:
            continue  # the extra is tried where it is installed; tests/cli/test_report.py says so
        words = shlex.split(line)
        assert words[0] == "septem"
        command = [sys.executable, "-m", "septem", *words[1:]]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment(plain=False), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
    found = {path.name for path in (tmp_path / "results").iterdir()}
    assert found == set(re.findall(r"`((?:games|standings|pairs|tournament)\.\w+)`", PAGE))


@pytest.mark.slow
@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_run(code: str, tmp_path: Path) -> None:
    assert run([sys.executable, "-c", code], tmp_path).splitlines() == shown(code)
