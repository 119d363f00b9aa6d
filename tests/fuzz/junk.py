"""Arguments nobody should pass, and good ones with something wrong in them."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

NUMBERS = [
    *range(-3, 17),
    *(20, 24, 59, 60, 61, 73, 84, 96, 100, 127, 128, 152, 208, 255, 256, 512, 1000, 2048, 4096),
    *(32767, 32768, 65535, 65536, 100_000, 2**24, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**61, 2**62, 2**63 - 1),
    *(2**63, 2**64, 10**30, 1 << 5000, -128, -129, -32768, -32769, -(2**31), -(2**31) - 1, -(2**63), -(2**63) - 1),
]


class Numberlike:
    """Not an int, but good for one."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"Numberlike({self.number})"


class Nothing:
    """An object that can do nothing."""

    def __repr__(self) -> str:
        return "Nothing()"


def number(rng: Random) -> int:
    """Any whole number, most of them wrong somewhere."""
    return rng.choice(NUMBERS) if rng.random() < 0.8 else rng.randrange(-(2**34), 2**34)


def numbers(rng: Random) -> list[int]:
    """A short list of them, or of small ones."""
    if rng.random() < 0.3:
        return [number(rng) for _ in range(rng.randrange(10))]
    return [rng.randrange(-1, 8) for _ in range(rng.choice((0, 1, 2, 3, 4, 6, 7, 8, 20)))]


def anything(rng: Random) -> Any:
    """Something of some type."""
    pick = rng.randrange(12)
    if pick < 5:
        return number(rng)
    if pick == 5:
        return numbers(rng)
    if pick == 6:
        return Numberlike(number(rng))
    fixed = (None, True, 1.5, float("nan"), "x", "", b"\x00", (), {}, {"phase": 1}, [None], [[0] * 8], Nothing())
    return rng.choice(fixed)


def cells(rng: Random) -> Any:
    """Something like an array of figures."""
    kind = rng.choice("iiiiqqqqhlIfB")
    size = rng.choice((0, 1, 3, 9, 24, 60, 200))
    made = array(kind, bytes(array(kind).itemsize * size))
    if kind in "iq" and size and rng.random() < 0.6:
        limits = (0, 1, 2, 5, -1, 2**20, 2**31 - 1, -(2**31)) if rng.random() < 0.3 else (0, 1, 2, 5)
        for at in range(size):
            made[at] = rng.choice(limits)
    pick = rng.randrange(12)
    if pick == 0:
        return memoryview(made).toreadonly()
    if pick == 1:
        return memoryview(made)[::2]
    if pick == 2:
        return bytearray(4 * size)
    if pick == 3:
        return memoryview(bytearray(4 * size)).cast("i")
    return made


def spoiled(value: Any, rng: Random) -> Any:
    """A copy with one thing in it changed, left out or added."""
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        pick = rng.random()
        if pick < 0.05:
            return {name: kept for name, kept in value.items() if name != key}
        return {**value, key: spoiled(value[key], rng)}
    if isinstance(value, (list, tuple)) and value:
        at = rng.randrange(len(value))
        pick = rng.random()
        changed = list(value)
        if pick < 0.1:
            del changed[at]
        elif pick < 0.2:
            changed.insert(at, value[at])
        elif pick < 0.3:
            other = rng.randrange(len(value))
            changed[at], changed[other] = changed[other], changed[at]
        else:
            changed[at] = spoiled(value[at], rng)
        return type(value)(changed) if type(value) in (list, tuple) else changed
    if type(value) is int and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 1, 2, 7, 64))
    return anything(rng)


def told(value: Any) -> str:
    """Arguments and results in a line, the same in both modes."""
    if isinstance(value, array):
        return f"array({value.typecode!r}, {value.tolist()})"
    if isinstance(value, memoryview):
        return f"memoryview({value.format!r}, {'readonly' if value.readonly else 'writable'}, {value.tolist()})"
    if type(value) is int and value.bit_length() > 200:
        return f"<{value.bit_length()} bits>"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(told, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{told(key)}: {told(one)}' for key, one in value.items())}}}"
    if value is None or isinstance(value, (bool, int, float, str, bytes, bytearray, Numberlike, Nothing)):
        return repr(value)
    return f"<{type(value).__name__}>"
