"""`septem doctor` sees what is there and what is broken, changes nothing and tells no password."""

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from septem.cli.main import run
from septem.server import doctor, page
from septem.server.settings import Settings
from tests.server.process import Process
from tests.server.running import free_port
from tests.server.schemas import load

Told = dict[str, tuple[str, str]]
Doctor = Callable[..., Told]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Doctor:
    """What it says as JSON, by what it looked at; it says the same in words."""

    def ask(*words: object, code: int = 0) -> Told:
        given = ["doctor", *map(str, words)]
        assert run(given) == code
        text = capsys.readouterr().out
        assert run([*given, "--json", "-"]) == code
        data = json.loads(capsys.readouterr().out)
        assert data["fine"] == (code == 0)
        for one in data["findings"]:
            assert f"{one['what']:<10} {one['said']}" in text
        return {one["what"]: (one["verdict"], one["said"]) for one in data["findings"]}

    return ask


def test_before_the_first_start(told: Doctor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    found = told("--port", free_port())
    assert found["septem"][0] == found["engine"][0] == found["port"][0] == "ok"
    assert found["folder"] == ("ok", f"{tmp_path / 'data' / 'septem'} can be made")
    assert found["schema"] == ("note", "there is no database yet; `septem serve` makes it")
    assert found["page"][0] == ("ok" if page.present() else "note")
    assert list(tmp_path.iterdir()) == []


def test_a_database_with_games(told: Doctor, db: str, tmp_path: Path) -> None:
    load("0001", db, tmp_path)
    found = told("--db", db)
    assert found["schema"][1].startswith("0001: `septem serve` brings it to ")
    assert found["tables"] == ("ok", "1 abandoned, 5 finished, 7 running, 2 waiting")
    with Process(db) as server:
        found = told("--db", db, "--port", server.port)
        assert found["schema"][0] == "ok"
        assert found["port"] == ("ok", f"127.0.0.1 port {server.port}: a server answers there")
        if db.startswith("sqlite"):
            assert found["WAL"] == ("ok", "on")


def test_an_empty_database(told: Doctor, postgres: str) -> None:
    from tests.server.conftest import new_database

    assert told("--db", new_database(postgres))["schema"] == ("note", "empty; `septem serve` makes its tables")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:geheim@127.0.0.1:1/septem",
        "postgresql://127.0.0.1:1/septem?user=ada&password=geheim",
        "postgresql://ada:geheim@127.0.0.1:port/septem",
        "mysql://ada:geheim@127.0.0.1/septem",
    ],
)
def test_no_password_is_told(capsys: pytest.CaptureFixture[str], address: str) -> None:
    for more in ([], ["--json", "-"]):
        assert run(["doctor", "--db", address, *more]) == 1
        said = "".join(capsys.readouterr())
        assert "geheim" not in said
        assert "broken" in said


def test_the_address_may_come_from_the_environment(
    told: Doctor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEPTEM_DB", str(tmp_path / "mine.sqlite"))
    assert told()["database"] == ("ok", f"sqlite:///{tmp_path / 'mine.sqlite'}")


def test_a_port_that_is_taken(told: Doctor, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        verdict, said = told("--db", tmp_path / "x", "--port", port, code=1)["port"]
        assert (verdict, "already in use" in said) == ("broken", True)
        usual = doctor.port(Settings(port=port), own_port=False)
        assert (usual.verdict, "takes another one" in usual.said) == ("note", True)


def test_what_is_no_database(told: Doctor, tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_text("some text " * 1000)
    assert told("--db", tmp_path / "x.sqlite", code=1)["schema"][0] == "broken"


def test_a_later_database(told: Doctor, tmp_path: Path) -> None:
    import sqlalchemy

    from septem.server.database import connected, prepare
    from septem.server.settings import database_url

    settings = Settings(db=str(tmp_path / "x.sqlite"))
    prepare(settings)
    with connected(database_url(settings)) as line:
        line.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999'"))
    assert told("--db", tmp_path / "x.sqlite", code=1)["schema"][1].startswith("9999: made by a later septem")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(told: Doctor, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert told("--db", tmp_path / "x.sqlite", code=1)["folder"][0] == "broken"


def test_a_folder_that_is_none(told: Doctor, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert told("--db", tmp_path / "file" / "x.sqlite", code=1)["folder"][0] == "broken"


def test_an_engine_that_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("septem._mode.stale", lambda: ["septem.core.state"])
    assert doctor.engine() == doctor.Finding(
        "engine", "broken", "older than its source (septem.core.state): run `make build`"
    )


def test_an_extra_that_is_missing() -> None:
    assert doctor.extra("no_such_package", "nothing") == doctor.Finding(
        "no_such_package", "note", "not installed: nothing"
    )
