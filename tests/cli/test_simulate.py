"""`septem simulate` with files, accumulators and bots that fail: what it writes and prints."""

import json
import re
from pathlib import Path

from septem.core import begin
from septem.sim import read_results, simulate
from tests.cli.conftest import Cli
from tests.toy.room import ROOM

TABLE = ("simulate", "toy", "--players", "3", "--games", "20", "--seed", "5", "--bots", "greedy,random,random")
BROKEN = "tests.sim.test_failing_bots:Raising"


def checksum(text: str) -> str:
    found = re.search(r"^checksum ([0-9a-f]{15})$", text, re.MULTILINE)
    assert found
    return found[1]


def test_the_checksum_is_the_same_however_it_is_done(cli: Cli, tmp_path: Path) -> None:
    expected = simulate(ROOM, 3, games=20, seed=5, bots=["greedy", "random", "random"]).checksum
    out = str(tmp_path / "games.jsonl")
    for more in (["--workers", "1"], ["--workers", "2"], ["--out", out], ["--out", out, "--resume"]):
        ended = cli(*TABLE, *more)
        assert (ended.code, ended.err) == (0, "")
        assert checksum(ended.out) == expected
    assert checksum(cli(*TABLE, "--seed", "6").out) != expected


def test_rows_and_records_are_written(cli: Cli, tmp_path: Path) -> None:
    out, folder = tmp_path / "games.jsonl", tmp_path / "records"
    ended = cli(*TABLE, "--out", str(out), "--records", str(folder), "--workers", "1")
    assert ended.code == 0
    head, rows = read_results(out)
    assert head.bots == ("greedy", "random", "random")
    for row in rows:
        assert begin.replay(ROOM, (folder / f"{row.number:06d}.json").read_bytes()).seed == row.seed
    assert cli("verify", *map(str, folder.iterdir())).code == 0


def test_other_settings_are_refused_in_one_line(cli: Cli, tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    cli(*TABLE, "--out", out)
    for more, complaint in (
        ([], f"out: {out} exists; go on with it by --resume, or name another file"),
        (["--resume", "--seed", "6"], f"seed: {out} was made with 5, not 6"),
    ):
        ended = cli(*TABLE, "--out", out, *more)
        assert (ended.code, ended.out, ended.err) == (2, "", f"septem: {complaint}\n")


def test_files_take_games_of_one_kind(cli: Cli, tmp_path: Path) -> None:
    for name in ("out", "records"):
        ended = cli("simulate", "toy", "--players", "2..3", "--games", "2", f"--{name}", str(tmp_path / "x.jsonl"))
        assert ended.code == 2
        assert ended.err == f"septem: {name}: takes games of one kind; 2 kinds are asked for\n"
    assert not list(tmp_path.iterdir())
    assert (
        cli("simulate", "toy", "--games", "2", "--resume").err == "septem: resume: needs out, the file to go on with\n"
    )


def test_a_bot_that_fails_is_named_and_counted(cli: Cli) -> None:
    bots = ("--bots", f"random,{BROKEN},random")
    ended = cli("simulate", "toy", "--players", "3", "--games", "4", *bots, "--workers", "1")
    assert ended.code == 0
    first, summary = ended.err.splitlines()
    assert re.fullmatch(
        rf"septem: bots: {BROKEN} in seat 2, game 1 \(its seed: \d+\), broke down: ValueError: no idea \(.*\); "
        "a legal move was made for it",
        first,
    )
    assert summary == f"septem: bots: {BROKEN} lost 12 turns (raised 12)"
    assert "turns lost" in ended.out
    strict = cli("simulate", "toy", "--players", "3", "--games", "4", *bots, "--workers", "1", "--strict")
    assert (strict.code, strict.out, strict.err.count("\n")) == (2, "", 1)
    assert "turns lost" not in cli(*TABLE).out


def test_accumulators_of_your_own(cli: Cli) -> None:
    own = "tests.sim.test_accumulators:Order"
    ended = cli(*TABLE, "--accumulate", own, "--accumulate", "tests.sim.test_accumulators:Rounded", "--workers", "2")
    assert f"{own}: [{','.join(map(str, range(20)))}]\n" in ended.out
    (found,) = json.loads(cli(*TABLE, "--accumulate", own, "--json", "-").out)
    assert found["accumulated"] == {own: list(range(20))}
    refused = cli(*TABLE, "--accumulate", "nothing")
    assert refused.err == "septem: accumulate: 'nothing' is not allowed; name your own as module:Class\n"


def test_no_limit_of_time(cli: Cli) -> None:
    assert cli(*TABLE, "--bot-seconds", "0", "--no-progress").code == 0
    assert cli(*TABLE, "--bot-seconds", "-1").err.startswith("septem: bot_seconds: -1.0 is not allowed")
