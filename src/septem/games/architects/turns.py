"""A turn from the peek of the cat to the next player, and the end of the game (AR-10 to AR-19, AR-80 to AR-85)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.codes import (
    DECKS_EMPTY,
    OVER,
    PICK,
    RESOLUTION,
    TOLD_BUILD,
    TOLD_COMPLETE,
    TOLD_END,
    TOLD_NO_CARD,
    TOLD_PEEK,
    TOLD_TURN,
    WONDER_COMPLETE,
)
from septem.games.architects.fields import Fields
from septem.games.architects.tables import ALL_STAGES, ARMED_BY_STAGE

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.architects.battle import battle_due, fight
    from septem.games.architects.decks import card_in_reach, has_cards
    from septem.games.architects.effects import open_effect, take
    from septem.games.architects.fields import CENTRAL
    from septem.games.architects.payment import owed_stages, pay, payable
    from septem.games.architects.tokens import arm, can_turn_in

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
BREAKS = tables.BREAKS
DOUBLES = tables.DOUBLES
IMMEDIATE = tables.IMMEDIATE


# ---- peek and main pick ------------------------------------------------------------------------
def begin_turn(state: Fields, seat: int) -> None:
    """The cat's owner sees the top central card (AR-61); without any card the game is over (AR-82)."""
    state.active = seat
    if not state.cards_left:
        finish_game(state, DECKS_EMPTY)
        return
    state.turn += 1
    state.phase = PICK
    state.note(TOLD_TURN, seat, state.turn, 0, 0, 0)
    if state.cat == seat and has_cards(state, CENTRAL):
        state.known |= BIT[seat]
        state.note(TOLD_PEEK, seat, state.cards[state.top[CENTRAL]], 0, 0, 0)


def pick(state: Fields, seat: int, deck: int) -> None:
    """The card of the main pick (AR-12) or of Alexandria (AR-52)."""
    state.phase = RESOLUTION
    take(state, seat, deck, 0)


# ---- resolution --------------------------------------------------------------------------------
def build(state: Fields, seat: int, stage: int, payment: int) -> None:
    """Pay, turn the piece, then its effect at once (AR-26, AR-27)."""
    pay(state, seat, stage, payment)
    state.built[seat] |= BIT[stage]
    state.note(TOLD_BUILD, seat, stage, payment, DOUBLES[stage][payment], BREAKS[stage][payment])
    if state.built[seat] == ALL_STAGES:
        state.note(TOLD_COMPLETE, seat, 0, 0, 0, 0)
    arm(state, seat, ARMED_BY_STAGE)
    effect = IMMEDIATE[state.wonder[seat]][stage]
    if effect:
        open_effect(state, seat, effect)


def use_token(state: Fields, seat: int, token: int, deck: int) -> None:
    """A live token gives an available card (AR-42)."""
    state.live &= ~BIT[token]
    state.used |= BIT[token]  # before the card lands: it cannot re-arm its own token (AR-44)
    take(state, seat, deck, token + 1)


def owed_tokens(state: Fields, seat: int) -> int:
    """The live tokens that must be used before the turn can end (AR-45, AR-O4)."""
    if state.live and not state.extra_optional and card_in_reach(state, seat):
        return state.live
    return 0


def obliged(state: Fields, seat: int) -> int:
    """1 while the turn cannot end (AR-17)."""
    if owed_stages(state, seat) or can_turn_in(state, seat) or owed_tokens(state, seat):
        return 1
    return 0


def can_act(state: Fields, seat: int) -> int:
    """1 if there is something to resolve besides finishing (AR-16)."""
    if payable(state, seat) or can_turn_in(state, seat):
        return 1
    return card_in_reach(state, seat) if state.live else 0


def proceed(state: Fields) -> None:
    """What happens by itself: turns without a card (AR-81) and finishes that are the only move (AR-18)."""
    while True:
        if state.phase == RESOLUTION:
            if can_act(state, state.active):
                return
            finish_turn(state)
        elif state.phase == PICK:
            if card_in_reach(state, state.active):
                return
            state.note(TOLD_NO_CARD, state.active, 0, 0, 0, 0)
            state.phase = RESOLUTION
        else:
            return


# ---- the end of a turn -------------------------------------------------------------------------
def next_seat(state: Fields, seat: int) -> int:
    """The left neighbour (AR-1)."""
    return seat + 1 if seat + 1 < state.seats else 0


def finish_turn(state: Fields) -> None:
    """Battle, end of the game, next player (AR-71, AR-85, AR-89)."""
    if battle_due(state):
        fight(state)
    state.live = 0
    state.used = 0
    if state.built[state.active] == ALL_STAGES:
        finish_game(state, WONDER_COMPLETE)
    else:
        begin_turn(state, next_seat(state, state.active))


def finish_game(state: Fields, ending: int) -> None:
    """The game is over."""
    state.phase = OVER
    state.ending = ending
    state.note(TOLD_END, ending, 0, 0, 0, 0)
