"""Open streams: they end when the right to them ends, and there are only so many of them."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from septem.server.clock import SECOND, now
from septem.server.columns import keys
from septem.server.settings import Settings, database_url
from septem.server.storage import Storage
from tests.server.conftest import new_database
from tests.server.process import Process
from tests.server.running import Person, refused, running
from tests.server.test_faults import another_tab
from tests.server.test_tables import until


class Listener:
    """Reads a stream in a thread of its own until it ends."""

    def __init__(self, http: httpx.Client, path: str) -> None:
        self._http, self._path = http, path
        self.begun, self.ended = threading.Event(), threading.Event()
        threading.Thread(target=self._read, daemon=True).start()
        assert self.begun.wait(20)

    def _read(self) -> None:
        with contextlib.suppress(httpx.HTTPError), self._http.stream("GET", self._path, timeout=60) as lines:
            for line in lines.iter_lines():
                if line.startswith("data: "):
                    self.begun.set()
        self.ended.set()


@contextmanager
def patient(db: str, **more: float) -> Iterator[str]:
    """A server whose heart beats so rarely that no test waits for it."""
    with running(Settings(db=db, heartbeat=600, **more)) as address:
        yield address


def test_a_revoked_device_hears_nothing_more(db: str) -> None:
    with patient(db) as address:
        ada, phone = Person(address), Person(address, "Phone")
        table = ada.table("duel", 1)
        phone.post("/me/devices", link=ada.post("/me/links")["link"])
        path = f"/tables/{table}/events?seat=0"
        away, own = Listener(phone.http, path), Listener(another_tab(ada, address), path)
        assert ada.delete("/me/devices")["keys"] == 2
        assert away.ended.wait(20)
        assert not own.ended.is_set()
        with refused("no-identity"):
            phone.get("/me")


def test_a_revoked_device_hears_nothing_more_from_another_process(postgres: str) -> None:
    with Process(new_database(postgres)) as one, Process(one.db) as two:
        ada, phone = Person(one.address), Person(one.address, "Phone")
        table = ada.post("/tables", game="duel", seats=[{"kind": "me"}] * 2, start=True)["id"]
        phone.post("/me/devices", link=ada.post("/me/links")["link"])
        away = Listener(another_tab(phone, two.address), f"/tables/{table}/events?seat=0")
        ada.delete("/me/devices")
        assert away.ended.wait(10)  # no heart beats meanwhile


def test_a_key_that_expires_ends_its_stream(lite: str) -> None:
    with patient(lite) as address:
        ada = Person(address)
        table = ada.table("duel", 1)

        async def expire(seconds: int) -> None:
            storage = Storage(database_url(Settings(db=lite)))
            await storage.together(lambda line: line.execute(keys.update().values(expires=now() + seconds * SECOND)))
            await storage.close()

        asyncio.run(expire(5))
        listener = Listener(ada.http, f"/tables/{table}/events?seat=0")
        assert listener.ended.wait(30)
        with refused("no-identity"):
            ada.get("/me")


def test_who_lost_a_seat_hears_nothing_more_of_it(lite: str) -> None:
    with patient(lite) as address:
        ada, ben = Person(address), Person(address, "Ben")
        table = ada.post("/tables", game="duel")["id"]
        ben.put(f"/tables/{table}/seats/1", kind="me")
        listener = Listener(another_tab(ben, address), f"/tables/{table}/events?seat=1")
        ada.put(f"/tables/{table}/seats/1", kind="open")
        assert listener.ended.wait(20)
        with refused("forbidden"):
            ben.get(f"/tables/{table}/events?seat=1")


@pytest.mark.parametrize("cap", ["most_streams", "most_streams_of_address"])
def test_streams_are_counted(lite: str, cap: str) -> None:
    with patient(lite, **{cap: 2}) as address:
        ada = Person(address)
        table = ada.table("duel", 1)
        path = f"/tables/{table}/events"
        with status(ada, path) as first:
            with status(ada, path) as second, status(ada, path) as third:
                assert (first.status_code, second.status_code) == (200, 200)
                assert (third.status_code, third.headers["retry-after"]) == (429, "10")
                with status(Person(address, "Ben"), path) as other:  # who shares the address only
                    assert other.status_code == (200 if cap == "most_streams" else 429)
            until(lambda: followed(ada, path))


@contextmanager
def status(person: Person, path: str) -> Iterator[httpx.Response]:
    """A stream of which something has come."""
    with person.http.stream("GET", path) as answer:
        lines = answer.iter_lines()  # who lets go of it closes the stream
        next(lines)
        yield answer
        lines.close()


def followed(person: Person, path: str) -> bool:
    with status(person, path) as answer:
        return answer.status_code == 200
