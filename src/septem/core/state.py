"""The contract every game's engine fulfils: what search, simulation and the facade see of a game.

A `State` is ints and fixed arrays, C types in the `.pxd`. A game overrides the methods of the first group (and
must not declare them again in its own `.pxd`); the rest is common to all games. Methods of the first group never
raise and are not checked: whoever calls `apply` has taken the move from the legal list. Compiled, only compiled code
can call them. What Python can call checks its arguments (`calls.py`) and whether the state is in play.
"""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall

if not cython.compiled:
    from septem.core.rng import below, next_word, seed_stream

DEAL, CHOICE = 0, 1  # numbers of the two streams of a state
NOTE_WIDTH = 6
UNMADE, OPEN, IN_PLAY = 0, 1, 2  # `status`: __init__ never ran; options and pieces can be laid out; a possible position
MOST_ZEROS = 4096
MOST_MOVES = 512  # of one list
MOST_FEATURES = 256  # of one position
VERSION = 1  # of what is pickled

COMPILED = bool(cython.compiled)

Row = tuple[int, int, int, int, int, int]
"""One row of a journal: kind and five arguments."""


def zeros(count: int) -> list[int]:
    """A row of zeros; compiled code copies it into a C array."""
    return [0] * calls.whole("count", count, 0, MOST_ZEROS)


class Journal:
    """What happened, as rows of ints; the facade turns them into events. Only the facade asks for one."""

    def __init__(self) -> None:
        self.lines: list[Row] = []

    def note(self, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Write one row."""
        with cython.gil:  # simulation keeps no journal and never comes here
            self.lines.append((kind, a, b, c, d, e))

    def rows(self) -> list[Row]:
        """The rows so far: kind and five arguments."""
        return list(self.lines or [])

    def clear(self) -> None:
        """Forget everything."""
        self.lines = []

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_journal, (VERSION, self.rows())


def restored_journal(version: int, rows: list[Row]) -> Journal:
    """A journal with the rows of a pickled one."""
    calls.whole("version", version, VERSION, VERSION)
    low, high = -calls.LARGEST_INT - 1, calls.LARGEST_INT
    if not isinstance(rows, list):
        raise TypeError(f"rows: a list is needed, not {type(rows).__name__}")
    journal = Journal()
    for row in rows:
        kind, a, b, c, d, e = calls.wholes("rows", row, low, high, NOTE_WIDTH, NOTE_WIDTH)
        journal.lines.append((kind, a, b, c, d, e))
    return journal


class State:
    """One position of one game, cheap to copy, for one thread at a time.

    A new state is open: a game's facade sets its options, then `begin` deals, or pieces are laid out and `_vouch` puts
    them in play. Only a state in play can be asked and played; every other one refuses with BadCall.
    """

    def __init__(self) -> None:
        if self.status == IN_PLAY:
            raise BadCall("state", "is made once; copy it, or begin a new game with it")
        self.status: int = OPEN
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
        """One random legal move found by drawing and testing instead of listing; a game says what is equally likely."""
        return self.move_at(below(self.choice_stream, self.gen_moves(seat)))

    def apply(self, seat: int, move: int) -> None:
        """Carry out (or seal) a legal move. `settled` grows when sealed choices take effect."""

    def is_over(self) -> int:
        """1 when the game is finished."""
        return 1

    def score(self, seat: int) -> int:
        """Points of a seat, counted now."""
        return 0

    def tie_break(self, seat: int) -> int:
        """What decides between equal points; more is better."""
        return 0

    def rank(self, seat: int) -> int:
        """Place of a seat if the game ended now: by points, then by the tie-break; equal seats share it (1 = first)."""
        ahead = 0
        own = self.score(seat)
        for other in range(self.seats):
            if other != seat:
                theirs = self.score(other)
                if theirs > own or (theirs == own and self.tie_break(other) > self.tie_break(seat)):
                    ahead += 1
        return 1 + ahead

    def column(self, seat: int, index: int) -> int:
        """One figure of the final table for statistics; the facade names the columns."""
        return 0

    def determinize(self, seat: int) -> None:
        """Redraw everything this seat cannot know, uniformly, with the choice stream."""

    def has_options(self) -> int:
        """1 if everything `restart` needs has been set."""
        return 0

    def column_count(self) -> int:
        """How many figures `column` knows."""
        return 0

    def carry_on(self) -> None:
        """What follows by itself from a position laid out."""

    # ---- what search asks of a game: hints; one that gives none is searched too, only less well ----
    def gen_good(self, seat: int) -> int:
        """List the moves worth looking into, at least one, all legal; `move_at` gives them."""
        return self.gen_moves(seat)

    def weigh(self, seat: int, count: int, weights: list[int]) -> None:
        """Write how good each of the `count` moves listed last looks to their seat now, in hundredths of a point.

        From what that seat knows alone; only differences between moves of one list matter.
        """
        for index in range(count):
            weights[index] = 0

    def think_for(self, seat: int) -> None:
        """A search begins here and thinks for this seat: its moves may be weighed with more care than others'."""

    def reveal_key(self, seat: int) -> int:
        """A number for what lies open to a seat after a move: cards turned, a roll. Equal sights, equal numbers."""
        return 0

    def takes_turns(self) -> int:
        """1 if everybody sees every move; 0 where choices are sealed: a seat's tree then knows its own moves alone."""
        return 0

    def standing(self, seat: int) -> int:
        """What decides who is ahead, in points: the score, or what a victory before the end is worth."""
        return self.score(seat)

    def feature_count(self) -> int:
        """How many features `describe` knows; 0: the game has no learned values."""
        return 0

    def describe(self, seat: int, features: list[int], amounts: list[int]) -> int:
        """Write which features this position has for a seat and how much of each; returns how many.

        From what that seat knows alone, at most `MOST_FEATURES` of them; a feature left out has amount 0.
        """
        return 0

    # ---- common to all games -----------------------------------------------------------------
    def seed_streams(self, seed: int) -> None:
        """Start both streams from the seed of the game."""
        seed_stream(self.deal_stream, seed, DEAL)
        seed_stream(self.choice_stream, seed, CHOICE)

    def renew_deal(self) -> None:
        """What will be dealt later is drawn from the choice stream: a redrawn game does not know the true one's."""
        for i in range(4):
            self.deal_stream[i] = next_word(self.choice_stream)
        self.deal_stream[3] |= 1  # the all-zero stream would never move

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
            _copy_plain(self, other)

    def block_size(self) -> int:
        """How many bytes a copy moves; 0 in plain Python, where there is no block."""
        size = 0
        if cython.compiled:
            first = cython.cast(size_t, cython.address(self.deal_stream[0]))  # type: ignore[name-defined]  # noqa: F821  # C only
            size = cython.cast(size_t, self.block_end()) - first  # type: ignore[name-defined]  # noqa: F821  # C only
        return size

    def copy(self) -> "State":
        """An independent twin, without the journal."""
        self.check_in_play()
        twin = self.blank()
        if type(twin) is not type(self):
            raise BadCall("state", "is only a part of a game's state and cannot be copied")
        twin.assign(self)
        return twin

    # ---- the door: what callers hand in --------------------------------------------------------
    def check_in_play(self) -> int:
        """Refuse a state that was never dealt or laid out."""
        if self.status != IN_PLAY:
            raise BadCall("state", "is not in play; begin(seed) deals a game once its options are set")
        return 0

    def check_open(self) -> int:
        """Refuse to set options or lay out pieces once a state is in play."""
        if self.status != OPEN:
            raise BadCall("state", "is not open to be laid out; make a new one")
        return 0

    def known_seat(self, seat: int) -> int:
        """A seat of a state in play."""
        self.check_in_play()
        return calls.whole("seat", seat, 0, self.seats - 1)

    # ---- for Python callers ------------------------------------------------------------------
    def keep_journal(self) -> Journal:
        """Keep a journal from now on (copies do not inherit it)."""
        self.check_in_play()
        if self.journal is None:
            self.journal = Journal()
        self.journaling = 1
        return self.journal

    def legal_codes(self, seat: int) -> list[int]:
        """The legal moves of a seat, empty if it owes nothing."""
        at = self.known_seat(seat)
        if self.is_over() or not self.owes(at):
            return []
        return [self.move_at(i) for i in range(self.gen_moves(at))]

    def play_code(self, seat: int, code: int) -> None:
        """Carry out (or seal) a move; what is not in the legal list is refused."""
        at = self.known_seat(seat)
        move = calls.whole("code", code, 0, calls.LARGEST_INT)
        if not self.is_legal(at, move):
            raise BadCall("code", f"move {move} is not legal for seat {at}")
        self.apply(at, move)

    def is_legal(self, seat: int, move: int) -> int:
        """1 if a move is in the legal list of a seat now."""
        if self.is_over() or not self.owes(seat):
            return 0
        for i in range(self.gen_moves(seat)):
            if self.move_at(i) == move:
                return 1
        return 0

    def acting(self) -> list[int]:
        """All seats that owe a decision now."""
        self.check_in_play()
        return [] if self.is_over() else [seat for seat in range(self.seats) if self.owes(seat)]

    def seat_count(self) -> int:
        """How many players."""
        self.check_in_play()
        return self.seats

    def begin(self, seed: int) -> None:
        """Deal a new game with the options of this state."""
        number = calls.seed(seed)
        if self.status == UNMADE or not self.has_options():
            raise BadCall("state", "has no options yet, so there is nothing to deal")
        self.restart(number)
        self.status = IN_PLAY

    def _vouch(self) -> None:
        """Put a position that was laid out in play. The caller vouches that it is a possible one.

        For `position.py` of a game alone, which has checked it completely: from here on the engine takes the pieces
        at their word, and an impossible position may index past an array or never end.
        """
        self.check_open()
        self.status = IN_PLAY
        self.carry_on()

    def reseed_choices(self, seed: int) -> None:
        """Start the choice stream anew: playouts from one position that differ from each other."""
        self.check_in_play()
        seed_stream(self.choice_stream, calls.seed(seed), CHOICE)

    def finish(self, lazy: int = 0) -> None:
        """Random moves to the end; `lazy` (1): drawn and tested instead of listed."""
        self.check_in_play()
        self.run_free(calls.whole("lazy", lazy, 0, 1))

    def run_free(self, lazy: int) -> None:
        """`run` while other threads go on."""
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
        self.check_in_play()
        return [self.score(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Places of all seats."""
        self.check_in_play()
        return [self.rank(seat) for seat in range(self.seats)]

    def row(self, seat: int, width: int) -> list[int]:
        """The first `width` statistics columns of a seat."""
        at = self.known_seat(seat)
        return [self.column(at, i) for i in range(calls.whole("width", width, 0, self.column_count()))]

    def finished(self) -> bool:
        """Whether the game is over."""
        self.check_in_play()
        return bool(self.is_over())

    def state_bytes(self) -> int:
        """Size of the copied block, 0 in plain Python."""
        self.check_in_play()
        return self.block_size()

    def phases(self) -> int:
        """How many times choices have taken effect so far."""
        self.check_in_play()
        return self.settled

    def set_phases(self, count: int) -> None:
        """Put back what `phases` gave."""
        self.check_in_play()
        self.settled = calls.whole("count", count, 0, calls.LARGEST_INT // 2)

    def redraw(self, seat: int, seed: int) -> None:
        """Redraw all that this seat cannot know, from a seed of its own."""
        at = self.known_seat(seat)
        self.reseed_choices(seed)
        self.determinize(at)

    def streams(self) -> list[int]:
        """The eight words of both streams (positions carry them)."""
        self.check_in_play()
        return [self.deal_stream[i] for i in range(4)] + [self.choice_stream[i] for i in range(4)]

    def set_streams(self, words: list[int]) -> None:
        """Put back what `streams` gave."""
        if self.status == UNMADE:
            self.check_open()
        found = calls.streams(words)
        for i in range(4):
            self.deal_stream[i] = found[i]
            self.choice_stream[i] = found[4 + i]

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a part of a game's state cannot be pickled")


if not cython.compiled:  # what objects have whose __init__ never ran, as in C
    State.status = UNMADE
    Journal.lines = []


def _copy_plain(target: State, source: State) -> None:
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
