"""Hands and how they are passed on (SW-20, SW-27, SW-96)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders.codes import LAST_TURN
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import HAND

COMPILED = bool(cython.compiled)


def deal_hands(state: Fields) -> None:
    """Deal seven cards to each seat from the deck of the age (SW-20); two players: the rest is the pile."""
    for seat in range(state.seats):
        for i in range(HAND):
            state.hand[seat][i] = state.deck[state.age][HAND * seat + i]
        state.hand_size[seat] = HAND
        state.holding[seat] = seat
    state.pile_next = HAND * state.seats
    state.ages_dealt = state.age + 1


def hand_at(state: Fields, age: int, turn: int, seat: int) -> int:
    """Which hand a seat holds on a turn (SW-27); hands are numbered by the seat they were dealt to."""
    if turn > LAST_TURN:
        turn = LAST_TURN
    hand = seat + turn if age == 1 else seat - turn
    while hand >= state.seats:
        hand -= state.seats
    while hand < 0:
        hand += state.seats
    return hand


def pass_hands(state: Fields) -> None:
    """Hands go to the left, in Age II to the right (SW-27); two players swap (SW-96)."""
    step = 1 if state.age == 1 else state.seats - 1
    for seat in range(state.seats):
        hand = state.holding[seat] + step
        if hand >= state.seats:
            hand -= state.seats
        state.holding[seat] = hand
