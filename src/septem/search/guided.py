"""Games played on from a position by the weights of the moves, now and then at random, to see what comes of a move.

All that a seat cannot know is redrawn for every game. The same seed gives the same redrawn games whatever the move, so
that two moves are compared over the same ones.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.state import State
from septem.search.policy import Policy

if not cython.compiled:
    from septem.core.rng import below, seed_stream

COMPILED = bool(cython.compiled)
GUIDED_STREAM = 6
NO_MOVE = -1
NOISE = 10  # of a hundred moves so many are drawn at random
PERCENT = 100
MOST_GAMES = 1_000_000
LOWEST = -(2**30)


class Guided:
    """What the games of one call add up to; for one thread at a time."""

    def __init__(self) -> None:
        self.wins = 0
        self.points = 0
        self.margins = 0

    # ---- for Python callers ------------------------------------------------------------------
    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("guided games cannot be pickled; make a new one")

    def after(self, state: State, seat: int, code: int, games: int, seed: int) -> tuple[float, float, float]:
        """What comes of a legal move: the share of games won, and the means of points and of points ahead.

        A shared victory is a victory; points ahead are those of the best other seat behind.
        """
        known: State = calls.of_kind("state", state, State)
        at = known.known_seat(seat)
        move = calls.whole("code", code, 0, calls.LARGEST_INT)
        if not known.is_legal(at, move):
            raise BadCall("code", f"move {move} is not legal for seat {at}")
        return self.sums(known, at, move, games, seed)

    def from_now(self, state: State, seat: int, games: int, seed: int) -> tuple[float, float, float]:
        """The same without a move of its own: how a seat stands that has nothing to decide, or has not decided yet."""
        known: State = calls.of_kind("state", state, State)
        return self.sums(known, known.known_seat(seat), NO_MOVE, games, seed)

    def sums(self, state: State, seat: int, move: int, games: int, seed: int) -> tuple[float, float, float]:
        """The means over all games."""
        many = calls.whole("games", games, 1, MOST_GAMES)
        number = calls.seed(seed)
        self.play_free(Policy(), state, state.copy(), seat, move, many, number)
        share = 1.0 / many  # a division of two whole numbers would be cut in C
        return self.wins * share, self.points * share, self.margins * share

    def play_free(self, policy: Policy, root: State, work: State, seat: int, move: int, games: int, seed: int) -> None:
        """All games, while other threads go on."""
        with cython.nogil:
            self.play_all(policy, root, work, seat, move, games, seed)

    # ---- within ------------------------------------------------------------------------------
    def play_all(self, policy: Policy, root: State, work: State, seat: int, move: int, games: int, seed: int) -> None:
        """Game after game, each with random numbers of its own."""
        self.wins = 0
        self.points = 0
        self.margins = 0
        for number in range(games):
            work.assign(root)
            seed_stream(work.choice_stream, seed + number, GUIDED_STREAM)
            work.determinize(seat)
            if move != NO_MOVE:
                work.apply(seat, move)
            finish(policy, work)
            if work.rank(seat) == 1:
                self.wins += 1
            self.points += work.score(seat)
            self.margins += work.score(seat) - best_other(work, seat)


def finish(policy: Policy, state: State) -> None:
    """To the end of the game."""
    while not state.is_over():
        seat = state.to_move()
        if below(state.choice_stream, PERCENT) < NOISE:
            state.apply(seat, state.draw_move(seat))
        else:
            state.apply(seat, policy.pick(state, seat))


def best_other(state: State, seat: int) -> int:
    """The most points of another seat."""
    best = LOWEST
    for other in range(state.seats):
        if other != seat and state.score(other) > best:
            best = state.score(other)
    return best
