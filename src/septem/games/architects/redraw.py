"""What a seat cannot know, drawn anew: cards below what it sees, the pile of tokens (AR-91 to AR-93).

What is left of a deck and of the tokens is public (AR-90a). Hidden pieces are laid out by kind before they are
shuffled, so the result follows from what the seat knows and from the stream alone.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects.catalogue import TOKEN_IDS
from septem.games.architects.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import WORD, next_word, shuffle
    from septem.games.architects.decks import seen_until
    from septem.games.architects.fields import CENTRAL, KINDS

COMPILED = bool(cython.compiled)
TOKEN_KINDS = len(TOKEN_IDS)


def redraw_hidden(state: Fields, seat: int, stream: list[int]) -> None:
    """Exchange everything a seat (-1: a spectator) cannot know, each possibility equally likely."""
    for deck in range(CENTRAL + 1):
        if state.top[deck] < state.bottom[deck]:
            first = seen_until(state, deck, seat)
            sort_deck(state, deck, first)
            shuffle_hidden(state, stream, first, state.bottom[deck])
    sort_pile(state)
    shuffle(stream, state.pile, state.pile_left)


def sort_deck(state: Fields, deck: int, first: int) -> None:
    """Lay out by kind what is left of a deck from a place on; the cards above it stay."""
    for place in range(state.top[deck], first):
        state.left[deck][state.cards[place]] -= 1
    free = first
    for kind in range(KINDS):
        for _ in range(state.left[deck][kind]):
            state.cards[free] = kind
            free += 1
    for place in range(state.top[deck], first):
        state.left[deck][state.cards[place]] += 1


def shuffle_hidden(state: Fields, stream: list[int], first: int, last: int) -> None:
    """Shuffle the cards at places first to last - 1, two places with each random word.

    What a draw leaves of its word is evenly spread too: two draws have at most 60 x 59 results, far below 2^32.
    """
    place = last - 1
    while place > first:
        word = next_word(stream) * (place - first + 1)
        exchange(state, place, first + (word >> 32))
        place -= 1
        word = (word & WORD) * (place - first + 1)
        exchange(state, place, first + (word >> 32))
        place -= 1


def exchange(state: Fields, place: int, other: int) -> None:
    """Two cards change places."""
    kind = state.cards[place]
    state.cards[place] = state.cards[other]
    state.cards[other] = kind


def sort_pile(state: Fields) -> None:
    """Lay out the tokens face down by kind; there may be two of a kind."""
    once = 0
    twice = 0
    for place in range(state.pile_left):
        bit = BIT[state.pile[place]]
        twice |= once & bit
        once |= bit
    free = 0
    for token in range(TOKEN_KINDS):
        if once & BIT[token]:
            state.pile[free] = token
            free += 1
        if twice & BIT[token]:
            state.pile[free] = token
            free += 1
