"""Tournaments: the same games however they are played, kept and gone on with; figures that are those of the games."""

import csv
from pathlib import Path
from typing import Any

import msgspec
import pytest

import septem
from septem.bots import make_bot
from septem.core.errors import BadBot, BadOption, BadRows
from septem.core.rng import Rng
from septem.sim import play_game, read_results
from septem.sim.pairing import RoundRobin
from septem.sim.tournament import PAIRS, ROWS, STANDINGS, SUMMARY, Interrupted, Tournament, tournament
from tests.toy.fixtures import toy
from tests.toy.model import Move, View
from tests.toy.room import ROOM

BOTS = ("random", "greedy")
LAST = f"{__name__}:Last"


class Last:
    """A bot that is neither random nor greedy, by the slow door."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        return moves[-1]


class Wrong:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> str:
        return "nothing"


def timeless(found: Tournament) -> Tournament:
    """Without what the clock says."""
    return msgspec.structs.replace(found, thinking={})


@pytest.mark.parametrize("players", [2, 3])
def test_number_of_workers_does_not_matter(players: int) -> None:
    one = tournament(ROOM, [*BOTS, LAST], players, deals=4, seed=4)
    two = tournament(ROOM, [*BOTS, LAST], players, deals=4, seed=4, workers=2)
    assert timeless(one) == timeless(two)
    assert one.checksum != tournament(ROOM, [*BOTS, LAST], players, deals=4, seed=5).checksum


def test_results_are_those_of_the_games(tmp_path: Path) -> None:
    found = tournament(ROOM, BOTS, 3, deals=5, seed=2, out=tmp_path)
    schedule = RoundRobin(BOTS, 3, 5, 2)
    head, rows = read_results(tmp_path / ROWS)
    listed = list(rows)
    assert (head.kind, head.bots, head.tables) == ("tournament", BOTS, "pairs")
    assert (found.games, found.deals) == (len(listed), 5) == (len(schedule), 5)
    wins, points = dict.fromkeys(BOTS, 0.0), dict.fromkeys(BOTS, 0)
    for row in listed:
        match = schedule.match(row.number)
        game = play_game(toy(3, match.seed), [make_bot(code, ROOM) for code in match.bots], match.seed)
        assert game.result is not None
        assert (row.seed, row.bots) == (match.seed, match.bots)
        assert tuple(seat.points for seat in row.seats) == game.result.points
        for seat, bot in enumerate(match.bots):
            wins[bot] += (seat in game.result.winners) / len(game.result.winners)
            points[bot] += game.result.points[seat]
    for one in found.standings:
        assert one.seats == 45
        assert one.wins.share == pytest.approx(wins[one.bot] / 45)
        assert one.points == pytest.approx(points[one.bot] / 45)


def test_better_bots_stand_higher() -> None:
    found = tournament("duel", BOTS, 2, deals=12, seed=1)
    assert [one.bot for one in found.standings] == ["greedy", "random"]
    greedy, random = found.standings
    assert random.rating.rating == 1000
    assert greedy.rating.rating > 1050
    pair = next(one for one in found.pairs if one.bot == "greedy")
    assert pair.wins.share > 0.6
    assert pair.wins.low < pair.wins.share <= pair.wins.high
    assert pair.points > pair.other_points


def test_thinking_is_measured_but_not_part_of_the_checksum() -> None:
    one, two = (tournament(ROOM, BOTS, 2, deals=3, seed=1) for _ in range(2))
    assert set(one.thinking) == set(BOTS)
    assert all(spent.decisions > 0 and spent.seconds > 0 and spent.ms > 0 for spent in one.thinking.values())
    assert one.checksum == two.checksum


def test_a_folder_has_everything(tmp_path: Path) -> None:
    found = tournament(ROOM, BOTS, 2, deals=3, seed=1, out=tmp_path / "new")
    folder = tmp_path / "new"
    assert sorted(path.name for path in folder.iterdir()) == sorted([ROWS, SUMMARY, STANDINGS, PAIRS])
    assert msgspec.json.decode((folder / SUMMARY).read_bytes(), type=Tournament) == found
    with (folder / STANDINGS).open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["bot"] for line in lines] == [one.bot for one in found.standings]
    assert float(lines[0]["wins"]) == pytest.approx(found.standings[0].wins.share, rel=1e-5)
    with (folder / PAIRS).open(newline="") as file:
        assert [(line["bot"], line["other"]) for line in csv.DictReader(file)] == [
            (one.bot, one.other) for one in found.pairs
        ]


def test_going_on_gives_the_same_as_one_go(tmp_path: Path) -> None:
    whole = tournament(ROOM, BOTS, 2, deals=6, seed=3)
    short = tournament(ROOM, BOTS, 2, deals=2, seed=3, out=tmp_path)
    played: list[int] = []
    more = tournament(
        ROOM, BOTS, 2, deals=6, seed=3, out=tmp_path, resume=True, progress=lambda done, games: played.append(games)
    )
    assert timeless(more) == timeless(whole)
    assert set(played) == {12}
    assert more.thinking["greedy"].decisions == whole.thinking["greedy"].decisions > short.thinking["greedy"].decisions
    again = tournament(ROOM, BOTS, 2, deals=6, seed=3, out=tmp_path, resume=True)
    assert again.thinking == more.thinking  # nothing was played
    fewer = tournament(ROOM, BOTS, 2, deals=2, seed=3, out=tmp_path, resume=True)
    assert timeless(fewer) == timeless(short)


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"seed": 4}, "seed"),
        ({"bots": ("random", LAST)}, "bots"),
        ({"players": 3}, "players"),
        ({"tables": "mixed"}, "tables"),
        ({"options": {"bell": "loud"}}, "options"),
    ],
)
def test_going_on_needs_the_same_settings(tmp_path: Path, settings: dict[str, Any], field: str) -> None:
    usual: dict[str, Any] = {"bots": BOTS, "players": 2, "deals": 2, "seed": 3}
    tournament(ROOM, out=tmp_path, **usual)
    with pytest.raises(BadRows, match=f"^{field}"):
        tournament(ROOM, out=tmp_path, resume=True, **(usual | settings))
    with pytest.raises(BadRows, match="--resume"):
        tournament(ROOM, out=tmp_path, **usual)


def test_an_interruption_leaves_what_was_played(tmp_path: Path) -> None:
    done = 0

    def stop(games: int, of: int) -> None:
        nonlocal done
        done += games
        if done >= 5:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        tournament(ROOM, BOTS, 2, deals=6, seed=3, out=tmp_path, progress=stop)
    found = stopped.value.done
    assert found is not None
    assert found.interrupted
    assert found.games == done < 12
    assert (tmp_path / STANDINGS).exists()
    whole = tournament(ROOM, BOTS, 2, deals=6, seed=3)
    assert timeless(tournament(ROOM, BOTS, 2, deals=6, seed=3, out=tmp_path, resume=True)) == timeless(whole)


def test_a_bot_that_fails_is_counted(tmp_path: Path) -> None:
    wrong = f"{__name__}:Wrong"
    found = tournament(ROOM, ["random", wrong], 2, deals=2, seed=1)
    assert set(found.failures) == {wrong}
    assert found.failures[wrong] > 2
    with pytest.raises(BadBot, match=r"Wrong in seat \d"):
        tournament(ROOM, ["random", wrong], 2, deals=2, seed=1, strict=True)


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"deals": 0}, "deals"),
        ({"deals": 2**32}, "deals"),
        ({"seed": -1}, "seed"),
        ({"workers": 0}, "workers"),
        ({"players": 9}, "players"),
        ({"bots": ["random"]}, "bots"),
        ({"resume": True}, "resume"),
        ({"bot_seconds": 0}, "bot_seconds"),
        ({"tables": "round"}, "tables"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption, match=f"^{field}"):
        tournament(ROOM, **({"bots": BOTS} | arguments))


def test_unknown_bots_are_refused_before_the_first_game() -> None:
    with pytest.raises(BadBot, match="no_such"):
        tournament(ROOM, ["random", "no_such:Bot"], 2, deals=1)


def test_it_is_part_of_the_package() -> None:
    assert septem.tournament is tournament
    assert septem.tournament("toy", BOTS, deals=1).game == "toy"
    with pytest.raises(AttributeError, match="turnament"):
        septem.turnament  # type: ignore[attr-defined]  # noqa: B018
