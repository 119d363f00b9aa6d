"""Learned values: how a position looks to a seat by its features and their weights, from -1 (lost) to 1 (won).

Weights are whole numbers, so that compiled and plain agree; `train` makes them, a game's `data/values.json` keeps them.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from array import array

from septem.core import calls
from septem.core.state import MOST_FEATURES, State, zeros
from septem.search.values_layout import LARGEST_WEIGHT, MOST_WEIGHTS, UNIT

if not cython.compiled:
    from math import exp

COMPILED = bool(cython.compiled)
MOST_ODDS = 30.0


class Values:
    """The weights of one game; for one thread at a time."""

    def __init__(self, weights: list[int]) -> None:
        checked = calls.wholes("weights", weights, -LARGEST_WEIGHT, LARGEST_WEIGHT, 0, MOST_WEIGHTS)
        self.weights = array("i", checked or [0])
        self.count = len(checked)
        self.features = zeros(MOST_FEATURES)
        self.amounts = zeros(MOST_FEATURES)

    def judge(self, state: State, seat: int) -> float:
        """What a position is worth to a seat; nothing is checked."""
        total = 0
        found = state.describe(seat, self.features, self.amounts)
        for index in range(found):
            feature = self.features[index]
            if feature < self.count:
                total += self.weights[feature] * self.amounts[index]
        odds = total / UNIT
        if odds > MOST_ODDS:
            odds = MOST_ODDS
        if odds < -MOST_ODDS:
            odds = -MOST_ODDS
        return 1.0 - 2.0 / (1.0 + exp(odds))

    # ---- for Python callers ------------------------------------------------------------------
    def value(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, from -1 to 1."""
        known: State = calls.of_kind("state", state, State)
        return self.judge(known, known.known_seat(seat))

    def twin(self) -> "Values":
        """The same weights for another thread."""
        return Values(self.listed())

    def __reduce__(self) -> tuple[object, ...]:
        return Values, (self.listed(),)

    def listed(self) -> list[int]:
        """The weights."""
        return [self.weights[index] for index in range(self.count)]


if not cython.compiled:  # what objects have whose __init__ never ran, as in C
    Values.count = 0
    Values.weights = array("i", [0])
    Values.features = zeros(MOST_FEATURES)
    Values.amounts = zeros(MOST_FEATURES)
