"""Games leave a database as a file and come into another one, of any kind, whole and once."""

import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

import septem
from septem.cli.main import run
from septem.server.database import connected, prepare
from septem.server.settings import Settings, database_url
from tests.server.running import Person, running
from tests.server.schemas import KEY, load
from tests.server.test_schemas import rows

Command = Callable[..., str]


@pytest.fixture
def septem_cli(capsys: pytest.CaptureFixture[str]) -> Command:
    """A command; what it says. One that fails says one line, and the test expects it."""

    def command(*words: object, code: int = 0) -> str:
        assert run([str(word) for word in words]) == code
        out, err = capsys.readouterr()
        assert err.count("\n") == (code != 0)
        return str(err or out)

    return command


@pytest.fixture
def other_db(db: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database of the other kind."""
    from tests.server.conftest import new_database

    if db.startswith("sqlite"):
        return new_database(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path / 'other.sqlite'}"


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_games_move_to_a_database_of_the_other_kind(
    db: str, other_db: str, tmp_path: Path, septem_cli: Command
) -> None:
    load("0001", db, tmp_path)
    there, back = tmp_path / "there.jsonl", tmp_path / "back.jsonl"
    assert "15 tables written" in septem_cli("export", there, "--db", db)
    assert "15 tables added, 0 were" in septem_cli("import", there, "--db", other_db)
    septem_cli("export", back, "--db", other_db)
    assert there.read_bytes() == back.read_bytes()
    before, after = rows(db), rows(other_db)
    assert [before[name] for name in ("seats", "entries")] == [after[name] for name in ("seats", "entries")]
    assert after["keys"] == []
    kept = {one["id"]: {**one, "result": None, "claimed": None} for one in before["tables"]}
    assert {one["id"]: {**one, "result": None} for one in after["tables"]} == kept
    assert all((one["result"] is not None) == (one["status"] == "finished") for one in after["tables"])


def test_records_are_those_of_septem(db: str, tmp_path: Path, septem_cli: Command) -> None:
    load("0001", db, tmp_path)
    septem_cli("export", tmp_path / "games.jsonl", "--db", db)
    found = lines(tmp_path / "games.jsonl")
    for one in found:
        game = septem.replay(one["record"])
        assert game.over == (one["status"] == "finished")
        assert septem.as_data(game.result) == one["record"]["result"]
    text = (tmp_path / "games.jsonl").read_text("utf-8")
    with connected(database_url(Settings(db=db)), writes=False) as line:
        for (secret,) in line.execute(sqlalchemy.text("SELECT hash FROM keys")):
            assert secret.hex() not in text.lower()
    assert KEY not in text


def test_twice_changes_nothing_and_what_is_there_stays(db: str, tmp_path: Path, septem_cli: Command) -> None:
    load("0001", db, tmp_path)
    file = tmp_path / "games.jsonl"
    septem_cli("export", file, "--db", db)
    with running(Settings(db=db, limits=False)) as address:
        ada = Person(address, key=KEY)
        going = next(one["id"] for one in lines(file) if one["status"] == "running" and len(one["entries"]) > 8)
        played = ada.play(going).last["number"]
        gone = next(one["id"] for one in lines(file) if one["status"] == "finished")
        with connected(database_url(Settings(db=db))) as line:
            line.execute(sqlalchemy.text('DELETE FROM entries WHERE "table" = :id'), {"id": gone})
            line.execute(sqlalchemy.text('DELETE FROM seats WHERE "table" = :id'), {"id": gone})
            line.execute(sqlalchemy.text("DELETE FROM tables WHERE id = :id"), {"id": gone})
        assert "1 tables added, 14 were" in septem_cli("import", file, "--db", db)
        before = rows(db)
        assert "0 tables added, 15 were" in septem_cli("import", file, "--db", db)
        assert rows(db) == before
        assert ada.get(f"/tables/{going}")["number"] == played
        assert ada.get(f"/tables/{gone}/record")["result"] is not None  # and it is hers again


def test_imported_games_go_on(tmp_path: Path, db: str, septem_cli: Command) -> None:
    """A bot whose turn it was when the game was written moves in the new database."""
    load("0001", f"sqlite:///{tmp_path / 'old.sqlite'}", tmp_path)
    file = tmp_path / "games.jsonl"
    septem_cli("export", file, "--db", tmp_path / "old.sqlite")
    (duel,) = [one for one in lines(file) if one["record"]["game"] == "duel" and len(one["entries"]) == 18]
    (mover,) = septem.replay(duel["record"]).to_act
    duel["seats"][mover] = {"identity": duel["host"], "name": "Ada", "level": "gentle"}  # she has left
    duel["record"]["seats"][mover] = "Ada"
    file.write_text(json.dumps(duel) + "\n", "utf-8")
    septem_cli("import", file, "--db", db)
    with running(Settings(db=db, limits=False)) as address:
        ben = Person(address, "Ben")
        for update in ben.updates(duel["id"]):
            if update["result"] is not None:
                break
        assert update["table"]["status"] == "finished"


# ---- what is wrong -------------------------------------------------------------------------------
def _set(*path: str | int, to: Any) -> Callable[[Any], None]:
    def change(line: Any) -> None:
        for step in path[:-1]:
            line = line[step]
        line[path[-1]] = to

    return change


def _drop(*path: str | int) -> Callable[[Any], None]:
    def change(line: Any) -> None:
        for step in path[:-1]:
            line = line[step]
        del line[path[-1]]

    return change


WRONG: list[tuple[Callable[[Any], None], str]] = [
    (_set("export", to=2), "export: "),
    (_set("id", to="../etc"), "id: "),
    (_set("colour", to="red"), "unknown field `colour`"),
    (_drop("status"), "missing required field `status`"),
    (_set("status", to="waiting"), "status: does not fit the entries"),
    (_set("status", to="running"), "status: does not fit the game"),
    (_set("host", to="nobody"), "host: is not among the people"),
    (_set("people", 0, "name", to="A\u0007da"), "people[0].name: is no name"),
    (_set("people", to=[{"id": "x", "name": "X"}] * 2), "people: somebody is there twice"),
    (_set("seats", 0, "level", to="divine"), "seats[0].level: "),
    (_set("seats", 1, "identity", to="nobody"), "seats[1].identity: is not among the people"),
    (_set("entries", 3, "kind", to="pray"), "entries[3].kind: "),
    (_set("entries", 3, "number", to=3), "entries[3].number: has to be 4"),
    (_set("entries", 3, "seat", to=6), "entries[3].seat: "),
    (_set("entries", 3, "text", to="fly"), "entries: cannot be played again"),
    (_set("entries", 3, "key", to="x"), "entries[3]: Object contains unknown field `key`"),
    (_set("entries", 4, to={"number": 5, "kind": "undo", "seat": 0, "text": "all", "at": 1}), "entries[4].text: "),
    (_drop("entries", -1), "record.moves: are not those of the entries"),
    (_set("record", "septem", to=1), "record.septem: format 1"),
    (_set("record", "seed", to=None), "record.seed: is no seed"),
    (_set("record", "seed", to=2**63), "record.seed: is no seed"),
    (_set("record", "players", to=7), "record.players: there are 2 seats"),
    (_set("record", "options", to=[]), "record.options: "),
    (_set("record", "moves", to=[]), "record.moves: are not those of the entries"),
    (_set("record", "result", "points", to=[1, 2]), "record.result: is not what the moves lead to"),
    (_set("record", "seats", to=["Eve", "gentle"]), "record.seats: are not those who sit there"),
]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Three lines; the second is a finished game of Duel."""
    folder = tmp_path_factory.mktemp("good")
    db = f"sqlite:///{folder / 'x.sqlite'}"
    load("0001", db, folder)
    assert run(["export", str(folder / "games.jsonl"), "--db", db]) == 0
    written = (folder / "games.jsonl").read_text("utf-8").splitlines()
    duel = next(one for one in written if '"duel"' in one and '"finished"' in one)
    others = [one for one in written if one != duel]
    return [others[0], duel, others[1]]


@pytest.mark.parametrize(("change", "said"), WRONG, ids=[said for _, said in WRONG])
def test_a_bad_line_is_named_and_changes_nothing(
    good: list[str], tmp_path: Path, septem_cli: Command, change: Callable[[Any], None], said: str
) -> None:
    line = json.loads(good[1])
    change(line)
    file, db = tmp_path / "bad.jsonl", tmp_path / "new.sqlite"
    file.write_text("\n".join([good[0], json.dumps(line), good[2]]), "utf-8")
    complaint = septem_cli("import", file, "--db", db, code=2)
    assert f"{file} line 2: " in complaint
    assert said in complaint
    assert rows(f"sqlite:///{db}")["tables"] == rows(f"sqlite:///{db}")["identities"] == []


@pytest.mark.parametrize("text", ["{", "[]", "", "null", "\0", '{"export": 1}', '"' + "x" * 9_000_000])
def test_what_is_no_export(tmp_path: Path, septem_cli: Command, text: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(f"{text}\n", "utf-8")
    assert f"{file} line 1: " in septem_cli("import", file, "--db", tmp_path / "new.sqlite", code=2)


def test_a_fault_of_the_database_changes_nothing(db: str, good: list[str], tmp_path: Path, septem_cli: Command) -> None:
    """Even one that comes when half of the tables are in."""
    prepare(Settings(db=db))
    with connected(database_url(Settings(db=db))) as line:
        taken = json.loads(good[2])["record"]["seed"]
        line.execute(sqlalchemy.text(f"CREATE UNIQUE INDEX once ON tables (seed) WHERE seed = {taken}"))
    file = tmp_path / "games.jsonl"
    twin = {**json.loads(good[2]), "id": "twin"}
    file.write_text("\n".join([*good, json.dumps(twin)]), "utf-8")
    assert "cannot be used" in septem_cli("import", file, "--db", db, code=2)
    assert rows(db)["tables"] == rows(db)["identities"] == []


def test_names_that_are_mistyped(tmp_path: Path, septem_cli: Command) -> None:
    assert "there is no database" in septem_cli("export", tmp_path / "x", "--db", tmp_path / "no.sqlite", code=2)
    assert "is no file" in septem_cli("import", tmp_path / "no.jsonl", "--db", tmp_path / "new.sqlite", code=2)
    assert not (tmp_path / "no.sqlite").exists()
    taken = tmp_path / "taken"
    taken.write_text("mine")
    prepare(Settings(db=str(tmp_path / "new.sqlite")))
    assert "is not overwritten" in septem_cli("export", taken, "--db", tmp_path / "new.sqlite", code=2)
    assert taken.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir() if "part" in path.name) == []


@pytest.mark.long
def test_memory_does_not_grow_with_the_tables(
    good: list[str], tmp_path: Path, septem_cli: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten times as many tables need no more memory, out and in."""

    def peak(*words: object) -> int:
        tracemalloc.start()
        septem_cli(*words)
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    peaks = []
    monkeypatch.setattr("septem.server.archive.PAGE", 5)
    septem_cli("import", _many(good[1], 1, tmp_path), "--db", tmp_path / "warm.sqlite")
    for count in (15, 150):
        db = tmp_path / f"{count}.sqlite"
        into = peak("import", _many(good[1], count, tmp_path), "--db", db)
        peaks.append((into, peak("export", tmp_path / f"{count}.out", "--db", db)))
    (few_in, few_out), (many_in, many_out) = peaks
    assert many_in < 1.5 * few_in, peaks
    assert many_out < 1.5 * few_out


def _many(line: str, count: int, folder: Path) -> Path:
    path = folder / f"{count}.jsonl"
    table = json.loads(line)
    with path.open("w", encoding="utf-8") as file:
        for number in range(count):
            file.write(json.dumps({**table, "id": f"table{number}"}) + "\n")
    return path
