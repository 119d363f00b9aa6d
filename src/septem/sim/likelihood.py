"""How much places tell about the strength of bots: the likelihood of the Plackett-Luce model, deal by deal.

The model: the next place goes to one of those who are left, each with a chance in proportion to e^strength.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt

Line = tuple[tuple[str, ...], tuple[int, ...]]
"""Bots and places by seat."""
Matrix = list[list[float]]
TINY = 1e-9


def errors(
    deals: Sequence[Sequence[Line]], prior: Sequence[Line], strength: Mapping[str, float], anchor: str
) -> dict[str, float] | None:
    """The standard error of every bot's distance from the anchor; None where the games do not connect them all.

    Once from the curvature of the likelihood, as if all games were independent, and once from how the deals disagree
    (the sandwich estimate); the larger one counts. `prior` are games that count for the curvature alone.
    """
    free = [bot for bot in strength if bot != anchor]
    curvature = _zeros(len(free))
    strayed = _zeros(len(free))
    for deal in deals:
        slope = [0.0] * len(free)
        for line in deal:
            _look(line, strength, free, slope, curvature)
        for row, mine in enumerate(slope):
            for column, other in enumerate(slope):
                strayed[row][column] += mine * other * len(deals) / max(1, len(deals) - 1)
    for line in prior:
        _look(line, strength, free, [0.0] * len(free), curvature)
    inverse = _inverse(curvature)
    if inverse is None:
        return None
    robust = _product(_product(inverse, strayed), inverse)
    found = {bot: sqrt(max(inverse[at][at], robust[at][at])) for at, bot in enumerate(free)}
    return {anchor: 0.0, **found}


def _look(
    line: Line, strength: Mapping[str, float], free: Sequence[str], slope: list[float], curvature: Matrix
) -> None:
    """Add what one game says: slope and curvature of its likelihood, place by place."""
    seats, places = line
    weights = [exp(strength[bot]) for bot in seats]
    for seat, place in enumerate(places):
        left = [at for at, other in enumerate(places) if other >= place]
        total = sum(weights[at] for at in left)
        chance = [sum(weights[at] for at in left if seats[at] == bot) / total for bot in free]
        for row, mine in enumerate(chance):
            slope[row] += (seats[seat] == free[row]) - mine
            for column, other in enumerate(chance):
                curvature[row][column] += mine * ((row == column) - other)


def _zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def _product(first: Matrix, second: Matrix) -> Matrix:
    columns = list(zip(*second, strict=True))
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in first]


def _inverse(matrix: Matrix) -> Matrix | None:
    """By elimination; None if there is none."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))  # called at once
        if abs(rows[best][at]) < TINY:
            return None
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [cell / pivot for cell in rows[at]]
        for row in range(size):
            factor = rows[row][at]
            if row != at and factor:
                rows[row] = [cell - factor * above for cell, above in zip(rows[row], rows[at], strict=True)]
    return [row[size:] for row in rows]
