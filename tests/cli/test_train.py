"""`septem train`: a table of the rounds, the files it names, and a stop that keeps whole rounds."""

from pathlib import Path

import pytest

from septem.sim import train as training
from tests.cli.conftest import Cli

pytest.importorskip("numpy", reason="the extra `train`")
SMALL = ("--rounds", "1", "--games", "12", "--iterations", "3", "--deals", "2", "--workers", "1")


def test_a_small_training(cli: Cli, tmp_path: Path) -> None:
    done = cli("train", "toy", *SMALL, "--players", "2,3", "--out", str(tmp_path / "new"))
    assert (done.code, done.err) == (0, "")
    assert "v before, 3 players" in done.out
    assert "(par 33%)" in done.out
    assert str(tmp_path / "new" / "values.json") in "".join(done.out.split("\n"))
    assert (tmp_path / "new" / "values.json").exists()


def test_wrong_input(cli: Cli, tmp_path: Path) -> None:
    for given, problem in (
        (("train", "nonsense", "--out", str(tmp_path)), "nonsense"),
        (("train", "toy", *SMALL), "--out"),
        (("train", "toy", "--games", "0", "--out", str(tmp_path)), "games: 0"),
        (("train", "toy", *SMALL, "--players", "7", "--out", str(tmp_path)), "players: 7"),
        (("train", "toy", *SMALL, "--resume", "--out", str(tmp_path)), "resume: there is no training"),
    ):
        done = cli(*given)
        assert done.code == 2
        assert problem in done.err
        assert done.err.count("\n") == 1


def test_a_stop_keeps_whole_rounds(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*arguments: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(training, "_matches", stopped)
        done = cli("train", "toy", *SMALL, "--out", str(tmp_path))
    assert done.code == 130
    assert "interrupted after 0 rounds" in done.err
    done = cli("train", "toy", *SMALL, "--out", str(tmp_path), "--resume", "--rounds", "0")
    assert done.code == 0
    with monkeypatch.context() as patch:
        patch.setattr(training, "_matches", stopped)
        done = cli("train", "toy", *SMALL, "--out", str(tmp_path), "--resume")
    assert done.code == 130
    assert f"interrupted after 1 rounds; the values of round 0 are in {tmp_path}, --resume goes on" in done.err
