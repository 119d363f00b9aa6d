"""The engine alone: random play with every number of players, copies, redrawn states, playouts."""

from __future__ import annotations

import random
from typing import Any

import pytest

import septem
from septem.games.wonders.engine import WondersState
from septem.games.wonders.free_city import holder_on
from septem.games.wonders.position import configured
from septem.games.wonders.room import ROOM
from tests.games.wonders.translate import TABLES, random_options, table

STATE_LIMIT = 300


def dealt(seed: int, players: int, edition: int) -> WondersState:
    """A dealt state with random options."""
    options = random_options(random.Random(seed), edition, players)
    state = septem.new("wonders", players, seed, **options).state
    assert isinstance(state, WondersState)
    return state


def seen(state: WondersState) -> list[Any]:
    """All that can be read of a state."""
    return [state.dump(), state.setup(), state.streams()]


@pytest.mark.sanitize
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_random_play(players: int, edition: int) -> None:
    """Games to the end by listed and by drawn moves; every move is in the list, every city stays solvent."""
    for seed in range(12):
        state = dealt(seed, players, edition)
        rng = random.Random(seed)
        steps = 0
        while not state.finished():
            seat = rng.choice(state.acting())
            codes = state.legal_codes(seat)
            assert len(set(codes)) == len(codes) > 0
            state.play_code(seat, rng.choice(codes))
            assert all(state.city(city)["coins"] >= 0 for city in range(state.situation()["cities"]))
            steps += 1
        assert steps < STATE_LIMIT
        assert sorted(state.ranks())[0] == 1
        state.begin(seed + 1)
        assert state.phases() == 0
        state.finish(seed % 2)
        assert state.finished()


@pytest.mark.sanitize
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_copies_and_redraws(players: int, edition: int) -> None:
    """A copy plays alone; a redrawn state keeps what its seat sees and can be played to the end."""
    for seed in range(6):
        state = dealt(seed, players, edition)
        rng = random.Random(seed)
        while not state.finished():
            before = seen(state)
            twin = state.copy()
            assert isinstance(twin, WondersState)
            assert seen(twin) == before
            seat = rng.randrange(players)
            twin.redraw(seat, rng.randrange(2**32))
            assert twin.hand_of(seat) == state.hand_of(seat)
            assert twin.legal_codes(seat) == state.legal_codes(seat)
            twin.finish(rng.randrange(2))
            assert twin.finished()
            state.playout(rng.randrange(2**32), rng.randrange(2))
            assert seen(state) == before
            acting = state.acting()[0]
            state.play_code(acting, rng.choice(state.legal_codes(acting)))


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_dump_restores_the_state(players: int, edition: int) -> None:
    """What `dump` gives lays out the same table at the beginning of every phase."""
    game = table(5, players, edition)
    rng = random.Random(5)
    while not game.over:
        state = game.state
        assert isinstance(state, WondersState)
        if not ROOM.sealed_codes(state):
            again = configured(players, game.options)
            again.set_streams(state.streams())
            again.restore(state.dump())
            again._vouch()
            assert [again.dump(), again.streams()] == [state.dump(), state.streams()]
            assert [again.legal_codes(seat) for seat in again.acting()] == [
                state.legal_codes(seat) for seat in state.acting()
            ]
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal(seat)))


def test_the_holder_of_the_free_city() -> None:
    """SW-91, SW-96: it changes every turn and begins with seat 1 in Age II; a table without a Free City has none."""
    assert [[holder_on(age, turn) for turn in range(7)] for age in range(3)] == [
        [0, 1, 0, 1, 0, 1, 1],
        [1, 0, 1, 0, 1, 0, 0],
        [0, 1, 0, 1, 0, 1, 1],
    ]
    assert dealt(1, 2, 1).holder() == 0
    with pytest.raises(ValueError, match="no Free City"):
        dealt(1, 3, 2).holder()


@pytest.mark.sanitize
def test_lazy_playouts() -> None:
    """Drawn moves lead to sound games that differ by their seed."""
    for players, edition in TABLES:
        state = dealt(3, players, edition)
        totals = [sum(state.playout(seed, 1)) for seed in range(20)]
        assert len(set(totals)) > 10
        assert all(-6 * players < total < 120 * players for total in totals)


def test_refused_codes() -> None:
    """`play_code` refuses what is not in the list and leaves the state alone."""
    state = dealt(1, 3, 2)
    before = seen(state)
    for seat, code in ((0, -1), (0, 2**31), (9, 0), (-1, 0)):
        with pytest.raises(ValueError, match=r"not legal|not allowed"):
            state.play_code(seat, code)
    with pytest.raises(ValueError, match="seat: 7 is not allowed; allowed: whole numbers from 0 to 2"):
        state.legal_codes(7)
    assert seen(state) == before
