"""Copies of a database that is in use are whole."""

import sqlite3
import stat
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

import septem
from septem.cli.main import run
from septem.server.database import prepare
from septem.server.settings import Settings
from tests.server.process import Process
from tests.server.running import Person, running
from tests.server.test_archive import lines
from tests.server.test_faults import GAMES, Player

BACKUPS = 3


def checked(copy: Path, folder: Path) -> int:
    """Every table of a copy replays, and no entry is missing; how many entries there are."""
    with closing(sqlite3.connect(copy)) as line:
        assert line.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert line.execute("PRAGMA foreign_key_check").fetchall() == []
    games = folder / f"{copy.stem}.jsonl"
    assert run(["export", str(games), "--db", str(copy)]) == 0
    entries = 0
    for table in lines(games):
        assert [one["number"] for one in table["entries"]] == list(range(1, len(table["entries"]) + 1))
        septem.replay(table["record"])
        entries += len(table["entries"])
    with closing(sqlite3.connect(copy)) as line:
        assert line.execute("SELECT sum(number) FROM tables").fetchone() == (entries,)
    return entries


def test_a_backup_under_load(tmp_path: Path) -> None:
    db, stop = tmp_path / "septem.sqlite", threading.Event()
    with Process(str(db)) as server, ThreadPoolExecutor(len(GAMES)) as pool:
        players = [Player(server.address, game) for game in GAMES]
        playing = [pool.submit(player.go_on, stop) for player in players]
        made = []
        try:
            for number in range(BACKUPS):
                before = sum(len(player.acknowledged) for player in players)
                copy = tmp_path / f"copy{number}.sqlite"
                assert run(["backup", str(copy), "--db", str(db)]) == 0
                made.append((before, copy))
                while sum(len(player.acknowledged) for player in players) < before + 10:
                    assert not all(one.done() for one in playing)
                    time.sleep(0.01)
        finally:
            stop.set()
        for one in playing:
            one.result()
    entries = [checked(copy, tmp_path) for _, copy in made]
    assert entries == sorted(set(entries))
    for found, (before, _) in zip(entries, made, strict=True):
        assert found >= before  # what was acknowledged before the backup is in it
    with running(Settings(db=str(made[-1][1]), limits=False)) as address:  # and a server goes on with it
        again = Person(address, key=players[0].person.http.cookies["septem"])
        assert again.get("/tables", mine=True)[0]["id"] == players[0].table


def test_a_backup_is_for_its_owner_and_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, copy = str(tmp_path / "septem.sqlite"), tmp_path / "copy.sqlite"
    prepare(Settings(db=db))
    assert run(["backup", str(copy), "--db", db]) == 0
    assert "0 tables copied" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    before = copy.read_bytes()
    assert run(["backup", str(copy), "--db", db]) == 2
    assert "is not overwritten" in capsys.readouterr().err
    assert copy.read_bytes() == before
    assert run(["backup", str(tmp_path / "no" / "copy"), "--db", db]) == 2
    assert run(["backup", str(tmp_path / "new"), "--db", str(tmp_path / "no.sqlite")]) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "septem.sqlite"]


def test_what_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "septem.sqlite"
    db.write_bytes(b"no database at all, but some text" * 100)
    assert run(["backup", str(tmp_path / "copy"), "--db", str(db)]) == 2
    assert "db: cannot be copied" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


def test_postgresql_has_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(tmp_path / "copy"), "--db", "postgresql://localhost/septem"]) == 2
    assert "pg_dump --format=custom" in capsys.readouterr().err
