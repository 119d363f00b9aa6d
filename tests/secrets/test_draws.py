"""Worlds drawn for a seat depend on what it knows alone, and could have happened.

`sample` draws from a view, the compiled `redraw` from the true state: from two worlds that a seat cannot tell apart it
must draw the same worlds, equally often.
"""

from __future__ import annotations

import random

import pytest

import septem
from tests.secrets import wonders
from tests.secrets.draws import redraws_agree
from tests.secrets.histories import Watch, position_of, redrawn_game
from tests.secrets.rooms import TABLES
from tests.secrets.sales import Sales

TWO_PLAYERS = [name for name in wonders.TABLES if name.startswith("wonders 2")]


# ---- redraw ------------------------------------------------------------------------------------
def watched_redraws(name: str, seed: int, moments: int) -> None:
    """At some moments of a game compare redraws in it and in a twin."""
    watch = Watch(TABLES[name], name, seed)
    rng = random.Random(seed)
    left = moments
    for twins in watch.steps():
        twins = [twin for twin in twins if twin.seat is not None]
        if twins and rng.random() < 0.3:
            redraws_agree(watch, rng.choice(twins))
            left -= 1
        if not left:
            break
    assert left < moments


REDRAWN = [name for name in TABLES if not name.startswith("dice")]
BOUNDED = (
    "wonders 2",
    "wonders 3, edition 1",
    "wonders 7, edition 2",
    "duel, Great Library",
    "architects 2, looks in secret",
)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOUNDED)
def test_redraws_do_not_depend_on_the_truth(name: str) -> None:
    """SW-105, DU-99, AR-91: redrawing from either of two worlds leads to the same worlds, equally often."""
    watched_redraws(name, 1, 3)


@pytest.mark.long
@pytest.mark.parametrize("name", REDRAWN)
def test_many_redraws_do_not_depend_on_the_truth(name: str) -> None:
    """SW-105, DU-99, AR-91: the same for all tables and more moments."""
    for seed in range(2, 6):
        watched_redraws(name, seed, 8)


# ---- drawn worlds that go on -------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("name", BOUNDED)
def test_drawn_worlds_go_on_like_others(name: str) -> None:
    """SW-101, DU-99, AR-62: what a seat remembers in a drawn world it remembers rightly."""
    assert Watch(TABLES[name], name, 0).run_with_draws(14).different > 10


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_many_drawn_worlds_go_on_like_others(name: str) -> None:
    """SW-101, DU-99, AR-62, DI-120: the same for all tables."""
    for seed in range(1, 5):
        assert Watch(TABLES[name], name, seed).run_with_draws().different > 10


# ---- sales of the Free City --------------------------------------------------------------------
def watched_sales(name: str, seed: int) -> None:
    """At every phase worlds drawn for each seat have only such sales and stages of the Free City as could be."""
    watch = Watch(wonders, name, seed, twins=0)
    sales = Sales(watch.game.copy())
    rng = random.Random(seed)
    drawn = 0
    for _ in watch.steps():
        if watch.phases:
            sales.note(watch.phases[-1])
        game = watch.game
        assert sales.wrong(position_of(game)) == [], "the game itself"
        for seat in (0, 1, None) if sales.possible else ():
            number = rng.randrange(2**30)
            worlds = [septem.sample(game.view(seat), septem.Rng(number))]
            worlds += [redrawn_game(game, seat, number + i) for i in range(3)] if seat is not None else []
            for world in worlds:
                where = f"{watch.name}, seat {seat}, after phase {len(watch.phases)}, draw {number}"
                assert sales.wrong(position_of(world)) == [], where
                drawn += 1
    assert drawn > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", TWO_PLAYERS)
def test_drawn_sales_of_the_free_city(name: str) -> None:
    """SW-95, SW-98a: samples and redraws never let it sell what it could use, nor bury what it had to build."""
    for seed in range(3):
        watched_sales(name, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", TWO_PLAYERS)
def test_many_drawn_sales_of_the_free_city(name: str) -> None:
    """SW-95, SW-98a: the same for many games."""
    for seed in range(10, 40):
        watched_sales(name, seed)
