"""The house's own random numbers: xorshift128 on four 32-bit words, the same on every machine and in both modes.

A stream is a list of four words. Everything stays below 2^63, so compiled and plain arithmetic agree.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from typing import Any

from septem.core import calls
from septem.core.errors import BadCall

WORD = 0xFFFFFFFF
MIX = 0x45D9F3B
STREAM_GAP = 0x3C6EF372
KEY_HIGH = 0xFFFFFFF
MOST_BELOW = 2**31
VERSION = 1  # of what is pickled


def mixed(word: int) -> int:
    """Spread the bits of a 32-bit word."""
    word = (word ^ word >> 16) * MIX & WORD
    word = (word ^ word >> 16) * MIX & WORD
    return word ^ word >> 16


def joined(key: int, word: int) -> int:
    """A key of 60 bits for a key followed by a number: what came before and what comes now."""
    low = mixed((key & WORD) ^ (word & WORD))
    high = mixed((low + (key >> 32) + (word >> 32 & WORD)) & WORD)
    return (high & KEY_HIGH) << 32 | low


def seed_stream(stream: list[int], seed: int, number: int) -> None:
    """Start stream `number` of a game's seed; streams of one seed are independent of each other."""
    word = mixed((seed & WORD) ^ (number * STREAM_GAP & WORD))
    high = seed >> 32 & WORD
    for i in range(4):
        word = mixed((word + high + MIX + i) & WORD)
        stream[i] = word
    stream[3] |= 1  # the all-zero stream would never move


def next_word(stream: list[int]) -> int:
    """The next 32 random bits."""
    first = stream[0]
    last = stream[3]
    first ^= first << 11 & WORD
    last = last ^ last >> 19 ^ first ^ first >> 8
    stream[0] = stream[1]
    stream[1] = stream[2]
    stream[2] = stream[3]
    stream[3] = last
    return last


def below(stream: list[int], count: int) -> int:
    """A random whole number from 0 to count - 1."""
    return next_word(stream) * count >> 32


def shuffle(stream: list[int], items: list[int], count: int) -> None:
    """Shuffle the first `count` items in place."""
    for i in range(count - 1, 0, -1):
        j = next_word(stream) * (i + 1) >> 32
        item = items[i]
        items[i] = items[j]
        items[j] = item


class Rng:
    """One stream as a Python object: for bots, sampling and tests, never for what happens inside a game."""

    def __init__(self, seed: int = 0, stream: int = 9) -> None:
        self.restart(seed, stream)

    def restart(self, seed: int, stream: int) -> None:
        """Begin again from a seed; streams of one seed are independent of each other."""
        first = calls.seed(seed)
        number = calls.whole("stream", stream, 0, calls.LARGEST_INT)
        self.words = [0, 0, 0, 0]
        seed_stream(self.words, first, number)

    def check_begun(self) -> int:
        """Refuse what never got a seed."""
        if not (self.words[0] | self.words[1] | self.words[2] | self.words[3]):
            raise BadCall("rng", "was never given a seed; restart(seed, stream) does that")
        return 0

    def below(self, count: int) -> int:
        """A random whole number from 0 to count - 1."""
        self.check_begun()
        return self.draw(calls.whole("count", count, 1, MOST_BELOW))

    def draw(self, count: int) -> int:
        """`below` without the checks, for this class alone."""
        return next_word(self.words) * count >> 32

    def shuffled(self, items: Any) -> list[Any]:
        """The items in random order, as a new list."""
        self.check_begun()
        mixed_items = list(items)
        for i in range(len(mixed_items) - 1, 0, -1):
            j = self.draw(i + 1)
            mixed_items[i], mixed_items[j] = mixed_items[j], mixed_items[i]
        return mixed_items

    def seed(self) -> int:
        """A fresh 62-bit seed for something else."""
        self.check_begun()
        return next_word(self.words) << 30 | next_word(self.words) >> 2

    def __reduce__(self) -> tuple[Any, ...]:
        self.check_begun()
        return restored, (VERSION, [self.words[i] for i in range(4)])


if not cython.compiled:
    Rng.words = [0, 0, 0, 0]  # what an object has whose __init__ never ran, as in C


def restored(version: int, words: list[int]) -> Rng:
    """A stream that goes on where a pickled one stood."""
    calls.whole("version", version, VERSION, VERSION)
    kept = calls.wholes("words", words, 0, WORD, 4, 4)
    if not any(kept):
        raise BadCall("words", "must not be all zeros: such a stream never moves")
    rng = Rng()
    rng.words = kept
    return rng


COMPILED = bool(cython.compiled)
