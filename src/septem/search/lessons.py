"""Games that a learned value learns from: players with a bent search a little, and what came of each position is kept.

A league: every seat draws one of the styles of its room, so that there are games in which somebody goes for science,
war or money, and the value learns to fear it. One game depends on its seed and on the course alone.
"""

from array import array
from collections.abc import Mapping, Sequence

import msgspec

from septem.core import begin
from septem.core.errors import BadOption
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.search_form import SearchForm
from septem.core.state import State
from septem.search.policy import Policy
from septem.search.rounds import think_through
from septem.search.tree import Search
from septem.search.values import Values
from septem.search.values_file import features_of, styled, values_of

LESSON_STREAM = 6
PERCENT = 100
BALANCED = "balanced"
"""The style without a bent."""
SIGHT = "sight"
"""The style of who does not look ahead, where a room has it: a value must know how games go on against such players
too, but nobody learns from their positions."""
ENTRIES = 24
"""Entries of a search's table an iteration needs."""
LEAST_BITS, MOST_BITS = 10, 18

Line = tuple[int, int, float, int, float, float]
"""What a search says of a move, see `Search.lines`."""


class Course(msgspec.Struct, frozen=True):
    """How the games of a round are played and what is kept of them."""

    room: AnyRoom
    players: int
    weights: tuple[int, ...] = ()
    """Of the value that searches; none: the players do not look ahead."""
    iterations: int = 50
    strays: int = 5
    """Of a hundred moves so many are drawn at random."""
    kept: int = 50
    """Of a hundred positions so many are kept."""
    bent: int = 50
    """Of a hundred players so many have a bent; the others are balanced."""
    trust: int = 10
    """How much of a target, in hundredths, is what the search thought of a position; the rest is the target of the
    position kept next, and of the last one how the game ended. 0: only how it ended."""
    options: Mapping[str, object] = msgspec.field(default_factory=dict[str, object])
    """How the game is set up."""


class Lessons(msgspec.Struct):
    """Positions of some games, seen from one seat each: their features, one after another, and what came of them."""

    sizes: "array[int]" = msgspec.field(default_factory=lambda: array("H"))
    """How many features each position has."""
    features: "array[int]" = msgspec.field(default_factory=lambda: array("H"))
    amounts: "array[int]" = msgspec.field(default_factory=lambda: array("h"))
    targets: "array[float]" = msgspec.field(default_factory=lambda: array("d"))
    """From 0 (lost) to 1 (won)."""

    def add(self, described: Sequence[tuple[int, int]], target: float) -> None:
        """One more position."""
        self.sizes.append(len(described))
        self.features.extend(feature for feature, _ in described)
        self.amounts.extend(amount for _, amount in described)
        self.targets.append(target)

    def extend(self, more: "Lessons") -> None:
        """All positions of other games."""
        self.sizes.extend(more.sizes)
        self.features.extend(more.features)
        self.amounts.extend(more.amounts)
        self.targets.extend(more.targets)


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, how it ended, who won."""

    styles: tuple[str, ...]
    ending: str | None
    ranks: tuple[int, ...]


class Seen(msgspec.Struct, frozen=True):
    """A position on its way: its targets are known once the game is over."""

    mover: int
    thought: float | None
    """What the search thought of it for the seat to move, from -1 to 1."""
    views: tuple[tuple[int, list[tuple[int, int]]], ...]
    """Seats, and the features of the position for them."""


def learning_form(room: AnyRoom, players: int) -> SearchForm:
    """How a learned value is searched: as the room says, and by values at least while it learns."""
    form = room.form_for(players)
    return form if form.by_values or form.horizon else msgspec.structs.replace(form, by_values=True)


def plays_out(room: AnyRoom, players: int) -> bool:
    """Whether players look ahead without values too: they play games to the end, and a value only adds to that."""
    return not learning_form(room, players).by_values


def setups(room: AnyRoom, players: int) -> list[Mapping[str, object]]:
    """The options that suit so many players, of those that a value of the game is for."""
    return [options for options in features_of(room).options if _suits(room, players, options)]


def _suits(room: AnyRoom, players: int, options: Mapping[str, object]) -> bool:
    try:
        begin.new(room, players, 0, options)
    except BadOption:
        return False
    return True


def style_names(room: AnyRoom) -> tuple[str, ...]:
    """The styles that seats draw from."""
    return (BALANCED, *(style for style in features_of(room).styles if style != BALANCED))


class Class:
    """Plays the games of a course, one after another; for one thread at a time."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._styles = style_names(course.room)
        self._form = learning_form(course.room, course.players)
        self._plays_out = plays_out(course.room, course.players)
        self._looks_ahead = self._plays_out or bool(course.weights)
        self._state: State = begin.new(course.room, course.players, 0, course.options).state.copy()
        self._policy = Policy()
        self._searches: dict[str, Search] = {}
        self._judge = Search(self._form, None, LEAST_BITS)

    def play(self, seed: int, lessons: Lessons) -> Played:
        """One game; its positions are added to the lessons."""
        course, state, rng = self._course, self._state, Rng(seed, LESSON_STREAM)
        state.begin(seed)
        styles = tuple(self._style(rng) for _ in range(course.players))
        seen: list[Seen] = []
        while not state.finished():
            mover, chance = state.acting()[0], rng.seed()
            thought = None
            if rng.below(PERCENT) < course.kept and styles[mover] != SIGHT:
                thought = self._thought(mover, BALANCED, chance) if self._looks_ahead and course.trust else None
                seen.append(self._look(mover, thought, rng))
            state.play_code(mover, self._choice(mover, styles[mover], thought, chance, rng))
        self._teach(seen, self._judge.rewards_of(state), lessons)
        return Played(styles, course.room.ending(state), tuple(state.ranks()))

    def _style(self, rng: Rng) -> str:
        """What a player wants."""
        if rng.below(PERCENT) >= self._course.bent or len(self._styles) == 1:
            return BALANCED
        return self._styles[1 + rng.below(len(self._styles) - 1)]

    def _choice(self, seat: int, style: str, thought: Line | None, chance: int, rng: Rng) -> int:
        """The move of a player, now and then any; a balanced one need not think twice."""
        codes = self._state.legal_codes(seat)
        if len(codes) == 1:
            return codes[0]
        if rng.below(PERCENT) < self._course.strays:
            return codes[rng.below(len(codes))]
        if style == SIGHT or not self._looks_ahead:
            return self._policy.best(self._state, seat)
        if thought is None or (style != BALANCED and self._course.weights):
            thought = self._thought(seat, style, chance)
        return thought[0]

    def _thought(self, seat: int, style: str, chance: int) -> Line:
        """What a search with a bent thinks best: code, visits, mean reward."""
        search = self._search(style)
        search.begin(self._state, seat, chance)
        think_through(search, self._course.iterations)
        return search.best_line()

    def _search(self, style: str) -> Search:
        if style not in self._searches:
            values = self._values(style)
            bits = min(max((ENTRIES * self._course.iterations).bit_length(), LEAST_BITS), MOST_BITS)
            self._searches[style] = Search(self._form, values, bits)
        return self._searches[style]

    def _values(self, style: str) -> Values | None:
        room, weights = self._course.room, self._course.weights
        if not weights:
            return None
        return values_of(room, weights) if style == BALANCED else styled(room, weights, style)

    def _look(self, mover: int, thought: Line | None, rng: Rng) -> Seen:
        """The position as one of two seats sees it; at a larger table as the one to move and some other see it.

        Where games are played out only as the one to move sees it: choices are sealed there, and who has chosen waits.
        """
        players = self._course.players
        other = mover if self._plays_out else rng.below(players)
        seats = {other} if players == 2 else {mover, other}
        views = tuple((seat, self._policy.described(self._state, seat)) for seat in sorted(seats))
        return Seen(mover, None if thought is None else thought[2], views)

    def _teach(self, seen: Sequence[Seen], rewards: Sequence[float], lessons: Lessons) -> None:
        """From the end back: what a position was worth is what came of it, and a little what was thought of it then.

        So what was thought soon after counts more than what was thought long after, or how it all ended.
        """
        trust = self._course.trust / PERCENT
        worth = list(rewards)
        for one in reversed(seen):
            if one.thought is not None:
                worth[one.mover] += trust * (one.thought - worth[one.mover])
                if len(worth) == 2:  # what is good for one is bad for the other
                    worth[1 - one.mover] += trust * (-one.thought - worth[1 - one.mover])
            for seat, described in one.views:
                lessons.add(described, (1 + worth[seat]) / 2)
