"""A third party's game comes in by an entry point, from outside the package: the toy, as if it were installed.

Each test lays out a distribution as an installer leaves it (a `dist-info` folder on the path) and asks a Python of its
own; nothing of septem is touched.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from septem.core.state import COMPILED
from septem.sim.room_paths import environment

ROOT = Path(__file__).parents[2]
TOY = "toy = tests.toy.room:ROOM"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages."""
    return tmp_path


def install(site: Path, name: str, *points: str) -> None:
    """A distribution with these entry points."""
    folder = site / f"{name}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("\n".join(["[septem.rooms]", *points, ""]))


def run(site: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """A Python that finds the packages of the folder."""
    env = environment(plain=not COMPILED)
    env["PYTHONPATH"] = f"{site}:{ROOT}:{env['PYTHONPATH']}"
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=site, env=env, input=given, capture_output=True, text=True, check=False)


def said(site: Path, code: str) -> list[str]:
    """What a script prints, line by line."""
    done = run(site, "-c", code)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


PLAY = """
import json, septem
from septem.bots import make_bot
from septem.sim import play_game, simulate
from septem.testing import check_game
print(*septem.game_ids())
game = septem.new("toy", players=3, seed=7, bell="loud")
game.play(0, game.legal(0)[0])
print(septem.load(septem.as_data(game.position())).position() == game.position())
print(septem.sample(game.view(1), septem.Rng(1)).view(1) == game.view(1))
room = septem.room_of("toy")
done = play_game(septem.new("toy", seed=3), [make_bot(code, room) for code in ("greedy", "random", "random")], 3)
print(septem.replay(json.dumps(septem.as_data(done.record()))).result == done.result, done.over)
print(len(septem.catalogue("toy").cards), septem.schema("toy")["title"])
print(repr(game).splitlines()[0])
check_game("toy", games=1, players=(2,), modes=False)
"""


def test_a_guest_is_played_like_any_game(site: Path) -> None:
    install(site, "market_day", TOY)
    assert said(site, PLAY) == [
        "wonders duel architects dice toy",
        "True",
        "True",
        "True True",
        "16 septem toy",
        "Market day: 0 of 3 turns played, 7 cards in the deck",
    ]


SIMULATE = """
from septem.sim import simulate
if __name__ == "__main__":
    one, two = (simulate("toy", 2, games=12, seed=4, bots=["greedy", "random"], workers=count) for count in (1, 2))
    print(one.game, one.games, one == two)
"""


def test_a_guest_is_simulated_with_workers(site: Path) -> None:
    """Helpers find it too."""
    install(site, "market_day", TOY)
    script = site / "script.py"
    script.write_text(SIMULATE)
    done = run(site, str(script))
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "toy 12 True\n")


@pytest.mark.slow
def test_a_guest_has_all_commands(site: Path) -> None:
    """Simulated, played, recorded, replayed, verified, listed."""
    install(site, "market_day", TOY)
    found = run(site, "-m", "septem", "simulate", "toy", "--games", "30", "--seed", "1", "--json", "-")
    assert found.returncode == 0, found.stderr
    assert [one["game"] for one in json.loads(found.stdout)] == ["toy"]
    assert "Market day, 2-4 players" in run(site, "-m", "septem", "games", "toy").stdout
    record = site / "game.json"
    played = run(site, "-m", "septem", "play", "toy", "--seed", "2", given=f"show 7\ns {record}\nq\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(record.read_text())["moves"][0] == [0, "show 7"]
    verified = run(site, "-m", "septem", "verify", str(record))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    shown = run(site, "-m", "septem", "replay", str(record))
    assert shown.returncode == 0
    assert "toy, toy-1" in shown.stdout


ASK = """
import septem
for ask in (septem.room_of, septem.new, septem.schema):
    try:
        ask({game!r})
    except septem.UnknownGame as problem:
        print(problem)
print(septem.new("duel", seed=1).room.id)
"""


@pytest.mark.parametrize(
    ("point", "complaint"),
    [
        ("gone = no.such.module:ROOM", "'gone' cannot be loaded from no.such.module:ROOM: ModuleNotFoundError"),
        ("gone = tests.toy.room:TABLE", "'gone' cannot be loaded from tests.toy.room:TABLE: AttributeError"),
        ("gone = tests.toy.room", "tests.toy.room is not the room of 'gone'"),
        ("gone = what is this?", "'gone' cannot be loaded from what is this?: "),
        ("gone = broken:ROOM", "'gone' cannot be loaded from broken:ROOM: ZeroDivisionError"),
        ("gone = leaving:ROOM", "'gone' cannot be loaded from leaving:ROOM: SystemExit"),
        ("gone = tests.toy.room:ROOM", "tests.toy.room:ROOM is not the room of 'gone'"),
        ("gone = tests.toy.room:ToyRoom", "tests.toy.room:ToyRoom is not the room of 'gone'"),
        ("gone = json:loads", "json:loads is not the room of 'gone'"),
    ],
)
def test_a_broken_guest_is_told_and_does_no_harm(site: Path, point: str, complaint: str) -> None:
    """Whoever asks for it hears what is wrong; the other games are there."""
    (site / "broken.py").write_text("ROOM = 1 / 0\n")
    (site / "leaving.py").write_text("raise SystemExit('enough')\n")
    install(site, "market_day", point)
    *told, duel = said(site, ASK.format(game="gone"))
    assert duel == "duel"
    assert len(told) == 3
    assert len(set(told)) == 1
    assert told[0].startswith("game: ")
    assert complaint in told[0]


def test_a_game_of_the_house_cannot_be_replaced(site: Path) -> None:
    install(site, "market_day", "duel = tests.toy.room:ROOM", TOY)
    code = "import septem; print(*septem.game_ids()); print(type(septem.room_of('duel')).__name__)"
    assert said(site, code) == ["wonders duel architects dice toy", "DuelRoom"]


def test_a_name_taken_twice_is_refused(site: Path) -> None:
    """Which of them would come first depends on the order of installed packages: nobody shall rely on it."""
    install(site, "market_day", TOY)
    install(site, "fair_day", "toy = json:loads")
    *told, duel = said(site, ASK.format(game="toy"))
    assert duel == "duel"
    assert len(set(told)) == 1
    assert "'toy' is offered by several packages: json:loads, tests.toy.room:ROOM" in told[0]


def test_the_same_room_offered_twice_is_one(site: Path) -> None:
    """An editable install beside a wheel shows a distribution twice."""
    install(site, "market_day", TOY)
    install(site, "market_day_again", TOY)
    assert said(site, "import septem; print(*septem.game_ids(), septem.new('toy', seed=1).room)") == [
        "wonders duel architects dice toy <septem room 'toy'>"
    ]


def test_a_record_of_a_game_that_is_not_installed(site: Path) -> None:
    install(site, "market_day", TOY)
    record = said(site, "import json, septem; print(json.dumps(septem.as_data(septem.new('toy', seed=2).record())))")[0]
    (site / "market_day-1.0.dist-info" / "entry_points.txt").unlink()
    code = f"import septem\ntry: septem.replay({record!r})\nexcept septem.BadRecord as problem: print(problem)"
    assert said(site, code) == ["game: 'toy' is not known; known: wonders, duel, architects, dice"]
