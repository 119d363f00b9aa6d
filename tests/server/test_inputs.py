"""What no honest client sends is refused in words, and never breaks anything."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from septem.server.identity import clean_name
from septem.server.problems import BadInput
from septem.server.settings import Settings
from tests.server.running import Person, running
from tests.server.test_border import _raw


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("inputs")
    with running(Settings(db=f"sqlite:///{folder / 'one.sqlite'}", limits=False)) as address:
        yield address


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Every refusal is a problem, and no fault of ours."""
    assert answer.headers["content-type"].startswith("application/problem+json"), answer.text
    assert answer.status_code < 500, answer.text
    return answer.status_code, answer.json()["code"]


BODIES: list[tuple[str, str, Any]] = [
    ("PUT", "/me", {"name": "Ada", "id": "x"}),
    ("POST", "/tables", {"game": "duel", "seed": 5}),
    ("POST", "/tables", {"game": "duel", "webhook": "https://example.org"}),
    ("POST", "/tables", {"game": "duel", "players": 1e300}),
    ("POST", "/tables", {"game": "duel", "players": -1}),
    ("POST", "/tables", {"game": "duel", "players": 2.5}),
    ("POST", "/tables", {"game": "duel", "players": True}),
    ("POST", "/tables", {"game": "duel", "timer": 10**40}),
    ("POST", "/tables", {"game": "duel\x00"}),
    ("POST", "/tables", {"game": "x" * 300}),
    ("POST", "/tables", {"game": "duel", "seats": [{"kind": "me", "identity": "x"}]}),
    ("POST", "/tables", {"game": "duel", "seats": [{"kind": "me"}] * 8}),
    ("POST", "/tables", {"game": "duel", "options": {"x" * 300: 1}}),
    ("POST", "/tables", {"game": "wonders", "options": {"edition": {"a": [[[[]]]]}}}),
    ("POST", "/me/devices", {"link": "x" * 200}),
    ("POST", "/me/devices", {"link": ["x"]}),
    ("PUT", "/me/webhook", {"url": None}),
]


@pytest.mark.parametrize(("method", "path", "body"), BODIES)
def test_fields_that_cannot_be(at: str, method: str, path: str, body: Any) -> None:
    answer = Person(at).http.request(method, path, json=body)
    assert refusal(answer) == (400, "bad-input")


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "1e999", "-0x1", "0777", "1_000", "9" * 5000])
def test_numbers_that_are_none(at: str, text: str) -> None:
    body = f'{{"game": "duel", "players": {text}}}'
    answer = Person(at).http.post("/tables", content=body, headers={"Content-Type": "application/json"})
    assert refusal(answer)[0] == 400


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_nested_without_end(at: str, opening: str, closing: str) -> None:
    deep = opening * 5000 + "1" + closing * 5000
    body = f'{{"game": "duel", "options": {{"a": {deep}}}}}'
    answer = Person(at).http.post("/tables", content=body, headers={"Content-Type": "application/json"})
    assert refusal(answer)[0] == 400


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_bodies_of_another_type(at: str, kind: str) -> None:
    """A page of others may send these without asking; JSON it may not."""
    answer = Person(at).http.put("/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert refusal(answer) == (415, "wrong-type")
    charset = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert Person(at).http.put("/me", content=b'{"name": "Eve"}', headers=charset).status_code == 200


# ---- addresses -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("query", "status"),
    [("seat=0&seat=1", 400), ("seat=1e400", 400), ("seat=%EF%BC%99", 400), ("seat=nan", 400), ("seat=", 400),
     ("seat=99999999999999999999999999", 404), ("seat=-1", 404), ("since=-5", 200), ("since=" + "9" * 30, 200)],
)  # fmt: skip
def test_queries(at: str, query: str, status: int) -> None:
    ada = Person(at)
    table = ada.table("duel", 1)
    for path in (f"/tables/{table}", f"/tables/{table}/events"):
        with ada.http.stream("GET", f"{path}?{query}") as answer:
            assert answer.status_code == status, path
            if status != 200:
                answer.read()
                refusal(answer)


@pytest.mark.parametrize(
    "path", ["%00", "x%0d%0aSet-Cookie:%20a=b", "%ff", "..%2f..%2fetc%2fpasswd", "%E2%80%AE", "-" * 22]
)
def test_tables_that_cannot_be(address: str, path: str) -> None:
    """On both databases: PostgreSQL knows no NUL."""
    ada = Person(address)
    for end in ("", "/events", "/record", "/pieces"):
        answer = ada.http.get(f"/tables/{path}{end}")
        assert refusal(answer) == (404, "not-found")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/api/v1/../../../etc/passwd", "//etc/passwd", "/%2e%2e/%2e%2e/etc"]
)
def test_paths_lead_nowhere_outside(at: str, path: str) -> None:
    host = httpx.URL(at).netloc
    answer = _raw(at, b"GET " + path.encode() + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 404"), answer
    assert b"root:" not in answer


def test_addresses_and_headers_are_bounded(at: str) -> None:
    assert refusal(httpx.get(f"{at}/api/v1/games?x={'y' * 3000}")) == (431, "too-long")
    assert refusal(httpx.get(f"{at}/{'y' * 3000}")) == (431, "too-long")
    assert refusal(httpx.get(f"{at}/api/v1/games", headers={"X-Long": "y" * 20_000})) == (431, "too-long")
    host = httpx.URL(at).netloc
    endless = b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nX-Long: " + b"y" * 3_000_000
    try:
        answer = _raw(at, endless + b"\r\nConnection: close\r\n\r\n")
    except OSError:  # it hung up in the middle
        answer = b"HTTP/1.1 400"
    assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))
    assert httpx.get(f"{at}/healthz").status_code == 200


def test_methods(at: str) -> None:
    ada = Person(at)
    options = ada.http.options("/games")
    assert (options.status_code, options.content) == (204, b"")
    assert "access-control-allow-origin" not in options.headers  # no page of others may ask
    head = ada.http.head("/games")
    assert (head.status_code, head.content) == (405, b"")
    for method in ("PATCH", "TRACE", "PROPFIND"):
        answer = ada.http.request(method, "/games")
        assert refusal(answer) == (405, "wrong-method"), method


@pytest.mark.parametrize("last", ["-1", "1.5", "x", "٣", "9" * 10, "1\t2"])
def test_last_event_ids_that_cannot_be(at: str, last: str) -> None:
    ada = Person(at)
    table = ada.table("duel", 1)
    answer = ada.http.get(f"/tables/{table}/events", headers={b"Last-Event-ID": last.encode()})
    assert refusal(answer) == (400, "bad-input")


# ---- names ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "kept"),
    [("Ada\x00", "Ada"), ("A\x1b[31mda", "A[31mda"), ("\u202eadA", "adA"), ("A\u200bd\u2066a\ufeff", "Ada"),
     ("A\r\nda", "A da"), ("  Ada   L. ", "Ada L."), ("<b>Ada</b>", "<b>Ada</b>"),
     ("Zoe\u0308", "Zo\u00eb"), ("Ж", "Ж"), ("👑", "👑")],
)  # fmt: skip
def test_names_are_what_they_look_like(at: str, given: str, kept: str) -> None:
    ada = Person(at)
    assert ada.put("/me", name=given)["name"] == kept
    table = ada.post("/tables", game="duel", players=2, seats=[{"kind": "me", "name": given}])["id"]
    assert ada.get(f"/tables/{table}")["table"]["seats"][0]["name"] == kept


@pytest.mark.parametrize("name", ["\x00", "\u202e", "\u3164", "\u2800 \u2800", "\u200b\u200b", "\n"])
def test_names_that_nobody_sees(name: str) -> None:
    with pytest.raises(BadInput):
        clean_name(name)


def test_half_a_sign_is_no_text(at: str) -> None:
    body = json.dumps({"name": "\ud800"}).encode()
    answer = Person(at).http.put("/me", content=body, headers={"Content-Type": "application/json"})
    assert refusal(answer)[0] == 400
