"""What the units of a learned value say, in plain Python; vectors of numbers when compiled, see values.pxd."""

from array import array

from septem.search.values_layout import FULL, MOST_UNITS, ROW


def what_units_say(
    layer: "array[int]", by_stage: "array[int]", at: int, rows: list[int], times: list[int], count: int
) -> int:
    """Every unit hears of `count` features from both sides, of each so many times. A row that begins in its middle is
    of a feature that speaks for the other side: the sides change places."""
    found = list(by_stage[at : at + MOST_UNITS]) * 2
    for index in range(count):
        for unit in range(ROW):
            found[unit] += times[index] * layer[rows[index] ^ unit]
    cut = [max(0, min(one, FULL)) for one in found]
    return sum((cut[unit] - cut[MOST_UNITS + unit]) * by_stage[at + MOST_UNITS + unit] for unit in range(MOST_UNITS))
