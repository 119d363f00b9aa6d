"""What a report finds in rows: counted by hand."""

from collections.abc import Sequence

import pytest

from septem.core.errors import BadRows
from septem.sim.findings import Bar, Findings, bars, findings
from septem.sim.rows import GameRow, Head, SeatRow
from septem.sim.survey import Column

BOTS = ("a", "b")


def head(kind: str = "simulation") -> Head:
    return Head(kind=kind, game="toy", rules="toy-1", players=2, options={}, seed=1, bots=BOTS, tables="pairs")


def seat(number: int, place: int, gold: int, built: Sequence[str] = (), began: int = 0, board: str = "x") -> SeatRow:
    """A seat whose points are gold and silver; silver is always 1."""
    columns = {"gold": gold, "silver": 1, "coins": 7, "began": began}
    return SeatRow(number, BOTS[number], place, gold + 1, columns, {"board": board, "end": "usual"}, tuple(built))


def row(number: int, *seats: SeatRow, deal: int | None = None, decisions: int = 10) -> GameRow:
    bots = tuple(one.bot for one in seats)
    return GameRow(number, number if deal is None else deal, bots, decisions, "usual", "0", seats)


def found_in(*rows: GameRow, kind: str = "simulation") -> Findings:
    return findings(head(kind), lambda: rows)


ROWS = (
    row(0, seat(0, 1, 9, ["inn", "inn"], began=1), seat(1, 2, 3, ["mill"], board="y"), decisions=10),
    row(1, seat(0, 2, 2, ["mill"]), seat(1, 1, 5, ["inn"], began=1, board="y"), decisions=12),
    row(2, seat(0, 1, 4), seat(1, 1, 4, began=1, board="y"), decisions=10),
    row(3, seat(0, 1, 6, began=1), seat(1, 2, 0), decisions=14),
)


def test_victories_by_seat_bot_label_and_flag() -> None:
    found = found_in(*ROWS)
    assert (found.games, found.deals) == (4, 4)
    assert [(one.id, one.seats, one.wins.share) for one in found.seats] == [("1", 4, 0.625), ("2", 4, 0.375)]
    assert [(one.id, one.wins.share) for one in found.bots] == [("a", 0.625), ("b", 0.375)]
    assert [(one.id, one.seats, one.wins.share) for one in found.labels["board"]] == [("x", 5, 0.5), ("y", 3, 0.5)]
    assert [(one.id, one.wins.share) for one in found.flags["began"]] == [("0", 0.125), ("1", 0.875)]
    assert "end" not in found.labels  # it only repeats how the game ended
    assert found.endings == {"usual": 4}


def test_categories_are_what_adds_up_to_the_points() -> None:
    found = found_in(*ROWS)
    assert [one.id for one in found.categories] == ["gold", "silver"]
    assert [one.id for one in found.figures] == ["coins"]
    gold = found.categories[0]
    assert (gold.mean, gold.least, gold.most) == (33 / 8, 0, 9)
    assert gold.winners == pytest.approx((9 + 5 + 4 + 4 + 6) / 5)
    assert gold.others == pytest.approx((3 + 2 + 0) / 3)
    assert found.points.mean == gold.mean + 1
    assert found.categories[1].spread == 0


def test_columns_that_never_add_up_are_all_figures() -> None:
    odd = SeatRow(0, "a", 1, 99, {"gold": 5, "silver": 1}, {})
    other = SeatRow(1, "b", 2, 98, {"gold": 5, "silver": 1}, {})
    found = found_in(row(0, odd, other))
    assert found.categories == []
    assert [one.id for one in found.figures] == ["gold", "silver"]


def test_lengths() -> None:
    found = found_in(*ROWS)
    assert found.length == 11.5
    assert [(bar.low, bar.games) for bar in found.lengths if bar.games] == [(10, 2), (12, 1), (14, 1)]


@pytest.mark.parametrize(("values", "width", "first"), [([3, 5], 1, 3), ([53, 99], 2, 52), ([0, 110], 5, 0)])
def test_bars_have_round_widths(values: list[int], width: int, first: int) -> None:
    column = Column()
    for value in values:
        column.add(value, True)
    found = bars(column)
    assert found[0] == Bar(first, first + width - 1, 1)
    assert len(found) <= 24
    assert sum(bar.games for bar in found) == len(values)
    assert found[-1].low <= values[-1] <= found[-1].high


def test_lift_compares_with_what_the_same_bot_usually_wins() -> None:
    """`a` wins three of four whatever it builds, and `inn` is built only by `a`: no lift. Its mill always loses."""
    rows = []
    for deal in range(100):
        won = deal % 4 > 0
        built = ["inn"] if won or deal % 8 else ["mill"]
        rows.append(row(deal, seat(0, 1 if won else 2, 5, built), seat(1, 2 if won else 1, 5)))
    found = {one.id: one for one in found_in(*rows).built}
    assert found["inn"].seats + found["mill"].seats == 100
    assert found["inn"].rate == found["inn"].seats / 200
    lift = found["inn"].lift
    assert lift is not None
    assert lift.mean == pytest.approx(75 / found["inn"].seats - 0.75)
    assert lift.low is not None
    assert lift.high is not None
    assert lift.low < lift.mean < lift.high
    assert found["mill"].lift is None  # too few


def test_games_on_one_deal_count_together() -> None:
    """The same outcome four times on each deal is no more certain than once."""
    once = [row(deal, seat(0, 1 + deal % 2, 5), seat(1, 2 - deal % 2, 5)) for deal in range(50)]
    often = [
        row(4 * deal + again, seat(0, 1 + deal % 2, 5), seat(1, 2 - deal % 2, 5), deal=deal)
        for deal in range(50)
        for again in range(4)
    ]
    alone, together = (found_in(*rows).seats[0].wins for rows in (once, often))
    assert together.low == pytest.approx(alone.low, abs=1e-9)
    assert found_in(*often).deals == 50


def test_tournaments_have_ratings() -> None:
    games = [
        row(2 * deal + turn, seat(0, 1 + (deal + turn) % 2, 5), seat(1, 2 - (deal + turn) % 2, 5), deal=deal)
        for deal in range(5)
        for turn in range(2)
    ]
    assert {one.bot for one in found_in(*games, kind="tournament").standings} == {"a", "b"}
    assert found_in(*games).standings == []


def test_failures_are_counted() -> None:
    broken = SeatRow(0, "a", 1, 1, {"gold": 0, "silver": 1}, {}, (), 3)
    whole = SeatRow(1, "b", 2, 1, {"gold": 0, "silver": 1}, {})
    assert found_in(row(0, broken, whole)).failures == {"a": 3}


def test_no_games_are_no_report() -> None:
    with pytest.raises(BadRows, match="not one game"):
        found_in()
