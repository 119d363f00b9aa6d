"""A turn from the card taken to the next player, and how ages follow each other (DU-21, DU-22, DU-44 to DU-54)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.codes import (
    CIVILIAN,
    DESTROY,
    DESTROY_CODE,
    LIBRARY,
    LIBRARY_CODE,
    MAIN,
    OVER,
    PROGRESS,
    PROGRESS_CODE,
    RESOLVING,
    REVIVE_CODE,
    STARTER,
    TOLD_AGE,
    TOLD_BEGINS,
    TOLD_DESTROYED,
    TOLD_DISCARD,
    TOLD_EXTRA_TURN,
    TOLD_LAST_WONDER,
    TOLD_REVIVED,
    TOLD_TOKEN,
    TOLD_WONDER,
    USE_BUILD,
    USE_DISCARD,
    USE_WONDER,
)
from septem.games.duel.fields import Fields
from septem.games.duel.tables import (
    DISCARD_COINS,
    DISCARD_PER_YELLOW,
    FIRST_TOKEN,
    FIRST_WONDER,
    MOST_WONDERS,
    THEOLOGY,
    YELLOW,
)

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.duel.cities import destroy, drop_unbuilt, join, wonders_built
    from septem.games.duel.effects import finish_game, gain, open_choice, take_effect
    from septem.games.duel.fields import MASK, WORD
    from septem.games.duel.payment import pay_for_card, pay_trade, quote
    from septem.games.duel.structure import lay_out, reveal, take

COMPILED = bool(cython.compiled)
AGAIN = tables.AGAIN  # a C array when compiled


# ---- steps 1 to 4 ------------------------------------------------------------------------------
def play_card(state: Fields, seat: int, slot: int, use: int) -> None:
    """Take a card and discard it, build it, or construct a wonder with it (DU-21)."""
    card = state.deck[state.age - 1][slot]
    take(state, slot)
    if use == USE_DISCARD:
        discard(state, seat, card)
    elif use == USE_BUILD:
        pay_for_card(state, seat, card)
        gain(state, seat, card)
    else:
        construct_wonder(state, seat, use - USE_WONDER, card)


def discard_income(state: Fields, seat: int) -> int:
    """Coins for a discarded card: the yellow cards of the city add to it (DU-42)."""
    return DISCARD_COINS + DISCARD_PER_YELLOW * state.counts[seat][YELLOW]


def discard(state: Fields, seat: int, card: int) -> None:
    """A card goes to the discard pile for coins (DU-42)."""
    income = discard_income(state, seat)
    state.coins[seat] += income
    state.discarded[WORD[card]] |= MASK[card]
    state.note(TOLD_DISCARD, seat, card, income, 0, 0)


def construct_wonder(state: Fields, seat: int, wonder: int, card: int) -> None:
    """Pay for a wonder; the card goes under it (DU-44, DU-45)."""
    row = FIRST_WONDER + wonder
    spent = quote(state, seat, row)
    state.note(TOLD_WONDER, seat, wonder, card, spent, 0)
    pay_trade(state, seat, spent)
    drop_unbuilt(state, seat, wonder)
    state.under[wonder] = card
    state.extra_turn = 1 if AGAIN[row] or state.tokens[seat] & THEOLOGY else 0  # DU-76: owned before
    join(state, seat, row)
    if wonders_built(state) == MOST_WONDERS:
        box_last_wonder(state)
    take_effect(state, seat, row, 0)
    if state.phase != OVER:
        open_choice(state, seat, row)


def box_last_wonder(state: Fields) -> None:
    """The eighth wonder leaves the game with the seventh construction (DU-47)."""
    for seat in range(2):
        for i in range(state.unbuilt_count[seat]):
            state.note(TOLD_LAST_WONDER, seat, state.unbuilt[seat][i], 0, 0, 0)
        state.unbuilt_count[seat] = 0


# ---- step 5: the choice a piece brought --------------------------------------------------------
def choose(state: Fields, seat: int, move: int) -> None:
    """Carry out the pending choice; what it brings can open the next one (DU-22a)."""
    phase = state.phase
    state.phase = RESOLVING
    if phase == PROGRESS:
        state.board &= ~BIT[move - PROGRESS_CODE]
        take_token(state, seat, move - PROGRESS_CODE)
    elif phase == LIBRARY:
        state.box &= ~BIT[move - LIBRARY_CODE]
        state.offer = 0
        take_token(state, seat, move - LIBRARY_CODE)
    elif phase == DESTROY:
        state.note(TOLD_DESTROYED, seat, 1 - seat, move - DESTROY_CODE, 0, 0)
        destroy(state, 1 - seat, move - DESTROY_CODE)
        state.destroy_colour = 0
    else:
        card = move - REVIVE_CODE
        state.note(TOLD_REVIVED, seat, card, 0, 0, 0)
        state.discarded[WORD[card]] ^= MASK[card]
        gain(state, seat, card)


def take_token(state: Fields, seat: int, token: int) -> None:
    """A progress token joins the city."""
    state.note(TOLD_TOKEN, seat, token, 0, 0, 0)
    gain(state, seat, FIRST_TOKEN + token)


# ---- steps 6 and 7: the end of a turn ----------------------------------------------------------
def finish_turn(state: Fields) -> None:
    """Reveal, then extra turn, next player or end of the age (DU-48 to DU-52)."""
    if state.available_count == 0:
        end_age(state)
        return
    if state.uncovered:
        reveal(state)
    if state.extra_turn:
        state.note(TOLD_EXTRA_TURN, state.active, 0, 0, 0, 0)
        begin_turn(state, state.active)
    else:
        begin_turn(state, 1 - state.active)


def begin_turn(state: Fields, seat: int) -> None:
    """A seat is to take a card."""
    state.active = seat
    state.actor = seat
    state.extra_turn = 0
    state.phase = MAIN


def begin_age(state: Fields, age: int) -> None:
    """Lay out the structure of an age."""
    lay_out(state, age)
    state.note(TOLD_AGE, age, 0, 0, 0, 0)


def end_age(state: Fields) -> None:
    """The next age is seen before its starter is chosen; after the last one points decide (DU-50, DU-53, DU-54)."""
    state.extra_turn = 0
    if state.age == 3:
        finish_game(state, CIVILIAN, -1)
        return
    begin_age(state, state.age + 1)
    if state.pawn == 0 and not state.centre_chooses:
        state.note(TOLD_BEGINS, state.active, 0, 0, 0, 0)
        begin_turn(state, state.active)
        return
    if state.pawn > 0:  # the weaker city chooses
        state.actor = 1
    elif state.pawn < 0:
        state.actor = 0
    else:
        state.actor = state.active
    state.phase = STARTER
