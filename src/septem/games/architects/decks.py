"""The decks: which ones a seat reaches, and what it sees of them (AR-3, AR-4, AR-11, AR-14)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.codes import CHOOSING, KEEP
from septem.games.architects.fields import Fields
from septem.games.architects.tables import LOOK_AT

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.architects.fields import CENTRAL, KINDS

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
DECK_CARDS = tables.DECK_CARDS
DECK_FIRST = tables.DECK_FIRST
DECK_LEFT = tables.DECK_LEFT
DECK_SIZE = tables.DECK_SIZE


def lay_out(state: Fields, deck: int) -> None:
    """A full, shuffled deck (AR-3, AR-4)."""
    first = DECK_FIRST[deck]
    last = first + DECK_SIZE[deck]
    for place in range(first, last):
        state.cards[place] = DECK_CARDS[place]
    for kind in range(KINDS):
        state.left[deck][kind] = DECK_LEFT[deck][kind]
    shuffle_deck(state, state.deal_stream, first, last)
    state.top[deck] = first
    state.bottom[deck] = last
    state.cards_left += DECK_SIZE[deck]


def shuffle_deck(state: Fields, stream: list[int], first: int, last: int) -> None:
    """Shuffle the cards at places first to last - 1."""
    for place in range(last - 1, first, -1):
        other = first + below(stream, place - first + 1)
        kind = state.cards[place]
        state.cards[place] = state.cards[other]
        state.cards[other] = kind


def remove_deck(state: Fields, deck: int) -> None:
    """A deck that is not in the game (AR-2)."""
    state.cards_left -= state.bottom[deck] - state.top[deck]
    state.top[deck] = DECK_FIRST[deck]
    state.bottom[deck] = DECK_FIRST[deck]
    for kind in range(KINDS):
        state.left[deck][kind] = 0


def has_cards(state: Fields, deck: int) -> int:
    """1 if the deck is not empty (AR-80)."""
    return 1 if state.top[deck] < state.bottom[deck] else 0


def right_deck(state: Fields, seat: int) -> int:
    """The deck on the right of a seat, that of its right neighbour; on the left lies its own (AR-1, AR-3)."""
    return state.wonder[seat - 1] if seat > 0 else state.wonder[state.seats - 1]


def side_in_reach(state: Fields, seat: int) -> int:
    """1 if the left or the right deck of a seat has a card."""
    if has_cards(state, state.wonder[seat]):
        return 1
    return has_cards(state, right_deck(state, seat))


def card_in_reach(state: Fields, seat: int) -> int:
    """1 if a seat has an available card: left, right or central (AR-11)."""
    if has_cards(state, CENTRAL):
        return 1
    return side_in_reach(state, seat)


def draw_card(state: Fields, deck: int) -> int:
    """The top card leaves a deck; the next central one is unknown to all (AR-14, AR-62)."""
    kind = state.cards[state.top[deck]]
    state.top[deck] += 1
    state.left[deck][kind] -= 1
    state.cards_left -= 1
    if deck == CENTRAL:
        state.known = 0
    return kind


def sees_look(state: Fields, seat: int) -> int:
    """1 if a seat (-1: a spectator) sees the cards that Halicarnassus looks at (AR-92, AR-93, AR-O8)."""
    return 1 if state.look_public or seat == state.active else 0


def seen_until(state: Fields, deck: int, seat: int) -> int:
    """Place after the last card of a deck that a seat (-1: a spectator) can see (AR-90 to AR-93)."""
    top = state.top[deck]
    if not has_cards(state, deck) or state.phase == CHOOSING:
        return top
    if deck == CENTRAL:
        return top + 1 if seat >= 0 and state.known & BIT[seat] else top
    if state.phase == KEEP and deck == state.looked and sees_look(state, seat):
        return min(top + LOOK_AT, state.bottom[deck])
    return top + 1
