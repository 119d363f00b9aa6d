"""What those see and get who look after a server: figures, health, sweeping."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import select

from septem.server import clock
from septem.server.columns import identities
from septem.server.database import connected
from septem.server.health import near
from septem.server.metrics import Metrics
from septem.server.settings import Settings, database_url
from septem.server.storage import Storage
from septem.server.sweep import sweep
from septem.server.tables import Tables
from tests.server.running import Person, refused, running
from tests.server.test_tables import first_move


def test_figures_and_health(address: str) -> None:
    ada = Person(address)
    ada.play(ada.table("duel", 1))
    figures = httpx.get(f"{address}/metrics").text
    assert 'septem_entries_total{kind="play"}' in figures
    assert 'septem_request_seconds_bucket{le="0.1",method="POST",status="200"}' in figures
    assert "septem_bot_failures_total 0.0" in figures
    assert ada.me["id"] not in figures
    assert httpx.get(f"{address}/healthz").json() == httpx.get(f"{address}/readyz").json() == {"status": "ok"}


def test_figures_are_for_neighbours() -> None:
    assert [near(host) for host in ("127.0.0.1", "10.1.2.3", "::1")] == [True] * 3
    assert [near(host) for host in ("8.8.8.8", "2001:4860:4860::8888", "", "?")] == [False] * 4


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """It is so many days later."""

    def jump(days: int) -> None:
        ahead = days * 86_400 * 10**9
        monkeypatch.setattr(clock, "time", SimpleNamespace(time_ns=lambda: time.time_ns() + ahead))

    return jump


def test_old_tables_are_swept(db: str, later: Callable[[int], None]) -> None:
    """By entries, as everything that happens to a table: another process that keeps it in memory hears of it."""
    settings = Settings(db=db, limits=False)
    with running(settings) as address:
        ada = Person(address)
        waiting, goes_on = ada.post("/tables", game="duel")["id"], ada.table("duel", 1)
        first_move(ada, goes_on)
        finished = ada.table("architects", 1)
        ada.play(finished)
    counts = [swept(settings, days, later) for days in (6, 8, 39, 100, 131)]
    assert counts == [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 0, 0), (0, 1, 0)]
    later(131)
    with running(settings) as address:
        again = Person(address, key=ada.http.cookies["septem"])
        assert [one["id"] for one in again.get("/tables", mine=True)] == [finished]
        for table in (waiting, goes_on):
            with refused("not-found"):
                again.get(f"/tables/{table}")


def test_a_table_that_is_swept_is_closed_for_those_who_look(lite: str, later: Callable[[int], None]) -> None:
    with running(Settings(db=lite, limits=False)) as address:
        ada = Person(address)
        table = ada.post("/tables", game="duel")["id"]
        updates = ada.updates(table)
        assert next(updates)["table"]["status"] == "waiting"
        swept(Settings(db=lite), 8, later)  # another process, which this one does not hear of with SQLite
        with refused("conflict"):
            ada.put(f"/tables/{table}/seats/1", kind="me")
        assert next(updates)["table"]["status"] == "abandoned"


def test_people_without_keys_and_tables_go(db: str, later: Callable[[int], None]) -> None:
    settings = Settings(db=db, limits=False)
    with running(settings) as address:
        ada, _ = Person(address), Person(address, "Ben")
        ada.play(ada.table("architects", 1))
    assert people(db) == ["Ada", "Ben"]
    swept(settings, 399, later)
    assert people(db) == ["Ada", "Ben"]
    assert swept(settings, 401, later) == (0, 0, 2)
    assert people(db) == ["Ada"]  # the host of a game that stays


def people(db: str) -> list[str]:
    with connected(database_url(Settings(db=db)), writes=False) as line:
        return sorted(line.scalars(select(identities.c.name)))


def swept(settings: Settings, days: int, later: Callable[[int], None]) -> tuple[int, int, int]:
    """What is swept so many days later."""
    later(days)

    async def clean() -> tuple[int, int, int]:
        storage = Storage(database_url(settings))
        try:
            return await sweep(storage, Tables(storage, settings, Metrics()))
        finally:
            await storage.close()

    return asyncio.run(clean())
