"""Bots of one's own: found in the current folder, made with or without the game, and told apart when they fail."""

import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from septem.bots import make_bot
from septem.core.errors import BadBot
from septem.sim import play_game, simulate
from septem.sim.room_paths import environment
from tests.toy.fixtures import toy
from tests.toy.model import Move
from tests.toy.room import ROOM

BOTS = """
class Bare:
    def choose(self, view, moves, rng):
        return moves[0]

class Taking(Bare):
    def __init__(self, table):
        assert table.id in ("toy", "duel")

class Keeping(Bare):
    def __init__(self, depth=3, *, room=None):
        assert (depth, room) == (3, None)

class Named(Bare):
    def __init__(self, room=None):
        assert room.id == "toy"

class Open(Bare):
    def __init__(self, *everything):
        assert len(everything) == 1

def factory(room):
    return Bare()

class Lists(Bare):
    def __init__(self, *, level=1):
        pass
    def choose(self, view, moves, rng):
        return moves[-1].notation
"""
HEAD = """from septem import Move
class Odd(Exception): pass
CARDS = [f"show {number}" for number in range(1, 16)]
"""
FAILING = {
    "raise ZeroDivisionError('no')": r"broke down: ZeroDivisionError: no \({file}, line 5\)",
    "return [1, 2][5]": r"broke down: IndexError: list index out of range \({file}, line 5\)",
    "raise Odd": r"broke down: Odd \({file}, line 5\)",
    "raise SystemExit(0)": r"broke down: SystemExit: 0 \({file}, line 5\)",
    "return None": r"chose None: None is not a move of this game\.",
    "return next(one for one in CARDS if one not in map(str, moves))": r"chose 'show \d+': Card \d+ is not in hand\.",
    "return moves": r"chose something of type list: .* is not a move of this game\.",
    "return Move(0, None, {}, None)": r"chose something of type Move: .*is not a move of this game\.",
}

AFAR = ("raise Odd", "return None")  # in processes of their own: two are enough, they are slow to start


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder; what is imported from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) and tmp_path in Path(str(sys.modules[name].__file__)).parents:
            del sys.modules[name]


@pytest.mark.parametrize("name", ["Bare", "Taking", "Keeping", "Named", "Open", "factory", "Lists"])
def test_every_usual_constructor_will_do(folder: Path, name: str) -> None:
    (folder / "own_bots.py").write_text(BOTS)
    bot = make_bot(f"own_bots:{name}", ROOM)
    assert play_game(toy(2, 1), [bot, bot], 1).over


def test_the_current_folder_is_searched_for_bots_only(folder: Path) -> None:
    (folder / "own_helper.py").write_text("WORD = 'helped'\n")
    (folder / "own_caller.py").write_text(f"from own_helper import WORD\n{BOTS}")
    path = list(sys.path)
    make_bot("own_caller:Bare", ROOM)
    assert sys.modules["own_helper"].WORD == "helped"
    assert sys.path == path


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("x = 1 +", r"'own_bad:Bot' cannot be loaded: SyntaxError: invalid syntax \(own_bad.py, line 1\)"),
        ("import own_nothing", r"ModuleNotFoundError: No module named 'own_nothing' \(own_bad.py, line 1\)"),
        ("\n\nx = 1 / 0", r"ZeroDivisionError: division by zero \(own_bad.py, line 3\)"),
        ("import json\njson.loads('{')", r"JSONDecodeError: .* \(own_bad.py, line 2\)"),
        ("raise SystemExit('enough')", r"SystemExit: enough \(own_bad.py, line 1\)"),
        ("bot = 1", r"own_bad.py has no Bot"),
        ("Bot = 1", r"cannot be made: TypeError"),
        ("class Bot:\n  pass", r"'own_bad:Bot' is no bot: it has no method choose\(view, moves, rng\)"),
        ("class Bot:\n  def __init__(self, room, depth):\n    pass", r"cannot be made: TypeError: .*'depth'"),
        (
            "class Bot:\n  def __init__(self):\n    self.x = y",
            r"NameError: name 'y' is not defined \(own_bad.py, line 3",
        ),
        (None, r"there is no module own_bad, neither in /.* nor among the installed ones"),
    ],
)
def test_what_cannot_be_loaded_is_told_in_one_line(folder: Path, content: str | None, complaint: str) -> None:
    if content is not None:
        (folder / "own_bad.py").write_text(content)
    with pytest.raises(BadBot, match=complaint) as caught:
        make_bot("own_bad:Bot", ROOM)
    assert str(caught.value).startswith("bots: 'own_bad:Bot' ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("code", [":Bot", "own:", ".own:Bot", "own..bad:Bot", "a b:Bot", "\0:Bot"])
def test_strange_names_are_refused(folder: Path, code: str) -> None:
    with pytest.raises(BadBot, match="bots:"):
        make_bot(code, ROOM)


@pytest.mark.parametrize(("body", "workers"), [*((body, 1) for body in FAILING), *((body, 2) for body in AFAR)])
def test_a_failing_bot_is_named_with_seat_and_game(folder: Path, body: str, workers: int) -> None:
    module = f"own_failing_{list(FAILING).index(body)}"
    text = f"{HEAD}def answer(moves):\n  {body}\n"
    text += "class Bot:\n  def choose(self, view, moves, rng):\n    return answer(moves)\n"
    (folder / f"{module}.py").write_text(text)
    bots = ["random", f"{module}:Bot", "random"]
    with pytest.raises(BadBot) as caught:
        simulate(ROOM, 3, games=4, seed=5, bots=bots, workers=workers, strict=True)
    head = rf"bots: {module}:Bot in seat 2, game 1 \(its seed: \d+\), "
    assert re.fullmatch(head + FAILING[body].format(file=f"{module}.py"), str(caught.value))


def test_bad_bots_travel(folder: Path) -> None:
    problem = BadBot("bots: x")
    assert str(pickle.loads(pickle.dumps(problem))) == str(problem)


def test_the_game_of_a_failing_bot_can_be_watched(folder: Path) -> None:
    """The seed in the message deals the same game to the same bots."""
    (folder / "own_late.py").write_text(
        "class Bot:\n  def choose(self, view, moves, rng):\n"
        "    if view.age == 2 and rng.below(4) == 0: raise ValueError(f'at {view.step}')\n"
        "    return moves[rng.below(len(moves))]\n"
    )
    bots = ("--bots", "own_late:Bot,random")
    told = septem_here(folder, "simulate", "duel", *bots, "--games", "20", "--workers", "2", "--strict")
    found = re.fullmatch(
        r"septem: bots: own_late:Bot in seat 1, game \d+ \(its seed: (\d+)\), "
        r"broke down: ValueError: (at \d+) \(own_late.py, line 3\)\n",
        told.stderr,
    )
    assert found
    assert (told.returncode, told.stdout) == (2, "")
    watched = septem_here(folder, "play", "duel", "--seat", "0", "--seed", found[1], *bots)
    assert watched.returncode == 2
    assert watched.stderr.endswith(
        f"bots: own_late:Bot in seat 1 broke down: ValueError: {found[2]} (own_late.py, line 3)\n"
    )


def test_a_process_that_dies_is_no_riddle(folder: Path) -> None:
    (folder / "own_dying.py").write_text(
        "import os\nclass Bot:\n  def choose(self, view, moves, rng):\n    os._exit(7)\n"
    )
    games = ("--games", "9", "--workers", "2", "--strict")
    told = septem_here(folder, "simulate", "duel", "--bots", "random,own_dying:Bot", *games)
    assert (told.returncode, told.stdout) == (2, "")
    assert re.fullmatch(
        r"septem: bots: own_dying:Bot in seat 2, game 1 \(its seed: \d+\), ended its process\n", told.stderr
    )


def test_bots_of_every_game_are_new_ones(folder: Path) -> None:
    """What a bot remembers of earlier games cannot make figures depend on the number of workers."""
    (folder / "own_moody.py").write_text(
        "class Bot:\n  seen = 0\n  def choose(self, view, moves, rng):\n"
        "    self.seen += 1\n    return moves[-1] if self.seen > 3 else moves[0]\n"
    )
    bots = ["own_moody:Bot", "random", "random"]
    one, two = (simulate(ROOM, 3, games=40, seed=3, bots=bots, workers=workers) for workers in (1, 2))
    assert one == two


def test_a_made_up_move_is_no_move() -> None:
    class Forger:
        def choose(self, view: object, moves: list[Move], rng: object) -> Move:
            return Move(moves[0].code, "steal everything", moves[0].data, None)

    with pytest.raises(BadBot, match="chose 'steal everything': steal everything is not a move of this game"):
        play_game(toy(2, 1), [Forger(), Forger()], 1)


def septem_here(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "septem", *arguments]
    env = environment(plain=False)
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
