"""What a server needs goes away and comes back: its database, room on the disk, the right time."""

import resource
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from septem.server import clock
from septem.server.bot_turns import BotTurns
from septem.server.settings import Settings
from tests.server.conftest import new_database, postgres_server
from tests.server.load import GAMES, Follower, Player, moved_on, playing
from tests.server.process import Process
from tests.server.running import SOON, Person, Refused, running
from tests.server.test_tables import first_move, until

UNLIMITED = resource.RLIM_INFINITY


# ---- the database --------------------------------------------------------------------------------
@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL server that may be stopped."""
    with postgres_server() as server:
        yield server


def test_postgresql_goes_away_and_comes_back(own_postgres: Any) -> None:
    """Requests fail clearly, then all goes on by itself, and who watches has missed nothing."""
    db = new_database(own_postgres.get_uri())
    with Process(db) as server:
        players = [Player(server.address, game) for game in GAMES]
        watched = Player(server.address, "dice")
        follower = Follower(watched.person, watched.table)
        for _ in range(2):
            with playing(players):
                watched.move()
                moved_on(players, 3)
                own_postgres.stop()
                until(lambda: all(player.failures for player in players))
            assert {_clear(player.failures.pop()) for player in players} == {(503, "unavailable")}
            with pytest.raises(Refused, match="unavailable"):
                watched.move()
            assert not _ready(server)
            own_postgres.start()
            server.wait()
            for player in (*players, watched):
                until(lambda player=player: _answers(player))
                player.check(db)
        assert watched.move()
        log = watched.person.get(f"/tables/{watched.table}")["log"]
        until(lambda: follower.seen.log == log)
        assert follower.seen.numbers == sorted(set(follower.seen.numbers))
        follower.stop.set()


def _clear(problem: Exception) -> tuple[int, str]:
    assert isinstance(problem, Refused), problem
    return problem.status, problem.code


def _ready(server: Process) -> bool:
    return httpx.get(f"{server.address}/readyz", timeout=SOON).status_code == 200


def _answers(player: Player) -> bool:
    try:
        player.person.get(f"/tables/{player.table}", seat=0)
    except Refused:
        return False
    return True


# ---- the disk ------------------------------------------------------------------------------------
def test_the_disk_is_full(tmp_path: Path) -> None:
    """No file of the server may grow any more: moves are refused, looking works, nothing told is lost."""
    db = f"sqlite:///{tmp_path / 'full.sqlite'}"
    with Process(db) as server:
        assert server.process is not None
        players = [Player(server.address, game) for game in GAMES]
        for _ in range(2):
            with playing(players):
                moved_on(players, 3)
                largest = max(path.stat().st_size for path in tmp_path.glob("full.sqlite*"))
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, UNLIMITED))
                until(lambda: all(player.failures for player in players), 60)
            assert {_clear(player.failures.pop()) for player in players} == {(503, "unavailable")}
            for player in players:
                assert player.person.get(f"/tables/{player.table}", seat=0)["number"] > 0
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))
            for player in players:
                player.check(db)
                assert player.move() or player.person.get(f"/tables/{player.table}")["result"]


# ---- the clock -----------------------------------------------------------------------------------
@pytest.mark.parametrize("days", [-400, 30])
def test_bots_go_on_when_the_clock_jumps(db: str, jump: Callable[[int], None], days: int) -> None:
    """Between any two moves of a person; entries stay in order whatever their times say."""
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address)
        table = ada.table("duel", 1)
        for turn in range(4):
            move = first_move(ada, table)
            jump(days * (turn % 2))
            ada.post(f"/tables/{table}/seats/0/moves", move=move)
            jump(days * ((turn + 1) % 2))
        first_move(ada, table)
        seen = ada.get(f"/tables/{table}", seat=0)
        assert [line["number"] for line in seen["log"]] == list(range(len(seen["log"])))


@pytest.mark.parametrize("claimed", [False, True])
def test_a_turn_of_the_future_is_not_waited_for(
    db: str, jump: Callable[[int], None], claimed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server stopped before the bot moved, with a claim or without one, and its clock was ahead."""
    settings = Settings(db=db, limits=False)
    jump(300)
    with monkeypatch.context() as still:
        if not claimed:
            still.setattr(BotTurns, "start", lambda _: None)
        table, key = _left_to_a_bot(msgspec.structs.replace(settings, bot_workers=0))  # nobody thinks there
    jump(0)
    with running(settings) as address:
        again = Person(address)
        again.http.cookies.clear()
        again.http.cookies.set("septem", key)
        assert first_move(again, table)


def _left_to_a_bot(settings: Settings) -> tuple[str, str]:
    """A table where a bot has to move, and the key of the person."""
    with running(settings) as address:
        ada = Person(address)
        table = ada.table("duel", 1)
        while not any(seat["acting"] for seat in ada.get(f"/tables/{table}")["table"]["seats"][1:]):
            ada.post(f"/tables/{table}/seats/0/moves", move=first_move(ada, table))
        return table, ada.http.cookies["septem"]


def test_time_runs_on_after_a_jump(db: str, jump: Callable[[int], None]) -> None:
    """A turn whose time was up by the new clock is decided; the next one has its full time."""
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address)
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = ada.post("/tables", game="duel", seats=seats, timer=3600, start=True)["id"]
        jump(1)
        until(lambda: ada.get(f"/tables/{table}", seat=0)["log"])
        info = ada.get(f"/tables/{table}", seat=0)["table"]
        assert info["deadline"] > clock.now() + 3000 * clock.SECOND
        jump(0)
        (seat,) = ada.get(f"/tables/{table}", seat=0)["view"]["to_act"]
        ada.post(f"/tables/{table}/seats/{seat}/moves", move=first_move(ada, table, seat))
        assert ada.get(f"/tables/{table}", seat=0)["table"]["deadline"] <= clock.now() + 3600 * clock.SECOND
