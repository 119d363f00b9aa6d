"""Figures of many games. Sums are whole numbers, so the result is the same however the games were spread."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from septem.core.room import AnyRoom
from septem.search.batch import add_up, group, share_wins
from septem.search.batch_layout import GROUP, HEAD, TOTALS, WIN
from septem.sim.rows import DIGEST_MASK, GameRow, Head, figures, written

NO_LEAST, NO_MOST = 2**31, -(2**31)


class Spread(msgspec.Struct, frozen=True):
    """A figure over all seats of all games; `spread` is the standard deviation."""

    mean: float
    spread: float
    least: int
    most: int


class Group(msgspec.Struct, frozen=True):
    """Rows that have something in common: their share of all, their share of victories, their mean points."""

    share: float
    wins: float
    points: float


class Statistics(msgspec.Struct, frozen=True):
    """What a simulation found. A victory shared by k seats counts 1/k for each."""

    game: str
    rules: str
    players: int
    options: dict[str, Any]
    """As they are written down, complete."""
    games: int
    seed: int
    bots: list[str]
    columns: dict[str, Spread]
    seats: list[Group]
    places: list[Group]
    labels: dict[str, dict[str, Group]]
    failures: list[int]
    """Turns that the bot of each seat lost because it broke down, took too long or chose no legal move."""
    checksum: str
    """Of all games; the same games have the same, in whatever order and wherever they were played."""
    interrupted: bool = False
    """Whether more games were asked for than these."""
    accumulated: dict[str, Any] = {}
    """Results of your own accumulators, by their names."""


class Tally:
    """Running totals of a run, an `Accumulator` like any other; the pieces of a run are merged into one."""

    def __init__(self, head: Head, room: AnyRoom) -> None:
        self.head = head
        self.room = room
        self.games = 0
        self.checksum = 0
        self.failures = [0] * head.players
        self.totals = array("q", [0, 0, NO_LEAST, NO_MOST] * (HEAD + len(room.columns)))
        self.by_seat = _zeros(head.players)
        self.by_place = _zeros(head.players + 1)
        self.by_label = {name: _zeros(len(ids)) for name, ids in room.labels.items()}

    def add(self, row: GameRow) -> None:
        """One game more."""
        self.add_cells(figures(self.room, row), 1, int(row.digest, 16))
        self.add_failures([one.failures for one in row.seats])

    def add_cells(self, cells: array[int], games: int, digests: int) -> None:
        """Games as the engine gives them: place, seat and columns of each seat, and the sum of their digests."""
        count, width = games * self.head.players, HEAD + len(self.room.columns)
        wins = array("i", bytes(4 * count))
        share_wins(cells, games, self.head.players, width, wins)
        add_up(cells, count, width, self.totals)
        group(cells, wins, count, width, 0, self.by_place)
        group(cells, wins, count, width, 1, self.by_seat)
        for name, groups in self.by_label.items():
            group(cells, wins, count, width, HEAD + self.room.columns.index(name), groups)
        self.games += games
        self.checksum = (self.checksum + digests) & DIGEST_MASK

    def add_failures(self, failures: Sequence[int]) -> None:
        """Turns that bots have lost, by seat."""
        self.failures = [mine + new for mine, new in zip(self.failures, failures, strict=True)]

    def merge(self, other: Tally) -> None:
        """What somebody else has counted."""
        for at in range(0, len(self.totals), TOTALS):
            mine, theirs = self.totals[at : at + TOTALS], other.totals[at : at + TOTALS]
            merged = [mine[0] + theirs[0], mine[1] + theirs[1], min(mine[2], theirs[2]), max(mine[3], theirs[3])]
            self.totals[at : at + TOTALS] = array("q", merged)
        self.games += other.games
        self.by_seat = _sums(self.by_seat, other.by_seat)
        self.by_place = _sums(self.by_place, other.by_place)
        self.by_label = {name: _sums(groups, other.by_label[name]) for name, groups in self.by_label.items()}
        self.checksum = (self.checksum + other.checksum) & DIGEST_MASK
        self.add_failures(other.failures)

    def result(self) -> Statistics:
        """The totals as means and shares."""
        rows, room = self.games * self.head.players, self.room
        return Statistics(
            game=self.head.game,
            rules=self.head.rules,
            players=self.head.players,
            options=self.head.options,
            games=self.games,
            seed=self.head.seed,
            bots=list(self.head.bots),
            columns={
                name: _spread(self.totals[TOTALS * at : TOTALS * (at + 1)], rows)
                for at, name in enumerate(room.columns, HEAD)
                if name not in room.labels
            },
            seats=_groups(self.by_seat, rows),
            places=_groups(self.by_place, rows)[1:],
            labels={
                name: dict(zip(ids, _groups(self.by_label[name], rows), strict=True))
                for name, ids in room.labels.items()
            },
            failures=self.failures,
            checksum=written(self.checksum),
        )


def _zeros(groups: int) -> array[int]:
    return array("q", bytes(8 * GROUP * groups))


def _sums(mine: array[int], theirs: array[int]) -> array[int]:
    return array("q", [ours + new for ours, new in zip(mine, theirs, strict=True)])


def _spread(cells: array[int], rows: int) -> Spread:
    total, squares, least, most = cells
    return Spread(total / rows, sqrt(rows * squares - total * total) / rows, least, most)


def _groups(cells: array[int], rows: int) -> list[Group]:
    return [_group(cells[at], cells[at + 1], cells[at + 2], rows) for at in range(0, len(cells), GROUP)]


def _group(count: int, wins: int, points: int, rows: int) -> Group:
    return Group(count / rows, wins / (WIN * count), points / count) if count else Group(0.0, 0.0, 0.0)
