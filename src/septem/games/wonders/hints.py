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
    CHOOSE_SIDE,
    COIN_BITS,
    DECLINE,
    KIND_BITS,
    LEFT_SHIFT,
    POWER_BUILD,
    RIGHT_SHIFT,
    SELL,
    STAGE,
)
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import SALE_COINS, TURNS
from septem.games.wonders.worth_tables import (
    BURNT_PART,
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
    from septem.games.wonders.worths import coins_worth, turn_now, worth_of

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COINS_NEEDED = tables.COINS_NEEDED
NEED = tables.NEED
SHIELDS = tables.SHIELDS
STAGE_COUNT = tables.STAGE_COUNT
STAGE_ROW = tables.STAGE_ROW


def weigh_moves(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Weigh the moves of a seat that were listed last."""
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
    stage_worth = 0
    stage_weighed = 0
    card = -1
    worth = 0
    for i in range(count):
        move = state.moves[i]
        kind = move & KIND_BITS
        if kind == DECLINE:
            weights[i] = 0
            continue
        if card != move >> CARD_SHIFT & CARD_FIELD:
            card = move >> CARD_SHIFT & CARD_FIELD
            worth = worth_of(state, city, CARD_BASE[state.edition] + card, when)
        if kind == BUILD:
            weights[i] = worth - build_price(state, city, card, move, when)
        elif kind == SELL:
            weights[i] = coins_worth(state, city, SALE_COINS, when) - worth * BURNT_PART // 100
        elif kind == STAGE:
            if not stage_weighed:
                stage_weighed = 1
                stage_worth = worth_of(state, city, stage, when)
            price = trade_price(state, city, COINS_NEEDED[stage], move, when)
            weights[i] = stage_worth - price - worth * BURNT_PART // 100
        elif kind == POWER_BUILD:
            weights[i] = worth - KEPT_WORTH * (TURNS - 1 - state.turn)
        else:
            weights[i] = worth  # recovered


def build_price(state: Fields, city: int, card: int, move: int, when: int) -> int:
    """What building a card costs: nothing if it is free."""
    coins = COINS_NEEDED[CARD_BASE[state.edition] + card]
    if coins and free_build(state, city, card, state.turn):
        coins = 0
    return trade_price(state, city, coins, move, when)


def trade_price(state: Fields, city: int, coins: int, move: int, when: int) -> int:
    """Coins to the bank and to the neighbours; what a neighbour gets hurts a little more."""
    traded = (move >> LEFT_SHIFT & COIN_BITS) + (move >> RIGHT_SHIFT & COIN_BITS)
    if coins + traded == 0:
        return 0
    return traded * TO_NEIGHBOUR_WORTH - coins_worth(state, city, -coins - traded, when)


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
