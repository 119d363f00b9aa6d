"""The host changes what will be played while the table waits; who sits there is told at once and not sent away."""

from pathlib import Path
from typing import Any

import pytest

from septem.server.settings import Settings
from tests.server.running import Person, refused, running
from tests.server.test_archive import Command, septem_cli  # noqa: F401 (a fixture)

USUAL = {"players": 3, "options": {}, "public": False, "spectators": True, "hints": True, "timer": 0}


def opened(ada: Person, **more: Any) -> str:
    found: str = ada.post("/tables", game="wonders", players=3, **more)["id"]
    return found


def terms(info: Any) -> Any:
    return {name: info[name] for name in USUAL}


def test_everybody_is_told_at_once(address: str) -> None:
    """Who sits there hears of it by their stream, and keeps the seat; the game is then played so."""
    ada, ben = Person(address), Person(address, "Ben")
    table = opened(ada)
    ben.put(f"/tables/{table}/seats/1", kind="me")
    updates = ben.updates(table, 1)
    assert terms(next(updates)["table"]) == USUAL
    wish = {"players": 4, "options": {"edition": 1}, "public": True, "spectators": False, "hints": False, "timer": 600}
    info = ada.put(f"/tables/{table}/terms", **wish)
    assert terms(info) == wish
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open", "open"]
    told = next(updates)["table"]
    assert terms(told) == wish
    assert [seat["yours"] for seat in told["seats"]] == [False, True, False, False]
    assert table in [one["id"] for one in Person(address, "Eve").get("/tables")]
    for seat in (2, 3):
        ada.put(f"/tables/{table}/seats/{seat}", kind="bot", level="gentle")
    ada.post(f"/tables/{table}/start")
    view = ben.get(f"/tables/{table}", seat=1)["view"]
    assert (view["players"], view["options"]["edition"]) == (4, 1)
    with refused("forbidden"):
        ben.get(f"/tables/{table}/seats/1/advice")


def test_it_is_stored(db: str) -> None:
    """After a restart the table waits as it was agreed upon, with all who sit there."""
    with running(Settings(db=db, limits=False)) as address:
        ada, ben = Person(address), Person(address, "Ben")
        table = opened(ada)
        ben.put(f"/tables/{table}/seats/1", kind="me")
        wish = {**USUAL, "players": 2, "options": {"edition": 1}, "timer": 60}
        ada.put(f"/tables/{table}/terms", **wish)
        key = ada.http.cookies["septem"]
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address, key=key)
        info = ada.get(f"/tables/{table}")["table"]
        assert terms(info) == wish
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben"]
        assert ada.post(f"/tables/{table}/start")["status"] == "running"


def test_nobody_is_sent_away(address: str) -> None:
    """Fewer seats only where nobody sits; bots go."""
    ada, ben = Person(address), Person(address, "Ben")
    table = opened(ada)
    ben.put(f"/tables/{table}/seats/2", kind="me")
    with refused("conflict"):
        ada.put(f"/tables/{table}/terms", **{**USUAL, "players": 2, "options": {"edition": 1}})
    ben.put(f"/tables/{table}/seats/2", kind="leave")
    ada.put(f"/tables/{table}/seats/2", kind="bot")
    info = ada.put(f"/tables/{table}/terms", **{**USUAL, "players": 2, "options": {"edition": 1}})
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
    with refused("not-found"):
        ben.put(f"/tables/{table}/seats/2", kind="me")


@pytest.mark.parametrize(
    "wish",
    [
        {**USUAL, "players": 2},
        {**USUAL, "players": 8},
        {**USUAL, "options": {"edition": 3}},
        {**USUAL, "options": {"colour": "red"}},
        {**USUAL, "timer": -1},
        {**USUAL, "game": "duel"},
        {"players": 4},
    ],
)
def test_terms_that_cannot_be(address: str, wish: dict[str, Any]) -> None:
    """Whatever is refused changes nothing."""
    ada = Person(address)
    table = opened(ada)
    with refused("bad-input"):
        ada.put(f"/tables/{table}/terms", **wish)
    assert terms(ada.get(f"/tables/{table}")["table"]) == USUAL


def test_only_the_host_and_only_before_the_game(address: str) -> None:
    ada, ben = Person(address), Person(address, "Ben")
    table = opened(ada)
    ben.put(f"/tables/{table}/seats/1", kind="me")
    with refused("forbidden"):
        ben.put(f"/tables/{table}/terms", **USUAL)
    ada.put(f"/tables/{table}/seats/2", kind="bot")
    ada.post(f"/tables/{table}/start")
    with refused("conflict"):
        ada.put(f"/tables/{table}/terms", **{**USUAL, "timer": 60})
    assert ada.get(f"/tables/{table}")["table"]["timer"] == 0


def test_two_processes(postgres: str) -> None:
    """The other process hears the new terms, and how many seats there are."""
    from tests.server.conftest import new_database

    db = new_database(postgres)
    with (
        running(Settings(db=db, limits=False)) as first,
        running(Settings(db=db, limits=False)) as second,
    ):
        ada, ben = Person(first), Person(second, "Ben")
        table = opened(ada)
        updates = ben.updates(table)
        assert next(updates)["table"]["players"] == 3
        wish = {**USUAL, "players": 5, "timer": 60}
        ada.put(f"/tables/{table}/terms", **wish)
        told = next(updates)["table"]
        assert terms(told) == wish
        assert len(told["seats"]) == 5
        assert ben.put(f"/tables/{table}/seats/4", kind="me")["seats"][4]["yours"]


def test_a_seat_that_was_taken_away_is_in_the_file(lite: str, tmp_path: Path, septem_cli: Command) -> None:  # noqa: F811
    """Entries may speak of seats that are no more."""
    with running(Settings(db=lite, limits=False)) as address:
        ada = Person(address)
        table = opened(ada)
        ada.put(f"/tables/{table}/seats/2", kind="bot")
        ada.put(f"/tables/{table}/terms", **{**USUAL, "players": 2, "options": {"edition": 1}})
    file = tmp_path / "there.jsonl"
    septem_cli("export", file, "--db", lite)
    assert "1 tables added" in septem_cli("import", file, "--db", f"sqlite:///{tmp_path / 'other.sqlite'}")
