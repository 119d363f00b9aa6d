"""One learned value against another, or against the greedy bot: the same deals from every seat in turn.

One seat is the challenger, all others are the opponent. The mean of a deal over all seats is one figure, so that luck
of the deal cancels out.
"""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

import msgspec

from septem.bots.base import EngineBot
from septem.bots.greedy import GreedyBot
from septem.bots.search import SearchBot
from septem.bots.thinking import Budget
from septem.core import begin
from septem.core.room import AnyRoom
from septem.core.state import State
from septem.search.batch import game_seed
from septem.search.lessons import learning_form, setups
from septem.search.values_file import values_of
from septem.sim.play import bot_stream

SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""


class Side(msgspec.Struct, frozen=True):
    """Who plays: a search by weights, or the greedy bot."""

    weights: tuple[int, ...] = ()
    iterations: int = 0


class Trial(msgspec.Struct, frozen=True):
    """Deals `first` to `first + count - 1` of a match."""

    room: AnyRoom
    players: int
    challenger: Side
    opponent: Side
    seed: int
    first: int
    count: int


class Score(msgspec.Struct, frozen=True):
    """What the challenger made of some deals."""

    shares: tuple[float, ...]
    """Of each deal: the mean over all seats of its share in the victory."""
    won: dict[str, int]
    """How the games ended that it won, and how those it lost."""
    lost: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """A match in figures: share of victories with its 95 % interval; `par` is the share of equals."""

    share: float
    within: float
    par: float
    games: int
    won: dict[str, int]
    lost: dict[str, int]


def play_trial(trial: Trial) -> Score:
    """Every deal of a piece, the challenger in each seat once; one way to set up the game after another."""
    room, players = trial.room, trial.players
    tables = [begin.new(room, players, 0, options).state.copy() for options in setups(room, players)]
    challenger, opponent = (_bot(room, players, side) for side in (trial.challenger, trial.opponent))
    shares, won, lost = [], Counter[str](), Counter[str]()
    for number in range(trial.first, trial.first + trial.count):
        state, seed = tables[number % len(tables)], game_seed(trial.seed, number)
        total = 0.0
        for seat in range(players):
            state.begin(seed)
            share = _play(state, [challenger if one == seat else opponent for one in range(players)], seed, seat)
            total += share
            (won if share else lost)[room.ending(state) or "end"] += 1
        shares.append(total / players)
    return Score(tuple(shares), dict(won), dict(lost))


def _bot(room: AnyRoom, players: int, side: Side) -> EngineBot:
    if not side.weights:
        return GreedyBot(room)
    values = values_of(room, side.weights)
    return SearchBot(room, Budget(side.iterations), form=learning_form(room, players), values=values)


def _play(state: State, bots: Sequence[EngineBot], seed: int, seat: int) -> float:
    """To the end of the game; the share of a seat in the victory."""
    made = 0
    while not state.finished():
        mover = state.acting()[0]
        state.play_code(mover, bots[mover].decide(state, mover, bot_stream(seed, mover, made)))
        made += 1
    ranks = state.ranks()
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def summed_up(scores: Sequence[Score], players: int) -> Outcome:
    """All pieces of a match together."""
    shares = [share for score in scores for share in score.shares]
    many = len(shares)
    mean = sum(shares) / many
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / max(many - 1, 1))
    won, lost = Counter[str](), Counter[str]()
    for score in scores:
        won.update(score.won)
        lost.update(score.lost)
    within = SURE * spread / sqrt(many)
    return Outcome(mean, within, 1 / players, many * players, _sorted(won), _sorted(lost))


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return {name: counts[name] for name in sorted(counts)}
