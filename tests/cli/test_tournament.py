"""`septem tournament`: what it prints and writes."""

import json
from pathlib import Path

import pytest

from septem.sim.tournament import ROWS, tournament
from tests.cli.conftest import Cli
from tests.toy.room import ROOM

ARGUMENTS = ("tournament", "toy", "--bots", "random,greedy", "--deals", "4", "--seed", "5", "--workers", "1")


def test_two_seats(cli: Cli) -> None:
    ended = cli(*ARGUMENTS, "--players", "2")
    assert (ended.code, ended.err) == (0, "")
    found = tournament(ROOM, ["random", "greedy"], 2, deals=4, seed=5)
    assert "8 games on 4 deals, seed 5, toy-1, bell=none" in ended.out
    assert f"checksum {found.checksum}" in ended.out
    rows = [line.split() for line in ended.out.splitlines() if line.strip().startswith(("greedy", "random"))]
    stronger, weaker = (one.bot for one in found.standings)
    assert [row[0] for row in rows] == [stronger, weaker, stronger]
    assert rows[2][1:3] == [weaker, "8"]
    assert {"fixed", "1000"} <= {cell for row in rows for cell in row}
    assert "fair" not in ended.out


def test_more_seats_show_fair_shares_and_both_directions(cli: Cli) -> None:
    ended = cli(*ARGUMENTS, "--players", "3")
    assert "bot alone" in ended.out
    assert "fair: victories against an equal share" in ended.out
    rows = [line.split()[:2] for line in ended.out.splitlines() if line.strip().startswith(("greedy", "random"))]
    assert ["greedy", "random"] in rows
    assert ["random", "greedy"] in rows


def test_json_is_the_result(cli: Cli, tmp_path: Path) -> None:
    ended = cli(*ARGUMENTS, "--players", "3", "--tables", "mixed", "--bell", "loud", "--json", "-")
    found = json.loads(ended.out)
    assert (found["tables"], found["options"]["bell"], found["games"]) == ("mixed", "loud", 12)
    wanted = tournament(ROOM, ["random", "greedy"], 3, {"bell": "loud"}, deals=4, seed=5, tables="mixed")
    assert found["checksum"] == wanted.checksum


def test_a_folder_is_gone_on_with(cli: Cli, tmp_path: Path) -> None:
    out = str(tmp_path / "results")
    assert cli(*ARGUMENTS, "--out", out).code == 0
    again = cli(*ARGUMENTS, "--out", out)
    assert (again.code, again.out) == (2, "")
    assert "go on with it by --resume" in again.err
    more = cli(*ARGUMENTS, "--deals", "6", "--out", out, "--resume")
    assert more.code == 0
    assert "on 6 deals" in more.out
    assert (tmp_path / "results" / ROWS).exists()


def test_ctrl_c_shows_what_is_done(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.progress import Progress

    def stop(self: Progress, *arguments: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "update", stop)
    ended = cli(*ARGUMENTS, "--out", str(tmp_path))
    assert ended.code == 130
    assert "interrupted, only 1 games on 1 deals" in ended.out
    assert f"interrupted after 1 games; --resume goes on with {tmp_path}" in ended.err


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--bots", "random"), "bots: 1 given; a tournament needs 2"),
        (("--bots", "random,random"), "bots: 'random' is named twice"),
        (("--bots", "random,nobody"), "bots: 'nobody' is not known"),
        (("--tables", "round"), "tables: 'round' is not known; known: pairs, first, mixed"),
        (("--deals", "0"), "deals: 0 is not allowed"),
        (("--resume",), "resume: needs out"),
        (("--players", "9"), "players: 9 is not allowed"),
        (("--bell", "soft"), "bell: 'soft' is not allowed"),
    ],
)
def test_wrong_input(cli: Cli, more: tuple[str, ...], said: str) -> None:
    ended = cli(*ARGUMENTS, *more)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
    assert ended.err.count("\n") == 1
