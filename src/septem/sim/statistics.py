"""Figures of many games. Sums are whole numbers, so the result is the same however the games were spread."""

from __future__ import annotations

from array import array
from math import sqrt
from typing import Any, Self

import msgspec

from septem.core.room import AnyRoom
from septem.search.batch import add_up, group, share_wins
from septem.search.batch_layout import GROUP, HEAD, TOTALS, WIN

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
    interrupted: bool = False
    """Whether more games were asked for than these."""


class Tally(msgspec.Struct):
    """Running totals of the rows of a simulation."""

    games: int
    seats: int
    totals: array[int]
    by_seat: array[int]
    by_place: array[int]
    by_label: dict[str, array[int]]

    @classmethod
    def empty(cls, room: AnyRoom, players: int) -> Self:
        """Nothing counted yet."""
        return cls(
            games=0,
            seats=players,
            totals=array("q", [0, 0, NO_LEAST, NO_MOST] * (HEAD + len(room.columns))),
            by_seat=_zeros(players),
            by_place=_zeros(players + 1),
            by_label={name: _zeros(len(ids)) for name, ids in room.labels.items()},
        )

    def add(self, room: AnyRoom, rows: array[int], games: int) -> None:
        """Count the rows of some games."""
        count, width = games * self.seats, HEAD + len(room.columns)
        wins = array("i", bytes(4 * count))
        share_wins(rows, games, self.seats, width, wins)
        add_up(rows, count, width, self.totals)
        group(rows, wins, count, width, 0, self.by_place)
        group(rows, wins, count, width, 1, self.by_seat)
        for name, cells in self.by_label.items():
            group(rows, wins, count, width, HEAD + room.columns.index(name), cells)
        self.games += games

    def merged(self, other: Tally) -> Self:
        """This together with what somebody else has counted."""
        totals = array("q")
        for at in range(0, len(self.totals), TOTALS):
            mine, theirs = self.totals[at : at + TOTALS], other.totals[at : at + TOTALS]
            totals.extend([mine[0] + theirs[0], mine[1] + theirs[1], min(mine[2], theirs[2]), max(mine[3], theirs[3])])
        return type(self)(
            games=self.games + other.games,
            seats=self.seats,
            totals=totals,
            by_seat=_sums(self.by_seat, other.by_seat),
            by_place=_sums(self.by_place, other.by_place),
            by_label={name: _sums(cells, other.by_label[name]) for name, cells in self.by_label.items()},
        )

    def statistics(
        self, room: AnyRoom, options: dict[str, Any], seed: int, bots: list[str], interrupted: bool = False
    ) -> Statistics:
        """The totals as means and shares."""
        rows = self.games * self.seats
        return Statistics(
            game=room.id,
            rules=room.rules,
            players=self.seats,
            options=options,
            games=self.games,
            seed=seed,
            bots=bots,
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
            interrupted=interrupted,
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
