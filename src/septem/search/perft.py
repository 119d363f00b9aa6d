"""Perft: how many sequences of moves there are from a position. A quick, sharp check of move generation.

Sequential form: where several seats choose at the same time they move in seat order. Chance is not a move; it falls
as the state's own stream says.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.state import State

MOST_DEPTH = 200
COMPILED = bool(cython.compiled)


def perft(state: State, depth: int) -> int:
    """The number of legal sequences of exactly `depth` moves (games that end earlier add nothing)."""
    first = calls.of_kind("state", state, State)
    length = calls.whole("depth", depth, 0, MOST_DEPTH)
    return sequences([first.copy() for _ in range(length + 1)], length)


def sequences(states: list[State], depth: int) -> int:
    """Count from `states[depth]`; the states below serve as workspace."""
    if depth == 0:
        return 1
    state: State = states[depth]
    if state.is_over():
        return 0
    seat = state.to_move()
    moves = state.gen_moves(seat)
    if depth == 1:
        return moves
    if cython.compiled and depth > 2:  # Ctrl-C is heard, without a cost where most of the time goes
        check_signals()  # type: ignore[name-defined]  # noqa: F821  # C only
    child: State = states[depth - 1]
    found = 0
    for index in range(moves):
        child.assign(state)
        child.apply(seat, state.move_at(index))
        found += sequences(states, depth - 1)
    return found
