"""What a position or a finished game is worth to every seat: victory and points, or the learned value."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.search_form import SearchForm
from septem.core.state import State, zeros
from septem.search.values import Values

if not cython.compiled:
    from math import tanh

COMPILED = bool(cython.compiled)
MOST_SEATS = 8
LOWEST = -(2**30)


class Rewards:
    """Room for what one iteration brought to every seat, from -1 to 1; for one thread at a time."""

    def __init__(self, form: SearchForm, values: Values | None = None) -> None:
        calls.of_kind("form", form, SearchForm)
        if values is not None:
            calls.of_kind("values", values, Values)
        win_part = calls.real("win_part", form.win_part, 0, 1)
        scale = calls.real("scale", form.scale, 0.001, 1_000_000)
        rivals = calls.real("rivals", form.rivals, 0, 1)
        usual = calls.real("usual", form.usual, 0, 1_000_000)
        self.values = values
        self.win_part = win_part
        self.scale = scale
        self.rivals = rivals
        self.usual = usual
        self.further = State()
        self.standings = zeros(MOST_SEATS)
        self.margins = zeros(MOST_SEATS)
        self.asking = zeros(MOST_SEATS)
        if not cython.compiled:  # C arrays begin as zeros
            self.each = [0.0] * MOST_SEATS
            self.won = [0.0] * MOST_SEATS
            self.foreseen = [0.0] * MOST_SEATS

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("the rewards of a search cannot be pickled; make new ones")

    def begin(self, root: State, seat: int) -> None:
        """Get ready for positions that come of this one."""
        if self.values is not None:
            self.values.judge(root, seat)  # what it works out by the way, all copies of the root have
        self.further = root.copy()

    # ---- finished games ----------------------------------------------------------------------
    def settle(self, state: State) -> None:
        """All seats get what they have won and by how much."""
        for seat in range(state.seats):
            self.standings[seat] = state.standing(seat)
        for seat in range(state.seats):
            margin = self.margin(seat, state.seats)
            won = 0.0
            if margin > 0 or (margin == 0 and state.rank(seat) == 1):
                won = 1.0
            self.won[seat] = won
            self.margins[seat] = margin
            self.each[seat] = self.win_part * (2.0 * won - 1.0) + (1.0 - self.win_part) * self.success(seat, margin)

    def margin(self, seat: int, seats: int) -> int:
        """Points ahead of the best other seat."""
        best = LOWEST
        for other in range(seats):
            if other != seat and self.standings[other] > best:
                best = self.standings[other]
        return self.standings[seat] - best

    def success(self, seat: int, margin: int) -> float:
        """Own points beside those of the best other seat and those of a usual game."""
        own = self.standings[seat]
        return tanh((own - self.rivals * (own - margin) - (1.0 - self.rivals) * self.usual) / self.scale)

    # ---- learned values ----------------------------------------------------------------------
    def judge_all(self, state: State) -> None:
        """All seats get what the position is worth to them."""
        for seat in range(state.seats):
            self.each[seat] = self.worth(state, seat)

    def foresee(self, state: State) -> None:
        """Keep what the position is worth to each seat whose moves want to know."""
        for seat in range(state.seats):
            if self.asking[seat]:
                self.foreseen[seat] = self.worth(state, seat)

    def mix(self, state: State, part: float) -> None:
        """What was foreseen becomes so much of the rewards."""
        for seat in range(state.seats):
            if self.asking[seat]:
                self.each[seat] += part * (self.foreseen[seat] - self.each[seat])

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat: by the points if the game is over, else by the learned value."""
        if state.is_over():
            self.settle(state)
            return self.each[seat]
        return self.values.judge(state, seat)  # type: ignore[union-attr]  # asked only where there are values

    def worth_ahead(self, state: State, seat: int) -> float:
        """What a position is worth to a seat; if it moves again, after its best move: half a turn says little."""
        if state.is_over() or state.to_move() != seat:
            return self.worth(state, seat)
        best = -2.0
        for index in range(state.gen_good(seat)):
            self.further.assign(state)
            self.further.apply(seat, state.move_at(index))
            best = max(best, self.worth(self.further, seat))
        return best
