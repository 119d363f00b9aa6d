"""Numbers that learned values and their file share; compiled code hides its own."""

from septem.core.errors import BadCall

UNIT = 1024.0
"""A weight of so much makes the odds e times as good."""
MOST_WEIGHTS = 2**16
LARGEST_WEIGHT = 2**20
LARGEST_UNIT, MOST_AMOUNT = 2**15 - 1, 255
"""What a feature says to a unit at most, and how often: so many of them as there may be still add up in 32 bits."""
MOST_UNITS = 32
ROW = 2 * MOST_UNITS
"""Weights of one feature, or of one stage, with room for all units there may be: loops of one length are quick."""
FULL = 4096
"""What a unit of the layer finds at most."""


def layer_size(wide: int, first: int, units: int, stages: int) -> int:
    """How many weights the units have: two for each feature from `first` on (own side, other side), and two for each
    stage (where they begin, what they say)."""
    return 2 * units * (wide - first + stages)


def stages_of(count: int, wide: int, first: int, units: int) -> int:
    """How many stages so many weights are for."""
    stages = (count - layer_size(wide, first, units, 0)) // (wide + 2 * units)
    if stages < 1 or stages * wide + layer_size(wide, first, units, stages) != count:
        raise BadCall("weights", f"{count} are not those of whole stages of {wide} features and {units} units")
    return stages


def padded(layer: list[int], units: int, largest: int) -> list[int]:
    """The weights of the units in rows of one length."""
    found = []
    for at in range(0, len(layer), units or 1):
        found += layer[at : at + units] + [0] * (MOST_UNITS - units)
    if any(abs(weight) > largest for weight in found):
        raise BadCall("weights", f"what a feature says to a unit is at most {largest}")
    return found
