"""The legal moves of the active seat: listed, or one drawn by trial (AR-16, AR-17, AR-96)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.tables import filled
from septem.games.architects import catalogue, tables
from septem.games.architects.catalogue import FACE_UP
from septem.games.architects.codes import (
    ASKED,
    BLIND,
    BUILD_CODE,
    CHOOSE_CODE,
    CHOOSING,
    DECLINE_CODE,
    EFFECT_CODE,
    FINISH_CODE,
    KEEP,
    KEEP_CODE,
    LOOK,
    LOOK_CODE,
    PER_STAGE,
    PER_TOKEN,
    PICK,
    PROGRESS,
    PROGRESS_CODE,
    RESOLUTION,
    SCIENCE_CODE,
    TAKE_ANY,
    TAKE_CODE,
    TRIPLE,
    USE_CODE,
)
from septem.games.architects.fields import Fields
from septem.games.architects.tables import (
    ECONOMY_BIT,
    ENGINEERED,
    ENGINEERED_DOUBLED,
    ENGINEERING_BIT,
    FIRST_GREEN,
    GUARD,
    LONGEST,
    NORMAL,
    NORMAL_DOUBLED,
    PAYING_KINDS,
    WORTH_CAP,
)

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.architects.decks import has_cards, right_deck, seen_until
    from septem.games.architects.fields import CENTRAL, MOST_SEATS
    from septem.games.architects.payment import payable
    from septem.games.architects.tokens import unused
    from septem.games.architects.turns import obliged

COMPILED = bool(cython.compiled)
EXTRA_TOKENS = len(tables.EXTRA_CARD_TOKENS)
STAGES = len(catalogue.STAGE_IDS)

# columns of the tables, C arrays when compiled
CANDIDATES = [filled(candidates, LONGEST) for candidates in tables.CANDIDATES]
GREY_PAID = tables.GREY_PAID
PACKED = tables.PACKED
STRETCH_END = tables.STRETCH_END


def list_moves(state: Fields, seat: int) -> int:
    """Write the legal moves of the active seat into `moves`; returns how many."""
    state.count = 0
    if state.phase == PICK:
        list_reach(state, seat, TAKE_CODE)
    elif state.phase == RESOLUTION:
        list_resolution(state, seat)
    else:
        list_choices(state, seat)
    return state.count


def draw_one(state: Fields, seat: int) -> int:
    """One legal move, all equally likely: decks of the main pick are drawn until one has a card."""
    if state.phase != PICK:
        return state.moves[below(state.choice_stream, list_moves(state, seat))]
    while True:
        drawn = below(state.choice_stream, 3)
        deck = CENTRAL
        if drawn == 0:
            deck = state.wonder[seat]
        elif drawn == 1:
            deck = right_deck(state, seat)
        if has_cards(state, deck):
            return TAKE_CODE + deck


def add(state: Fields, move: int) -> None:
    """Write one move into the list."""
    state.moves[state.count] = move
    state.count += 1


# ---- decks -------------------------------------------------------------------------------------
def list_sides(state: Fields, seat: int, first_code: int) -> None:
    """One move for each deck beside a seat that has a card."""
    left = state.wonder[seat]
    right = right_deck(state, seat)
    if has_cards(state, left):
        add(state, first_code + left)
    if has_cards(state, right):
        add(state, first_code + right)


def list_reach(state: Fields, seat: int, first_code: int) -> None:
    """One move for each available card: left, right, central (AR-11)."""
    list_sides(state, seat, first_code)
    if has_cards(state, CENTRAL):
        add(state, first_code + CENTRAL)


# ---- the rarer phases --------------------------------------------------------------------------
def list_choices(state: Fields, seat: int) -> None:
    """Wonders to pick, and the choices of effects and sets."""
    if state.phase == CHOOSING:
        list_wonders(state)
    elif state.phase == ASKED:
        add(state, EFFECT_CODE)
        add(state, DECLINE_CODE)
    elif state.phase == TAKE_ANY:
        for deck in range(CENTRAL + 1):  # AR-52
            if has_cards(state, deck):
                add(state, TAKE_CODE + deck)
    elif state.phase == PROGRESS:
        list_tokens(state)
    elif state.phase == LOOK:
        list_sides(state, seat, LOOK_CODE)  # AR-56
    elif state.phase == KEEP:
        list_kept(state, seat)


def list_wonders(state: Fields) -> None:
    """Wonders nobody has (AR-2a)."""
    for wonder in range(MOST_SEATS):
        free = 1
        for seat in range(state.seats):
            if state.wonder[seat] == wonder:
                free = 0
        if free:
            add(state, CHOOSE_CODE + wonder)


def list_tokens(state: Fields) -> None:
    """Face-up tokens, equal ones once, and the blind one (AR-32, AR-33)."""
    seen = 0
    for slot in range(FACE_UP):
        token = state.face_up[slot]
        if token >= 0 and not seen & BIT[token]:
            add(state, PROGRESS_CODE + token)
            seen |= BIT[token]
    if state.pile_left:
        add(state, PROGRESS_CODE + BLIND)


def list_kept(state: Fields, seat: int) -> None:
    """Kinds among the cards looked at, equal ones once (AR-56)."""
    seen = 0
    for place in range(state.top[state.looked], seen_until(state, state.looked, seat)):
        kind = state.cards[place]
        if not seen & BIT[kind]:
            add(state, KEEP_CODE + kind)
            seen |= BIT[kind]


# ---- resolution --------------------------------------------------------------------------------
def list_resolution(state: Fields, seat: int) -> None:
    """Stages, sets, live tokens, finish (AR-16)."""
    list_builds(state, seat)
    if state.tokens_left:  # AR-35
        list_sets(state, seat)
    if state.live:
        for token in range(EXTRA_TOKENS):
            if state.live & BIT[token]:
                list_reach(state, seat, USE_CODE + PER_TOKEN * token)  # AR-42
    if not obliged(state, seat):
        add(state, FINISH_CODE)


def list_sets(state: Fields, seat: int) -> None:
    """Pairs and the triple (AR-30)."""
    kinds = 0
    for symbol in range(TRIPLE):
        count = state.area[seat][FIRST_GREEN + symbol]
        if count:
            kinds += 1
        if count > 1:
            add(state, SCIENCE_CODE + symbol)
    if kinds == TRIPLE:
        add(state, SCIENCE_CODE + TRIPLE)


def list_builds(state: Fields, seat: int) -> None:
    """Every stage with every payment (AR-25)."""
    stages = payable(state, seat)
    if stages:
        cards = packed_cards(state, seat)
        for stage in range(STAGES):
            if stages & BIT[stage]:
                list_payments(state, seat, stage, cards)


def packed_cards(state: Fields, seat: int) -> int:
    """The cards of a seat that pay, packed as in `tables` and with the guard bits set."""
    packed = 0
    for kind in range(PAYING_KINDS - 1, -1, -1):
        packed = packed * 16 + min(state.area[seat][kind], WORTH_CAP)
    return packed | GUARD


def list_payments(state: Fields, seat: int, stage: int, cards: int) -> None:
    """The payments of one stage: normal ones, then those that need Engineering (AR-23, AR-46, AR-47)."""
    ready = unused(state, seat)
    first = state.count
    list_stretch(state, stage, cards, NORMAL)
    if ready & ECONOMY_BIT:
        list_stretch(state, stage, cards, NORMAL_DOUBLED)
    if not state.coins_free:
        keep_most_grey(state, first)
    if ready & ENGINEERING_BIT:
        first = state.count
        list_stretch(state, stage, cards, ENGINEERED)
        if ready & ECONOMY_BIT:
            list_stretch(state, stage, cards, ENGINEERED_DOUBLED)  # AR-48
        if not state.coins_free:
            keep_most_grey(state, first)


def list_stretch(state: Fields, stage: int, cards: int, stretch: int) -> None:
    """The payments of one stretch of candidates that the cards held allow."""
    first = STRETCH_END[4 * stage + stretch - 1] if stretch else 0
    for i in range(first, STRETCH_END[4 * stage + stretch]):
        payment = CANDIDATES[stage][i]
        if (cards - PACKED[payment]) & GUARD == GUARD:
            add(state, BUILD_CODE + PER_STAGE * stage + payment)


def keep_most_grey(state: Fields, first: int) -> None:
    """Of the payments listed from `first` on, keep those with the most grey cards (AR-O1)."""
    most = 0
    for i in range(first, state.count):
        most = max(most, GREY_PAID[(state.moves[i] - BUILD_CODE) % PER_STAGE])
    kept = first
    for i in range(first, state.count):
        if GREY_PAID[(state.moves[i] - BUILD_CODE) % PER_STAGE] == most:
            state.moves[kept] = state.moves[i]
            kept += 1
    state.count = kept
