"""What a seat cannot know, drawn anew: cards below what it sees, the pile of tokens (AR-91 to AR-93)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects.fields import Fields

if not cython.compiled:
    from septem.core.rng import shuffle
    from septem.games.architects.decks import seen_until, shuffle_deck
    from septem.games.architects.fields import CENTRAL

COMPILED = bool(cython.compiled)


def redraw_hidden(state: Fields, seat: int, stream: list[int]) -> None:
    """Exchange everything a seat (-1: a spectator) cannot know, each possibility equally likely."""
    for deck in range(CENTRAL + 1):
        shuffle_deck(state, stream, seen_until(state, deck, seat), state.bottom[deck])
    shuffle(stream, state.pile, state.pile_left)
