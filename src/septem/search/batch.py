"""Many complete random games at engine speed: figures of every game and seat as rows of 32-bit ints.

One row is the place of a seat (1 = first), its number and its statistics columns. The seed of each game is mixed from
the seed of the batch and the number of the game, so that results do not depend on how the work is cut into pieces.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from array import array

from septem.core.state import State
from septem.search.cells import GROUP, HEAD, TOTALS, WIN

if not cython.compiled:
    from septem.core.rng import mixed

LOW_WORD = 0xFFFFFFFF
BATCH_GAP = 0x2545F491


def seed_of(seed: int, number: int) -> int:
    """Seed of game `number` of a batch (62 bits); distinct for all numbers below 2^32."""
    first = mixed((seed & LOW_WORD) ^ BATCH_GAP)
    second = mixed((first + (seed >> 32) + (number >> 32)) & LOW_WORD)
    low = mixed((second ^ number) & LOW_WORD)
    high = mixed((low + first) & LOW_WORD)
    return (high >> 2) << 32 | low


def game_seed(seed: int, number: int) -> int:
    """`seed_of` for Python callers: deal this game again with `new(..., seed=game_seed(seed, number))`."""
    return seed_of(seed, number)


def play_many(state: State, columns: int, first: int, count: int, seed: int, lazy: int, out: array[int]) -> None:
    """Play games `first` to `first + count - 1` of a batch at random with the options of `state`.

    `out` (int32, writable) receives count x seats x (2 + columns) figures. `state` stays as it is.
    """
    twin = state.copy()
    seats = twin.seats
    if len(out) < count * seats * (HEAD + columns):
        raise ValueError(f"out: {len(out)} cells are too few for {count} games of {seats} seats, {HEAD + columns} each")
    with cython.nogil:
        fill(twin, seats, columns, first, count, seed, lazy, out)


def fill(state: State, seats: int, columns: int, first: int, count: int, seed: int, lazy: int, out: array[int]) -> None:
    """The loop of `play_many`."""
    at = 0
    for number in range(first, first + count):
        state.restart(seed_of(seed, number))
        state.run(lazy)
        for seat in range(seats):
            out[at] = state.rank(seat)
            out[at + 1] = seat
            at += HEAD
            for index in range(columns):
                out[at] = state.column(seat, index)
                at += 1


def add_up(rows: array[int], count: int, width: int, totals: array[int]) -> None:
    """Add `count` rows to the totals: for each column its sum, its sum of squares, smallest and largest cell."""
    for row in range(count):
        for index in range(width):
            cell = rows[row * width + index]
            at = TOTALS * index
            totals[at] += cell
            totals[at + 1] += cell * cell
            if cell < totals[at + 2]:
                totals[at + 2] = cell
            if cell > totals[at + 3]:
                totals[at + 3] = cell


def share_wins(rows: array[int], games: int, seats: int, width: int, wins: array[int]) -> None:
    """Write for each row its part of the victory: WIN for a sole winner, WIN / k for each of k that share it."""
    for game in range(games):
        winners = 0
        for row in range(game * seats, (game + 1) * seats):
            if rows[row * width] == 1:
                winners += 1
        for row in range(game * seats, (game + 1) * seats):
            wins[row] = WIN // winners if rows[row * width] == 1 else 0


def group(rows: array[int], wins: array[int], count: int, width: int, index: int, cells: array[int]) -> None:
    """Add every row to the group its column `index` names: three cells a group, rows, wins and points."""
    for row in range(count):
        at = GROUP * rows[row * width + index]
        if 0 <= at < len(cells):
            cells[at] += 1
            cells[at + 1] += wins[row]
            cells[at + 2] += rows[row * width + HEAD]
