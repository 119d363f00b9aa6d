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


CLIENT = """
import septem
from septem.bots import Bot
from septem.games.duel.model import Build, Move, View
from septem.sim import play_game
from my_bot import MyBot

bot: Bot[View, Move] = MyBot()
game = septem.new("duel", seed=1)
done = play_game(game, [bot, bot], 1)
reveal_type(done.view(0).cities[0].coins)
for entry in done.events(0):
    reveal_type(entry.number)
move = game.legal(0)[0]
match move.data:
    case Build(card=card):
        reveal_type(card)
"""
WRONG = """
import septem
from septem.games.duel.model import Move, View
from septem.sim import play_game


class Wrong:
    def choose(self, view: View, moves: list[Move], rng: septem.Rng) -> str:
        return view.hand


play_game(septem.new("duel"), [Wrong()], 1)
septem.new("duel").view(0).hands
"""


def checked(folder: Path, *arguments: str) -> str:
    """What mypy says with strict settings."""
    source = str(Path(septem.__file__).parents[1])
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", *arguments]
    env = {**os.environ, "MYPYPATH": source, "PYTHONPATH": source}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False).stdout


@pytest.mark.slow
def test_the_bot_and_a_client_are_fully_typed(tmp_path: Path) -> None:
    """mypy --strict knows every field, no Any comes to a client, and what is wrong is found."""
    pytest.importorskip("mypy")
    assert FILE is not None
    for name, code in ((FILE[1], FILE[2]), ("client.py", CLIENT), ("wrong.py", WRONG)):
        (tmp_path / name).write_text(code, "utf-8")
    said = checked(tmp_path, "--disallow-any-expr", "client.py")
    assert re.findall(r'Revealed type is "(?:builtins\.)?(\w+)"', said) == ["int", "int", "str"]
    assert "error" not in said, said
    said = checked(tmp_path, FILE[1], "wrong.py")
    assert f"{FILE[1]}:" not in said
    assert '"View" has no attribute "hand"' in said
    assert '"View" has no attribute "hands"' in said
    line = WRONG.splitlines().index('play_game(septem.new("duel"), [Wrong()], 1)') + 1
    assert f"wrong.py:{line}: error:" in said  # it is no bot for Duel
