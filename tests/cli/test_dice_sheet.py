"""The sheet of 7 Wonders Dice from the command line."""

from pathlib import Path

import pytest

from tests.cli.conftest import Cli

pytest.importorskip("septem.games.dice.sheet", reason="7 Wonders Dice is not there yet")


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
