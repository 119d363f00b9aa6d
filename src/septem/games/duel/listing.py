"""The legal moves of the open phase: listed, or one drawn by trial."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.codes import (
    DESTROY,
    DESTROY_CODE,
    DRAFT,
    DRAFT_CODE,
    LIBRARY,
    LIBRARY_CODE,
    MAIN,
    PER_SLOT,
    PROGRESS,
    PROGRESS_CODE,
    REVIVE_CODE,
    STARTER,
    STARTER_CODE,
    USE_BUILD,
    USE_DISCARD,
    USE_WONDER,
)
from septem.games.duel.fields import Fields
from septem.games.duel.tables import FIRST_WONDER

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.duel.fields import CARDS, MASK, TOKENS, WONDERS, WORD
    from septem.games.duel.payment import price, quote

COMPILED = bool(cython.compiled)
COLOUR = tables.COLOUR  # a C array when compiled


def list_moves(state: Fields, seat: int) -> int:
    """Write the legal moves of a seat into `moves`; returns how many."""
    if state.phase == MAIN:
        return list_main(state, seat)
    if state.phase == DRAFT:
        return list_bits(state, state.group, WONDERS, DRAFT_CODE)
    if state.phase == PROGRESS:
        return list_bits(state, state.board, TOKENS, PROGRESS_CODE)
    if state.phase == LIBRARY:
        return list_bits(state, state.offer, TOKENS, LIBRARY_CODE)
    if state.phase == STARTER:
        state.moves[0] = STARTER_CODE
        state.moves[1] = STARTER_CODE + 1
        return 2
    return list_cards(state, seat)


def list_main(state: Fields, seat: int) -> int:
    """Every available card: discard, build if payable, use for each payable wonder (DU-21)."""
    coins = state.coins[seat]
    ready = 0
    for i in range(state.unbuilt_count[seat]):
        wonder = state.unbuilt[seat][i]
        if quote(state, seat, FIRST_WONDER + wonder) <= coins:
            state.payable[ready] = USE_WONDER + wonder
            ready += 1
    count = 0
    for i in range(state.available_count):
        slot = state.available[i]
        code = PER_SLOT * slot
        state.moves[count] = code + USE_DISCARD
        count += 1
        if price(state, seat, state.deck[state.age - 1][slot]) <= coins:  # DU-34
            state.moves[count] = code + USE_BUILD
            count += 1
        for j in range(ready):
            state.moves[count] = code + state.payable[j]
            count += 1
    return count


def list_bits(state: Fields, bits: int, size: int, base: int) -> int:
    """One move for each bit."""
    count = 0
    for number in range(size):
        if bits & BIT[number]:
            state.moves[count] = base + number
            count += 1
    return count


def list_cards(state: Fields, seat: int) -> int:
    """Cards of the other city to destroy (DU-84), or of the discard pile to build (DU-85)."""
    count = 0
    for card in range(CARDS):
        if state.phase == DESTROY:
            if COLOUR[card] == state.destroy_colour and state.cards[1 - seat][WORD[card]] & MASK[card]:
                state.moves[count] = DESTROY_CODE + card
                count += 1
        elif state.discarded[WORD[card]] & MASK[card]:
            state.moves[count] = REVIVE_CODE + card
            count += 1
    return count


def draw_one(state: Fields, seat: int) -> int:
    """One legal move, all equally likely: uses of cards are drawn until one can be paid."""
    if state.phase != MAIN:
        return state.moves[below(state.choice_stream, list_moves(state, seat))]
    coins = state.coins[seat]
    uses = USE_WONDER + state.unbuilt_count[seat]
    while True:
        drawn = below(state.choice_stream, state.available_count * uses)
        slot = state.available[drawn // uses]
        use = drawn % uses
        if use == USE_DISCARD:
            return PER_SLOT * slot + USE_DISCARD
        if use == USE_BUILD:
            if price(state, seat, state.deck[state.age - 1][slot]) <= coins:
                return PER_SLOT * slot + USE_BUILD
        else:
            wonder = state.unbuilt[seat][use - USE_WONDER]
            if quote(state, seat, FIRST_WONDER + wonder) <= coins:
                return PER_SLOT * slot + USE_WONDER + wonder
