"""Sets of boxes as masks: one bit per box."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice.codes import BOXES

COMPILED = bool(cython.compiled)
BIT = [2**i for i in range(BOXES)]
# The powers of two below 2^66 all leave different remainders modulo 67.
LOW = [[2**i % 67 for i in range(66)].index(rest) if rest else 0 for rest in range(67)]


def lowest(mask: int) -> int:
    """Number of the lowest set bit."""
    return LOW[(mask & -mask) % 67]


def how_many(mask: int) -> int:
    """Number of set bits."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
