"""What a process keeps of tables: bounded, read again when it is gone, and never behind what it was told."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from septem.server.changes import Change, closed, seated, started
from septem.server.database import prepare
from septem.server.facts import Entry, News, Stored, Who
from septem.server.identity import Identities
from septem.server.live import Live
from septem.server.metrics import Metrics
from septem.server.problems import Conflict, NotFound
from septem.server.settings import Settings, database_url
from septem.server.storage import Storage
from septem.server.tables import Tables
from septem.server.wire import NewTable, SeatChange, SeatWish
from tests.server.running import Person, running


class Process:
    """The tables of one process, without a port."""

    def __init__(self, settings: Settings) -> None:
        prepare(settings)
        self.figures = Metrics()
        self.storage = Storage(database_url(settings))
        self.tables = Tables(self.storage, settings, self.figures)

    async def opened(self, who: Who) -> str:
        seats = (SeatWish(kind="me"), SeatWish(kind="me"))
        return (await self.tables.open(who, NewTable(game="duel", seats=seats))).stored.id

    async def guest(self) -> Who:
        return (await Identities(self.storage, 50, lambda _: None).welcome("Ada"))[0]


def as_host(who: Who, what: Callable[[Live, Who], Change]) -> Callable[[Live], Change]:
    return lambda live: what(live, who)


def test_only_so_many_are_kept(lite: str) -> None:
    """Those longest unused go, but not those that somebody watches; all of them can be had again."""
    with running(Settings(db=lite, limits=False, most_kept=3)) as address:
        ada = Person(address)
        first = ada.table("duel", 1)
        updates = ada.updates(first, 0)
        shown = next(updates)
        tables = [ada.post("/tables", game="duel", seats=[{"kind": "me"}] * 2, start=True)["id"] for _ in range(8)]
        kept = [
            line
            for line in ada.http.get(f"{address}/metrics").text.splitlines()
            if line.startswith("septem_tables_kept ")
        ]
        assert kept == ["septem_tables_kept 3.0"]
        for table in tables:
            assert ada.get(f"/tables/{table}", seat=0)["table"]["status"] == "running"
        assert shown["table"]["id"] == first
        ada.delete(f"/tables/{first}")
        assert any(update["table"]["status"] == "abandoned" for update in updates)


def test_a_notice_while_a_table_is_read_is_not_lost(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process reads a table; before it is done another one goes on, and tells it."""
    settings = Settings(db=db)

    async def play() -> tuple[int, int]:
        one, two = Process(settings), Process(settings)
        who = await one.guest()
        table = await one.opened(who)
        read, told = asyncio.Event(), asyncio.Event()
        whole = two.storage.whole

        async def slowly(table: str, after: int = 0) -> tuple[Stored, list[Entry]] | None:
            found = await whole(table, after)
            read.set()
            await told.wait()
            return found

        monkeypatch.setattr(two.storage, "whole", slowly)
        reading = asyncio.create_task(two.tables.known(table))
        await read.wait()
        after = await one.tables.change(table, as_host(who, started))
        notice = asyncio.create_task(two.tables.refresh(News(table, after.number)))
        await asyncio.sleep(0.05)
        told.set()
        await asyncio.gather(reading, notice)
        found = (await two.tables.known(table)).number
        await asyncio.gather(one.storage.close(), two.storage.close())
        return found, after.number

    found, wanted = asyncio.run(play())
    assert found == wanted


def test_a_table_is_read_as_of_one_moment(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats and entries fit each other, however quickly others change both."""
    settings = Settings(db=db)

    async def play() -> int:
        one, two = Process(settings), Process(settings)
        who = await one.guest()
        table = await one.opened(who)
        done = asyncio.Event()

        async def rename() -> None:
            for number in range(60):
                wish = SeatChange(kind="me", name=f"Name {number}")
                await one.tables.change(table, lambda live, wish=wish: seated(live, who, 1, wish))
            done.set()

        busy, looked = asyncio.create_task(rename()), 0
        while not done.is_set():
            found: Any = await two.storage.whole(table)
            stored, entries = found
            assert stored.number == entries[-1].number == len(entries)
            if len(entries) > 1:
                assert stored.places[1].name == f"Name {len(entries) - 2}"
            looked += 1
        await busy
        await asyncio.gather(one.storage.close(), two.storage.close())
        return looked

    assert asyncio.run(play()) > 5


def test_a_table_that_is_gone(lite: str) -> None:
    """Deleted past this process: whoever changes it or reads it again is told so."""

    async def play() -> None:
        one = Process(Settings(db=lite))
        who = await one.guest()
        table = await one.opened(who)
        await one.storage.drop(table)
        with pytest.raises((NotFound, Conflict)):
            await one.tables.change(table, as_host(who, closed))
        with pytest.raises(NotFound):
            await one.tables.live(table)
        await one.storage.close()

    asyncio.run(play())
