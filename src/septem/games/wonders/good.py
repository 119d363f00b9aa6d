"""The moves of 7 Wonders worth looking into: of moves that differ in little only the best one.

A card is paid for in the cheapest way. One card marks the stage or is sold: the one that the next holder of the hand
would miss most. All are weighed on the way, and `weigh` finds their weights in `kept`.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.codes import (
    BUILD,
    CARD_FIELD,
    CARD_SHIFT,
    CHOOSE,
    CHOOSE_SIDE,
    DECLINE,
    KIND_BITS,
    LEFT_SHIFT,
    POWER_BUILD,
    RECOVER,
    RIGHT_SHIFT,
    SELL,
    STAGE,
)
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import SALE_COINS

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.wonders.cities import next_stage
    from septem.games.wonders.hints import burnt_worth, kept_power, trade_price, weigh_all
    from septem.games.wonders.listing import coins_left, coins_right, free_build, list_moves, power_ready
    from septem.games.wonders.payment import payable
    from septem.games.wonders.taught import correct_good
    from septem.games.wonders.worths import coins_worth, turn_now, worth_of

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COINS_NEEDED = tables.COINS_NEEDED
FIRST_CARD = tables.FIRST_CARD
MASK = tables.MASK
WORD = tables.WORD

CLOSE = 50
"""A stage or sale that looks so much worse than the best build is of no interest."""


def list_good(state: Fields, seat: int) -> int:
    """Write the good moves of a seat into `moves` and their weights into `kept`; returns how many."""
    if state.phase == CHOOSE and state.chosen[seat] < 0:
        state.kept_count = list_good_hand(state, seat)
        if state.thought_for & BIT[seat]:
            correct_good(state, seat, state.kept_count)
    else:
        count = list_moves(state, seat)
        weigh_all(state, seat, count, state.kept)
        state.kept_count = count if state.phase == CHOOSE_SIDE else keep_best(state, count)
    return state.kept_count


# ---- the hand -----------------------------------------------------------------------------------
def list_good_hand(state: Fields, seat: int) -> int:
    """Every different card built in its cheapest way, the next stage and a sale."""
    when = turn_now(state)
    hand = state.holding[seat]
    first = FIRST_CARD[state.edition][state.age]
    listed = 0
    cards = 0
    count = 0
    for i in range(state.hand_size[hand]):
        card = state.hand[hand][i]
        if not listed & BIT[card - first]:
            listed |= BIT[card - first]
            state.hand_cards[cards] = card
            state.hand_worths[cards] = 0
            if not state.doubles[seat][WORD[card]] & MASK[card]:  # SW-31
                count = add_builds(state, seat, cards, when, count)
            cards += 1
    best = best_weight(state, count)
    weight = coins_worth(state, seat, SALE_COINS, when)
    stage = next_stage(state, seat)
    if stage < 0 or not payable(state, seat, stage, state.coins[seat]):
        return add(state, count, SELL | burnt_card(state, seat, cards, when, weight - best) << CARD_SHIFT, weight)
    payment = cheapest(state, seat)
    stage_weight = worth_of(state, seat, stage, when) - trade_price(state, seat, COINS_NEEDED[stage], payment, when)
    burnt = burnt_card(state, seat, cards, when, max(weight, stage_weight) - best) << CARD_SHIFT
    count = add(state, count, STAGE | burnt | payment, stage_weight)
    return add(state, count, SELL | burnt, weight)


def add(state: Fields, count: int, move: int, weight: int) -> int:
    """Add a move with its weight; returns how many there are then."""
    state.moves[count] = move
    state.kept[count] = weight
    return count + 1


def add_builds(state: Fields, seat: int, at: int, when: int, count: int) -> int:
    """Add the ways to build a card of `hand_cards`: free, paid, by the power if that saves something.

    A card that can be built without the power gets its worth in `hand_worths`.
    """
    card = state.hand_cards[at]
    row = CARD_BASE[state.edition] + card
    tag = card << CARD_SHIFT
    if free_build(state, seat, card, state.turn):
        state.hand_worths[at] = worth_of(state, seat, row, when)
        return add(state, count, BUILD | tag, state.hand_worths[at])
    saves = 1
    if payable(state, seat, row, state.coins[seat]):
        payment = cheapest(state, seat)
        state.hand_worths[at] = worth_of(state, seat, row, when)
        price = trade_price(state, seat, COINS_NEEDED[row], payment, when)
        count = add(state, count, BUILD | tag | payment, state.hand_worths[at] - price)
        saves = payment + COINS_NEEDED[row]
    if saves and power_ready(state, seat):
        count = add(state, count, POWER_BUILD | tag, worth_of(state, seat, row, when) - kept_power(state))
    return count


def cheapest(state: Fields, city: int) -> int:
    """The fewest coins to the neighbours, after `payable`; the choice between them goes to the one they help less."""
    if state.raw_bought + state.goods_bought == 0:
        return 0
    left = state.left_of[city]
    right = state.right_of[city]
    to_left = 1 if left >= state.seats or (right < state.seats and state.coins[left] > state.coins[right]) else 0
    raw = state.raw_most if to_left else state.raw_least
    if state.price_left[city] != state.price_right[city]:
        raw = state.raw_most if state.price_left[city] < state.price_right[city] else state.raw_least
    goods = state.goods_most if to_left else state.goods_least
    return coins_left(state, city, raw, goods) << LEFT_SHIFT | coins_right(state, city, raw, goods) << RIGHT_SHIFT


def best_weight(state: Fields, count: int) -> int:
    """The highest weight of the moves listed so far."""
    best = 0
    for i in range(count):
        best = max(best, state.kept[i])
    return best


def burnt_card(state: Fields, seat: int, cards: int, when: int, lead: int) -> int:
    """The card that goes face down with the least loss; who would miss it is only asked if it comes to that."""
    best = 0
    most = 0
    for i in range(cards):
        if lead < -CLOSE:
            gain = -state.hand_worths[i]
        else:
            gain = burnt_worth(state, seat, state.hand_cards[i], state.hand_worths[i], when)
        if i == 0 or gain > most:
            best = i
            most = gain
    return state.hand_cards[best]


# ---- other decisions ----------------------------------------------------------------------------
def keep_best(state: Fields, count: int) -> int:
    """Of the moves listed keep one for each card built, one stage and one sale; of cards recovered the better half.

    The own city does not decline: to sell is better. The weights in `kept` stay beside their moves.
    """
    best = best_weight(state, count)
    total = 0
    stage = -1
    sale = -1
    built = -1
    for i in range(count):
        move = state.moves[i]
        weight = state.kept[i]
        kind = move & KIND_BITS
        at = total
        if kind == STAGE:
            if stage < 0:
                stage = total
            at = stage
        elif kind == SELL:
            if sale < 0:
                sale = total
            at = sale
        elif kind == BUILD:
            if built < 0 or (state.moves[built] ^ move) >> CARD_SHIFT & CARD_FIELD:
                built = total
            at = built
        elif 2 * weight < best and kind == RECOVER:
            continue
        elif kind == DECLINE and best > 0:
            continue
        if at == total or weight > state.kept[at]:
            state.moves[at] = move
            state.kept[at] = weight
        if at == total:
            total += 1
    return total
