"""The recipe for a bot of one's own works as it is written, in an empty folder, with the installed command."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import septem

PAGE = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
RECIPE = PAGE.partition("## Add a bot\n")[2].partition("\n## ")[0]
FILE = re.search(r"this file `(\w+\.py)`:\n\n```python\n(.*?)```", RECIPE, re.DOTALL)
COMMANDS = re.findall(r"^\$ (septem .*)$", RECIPE, re.MULTILINE)


def as_typed(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command line as a user types it; the tests' own paths are left out, `septem` is the one under test."""
    words = shlex.split(line)
    words[0] = str(Path(sys.executable).with_name("septem"))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SEPTEM_", "PYTHON", "PYTEST_"))}
    env = {**kept, "PYTHONPATH": str(Path(septem.__file__).parents[1])}
    return subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_the_recipe_is_complete() -> None:
    assert FILE is not None
    assert COMMANDS
    assert all(FILE[1].removesuffix(".py") in line for line in COMMANDS)
    assert len(FILE[2].splitlines()) < 25


@pytest.mark.slow
@pytest.mark.parametrize("line", COMMANDS)
def test_the_recipe_works_as_written(line: str, tmp_path: Path) -> None:
    assert FILE is not None
    (tmp_path / FILE[1]).write_text(FILE[2], "utf-8")
    done = as_typed(line, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "20 games, seed 0, duel-1" in done.stdout
    wins = dict(re.findall(r"│ +([\w:]+) │ +([\d.]+)% │", done.stdout))
    assert float(wins["my_bot:MyBot"]) > 50  # of 20 repeatable games
    assert float(wins["my_bot:MyBot"]) + float(wins["greedy"]) == pytest.approx(100)
