"""The contract every game's engine fulfils: what search, simulation and the facade see of a game.

A `State` is ints and fixed arrays, C types in the `.pxd`. A game overrides the methods of the first group (and
must not declare them again in its own `.pxd`); the rest is common to all games. Methods of the first group never
raise and are not checked: whoever calls `apply` has taken the move from the legal list.
"""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

if not cython.compiled:
    from septem.core.rng import below, seed_stream

DEAL, CHOICE = 0, 1  # numbers of the two streams of a state
NOTE_WIDTH = 6
MOST_NOTES = 512

COMPILED = bool(cython.compiled)


def zeros(count: int) -> list[int]:
    """A row of zeros; compiled code copies it into a C array."""
    return [0] * count


class Journal:
    """What happened, as rows of ints; the facade turns them into events. Only the facade asks for one."""

    def __init__(self) -> None:
        self.count = 0
        self.cells = zeros(NOTE_WIDTH * MOST_NOTES)

    def note(self, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Write one row; rows past the end are dropped (no game comes near the limit)."""
        if self.count < MOST_NOTES:
            at = NOTE_WIDTH * self.count
            self.cells[at] = kind
            self.cells[at + 1] = a
            self.cells[at + 2] = b
            self.cells[at + 3] = c
            self.cells[at + 4] = d
            self.cells[at + 5] = e
            self.count += 1

    def rows(self) -> list[tuple[int, int, int, int, int, int]]:
        """The rows so far: kind and five arguments."""
        cells = [self.cells[i] for i in range(NOTE_WIDTH * self.count)]
        return [
            (cells[i], cells[i + 1], cells[i + 2], cells[i + 3], cells[i + 4], cells[i + 5])
            for i in range(0, len(cells), NOTE_WIDTH)
        ]

    def clear(self) -> None:
        """Forget everything."""
        self.count = 0


class State:
    """One position of one game, cheap to copy."""

    def __init__(self) -> None:
        self.journal: Journal | None = None
        self.journaling = 0
        self.deal_stream = zeros(4)
        self.choice_stream = zeros(4)
        self.seats = 0
        self.settled = 0

    # ---- what each game says for itself ------------------------------------------------------
    def restart(self, seed: int) -> None:
        """Set up a new game with the same options (calls `seed_streams`)."""

    def block_end(self) -> Any:
        """The field that ends the copied block, asked only when compiled: `return cython.address(self.end)`."""

    def blank(self) -> "State":
        """An empty state of the same class, to be assigned to: `return Xxx.__new__(Xxx)`."""
        return State.__new__(State)

    def owes(self, seat: int) -> int:
        """1 if this seat owes a decision now."""
        return 0

    def gen_moves(self, seat: int) -> int:
        """List the legal moves of a seat that owes one; returns how many, `move_at` gives them."""
        return 0

    def move_at(self, index: int) -> int:
        """A move of the list `gen_moves` made last."""
        return 0

    def draw_move(self, seat: int) -> int:
        """One random legal move found by drawing and testing instead of listing (lazy playouts)."""
        return self.move_at(below(self.choice_stream, self.gen_moves(seat)))

    def apply(self, seat: int, move: int) -> None:
        """Carry out (or seal) a legal move. `settled` grows when sealed choices take effect."""

    def is_over(self) -> int:
        """1 when the game is finished."""
        return 1

    def score(self, seat: int) -> int:
        """Points of a seat, counted now."""
        return 0

    def rank(self, seat: int) -> int:
        """Place of a seat if the game ended now: 1 = first, equal places for shared ones."""
        return 1

    def column(self, seat: int, index: int) -> int:
        """One figure of the final table for statistics; the facade names the columns."""
        return 0

    def determinize(self, seat: int) -> None:
        """Redraw everything this seat cannot know, uniformly, with the choice stream."""

    # ---- common to all games -----------------------------------------------------------------
    def seed_streams(self, seed: int) -> None:
        """Start both streams from the seed of the game."""
        seed_stream(self.deal_stream, seed, DEAL)
        seed_stream(self.choice_stream, seed, CHOICE)

    def reseed_choices(self, seed: int) -> None:
        """Start the choice stream anew: playouts from one position that differ from each other."""
        seed_stream(self.choice_stream, seed, CHOICE)

    def to_move(self) -> int:
        """The sequential form: the first seat that owes a decision, -1 if none does."""
        for seat in range(self.seats):
            if self.owes(seat):
                return seat
        return -1

    def step(self, lazy: int) -> None:
        """One uniformly random move of the next seat (lazy: drawn and tested)."""
        seat = self.to_move()
        if lazy:
            self.apply(seat, self.draw_move(seat))
        else:
            self.apply(seat, self.move_at(below(self.choice_stream, self.gen_moves(seat))))

    def run(self, lazy: int) -> None:
        """Random moves to the end of the game."""
        while not self.is_over():
            self.step(lazy)

    def note(self, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Write into the journal, if one is kept."""
        if self.journaling:
            self.journal.note(kind, a, b, c, d, e)  # type: ignore[union-attr]  # journaling says there is one

    def assign(self, other: "State") -> None:
        """Become a copy of `other`, a state of the same game: the bytes from the first stream to the block's end."""
        if cython.compiled:
            first = cython.address(self.deal_stream[0])
            memcpy(first, cython.address(other.deal_stream[0]), self.block_size())  # type: ignore[name-defined]  # noqa: F821  # C only
        else:
            copy_plain(self, other)

    def block_size(self) -> int:
        """How many bytes a copy moves; 0 in plain Python, where there is no block."""
        size = 0
        if cython.compiled:
            first = cython.cast(size_t, cython.address(self.deal_stream[0]))  # type: ignore[name-defined]  # noqa: F821  # C only
            size = cython.cast(size_t, self.block_end()) - first  # type: ignore[name-defined]  # noqa: F821  # C only
        return size

    def copy(self) -> "State":
        """An independent twin, without the journal."""
        twin = self.blank()
        twin.assign(self)
        return twin

    # ---- for Python callers ------------------------------------------------------------------
    def keep_journal(self) -> Journal:
        """Keep a journal from now on (copies do not inherit it)."""
        if self.journal is None:
            self.journal = Journal()
        self.journaling = 1
        return self.journal

    def legal_codes(self, seat: int) -> list[int]:
        """The legal moves of a seat, empty if it owes nothing."""
        if self.is_over() or not 0 <= seat < self.seats or not self.owes(seat):
            return []
        return [self.move_at(i) for i in range(self.gen_moves(seat))]

    def play_code(self, seat: int, code: int) -> None:
        """`apply` for Python callers: refuses what is not in the legal list."""
        if code not in self.legal_codes(seat):
            raise ValueError(f"move {code} is not legal for seat {seat}")
        self.apply(seat, code)

    def apply_unchecked(self, seat: int, code: int) -> None:
        """`apply` for Python search code that takes its moves from `legal_codes`."""
        self.apply(seat, code)

    def acting(self) -> list[int]:
        """All seats that owe a decision now."""
        return [] if self.is_over() else [seat for seat in range(self.seats) if self.owes(seat)]

    def begin(self, seed: int) -> None:
        """`restart` for Python callers."""
        self.restart(seed)

    def finish(self, lazy: int = 0) -> None:
        """Random moves to the end, for Python callers."""
        with cython.nogil:
            self.run(lazy)

    def playout(self, seed: int, lazy: int = 1) -> list[int]:
        """Scores of one random continuation; this state stays as it is."""
        twin = self.copy()
        twin.reseed_choices(seed)
        twin.finish(lazy)
        return twin.scores()

    def scores(self) -> list[int]:
        """Points of all seats."""
        return [self.score(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Places of all seats."""
        return [self.rank(seat) for seat in range(self.seats)]

    def row(self, seat: int, width: int) -> list[int]:
        """The first `width` statistics columns of a seat."""
        return [self.column(seat, i) for i in range(width)]

    def finished(self) -> bool:
        """Whether the game is over."""
        return bool(self.is_over())

    def state_bytes(self) -> int:
        """Size of the copied block, 0 in plain Python."""
        return self.block_size()

    def phases(self) -> int:
        """How many times choices have taken effect so far."""
        return self.settled

    def redraw(self, seat: int, seed: int) -> None:
        """`determinize` for Python callers, from a seed of its own."""
        self.reseed_choices(seed)
        self.determinize(seat)

    def streams(self) -> list[int]:
        """The eight words of both streams (positions carry them)."""
        return [self.deal_stream[i] for i in range(4)] + [self.choice_stream[i] for i in range(4)]

    def set_streams(self, words: list[int]) -> None:
        """Put back what `streams` gave."""
        for i in range(4):
            self.deal_stream[i] = words[i]
            self.choice_stream[i] = words[4 + i]


def copy_plain(target: State, source: State) -> None:
    """`assign` for plain Python: copy every field but the journal, lists by slicing."""
    fields = target.__dict__
    for name, value in source.__dict__.items():
        if type(value) is not list:
            fields[name] = value
        elif value and type(value[0]) is list:
            fields[name] = [row[:] for row in value]
        else:
            fields[name] = value[:]
    target.journal = None
    target.journaling = 0
