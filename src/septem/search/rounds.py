"""Moves compared in rounds: all are tried equally often, in the same worlds, then the weaker half goes.

So most of the time goes to the moves that are hard to tell apart. Of those left at the end the one that did best is
chosen, not the one tried most: rounds end in the middle of a world, and who had a try more there is chance.
"""

from septem.search.tree import Search

MOST_FIRST = 16
"""Moves of the first round: those of the highest weight."""
LEAST_TRIES = 4
"""With few iterations fewer moves begin, so that each is tried that often on the whole."""


def round_sizes(search: Search, iterations: int = 0) -> list[int]:
    """How many moves each round looks into; one round if the form knows none. `iterations`: in all, if known."""
    left = search.left()
    if not search.in_rounds:
        return [left]
    most = max(2, iterations // LEAST_TRIES) if iterations else MOST_FIRST
    sizes = [min(left, MOST_FIRST, most)]
    while sizes[-1] > 2:
        sizes.append((sizes[-1] + 1) // 2)
    return sizes


def due(iterations: int, number: int, rounds: int) -> int:
    """How many of all iterations are used up after round `number`: every round has as many."""
    return iterations * number // rounds


def think_through(search: Search, iterations: int) -> None:
    """Use up a budget of iterations."""
    sizes = round_sizes(search, iterations)
    for number, size in enumerate(sizes, 1):
        search.narrow(size)
        search.think(due(iterations, number, len(sizes)) - search.iterations)
