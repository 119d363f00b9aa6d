"""Rows in files: what is written stays, a run goes on where it stopped, other settings are refused."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from septem.core import begin
from septem.core.errors import BadOption, BadRows, SeptemError
from septem.sim import GameRow, Head, Statistics, read_results, simulate
from septem.sim.parquet import read_parquet
from tests.toy.room import ROOM

MIXED = ("greedy", "random", "random")
BOTS = {"random": ("random",), "mixed": MIXED}


def played(out: Path, games: int = 12, **settings: Any) -> Statistics:
    return simulate(ROOM, 3, **{"games": games, "seed": 4, "bots": MIXED, "out": out, **settings})


@pytest.fixture(params=[".jsonl", ".parquet"])
def out(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file of either kind."""
    if request.param == ".parquet":
        pytest.importorskip("pyarrow", reason="the extra data is not installed")
    return tmp_path / f"games{request.param}"


@pytest.mark.parametrize("bots", BOTS.values(), ids=BOTS)
def test_rows_are_those_of_the_statistics(out: Path, bots: tuple[str, ...]) -> None:
    found = played(out, bots=bots)
    head, rows = read_results(out)
    listed = list(rows)
    assert head == Head(
        game="toy", rules="toy-1", players=3, options={"bell": "none"}, seed=4, bots=bots if len(bots) > 1 else bots * 3
    )
    assert [row.number for row in listed] == list(range(12))
    assert sum(row.seats[0].points for row in listed) / 12 == pytest.approx(found.seats[0].points)
    assert {row.decisions for row in listed} == {9}
    assert found == simulate(ROOM, 3, games=12, seed=4, bots=bots)  # with a file or without
    assert sorted(path.name for path in out.parent.iterdir()) == [out.name]


def test_both_kinds_of_files_hold_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="the extra data is not installed")
    for kind in ("jsonl", "parquet"):
        simulate("duel", games=5, bots=["random"], out=tmp_path / f"games.{kind}")
    one, two = (read_results(tmp_path / f"games.{kind}") for kind in ("jsonl", "parquet"))
    assert one[0] == two[0]
    assert list(one[1]) == list(two[1])


def test_parquet_is_one_line_a_seat(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra data is not installed")
    played(tmp_path / "games.parquet", games=2)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 6
    assert {"number", "bot", "place", "points", "column_prizes", "label_luck", "built"} <= set(table.column_names)


# ---- going on ----------------------------------------------------------------------------------
@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_goes_on(out: Path, workers: int) -> None:
    """Only the missing games are played, and all are summed up."""
    whole = played(out.with_name(f"whole{out.suffix}"))
    played(out, games=5)
    done: list[int] = []
    assert played(out, resume=True, workers=workers, progress=done.append) == whole
    assert sum(done) == 12
    assert list(read_results(out)[1]) == list(read_results(out.with_name(f"whole{out.suffix}"))[1])
    before = out.read_bytes()
    assert played(out, resume=True) == whole
    assert before == out.read_bytes() or out.suffix == ".parquet"
    assert played(out, games=7, resume=True).checksum == simulate(ROOM, 3, games=7, seed=4, bots=MIXED).checksum


def test_a_torn_line_is_dropped(tmp_path: Path) -> None:
    """Cut the file anywhere: the run goes on behind the last whole line, and the file is the same in the end."""
    out = tmp_path / "games.jsonl"
    whole, content = played(out, games=4), b""
    content = out.read_bytes()
    cuts = [0, 1, content.index(b"\n"), content.index(b"\n") + 1, *range(len(content) - 5, len(content)), 900, 2000]
    for cut in cuts:
        out.write_bytes(content[:cut])
        assert played(out, games=4, resume=True) == whole, cut
        assert out.read_bytes() == content
    out.write_bytes(content + b"\0\0\0\n")
    assert played(out, games=4, resume=True) == whole
    assert out.read_bytes() == content


def test_games_missing_in_the_middle_are_played(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    whole = played(out)
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join([lines[0], *lines[9:11], *lines[2:5]]))
    assert played(out, resume=True) == whole
    assert sorted(lines) == sorted(out.read_bytes().splitlines(keepends=True))
    assert played(out, resume=True, accumulate=["tests.sim.test_accumulators:Order"]).accumulated == {
        "tests.sim.test_accumulators:Order": list(range(12))
    }


def test_an_interrupted_run_keeps_what_is_done(out: Path) -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(out, progress=stop)
    kept = [row.number for row in read_results(out)[1]]
    assert kept
    assert kept == list(range(len(kept)))
    assert played(out, resume=True) == simulate(ROOM, 3, games=12, seed=4, bots=MIXED)


def test_a_killed_run_into_parquet_goes_on(tmp_path: Path) -> None:
    """What was done lies beside, as lines."""
    pytest.importorskip("pyarrow", reason="the extra data is not installed")
    out = tmp_path / "games.parquet"
    whole = played(tmp_path / "games.jsonl")
    (tmp_path / "games.jsonl").rename(tmp_path / "games.parquet.jsonl")
    lines = (tmp_path / "games.parquet.jsonl").read_bytes()
    (tmp_path / "games.parquet.jsonl").write_bytes(lines[: len(lines) // 2])
    with pytest.raises(BadRows, match="exists; go on with it by --resume"):
        played(out)
    assert played(out, resume=True) == whole
    assert [row.number for row in read_parquet(out)[1]] == list(range(12))


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"seed": 5}, "seed: .* was made with 4, not 5"),
        ({"bots": ("random", "greedy", "random")}, "bots: "),
        ({"bots": ("random",)}, "bots: "),
        ({"options": {"bell": "loud"}}, "options: .*none.*loud"),
        ({"lazy": True}, "lazy: .* was made with False, not True"),
    ],
)
def test_other_settings_are_refused(out: Path, changed: dict[str, Any], field: str) -> None:
    played(out, games=2)
    before = [row.number for row in read_results(out)[1]]
    with pytest.raises(BadRows, match=field):
        played(out, resume=True, **changed)
    with pytest.raises(BadRows, match=r"players: .* was made with 3, not 2"):
        simulate(ROOM, 2, games=3, seed=4, bots=("random",), out=out, resume=True)
    with pytest.raises(BadRows, match=r"game: .* was made with 'toy', not 'duel'"):
        simulate("duel", games=3, seed=4, out=out, resume=True)
    assert [row.number for row in read_results(out)[1]] == before
    assert list(out.parent.iterdir()) == [out]


def test_another_version_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    played(out, games=2)
    out.write_bytes(out.read_bytes().replace(b'"version":"', b'"version":"9'))
    with pytest.raises(BadRows, match="version: "):
        played(out, resume=True)
    out.write_bytes(out.read_bytes().replace(b'"format":1', b'"format":7'))
    with pytest.raises(BadRows, match="has format 7; this version reads 1"):
        played(out, resume=True)


def test_an_old_file_is_not_overwritten(out: Path) -> None:
    played(out, games=2)
    before = out.read_bytes()
    with pytest.raises(BadRows, match=r"out: .* exists; go on with it by --resume, or name another file"):
        played(out, games=2)
    assert out.read_bytes() == before


def test_a_file_without_games_is_begun_anew(tmp_path: Path) -> None:
    """As a run leaves it that failed at once; what is no file of ours is left alone."""
    out = tmp_path / "games.jsonl"
    with pytest.raises(BadOption, match=r"ray: 'nowhere' is not allowed|needs the extra"):
        played(out, seed=9, ray="nowhere")
    assert out.read_bytes().count(b"\n") == 1
    assert played(out, games=3).games == 3
    out.write_text("my diary\n")
    for resume in (False, True):
        with pytest.raises(BadRows, match="its first line is no head"):
            played(out, resume=resume)
    assert out.read_text() == "my diary\n"


def test_files_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    for content, complaint in (
        (b"", "it is empty"),
        (b"hello\n", "its first line is no head"),
        (b'{"game": 1}\n', "its first line is no head"),
    ):
        path.write_bytes(content)
        with pytest.raises(BadRows, match=complaint):
            read_results(path)
    played(tmp_path / "games.jsonl", games=3)
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b"{}\n", *lines[1:]]))
    with pytest.raises(BadRows, match="line 2 is no row"):
        list(read_results(path)[1])
    path.write_bytes(b"".join([*lines, lines[2]]))
    with pytest.raises(BadRows, match="has game 1 twice"):
        played(path, resume=True)
    changed = msgspec.json.decode(lines[1])
    changed["seats"][0]["points"] += 1
    path.write_bytes(b"".join([lines[0], msgspec.json.encode(changed), b"\n", *lines[2:]]))
    with pytest.raises(BadRows, match="game 0: its figures do not agree with its digest"):
        played(path, resume=True)


def test_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOption, match=r"out: Parquet needs the extra `data`: pip install 'septem\[data\]'"):
        played(tmp_path / "games.parquet")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"out": "games.csv"}, "out: 'games.csv' is not allowed"),
        ({"resume": True, "out": None}, "resume: needs out"),
        ({"records": "there", "lazy": True, "out": None}, "records: "),
        ({"bot_seconds": 0, "out": None}, "bot_seconds: 0 is not allowed"),
        ({"bot_seconds": -1.5, "out": None}, "bot_seconds: "),
    ],
)
def test_wrong_settings(settings: dict[str, Any], field: str) -> None:
    with pytest.raises(SeptemError, match=field):
        simulate(ROOM, 3, games=2, **settings)


# ---- records -----------------------------------------------------------------------------------
@pytest.mark.parametrize("bots", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("workers", [1, 2])
def test_records_are_those_of_the_games(tmp_path: Path, bots: tuple[str, ...], workers: int) -> None:
    """Random games too, which are otherwise played in batches."""
    found = played(tmp_path / "games.jsonl", games=6, bots=bots, records=tmp_path / "records", workers=workers)
    assert found == simulate(ROOM, 3, games=6, seed=4, bots=bots)
    paths = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in paths] == [f"{number:06d}.json" for number in range(6)]
    for path, row in zip(paths, read_results(tmp_path / "games.jsonl")[1], strict=True):
        game = begin.replay(ROOM, path.read_bytes())
        assert game.seed == row.seed
        assert game.result is not None
        assert list(game.result.points) == [one.points for one in row.seats]
        assert len(game.record().moves) == row.decisions
        assert msgspec.json.decode(path.read_bytes())["seats"] == list(row.bots)


def test_a_row_is_a_plain_struct() -> None:
    assert GameRow.__struct_fields__ == ("number", "seed", "bots", "decisions", "ending", "digest", "seats")
