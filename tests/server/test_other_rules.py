"""Games of another version of the rules: kept, listed, told of as far as can be, and never played on silently."""

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

import septem
from septem.cli.main import run
from septem.server.database import connected
from septem.server.settings import Settings, database_url
from tests.server.running import Person, refused, running
from tests.server.test_archive import lines
from tests.server.test_schemas import rows
from tests.server.test_tables import first_move

OLDER = "duel-0"


def grow_old(db: str, statement: str = f"rules = '{OLDER}'") -> None:
    """All tables were made under other rules."""
    with connected(database_url(Settings(db=db))) as line:
        line.execute(sqlalchemy.text(f"UPDATE tables SET {statement}"))


@pytest.fixture
def old(db: str) -> dict[str, Any]:
    """A finished, a running and a waiting game, as an earlier version left them."""
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address)
        finished, going = ada.table("duel", 1), ada.table("duel", 1)
        waiting = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "bot", "level": "gentle"}])["id"]
        result = ada.play(finished).last["result"]
        first_move(ada, going)
        found = {
            "finished": finished,
            "running": going,
            "waiting": waiting,
            "result": result,
            "record": ada.get(f"/tables/{finished}/record"),
            "key": ada.http.cookies["septem"],
        }
    grow_old(db)
    return found


def test_a_finished_game_is_told_of(old: dict[str, Any], db: str) -> None:
    with running(Settings(db=db, limits=False)) as address:
        ada, table = Person(address, key=old["key"]), old["finished"]
        seen = ada.get(f"/tables/{table}", seat=0)
        assert (seen["view"], seen["log"], seen["result"]) == (None, [], old["result"])
        assert (seen["table"]["rules"], seen["table"]["other_rules"]) == (OLDER, True)
        assert next(ada.updates(table, 0)) == seen
        record = ada.get(f"/tables/{table}/record")
        for part in ("game", "players", "seed", "seats", "moves", "result", "septem"):
            assert record[part] == old["record"][part], part
        with pytest.raises(septem.RulesChanged, match=OLDER):
            septem.replay(record)
        assert septem.replay({**record, "rules": "duel-1"}).over  # nothing else is missing
        for path in ("replay?at=0", "review", "pieces"):
            with refused("other-rules"):
                ada.get(f"/tables/{table}/{path}")
        again = ada.post(f"/tables/{table}/rematch")
        assert (again["rules"], again["other_rules"]) == ("duel-1", False)
        assert ada.post(f"/tables/{again['id']}/start")["status"] == "running"
        assert ada.get(f"/tables/{table}")["result"] == old["result"]


def test_a_running_game_stands_still(old: dict[str, Any], db: str) -> None:
    grow_old(db, "due = 1")  # a bot had to move
    with running(Settings(db=db, limits=False)) as address:
        ada, table = Person(address, key=old["key"]), old["running"]
        assert {one["id"]: one["other_rules"] for one in ada.get("/tables", mine=True)} == {
            old["finished"]: True,
            old["running"]: True,
            old["waiting"]: False,
        }
        before = ada.get(f"/tables/{table}", seat=0)
        assert (before["view"], before["result"]) == (None, None)
        for path in ("decision", "advice"):
            with refused("other-rules"):
                ada.get(f"/tables/{table}/seats/0/{path}")
        for path in ("moves", "undo"):
            with refused("other-rules"):
                ada.post(f"/tables/{table}/seats/0/{path}", **({"move": "any"} if path == "moves" else {}))
        with refused("other-rules"):
            ada.delete(f"/tables/{table}/seats/0/moves")
        with refused("conflict"):
            ada.get(f"/tables/{table}/record")  # which would tell its seed
        other = ada.table("duel", 1)  # bots still move, elsewhere
        ada.play(other)
        assert ada.get(f"/tables/{table}", seat=0)["number"] == before["number"]
        assert ada.delete(f"/tables/{table}")["status"] == "abandoned"


def test_a_waiting_table_begins_under_todays_rules(old: dict[str, Any], db: str) -> None:
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address, key=old["key"])
        assert ada.post(f"/tables/{old['waiting']}/start")["rules"] == "duel-1"
    with running(Settings(db=db, limits=False)) as address:  # these rules are the table's from now on
        assert Person(address, key=old["key"]).play(old["waiting"]).last["table"]["status"] == "finished"


def test_a_game_that_nobody_has_any_more(old: dict[str, Any], db: str) -> None:
    """One of another package that is not installed now."""
    grow_old(db, "game = 'toy', rules = 'toy-1'")
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address, key=old["key"])
        assert len(ada.get("/tables", mine=True)) == 3
        for path in ("", "/replay?at=0", "/review"):
            with refused("other-rules"):
                ada.get(f"/tables/{old['finished']}{path}")
        assert ada.get(f"/tables/{old['finished']}/record")["moves"] == old["record"]["moves"]


def test_games_of_other_rules_move_too(old: dict[str, Any], db: str, tmp_path: Path) -> None:
    file, other = tmp_path / "games.jsonl", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert run(["export", str(file), "--db", db]) == 0
    assert run(["import", str(file), "--db", other]) == 0
    assert [one["record"]["rules"] for one in lines(file)] == [OLDER] * 3
    kept = {one["id"]: one["result"] for one in rows(other)["tables"]}
    assert json.loads(kept[old["finished"]]) == old["result"]
    assert rows(other)["entries"] == rows(db)["entries"]
