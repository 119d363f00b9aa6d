"""The outermost layer: names the server answers to, headers of every answer, proxies that are believed."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from septem.server.hosts import Hosts, name_of
from septem.server.settings import Settings
from tests.server.running import Person, running


@contextmanager
def serving(tmp_path: Path, **more: Any) -> Iterator[str]:
    with running(Settings(db=f"sqlite:///{tmp_path / 'one.sqlite'}", **more)) as address:
        yield address


# ---- names ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "host", ["localhost", "localhost:80", "127.0.0.1:7777", "[::1]:7777", "LOCALHOST", "127.0.0.2"]
)
def test_a_server_at_home_answers_to_its_own_names(host: str) -> None:
    assert Hosts(Settings()).known(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.5", "printer", "", ":80", "[::1",
     "localhost:80:80", "localhost@evil.example", "localhost:x", "evil.example:7777", "[::1].evil.example", "٣"],
)  # fmt: skip
def test_a_server_at_home_answers_to_no_other_name(host: str) -> None:
    """DNS rebinding: a page lets its own name lead to this machine, and its requests carry that name."""
    assert not Hosts(Settings()).known(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5"])
def test_a_server_for_the_network_answers_to_addresses_and_names_of_the_network(host: str) -> None:
    hosts = Hosts(Settings(host=host))
    for name in ("192.168.1.5:7777", "[fd00::5]:7777", "localhost", "nas", "my-nas.local", socket.gethostname()):
        assert hosts.known(name), name
    for name in ("evil.example", "evil.example:7777", "nas.evil.example", "local.evil.example", ""):
        assert not hosts.known(name), name


def test_names_it_is_known_by() -> None:
    hosts = Hosts(Settings(public_hosts=("Games.Example.org", "other.example:8443")))
    for name in ("games.example.org", "games.example.org:443", "GAMES.example.org.", "other.example", "localhost"):
        assert hosts.known(name), name
    assert not hosts.known("example.org")
    assert Hosts(Settings(public_hosts=("*",))).known("anything.example")
    assert name_of("[::1]:80") == "::1"


def test_another_name_gets_a_problem_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path, public_hosts=("games.example",)) as address:
        for path in ("/healthz", "/api/v1/games", "/nowhere", "/metrics"):
            answer = httpx.get(address + path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host"), path
            assert "--public-host" in answer.json()["detail"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert httpx.get(f"{address}/healthz", headers={"Host": "games.example"}).status_code == 200
        assert _raw(address, b"GET /healthz HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 421")
        twice = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
        assert _raw(address, twice).split()[1] in (b"400", b"421")


def _raw(address: str, request: bytes) -> bytes:
    """What comes back for bytes that no client library sends."""
    url = httpx.URL(address)
    with socket.create_connection((url.host, url.port or 80), timeout=20) as line:
        line.sendall(request)
        found = b""
        while more := line.recv(65536):
            found += more
    return found


# ---- headers -------------------------------------------------------------------------------------
def test_answers_are_stored_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address)
        table = ada.table("duel", 1)
        for path in ("/me", "/tables", f"/tables/{table}?seat=0", f"/tables/{table}/seats/0/decision", "/tables/x"):
            assert ada.http.get(path).headers["cache-control"] == "no-store", path
        with ada.http.stream("GET", f"/tables/{table}/events?seat=0") as answer:
            assert answer.headers["cache-control"] == "no-store"


def test_scripts_and_styles_come_from_here_only(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        for path in ("/healthz", "/nowhere", "/api/v1/games", "/api/v1/me"):
            policy = httpx.get(address + path).headers["content-security-policy"]
            assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize("believed", [True, False])
def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path: Path, believed: bool) -> None:
    """Scheme and address: `Secure` cookies, HSTS and rates follow what a trusted proxy says, and nobody else."""
    trusted = ("127.0.0.1",) if believed else ("10.9.9.9",)
    with serving(tmp_path, trusted=trusted, arrivals_at_once=2, arrivals_a_second=0.001) as address:
        said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        answer = httpx.post(f"{address}/api/v1/me", headers=said)
        assert ("secure" in answer.headers["set-cookie"].lower()) is believed
        assert ("strict-transport-security" in answer.headers) is believed
        statuses = []
        for number in range(4):  # each from somewhere else, if that is believed
            headers = {**said, "X-Forwarded-For": f"203.0.113.{number}"}
            statuses.append(httpx.post(f"{address}/api/v1/me", headers=headers).status_code)
        assert statuses == ([200] * 4 if believed else [200, 429, 429, 429])


def test_what_a_client_forges_behind_a_proxy_does_not_count(tmp_path: Path) -> None:
    """A proxy appends the address it sees: what stands before it was said by the client."""
    with serving(tmp_path, trusted=("127.0.0.1",), arrivals_at_once=2, arrivals_a_second=0.001) as address:
        statuses = [
            httpx.post(f"{address}/api/v1/me", headers={"X-Forwarded-For": f"198.51.100.{n}, 203.0.113.7"}).status_code
            for n in range(4)
        ]
        assert statuses == [200, 200, 429, 429]


def test_no_https_no_promise_of_it(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        answer = httpx.post(f"{address}/api/v1/me", headers={"X-Forwarded-Proto": "https"})
        assert "strict-transport-security" not in answer.headers
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_a_page_by_http_does_not_write_to_a_server_by_https(tmp_path: Path) -> None:
    with serving(tmp_path, trusted=("127.0.0.1",), public_hosts=("games.example",)) as address:
        ada = Person(address)
        behind = {"X-Forwarded-Proto": "https", "Host": "games.example"}
        for origin, status in (("https://games.example", 201), ("http://games.example", 403)):
            answer = ada.http.post("/tables", json={"game": "duel"}, headers={**behind, "Origin": origin})
            assert answer.status_code == status, origin
