"""Numbers that learned values and their file share; compiled code hides its own."""

UNIT = 1024.0
"""A weight of so much makes the odds e times as good."""
MOST_WEIGHTS = 2**16
LARGEST_WEIGHT = 2**20
