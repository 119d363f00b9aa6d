"""What was acknowledged is there, once, whatever happens to the server."""

import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import septem
from tests.server.load import GAMES, Player, another_tab, moved_on, playing
from tests.server.process import Process
from tests.server.running import Person


def killed_again_and_again(db: str, cycles: int) -> None:
    """Play, kill, start, compare."""
    with Process(db) as server:
        players = [Player(server.address, game) for game in GAMES for _ in range(2)]
        for cycle in range(cycles):
            with playing(players):
                moved_on(players, 3 + cycle % 5)
                server.kill()
            server.start()
            for player in players:
                player.check(db)
        told = sum(player.told for player in players)
        assert told >= 3 * cycles * len(players)
        print(f"{cycles} kills, {told} moves acknowledged, none lost, none doubled")  # noqa: T201  # for who runs it
        for player in players:  # and all of them can be gone on with
            shown = player.person.get(f"/tables/{player.table}", seat=0)
            assert shown["table"]["status"] == "finished" or player.move()


def test_nothing_acknowledged_is_lost_or_doubled(db: str) -> None:
    killed_again_and_again(db, 3)


@pytest.mark.long
def test_nothing_is_lost_in_a_hundred_kills(db: str) -> None:
    killed_again_and_again(db, 100)


def test_bots_go_on_after_a_restart(db: str) -> None:
    with Process(db) as server:
        ada = Person(server.address)
        table = ada.table("architects", 2, level="gentle")
        server.kill()
        server.start()
        seen = ada.play(table)
        assert seen.last["table"]["status"] == "finished"


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_polite_stop_lets_go_of_everybody(db: str, stop: signal.Signals) -> None:
    """Streams end, nothing is cut off in the middle, and there is nothing to complain about."""
    with Process(db, workers=1 if db.startswith("sqlite") else 2) as server:
        ada = Person(server.address)
        table = ada.table("duel", 1)
        streams = [ada.updates(table, seat) for seat in (0, None)]
        for updates in streams:
            assert next(updates)["table"]["id"] == table
        assert server.stop(stop) == 0
        for updates in streams:
            list(updates)  # they end as they should: httpx would not take half of one
        assert server.complaints() == "septem: stopped\n"


def test_of_two_equal_moves_one_is_made(db: str) -> None:
    """A double click, or two tabs of one seat."""
    with Process(db) as server:
        player = Player(server.address, "duel")
        twin = another_tab(player.person, server.address)
        for _ in range(10):
            seat, decision = _to_move(player)
            body = {"move": decision["moves"][0]["notation"], "number": decision["number"]}
            path = f"/tables/{player.table}/seats/{seat}/moves"
            with ThreadPoolExecutor(2) as pool:
                sent = [pool.submit(http.post, path, json=body) for http in (player.person.http, twin)]
            answers = [one.result().status_code for one in sent]
            assert sorted(answers) == [200, 409]


def _to_move(player: Player) -> tuple[int, Any]:
    for seat in (0, 1):
        decision = player.person.get(f"/tables/{player.table}/seats/{seat}/decision")
        if decision["moves"]:
            return seat, decision
    raise AssertionError("nobody is to move")


@pytest.mark.parametrize("players", [3])
def test_retracting_races_with_the_last_seal(db: str, players: int) -> None:
    """Either the choice is taken back in time, or the turn is over: never half of both."""
    with Process(db) as server:
        ada = Person(server.address)
        table = ada.post("/tables", game="wonders", seats=[{"kind": "me"}] * players, start=True)["id"]
        twin = another_tab(ada, server.address)
        for _ in range(8):
            for seat in range(players - 1):
                _seal(ada, table, seat)
            last = ada.get(f"/tables/{table}/seats/{players - 1}/decision")["moves"][0]["notation"]
            with ThreadPoolExecutor(2) as pool:
                path = f"/tables/{table}/seats"
                sealed = pool.submit(twin.post, f"{path}/{players - 1}/moves", json={"move": last})
                back = pool.submit(ada.http.delete, f"{path}/0/moves")
                assert sealed.result().status_code == 200
                assert back.result().status_code in (200, 422)
            if back.result().status_code == 200:
                _seal(ada, table, 0)
            assert ada.get(f"/tables/{table}", seat=0)["view"]["sealed"] == []
        # what the entries say and what the server shows are the same
        shown = ada.get(f"/tables/{table}", seat=1)["view"]
        server.kill()
        server.start()
        assert ada.get(f"/tables/{table}", seat=1)["view"] == shown


def _seal(person: Person, table: str, seat: int) -> None:
    moves = person.get(f"/tables/{table}/seats/{seat}/decision")["moves"]
    if moves:
        person.post(f"/tables/{table}/seats/{seat}/moves", move=moves[0]["notation"])


def test_two_processes_share_a_table(postgres: str, request: pytest.FixtureRequest) -> None:
    """Reads and writes of one game go to two servers by turns."""
    from tests.server.conftest import new_database

    db = new_database(postgres)
    with Process(db) as one, Process(db) as two:
        ada = Person(one.address)
        table = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "me"}], start=True)["id"]
        other = httpx.Client(
            base_url=f"{two.address}/api/v1", headers={"cookie": f"septem={ada.http.cookies['septem']}"}
        )
        made = 0
        for turn in range(400):
            http = (ada.http, other)[turn % 2]
            back = (other, ada.http)[turn % 2]
            seat = next((s for s in (0, 1) if http.get(f"/tables/{table}/seats/{s}/decision").json()["moves"]), None)
            if seat is None:
                break
            decision = back.get(f"/tables/{table}/seats/{seat}/decision").json()
            move = {"move": decision["moves"][turn % len(decision["moves"])]["notation"], "number": decision["number"]}
            assert http.post(f"/tables/{table}/seats/{seat}/moves", json=move).status_code == 200
            made += 1
        record = back.get(f"/tables/{table}/record").json()
        assert len(record["moves"]) == made
        assert septem.replay(record).over
