"""Sets as bits: one bit of a number for each thing, at most 60 of them; larger sets are several words.

A literal must not be shifted by a variable in compiled code (C would take a narrow type): use the table `BIT`.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

COMPILED = bool(cython.compiled)
WORD_BITS = 60
IN_PAIRS, IN_FOURS, IN_BYTES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F  # every second bit ...
BIT = [1 << number for number in range(WORD_BITS)]
# The powers of two below 2^66 all leave different remainders modulo 67.
LOW = [[2**i % 67 for i in range(66)].index(rest) if rest else 0 for rest in range(67)]

WORDS = [number // WORD_BITS for number in range(2 * WORD_BITS)]
MASKS = [1 << number % WORD_BITS for number in range(2 * WORD_BITS)]
"""Sets of two words: which word holds a thing, and its bit there. A room cuts them to its own number of things."""


def lowest(mask: int) -> int:
    """Number of the lowest set bit."""
    return LOW[(mask & -mask) % 67]


def how_many(mask: int) -> int:
    """Number of set bits."""
    pairs = mask - (mask >> 1 & IN_PAIRS)
    fours = (pairs & IN_FOURS) + (pairs >> 2 & IN_FOURS)
    return ((fours + (fours >> 4)) & IN_BYTES) % 255
