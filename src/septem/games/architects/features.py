"""What a learned value sees of a position: sparse features for one seat, from what that seat knows alone.

The same figures are taken of the seat itself, of its strongest rival and, added up, of all the others: what is scored,
what is still to come and how near it is, strength against the neighbours, tokens. How far away the end of the game is
decides what all of that is worth, so every figure is another feature in each of the five stages of a game.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.catalogue import FACE_UP, STAGE_IDS, TOKEN_IDS
from septem.games.architects.codes import CHOOSING, OVER, TRIPLE
from septem.games.architects.feature_names import (
    BUILT,
    CAT,
    COINS,
    FIRST_EFFECT,
    FIRST_TOKEN,
    GREY,
    HORNED,
    LACKS,
    LACKS_ONE,
    LACKS_TWO,
    LAST_LACKS_ONE,
    LASTING,
    LEADING,
    LEADING_NEAR,
    LED,
    LED_NEAR,
    ONE_SYMBOL,
    PER_SEAT,
    POINTS,
    TO_COME,
    TWO_SYMBOLS,
    WIDTH,
)
from septem.games.architects.fields import Fields
from septem.games.architects.tables import COIN, CULTURE, FIRST_GREEN, FIRST_RED

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.architects.battle import shields
    from septem.games.architects.decks import has_cards, right_deck
    from septem.games.architects.fields import CENTRAL, KINDS
    from septem.games.architects.payment import available, coins_worth
    from septem.games.architects.scoring import total
    from septem.games.architects.worth import first_lacks, judge_cards, token_worth, top_worth

COMPILED = bool(cython.compiled)

FIRST_OF_TABLE = 3 * PER_SEAT
NEAR = 1  # conflict tokens at peace: the next horn brings the battle
WORTH_STEP = 10  # worths are in hundredths of a point, amounts in tenths

STAGES, TOKENS = len(STAGE_IDS), len(TOKEN_IDS)

# columns, C arrays when compiled
COST_N = tables.COST_N
EFFECTS_TO_COME = tables.EFFECTS_TO_COME
HORNS = tables.HORNS
IDENTICAL = tables.IDENTICAL
POINTS_TO_COME = tables.POINTS_TO_COME
STAGE_COUNT = tables.STAGE_COUNT
UNITS_LEFT = tables.UNITS_LEFT
WONDER_EFFECT = tables.WONDER_EFFECT
STAGE_OF_GAME = [4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0]  # by what the first wonder lacks


def describe_position(state: Fields, seat: int, features: list[int], amounts: list[int]) -> int:
    """Write the features that a position has for a seat; returns how many."""
    first = WIDTH * STAGE_OF_GAME[first_lacks(state)]
    for other in range(state.seats):
        state.points[other] = total(state, other)
        state.strength[other] = shields(state, other)
    rival = strongest_rival(state, seat)
    count_figures(state, seat, 0)
    count = put_figures(state, 0, first, features, amounts)
    count_figures(state, rival, 0)
    count = put_figures(state, count, first + PER_SEAT, features, amounts)
    if state.seats > 2:
        more = 0
        for other in range(state.seats):
            if other != seat and other != rival:
                count_figures(state, other, more)
                more = 1
        count = put_figures(state, count, first + 2 * PER_SEAT, features, amounts)
    return put_table(state, seat, count, first + FIRST_OF_TABLE, features, amounts)


def strongest_rival(state: Fields, seat: int) -> int:
    """The other seat with the most points, the next in turn of equal ones."""
    rival = seat
    most = -1
    other = seat
    for _ in range(state.seats - 1):
        other = other + 1 if other + 1 < state.seats else 0
        if state.points[other] > most:
            most = state.points[other]
            rival = other
    return rival


def put(count: int, feature: int, amount: int, features: list[int], amounts: list[int]) -> int:
    """Write one feature; if there is nothing of it the next one takes its place. Returns how many there are."""
    features[count] = feature
    amounts[count] = amount
    return count + 1 if amount else count


# ---- figures of a seat ---------------------------------------------------------------------------
def put_figures(state: Fields, count: int, first: int, features: list[int], amounts: list[int]) -> int:
    """Write the figures that were counted."""
    for figure in range(PER_SEAT):
        count = put(count, first + figure, state.figures[figure], features, amounts)
    return count


def count_figures(state: Fields, seat: int, more: int) -> None:
    """Count the figures of a seat, on top of what was counted before if there is `more`."""
    if not more:
        for figure in range(PER_SEAT):
            state.figures[figure] = 0
    built = state.built[seat]
    state.figures[POINTS] += state.points[seat]
    state.figures[BUILT] += STAGE_COUNT[built]
    state.figures[GREY] += state.grey[seat]
    state.figures[COINS] += state.area[seat][COIN]
    state.figures[LACKS] += max(0, UNITS_LEFT[built] - state.grey[seat] - state.area[seat][COIN])
    if state.cat == seat:
        state.figures[CAT] += 1
    wonder = state.wonder[seat]
    if wonder >= 0:
        state.figures[TO_COME] += POINTS_TO_COME[wonder][built]
        if EFFECTS_TO_COME[wonder][built]:
            state.figures[FIRST_EFFECT + WONDER_EFFECT[wonder] - 1] += EFFECTS_TO_COME[wonder][built]
        count_next_stage(state, seat)
    count_science(state, seat)
    count_shields(state, seat)


def count_next_stage(state: Fields, seat: int) -> None:
    """How near the nearest available stage is."""
    stages = available(state, seat)
    coins = coins_worth(state, seat, 0)
    least = UNITS_LEFT[0]
    for stage in range(STAGES):
        if stages & BIT[stage]:
            held = state.most[seat] if IDENTICAL[stage] else state.distinct[seat]
            least = min(least, COST_N[stage] - held - coins)
    if least == 2:
        state.figures[LACKS_TWO] += 1
    elif least < 2:
        state.figures[LACKS_ONE] += 1
        if STAGE_COUNT[state.built[seat]] == STAGES - 1:
            state.figures[LAST_LACKS_ONE] += 1


def count_science(state: Fields, seat: int) -> None:
    """Symbols and tokens."""
    symbols = 0
    for symbol in range(TRIPLE):
        if state.area[seat][FIRST_GREEN + symbol]:
            symbols += 1
    if symbols == 1:
        state.figures[ONE_SYMBOL] += 1
    elif symbols:
        state.figures[TWO_SYMBOLS] += 1
    if state.held[seat]:
        for token in range(TOKENS):
            if state.held[seat] & BIT[token]:
                state.figures[FIRST_TOKEN + token] += 1
        if state.culture[seat] == 2:
            state.figures[FIRST_TOKEN + CULTURE] += 1


def count_shields(state: Fields, seat: int) -> None:
    """Strength, what a battle takes of it, and how the neighbours compare (AR-73, AR-75)."""
    own = state.strength[seat]
    horned = 0
    for kind in range(FIRST_RED, KINDS):
        if HORNS[kind]:
            horned += state.area[seat][kind]
    state.figures[HORNED] += horned
    state.figures[LASTING] += own - horned
    compare(state, own, state.strength[seat + 1 if seat + 1 < state.seats else 0])
    compare(state, own, state.strength[seat - 1 if seat > 0 else state.seats - 1])


def compare(state: Fields, own: int, other: int) -> None:
    """One neighbour: led or leading, and whether the battle is near."""
    near = 0
    if state.conflict_total - state.conflict_battle <= NEAR:
        near = 1
    if own > other:
        state.figures[LED] += 1
        state.figures[LED_NEAR] += near
    elif own < other:
        state.figures[LEADING] += 1
        state.figures[LEADING_NEAR] += near


# ---- the table -----------------------------------------------------------------------------------
def put_table(state: Fields, seat: int, count: int, first: int, features: list[int], amounts: list[int]) -> int:
    """Whose turn it is, when the battle comes, and what the seat can take."""
    count = put(count, first, 1, features, amounts)
    if state.active == seat:
        count = put(count, first + 1, 1, features, amounts)
    elif state.active == (seat - 1 if seat > 0 else state.seats - 1):
        count = put(count, first + 2, 1, features, amounts)
    count = put(count, first + 3, state.conflict_total - state.conflict_battle, features, amounts)
    if state.phase != OVER and state.phase != CHOOSING:
        count = put_reach(state, seat, count, first, features, amounts)
        count = put(count, first + 7, best_token(state, seat), features, amounts)
    return count


def put_reach(state: Fields, seat: int, count: int, first: int, features: list[int], amounts: list[int]) -> int:
    """The cards that a seat would choose from now."""
    judge_cards(state, seat)
    left = deck_amount(state, seat, state.wonder[seat])
    right = deck_amount(state, seat, right_deck(state, seat))
    best = max(left, right, deck_amount(state, seat, CENTRAL))
    count = put(count, first + 4, best, features, amounts)
    count = put(count, first + 5, left, features, amounts)
    return put(count, first + 6, right, features, amounts)


def deck_amount(state: Fields, seat: int, deck: int) -> int:
    """Worth of a deck's top card to a seat, in tenths of a point; nothing if there is none or it does harm."""
    if not has_cards(state, deck):
        return 0
    return max(0, top_worth(state, seat, deck)) // WORTH_STEP


def best_token(state: Fields, seat: int) -> int:
    """Worth of the best token face up, in tenths of a point."""
    best = 0
    for slot in range(FACE_UP):
        if state.face_up[slot] >= 0:
            best = max(best, token_worth(state, seat, state.face_up[slot]))
    return best // WORTH_STEP
