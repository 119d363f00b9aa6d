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

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.state import State
from septem.search.batch_layout import GROUP, HEAD, TOTALS, WIN

if not cython.compiled:
    from septem.core.rng import mixed

LOW_WORD = 0xFFFFFFFF
BATCH_GAP = 0x2545F491
MOST_ROWS = 2**24  # of one call
DIGEST_MASK = 2**60 - 1
MOST_WIDTH = 256
LARGEST_CELL = 2**20  # of a row; sums of so many of them, and of their squares, fit 64 bits
LARGEST_TOTAL = 2**61


def seed_of(seed: int, number: int) -> int:
    """Seed of game `number` of a batch (62 bits); distinct for all numbers below 2^32."""
    first = mixed((seed & LOW_WORD) ^ BATCH_GAP)
    second = mixed((first + (seed >> 32) + (number >> 32)) & LOW_WORD)
    low = mixed((second ^ number) & LOW_WORD)
    high = mixed((low + first) & LOW_WORD)
    return (high >> 2) << 32 | low


def game_seed(seed: int, number: int) -> int:
    """`seed_of` for Python callers: deal this game again with `new(..., seed=game_seed(seed, number))`."""
    return seed_of(calls.seed(seed), calls.whole("number", number, 0, calls.LARGEST))


def play_many(state: State, columns: int, first: int, count: int, seed: int, lazy: int, out: array[int]) -> None:
    """Play games `first` to `first + count - 1` of a batch at random with the options of `state`.

    `out` (int32, writable) receives count x seats x (2 + columns) figures. `state` stays as it is.
    """
    twin = calls.of_kind("state", state, State).copy()
    width = twin_columns(twin, columns)
    games = calls.whole("count", count, 0, MOST_ROWS)
    number = calls.whole("first", first, 0, calls.LARGEST - MOST_ROWS)
    figures = games * twin.seat_count() * (HEAD + width)
    calls.cells("out", out, 4, figures, written=True)
    fill(twin, width, number, games, calls.seed(seed), calls.whole("lazy", lazy, 0, 1), out)


def twin_columns(state: State, columns: int) -> int:
    """A number of columns that a state has."""
    return calls.whole("columns", columns, 0, state.column_count())


def fill(state: State, columns: int, first: int, count: int, seed: int, lazy: int, out: array[int]) -> None:
    """The loop of `play_many`, while other threads go on."""
    with cython.nogil:
        play_all(state, columns, first, count, seed, lazy, out)


def play_all(state: State, columns: int, first: int, count: int, seed: int, lazy: int, out: array[int]) -> None:
    """Game after game."""
    at = 0
    for number in range(first, first + count):
        state.restart(seed_of(seed, number))
        state.run(lazy)
        for seat in range(state.seats):
            out[at] = state.rank(seat)
            out[at + 1] = seat
            at += HEAD
            for index in range(columns):
                out[at] = state.column(seat, index)
                at += 1


def play_out(state: State, seed: int, lazy: int) -> int:
    """Deal a game with the options of `state` and play it at random, as a batch does; how many decisions it took."""
    dealt = calls.of_kind("state", state, State)
    drawn = calls.whole("lazy", lazy, 0, 1)
    dealt.begin(seed)
    return decisions_of(dealt, drawn)


def decisions_of(state: State, lazy: int) -> int:
    """The loop of `play_out`."""
    made = 0
    while not state.is_over():
        state.step(lazy)
        made += 1
    return made


def digest(number: int, seed: int, cells: array[int]) -> int:
    """A fingerprint (60 bits) of one game: its number, its seed, and the rows of all its seats."""
    calls.cells("cells", cells, 4, 0)
    return digest_of(calls.whole("number", number, 0, calls.LARGEST), calls.seed(seed), cells, 0, len(cells))


def digest_of(number: int, seed: int, rows: array[int], first: int, count: int) -> int:
    """`digest` of the `count` cells from `first` on."""
    word = mixed((number & LOW_WORD) ^ BATCH_GAP)
    word = mixed((word + (number >> 32)) & LOW_WORD)
    word = mixed((word ^ seed) & LOW_WORD)
    word = mixed((word + (seed >> 32)) & LOW_WORD)
    sum_of_words = word
    for at in range(first, first + count):
        word = mixed((word ^ rows[at]) & LOW_WORD)
        sum_of_words = mixed((sum_of_words + word) & LOW_WORD)
    return (sum_of_words >> 4) << 32 | word


def checksum(rows: array[int], first: int, games: int, cells: int, seed: int) -> int:
    """The digests of games `first` to `first + games - 1` of a batch, added up: their order does not matter."""
    many = calls.whole("games", games, 0, MOST_ROWS)
    each = calls.whole("cells", cells, 1, MOST_ROWS)
    number = calls.whole("first", first, 0, calls.LARGEST - MOST_ROWS)
    calls.cells("rows", rows, 4, many * each)
    return checksum_of(rows, number, many, each, calls.seed(seed))


def checksum_of(rows: array[int], first: int, games: int, cells: int, seed: int) -> int:
    """The loop of `checksum`."""
    total = 0
    for game in range(games):
        number = first + game
        total = (total + digest_of(number, seed_of(seed, number), rows, game * cells, cells)) & DIGEST_MASK
    return total


def add_up(rows: array[int], count: int, width: int, totals: array[int]) -> None:
    """Add `count` rows to the totals: for each column its sum, its sum of squares, smallest and largest cell."""
    many = calls.whole("count", count, 0, MOST_ROWS)
    wide = calls.whole("width", width, 1, MOST_WIDTH)
    calls.cells("rows", rows, 4, many * wide)
    calls.cells("totals", totals, 8, TOTALS * wide, written=True)
    check_rows(rows, many * wide)
    check_totals(totals)
    add_rows(rows, many, wide, totals)


def add_rows(rows: array[int], count: int, width: int, totals: array[int]) -> None:
    """The loop of `add_up`."""
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
    played = calls.whole("games", games, 0, MOST_ROWS)
    each = calls.whole("seats", seats, 1, MOST_WIDTH)
    wide = calls.whole("width", width, 1, MOST_WIDTH)
    calls.cells("rows", rows, 4, played * each * wide)
    calls.cells("wins", wins, 4, played * each, written=True)
    share_all(rows, played, each, wide, wins)


def share_all(rows: array[int], games: int, seats: int, width: int, wins: array[int]) -> None:
    """The loop of `share_wins`."""
    for game in range(games):
        winners = 0
        for row in range(game * seats, (game + 1) * seats):
            if rows[row * width] == 1:
                winners += 1
        for row in range(game * seats, (game + 1) * seats):
            wins[row] = WIN // max(winners, 1) if rows[row * width] == 1 else 0


def group(rows: array[int], wins: array[int], count: int, width: int, index: int, cells: array[int]) -> None:
    """Add every row to the group its column `index` names: three cells a group, rows, wins and points."""
    many = calls.whole("count", count, 0, MOST_ROWS)
    wide = calls.whole("width", width, HEAD + 1, MOST_WIDTH)
    column = calls.whole("index", index, 0, wide - 1)
    calls.cells("rows", rows, 4, many * wide)
    calls.cells("wins", wins, 4, many)
    calls.cells("cells", cells, 8, 0, written=True)
    check_rows(rows, many * wide)
    check_rows(wins, many)
    check_totals(cells)
    group_rows(rows, wins, many, wide, column, cells)


def group_rows(rows: array[int], wins: array[int], count: int, width: int, index: int, cells: array[int]) -> None:
    """The loop of `group`."""
    groups = len(cells) // GROUP
    for row in range(count):
        named = rows[row * width + index]
        if 0 <= named < groups:
            at = GROUP * named
            cells[at] += 1
            cells[at + 1] += wins[row]
            cells[at + 2] += rows[row * width + HEAD]


def check_rows(rows: array[int], count: int) -> int:
    """Refuse cells so large that sums might not fit."""
    for at in range(count):
        if rows[at] > LARGEST_CELL or rows[at] < -LARGEST_CELL:
            raise BadCall("rows", f"{rows[at]} is not a figure of a game; allowed: -{LARGEST_CELL} to {LARGEST_CELL}")
    return 0


def check_totals(totals: array[int]) -> int:
    """Refuse totals to which nothing can be added."""
    for at in range(len(totals)):
        if totals[at] > LARGEST_TOTAL or totals[at] < -LARGEST_TOTAL:
            raise BadCall("totals", f"{totals[at]} is too large a sum")
    return 0
