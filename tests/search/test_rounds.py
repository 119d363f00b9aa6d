"""Moves compared in rounds: equally often, in the same worlds, the weaker half goes."""

from itertools import pairwise

import pytest

import septem
from septem.core.errors import BadCall
from septem.core.search_form import SearchForm
from septem.search.policy import Policy
from septem.search.rounds import MOST_FIRST, round_sizes, think_through
from septem.search.tree import Search
from tests.search.test_tree import GAMES, begun, dealt

ROUNDS = SearchForm(in_rounds=True, others=0)


def visits(search: Search) -> list[int]:
    return [line[1] for line in search.lines()]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_round_tries_all_moves_equally_often(game: str, players: int) -> None:
    search = begun(dealt(game, players), ROUNDS)
    many = search.left()
    search.think(7 * many)
    assert visits(search) == [7] * many
    assert search.narrow(3) == min(3, many)
    search.think(5 * search.left())
    assert sorted(visits(search)) == [7] * (many - search.left()) + [12] * search.left()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_all_moves_meet_the_same_worlds(game: str, players: int) -> None:
    """The first world is the same for a move tried alone and for one tried after all others."""
    table = dealt(game, players)
    all_moves, alone = begun(table, ROUNDS), begun(table, ROUNDS)
    all_moves.think(all_moves.left())
    assert alone.narrow(1) == 1
    alone.think(1)
    tried = next(line for line in alone.lines() if line[1])
    assert tried in all_moves.lines()


def test_the_moves_that_did_worst_go() -> None:
    search = begun(dealt("wonders", 4), SearchForm(in_rounds=True, trust=0))
    search.think(40 * search.left())
    means = {line[0]: line[2] for line in search.lines()}
    search.narrow(3)
    search.think(3)
    kept = {line[0] for line in search.lines() if line[1] > 40}
    assert kept == set(sorted(means, key=lambda code: -means[code])[:3])


def test_weights_speak_before_anything_was_tried() -> None:
    """And all the time if they are trusted more than whatever comes of a move."""
    game = dealt("wonders", 4)
    weighed = sorted(Policy().good(game.state, game.to_act[0]), key=lambda row: -row[1])
    for trust, before in ((0, 0), (1_000_000, 50)):
        search = begun(game, SearchForm(in_rounds=True, trust=trust))
        search.think(before * search.left())
        tried = visits(search)
        search.narrow(2)
        search.think(2)
        kept = [line[0] for line, earlier in zip(search.lines(), tried, strict=True) if line[1] > earlier]
        assert set(kept) == {code for code, _ in weighed[:2]}


def test_sizes_of_rounds() -> None:
    search = begun(dealt("wonders", 4), ROUNDS)
    many = search.left()
    assert many > 4
    sizes = round_sizes(search)
    assert sizes[0] == min(many, MOST_FIRST)
    assert sizes[-1] == 2
    assert all(2 * after >= before > after for before, after in pairwise(sizes))
    assert round_sizes(search, 12) == [3, 2]
    assert round_sizes(search, 1) == [2]
    assert round_sizes(begun(dealt("wonders", 4), SearchForm(in_rounds=False)), 12) == [many]


@pytest.mark.parametrize("iterations", [1, 2, 7, 50, 333])
@pytest.mark.parametrize("form", [ROUNDS, SearchForm(in_rounds=False)])
def test_the_budget_is_used_up(form: SearchForm, iterations: int) -> None:
    search = begun(dealt("architects", 3), form)
    think_through(search, iterations)
    assert search.iterations == sum(visits(search)) == iterations


def last_round(game: str, players: int, more: int) -> Search:
    """A search after two rounds of equal tries and `more` iterations: one move of the last two has one try more."""
    search = begun(dealt(game, players), SearchForm(in_rounds=True, trust=0))
    search.narrow(6)
    search.think(20 * search.left())
    search.narrow(2)
    search.think(2 * 20 + more)
    return search


@pytest.mark.parametrize(("game", "players"), [("wonders", 4), ("dice", 2)])
def test_one_try_more_does_not_decide(game: str, players: int) -> None:
    """Of the last two the one that did better is chosen, whoever had the odd try."""
    for more in range(1, 20, 2):
        search = last_round(game, players, more)
        left = sorted(search.lines(), key=lambda line: -line[1])[:2]
        assert left[0][1] == left[1][1] + 1
        assert search.best_line() == max(left, key=lambda line: line[2])
        assert search.best() == search.best_line()[0]
        assert sorted(search.reached())[-3:] == [1, 2, 2]


def test_how_far_a_move_came_without_rounds() -> None:
    """What was tried most is chosen, as often as it was tried."""
    search = begun(dealt("wonders", 4), SearchForm(in_rounds=False))
    think_through(search, 200)
    assert search.reached() == visits(search)
    assert search.best_line()[1] == max(visits(search))


def test_a_single_try_is_better_than_none() -> None:
    """Whatever it brought: of a move never tried nothing is known."""
    search = begun(dealt("wonders", 4), ROUNDS)
    think_through(search, 1)
    assert search.best_line()[1] == 1


def test_what_is_handed_in_is_checked() -> None:
    search = begun(septem.new("wonders", players=3, seed=1), ROUNDS)
    before = search.left()
    for keep in (0, -1, 2**40):
        with pytest.raises(BadCall, match="keep"):
            search.narrow(keep)
    with pytest.raises(TypeError, match="keep"):
        search.narrow("x")  # type: ignore[arg-type]
    assert search.left() == before
    for form in (SearchForm(others=101), SearchForm(trust=-1), SearchForm(trust=float("nan"))):
        with pytest.raises(BadCall, match=r"others|trust"):
            Search(form)
    with pytest.raises(BadCall, match="no position yet"):
        Search(ROUNDS).narrow(1)
    with pytest.raises(BadCall, match="no position yet"):
        Search(ROUNDS).reached()
