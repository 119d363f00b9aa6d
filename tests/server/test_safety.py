"""What stands before every request: origins, rates, sizes, headers, keys; and nothing told that should not be."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from septem.server.database import prepare
from septem.server.settings import Settings
from tests.server.running import Person, refused, running


@pytest.fixture
def one(tmp_path: Path) -> Any:
    with running(Settings(db=f"sqlite:///{tmp_path / 'one.sqlite'}", writes_at_once=30, writes_a_second=0.5)) as found:
        yield found


def test_pages_of_others_cannot_write(one: str) -> None:
    ada = Person(one)
    for headers in (
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "null"},
        {"Origin": "http://["},
    ):
        answer = ada.http.post("/tables", json={"game": "duel"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    own = ada.http.post("/tables", json={"game": "duel"}, headers={"Origin": one})
    assert own.status_code == 201


def test_too_often_is_told_when_to_come_back(one: str) -> None:
    ada = Person(one)
    answers = [ada.http.put("/me", json={"name": "Ada"}) for _ in range(40)]
    last = answers[-1]
    assert (last.status_code, last.json()["code"]) == (429, "too-many")
    assert int(last.headers["retry-after"]) >= 1
    assert ada.get("/me")["name"] == "Ada"


def test_every_answer_has_the_headers(one: str) -> None:
    for path in ("/healthz", "/readyz", "/api/v1/games", "/nowhere"):
        answer = httpx.get(one + path)
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in answer.headers["content-security-policy"], (
            path
        )
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers


def test_the_key_is_in_a_cookie_no_script_reads(one: str) -> None:
    answer = httpx.post(f"{one}/api/v1/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.cookies["septem"] not in answer.text
    assert len(answer.cookies["septem"]) >= 43  # 256 bits


def test_a_key_is_stored_as_its_hash_only(one: str, tmp_path: Path) -> None:
    key = httpx.post(f"{one}/api/v1/me").cookies["septem"]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("one.sqlite*"))
    assert b"Guest" in stored
    assert key.encode() not in stored


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"name": "\xff"}', b'{"name": ' + b"[" * 5000, b"null", b"5"])
def test_bodies_that_cannot_be_read(one: str, body: bytes) -> None:
    ada = Person(one)
    answer = ada.http.put("/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-input"
    assert answer.json()["detail"]


def test_bodies_that_are_too_large(one: str) -> None:
    ada = Person(one)
    body = b'{"name": "' + b"x" * 100_000 + b'"}'
    answer = ada.http.put("/me", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_forged_key_is_nobody(one: str) -> None:
    for key in ("", "x", "x" * 5000, "%00", "ünï".encode().decode("latin-1")):
        answer = httpx.get(f"{one}/api/v1/me", headers={b"cookie": b"septem=" + key.encode()})
        assert (answer.status_code, answer.json()["code"]) == (401, "no-identity")


def test_the_seed_is_secret_until_the_end(one: str, tmp_path: Path) -> None:
    ada = Person(one)
    table = ada.table("duel", 1)
    said = json.dumps([ada.get(f"/tables/{table}"), ada.get(f"/tables/{table}", seat=0), ada.get("/tables", mine=True)])
    assert "seed" not in said
    with refused("conflict"):
        ada.get(f"/tables/{table}/record")


# ---- the document --------------------------------------------------------------------------------
def test_the_document_tells_games_apart(one: str) -> None:
    document = httpx.get(f"{one}/api/v1/openapi.json").json()
    schemas = document["components"]["schemas"]
    look = document["paths"]["/api/v1/tables/{table}"]["get"]["responses"]["200"]["content"]["application/json"]
    assert set(look["schema"]["discriminator"]["mapping"]) == {"wonders", "duel", "architects", "dice"}
    assert {"DuelView", "WondersView", "DiceMove", "ArchitectsEntry", "ProblemBody"} <= schemas.keys()
    wanted = set(_references(document))
    assert {name.rpartition("/")[2] for name in wanted} <= schemas.keys()


def _references(part: Any) -> Any:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value
            else:
                yield from _references(value)
    elif isinstance(part, list):
        for value in part:
            yield from _references(value)


# ---- the database --------------------------------------------------------------------------------
def test_a_prepared_database_is_prepared_again(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'twice.sqlite'}")
    prepare(settings)
    prepare(settings)


def test_settings_can_be_handed_down() -> None:
    settings = Settings(db="x", trusted=("10.0.0.1",))
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
