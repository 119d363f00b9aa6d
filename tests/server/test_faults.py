"""What was acknowledged is there, once, whatever happens to the server."""

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import septem
from tests.server.process import Process
from tests.server.running import BROWSERS, Person, Refused

GAMES = ("duel", "architects", "dice")
CYCLES = 2
LOAD = 1.5


class Player:
    """Two seats of one person, played by turns; what the server has acknowledged is written down."""

    def __init__(self, address: str, game: str) -> None:
        self.person = Person(address)
        seats = [{"kind": "me"}, {"kind": "me"}]
        self.table: str = self.person.post("/tables", game=game, seats=seats, start=True)["id"]
        self.acknowledged: list[tuple[int, str]] = []
        self.sent: tuple[int, str] | None = None
        self.rng = random.Random(game)

    def go_on(self, stop: threading.Event) -> None:
        """Until somebody says stop, or the server is gone."""
        while not stop.is_set():
            try:
                if not self.move():
                    return
            except (httpx.HTTPError, Refused):
                return

    def move(self) -> bool:
        """One move of whoever is to move; whether there was one."""
        for seat in (0, 1):
            decision = self.person.get(f"/tables/{self.table}/seats/{seat}/decision")
            if decision["moves"]:
                text = self.rng.choice(decision["moves"])["notation"]
                self.sent = (seat, text)
                self.person.post(f"/tables/{self.table}/seats/{seat}/moves", move=text, number=decision["number"])
                self.acknowledged.append(self.sent)
                self.sent = None
                return True
        return False

    def check(self, stored: list[tuple[int, str]]) -> None:
        """All that was acknowledged, in this order; at most one more: sent, committed, and not heard of."""
        assert stored[: len(self.acknowledged)] == self.acknowledged
        assert stored[len(self.acknowledged) :] in ([], [self.sent])
        self.acknowledged, self.sent = stored, None


def another_tab(person: Person, address: str) -> httpx.Client:
    """The same key at an address."""
    key = {"cookie": f"septem={person.http.cookies['septem']}"}
    tab = httpx.Client(base_url=f"{address}/api/v1", headers=key, timeout=20)
    BROWSERS.append(tab)
    return tab


def stored_moves(db: str, table: str) -> list[tuple[int, str]]:
    """What the database has, read past the server."""
    import sqlalchemy

    from septem.server.settings import Settings, database_url

    url = database_url(Settings(db=db))
    engine = sqlalchemy.create_engine(url)
    wanted = "SELECT number, seat, text FROM entries WHERE \"table\" = :table AND kind = 'play' ORDER BY number"
    with engine.connect() as line:
        rows = line.execute(sqlalchemy.text(wanted), {"table": table}).all()
    engine.dispose()
    return [(seat, text) for _, seat, text in rows]


def test_nothing_acknowledged_is_lost_or_doubled(db: str) -> None:
    with Process(db) as server:
        players = [Player(server.address, game) for game in GAMES for _ in range(2)]
        for _ in range(CYCLES):
            stop = threading.Event()
            with ThreadPoolExecutor(len(players)) as pool:
                running = [pool.submit(player.go_on, stop) for player in players]
                time.sleep(LOAD)
                server.kill()
                stop.set()
                for one in running:
                    one.result()
            server.start()
            for player in players:
                player.check(stored_moves(db, player.table))
        assert sum(len(player.acknowledged) for player in players) > 20
        for player in players:  # and all of them can be gone on with
            shown = player.person.get(f"/tables/{player.table}", seat=0)
            assert shown["table"]["status"] == "finished" or player.move()


def test_bots_go_on_after_a_restart(db: str) -> None:
    with Process(db) as server:
        ada = Person(server.address)
        table = ada.table("architects", 2, level="gentle")
        server.kill()
        server.start()
        seen = ada.play(table)
        assert seen.last["table"]["status"] == "finished"


def test_a_polite_stop_is_quick(db: str) -> None:
    with Process(db) as server:
        Person(server.address).table("duel", 1)
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 10


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
