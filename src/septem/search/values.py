"""Learned values: how a position looks to a seat by its features and their weights, from -1 (lost) to 1 (won).

Features add up, by weights of their stage; beside the sum a few units may look at some of them together (a lead in
points means little to a city that is about to lose by science). What speaks for the seat has a positive amount, what
speaks for the other a negative one; units look from both sides, and what they find for the other is taken off.

Weights are whole numbers, so that compiled and plain agree; `train` makes them, a game's `data/values.json` keeps them.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from array import array

from septem.core import calls
from septem.core.state import MOST_FEATURES, State, zeros
from septem.search.values_layout import (
    LARGEST_UNIT,
    LARGEST_WEIGHT,
    MOST_AMOUNT,
    MOST_WEIGHTS,
    UNIT,
    padded,
    stages_of,
)

if not cython.compiled:
    from math import exp

    from septem.search.values_layout import MOST_UNITS, ROW
    from septem.search.values_plain import what_units_say

COMPILED = bool(cython.compiled)
MOST_ODDS = 30.0


class Values:
    """The weights of one game; for one thread at a time."""

    def __init__(self, weights: list[int], wide: int = 0, first: int = 0, units: int = 0) -> None:
        """`wide` features a stage, of which the `units` look at those from `first` on; their weights come last."""
        checked = calls.wholes("weights", weights, -LARGEST_WEIGHT, LARGEST_WEIGHT, 0, MOST_WEIGHTS)
        many = calls.whole("units", units, 0, MOST_UNITS)
        of_stage = calls.whole("wide", wide, 1 if many else 0, MOST_WEIGHTS)
        begins = calls.whole("first", first, 0, of_stage)
        stages = stages_of(len(checked), of_stage, begins, many) if many else 0
        self.weights = array("i", checked or [0])
        self.count = stages * of_stage if many else len(checked)
        self.wide = of_stage
        self.first = begins
        self.units = many
        by_feature = 2 * many * (of_stage - begins)
        self.layer = array("h", padded(checked[self.count : self.count + by_feature], many, LARGEST_UNIT))
        self.by_stage = array("i", padded(checked[self.count + by_feature :], many, LARGEST_WEIGHT))
        self.heard = 1 if any(self.layer) and any(self.by_stage) else 0  # units that say nothing need not be asked
        self.features = zeros(MOST_FEATURES)
        self.amounts = zeros(MOST_FEATURES)
        self.rows = zeros(MOST_FEATURES)
        self.times = zeros(MOST_FEATURES)

    def judge(self, state: State, seat: int) -> float:
        """What a position is worth to a seat; nothing is checked."""
        total = 0
        count = state.describe(seat, self.features, self.amounts)
        for index in range(count):
            feature = self.features[index]
            if feature < self.count:
                total += self.weights[feature] * self.amounts[index]
        odds = total / UNIT
        if self.heard and count and self.features[0] < self.count:
            odds += self.together(count) / (UNIT * UNIT)
        if odds > MOST_ODDS:
            odds = MOST_ODDS
        if odds < -MOST_ODDS:
            odds = -MOST_ODDS
        return 1.0 - 2.0 / (1.0 + exp(odds))

    def together(self, count: int) -> int:
        """What the units say of the features described last."""
        looked_at = self.wide - self.first
        stage = self.features[0] // self.wide
        begins = stage * self.wide + self.first
        heard = 0
        for index in range(count):
            place = self.features[index] - begins
            if 0 <= place < looked_at:
                amount = self.amounts[index]
                self.rows[heard] = ROW * place + (MOST_UNITS if amount < 0 else 0)
                self.times[heard] = min(abs(amount), MOST_AMOUNT)
                heard += 1
        return what_units_say(self.layer, self.by_stage, ROW * stage, self.rows, self.times, heard)

    # ---- for Python callers ------------------------------------------------------------------
    def value(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, from -1 to 1."""
        known: State = calls.of_kind("state", state, State)
        return self.judge(known, known.known_seat(seat))

    def twin(self) -> "Values":
        """The same weights for another thread."""
        return Values(self.listed(), self.wide, self.first, self.units)

    def __reduce__(self) -> tuple[object, ...]:
        return Values, (self.listed(), self.wide, self.first, self.units)

    def listed(self) -> list[int]:
        """The weights, those of the units last."""
        return list(self.weights) if self.count else []


if not cython.compiled:  # what objects have whose __init__ never ran, as in C
    Values.count = Values.units = Values.heard = Values.wide = Values.first = 0
    Values.weights = array("i", [0])
    Values.features = zeros(MOST_FEATURES)
    Values.amounts = zeros(MOST_FEATURES)
    Values.layer = array("h")
    Values.by_stage = array("i")
