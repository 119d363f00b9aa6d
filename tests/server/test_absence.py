"""Somebody silently stays away from a table without a timer: a bot may play on for them, and they may come back."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import select

from septem.server import columns, presence
from septem.server.clock import SECOND
from septem.server.database import connected
from septem.server.live import ABSENCE
from septem.server.settings import Settings, database_url
from tests.server.conftest import new_database
from tests.server.running import Person, refused, running
from tests.server.test_tables import until

Jump = Callable[[int], None]


def duel(ada: Person, ben: Person) -> tuple[str, int]:
    """A table of two people, hosted by Ada, and the seat that has to decide."""
    table = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    ben.put(f"/tables/{table}/seats/1", kind="me")
    ada.post(f"/tables/{table}/start")
    (seat,) = ada.get(f"/tables/{table}", seat=0)["view"]["to_act"]
    return table, seat


def owed(host: Person, guest: Person, by: int) -> str:
    """Such a table where this seat has to decide."""
    while True:
        table, seat = duel(host, guest)
        if seat == by:
            return table
        host.delete(f"/tables/{table}")


def owed_by_ben(ada: Person, ben: Person) -> str:
    """Ben, in seat 1, has to decide."""
    return owed(ada, ben, 1)


@contextmanager
def looking(person: Person, table: str, seat: int) -> Iterator[None]:
    """A stream of the table is open, as in a browser of its own."""
    updates = person.updates(table, seat)
    next(updates)
    try:
        yield
    finally:
        updates.close()


def test_a_bot_plays_on_for_somebody_who_is_gone(address: str, jump: Jump) -> None:
    ada, ben = Person(address, "Ada"), Person(address, "Ben")
    table = owed_by_ben(ada, ben)
    seat = f"/tables/{table}/seats/1"
    shown = ada.get(f"/tables/{table}", seat=0)["table"]
    assert shown["seats"][1]["bot_from"] == shown["changed"] + ABSENCE
    assert shown["seats"][0]["bot_from"] is None
    assert {seat["bot_from"] for seat in ben.get(f"/tables/{table}", seat=1)["table"]["seats"]} == {None}
    with refused("present"):
        ada.put(seat, kind="bot", level="gentle")
    jump(1)
    given = ada.put(seat, kind="bot", level="gentle")["seats"][1]
    assert (given["name"], given["away"], given["level"]) == ("Ben", True, "gentle")
    until(lambda: ada.get(f"/tables/{table}", seat=0)["log"])
    assert ben.put(seat, kind="me")["seats"][1]["away"] is False
    with refused("conflict"):  # it is Ada who has to decide, or Ben was here a moment ago
        ada.put(seat, kind="bot", level="gentle")


def test_who_looks_is_not_gone(address: str, jump: Jump) -> None:
    """However long they think; and it says when to ask again."""
    ada, ben = Person(address, "Ada"), Person(address, "Ben")
    table = owed_by_ben(ada, ben)
    with looking(ben, table, 1):
        jump(1)
        answer = ada.http.put(f"/tables/{table}/seats/1", json={"kind": "bot"})
        assert (answer.status_code, answer.json()["code"]) == (409, "present")
        assert 0 < int(answer.headers["retry-after"]) <= ABSENCE // SECOND + 1
    assert given_some_day(ada, table, jump)


def test_who_asks_is_not_gone(address: str, jump: Jump) -> None:
    """A program without a stream."""
    ada, ben = Person(address, "Ada"), Person(address, "Ben")
    table = owed_by_ben(ada, ben)
    jump(1)
    ben.get(f"/tables/{table}/seats/1/decision")
    with refused("present"):
        ada.put(f"/tables/{table}/seats/1", kind="bot")


def test_nobody_is_sent_away_who_owes_nothing(address: str, jump: Jump) -> None:
    ada, ben = Person(address, "Ada"), Person(address, "Ben")
    table = owed_by_ben(ada, ben)
    decision = ben.get(f"/tables/{table}/seats/1/decision")
    while decision["moves"]:  # Duel's draft lets one choose twice now and then
        ben.post(f"/tables/{table}/seats/1/moves", move=decision["moves"][0]["notation"])
        decision = ben.get(f"/tables/{table}/seats/1/decision")
    jump(1)
    with refused("conflict"):
        ada.put(f"/tables/{table}/seats/1", kind="bot")


def test_only_the_host_does_it_unless_it_is_the_host(address: str, jump: Jump) -> None:
    ada, ben, eve = Person(address, "Ada"), Person(address, "Ben"), Person(address, "Eve")
    table = owed_by_ben(ada, ben)
    jump(1)
    with refused("forbidden"):
        eve.put(f"/tables/{table}/seats/1", kind="bot")
    with refused("forbidden"):
        ben.put(f"/tables/{table}/seats/1", kind="bot")  # who leaves says so
    other = owed(ben, ada, 0)
    jump(2)
    with refused("forbidden"):
        eve.put(f"/tables/{other}/seats/0", kind="bot")
    with refused("conflict"):
        ben.put(f"/tables/{other}/seats/0", kind="bot")
    with refused("present"):  # Ben has just been here
        ada.put(f"/tables/{other}/seats/0", kind="bot")
    jump(3)
    assert ada.put(f"/tables/{other}/seats/0", kind="bot")["seats"][0]["away"]


def test_somebody_at_another_process_is_not_gone(postgres: str, jump: Jump, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "EVERY", 0.1)
    settings = Settings(db=new_database(postgres), limits=False)
    with running(settings) as one, running(settings) as two:
        ada, ben = Person(one, "Ada"), Person(one, "Ben")
        table = owed_by_ben(ada, ben)
        there = Person(two, key=ben.http.cookies["septem"])
        with looking(there, table, 1):
            jump(1)
            until(lambda: last_seen(settings, table) > time.time_ns() // 1000 + ABSENCE)
            with refused("present"):
                ada.put(f"/tables/{table}/seats/1", kind="bot")
        assert given_some_day(ada, table, jump)


def given_some_day(host: Person, table: str, jump: Jump) -> bool:
    """Days pass until the server has noticed that a stream is closed; then the seat is given to a bot."""
    for day in range(2, 50):
        jump(day)
        answer = host.http.put(f"/tables/{table}/seats/1", json={"kind": "bot"}).json()
        if answer.get("code") != "present":
            return bool(answer["seats"][1]["away"])
        time.sleep(0.1)
    return False


def last_seen(settings: Settings, table: str) -> int:
    """What processes have written down of Ben."""
    with connected(database_url(settings), writes=False) as line:
        wanted = select(columns.seats.c.seen).where(columns.seats.c.table == table, columns.seats.c.seat == 1)
        return int(line.scalar(wanted) or 0)
