"""Learn what searches think of the moves of 7 Wonders: `python -m tools.teach_wonders` writes `data/lessons.json` anew.

Searches that know no lessons play games of all sizes and both editions against each other, now and then with a bot
that does not look ahead, and compare their moves. What they found is fitted: the chance that a move is the best one
grows with its weight, and with what its row (a card, a stage, a sale) says to the figures of the city. It takes about
ten minutes on two cores and needs NumPy. The same command makes the same file, whatever the number of workers.
"""

import argparse
from pathlib import Path

import msgspec
import numpy as np

from septem.core import begin
from septem.core.rng import Rng
from septem.games.wonders.codes import COIN_BITS, LEFT_SHIFT, RIGHT_SHIFT
from septem.games.wonders.engine import WondersState
from septem.games.wonders.room import ROOM
from septem.games.wonders.tables import AGES, MOST_ROWS, TURNS
from septem.games.wonders.taught_tables import (
    FIGURES,
    LARGEST,
    LATER_AGES,
    LESSON_UNIT,
    NAME,
    TURN,
    Lessons,
    row_names,
    written,
)
from septem.search.adam import learn
from septem.search.arrays import Array
from septem.search.batch import game_seed
from septem.search.policy import Policy
from septem.search.rounds import think_through
from septem.search.tree import Search
from septem.sim.workers import in_order

TABLES = ((2, 4), (1, 4), (2, 3), (1, 3), (2, 5), (1, 2), (2, 4), (1, 5), (2, 7), (1, 2), (2, 3), (1, 7))
"""Edition and players of the games, in turn."""
GAMES_EACH = 12
STREAM = 7
BITS = 14
PERCENT = 100
MIXED, AT_SIGHT, STRAYS = 30, 60, 4
"""Of a hundred: tables where some do not look ahead, such players there, and moves drawn at random."""
FEWEST = 3
"""Moves that make a decision worth a lesson."""
DOUBT, UNTRIED = 4, 0.2
"""How many tries the mean of all moves counts for, and how much worse a move is that was never tried."""
SHARP = 0.03
"""A reward that makes a move e times as likely to be the best."""
TIMES, PACE, FIRMNESS = 12, 1e-2, 1e-4
LEAST_SPREAD, LEAST_SCALE = 0.05, 0.2
TURNS_IN_ALL = AGES * TURNS
OUT = Path(__file__).parents[1] / "src" / "septem" / "games" / "wonders" / "data" / NAME


class Piece(msgspec.Struct, frozen=True):
    """Some games: numbers `first` to `first + count - 1`."""

    seed: int
    first: int
    count: int
    iterations: int


class Decision(msgspec.Struct, frozen=True):
    """A choice from a hand: how the city stood, and of each move its row, what it pays to neighbours, its weight, how
    often it was tried and what came of it."""

    turn: int
    figures: list[int]
    moves: list[tuple[int, int, int, int, float]]


# ---- games ---------------------------------------------------------------------------------------
def play_piece(piece: Piece) -> list[Decision]:
    """All games of a piece."""
    found: list[Decision] = []
    for number in range(piece.first, piece.first + piece.count):
        edition, players = TABLES[number % len(TABLES)]
        play_game(edition, players, game_seed(piece.seed, number), piece.iterations, found)
    return found


def play_game(edition: int, players: int, seed: int, iterations: int, found: list[Decision]) -> None:
    """One game; what its searches compared is added."""
    state: WondersState = begin.new(ROOM, players, 0, {"edition": edition}).state.copy()
    form = msgspec.structs.replace(ROOM.form_for(players), taught=False)
    search, policy, rng = Search(form, None, BITS), Policy(), Rng(seed, STREAM)
    state.begin(seed)
    mixed = rng.below(PERCENT) < MIXED
    at_sight = [mixed and rng.below(PERCENT) < AT_SIGHT for _ in range(players)]
    while not state.finished():
        seat = state.acting()[0]
        codes = state.legal_codes(seat)
        if len(codes) == 1:
            move = codes[0]
        elif at_sight[seat]:
            move = policy.best(state, seat)
        else:
            search.begin(state, seat, rng.seed())
            think_through(search, iterations)
            move = search.best()
            found += looked_at(state, seat, search, policy)
        if rng.below(PERCENT) < STRAYS:
            move = codes[rng.below(len(codes))]
        state.play_code(seat, move)


def looked_at(state: WondersState, seat: int, search: Search, policy: Policy) -> list[Decision]:
    """What a search says of the moves of a hand; nothing if there is little to choose."""
    figures, rows = state.lesson_of(seat)
    if len(rows) < FEWEST:
        return []
    lines = {line[0]: line for line in search.lines()}
    moves = [
        (row, paid(move), weight, lines[move][1], lines[move][2])
        for row, (move, weight) in zip(rows, policy.good(state, seat), strict=True)
    ]
    age = figures[LATER_AGES + 1] + 2 * figures[LATER_AGES + 2]
    return [Decision(age * TURNS + figures[TURN], figures, moves)]


def paid(move: int) -> int:
    """Coins that a move pays to neighbours."""
    return (move >> LEFT_SHIFT & COIN_BITS) + (move >> RIGHT_SHIFT & COIN_BITS)


# ---- the fit -------------------------------------------------------------------------------------
class Choices:
    """Decisions as arrays: one row each, as many columns as the longest list of moves."""

    def __init__(self, decisions: list[Decision]) -> None:
        many, most = len(decisions), max(len(one.moves) for one in decisions)
        self.turns = np.array([one.turn for one in decisions])
        figures = np.array([one.figures for one in decisions], np.float32)
        self.spread = np.maximum(figures.std(0), LEAST_SPREAD)
        self.spread[0] = 1
        self.figures = (figures / self.spread).astype(np.float32)
        columns = np.zeros((5, many, most), np.float32)
        self.there = np.zeros((many, most), bool)
        for place, one in enumerate(decisions):
            columns[:, place, : len(one.moves)] = np.array(one.moves).T
            self.there[place, : len(one.moves)] = True
        self.rows = columns[0].astype(np.int64)
        self.paid, self.weights = columns[1], columns[2] / PERCENT
        self.wanted = likeliest(columns[3], columns[4], self.there)


def likeliest(tries: Array, means: Array, there: Array) -> Array:
    """How likely each move is the best one, by what came of it."""
    mean = (tries * means).sum(1, keepdims=True) / np.maximum(tries.sum(1, keepdims=True), 1)
    found = np.where(tries > 0, (tries * means + DOUBT * mean) / (tries + DOUBT), mean - UNTRIED)
    return chances(found / SHARP, there)


def chances(scores: Array, there: Array) -> Array:
    """Softmax over the moves there are."""
    scores = np.where(there, scores, -np.inf)
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


class Fit:
    """What is learned, while it is learned: `lesson` by row and figure (measured by their spread), `scale` what a point
    of weight says by turn, `coin` what a coin says by age."""

    def __init__(self) -> None:
        shapes = {"lesson": (MOST_ROWS, FIGURES), "scale": (TURNS_IN_ALL,), "coin": (AGES,)}
        self.has: dict[str, Array] = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.has["scale"] += 0.5

    def scores(self, choices: Choices, at: Array) -> Array:
        """How good each move of some decisions looks."""
        said = (self.has["lesson"][choices.rows[at]] * choices.figures[at][:, None, :]).sum(2)
        turns = choices.turns[at]
        said += self.has["scale"][turns][:, None] * choices.weights[at]
        return np.asarray(said + self.has["coin"][turns // TURNS][:, None] * choices.paid[at])

    def slopes(self, choices: Choices, at: Array) -> dict[str, Array]:
        """In which direction each weight makes the mean loss larger."""
        wrong = (chances(self.scores(choices, at), choices.there[at]) - choices.wanted[at]) / len(at)
        wrong = np.where(choices.there[at], wrong, 0).astype(np.float32)
        found = {name: np.zeros_like(one) for name, one in self.has.items()}
        cells = wrong[:, :, None] * choices.figures[at][:, None, :]
        np.add.at(found["lesson"], choices.rows[at].ravel(), cells.reshape(-1, FIGURES))
        found["lesson"] += 2 * FIRMNESS * self.has["lesson"]
        np.add.at(found["scale"], choices.turns[at], (wrong * choices.weights[at]).sum(1))
        np.add.at(found["coin"], choices.turns[at] // TURNS, (wrong * choices.paid[at]).sum(1))
        return found

    def agreement(self, choices: Choices) -> float:
        """How often what looks best is what the search thought best."""
        every = np.arange(len(choices.turns))
        best = np.where(choices.there, self.scores(choices, every), -np.inf).argmax(1)
        return float((best == choices.wanted.argmax(1)).mean())


def fitted(choices: Choices) -> Fit:
    """The lessons that agree best with the searches."""
    fit = Fit()
    learn(fit.has, lambda rows: fit.slopes(choices, rows), len(choices.turns), TIMES, PACE)
    return fit


def lessons_of(fit: Fit, spread: Array, command: str) -> Lessons:
    """The fit in whole numbers, for figures as they are."""
    whole = np.clip(np.rint(fit.has["lesson"] / spread * LESSON_UNIT), -LARGEST, LARGEST).astype(int)
    rows = {name: tuple(row.tolist()) for name, row in zip(row_names(), whole, strict=True) if name and row.any()}
    scale = tuple(round(PERCENT / max(float(one), LEAST_SCALE)) for one in fit.has["scale"])
    coin = tuple(round(float(one) * LESSON_UNIT) for one in fit.has["coin"])
    return Lessons(command, tuple(sorted({edition for edition, _ in TABLES})), scale, coin, rows)


def main() -> None:
    """Play, fit, write."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--games", type=int, default=3600)
    asked.add_argument("--iterations", type=int, default=300)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--out", type=Path, default=OUT)
    given = asked.parse_args()
    if min(given.games, given.iterations, given.workers) < 1:
        asked.error("--games, --iterations and --workers are at least 1")
    firsts = range(0, given.games, GAMES_EACH)
    pieces = [Piece(given.seed, one, min(GAMES_EACH, given.games - one), given.iterations) for one in firsts]
    decisions: list[Decision] = []
    for done, found in enumerate(in_order(play_piece, iter(pieces), given.workers, threads=False), 1):
        decisions += found
        if done % 50 == 0:
            print(f"{done} of {len(pieces)}: {len(decisions)} decisions", flush=True)
    choices = Choices(decisions)
    fit = fitted(choices)
    print(f"agrees with the searches in {fit.agreement(choices):.1%} of them", flush=True)
    command = f"python -m tools.teach_wonders --games {given.games} --iterations {given.iterations} --seed {given.seed}"
    given.out.write_bytes(written(lessons_of(fit, choices.spread, command)))


if __name__ == "__main__":
    main()
