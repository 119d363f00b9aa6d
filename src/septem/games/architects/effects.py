"""What a card does when it is taken (AR-15), and the effects of wonders (AR-52 to AR-58)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.catalogue import EFFECT_IDS
from septem.games.architects.codes import (
    ASKED,
    KEEP,
    LOOK,
    PROGRESS,
    RESOLUTION,
    TAKE_ANY,
    TOLD_CAT,
    TOLD_LOOK,
    TOLD_SHUFFLED,
    TOLD_TAKE,
)
from septem.games.architects.fields import Fields

if not cython.compiled:
    from septem.games.architects.areas import add_card
    from septem.games.architects.battle import turn_conflict
    from septem.games.architects.decks import draw_card, has_cards, right_deck, shuffle_deck, side_in_reach
    from septem.games.architects.fields import CENTRAL
    from septem.games.architects.tokens import arm

COMPILED = bool(cython.compiled)
EFFECT_TAKE_ANY, EFFECT_CENTRAL, EFFECT_PROGRESS, EFFECT_LOOK = (
    EFFECT_IDS.index(name) for name in ("take_any", "take_central", "take_progress", "look5_keep1")
)

# columns of the tables, C arrays when compiled
ARMS = tables.ARMS
CAT_ICONS = tables.CAT_ICONS
EFFECT_OF = tables.EFFECT_OF
HORNS = tables.HORNS


# ---- taking a card -----------------------------------------------------------------------------
def take(state: Fields, seat: int, deck: int, token: int) -> None:
    """The active seat takes the top card of a deck (AR-13); `token` is 1 + the token that gave it, else 0."""
    kind = draw_card(state, deck)
    state.note(TOLD_TAKE, seat, deck, kind, token, 0)
    gain(state, seat, kind)


def gain(state: Fields, seat: int, kind: int) -> None:
    """A card lands in the area of the active seat: cat, horns, live tokens (AR-15)."""
    add_card(state, seat, kind)
    if CAT_ICONS[kind]:
        state.cat = seat  # AR-60
        state.note(TOLD_CAT, seat, 0, 0, 0, 0)
    elif HORNS[kind]:
        turn_conflict(state, seat, HORNS[kind])
    arm(state, seat, ARMS[kind])


# ---- effects of wonders ------------------------------------------------------------------------
def open_effect(state: Fields, seat: int, effect: int) -> None:
    """A stage with an effect was built: it happens at once, unless it may be declined (AR-27, AR-O4)."""
    if not can_do(state, seat, effect):
        return
    if state.effect_optional:
        state.phase = ASKED
    else:
        take_effect(state, seat)


def can_do(state: Fields, seat: int, effect: int) -> int:
    """1 if any part of an effect can be carried out."""
    if effect == EFFECT_TAKE_ANY:
        return 1 if state.cards_left else 0
    if effect == EFFECT_CENTRAL:
        return has_cards(state, CENTRAL)
    if effect == EFFECT_PROGRESS:
        return 1 if state.tokens_left else 0
    return side_in_reach(state, seat)


def take_effect(state: Fields, seat: int) -> None:
    """The effect of a seat's wonder: the cards of Ephesus and Olympia come at once, the others ask (AR-52 to AR-56)."""
    effect = EFFECT_OF[state.wonder[seat]]
    if effect == EFFECT_TAKE_ANY:
        state.phase = TAKE_ANY  # AR-52
    elif effect == EFFECT_PROGRESS:
        state.phase = PROGRESS  # AR-53
    elif effect == EFFECT_LOOK:
        state.phase = LOOK
    else:
        state.phase = RESOLUTION
        if effect == EFFECT_CENTRAL:
            take(state, seat, CENTRAL, 0)  # AR-54
        else:
            take_sides(state, seat)


def take_sides(state: Fields, seat: int) -> None:
    """Olympia: the top cards of the left deck and then of the right one (AR-55)."""
    left = state.wonder[seat]
    right = right_deck(state, seat)
    if has_cards(state, left):
        take(state, seat, left, 0)
    if has_cards(state, right):
        take(state, seat, right, 0)


def look(state: Fields, seat: int, deck: int) -> None:
    """Halicarnassus: the top cards of a deck beside the seat are looked at (AR-56)."""
    state.looked = deck
    state.phase = KEEP
    state.note(TOLD_LOOK, seat, deck, state.look_public, 0, 0)


def keep(state: Fields, seat: int, kind: int) -> None:
    """One of them is taken, all others of the deck are shuffled (AR-56)."""
    deck = state.looked
    top = state.top[deck]
    place = top
    while state.cards[place] != kind:
        place += 1
    state.cards[place] = state.cards[top]
    state.cards[top] = kind
    draw_card(state, deck)
    shuffle_deck(state, state.deal_stream, state.top[deck], state.bottom[deck])
    state.looked = -1
    state.phase = RESOLUTION
    state.note(TOLD_TAKE, seat, deck, kind, 0, 0)
    state.note(TOLD_SHUFFLED, deck, 0, 0, 0, 0)
    gain(state, seat, kind)
