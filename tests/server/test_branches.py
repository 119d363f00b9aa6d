"""A finished game is played on from an earlier moment: what stands, who sits there, and what nobody learns by it."""

import time
from pathlib import Path
from typing import Any

import pytest

import septem
from septem.core.game import AnyGame
from septem.server.settings import Settings
from tests.server.running import SOON, Person, refused, running
from tests.server.test_archive import Command, lines, septem_cli  # noqa: F401 (a fixture)


def finished(ada: Person, game: str = "architects", bots: int = 1, **more: Any) -> tuple[str, Any]:
    """A game that is over, and its record."""
    table = ada.table(game, bots, **more)
    ada.play(table)
    return table, ada.get(f"/tables/{table}/record")


def moves_at(ada: Person, table: str, seat: int) -> Any:
    """The seat's next decision, when all others have made theirs."""
    end = time.monotonic() + SOON
    while True:
        found = ada.get(f"/tables/{table}/seats/{seat}/decision")
        if found["moves"]:
            return found
        assert time.monotonic() < end
        time.sleep(0.02)


def after(record: Any, at: int) -> AnyGame:
    """A game as it was after so many moves."""
    return septem.replay({**record, "moves": record["moves"][:at], "result": None})


def test_the_same_game_up_to_there(address: str) -> None:
    """The table deals what was dealt and begins where it was left; one sits where one wished, bots elsewhere."""
    ada = Person(address)
    table, record = finished(ada)
    at = len(record["moves"]) // 2
    info = ada.post(f"/tables/{table}/branches", at=at, seat=1, level="strong")
    assert (info["status"], info["game"], info["yours"]) == ("running", "architects", True)
    assert info["origin"] == {"table": table, "moves": at}
    assert (info["public"], info["spectators"]) == (False, False)
    assert [(seat["kind"], seat["level"], seat["yours"]) for seat in info["seats"]] == [
        ("bot", "strong", False),
        ("person", "", True),
    ]
    then = ada.get(f"/tables/{table}/replay", at=at, seat=1)
    moves_at(ada, info["id"], 1)
    update = ada.get(f"/tables/{info['id']}", seat=1)
    assert update["log"][: len(then["log"])] == then["log"]
    ada.play(info["id"], seat=1, seed=5)
    again = ada.get(f"/tables/{info['id']}/record")
    assert again["origin"] == {"table": table, "moves": at}
    assert (again["seed"], again["options"]) == (record["seed"], record["options"])
    assert again["moves"][:at] == record["moves"][:at]
    assert record["origin"] is None
    assert septem.replay(again).over


@pytest.mark.parametrize(("game", "bots"), [("wonders", 2), ("dice", 1), ("duel", 1)])
def test_every_moment_of_every_game(address: str, game: str, bots: int) -> None:
    """Who chose at the same time chooses anew: no choice of somebody who is not there lies sealed."""
    ada = Person(address)
    table, record = finished(ada, game, bots)
    count = len(record["moves"])
    shortened = 0
    for at in [*range(8), count // 2, count // 2 + 1, count - 1]:
        info = ada.post(f"/tables/{table}/branches", at=at, seat=bots)
        kept = info["origin"]["moves"]
        assert kept <= at
        there = after(record, kept)
        assert there.position().sealed == ()
        assert all(after(record, later).position().sealed for later in range(kept + 1, at + 1))
        shortened += kept < at
        ada.delete(f"/tables/{info['id']}")
    assert (shortened > 0) == (game != "duel")


def test_nothing_before_it_is_undone(address: str) -> None:
    """Undo ends where the game was taken up, also where nothing hidden is in the way; what was done since is undone.

    Who comes second in Duel drafts two wonders in a row: moves 1 and 2.
    """
    ada = Person(address)
    table, record = finished(ada, "duel")
    second = record["moves"][1][0]
    assert [seat for seat, _ in record["moves"][:3]] == [1 - second, second, second]
    late = ada.post(f"/tables/{table}/branches", at=2, seat=second)["id"]
    with refused("conflict"):
        ada.post(f"/tables/{late}/seats/{second}/undo")
    early = ada.post(f"/tables/{table}/branches", at=1, seat=second)["id"]
    choices = moves_at(ada, early, second)
    ada.post(f"/tables/{early}/seats/{second}/moves", move=choices["moves"][0]["notation"])
    assert len(moves_at(ada, early, second)["moves"]) < len(choices["moves"])
    ada.post(f"/tables/{early}/seats/{second}/undo")
    assert moves_at(ada, early, second)["moves"] == choices["moves"]
    with refused("conflict"):
        ada.post(f"/tables/{early}/seats/{second}/undo")


def test_only_a_finished_game_and_only_who_may_see_it(address: str) -> None:
    """The deal of a running game is a secret; so is that of a finished one that nobody may watch."""
    ada, eve = Person(address), Person(address, "Eve")
    running_table = ada.table("duel", 1)
    waiting = ada.post("/tables", game="duel", players=2)["id"]
    for table in (running_table, waiting):
        for who in (ada, eve):
            with refused("conflict"):
                who.post(f"/tables/{table}/branches", at=0, seat=0)
    ada.delete(f"/tables/{running_table}")
    with refused("conflict"):
        ada.post(f"/tables/{running_table}/branches", at=0, seat=0)
    closed, _ = finished(ada, spectators=False)
    with refused("forbidden"):
        eve.post(f"/tables/{closed}/branches", at=0, seat=0)
    assert eve.get("/tables", mine=True) == []


def test_nobody_else_sees_the_table(address: str) -> None:
    """Its cards are those of the other game: who may not see that one learns nothing by the link to this one."""
    ada, eve = Person(address), Person(address, "Eve")
    table, _ = finished(ada)
    new = ada.post(f"/tables/{table}/branches", at=0, seat=0)["id"]
    for path in ("", "/events", "/pieces", "/record", "/replay?at=0"):
        with refused("forbidden"):
            eve.get(f"/tables/{new}{path}")
    with refused("conflict"):
        eve.put(f"/tables/{new}/seats/1", kind="me")
    assert new not in [one["id"] for one in eve.get("/tables")]
    own = eve.post(f"/tables/{table}/branches", at=0, seat=0)
    assert own["yours"]
    assert own["id"] != new


def test_what_cannot_be(address: str) -> None:
    ada = Person(address)
    table, record = finished(ada)
    count = len(record["moves"])
    for wish in (
        {"at": count, "seat": 0},
        {"at": count + 1, "seat": 0},
        {"at": -1, "seat": 0},
        {"at": 0, "seat": 2},
        {"at": 0, "seat": -1},
        {"at": 0},
        {"seat": 0},
        {"at": 0, "seat": 0, "level": "divine"},
        {"at": 0, "seat": 0, "public": True},
    ):
        with refused("bad-input"):
            ada.post(f"/tables/{table}/branches", **wish)
    assert [one["id"] for one in ada.get("/tables", mine=True)] == [table]


def test_of_a_line_another_line(address: str) -> None:
    """A game that was played on is a game like any other: it can be played on, and a rematch is dealt anew."""
    ada = Person(address)
    table, _ = finished(ada)
    first = ada.post(f"/tables/{table}/branches", at=4, seat=0)["id"]
    ada.play(first, seed=9)
    second = ada.post(f"/tables/{first}/branches", at=9, seat=1)
    assert second["origin"] == {"table": first, "moves": 9}
    rematch = ada.post(f"/tables/{first}/rematch")
    assert (rematch["origin"], rematch["status"]) == (None, "waiting")


def test_it_outlives_the_server(db: str) -> None:
    """The moment it began from is stored: after a restart undo ends there still, and bots play on."""
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address)
        table, _ = finished(ada)
        new = ada.post(f"/tables/{table}/branches", at=5, seat=0)["id"]
        moves_at(ada, new, 0)
        key = ada.http.cookies["septem"]
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address, key=key)
        with refused("conflict"):
            ada.post(f"/tables/{new}/seats/0/undo")
        ada.play(new)
        assert ada.get(f"/tables/{new}/record")["origin"] == {"table": table, "moves": 5}


def test_it_moves_to_another_database(lite: str, tmp_path: Path, septem_cli: Command) -> None:  # noqa: F811
    with running(Settings(db=lite, limits=False)) as address:
        ada = Person(address)
        table, _ = finished(ada)
        ada.post(f"/tables/{table}/branches", at=5, seat=0)
    there, back, other = tmp_path / "there.jsonl", tmp_path / "back.jsonl", f"sqlite:///{tmp_path / 'other.sqlite'}"
    septem_cli("export", there, "--db", lite)
    septem_cli("import", there, "--db", other)
    septem_cli("export", back, "--db", other)
    assert there.read_bytes() == back.read_bytes()
    assert {one["branch"] for one in lines(there)} == {0, 5}
    there.write_text(there.read_text("utf-8").replace('"branch":5', '"branch":6'), "utf-8")
    assert "record.origin" in septem_cli("import", there, "--db", other, code=2)
    far = back.read_text("utf-8").replace('"branch":5', '"branch":5000').replace('"moves":5}', '"moves":5000}')
    back.write_text(far, "utf-8")
    assert "branch: more moves" in septem_cli("import", back, "--db", other, code=2)
