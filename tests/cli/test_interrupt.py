"""Ctrl-C and SIGTERM in a real process: soon over, what was done so far, the right exit code, no traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from septem.sim import read_results, simulate
from septem.sim.room_paths import environment

MANY = "4000000000"
START = """
import signal, sys
from septem.cli import simulate as command
from septem.cli import main

whole = command.simulate

def telling(*arguments, progress, **others):
    return whole(*arguments, progress=lambda games: (progress(games), print("played", flush=True)), **others)

command.simulate = telling
main.prepare_streams = lambda: print("ready", flush=True)
signal.signal(signal.SIGINT, signal.default_int_handler)  # jobs of a shell may ignore it
sys.exit(main.run())
"""
"""The command, telling when it has begun and each time that some games have been played."""
ENOUGH = 60
"""Seconds after which something hangs. How soon it really ends is measured elsewhere: machines differ."""

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")]


class Ended(NamedTuple):
    code: int
    out: str
    err: str


def interrupted(
    moment: str, delay: float, *arguments: str, number: int = signal.SIGINT, group: bool = True, plain: bool = False
) -> Ended:
    """Run a command; a while after it has said `moment`, send it a signal, with all its helpers as a terminal does."""
    process = subprocess.Popen(
        [sys.executable, "-c", START, *arguments],
        env={**environment(plain), "COLUMNS": "120"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert f"{moment}\n" in process.stdout
    time.sleep(delay)
    (os.killpg if group else os.kill)(process.pid, number)
    try:
        out, err = process.communicate(timeout=ENOUGH)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        pytest.fail("did not stop")
    assert "Traceback" not in out + err
    assert nobody_left(process.pid)
    return Ended(process.returncode, out.replace("played\n", ""), err)


def nobody_left(group: int) -> bool:
    """Whether all processes of a group end."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(("delay", "group"), [(0.0, True), (0.3, True), (0.6, True), (0.6, False)])
def test_at_any_moment(delay: float, group: bool) -> None:
    """While modules are loaded, while workers are started, while games are played."""
    arguments = ("simulate", "duel", "--games", MANY, "--bots", "greedy", "--workers", "3")
    ended = interrupted("ready", delay, *arguments, group=group)
    assert ended.code == 130
    assert ended.err.strip() == "" or ended.err.startswith("septem: interrupted after ")


@pytest.mark.parametrize(
    ("bots", "plain", "number"),
    [
        ("random", False, signal.SIGINT),
        ("random", True, signal.SIGINT),
        ("greedy,random", False, signal.SIGTERM),
    ],
    ids=["threads", "plain", "processes"],
)
def test_the_games_so_far_are_summed_up(bots: str, plain: bool, number: int, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    arguments = ("simulate", "duel", "--games", MANY, "--bots", bots, "--workers", "2", "--json", str(path))
    ended = interrupted("played", 0.0, *arguments, number=number, plain=plain)
    assert ended.code == 128 + number
    (found,) = json.loads(path.read_text())
    assert found["interrupted"] is True
    assert ended.err == f"septem: interrupted after {found['games']:,} of 4,000,000,000 games\n"
    assert f"interrupted, only the first {found['games']:,} games, seed 0" in ended.out
    again = simulate("duel", games=found["games"], bots=bots.split(","))
    assert found["columns"]["points"]["mean"] == again.columns["points"].mean
    assert [seat["wins"] for seat in found["seats"]] == [seat.wins for seat in again.seats]


def test_the_rows_so_far_are_kept(tmp_path: Path) -> None:
    """The file has the games that were summed up, and a run goes on with it."""
    out, path = tmp_path / "games.jsonl", tmp_path / "found.json"
    bots = ("greedy", "random")
    arguments = ("simulate", "duel", "--games", MANY, "--bots", ",".join(bots), "--workers", "2", "--out", str(out))
    ended = interrupted("played", 0.2, *arguments, "--json", str(path))
    assert ended.code == 130
    (found,) = json.loads(path.read_text())
    assert [row.number for row in read_results(out)[1]] == list(range(found["games"]))
    more = found["games"] + 3
    again = simulate("duel", games=more, bots=bots, out=out, resume=True)
    assert again == simulate("duel", games=more, bots=bots)


@pytest.mark.parametrize("arguments", [("perft", "dice", "--depth", "30"), ("bench", "duel", "--seconds", "20")])
def test_other_long_work(arguments: tuple[str, ...]) -> None:
    ended = interrupted("ready", 1.0, *arguments)
    assert ended.code == 130
    assert ended.err.strip() == ""
