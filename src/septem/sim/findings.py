"""What the rows of a run say about the game: who won with what, where the points came from, how long it took."""

from collections.abc import Callable, Iterable

import msgspec

from septem.core.errors import BadRows
from septem.sim.intervals import Mean, Share
from septem.sim.rows import GameRow, Head
from septem.sim.standings import Standing, played, standings
from septem.sim.survey import Column, Lifts, Survey, Wins, deals_of

Rows = Callable[[], Iterable[GameRow]]
"""Gives the rows from the beginning, as often as it is asked."""
FEW = 30
"""Seats: of what was built less often nothing is said but how often."""
MOST_BARS = 24
"""Of a histogram."""


class Group(msgspec.Struct, frozen=True):
    """Seats that have something in common, and their share of victories (a shared one counts in parts)."""

    id: str
    seats: int
    wins: Share


class Figure(msgspec.Struct, frozen=True):
    """A column over all seats: mean, standard deviation, extremes, and the means of winners and of the others."""

    id: str
    mean: float
    spread: float
    least: int
    most: int
    winners: float
    others: float


class Thing(msgspec.Struct, frozen=True):
    """Something that was built: by which share of the seats, and what it went with.

    `lift` is how much more often its builders won than the same bots at such tables do; None where they are few.
    """

    id: str
    seats: int
    rate: float
    lift: Mean | None


class Bar(msgspec.Struct, frozen=True):
    """Games whose length was from `low` to `high`, both included."""

    low: int
    high: int
    games: int


class Findings(msgspec.Struct, frozen=True):
    """Everything a report shows. All intervals go by deals, as `intervals.py` says."""

    head: Head
    games: int
    deals: int
    standings: list[Standing]
    """Of a tournament."""
    bots: list[Group]
    seats: list[Group]
    labels: dict[str, list[Group]]
    """By column: boards, wonders ..."""
    flags: dict[str, list[Group]]
    """Columns that only say yes or no: groups `1` and `0`."""
    points: Figure
    categories: list[Figure]
    """The columns that add up to the points."""
    figures: list[Figure]
    """The other columns."""
    length: float
    """Mean number of decisions."""
    lengths: list[Bar]
    endings: dict[str, int]
    built: list[Thing]
    failures: dict[str, int]
    """Turns lost, by bot."""


def findings(head: Head, rows: Rows) -> Findings:
    """Read the rows twice and sum them up; the second time it is known what the bots win on average."""
    survey = Survey()
    for deal in deals_of(rows()):
        survey.add(deal)
    if not survey.games:
        raise BadRows("rows", "there are none: not one game was finished")
    lifts = Lifts(survey.usual)
    for deal in deals_of(rows()):
        lifts.add(deal)
    seats = survey.games * head.players
    return Findings(
        head=head,
        games=survey.games,
        deals=survey.deals,
        standings=standings(played(head, rows()), head.bots) if head.kind == "tournament" else [],
        bots=_groups(survey.bots),
        seats=_groups(survey.seats),
        labels={name: _groups(wins) for name, wins in survey.labels.items() if name not in survey.endings_again()},
        flags={name: _groups(wins) for name, wins in survey.flags.items()},
        points=_figure("points", survey.columns["points"]),
        categories=[_figure(name, survey.columns[name]) for name in survey.categories()],
        figures=[
            _figure(name, column)
            for name, column in survey.columns.items()
            if name not in ("points", *survey.categories(), *survey.flags)
        ],
        length=survey.length.mean(),
        lengths=bars(survey.length),
        endings=dict(sorted(survey.endings.items(), key=lambda one: -one[1])),
        built=[
            Thing(name, built.games, built.games / seats, built.mean() if built.games >= FEW else None)
            for name, built in sorted(lifts.deals.items())
        ],
        failures=dict(survey.failures),
    )


def _groups(wins: Wins) -> list[Group]:
    return [Group(name, deals.games, deals.share()) for name, deals in sorted(wins.deals.items())]


def _figure(name: str, column: Column) -> Figure:
    return Figure(
        id=name,
        mean=column.mean(),
        spread=column.spread(),
        least=min(column.often),
        most=max(column.often),
        winners=column.winners.mean().mean,
        others=column.others.mean().mean,
    )


def bars(column: Column) -> list[Bar]:
    """A histogram in bars of equal width, a round number of values each."""
    least, most = min(column.often), max(column.often)
    width = next(size for size in _round_sizes() if (most - least) // size < MOST_BARS)
    first = least // width * width
    counted = [Bar(low, low + width - 1, 0) for low in range(first, most + 1, width)]
    for value, often in column.often.items():
        at = (value - first) // width
        counted[at] = msgspec.structs.replace(counted[at], games=counted[at].games + often)
    return counted


def _round_sizes() -> Iterable[int]:
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10
