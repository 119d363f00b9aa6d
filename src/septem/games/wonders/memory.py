"""What a seat cannot know, and what it remembers (SW-100 to SW-105).

A seat that has seen a hand knows which cards are in it or were taken from it since, but not which is where: those
places form a *group*. What it never saw lies anywhere among the unseen places of that age. A *place* is a number: a row
of the cards face down, a place in a hand, or one in the deck of the age.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders.codes import (
    AFTER_TURNS,
    CARD_BITS,
    CITY_BITS,
    CITY_SHIFT,
    FRESH_BIT,
    GROUP_AGE,
    GROUP_HAND,
    KNOWN_SHIFT,
    LAST_TURN,
    SEVENTH_CARD,
    TURN_STRIDE,
    WHEN_BITS,
    WHEN_SHIFT,
)
from septem.games.wonders.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.wonders.free_city import holder_at, keeper_at
    from septem.games.wonders.hands import hand_at

COMPILED = bool(cython.compiled)
HAND_PLACE = 256  # places below are rows of cards face down, from here on places in hands
DECK_PLACE = 512  # ... and from here on undealt cards of the deck
UNSEEN = 0


# ---- what a seat has seen -----------------------------------------------------------------------
def last_sight(state: Fields, age: int, turn: int, hand: int, seat: int) -> int:
    """The last turn before `turn` on which a seat held that hand, -1 if none."""
    if turn > LAST_TURN:
        turn = LAST_TURN
    held = hand - seat if age == 1 else seat - hand  # the first turn on which it does, as `hand_at` says
    if held < 0:
        held += state.seats
    if held >= turn:
        return -1
    while held + state.seats < turn:
        held += state.seats
    return held


def group_of(state: Fields, age: int, turn: int, city: int, seat: int) -> int:
    """Group of a place that a card left on `turn`: the hand and when the seat last saw it; 0 = never."""
    hand = hand_at(state, age, turn, keeper_at(state, age, turn, city))
    sight = last_sight(state, age, turn, hand, seat)
    if sight < 0:
        return UNSEEN
    return 1 + sight + GROUP_HAND * hand + GROUP_AGE * age


def group_of_row(state: Fields, row: int, seat: int) -> int:
    """Group of a card face down."""
    when = row >> WHEN_SHIFT & WHEN_BITS
    return group_of(state, when // TURN_STRIDE, when % TURN_STRIDE, row >> CITY_SHIFT & CITY_BITS, seat)


def from_pile(state: Fields, row: int) -> int:
    """Two players: 1 if a card face down came straight from the draw pile (last card, SW-97)."""
    if row >> CITY_SHIFT & CITY_BITS < state.seats:
        return 0
    return 1 if (row >> WHEN_SHIFT & WHEN_BITS) % TURN_STRIDE == AFTER_TURNS else 0


def sees_pile(state: Fields, seat: int) -> int:
    """Two players: 1 if this seat is looking at the last pile card (SW-98a)."""
    return 1 if state.phase == SEVENTH_CARD and state.acting_city >= state.seats and state.actor == seat else 0


# ---- hidden places ------------------------------------------------------------------------------
def unseen_places(state: Fields, seat: int, age: int) -> int:
    """Fill `places` with the places of an age that hold cards this seat has never seen; returns how many."""
    count = 0
    for i in range(state.away_count):
        row = state.away[i]
        when = row >> WHEN_SHIFT & WHEN_BITS
        if when // TURN_STRIDE == age and not row & BIT[KNOWN_SHIFT + seat]:
            if row & FRESH_BIT or from_pile(state, row) or group_of_row(state, row, seat) == UNSEEN:
                state.places[count] = i
                count += 1
    if age == state.ages_dealt - 1:
        count = unseen_in_hands(state, seat, age, count)
        for i in range(state.pile_next + sees_pile(state, seat), state.deck_size[age]):
            state.places[count] = DECK_PLACE + i
            count += 1
    return count


def unseen_in_hands(state: Fields, seat: int, age: int, count: int) -> int:
    """Fill `places` from `count` on with those in the hands of others."""
    for other in range(state.seats):
        if other != seat:
            hand = state.holding[other]
            sight = last_sight(state, age, state.turn, hand, seat)
            for i in range(state.hand_size[hand]):
                if sight < 0 or is_drawn(state, hand, i):
                    state.places[count] = HAND_PLACE + 8 * hand + i
                    count += 1
    return count


def known_places(state: Fields, seat: int, count: int) -> int:
    """Fill `places` and `groups` from `count` on with what this seat knows as groups, not which card is where."""
    for i in range(state.away_count):
        row = state.away[i]
        if not row & BIT[KNOWN_SHIFT + seat] and not from_pile(state, row):
            group = group_of_row(state, row, seat)
            if group != UNSEEN:
                state.places[count] = i
                state.groups[count] = group
                count += 1
    if state.ages_dealt:
        for other in range(state.seats):
            group = group_of(state, state.age, state.turn, other, seat)
            if other != seat and group != UNSEEN:
                hand = state.holding[other]
                for i in range(state.hand_size[hand]):
                    state.places[count] = HAND_PLACE + 8 * hand + i
                    state.groups[count] = group
                    count += 1
    return count


def hidden_places(state: Fields, seat: int, age: int) -> int:
    """Fill `places` and `groups` with all hidden places that cards of an age may be in; returns how many."""
    count = unseen_places(state, seat, age)
    for i in range(count):
        state.groups[i] = UNSEEN
    return known_places(state, seat, count)


# ---- places and cards ---------------------------------------------------------------------------
def card_at(state: Fields, place: int) -> int:
    """The card in a place."""
    if place >= DECK_PLACE:
        return state.deck[state.ages_dealt - 1][place - DECK_PLACE]
    if place >= HAND_PLACE:
        return state.hand[(place - HAND_PLACE) >> 3][place & 7]
    return state.away[place] & CARD_BITS


def set_card(state: Fields, place: int, card: int) -> None:
    """Put a card into a place."""
    if place >= DECK_PLACE:
        state.deck[state.ages_dealt - 1][place - DECK_PLACE] = card
    elif place >= HAND_PLACE:
        hand = (place - HAND_PLACE) >> 3
        if is_drawn(state, hand, place & 7):
            state.drawn = card
        state.hand[hand][place & 7] = card
    else:
        state.away[place] = state.away[place] - (state.away[place] & CARD_BITS) + card


def is_drawn(state: Fields, hand: int, at: int) -> int:
    """Two players: 1 if this place holds the card the holder drew; it stays the last one of the hand."""
    if state.drawn < 0 or hand != state.holding[holder_at(state.age, state.turn)]:
        return 0
    return 1 if at == state.hand_size[hand] - 1 else 0


def is_fresh(state: Fields, place: int) -> int:
    """Two players: 1 if the card in a place was drawn by the other seat and never seen by this one."""
    if place >= HAND_PLACE:
        return is_drawn(state, (place - HAND_PLACE) >> 3, place & 7)
    return 1 if state.away[place] & FRESH_BIT else 0


def set_fresh(state: Fields, place: int, card: int, fresh: int) -> None:
    """Put a card into a place together with that mark."""
    if place >= HAND_PLACE:
        hand = (place - HAND_PLACE) >> 3
        at = place & 7
        if fresh:
            last = state.hand_size[hand] - 1
            state.hand[hand][at] = state.hand[hand][last]
            at = last
            state.drawn = card
        state.hand[hand][at] = card
    else:
        state.away[place] = state.away[place] - (state.away[place] & (CARD_BITS | FRESH_BIT)) + card
        if fresh:
            state.away[place] |= FRESH_BIT
