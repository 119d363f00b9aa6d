"""Cards that have left play face down, and who knows them (SW-28, SW-100 to SW-104).

A card put away (sold, left over, put under a board) is one packed int: which card, when, by which city, which seats
know it. With two players every card exists once, and a card the holder had drawn on that turn is marked as fresh: the
other seat, who had passed the hand on, has not seen it. On the first turn of an age that seat has seen nothing of the
hand, and no card is marked. What the Free City sells or puts under its board is bound by SW-95; the cards that cannot
be are kept with the turn, for the others know the city but not the card.

A card recovered from the pile leaves its row behind, marked as taken: the pile lies face down, so a row that vanished
would tell who had sold the card. Which row is marked follows from rows and recoveries alone (`mark_taken`).
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders.codes import (
    AFTER_TURNS,
    CARD_BITS,
    CITY_SHIFT,
    FRESH_BIT,
    KNOWN_SHIFT,
    LAST_TURN,
    TAKEN_BIT,
    TURN_STRIDE,
    UNDER_BIT,
    WHEN_BITS,
    WHEN_SHIFT,
)
from septem.games.wonders.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT

COMPILED = bool(cython.compiled)


def put_away(state: Fields, card: int, city: int, seat: int, turn: int, under: int) -> None:
    """Lay a card down face down; `seat` is who knows it (-1: nobody)."""
    row = card | (TURN_STRIDE * state.age + turn) << WHEN_SHIFT | city << CITY_SHIFT
    if seat >= 0:
        row |= BIT[KNOWN_SHIFT + seat]
    if card == state.drawn:
        row |= FRESH_BIT if state.turn else 0
        state.drawn = -1
    if under:
        row |= UNDER_BIT
    state.away[state.away_count] = row
    state.away_count += 1


def show_last(state: Fields) -> None:
    """The card put away last was turned up before (SW-104)."""
    for seat in range(state.seats):
        state.away[state.away_count - 1] |= BIT[KNOWN_SHIFT + seat]


# ---- the discard pile ---------------------------------------------------------------------------
def show_pile(state: Fields, seat: int) -> None:
    """A seat looks through the whole discard pile (SW-75, SW-103); who knows a row must not show if it is taken."""
    for i in range(state.away_count):
        if not state.away[i] & UNDER_BIT:
            state.away[i] |= BIT[KNOWN_SHIFT + seat]


def pile_size(state: Fields) -> int:
    """Cards in the discard pile."""
    size = 0
    for i in range(state.away_count):
        if not state.away[i] & (UNDER_BIT | TAKEN_BIT):
            size += 1
    return size


def take_from_pile(state: Fields, card: int, city: int) -> None:
    """A city takes a card out of the discard pile again."""
    turn = state.turn if state.turn < LAST_TURN else AFTER_TURNS
    taken = card | (TURN_STRIDE * state.age + turn) << WHEN_SHIFT | city << CITY_SHIFT
    state.recovered[state.recovered_count] = taken
    state.recovered_count += 1
    mark_taken(state, taken)


def mark_taken(state: Fields, taken: int) -> None:
    """Of equal cards in the pile the one that lay there first counts as taken; nobody can tell them apart."""
    at = 0
    while not could_be(state.away[at], taken):
        at += 1
    state.away[at] |= TAKEN_BIT


def mark_all_taken(state: Fields) -> None:
    """Mark the rows of all recovered cards anew."""
    for i in range(state.away_count):
        if state.away[i] & TAKEN_BIT:
            state.away[i] -= TAKEN_BIT
    for i in range(state.recovered_count):
        mark_taken(state, state.recovered[i])


def could_be(row: int, taken: int) -> int:
    """1 if the card of a row could be the recovered one; no city builds a card twice, so no row is two."""
    return 1 if row & CARD_BITS == taken & CARD_BITS and was_in_pile(row, taken) else 0


def was_in_pile(row: int, taken: int) -> int:
    """1 if a row lay in the discard pile when a card was recovered."""
    return 1 if not row & UNDER_BIT and row >> WHEN_SHIFT & WHEN_BITS <= taken >> WHEN_SHIFT & WHEN_BITS else 0
