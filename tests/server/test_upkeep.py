"""What those see and get who look after a server: figures, health, sweeping."""

import asyncio

import httpx

from septem.server.clock import DAY, now
from septem.server.metrics import near
from septem.server.settings import Settings, database_url
from septem.server.storage import Storage
from septem.server.sweep import sweep
from tests.server.running import Person


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


def test_old_tables_are_swept(address: str, db: str) -> None:
    ada = Person(address)
    waiting = ada.post("/tables", game="duel")["id"]
    running = ada.table("duel", 1)
    finished = ada.table("architects", 1)
    ada.play(finished)

    async def later(days: int) -> tuple[int, int, int]:
        storage = Storage(database_url(Settings(db=db)))
        try:
            return await sweep(storage, now() + days * DAY)
        finally:
            await storage.close()

    assert asyncio.run(later(6)) == (0, 0, 0)
    assert asyncio.run(later(8)) == (1, 0, 0)
    assert asyncio.run(later(100)) == (1, 1, 0)
    assert asyncio.run(later(200)) == (0, 1, 0)
    assert asyncio.run(later(500)) == (0, 0, 1)
    assert waiting != running
