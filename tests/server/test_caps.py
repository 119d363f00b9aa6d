"""Caps and rates: of people as well as of addresses, each with a clear answer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import RequestFactory

from septem.server.guard import Bucket, address_of
from septem.server.settings import Settings
from tests.server.running import Person, refused, running


@contextmanager
def capped(tmp_path: Path, **more: Any) -> Iterator[str]:
    with running(Settings(db=f"sqlite:///{tmp_path / 'one.sqlite'}", **more)) as address:
        yield address


def test_one_person_from_many_addresses(tmp_path: Path) -> None:
    """Who asks too often waits, from wherever; another person at the same addresses does not."""
    with capped(tmp_path, trusted=("127.0.0.1",), own_writes_at_once=5, own_writes_a_second=0.01) as address:
        ada, ben = Person(address), Person(address, "Ben")
        answers = [
            ada.http.put("/me", json={"name": "Ada"}, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in range(7)
        ]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) > 1
        assert answers[-1].json()["code"] == "too-many"
        assert ada.get("/me")["name"] == "Ada"  # reading goes on
        assert ben.http.put("/me", json={"name": "Ben"}, headers={"X-Forwarded-For": "203.0.113.1"}).status_code == 200


def test_tables_are_counted_while_they_are_not_over(tmp_path: Path) -> None:
    with capped(tmp_path, most_tables=2) as address:
        ada, ben = Person(address), Person(address, "Ben")
        tables = [ada.post("/tables", game="duel")["id"] for _ in range(2)]
        with refused("too-many"):
            ada.post("/tables", game="duel")
        other = ben.post("/tables", game="duel")["id"]
        with refused("too-many"):
            ada.put(f"/tables/{other}/seats/1", kind="me")
        ada.put(f"/tables/{tables[0]}/seats/1", kind="me")  # a second seat at her own table is no table more
        ada.delete(f"/tables/{tables[0]}")
        ada.put(f"/tables/{other}/seats/1", kind="me")
        ada.put(f"/tables/{other}/seats/1", kind="me", name="Ada L.")  # nor is sitting where she sits


def test_finished_games_are_no_tables_too_many(tmp_path: Path) -> None:
    with capped(tmp_path, most_tables=1) as address:
        ada = Person(address)
        table = ada.table("architects", 1)
        ada.play(table)
        again = ada.post(f"/tables/{table}/rematch")
        assert again["status"] == "waiting"
        with refused("too-many"):
            ada.post("/tables", game="duel")


def test_a_table_does_not_grow_without_end(tmp_path: Path) -> None:
    """Sealing and taking back for ever: at some time only playing on is left."""
    with capped(tmp_path, most_entries=12, limits=False) as address:
        ada = Person(address)
        table = ada.post("/tables", game="wonders", seats=[{"kind": "me"}] * 3, start=True)["id"]
        seat = f"/tables/{table}/seats/0"
        move = ada.get(f"{seat}/decision")["moves"][0]["notation"]
        with refused("too-many"):
            for _ in range(12):
                ada.post(f"{seat}/moves", move=move)
                ada.delete(f"{seat}/moves")
        with refused("too-many"):
            ada.put(seat, kind="leave")
        for other in (1, 2):
            move = ada.get(f"/tables/{table}/seats/{other}/decision")["moves"][0]["notation"]
            last = ada.post(f"/tables/{table}/seats/{other}/moves", move=move)
        assert last["view"]["to_act"] == [0, 1, 2]


def test_keys_are_counted(tmp_path: Path) -> None:
    with capped(tmp_path, most_keys=3) as address:
        ada = Person(address)
        for _ in range(2):
            ada.post("/me/links")
        with refused("too-many"):
            ada.post("/me/links")
        ada.delete("/me/devices")
        ada.post("/me/links")


def test_new_people_of_one_address_are_counted(tmp_path: Path) -> None:
    with capped(tmp_path, arrivals_at_once=3, arrivals_a_second=0.001) as address:
        answers = [httpx.post(f"{address}/api/v1/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        known = httpx.post(f"{address}/api/v1/me", cookies={"septem": answers[0].cookies["septem"]})
        assert known.status_code == 200


def test_help_is_counted(tmp_path: Path) -> None:
    """Reviews keep a process busy for long, and anybody may ask for one of a game that anybody may see."""
    with capped(tmp_path, helps_at_once=1, helps_a_second=0.001, review_ms=1) as address:
        ada = Person(address)
        table = ada.table("architects", 1)
        ada.play(table)
        ada.get(f"/tables/{table}/review")
        with refused("too-many"):
            ada.get(f"/tables/{table}/review")
        strangers = [httpx.get(f"{address}/api/v1/tables/{table}/review", timeout=60).status_code for _ in range(2)]
        assert strangers == [200, 429]


def test_a_household_has_many_addresses() -> None:
    def address(host: str) -> str:
        request: Any = RequestFactory().get("/")
        request.scope["client"] = (host, 1)
        return address_of(request)

    assert address("2001:db8:1:2:aaaa::1") == address("2001:db8:1:2:bbbb::9") != address("2001:db8:1:3::1")
    assert address("::ffff:203.0.113.7") == address("203.0.113.7") == "203.0.113.7"
    assert address("203.0.113.7") != address("203.0.113.8")


def test_a_bucket_forgets_those_longest_gone() -> None:
    bucket = Bucket(1, 0.001, callers=2)
    assert [bucket.take(name) > 0 for name in ("a", "a", "b", "c", "a")] == [False, True, False, False, False]
