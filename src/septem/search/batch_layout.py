"""How the figures of a batch are laid out in arrays; the compiled loops and the statistics agree on it here."""

HEAD = 2
"""Cells before the statistics columns of a row: place (1 = first) and seat."""
TOTALS = 4
"""Cells per column of the totals: sum, sum of squares, smallest, largest."""
GROUP = 3
"""Cells per group: rows, wins, points."""
WIN = 420
"""A victory in units that up to seven seats can share without a remainder."""
