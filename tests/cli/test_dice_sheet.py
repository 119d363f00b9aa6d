"""The sheet of 7 Wonders Dice from the command line."""

import json
import tomllib
from pathlib import Path

import pytest

from septem.games.dice.sheet import our_text
from tests.cli.conftest import Cli


def test_export_check_and_play(cli: Cli, tmp_path: Path) -> None:
    path = str(tmp_path / "my.toml")
    assert cli("dice-sheet", "export", path).code == 0
    assert "in order, 7 cities" in cli("dice-sheet", "check", path).out
    assert cli("dice-sheet", "export").out == Path(path).read_text("utf-8")
    assert cli("simulate", "dice", "--sheet", path, "--players", "2", "--games", "3", "--workers", "1").code == 0


def test_export_overwrites_nothing(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("mine")
    ended = cli("dice-sheet", "export", str(path))
    assert ended.code == 2
    assert "my.toml: File exists" in ended.err
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    "command", [["dice-sheet", "check"], ["play", "dice", "--sheet"], ["simulate", "dice", "--sheet"]]
)
def test_faults_are_named_with_their_line(cli: Cli, tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "broken.toml"
    cli("dice-sheet", "export", str(path))
    path.write_text(path.read_text("utf-8").replace("cost = 2", "cost = 9", 1), "utf-8")
    ended = cli(*command, str(path))
    assert ended.code == 2
    assert ended.err.startswith("septem: ")
    assert ended.err.count("\n") == 1
    assert "line " in ended.err


def test_what_is_no_sheet(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(b"\xff\xfe")
    assert cli("dice-sheet", "check", str(path)).code == 2
    assert cli("dice-sheet", "check", str(tmp_path / "nosuch.toml")).code == 2


NAMES = ["my sheet", "příliš žluťoučký.toml", "-", "--seed", "a=b", "a|b", "null", "1", " spaces ", "sheet.json", "x,y"]


@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_may_have_any_file_name(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    text = our_text().replace("start = 7", "start = 555")
    Path(name).write_text(json.dumps(tomllib.loads(text)) if name.endswith("json") else text, "utf-8")
    ended = cli("play", "dice", "--sheet", name, "--players", "2", "--seed", "1", typed="q\n")
    assert (ended.code, "555" in ended.out) == (0, True)
    ended = cli("simulate", "dice", f"--sheet={name}", "--players", "2", "--games", "1", "--workers", "1")
    assert (ended.code, "sheet=reconstruction" in ended.out) == (0, True)


def test_one_clear_line_about_what_is_no_sheet(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("binary").write_bytes(b'schema = 1\nid = "\xff"')
    Path("empty").write_text("")
    Path("broken").write_text(our_text().replace("cost = 2", "cost = 9", 1), "utf-8")
    Path("list").write_text("[1]")
    lines = {
        "nosuch": "septem: nosuch: No such file or directory\n",
        "no such.toml": "septem: no such.toml: No such file or directory\n",
        "folder": "septem: folder: Is a directory\n",
        "binary": "septem: binary line 2: is not text in UTF-8\n",
        "empty": "septem: empty: Object missing required field `schema`\n",
        "broken": "septem: broken line 23 building warehouse box wh_textile: cost 9 is not allowed; allowed: 0 to 6\n",
        "list": "septem: list: Object contains unknown field `1`\n",
    }
    for name, line in lines.items():
        for command in (["play", "dice", "--sheet"], ["simulate", "dice", "--sheet"], ["dice-sheet", "check"]):
            ended = cli(*command, name)
            assert (ended.code, ended.out, ended.err) == (2, "", line)
    assert cli("play", "dice", "--sheet", "").err == "septem: sheet: names no file\n"


def test_ours_can_be_compared_with_a_file(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text(our_text().replace('"reconstruction"', '"mine"'), "utf-8")
    ended = cli("simulate", "dice", "--sheet", f"null|{path}", "--players", "2", "--games", "1", "--workers", "1")
    assert "sheet=None" in ended.out
    assert "sheet=mine" in ended.out


def test_a_byte_order_mark_is_no_fault(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("\ufeff" + our_text(), "utf-8")
    assert "in order" in cli("dice-sheet", "check", str(path)).out
