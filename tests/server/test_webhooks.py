"""People are told that it is their turn: once, if they are not looking, and never anywhere inside the network."""

import asyncio
import ipaddress
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy

from septem.server.outgoing import Outgoing
from septem.server.problems import BadInput
from septem.server.reach import Unreachable, addresses, allowed, checked_url
from septem.server.settings import Settings, database_url
from tests.server.process import Process
from tests.server.running import Person, refused, running
from tests.server.test_streams import Listener
from tests.server.test_tables import until
from tests.server.webhook_receiver import Receiver, receiving

QUICK: dict[str, Any] = {"webhooks": "any", "webhook_delay": 0.5, "webhook_pause": 0.2, "limits": False}


@contextmanager
def calling(db: str, **more: Any) -> Iterator[str]:
    with running(Settings(db=db, **{**QUICK, **more})) as address:
        yield address


def two_at_a_table(address: str, hook: str) -> tuple[Person, Person, str]:
    """Ben, who has a webhook, and Ada, who has none, at a table of Duel."""
    ada, ben = Person(address), Person(address, "Ben")
    ben.put("/me/webhook", url=hook)
    table = ada.post("/tables", game="duel")["id"]
    ben.put(f"/tables/{table}/seats/1", kind="me")
    ada.post(f"/tables/{table}/start")
    return ada, ben, table


def let_move(ada: Person, ben: Person, table: str, seat: int) -> None:
    """Moves until it is a seat's turn, at least one of the other's."""
    moved = False
    while True:
        (acting,) = ada.get(f"/tables/{table}", seat=0)["view"]["to_act"]
        if acting == seat and moved:
            return
        mover = (ada, ben)[acting]
        move = mover.get(f"/tables/{table}/seats/{acting}/decision")["moves"][0]["notation"]
        mover.post(f"/tables/{table}/seats/{acting}/moves", move=move)
        moved = moved or acting != seat


# ---- telling -------------------------------------------------------------------------------------
def test_it_is_your_turn(db: str) -> None:
    with receiving() as hook, calling(db) as address:
        ada, ben, table = two_at_a_table(address, hook.address)
        let_move(ada, ben, table, 1)
        until(lambda: hook.heard)
        body = hook.heard[0]
        link = f"{address}/#/table/{table}"
        assert body == {"event": "your-turn", "table": table, "game": "duel", "seat": 1, "link": link}
        said = str(hook.headers) + str(hook.heard)
        assert ben.http.cookies["septem"] not in said
        assert ben.me["id"] not in said
        heard = len(hook.heard)
        let_move(ada, ben, table, 0)  # Ada's turn: she has no webhook
        let_move(ada, ben, table, 1)
        until(lambda: len(hook.heard) > heard)
        assert {one["seat"] for one in hook.heard} == {1}


def test_each_turn_is_told_once_by_several_processes(db: str) -> None:
    """Two servers with four tasks each look for calls, and every answer is slow: of each turn one of them tells."""
    with receiving(slow=0.5) as hook, calling(db) as one, calling(db) as two:
        people = [two_at_a_table(address, "") for address in (one, two) * 3]
        for ada, ben, table in people:
            let_move(ada, ben, table, 0)
            ben.put("/me/webhook", url=hook.address)
            let_move(ada, ben, table, 1)  # ends with the first turn of Ben's since he has a webhook
        until(lambda: calls_left(db) == 0)
        assert sorted(body["table"] for body in hook.heard) == sorted(table for _, _, table in people)


def calls_left(db: str) -> int:
    """How many people wait to be called."""
    with stored(db) as line:
        return int(line.execute(sqlalchemy.text("SELECT count(*) FROM calls")).scalar_one())


@contextmanager
def stored(db: str) -> Iterator[sqlalchemy.Connection]:
    """The database, past the server."""
    engine = sqlalchemy.create_engine(database_url(Settings(db=db)))
    with engine.begin() as line:
        yield line
    engine.dispose()


def _told(figures: str) -> int:
    lines = [line for line in figures.splitlines() if line.startswith('septem_calls_total{outcome="told"}')]
    return int(float(lines[0].split()[1])) if lines else 0


def test_who_is_looking_is_not_called(lite: str) -> None:
    with receiving() as hook, calling(lite, webhook_delay=2.0) as address:
        ada, ben, table = two_at_a_table(address, hook.address)
        own = httpx.Client(base_url=f"{address}/api/v1", cookies=dict(ben.http.cookies), timeout=60)
        Listener(own, f"/tables/{table}/events?seat=1")
        let_move(ada, ben, table, 1)
        other, _, elsewhere = two_at_a_table(address, hook.address)  # somebody who does not look is called
        let_move(other, _, elsewhere, 1)
        until(lambda: hook.heard)
        assert {body["table"] for body in hook.heard} == {elsewhere}
        own.close()


def test_what_was_due_before_a_crash_is_told_afterwards(db: str) -> None:
    """The call is committed with the move: a server that never got to it leaves it to the next."""
    with receiving() as hook, Process(db, more=("--webhooks", "any")) as server:
        ada, ben, table = two_at_a_table(server.address, hook.address)
        let_move(ada, ben, table, 1)
        server.kill()
        assert hook.heard == []
        _hurry(db)
        server.start()
        until(lambda: hook.heard)
        assert [body["table"] for body in hook.heard] == [table]


def _hurry(db: str) -> None:
    """Time passes."""
    with stored(db) as line:
        line.execute(sqlalchemy.text("UPDATE calls SET due = 0"))


def test_a_call_that_fails_is_tried_again_and_given_up(lite: str) -> None:
    with receiving() as hook, calling(lite, webhook_pause=0.05) as address:
        hook.answers = [(500, {}), (302, {"Location": hook.address})]
        ada, ben, table = two_at_a_table(address, hook.address)
        let_move(ada, ben, table, 1)
        until(lambda: _told(httpx.get(f"{address}/metrics").text) > 0)
        assert len(hook.heard) >= 3  # no redirect was followed: each failure is one more request of ours
        ben.put("/me/webhook", url=hook.address)
        hook.answers = [(404, {})] * 50
        let_move(ada, ben, table, 0)
        let_move(ada, ben, table, 1)
        until(lambda: 'septem_calls_total{outcome="given-up"} 1.0' in httpx.get(f"{address}/metrics").text)


def test_a_webhook_is_taken_back(lite: str) -> None:
    with receiving() as hook, calling(lite, webhook_delay=1.0) as address:
        ada, ben, table = two_at_a_table(address, hook.address)
        assert ben.get("/me/webhook") == {"url": hook.address}
        let_move(ada, ben, table, 1)
        ben.put("/me/webhook", url="")
        assert ben.get("/me/webhook") == {"url": ""}
        other, eve, elsewhere = two_at_a_table(address, hook.address)
        let_move(other, eve, elsewhere, 1)
        until(lambda: hook.heard)
        assert {body["table"] for body in hook.heard} == {elsewhere}


def test_webhooks_are_off_unless_allowed(address: str) -> None:
    ada = Person(address)
    with refused("forbidden"):
        ada.put("/me/webhook", url="https://example.org/hook")
    assert ada.get("/me/webhook") == {"url": ""}


# ---- where nothing is sent -----------------------------------------------------------------------
@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "//example.org/",
        "https://",
        "https://user:pass@example.org/",
        "https://user@example.org/",
        "https://example.org:22/",
        "https://example.org:99999/",
        "https://example.org/#part",
        "https://exa mple.org/",
        "https://example.org/\nX: y",
        "https://example.org/\x00",
        "https://exämple.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://10.1.2.3/",
        "https://" + "x" * 500,
    ],
)
def test_addresses_nothing_is_sent_to(url: str) -> None:
    with pytest.raises(BadInput):
        checked_url(url, "public")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.255.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "100.100.100.200", "168.63.129.16", "0.0.0.0", "224.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1",
        "::1", "::", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2002:a00:1::", "2001:db8::1",
    ],
)  # fmt: skip
def test_ranges_nothing_is_sent_to(address: str) -> None:
    assert not allowed(ipaddress.ip_address(address), "public")


def test_the_internet_and_at_home() -> None:
    for address in ("1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "64:ff9b::101:101"):
        assert allowed(ipaddress.ip_address(address), "public")
    for address in ("127.0.0.1", "::1", "192.168.1.1", "10.0.0.1", "fd12::1"):
        assert allowed(ipaddress.ip_address(address), "any")
    for address in ("169.254.169.254", "fe80::1", "fd00:ec2::254", "224.0.0.1", "0.0.0.0"):
        assert not allowed(ipaddress.ip_address(address), "any")


def test_a_name_that_leads_inside_is_not_followed() -> None:
    """By names too: the machine's own, other ways to write an address, and one with a good and a bad address."""
    for host in ("localhost", "127.1", "2130706433", "0x7f.1", "0"):
        with pytest.raises(Unreachable):
            asyncio.run(addresses(host, 443, "public"))


def test_one_bad_address_spoils_all_and_the_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: what was checked is what is connected to, whatever the name leads to a moment later."""
    asked: list[str] = []

    def looked_up(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        rows = {"mixed.example": ["1.1.1.1", "127.0.0.1"], "turning.example": ["127.0.0.1"]}[host]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (row, port)) for row in rows]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    with pytest.raises(Unreachable):
        asyncio.run(addresses("mixed.example", 443, "public"))
    asked.clear()
    with receiving() as hook:
        port = httpx.URL(hook.address).port
        asyncio.run(_sent(f"http://turning.example:{port}/hook"))
        assert asked == ["turning.example"]
        assert hook.headers[0]["Host"] == f"turning.example:{port}"


async def _sent(url: str) -> None:
    outgoing = Outgoing("any", 10)
    try:
        await outgoing.post(url, b"{}")
    finally:
        await outgoing.close()


# ---- https ---------------------------------------------------------------------------------------
@pytest.fixture
def certified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A receiver whose certificate is for `localhost` and believed."""
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("no openssl here")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with receiving(context) as receiver:
        yield receiver


def test_the_certificate_has_to_be_that_of_the_name(certified: Receiver) -> None:
    """Although the connection goes to an address, the certificate is checked against the name."""
    asyncio.run(_sent(certified.address))
    assert len(certified.heard) == 1
    with pytest.raises(Unreachable):
        asyncio.run(_sent(certified.address.replace("localhost", "127.0.0.1")))
    assert len(certified.heard) == 1
