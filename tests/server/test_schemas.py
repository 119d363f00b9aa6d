"""A database of every released schema comes up to date without loss, and its games go on."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy
from alembic.config import Config
from alembic.script import ScriptDirectory

import septem
from septem.core.errors import BadOption
from septem.server.database import connected, newest_schema, prepare, schema_of
from septem.server.database import schemas as known_schemas
from septem.server.settings import Settings, database_url
from tests.server.running import Person, running
from tests.server.schemas import KEY, KINDS, load, schemas

TABLES = ("identities", "keys", "tables", "seats", "entries")

UNUSED = ("webhook",)
"""Columns that nobody ever used; they may go."""


def rows(db: str) -> dict[str, list[Any]]:
    """All that is stored, by table and in any order."""
    found = {}
    columns = sqlalchemy.MetaData()
    with connected(database_url(Settings(db=db)), writes=False) as line:
        columns.reflect(line)
        for name in TABLES:
            found[name] = sorted((dict(row._mapping) for row in line.execute(columns.tables[name].select())), key=repr)
    return found


@pytest.mark.parametrize("schema", schemas())
def test_nothing_is_lost(db: str, schema: str, tmp_path: Path) -> None:
    load(schema, db, tmp_path)
    before = rows(db)
    prepare(Settings(db=db))
    after = rows(db)
    with connected(database_url(Settings(db=db)), writes=False) as line:
        assert schema_of(line) == newest_schema()
    for name in TABLES:
        assert len(after[name]) == len(before[name]) > 0
        for old, new in zip(before[name], after[name], strict=True):
            assert {column: new[column] for column in old if column not in UNUSED} == {
                column: value for column, value in old.items() if column not in UNUSED
            }


@pytest.mark.parametrize("schema", schemas())
def test_old_games_go_on(db: str, schema: str, tmp_path: Path) -> None:
    load(schema, db, tmp_path)
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address, key=KEY)
        assert ada.me["name"] == "Ada"
        mine = ada.get("/tables", mine=True)
        for game, players, options in KINDS.values():
            kind = [one for one in mine if (one["game"], one["players"], one["options"]) == (game, players, options)]
            finished = next(one["id"] for one in kind if one["status"] == "finished")
            record = ada.get(f"/tables/{finished}/record")
            assert septem.as_data(septem.replay(record).result) == ada.get(f"/tables/{finished}")["result"]
            running_ones = [one["id"] for one in kind if one["status"] == "running"]
            going = max(running_ones, key=lambda one: int(ada.get(f"/tables/{one}", seat=0)["number"]))
            assert ada.get(f"/tables/{going}", seat=0)["number"] > 8
            assert ada.play(going).last["table"]["status"] == "finished"
        waiting = next(one["id"] for one in mine if one["status"] == "waiting" and one["timer"])
        ada.put(f"/tables/{waiting}/seats/2", kind="bot", level="gentle")
        assert ada.post(f"/tables/{waiting}/start")["status"] == "running"


def test_the_newest_schema_is_kept_when_it_is_released() -> None:
    """Every schema but the newest, which is not released yet, has a fixture."""
    assert schemas() in (known_schemas(), known_schemas()[:-1])


def test_versions_are_those_of_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", "septem.server:migrations")
    script = ScriptDirectory.from_config(config)
    assert [one.revision for one in script.walk_revisions()][::-1] == known_schemas()
    assert script.get_heads() == [newest_schema()]


def test_a_migration_is_all_or_nothing(db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that fails in the middle leaves the database as it was; the next start goes on from there."""
    load("0001", db, tmp_path)

    def fail(*_: object, **__: object) -> None:
        raise ValueError("in the middle")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", fail)
        with pytest.raises(BadOption, match="in the middle"):
            prepare(Settings(db=db))
    assert "result" not in rows(db)["tables"][0]
    prepare(Settings(db=db))
    assert "result" in rows(db)["tables"][0]


def test_a_later_schema_is_refused(db: str, tmp_path: Path) -> None:
    prepare(Settings(db=db))
    with connected(database_url(Settings(db=db))) as line:
        line.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadOption, match="later version of septem"):
        prepare(Settings(db=db))
