"""Simulations: the same seed gives the same statistics, however the work is done."""

import subprocess
import sys
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from septem.bots import make_bot
from septem.core.errors import BadOption, UnknownGame
from septem.search.batch import game_seed
from septem.sim import Statistics, play_game, simulate
from septem.sim.room_paths import environment
from tests.toy.fixtures import toy
from tests.toy.room import ROOM

MIXED = ("greedy", "random", "random")


@pytest.mark.parametrize("bots", [("random",), MIXED])
def test_number_of_workers_does_not_matter(bots: tuple[str, ...]) -> None:
    one = simulate(ROOM, 3, games=120, seed=4, bots=bots, workers=1)
    two = simulate(ROOM, 3, games=120, seed=4, bots=bots, workers=2)
    assert one == two
    assert one != simulate(ROOM, 3, games=120, seed=5, bots=bots)


@pytest.mark.parametrize("bots", [("random",), MIXED])
def test_plain_and_compiled_agree(bots: tuple[str, ...]) -> None:
    code = (
        "import msgspec, sys; from septem.sim import simulate; from tests.toy.room import ROOM;"
        f"print(msgspec.json.encode(simulate(ROOM, 3, games=60, seed=9, bots={bots!r})).decode())"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment(plain=True), capture_output=True, text=True, check=True)
    here = simulate(ROOM, 3, games=60, seed=9, bots=bots)
    assert msgspec.json.decode(done.stdout, type=Statistics) == here


def test_statistics_are_those_of_the_games() -> None:
    found = simulate(ROOM, 3, games=30, seed=2, bots=MIXED)
    games = []
    for number in range(30):
        seed = game_seed(2, number)
        games.append(play_game(toy(3, seed), [make_bot(code, ROOM) for code in MIXED], seed))
    results = [game.result for game in games if game.result is not None]
    points = [points for result in results for points in result.points]
    assert len(results) == 30
    assert found.columns["points"].mean == pytest.approx(sum(points) / 90)
    mean = sum(points) / 90
    assert found.columns["points"].spread == pytest.approx((sum((one - mean) ** 2 for one in points) / 90) ** 0.5)
    assert (found.columns["points"].least, found.columns["points"].most) == (min(points), max(points))
    for seat in range(3):
        wins = sum(Fraction(seat in result.winners, len(result.winners)) for result in results)
        assert found.seats[seat].wins == pytest.approx(float(wins / 30))
    lucky = [result.categories[seat]["prizes"] > 0 for result in results for seat in range(3)]
    assert found.labels["luck"]["lucky"].share == pytest.approx(sum(lucky) / 90)
    assert "luck" not in found.columns


def test_victories_add_up_to_one() -> None:
    found = simulate(ROOM, 4, games=500, seed=1)
    assert sum(seat.wins for seat in found.seats) == pytest.approx(1)
    assert sum(place.share for place in found.places) == pytest.approx(1)


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    simulate(ROOM, 2, games=333, workers=2, progress=done.append)
    assert sum(done) == 333
    assert len(done) > 10


def test_lazy_games_are_random_games_too() -> None:
    full, lazy = (simulate(ROOM, 3, games=4000, seed=1, lazy=lazy) for lazy in (False, True))
    assert lazy.columns["points"].mean == pytest.approx(full.columns["points"].mean, abs=0.1)


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"games": 0}, "games"),
        ({"games": 1.5}, "games"),
        ({"seed": -1}, "seed"),
        ({"workers": 0}, "workers"),
        ({"players": 9}, "players"),
        ({"options": {"bell": 1}}, "bell"),
        ({"bots": ["random"] * 2}, "bots"),
        ({"bots": []}, "bots"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption, match=field):
        simulate(ROOM, **arguments)


def test_games_by_id() -> None:
    assert simulate("toy", games=5).game == "toy"
    with pytest.raises(UnknownGame):
        simulate("chess", games=5)
