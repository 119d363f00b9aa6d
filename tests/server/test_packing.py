"""Long answers that seldom change are sent compressed to those who understand it, and say the same."""

import gzip
from collections.abc import Iterator

import httpx
import pytest

from septem.server import page
from septem.server.packing import WORTH
from septem.server.settings import Settings
from tests.server.running import Person, running

WORDS = "/api/v1/games/wonders/words/en"


@pytest.fixture
def house(lite: str) -> Iterator[str]:
    """A running server."""
    with running(Settings(db=lite, limits=False)) as found:
        yield found


def raw(address: str, **headers: str) -> tuple[httpx.Headers, bytes]:
    """What is really sent."""
    with httpx.stream("GET", address, headers=headers) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", [WORDS, "/api/v1/words/cs", "/api/v1/games/duel/pieces", "/api/v1/openapi.json"])
def test_words_and_pieces_are_packed(house: str, path: str) -> None:
    headers, packed = raw(house + path, **{"accept-encoding": "br, gzip;q=0.5"})
    plain_headers, plain = raw(house + path, **{"accept-encoding": "gzip;q=0, br"})
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(headers["content-length"]) == len(packed) < len(plain) / 2
    assert "content-encoding" not in plain_headers
    assert plain_headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed) == plain
    assert raw(house + path, **{"accept-encoding": "gzip"})[1] == packed


@pytest.mark.skipif(not page.present(), reason="the page is not built (make page)")
def test_files_of_the_page_are_packed(house: str) -> None:
    for file in (page.FOLDER / "assets").iterdir():
        headers, packed = raw(f"{house}/assets/{file.name}", **{"accept-encoding": "gzip"})
        assert headers["cache-control"].endswith("immutable")
        if file.stat().st_size >= 1000 and file.suffix in (".js", ".css"):
            assert headers["content-encoding"] == "gzip"
            packed = gzip.decompress(packed)
        assert packed == file.read_bytes()


def test_what_happens_at_a_table_is_not_held_back(house: str) -> None:
    ada = Person(house)
    table = ada.post("/tables", game="duel", lesson=True)["id"]
    for path in (f"/tables/{table}", f"/tables/{table}/seats/0/decision", f"/tables/{table}/events"):
        assert not WORTH.search(f"/api/v1{path}")
    assert WORTH.search(f"/api/v1/tables/{table}/words/en")


def test_refusals_are_not_packed(house: str) -> None:
    for path in ("/api/v1/words/xx", "/assets/nothing.js"):
        answer = httpx.get(house + path)
        assert answer.status_code == 404
        assert "content-encoding" not in answer.headers
        assert answer.json()["code"] == "not-found"
