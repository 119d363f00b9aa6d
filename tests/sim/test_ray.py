"""Runs on Ray: the same games as anywhere else, whichever worker is killed."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from septem.core.errors import BadBot, BadOption, SeptemError
from septem.core.rng import Rng
from septem.sim import on_ray, simulate
from septem.sim.workers import AHEAD, Care
from tests.toy.model import Move, View
from tests.toy.room import ROOM


class Seen:
    """Plays as the random bot does, through views."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]


class KilledOnce(Seen):
    """The first worker it is in is killed, as by somebody else."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        mark = Path("killed")
        if view.turn == 2 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, moves, rng)


@pytest.mark.ray
@pytest.mark.slow
def test_the_same_games_although_a_worker_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray is started for the run and gone afterwards."""
    ray = pytest.importorskip("ray", reason="the extra ray is not installed")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    bots = [f"{__name__}:KilledOnce", "random", "random"]
    found = simulate(ROOM, 3, games=12, seed=2, bots=bots, ray="auto")
    assert (tmp_path / "killed").exists()
    assert not ray.is_initialized()
    there = simulate(ROOM, 3, games=12, seed=2, bots=[f"{__name__}:Seen", "random", "random"])
    assert found.checksum == there.checksum
    assert found.failures == [0, 0, 0]


# ---- without Ray: a stand-in that does the work right here -------------------------------------------
class Broken(Exception):
    pass


class StandIn:
    """What we use of Ray; a task whose piece is among `deadly` loses its worker so many times."""

    exceptions = SimpleNamespace(RayError=Broken)

    def __init__(self, deadly: dict[int, int] | None = None) -> None:
        self.deadly = deadly or {}
        self.most_out = self.out = 0
        self.calls: list[str] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str, **settings: Any) -> None:
        self.calls.append(address)
        if address == "auto":
            raise ConnectionError("nothing runs")

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **settings: Any) -> Callable[[Callable[..., Any]], Any]:
        return lambda work: SimpleNamespace(remote=lambda *given: self.task(work, given))

    def task(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Callable[[], Any]:
        self.out += 1
        self.most_out = max(self.most_out, self.out)
        return lambda: work(*given) if self.lives(given[1]) else None

    def lives(self, piece: int) -> bool:
        if self.deadly.get(piece, 0):
            self.deadly[piece] -= 1
            raise Broken
        return True

    def wait(self, tasks: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        return tasks, []

    def get(self, task: Callable[[], Any]) -> Any:
        self.out -= 1
        return task()


def doubled(piece: int) -> int:
    if piece == 77:
        raise BadBot("bots: wrong")
    return 2 * piece


def on(stand_in: StandIn, pieces: range, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    monkeypatch.setattr(on_ray, "_ray", lambda: stand_in)
    return list(on_ray.in_order_on_ray(doubled, iter(pieces), "auto", Care(name=lambda piece: f"piece {piece}")))


def test_pieces_come_in_order_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn({3: 2, 9: 1})
    assert on(ray, range(30), monkeypatch) == list(range(0, 60, 2))
    assert ray.calls == ["auto", "local", "shutdown"]
    assert ray.most_out <= 2 * AHEAD


def test_a_piece_is_given_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn({3: 9})
    with pytest.raises(SeptemError, match="3 processes ended in the middle of piece 3"):
        on(ray, range(30), monkeypatch)
    assert ray.calls[-1] == "shutdown"


class Lame(StandIn):
    """A Ray that does not come up, and says so as the real one does."""

    def init(self, address: str, **settings: Any) -> None:
        super().init(address, **settings)
        raise Exception("the current node timed out during startup")


def test_a_ray_that_does_not_start_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Lame()
    with pytest.raises(BadOption, match=r"ray: cannot be started here .the current node timed out during startup"):
        on(ray, range(3), monkeypatch)
    assert ray.calls == ["auto", "local", "shutdown"]


def test_errors_come_home_from_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn()
    with pytest.raises(BadBot, match="bots: wrong"):
        on(ray, range(70, 90), monkeypatch)
    assert ray.calls[-1] == "shutdown"


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("127.0.0.1:1", "nobody answers at '127.0.0.1:1'"),
        ("ray://127.0.0.1:1", "nobody answers at"),
        ("anywhere", "'anywhere' is not allowed; allowed: auto, or the HOST:PORT of a cluster"),
        ("here:99999999", "nobody answers|not allowed"),
    ],
)
def test_addresses_where_nobody_is(address: str, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "_ray", StandIn)
    with pytest.raises(BadOption, match=f"ray: {complaint}"):
        simulate(ROOM, 3, games=2, ray=address)


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadOption, match=r"ray: needs the extra `ray`: pip install 'septem\[ray\]'"):
        simulate(ROOM, 3, games=2, ray="auto")
