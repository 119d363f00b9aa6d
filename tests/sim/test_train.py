"""Training: the same plan gives the same values, however it is worked off; a stop loses no whole round."""

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from septem.core.errors import BadOption, BadRows, BadTable
from septem.games import room_of
from septem.search.values_file import read
from septem.sim.train import train
from septem.sim.train_folder import rounds_in
from tests.toy.room import ROOM as TOY

pytest.importorskip("numpy", reason="the extra `train`")
SMALL: dict[str, Any] = {"rounds": 2, "games": 22, "iterations": 4, "deals": 3, "seed": 5}


@pytest.fixture(autouse=True)
def short_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("septem.sim.train.TRIAL_ITERATIONS", 5)


def content(folder: Path) -> dict[str, bytes]:
    """All that a plan decides; of the curve only the seconds are left out."""
    files = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
    curve = json.loads(files.pop("curve.json"))
    for one in curve["rounds"]:
        one.pop("seconds")
    return {**files, "curve.json": json.dumps(curve).encode()}


class Stop:
    """Ctrl-C in the middle of some round."""

    def __init__(self, what: str) -> None:
        self._what = what

    def __call__(self, what: str, done: int, total: int) -> None:
        assert 0 <= done < total
        if what.startswith(self._what) and done == 1:
            raise KeyboardInterrupt


def test_the_same_plan_gives_the_same_files(tmp_path: Path) -> None:
    train(TOY, tmp_path / "one", (2, 3), **SMALL)
    train(TOY, tmp_path / "two", (2, 3), workers=2, **SMALL)
    assert content(tmp_path / "one") == content(tmp_path / "two")
    train(TOY, tmp_path / "other", (2, 3), **{**SMALL, "seed": 6})
    assert content(tmp_path / "other")["values.json"] != content(tmp_path / "one")["values.json"]


@pytest.mark.parametrize("moment", ["round 0: games", "round 1: games", "round 2: 3 players v greedy"])
def test_a_training_that_was_stopped_goes_on(tmp_path: Path, moment: str) -> None:
    """The folder keeps the last whole round; resumed, it comes to the same end as in one go."""
    train(TOY, tmp_path / "whole", **SMALL)
    stopped = tmp_path / "stopped"
    with pytest.raises(KeyboardInterrupt):
        train(TOY, stopped, progress=Stop(moment), **SMALL)
    done = int(moment.split()[1][0])
    assert [one.number for one in rounds_in(stopped)] == list(range(done))
    assert (stopped / "values.json").exists() == bool(done)
    if done:
        assert (stopped / "values.json").read_bytes() == (tmp_path / "whole" / f"values-{done - 1}.json").read_bytes()
    train(TOY, stopped, resume=True, **SMALL)
    assert content(stopped) == content(tmp_path / "whole")


@pytest.mark.ray
@pytest.mark.slow
def test_on_ray_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="the extra ray is not installed")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    little = {**SMALL, "rounds": 0, "deals": 0}
    train(TOY, tmp_path / "here", **little)
    train(TOY, tmp_path / "there", ray="auto", **little)
    assert content(tmp_path / "here") == content(tmp_path / "there")


def test_more_rounds_can_be_added(tmp_path: Path) -> None:
    train(TOY, tmp_path / "whole", **SMALL)
    train(TOY, tmp_path / "grown", **{**SMALL, "rounds": 1})
    train(TOY, tmp_path / "grown", resume=True, **SMALL)
    assert content(tmp_path / "grown") == content(tmp_path / "whole")


def test_what_is_kept_of_a_training(tmp_path: Path) -> None:
    rounds = train("duel", tmp_path, rounds=1, games=8, iterations=2, deals=2, seed=3)
    values = (tmp_path / "values.json").read_bytes()
    read(room_of("duel"), values)
    command = "septem train duel --players 2 --rounds 1 --games 8 --iterations 2 --seed 3"
    assert json.loads(values)["command"] == json.loads((tmp_path / "curve.json").read_bytes())["command"] == command
    assert [one.games for one in rounds] == [4, 4]  # while nobody knows much half as many do
    for one in rounds:
        assert sum(one.endings.values()) == 4
        assert sum(style.seats for style in one.styles.values()) == 8
        assert sum(style.share * style.seats for style in one.styles.values()) == pytest.approx(4)
        assert all(match.outcome.games == 4 for match in one.matches)
    assert [[match.against for match in one.matches] for one in rounds] == [["greedy"], ["greedy", "before"]]
    picture = ElementTree.fromstring((tmp_path / "curve.svg").read_text())
    assert "v the round before" in "".join(picture.itertext())


def test_it_can_begin_with_values_that_are_there(tmp_path: Path) -> None:
    """Round 0 then plays nothing; what was made with fewer features says the same of every position."""
    train("duel", tmp_path / "first", rounds=0, games=8, deals=0, seed=3)
    file = tmp_path / "first" / "values.json"
    rounds = train("duel", tmp_path / "second", rounds=1, games=8, iterations=2, deals=2, seed=4, start=file)
    assert [one.games for one in rounds] == [0, 8]
    assert [match.against for match in rounds[0].matches] == ["greedy"]
    begun = read(room_of("duel"), (tmp_path / "second" / "values-0.json").read_bytes())
    assert begun.listed() == read(room_of("duel"), file.read_bytes()).listed()
    assert json.loads((tmp_path / "second" / "values.json").read_bytes())["command"].endswith(f"--from {file}")
    with pytest.raises(BadOption, match=r"none\.json: No such file"):
        train("duel", tmp_path / "third", start=tmp_path / "none.json")
    with pytest.raises(BadTable, match=r"values\.json"):
        train(TOY, tmp_path / "third", start=file)
    assert not (tmp_path / "third").exists()


def test_matches_do_not_change_the_values(tmp_path: Path) -> None:
    train(TOY, tmp_path / "with", **SMALL)
    rounds = train(TOY, tmp_path / "without", **{**SMALL, "deals": 0})
    assert not any(one.matches for one in rounds)
    assert (tmp_path / "with/values.json").read_bytes() == (tmp_path / "without/values.json").read_bytes()


def test_what_cannot_be_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    train(TOY, tmp_path / "old", **{**SMALL, "rounds": 0})
    before = content(tmp_path / "old")
    with pytest.raises(BadOption, match=r"out: .* has a training already"):
        train(TOY, tmp_path / "old", **SMALL)
    with pytest.raises(BadOption, match="games: 23 is not 22"):
        train(TOY, tmp_path / "old", resume=True, **{**SMALL, "games": 23})
    assert content(tmp_path / "old") == before
    with pytest.raises(BadOption, match="resume: there is no training"):
        train(TOY, tmp_path / "new", resume=True, **SMALL)
    with pytest.raises(BadOption, match="players: 9"):
        train(TOY, tmp_path / "new", (9,), **SMALL)
    with pytest.raises(BadOption, match="rounds: -1"):
        train(TOY, tmp_path / "new", **{**SMALL, "rounds": -1})
    assert not (tmp_path / "new").exists()


def test_a_broken_folder_is_named(tmp_path: Path) -> None:
    train(TOY, tmp_path, **{**SMALL, "rounds": 1})
    (tmp_path / "lessons-1.z").write_bytes(b"?")
    with pytest.raises(BadRows, match=r"lessons-1\.z"):
        train(TOY, tmp_path, resume=True, **SMALL)


def test_a_game_without_features_and_a_house_without_numpy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "features", None)
    with pytest.raises(BadOption, match="game: toy has no features"):
        train(TOY, tmp_path / "new", **SMALL)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadOption, match=r"pip install 'septem\[train\]'"):
        train("duel", tmp_path / "new", **SMALL)
    assert not (tmp_path / "new").exists()
