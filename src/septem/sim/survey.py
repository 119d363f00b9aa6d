"""Running sums over rows, deal by deal: how many victories went with what."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from math import sqrt

from septem.sim.intervals import Deals
from septem.sim.rows import GameRow, SeatRow

Company = tuple[str, tuple[str, ...]]
"""A bot, and all bots at its table."""


def deals_of(rows: Iterable[GameRow]) -> Iterator[list[GameRow]]:
    """The games deal by deal: those of one deal stand together in a file."""
    for _, games in groupby(rows, lambda row: row.seed):
        yield list(games)


def seats_of(deal: Iterable[GameRow]) -> Iterator[tuple[SeatRow, float, Company]]:
    """Every seat with its part of the victory and its company."""
    for row in deal:
        winners, company = sum(seat.place == 1 for seat in row.seats), tuple(sorted(row.bots))
        for seat in row.seats:
            yield seat, (seat.place == 1) / max(1, winners), (seat.bot, company)


class Wins:
    """Shares of something by the groups that seats belong to."""

    def __init__(self) -> None:
        self.deals: dict[str, Deals] = defaultdict(Deals)
        self._open: dict[str, list[float]] = defaultdict(list)

    def count(self, group: str, won: float) -> None:
        """A seat of the deal at hand."""
        self._open[group].append(won)

    def close(self) -> None:
        """The deal is complete."""
        for group, won in self._open.items():
            self.deals[group].add(sum(won), len(won))
        self._open.clear()


class Column:
    """One figure of every seat."""

    def __init__(self) -> None:
        self.often: Counter[int] = Counter()
        self.winners = Deals()
        self.others = Deals()

    def add(self, value: int, won: bool) -> None:
        """One seat more."""
        self.often[value] += 1
        (self.winners if won else self.others).add(value, 1)

    def mean(self) -> float:
        """Over all seats."""
        return sum(value * often for value, often in self.often.items()) / self.often.total()

    def spread(self) -> float:
        """The standard deviation."""
        mean = self.mean()
        return sqrt(sum((value - mean) ** 2 * often for value, often in self.often.items()) / self.often.total())


class Survey:
    """Everything that can be summed up game by game."""

    def __init__(self) -> None:
        self.games = 0
        self.deals = 0
        self.seats, self.bots = Wins(), Wins()
        self.labels: dict[str, Wins] = defaultdict(Wins)
        self.columns: dict[str, Column] = defaultdict(Column)
        self.length = Column()
        self.endings: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()
        self._won: dict[Company, Deals] = defaultdict(Deals)
        self._flags: dict[str, Wins] = defaultdict(Wins)
        self._sums: list[bool] = []
        self._own_labels: set[str] = set()

    def add(self, deal: Sequence[GameRow]) -> None:
        """The games on one deal."""
        self.deals += 1
        self.games += len(deal)
        for row in deal:
            self.length.add(row.decisions, True)
            self.endings.update([row.ending] if row.ending is not None else [])
            self._own_labels.update(
                name for seat in row.seats for name, item in seat.labels.items() if item != row.ending
            )
        for seat, won, company in seats_of(deal):
            self._won[company].add(won, 1)
            self.failures.update({seat.bot: seat.failures} if seat.failures else {})
            self._look(seat, won)
        for wins in (self.seats, self.bots, *self.labels.values(), *self._flags.values()):
            wins.close()

    def _look(self, seat: SeatRow, won: float) -> None:
        self.seats.count(str(seat.seat + 1), won)
        self.bots.count(seat.bot, won)
        for name, item in seat.labels.items():
            self.labels[name].count(item, won)
        self.columns["points"].add(seat.points, won > 0)
        for name, value in seat.columns.items():
            self.columns[name].add(value, won > 0)
            if value in (0, 1):
                self._flags[name].count(str(value), won)
        self._add_up(seat)

    def _add_up(self, seat: SeatRow) -> None:
        """Which numbers of columns, from the first on, have always added up to the points."""
        sums, total = [], 0
        for value in seat.columns.values():
            total += value
            sums.append(total == seat.points)
        self._sums = [old and new for old, new in zip(self._sums, sums, strict=True)] if self._sums else sums

    # ---- what follows from all of it -------------------------------------------------------------
    @property
    def usual(self) -> Mapping[Company, float]:
        """The share of victories that a bot has in a company."""
        return {company: won.counted / won.games for company, won in self._won.items()}

    @property
    def flags(self) -> dict[str, Wins]:
        """Columns that only say yes or no."""
        return {
            name: wins
            for name, wins in self._flags.items()
            if set(self.columns[name].often) == {0, 1} and name not in self.categories()
        }

    def categories(self) -> list[str]:
        """The columns that make up the points: the shortest beginning that always adds up to them."""
        names = [name for name in self.columns if name != "points"]
        return names[: self._sums.index(True) + 1] if True in self._sums else []

    def endings_again(self) -> set[str]:
        """Labels that only repeat how the game ended."""
        return set(self.labels) - self._own_labels


class Lifts:
    """How much more often than usual those won who had built something."""

    def __init__(self, usual: Mapping[Company, float]) -> None:
        self._usual = usual
        self._wins = Wins()

    @property
    def deals(self) -> dict[str, Deals]:
        """By what was built."""
        return self._wins.deals

    def add(self, deal: Sequence[GameRow]) -> None:
        """The games on one deal; what a seat has twice counts once."""
        for seat, won, company in seats_of(deal):
            for thing in set(seat.built):
                self._wins.count(thing, won - self._usual[company])
        self._wins.close()
