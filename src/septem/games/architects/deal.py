"""Set-up: wonders, decks and tokens (AR-2 to AR-9)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.codes import CHOOSING, TOLD_WONDER, WONDERS_GIVEN, WONDERS_PICKED
from septem.games.architects.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.architects.areas import clear_seats
    from septem.games.architects.decks import lay_out, remove_deck
    from septem.games.architects.fields import CENTRAL, KINDS, MOST_SEATS
    from septem.games.architects.tokens import deal_tokens
    from septem.games.architects.turns import begin_turn, next_seat

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CONFLICT_TOKENS = tables.CONFLICT_TOKENS
DECK_FIRST = tables.DECK_FIRST


def clear(state: Fields) -> None:
    """An empty table before the deal: the cat in the centre, conflict tokens on their peace side (AR-5, AR-7, AR-8)."""
    clear_seats(state)
    state.settled = 0
    state.turn = 0
    state.live = 0
    state.used = 0
    state.looked = -1
    state.ending = 0
    state.cat = -1
    state.known = 0
    state.conflict_total = CONFLICT_TOKENS[state.seats]
    state.conflict_battle = 0
    state.cards_left = 0
    for kind in range(KINDS):
        state.discarded[kind] = 0
    for deck in range(CENTRAL + 1):
        state.top[deck] = DECK_FIRST[deck]
        state.bottom[deck] = DECK_FIRST[deck]
        for kind in range(KINDS):
            state.left[deck][kind] = 0


def deal(state: Fields) -> None:
    """Everything that chance decides before the first move (AR-2 to AR-9)."""
    clear(state)
    if state.wonders_by == WONDERS_PICKED:
        for deck in range(CENTRAL):  # all of them, until it is known which are used (AR-2a)
            lay_out(state, deck)
    elif state.wonders_by == WONDERS_GIVEN:
        give_wonders(state)
    else:
        draw_wonders(state)
    lay_out(state, CENTRAL)
    deal_tokens(state)
    if state.wonders_by == WONDERS_PICKED:
        state.active = state.first_player
        state.phase = CHOOSING
    else:
        begin_turn(state, state.first_player)


def give_wonders(state: Fields) -> None:
    """The wonders of the option, with their decks (AR-2a)."""
    for seat in range(state.seats):
        state.wonder[seat] = state.given[seat]
        lay_out(state, state.given[seat])


def draw_wonders(state: Fields) -> None:
    """A random wonder for each seat, with its deck (AR-2)."""
    free = MOST_SEATS
    for wonder in range(MOST_SEATS):
        state.pile[wonder] = wonder  # the tokens are not there yet
    for seat in range(state.seats):
        drawn = below(state.deal_stream, free)
        free -= 1
        state.wonder[seat] = state.pile[drawn]
        state.pile[drawn] = state.pile[free]
        lay_out(state, state.wonder[seat])


def choose_wonder(state: Fields, seat: int, wonder: int) -> None:
    """A wonder is picked; after the last one the game begins (AR-2a)."""
    state.note(TOLD_WONDER, seat, wonder, 0, 0, 0)
    state.wonder[seat] = wonder
    state.active = next_seat(state, seat)
    if state.wonder[state.active] >= 0:
        remove_unused_decks(state)
        begin_turn(state, state.active)


def remove_unused_decks(state: Fields) -> None:
    """Only the decks of the wonders in play stay (AR-2)."""
    used = 0
    for seat in range(state.seats):
        used |= BIT[state.wonder[seat]]
    for wonder in range(MOST_SEATS):
        if not used & BIT[wonder]:
            remove_deck(state, wonder)
