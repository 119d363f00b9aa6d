"""Matches of values: equals are equal to the last figure, luck of the deal cancels out, pieces add up."""

import pytest

from septem.core.room import AnyRoom
from septem.games import room_of
from septem.games.wonders.engine import WondersState
from septem.sim.trial import Score, Side, Trial, play_trial, summed_up
from tests.toy.room import ROOM as TOY

GOOD = (0, 400, 40, 20) * 3
"""Weights of the toy that want prizes."""
BAD = tuple(-weight for weight in GOOD)


def trial(room: AnyRoom, players: int, one: Side, other: Side, first: int = 0, count: int = 4) -> Trial:
    return Trial(room, players, one, other, 1, first, count)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", [Side(), Side(GOOD, 6)])
def test_equals_have_their_part_of_every_deal(players: int, side: Side) -> None:
    outcome = summed_up([play_trial(trial(TOY, players, side, side))], players)
    assert outcome.share == pytest.approx(outcome.par) == pytest.approx(1 / players)
    assert outcome.within == pytest.approx(0, abs=1e-9)
    assert outcome.games == 4 * players


def test_the_better_one_wins_from_every_seat() -> None:
    """With few iterations: who looks to the end of so short a game needs no values."""
    good, bad = Side(GOOD, 6), Side(BAD, 6)
    assert summed_up([play_trial(trial(TOY, 3, good, bad, count=40))], 3).share > 0.5
    assert summed_up([play_trial(trial(TOY, 3, bad, good, count=40))], 3).share < 1 / 3


def test_pieces_of_a_match_add_up() -> None:
    good, bad = Side(GOOD, 6), Side(BAD, 6)
    whole = play_trial(trial(TOY, 2, good, bad, 3, 5))
    parts = [play_trial(trial(TOY, 2, good, bad, first, count)) for first, count in ((3, 2), (5, 3))]
    assert summed_up([whole], 2) == summed_up(parts, 2)
    assert sum(whole.won.values()) + sum(whole.lost.values()) == 10


def test_how_games_were_won_and_lost() -> None:
    score = play_trial(trial(room_of("duel"), 2, Side(), Side(), count=5))
    assert score.won == score.lost
    assert set(score.won) <= {"civilian", "military", "science", "tie_break", "shared"}


def test_an_interval_is_that_of_the_deals() -> None:
    outcome = summed_up([Score((1.0, 0.5, 0.5, 0.0), {}, {})], 2)
    assert outcome.share == 0.5
    assert outcome.within == pytest.approx(1.96 * (0.5 / 3) ** 0.5 / 2)


@pytest.mark.parametrize(("players", "editions"), [(2, {0}), (3, {0, 1})])
def test_every_way_a_value_is_for_is_played(players: int, editions: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """7 Wonders with two is played in the first edition only; deals of a larger table take turns."""
    seen = set[int]()

    def play(state: WondersState, *rest: object) -> float:
        seen.add(state.setup()["edition"])
        return 0.0

    monkeypatch.setattr("septem.sim.trial._play", play)
    play_trial(trial(room_of("wonders"), players, Side(), Side()))
    assert seen == editions
