"""What neighbours have to do with each other: the Guild condition and attacks (DI-60 to DI-71)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import tables
from septem.games.dice.fields import Fields
from septem.games.dice.tables import WEST

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COMPARE_FIRST = tables.COMPARE_FIRST
COMPARE_SECOND = tables.COMPARE_SECOND


def left_of(state: Fields, seat: int) -> int:
    """The left neighbour is the next seat (DI-1)."""
    return seat + 1 if seat + 1 < state.seats else 0


def right_of(state: Fields, seat: int) -> int:
    """The right neighbour is the seat before (DI-1)."""
    return seat - 1 if seat > 0 else state.seats - 1


def compared(state: Fields, seat: int, face: int) -> int:
    """Boxes of the building shown by the purple die, as the round began (DI-62, DI-63)."""
    boxes = state.start_counts[seat][COMPARE_FIRST[face]]
    if COMPARE_SECOND[face] >= 0:
        boxes += state.start_counts[seat][COMPARE_SECOND[face]]
    return boxes


def guild_condition(state: Fields, seat: int, face: int) -> int:
    """1 if no neighbour has more boxes (DI-60); of two players only the one with more (DI-61)."""
    own = compared(state, seat, face)
    left = compared(state, left_of(state, seat), face)
    if state.seats == 2:
        return 1 if own > left else 0
    right = compared(state, right_of(state, seat), face)
    return 1 if own >= left and own >= right else 0


def defender(state: Fields, seat: int, barracks: int) -> int:
    """West attacks the left neighbour, East the right one (DI-71)."""
    return left_of(state, seat) if barracks == WEST else right_of(state, seat)


def defences_met(state: Fields, seat: int, barracks: int) -> int:
    """Defences of earlier rounds on the side that faces an attack: East faces West (DI-70, DI-71)."""
    side = 1 if barracks == WEST else 0
    return state.start_defences[defender(state, seat, barracks)][side]


def attack_points(state: Fields, seat: int, box: int) -> int:
    """Points an attack box would write down now (DI-70)."""
    return max(0, state.sheet.attack[box] - defences_met(state, seat, state.sheet.building[box]))
