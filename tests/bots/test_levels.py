"""The levels: what each is made of, and that they are steps upwards."""

from collections import Counter
from itertools import pairwise

import pytest

import septem
from septem.bots import make_bot
from septem.bots.greedy import RelaxedBot, relaxed
from septem.bots.levels import LEVELS, LevelBot, LevelName, level_of
from septem.bots.search import RelaxedSearchBot, SearchBot
from septem.bots.thinking import Budget
from septem.core.rng import Rng
from septem.games import room_of
from septem.search.policy import Policy
from septem.sim.tournament import tournament

DUEL = room_of("duel")
GAMES = [("duel", 2), ("wonders", 2), ("wonders", 4), ("architects", 2), ("architects", 5), ("dice", 3)]


def test_a_relaxed_choice_is_by_worth() -> None:
    rng, judged = Rng(3), [(1, 0.0), (2, -0.1), (3, -5.0)]
    drawn = Counter(relaxed(judged, 0.1, rng) for _ in range(6000))
    assert drawn[3] == 0
    assert 2.4 < drawn[1] / drawn[2] < 3.1  # e


def test_a_choice_with_little_ease_is_the_best() -> None:
    rng = Rng(4)
    assert {relaxed([(1, 0.2), (2, 0.3), (3, 0.1)], 0.001, rng) for _ in range(200)} == {2}


def test_a_relaxed_search_looks_before_it_chooses() -> None:
    """With next to no ease it takes what the search thinks most of; with much it takes many moves."""
    state = septem.new("duel", seed=5, wonders="first_game", first_player=0).state
    firm, easy = RelaxedSearchBot(DUEL, Budget(60), 1), RelaxedSearchBot(DUEL, Budget(60), 10_000)
    best = SearchBot(DUEL, Budget(60)).lines(state, 0, Rng(1))
    highest = max(best, key=lambda line: line.reward)
    assert firm.decide(state, 0, Rng(1)) == highest.code
    assert len({easy.decide(state, 0, Rng(seed)) for seed in range(40)}) >= 4
    assert easy.decide(state, 0, Rng(7)) == easy.decide(state, 0, Rng(7))


def test_a_relaxed_search_plays_whole_games() -> None:
    """Also where there is a single move, which a search does not look into."""
    bot, rng, policy, single = RelaxedSearchBot(DUEL, Budget(4), 5), Rng(2), Policy(), 0
    for seed in range(12):
        state = septem.new("duel", seed=seed).state
        while not state.finished():
            seat = state.acting()[0]
            single += len(policy.good(state, seat)) == 1
            state.play_code(seat, bot.decide(state, seat, rng))
    assert single


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_levels_rise(game: str, players: int) -> None:
    """Whoever has more time or, without any, less ease stands above."""
    steps = [level_of(name, game, players) for name in LEVELS]
    for lower, higher in pairwise(steps):
        time = [(level.milliseconds * 100 + level.iterations, -level.ease) for level in (lower, higher)]
        assert time[0] < time[1]


@pytest.mark.parametrize(
    ("name", "kind"), [("gentle", RelaxedBot), ("fair", RelaxedSearchBot), ("strong", SearchBot), ("expert", SearchBot)]
)
def test_what_plays_duel(name: LevelName, kind: type) -> None:
    assert type(LevelBot(DUEL, name)._made(level_of(name, "duel", 2))) is kind


@pytest.mark.slow
@pytest.mark.compiled_only
def test_each_level_of_duel_beats_the_one_below() -> None:
    """Far more than half; docs/bots.md has the figures of 400 games each."""
    assert type(make_bot("fair", DUEL)) is LevelBot
    for higher, lower in (("fair", "gentle"), ("strong", "fair")):
        found = tournament("duel", (higher, lower), deals=4, seed=3, tables="first")
        (pair,) = [pair for pair in found.pairs if pair.bot == higher]
        assert pair.wins.share >= 0.6
