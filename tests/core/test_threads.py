"""One game, several threads: calls wait for each other, nothing crashes, and the record replays."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

import septem
from septem.core.state import COMPILED
from septem.sim.room_paths import environment

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("threads", [2, 4])
@pytest.mark.parametrize("room", septem.game_ids())
def test_threads_on_one_game(room: str, threads: int) -> None:
    command = [sys.executable, "-m", "tests.core.hammer", room, str(threads)]
    done = subprocess.run(
        command, env=environment(not COMPILED), cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) > 10


def test_a_call_waits_for_another_thread() -> None:
    game = septem.new("duel", seed=1, first_player=0)
    seen: list[object] = []
    asking = threading.Thread(target=lambda: seen.append(game.to_act))
    with game._lock:
        asking.start()
        asking.join(0.05)
        assert seen == []
        assert game.to_act == (0,)  # the same thread goes on
    asking.join()
    assert seen == [(0,)]


def test_games_do_not_wait_for_each_other() -> None:
    game = septem.new("duel", seed=1, first_player=0)
    twin = game.copy()
    seen: list[object] = []
    asking = threading.Thread(target=lambda: seen.append(twin.to_act))
    with game._lock:
        asking.start()
        asking.join()
    assert seen == [(0,)]
