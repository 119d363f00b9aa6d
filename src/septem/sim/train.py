"""Learned values from nothing: rounds of self-play in a league, a fit after each, a match against the round before.

The same plan gives the same values with any number of workers, on Ray, in one go or in several.
"""

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from septem.core.errors import BadOption
from septem.core.game import LARGEST_SEED
from septem.core.options import checked_number
from septem.core.room import AnyRoom
from septem.games import room_of
from septem.search.arrays import numpy
from septem.search.batch import game_seed
from septem.search.learn import Fit, fitted
from septem.search.lessons import PERCENT, Class, Course, Lessons, Played, plays_out, setups
from septem.search.values_file import carried_over
from septem.sim.simulate import MOST_WORKERS
from septem.sim.train_curve import BEFORE, GREEDY, League, Match, Plan, Round
from septem.sim.train_folder import Folder
from septem.sim.trial import Side, Trial, play_trial, summed_up
from septem.sim.workers import Care, Done, Piece, Work, in_order

MOST_ROUNDS = 100
MOST_GAMES = MOST_DEALS = 2**20
MOST_ITERATIONS = 10**6
GAMES_EACH, DEALS_EACH = 4, 2
"""Of a piece that a worker gets."""
FADING = (1.0, 0.7, 0.5, 0.3)
"""How much the lessons of this round, of the one before and so on count: nothing is forgotten at once."""
FIRST_STRAYS = 15
"""Random moves of a hundred in the first round, where nobody looks ahead."""
GROWN_UP, GROWN_TRUST = 5, 30
"""From this round on, or from values that are there at the start, what a search thinks counts more (while its values
know little, it says little) and units look at everything. Before that there are a few (`Features.first_units`), and
half as many games do for them (D-156)."""
FIRST_BENT = 85
"""Players with a bent of a hundred before that: who has seldom seen science win does not learn to fear it."""
FIRMNESS = 2.0
TRIAL_ITERATIONS = 100
ROUND, MATCH = 2**20, 2**30
"""Numbers of games: no two rounds, and no game of a round and of a match, have the same deal."""

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done and how much there is."""


class Effort(msgspec.Struct, frozen=True):
    """How much a training does if nobody says otherwise."""

    rounds: int = 5
    games: int = 4000
    iterations: int = 50


USUAL = {
    "duel": Effort(rounds=7, games=10000, iterations=50),
    "wonders": Effort(rounds=1, games=3000, iterations=200),
}
"""Games that want more or less than that."""


class Lecture(msgspec.Struct, frozen=True):
    """Some games of a round: numbers `first` to `first + count - 1`."""

    course: Course
    seed: int
    first: int
    count: int


class Learned(msgspec.Struct, frozen=True):
    """What came of them."""

    lessons: Lessons
    games: tuple[Played, ...]


def play_lecture(lecture: Lecture) -> Learned:
    """Play the games of a piece."""
    group, lessons = Class(lecture.course), Lessons()
    numbers = range(lecture.first, lecture.first + lecture.count)
    games = tuple(group.play(game_seed(lecture.seed, number), lessons) for number in numbers)
    return Learned(lessons, games)


class Crew(msgspec.Struct, frozen=True):
    """Who does the work, and who is told about it."""

    workers: int
    ray: str | None
    progress: Progress | None

    def results(self, work: Work[Piece, Done], pieces: list[Piece], what: str) -> Generator[Done]:
        """The results of all pieces, in their order."""
        with closing(self._parts(work, pieces)) as parts:
            for done, part in enumerate(parts):
                if self.progress is not None:
                    self.progress(what, done, len(pieces))
                yield part

    def _parts(self, work: Work[Piece, Done], pieces: list[Piece]) -> Generator[Done]:
        if self.ray is not None:
            from septem.sim.on_ray import in_order_on_ray  # an extra

            return in_order_on_ray(work, iter(pieces), self.ray, Care())
        return in_order(work, iter(pieces), min(self.workers, len(pieces)), threads=False)


def train(
    game: str | AnyRoom,
    out: str | Path,
    players: tuple[int, ...] = (),
    rounds: int | None = None,
    games: int | None = None,
    iterations: int | None = None,
    seed: int = 0,
    deals: int = 150,
    workers: int = 1,
    ray: str | None = None,
    resume: bool = False,
    progress: Progress | None = None,
    start: str | Path | None = None,
) -> tuple[Round, ...]:
    """Train the values of a game; the folder `out` gets them, the curve, and the lessons and values of each round.

    Round 0 plays without looking ahead, or takes the values of the file `start`, whose features may have been others;
    each later round searches so many `iterations` a move with the values of the
    round before. After each round its values play a match of so many `deals` against those before and against the
    greedy bot. Ctrl-C leaves the folder with its last whole round; `resume` goes on from there. Several workers are
    processes, so a script needs the usual `if __name__ == "__main__"`; `ray` ("auto" or an address) is Ray instead.
    """
    numpy()
    room = room_of(game) if isinstance(game, str) else game
    if room.features is None:
        raise BadOption("game", f"{room.id} has no features to learn from")
    usual = USUAL.get(room.id, Effort())
    plan = Plan(
        game=room.id,
        players=tuple(checked_number("players", one, room.least, room.most) for one in players) or (room.usual,),
        rounds=checked_number("rounds", usual.rounds if rounds is None else rounds, 0, MOST_ROUNDS),
        games=checked_number("games", usual.games if games is None else games, 1, MOST_GAMES),
        iterations=checked_number(
            "iterations", usual.iterations if iterations is None else iterations, 1, MOST_ITERATIONS
        ),
        seed=checked_number("seed", seed, 0, LARGEST_SEED),
        deals=checked_number("deals", deals, 0, MOST_DEALS),
        start="" if start is None else str(start),
    )
    crew = Crew(checked_number("workers", workers, 1, MOST_WORKERS), ray, progress)
    begins_with = _start(room, plan.start) if plan.start else ()
    folder = Folder(Path(out), room, plan, resume)
    for number in range(len(folder.rounds), plan.rounds + 1):
        begun = time.perf_counter()
        before = folder.weights(number - 1) if number else ()
        league = League()
        if begins_with and number == 0:
            fit = Fit(begins_with, (), ())
        else:
            folder.keep_lessons(number, _played(room, plan, number, before, crew, league))
            fit = _fit(room, plan, folder, number)
        matches = tuple(_matches(room, plan, number, before, fit.weights, crew))
        seconds = round(time.perf_counter() - begun, 1)
        done = Round(
            number, league.games, league.endings(), league.styles(), fit.positions, fit.losses, matches, seconds
        )
        folder.keep(done, fit.weights)
    return folder.rounds


def _start(room: AnyRoom, file: str) -> tuple[int, ...]:
    """The weights to begin with."""
    try:
        content = Path(file).read_bytes()
    except OSError as problem:
        raise BadOption(file, str(problem.strerror)) from None
    return carried_over(room, content)


def _grown(room: AnyRoom, plan: Plan, number: int) -> bool:
    """Whether what players think in a round says something."""
    return number >= GROWN_UP or bool(plan.start) or plays_out(room, room.usual)


def _played(room: AnyRoom, plan: Plan, number: int, before: tuple[int, ...], crew: Crew, league: League) -> Lessons:
    """The games of a round; tables of all sizes take turns."""
    grown = _grown(room, plan, number)
    games = plan.games if grown else -(-plan.games // 2)
    ways = {"trust": GROWN_TRUST} if grown else {"bent": FIRST_BENT}
    if plays_out(room, room.usual):
        ways["kept"] = PERCENT
    elif not before:
        ways["strays"] = FIRST_STRAYS
    courses = [
        Course(room, players, before, plan.iterations, options=options, **ways)
        for players in plan.players
        for options in setups(room, players)
    ]
    pieces = []
    for index, first in enumerate(range(0, games, GAMES_EACH)):
        count = min(GAMES_EACH, games - first)
        pieces.append(Lecture(courses[index % len(courses)], plan.seed, ROUND * number + first, count))
    lessons = Lessons()
    for part in crew.results(play_lecture, pieces, f"round {number}: games"):
        lessons.extend(part.lessons)
        league.add(part.games)
    return lessons


def _fit(room: AnyRoom, plan: Plan, folder: Folder, number: int) -> Fit:
    """Weights for the lessons of the last rounds; those of round 0 only at first if nobody looked ahead in it."""
    first = 0 if plays_out(room, room.usual) and not plan.start else 1
    last = [number - back for back in range(len(FADING)) if number - back >= first] or [0]
    rounds = [(folder.lessons(one), counts) for one, counts in zip(last, FADING, strict=False)]
    assert room.features is not None
    return fitted(room.features, rounds, FIRMNESS, _grown(room, plan, number))


def _matches(
    room: AnyRoom, plan: Plan, number: int, before: tuple[int, ...], weights: tuple[int, ...], crew: Crew
) -> Iterator[Match]:
    """The new values against those before and against the greedy bot, at tables of all sizes."""
    sides = {GREEDY: Side()}
    if before:
        sides[BEFORE] = Side(before, TRIAL_ITERATIONS)
    for players in plan.players if plan.deals else ():
        for against, other in sides.items():
            new = Side(weights, TRIAL_ITERATIONS)
            pieces = [
                Trial(
                    room,
                    players,
                    new,
                    other,
                    plan.seed,
                    MATCH + ROUND * number + first,
                    min(DEALS_EACH, plan.deals - first),
                )
                for first in range(0, plan.deals, DEALS_EACH)
            ]
            scores = list(crew.results(play_trial, pieces, f"round {number}: {players} players v {against}"))
            yield Match(players, against, TRIAL_ITERATIONS, summed_up(scores, players))
