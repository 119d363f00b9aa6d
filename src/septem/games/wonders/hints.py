"""How good a move of 7 Wonders looks to a seat, without looking ahead: what the card brings, less what it costs.

All worths are hundredths of a point (`worths.py`). The holder of the Free City lets it serve the own city.
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
    COIN_BITS,
    DECLINE,
    KIND_BITS,
    LAST_TURN,
    LEFT_SHIFT,
    POWER_BUILD,
    RECOVER,
    RIGHT_SHIFT,
    SELL,
    STAGE,
)
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import SALE_COINS, TURNS
from septem.games.wonders.worth_tables import (
    BURNT_PART,
    DENIED_PART,
    FREE_CITY_COIN,
    FREE_CITY_DENIED,
    FREE_CITY_HARMS,
    FREE_CITY_SERVES,
    KEPT_WORTH,
    TO_NEIGHBOUR_WORTH,
)

if not cython.compiled:
    from septem.games.wonders.cities import next_stage
    from septem.games.wonders.listing import city_to_decide, free_build
    from septem.games.wonders.payment import payable
    from septem.games.wonders.worths import coins_worth, turn_now, worth_of

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COINS_NEEDED = tables.COINS_NEEDED
MASK = tables.MASK
NEED = tables.NEED
SHIELDS = tables.SHIELDS
STAGE_COUNT = tables.STAGE_COUNT
STAGE_ROW = tables.STAGE_ROW
WORD = tables.WORD


def weigh_moves(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Weigh the moves of a seat that were listed last; the good ones have been weighed already."""
    if state.kept_count:
        for i in range(count):
            weights[i] = state.kept[i]
    else:
        weigh_all(state, seat, count, weights)


def weigh_all(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Weigh the moves of a seat in `moves`."""
    if state.phase == CHOOSE_SIDE:
        for side in range(count):
            weights[side] = side_weight(state, seat, side)
        return
    city = city_to_decide(state, seat)
    if city >= state.seats:
        weigh_free_city(state, seat, count, weights)
    else:
        weigh_city(state, city, count, weights)


def side_weight(state: Fields, seat: int, side: int) -> int:
    """All stages of a board side, with a guess at their price."""
    when = turn_now(state)
    row = state.side_row[seat] + side
    weight = 0
    for stage in range(STAGE_COUNT[row]):
        weight += worth_of(state, seat, STAGE_ROW[row][stage], when) - 50 * units_needed(STAGE_ROW[row][stage])
    return weight


def units_needed(row: int) -> int:
    """How many units a cost asks for."""
    units = 0
    need = NEED[row]
    while need:
        units += need & 15
        need >>= 4
    return units


# ---- the own city -------------------------------------------------------------------------------
def weigh_city(state: Fields, city: int, count: int, weights: list[int]) -> None:
    """Every card and the stage are weighed once: the moves of a card stand side by side."""
    when = turn_now(state)
    stage = next_stage(state, city)
    stage_worth = worth_of(state, city, stage, when) if stage >= 0 else 0
    sale = coins_worth(state, city, SALE_COINS, when)
    card = -1
    worth = 0
    burnt = 0
    for i in range(count):
        move = state.moves[i]
        kind = move & KIND_BITS
        if kind == DECLINE:
            weights[i] = 0
            continue
        if card != move >> CARD_SHIFT & CARD_FIELD:
            card = move >> CARD_SHIFT & CARD_FIELD
            worth = worth_of(state, city, CARD_BASE[state.edition] + card, when)
            own = worth if kind == BUILD else 0  # a card that can be built says so first
            burnt = burnt_worth(state, city, card, own, when) if kind != RECOVER else 0
        if kind == BUILD:
            weights[i] = worth - build_price(state, city, card, move, when)
        elif kind == SELL:
            weights[i] = sale + burnt
        elif kind == STAGE:
            weights[i] = stage_worth - trade_price(state, city, COINS_NEEDED[stage], move, when) + burnt
        elif kind == POWER_BUILD:
            weights[i] = worth - kept_power(state)
        else:
            weights[i] = worth


def burnt_worth(state: Fields, city: int, card: int, worth: int, when: int) -> int:
    """What it means that a card goes face down: the next holder of the hand cannot build it, nor can the own city.

    `worth`: what it would bring the own city now, nothing if that cannot build it.
    """
    if state.phase != CHOOSE or state.turn == LAST_TURN:
        return 0
    return denied_worth(state, next_holder(state, city), card, when) * DENIED_PART // 100 - worth * BURNT_PART // 100


def next_holder(state: Fields, seat: int) -> int:
    """The seat that gets the hand of a seat (SW-27, SW-96)."""
    if state.seats == 2:
        return 1 - seat
    return state.right_of[seat] if state.age == 1 else state.left_of[seat]


def denied_worth(state: Fields, city: int, card: int, when: int) -> int:
    """What a card would bring another city, if it could build it now."""
    row = CARD_BASE[state.edition] + card
    if state.doubles[city][WORD[card]] & MASK[card]:
        return 0
    if not state.free[city][WORD[card]] & MASK[card] and not payable(state, city, row, state.coins[city]):
        return 0
    return worth_of(state, city, row, when)


def kept_power(state: Fields) -> int:
    """A power that is free once in an age is not spent on trifles early in it."""
    return KEPT_WORTH * (TURNS - 1 - state.turn)


def build_price(state: Fields, city: int, card: int, move: int, when: int) -> int:
    """What building a card costs: nothing if it is free."""
    coins = COINS_NEEDED[CARD_BASE[state.edition] + card]
    if coins and free_build(state, city, card, state.turn):
        coins = 0
    return trade_price(state, city, coins, move, when)


def trade_price(state: Fields, city: int, coins: int, move: int, when: int) -> int:
    """Coins to the bank and to the neighbours; what a neighbour gets hurts a little more."""
    to_left = move >> LEFT_SHIFT & COIN_BITS
    to_right = move >> RIGHT_SHIFT & COIN_BITS
    if coins + to_left + to_right == 0:
        return 0
    price = -coins_worth(state, city, -coins - to_left - to_right, when)
    if state.left_of[city] < state.seats:  # not the Free City
        price += to_left * TO_NEIGHBOUR_WORTH
    if state.right_of[city] < state.seats:
        price += to_right * TO_NEIGHBOUR_WORTH
    return price


# ---- the Free City ------------------------------------------------------------------------------
def weigh_free_city(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """What a move of the Free City means for the players: coins, shields, a card out of the rival's reach."""
    when = turn_now(state)
    city = state.seats
    rival = 1 - seat
    card = -1
    denied = 0
    for i in range(count):
        move = state.moves[i]
        kind = move & KIND_BITS
        if kind == DECLINE:
            weights[i] = 0
            continue
        if card != move >> CARD_SHIFT & CARD_FIELD:
            card = move >> CARD_SHIFT & CARD_FIELD
            denied = worth_of(state, rival, CARD_BASE[state.edition] + card, when) * FREE_CITY_DENIED // 100
        to_left = move >> LEFT_SHIFT & COIN_BITS  # seat 0 sits on its left
        to_right = move >> RIGHT_SHIFT & COIN_BITS
        weights[i] = denied + FREE_CITY_COIN * (to_left - to_right if seat == 0 else to_right - to_left)
        if kind == STAGE:
            weights[i] += beside(state, seat, SHIELDS[next_stage(state, city)])
        elif kind != SELL:
            weights[i] += beside(state, seat, SHIELDS[CARD_BASE[state.edition] + card])


def beside(state: Fields, seat: int, shields: int) -> int:
    """Shields of the Free City that reach a player's: bad for the own seat, good against the rival."""
    if shields == 0:
        return 0
    reached = state.shields[state.seats] + shields
    weight = 0
    if state.shields[1 - seat] <= reached:
        weight += FREE_CITY_SERVES
    if state.shields[seat] <= reached:
        weight -= FREE_CITY_HARMS
    return weight
