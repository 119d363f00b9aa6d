"""Redrawing Architects: a function of what a seat knows and of the stream alone (AR-90 to AR-93)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import septem
from septem.core.state import State

SPECTATOR = -1
TABLES = [
    *[(players, {}) for players in range(2, 8)],
    (2, {"wonders": ["halicarnassus", "babylon"], "halicarnassus_public": False}),
    (3, {"wonders": ["halicarnassus", "ephesus", "alexandria"]}),
    (3, {"wonders": "picked", "wonder_effect_optional": True}),
    (7, {"wonders": "picked"}),
]


def everything(state: State) -> tuple[object, object]:
    """All that a state holds."""
    return state.dump(), state.streams()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_redraw_follows_from_what_a_seat_knows(players: int, options: dict[str, object]) -> None:
    """AR-91: worlds that look the same to a seat, redrawn with the same seed, are one and the same."""
    for seed in range(2):
        state, rng = septem.new("architects", players=players, seed=seed, **options).state, random.Random(seed)
        differed = 0
        while not state.finished():
            seat = rng.randrange(SPECTATOR, players)
            one, other = state.copy(), state.copy()
            other.redraw(seat, rng.randrange(10**6))
            differed += everything(one) != everything(other)
            again = rng.randrange(10**6)
            one.redraw(seat, again)
            other.redraw(seat, again)
            assert everything(one) == everything(other)
            (mover,) = state.acting()
            state.play_code(mover, rng.choice(state.legal_codes(mover)))
        assert differed > 20


def hidden_piles(state: State) -> list[list[int]]:
    """What a spectator cannot see, pile by pile: wonder decks below their top, the central deck, the tokens."""
    dump = state.dump()  # type: ignore[attr-defined]
    *wonder_decks, central = dump["decks"]
    return [*[cards[1:] for cards in wonder_decks], central, dump["pile"]]


def test_every_order_is_equally_likely() -> None:
    """AR-91: each hidden piece comes to each hidden place as often as its pile has it, whatever lies beside it."""
    state, rng = septem.new("architects", players=2, seed=3).state, random.Random(3)
    for _ in range(30):
        (mover,) = state.acting()
        state.play_code(mover, rng.choice(state.legal_codes(mover)))
    piles, draws = hidden_piles(state), 2000
    assert sorted(len(pile) > 9 for pile in piles) == [False] * 5 + [True] * 4
    at, beside = Counter[tuple[int, int, int]](), Counter[tuple[int, int]]()
    for number in range(draws):
        state.redraw(SPECTATOR, number)
        for pile, cards in enumerate(hidden_piles(state)):
            at.update((pile, place, kind) for place, kind in enumerate(cards))
            beside.update((pile, place) for place in range(len(cards) - 1) if cards[place] == cards[place + 1])
    for pile, cards in enumerate(piles):
        held, count = Counter(cards), len(cards)
        for place in range(count):
            for kind, copies in held.items():
                assert usual(at[pile, place, kind], draws, copies / count)
        pairs = sum(copies * (copies - 1) for copies in held.values())
        for place in range(count - 1):
            assert usual(beside[pile, place], draws, pairs / (count * (count - 1)))


def usual(found: int, draws: int, share: float) -> bool:
    """Within five standard deviations."""
    return abs(found - draws * share) <= 5 * (draws * share * (1 - share)) ** 0.5 + 1
