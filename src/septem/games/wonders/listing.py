"""The legal moves of a decision: listed, or one drawn by trial (SW-30 to SW-35, SW-49, SW-75, SW-95)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.codes import (
    AFTER_TURNS,
    BUILD,
    CARD_BITS,
    CARD_FIELD,
    CARD_SHIFT,
    CHOOSE,
    CHOOSE_SIDE,
    DECLINE,
    DISCARD_BUILD,
    FREE_CITY_BIT,
    KIND_BITS,
    LEFT_SHIFT,
    POWER_BUILD,
    RECOVER,
    RIGHT_SHIFT,
    SELL,
    SEVENTH_CARD,
    SIDE,
    STAGE,
    TAKEN_BIT,
    UNDER_BIT,
)
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import ONCE_PER_AGE

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.wonders.cities import next_stage
    from septem.games.wonders.effects import free_by_board
    from septem.games.wonders.payment import payable
    from septem.games.wonders.turns import seventh_card

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
FIRST_CARD = tables.FIRST_CARD
MASK = tables.MASK
WORD = tables.WORD


def city_to_decide(state: Fields, seat: int) -> int:
    """The city a seat decides for now: with two players first its own, then the Free City (SW-92)."""
    if state.phase == CHOOSE:
        return seat if state.chosen[seat] < 0 else state.seats
    return state.acting_city


def list_moves(state: Fields, seat: int) -> int:
    """Write the legal moves of a seat into `moves`; returns how many."""
    if state.phase == CHOOSE_SIDE:
        state.moves[0] = SIDE
        state.moves[1] = SIDE | 1 << CARD_SHIFT
        return 2
    if state.phase == DISCARD_BUILD:
        return list_pile(state)
    city = city_to_decide(state, seat)
    if state.phase == SEVENTH_CARD:
        list_stage(state, city)
        state.moves[0] = DECLINE | city_flag(state, city)
        return list_card(state, 1, city, seventh_card(state), AFTER_TURNS)
    return list_hand(state, seat, city)


def city_flag(state: Fields, city: int) -> int:
    """Marks moves for the Free City."""
    return FREE_CITY_BIT if city >= state.seats else 0


def list_hand(state: Fields, seat: int, city: int) -> int:
    """Every different card of the hand with all its uses (SW-30)."""
    list_stage(state, city)
    hand = state.holding[seat]
    spent = -1 if city == seat else state.chosen[seat] >> CARD_SHIFT & CARD_FIELD
    first = FIRST_CARD[state.edition][state.age]
    listed = 0
    count = 0
    for i in range(state.hand_size[hand]):
        card = state.hand[hand][i]
        if card == spent:
            spent = -1
        elif not listed & BIT[card - first]:
            listed |= BIT[card - first]
            count = list_card(state, count, city, card, state.turn)
    return count


def list_card(state: Fields, count: int, city: int, card: int, turn: int) -> int:
    """Write all uses of one card into `moves` from `count` on: build, next stage, sell, build by the power."""
    tag = card << CARD_SHIFT | city_flag(state, city)
    first = count
    free = 1
    if not state.doubles[city][WORD[card]] & MASK[card]:  # SW-31
        free = free_build(state, city, card, turn)
        if free:
            state.moves[count] = BUILD | tag
            count += 1
            if city >= state.seats and state.linked[city][WORD[card]] & MASK[card]:  # SW-95: the Free City must
                return count
        elif payable(state, city, CARD_BASE[state.edition] + card, state.coins[city]):
            count = list_payments(state, city, BUILD | tag, state.moves, count)
    for i in range(state.stage_payment_count):
        state.moves[count] = STAGE | tag | state.stage_payments[i]
        count += 1
    if city < state.seats or count == first:  # SW-95: the Free City sells only what it cannot use
        state.moves[count] = SELL | tag
        count += 1
    if not free and power_ready(state, city):
        state.moves[count] = POWER_BUILD | tag
        count += 1
    return count


def power_ready(state: Fields, city: int) -> int:
    """1 if the build free once per age is at hand (SW-77)."""
    return 1 if state.powers[city] & ONCE_PER_AGE and not state.power_used[city] else 0


def free_build(state: Fields, city: int, card: int, turn: int) -> int:
    """1 if a card costs nothing: empty cost, chain, or board (SW-50, SW-79 to SW-81)."""
    if state.free[city][WORD[card]] & MASK[card]:
        return 1
    return free_by_board(state, city, CARD_BASE[state.edition] + card, turn) if state.powers[city] else 0


def list_stage(state: Fields, city: int) -> None:
    """Fill `stage_payments`: those for the next stage, the same whatever card marks it (SW-33)."""
    state.stage_payment_count = 0
    row = next_stage(state, city)
    if row >= 0 and payable(state, city, row, state.coins[city]):
        state.stage_payment_count = list_payments(state, city, 0, state.stage_payments, 0)


# ---- payments -----------------------------------------------------------------------------------
def list_payments(state: Fields, city: int, tag: int, target: list[int], count: int) -> int:
    """Write each different pair of coins to the left and right (SW-49) into a list from `count` on, after `payable`."""
    for raw in range(state.raw_least, state.raw_most + 1):
        for goods in range(state.goods_least, state.goods_most + 1):
            to_left = coins_left(state, city, raw, goods)
            to_right = coins_right(state, city, raw, goods)
            if to_left + to_right <= state.budget and not costs_the_same(state, city, raw, goods):
                target[count] = tag | to_left << LEFT_SHIFT | to_right << RIGHT_SHIFT
                count += 1
    return count


def coins_left(state: Fields, city: int, raw: int, goods: int) -> int:
    """Coins to the left for these units bought there (SW-46)."""
    return raw * state.price_left[city] + goods * state.price_goods[city]


def coins_right(state: Fields, city: int, raw: int, goods: int) -> int:
    """Coins to the right for the rest."""
    return (state.raw_bought - raw) * state.price_right[city] + (state.goods_bought - goods) * state.price_goods[city]


def costs_the_same(state: Fields, city: int, raw: int, goods: int) -> int:
    """1 if fewer raw materials and more goods from the left cost the same on both sides: one payment, not two."""
    price = state.price_left[city]
    other = state.price_goods[city]
    if price != state.price_right[city]:
        return 0
    if price == other:
        price = 1
        other = 1
    return 1 if raw - other >= state.raw_least and goods + price <= state.goods_most else 0


# ---- the discard pile ---------------------------------------------------------------------------
def list_pile(state: Fields) -> int:
    """Decline, or any different card of the discard pile the city lacks (SW-75)."""
    city = state.acting_city
    flag = city_flag(state, city)
    state.moves[0] = DECLINE | flag
    count = 1
    low = state.doubles[city][0]
    high = state.doubles[city][1]
    for i in range(state.away_count):
        if state.away[i] & (UNDER_BIT | TAKEN_BIT):
            continue
        card = state.away[i] & CARD_BITS
        if (high if WORD[card] else low) & MASK[card]:
            continue
        if WORD[card]:
            high |= MASK[card]
        else:
            low |= MASK[card]
        state.moves[count] = RECOVER | card << CARD_SHIFT | flag
        count += 1
    return count


# ---- one move drawn -----------------------------------------------------------------------------
def draw_one(state: Fields, seat: int) -> int:
    """One legal move, drawn by trial.

    A choice of the turn is a card of the hand and a use: SELL, BUILD, STAGE, and POWER_BUILD where there is that
    power. All such pairs that are possible are equally likely, and so are the payments of a pair (SW-49); two equal
    cards of the hand are two. Of every other decision all legal moves are equally likely (D-33).
    """
    if state.phase != CHOOSE:
        return state.moves[below(state.choice_stream, list_moves(state, seat))]
    hand = state.holding[seat]
    if state.chosen[seat] >= 0:
        return draw_for_free_city(state, hand, state.chosen[seat] >> CARD_SHIFT & CARD_FIELD)
    ready = power_ready(state, seat)
    stage_open = 1
    while True:
        if ready:
            drawn = below(state.choice_stream, 4 * state.hand_size[hand])
            card = state.hand[hand][drawn // 4]
            use = drawn % 4
        else:
            drawn = below(state.choice_stream, 3 * state.hand_size[hand])
            card = state.hand[hand][drawn // 3]
            use = drawn % 3
        if use == SELL:
            return SELL | card << CARD_SHIFT
        if use == STAGE:
            if stage_open:
                stage = next_stage(state, seat)
                if stage >= 0 and payable(state, seat, stage, state.coins[seat]):
                    return STAGE | card << CARD_SHIFT | any_payment(state, seat)
                stage_open = 0
        elif not state.doubles[seat][WORD[card]] & MASK[card]:  # SW-31
            if free_build(state, seat, card, state.turn):
                if use == BUILD:
                    return BUILD | card << CARD_SHIFT
            elif use == POWER_BUILD:
                return POWER_BUILD | card << CARD_SHIFT
            elif payable(state, seat, CARD_BASE[state.edition] + card, state.coins[seat]):
                return BUILD | card << CARD_SHIFT | any_payment(state, seat)


def draw_for_free_city(state: Fields, hand: int, spent: int) -> int:
    """The same for the Free City, with the cards that are left; what it can use it does not sell (SW-95)."""
    city = state.seats
    uses = 3 + power_ready(state, city)
    list_stage(state, city)
    while True:
        drawn = below(state.choice_stream, uses * state.hand_size[hand])
        card = state.hand[hand][drawn // uses]
        if card != spent:
            count = list_card(state, 0, city, card, state.turn)
            use = drawn % uses
            first = 0
            while first < count and state.moves[first] & KIND_BITS != use:
                first += 1
            last = first
            while last < count and state.moves[last] & KIND_BITS == use:
                last += 1
            if last > first:
                return state.moves[first + below(state.choice_stream, last - first)]


def any_payment(state: Fields, city: int) -> int:
    """A random one of the different payments that can be afforded, all equally likely, after `payable` (SW-49)."""
    if state.raw_bought + state.goods_bought == 0:
        return 0
    while True:
        raw = state.raw_least
        goods = state.goods_least
        if state.raw_most > raw:
            raw += below(state.choice_stream, state.raw_most - raw + 1)
        if state.goods_most > goods:
            goods += below(state.choice_stream, state.goods_most - goods + 1)
        to_left = coins_left(state, city, raw, goods)
        to_right = coins_right(state, city, raw, goods)
        if to_left + to_right <= state.budget and not costs_the_same(state, city, raw, goods):
            return to_left << LEFT_SHIFT | to_right << RIGHT_SHIFT
