"""Guided games: repeatable, the same for all moves, from what a seat knows alone; wrong calls are refused."""

import pytest

import septem
from septem.core.errors import BadCall
from septem.search.guided import Guided

TABLES = (("duel", 2), ("dice", 3), ("wonders", 3), ("architects", 2))


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_repeatable_and_in_range(game_id: str, players: int) -> None:
    state = septem.new(game_id, players=players, seed=2).state
    seat = state.acting()[0]
    code = state.legal_codes(seat)[0]
    before = state.streams()
    first, again = Guided().after(state, seat, code, 8, 5), Guided().after(state, seat, code, 8, 5)
    assert first == again
    assert state.streams() == before
    won, points, margin = first
    assert 0.0 <= won <= 1.0
    assert points > 0
    assert margin < points
    assert Guided().after(state, seat, code, 8, 6) != first
    assert len(Guided().from_now(state, seat, 2, 1)) == 3


def test_it_is_the_mean_of_single_games() -> None:
    """Game number n has the seed plus n."""
    state = septem.new("duel", seed=2).state
    seat = state.acting()[0]
    code = state.legal_codes(seat)[0]
    single = [Guided().after(state, seat, code, 1, 40 + number) for number in range(6)]
    whole = Guided().after(state, seat, code, 6, 40)
    for column in range(3):
        assert whole[column] == pytest.approx(sum(one[column] for one in single) / 6)


def test_a_finished_position_counts_as_it_is() -> None:
    state = septem.new("duel", seed=2).state
    state.finish()
    for seat in range(2):
        won, points, _ = Guided().from_now(state, seat, 3, 1)
        assert won == float(state.ranks()[seat] == 1)
        assert points == pytest.approx(state.scores()[seat])


def test_wrong_calls() -> None:
    state = septem.new("duel", seed=2).state
    guided, seat = Guided(), state.acting()[0]
    with pytest.raises(BadCall, match="code"):
        guided.after(state, seat, 0, 4, 1)
    with pytest.raises(BadCall, match="seat"):
        guided.from_now(state, 2, 4, 1)
    with pytest.raises(BadCall, match="games"):
        guided.from_now(state, seat, 0, 1)
    with pytest.raises(TypeError, match="state"):
        guided.from_now("state", seat, 1, 1)  # type: ignore[arg-type]
