"""Worlds drawn for a seat depend on what it knows alone, and could have happened.

`sample` draws from a view, the compiled `redraw` from the true state: from two worlds that a seat cannot tell apart it
must draw the same worlds, equally often.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import septem
from septem import Game
from tests.secrets import wonders
from tests.secrets.histories import Place, Room, Twin, Watch, redrawn_game
from tests.secrets.sales import Sales
from tests.secrets.test_two_worlds import TABLES

DRAWS = 500
TWO_PLAYERS = [name for name in wonders.TABLES if name.startswith("wonders 2")]


# ---- redraw ------------------------------------------------------------------------------------
def laid(room: Room, game: Game, seat: int) -> Counter[Place]:
    """What lies where in many redraws."""
    found: Counter[Place] = Counter()
    for seed in range(DRAWS):
        found.update(set(room.places(redrawn_game(game, seat, seed).position())))
    return found


def unlike(one: Counter[Place], other: Counter[Place]) -> list[str]:
    """Places that do not look like draws from the same world: more than six standard deviations apart."""
    found = []
    for place in one.keys() | other.keys():
        share = (one[place] + other[place]) / (2 * DRAWS)
        if abs(one[place] - other[place]) > 6 * (2 * DRAWS * share * (1 - share)) ** 0.5:
            found.append(f"{place[1]} in {place[0]}: {one[place]} / {other[place]} of {DRAWS}")
    return found


def redraws_agree(watch: Watch, twin: Twin) -> None:
    """Both worlds are drawn from each other, and alike."""
    assert twin.seat is not None
    mine, theirs = (laid(watch.room, game, twin.seat) for game in (watch.game, twin.game))
    assert unlike(mine, theirs) == [], f"{watch.name}, seat {twin.seat}, after phase {len(watch.phases)}"
    for drawn, game in ((mine, twin.game), (theirs, watch.game)):
        never = [place for place in watch.room.places(game.position()) if not drawn[place]]
        assert never == [], f"{watch.name}, seat {twin.seat}, after phase {len(watch.phases)}: never drawn"


def watched_redraws(name: str, seed: int, moments: int) -> None:
    """At some moments of a game compare redraws in it and in a twin."""
    watch = Watch(TABLES[name], name, seed)
    rng = random.Random(seed)
    left = moments
    for twins in watch.steps():
        twins = [twin for twin in twins if twin.seat is not None]
        if twins and rng.random() < 0.15:
            redraws_agree(watch, rng.choice(twins))
            left -= 1
        if not left:
            break
    assert left < moments


REDRAWN = [name for name in TABLES if not name.startswith("dice")]
BOUNDED = ("wonders 2", "wonders 3, edition 1", "wonders 7, edition 2", "duel, Great Library", "architects 2, looks in secret")


@pytest.mark.slow
@pytest.mark.parametrize("name", BOUNDED)
def test_redraws_do_not_depend_on_the_truth(name: str) -> None:
    """SW-105, DU-99, AR-91: redrawing from either of two worlds leads to the same worlds, equally often."""
    watched_redraws(name, 1, 3)


@pytest.mark.long
@pytest.mark.parametrize("name", REDRAWN)
def test_many_redraws_do_not_depend_on_the_truth(name: str) -> None:
    """SW-105, DU-99, AR-91: the same for all tables and more moments."""
    for seed in range(2, 8):
        watched_redraws(name, seed, 8)


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
        assert sales.wrong(game.position()) == [], "the game itself"
        for seat in (0, 1, None) if sales.possible else ():
            number = rng.randrange(2**30)
            worlds = [septem.sample(game.view(seat), septem.Rng(number))]
            worlds += [redrawn_game(game, seat, number + i) for i in range(3)] if seat is not None else []
            for world in worlds:
                where = f"{watch.name}, seat {seat}, after phase {len(watch.phases)}, draw {number}"
                assert sales.wrong(world.position()) == [], where
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
    for seed in range(10, 60):
        watched_sales(name, seed)
