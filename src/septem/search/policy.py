"""The hints of a game put to use: what looks best now, without looking ahead. Greedy players and playouts ask here."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.state import MOST_FEATURES, MOST_MOVES, State, zeros

COMPILED = bool(cython.compiled)


class Policy:
    """Room for one list of moves and their weights; for one thread at a time."""

    def __init__(self) -> None:
        self.weights = zeros(MOST_MOVES)
        self.features = zeros(MOST_FEATURES)
        self.amounts = zeros(MOST_FEATURES)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a policy of a search cannot be pickled; make a new one")

    def pick(self, state: State, seat: int) -> int:
        """The good move of the highest weight, the first of several; nothing is checked."""
        count = state.gen_good(seat)
        state.weigh(seat, count, self.weights)
        best = 0
        for index in range(1, count):
            if self.weights[index] > self.weights[best]:
                best = index
        return state.move_at(best)

    def rows(self, state: State, count: int) -> list[tuple[int, int]]:
        """The moves listed last and their weights."""
        return [(state.move_at(index), self.weights[index]) for index in range(count)]

    # ---- for Python callers ------------------------------------------------------------------
    def best(self, state: State, seat: int) -> int:
        """The move that looks best to a seat now, among those worth looking into."""
        return self.pick(state, owing(state, seat))

    def weighed(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Every legal move of a seat and its weight, in hundredths of a point."""
        at = owing(state, seat)
        known: State = state
        count = known.gen_moves(at)
        known.weigh(at, count, self.weights)
        return self.rows(known, count)

    def good(self, state: State, seat: int) -> list[tuple[int, int]]:
        """The moves worth looking into and their weights."""
        at = owing(state, seat)
        known: State = state
        count = known.gen_good(at)
        known.weigh(at, count, self.weights)
        return self.rows(known, count)

    def described(self, state: State, seat: int) -> list[tuple[int, int]]:
        """The features of a position for a seat and their amounts."""
        known: State = calls.of_kind("state", state, State)
        count = known.describe(known.known_seat(seat), self.features, self.amounts)
        return [(self.features[index], self.amounts[index]) for index in range(count)]


def owing(state: State, seat: int) -> int:
    """A seat that owes a decision; BadCall if it does not."""
    found: State = calls.of_kind("state", state, State)
    at = found.known_seat(seat)
    if found.is_over() or not found.owes(at):
        raise BadCall("seat", f"{at} owes no decision now")
    return at


if not cython.compiled:  # what objects have whose __init__ never ran, as in C
    Policy.weights = zeros(MOST_MOVES)
    Policy.features = zeros(MOST_FEATURES)
    Policy.amounts = zeros(MOST_FEATURES)
