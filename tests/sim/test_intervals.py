"""Intervals of shares: they cover the truth, and respect that games on a deal belong together."""

import random

import pytest

from septem.sim.intervals import Deals, Share, quantile

Deal = tuple[int, int]


def share_of(deals: list[Deal]) -> Share:
    return summed(deals).share()


def summed(deals: list[Deal]) -> Deals:
    found = Deals()
    for counted, games in deals:
        found.add(counted, games)
    return found


def drawn(rng: random.Random, share: float, deals: int, together: bool) -> list[Deal]:
    """Deals of two games each, independent or with the same outcome twice."""
    found = []
    for _ in range(deals):
        first = rng.random() < share
        second = first if together else rng.random() < share
        found.append((first + second, 2))
    return found


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("share", [0.5, 0.9, 0.98])
def test_intervals_cover_the_truth(share: float, together: bool) -> None:
    rng = random.Random(1)
    found = [share_of(drawn(rng, share, 40, together)) for _ in range(1000)]
    covered = sum(one.low <= share <= one.high for one in found) / 1000
    assert covered > 0.92
    assert all(0 <= one.low <= one.share <= one.high <= 1 for one in found)


def test_games_that_go_together_tell_less() -> None:
    rng = random.Random(2)
    apart, tied = (share_of(drawn(rng, 0.5, 400, together)) for together in (False, True))
    assert (tied.high - tied.low) / (apart.high - apart.low) == pytest.approx(2**0.5, rel=0.15)


def test_pairs_that_cancel_out_are_not_worth_more_than_their_games() -> None:
    even = share_of([(1, 2)] * 100)
    assert even.share == 0.5
    assert (even.low, even.high) == pytest.approx((0.431, 0.569), abs=0.003)  # Wilson, 200 games


def test_all_won_is_not_certain() -> None:
    found = share_of([(2, 2)] * 50)
    assert (found.share, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(0.929, abs=0.001)  # Wilson, 50 games


def test_one_deal_tells_nothing() -> None:
    assert share_of([(2, 2)]) == Share(1.0, 0.0, 1.0)
    assert share_of([]) == Share(0.0, 0.0, 1.0)


def test_means_have_the_usual_interval_where_a_deal_is_one_game() -> None:
    found = summed([(value, 1) for value in (2, 4, 4, 6, 9)]).mean()
    half = 2.776 * (7 / 5) ** 0.5  # Student's quantile, variance 7
    assert found.mean == 5
    assert (found.low, found.high) == pytest.approx((5 - half, 5 + half), rel=0.01)


def test_means_of_deals_of_different_size_count_every_game() -> None:
    found = summed([(10, 5), (1, 1), (0, 0)])
    assert (found.deals, found.games, found.mean().mean) == (2, 6, pytest.approx(11 / 6))
    assert summed([(10, 5)]).mean().low is None


@pytest.mark.parametrize(("freedom", "wanted"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_student(freedom: int, wanted: float) -> None:
    assert quantile(freedom) == pytest.approx(wanted, rel=0.012)
