"""What search asks of Architects: how good moves look, which ones are worth a look, and what a seat has seen."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import catalogue, marks
from septem.games.architects.codes import (
    BUILD_CODE,
    CHOOSE_CODE,
    CHOOSING,
    EFFECT_CODE,
    FINISH_CODE,
    KEEP_CODE,
    LOOK_CODE,
    PER_STAGE,
    PER_TOKEN,
    PROGRESS,
    PROGRESS_CODE,
    RESOLUTION,
    SCIENCE_CODE,
    TAKE_CODE,
    TRIPLE,
    USE_CODE,
)
from septem.games.architects.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT, lowest
    from septem.games.architects.decks import seen_until
    from septem.games.architects.fields import CENTRAL, KINDS
    from septem.games.architects.listing import add, list_moves, list_payments, list_reach, list_sets, packed_cards
    from septem.games.architects.payment import payable
    from septem.games.architects.turns import obliged
    from septem.games.architects.worth import build_worth, judge_cards, look_worth, token_worth, top_worth

COMPILED = bool(cython.compiled)
POINT = 100
BUILD_FIRST, SCIENCE_FIRST, USE_FIRST = 2000, 4000, 100  # the order of a turn: a token won first helps with the rest
TRIPLE_PRICE = 100  # a set of three costs a card more
WONDERS = {  # by what they won in games of these weights: not much apart
    "alexandria": 30,
    "babylon": 30,
    "ephesus": 0,
    "giza": -20,
    "halicarnassus": 130,
    "olympia": -110,
    "rhodes": -40,
}
STAGES = len(catalogue.STAGE_IDS)

# columns, C arrays when compiled
WONDER_WORTH = [WONDERS[wonder] for wonder in catalogue.WONDER_IDS]
TOP_MARKS = marks.TOP_MARKS
LOOK_MARKS = marks.LOOK_MARKS
CENTRAL_MARKS = marks.CENTRAL_MARKS
PILE_MARKS = marks.PILE_MARKS


# ---- weights -------------------------------------------------------------------------------------
def weigh_moves(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Write the weight of every move listed last, in hundredths of a point."""
    if count == 1:
        weights[0] = 0
    elif state.phase == RESOLUTION:
        weigh_resolution(state, seat, count, weights)
    elif state.phase == PROGRESS:
        for index in range(count):
            weights[index] = token_worth(state, seat, state.moves[index] - PROGRESS_CODE)
    elif state.phase == CHOOSING:
        for index in range(count):
            weights[index] = WONDER_WORTH[state.moves[index] - CHOOSE_CODE]
    else:
        judge_cards(state, seat)
        for index in range(count):
            weights[index] = weigh_card(state, seat, state.moves[index])


def weigh_card(state: Fields, seat: int, move: int) -> int:
    """A card taken, looked for or kept; carrying out an effect is better than declining it."""
    if move < LOOK_CODE:
        return top_worth(state, seat, move - TAKE_CODE)
    if move < KEEP_CODE:
        return look_worth(state, move - LOOK_CODE)
    if move < SCIENCE_CODE:
        return state.worth[move - KEEP_CODE]
    return POINT if move == EFFECT_CODE else 0


def weigh_resolution(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Stages, sets, live tokens, finish (AR-16)."""
    if state.live:
        judge_cards(state, seat)
    for index in range(count):
        move = state.moves[index]
        if move >= BUILD_CODE:
            stage = (move - BUILD_CODE) // PER_STAGE
            weights[index] = BUILD_FIRST + build_worth(state, seat, stage, (move - BUILD_CODE) % PER_STAGE)
        elif move == FINISH_CODE:
            weights[index] = 0
        elif move >= USE_CODE:
            weights[index] = USE_FIRST + top_worth(state, seat, (move - USE_CODE) % PER_TOKEN)
        else:
            weights[index] = SCIENCE_FIRST - (TRIPLE_PRICE if move == SCIENCE_CODE + TRIPLE else 0)


# ---- moves worth a look --------------------------------------------------------------------------
def list_good(state: Fields, seat: int) -> int:
    """All moves but in the resolution, which comes in one order (AR-O9): sets, then the rest.

    A token won by a set works from that moment, and nothing is lost by waiting for it. Of a stage only the payment is
    listed that leaves the best cards. Live tokens give the same cards, so the first one stands for all.
    """
    if state.phase != RESOLUTION:
        return list_moves(state, seat)
    state.count = 0
    if state.tokens_left:
        list_sets(state, seat)
    if state.count == 0:
        list_stages(state, seat)
        if state.live:
            list_reach(state, seat, USE_CODE + PER_TOKEN * lowest(state.live))
        if not obliged(state, seat):
            add(state, FINISH_CODE)
    return state.count


def list_stages(state: Fields, seat: int) -> None:
    """Every stage that can be paid, with its best payment."""
    stages = payable(state, seat)
    cards = packed_cards(state, seat)
    for stage in range(STAGES):
        if stages & BIT[stage]:
            first = state.count
            list_payments(state, seat, stage, cards)
            keep_best(state, seat, stage, first)


def keep_best(state: Fields, seat: int, stage: int, first: int) -> None:
    """Of the payments listed from `first` on keep the best one."""
    best = build_worth(state, seat, stage, (state.moves[first] - BUILD_CODE) % PER_STAGE)
    for index in range(first + 1, state.count):
        worth = build_worth(state, seat, stage, (state.moves[index] - BUILD_CODE) % PER_STAGE)
        if worth > best:
            best = worth
            state.moves[first] = state.moves[index]
    state.count = first + 1


# ---- what a seat has seen ------------------------------------------------------------------------
def sights(state: Fields, seat: int) -> int:
    """A number for what chance has shown a seat: cards that came to the top, central cards and tokens that were drawn.

    Moves name decks and not cards; with this number after each of them two seats know the same if and only if their
    numbers agree. Of cards looked at (AR-56) it counts which, not in what order: they are shuffled afterwards.
    """
    key = 0
    for deck in range(CENTRAL + 1):
        top = state.top[deck]
        last = seen_until(state, deck, seat)
        if last > top:
            key += TOP_MARKS[KINDS * deck + state.cards[top]]
        for place in range(top + 1, last):
            key += LOOK_MARKS[state.cards[place]]
    for kind in range(KINDS):
        key += state.left[CENTRAL][kind] * CENTRAL_MARKS[kind]
    for place in range(state.pile_left):
        key += PILE_MARKS[state.pile[place]]
    return key
