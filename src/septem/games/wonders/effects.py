"""A chosen card is built, marks a stage or is sold, is paid for and earns coins (SW-22 to SW-25, SW-30 to SW-35)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.codes import (
    AFTER_TURNS,
    BY_POWER,
    CARD_FIELD,
    CARD_SHIFT,
    CHAINED,
    COIN_BITS,
    FREE_BY_BOARD,
    KIND_BITS,
    LAST_TURN,
    LEFT_SHIFT,
    PAID,
    POWER_BUILD,
    RIGHT_SHIFT,
    SELL,
    STAGE,
    STAGE_STRIDE,
    TOLD_BUILT,
    TOLD_EARNED,
    TOLD_SOLD,
    TOLD_STAGE,
)
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import FIRST_OF_AGE, FIRST_OF_COLOUR, LAST_OF_AGE, NO_ROW, SALE_COINS

if not cython.compiled:
    from septem.games.wonders.away import put_away, show_last
    from septem.games.wonders.cities import STAGES_BUILT, add_card, count_around, join, next_stage
    from septem.games.wonders.free_city import holder_at, rule_out

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COINS = tables.COINS
COINS_COUNT = tables.COINS_COUNT
COINS_NEEDED = tables.COINS_NEEDED
COINS_PER = tables.COINS_PER
COINS_WHERE = tables.COINS_WHERE
COLOUR = tables.COLOUR
MASK = tables.MASK
WORD = tables.WORD


def free_by_board(state: Fields, city: int, row: int, turn: int) -> int:
    """1 if the second edition's Olympia builds this card free of its own accord (SW-79 to SW-81)."""
    powers = state.powers[city]
    if powers & FIRST_OF_COLOUR and state.counts[city][COLOUR[row]] == 0:
        return 1
    if powers & FIRST_OF_AGE and turn == 0:
        return 1
    return 1 if powers & LAST_OF_AGE and turn == LAST_TURN else 0


def how_built(state: Fields, city: int, card: int, turn: int) -> int:
    """How a card is built without a power: by chain, free by the board, or paid, be it nothing (SW-50, OP-13)."""
    if state.linked[city][WORD[card]] & MASK[card]:
        return CHAINED
    if not state.powers[city] or state.free[city][WORD[card]] & MASK[card]:
        return PAID
    return FREE_BY_BOARD if free_by_board(state, city, CARD_BASE[state.edition] + card, turn) else PAID


# ---- carrying out choices -----------------------------------------------------------------------
def resolve(state: Fields) -> None:
    """All choices take effect at once (SW-22 to SW-25); the Free City's stands first in log and pile (OP-8)."""
    clear_income(state)
    if state.cities > state.seats:
        carry_out(state, state.seats, holder_at(state.age, state.turn), state.chosen[state.seats], state.turn)
    for seat in range(state.seats):
        carry_out(state, seat, seat, state.chosen[seat], state.turn)
    for city in range(state.cities):
        collect(state, city)
        state.chosen[city] = -1
    if state.turn == 0:  # nobody else has seen the hand: which card was drawn is no longer of use
        state.drawn = -1


def clear_income(state: Fields) -> None:
    """Clear `income` and `placed` before choices are carried out."""
    for city in range(state.cities):
        state.income[city] = 0
        state.placed[city] = NO_ROW


def carry_out(state: Fields, city: int, seat: int, move: int, turn: int) -> None:
    """Place the card a seat has chosen for a city; fills `income` and `placed`, which wait for `collect` (SW-25)."""
    card = move >> CARD_SHIFT & CARD_FIELD
    kind = move & KIND_BITS
    to_left = move >> LEFT_SHIFT & COIN_BITS
    to_right = move >> RIGHT_SHIFT & COIN_BITS
    leave_hand(state, city, seat, card, turn)
    state.coins[city] -= to_left + to_right
    state.income[state.left_of[city]] += to_left
    state.income[state.right_of[city]] += to_right
    if kind == SELL:
        sell(state, city, seat, card, turn)
    elif kind == STAGE:
        build_stage(state, city, seat, card, to_left, to_right, turn)
    else:
        build(state, city, card, kind, to_left, to_right, turn)


def leave_hand(state: Fields, city: int, seat: int, card: int, turn: int) -> None:
    """Take the card from where it is: the hand, or for the Free City's seventh card the pile (SW-98)."""
    if city >= state.seats and turn == AFTER_TURNS:
        state.pile_next += 1
        return
    hand = state.holding[seat]
    state.hand_size[hand] -= 1
    gap = 0
    for i in range(state.hand_size[hand]):  # the other cards keep their order
        if state.hand[hand][i] == card:
            gap = 1
        state.hand[hand][i] = state.hand[hand][i + gap]


def sell(state: Fields, city: int, seat: int, card: int, turn: int) -> None:
    """Discard a card for three coins (SW-35)."""
    put_face_down(state, card, city, seat, turn, 0)
    state.income[city] += SALE_COINS
    if state.journaling:  # here and below: a branch instead of a call, for every move of a simulation (D-5)
        state.note(TOLD_SOLD, city, card, seat, 0, 0)


def build_stage(state: Fields, city: int, seat: int, card: int, to_left: int, to_right: int, turn: int) -> None:
    """Put a card under the board as the mark of the next stage (SW-33, SW-34)."""
    row = next_stage(state, city)
    state.coins[city] -= COINS_NEEDED[row]
    put_face_down(state, card, city, seat, turn, 1)
    join(state, city, row)
    state.placed[city] = row
    stage = state.counts[city][STAGES_BUILT]
    if state.journaling:
        state.note(TOLD_STAGE, city, card, stage + STAGE_STRIDE * seat, to_left, to_right)


def build(state: Fields, city: int, card: int, kind: int, to_left: int, to_right: int, turn: int) -> None:
    """Put a card into the city (SW-31)."""
    row = CARD_BASE[state.edition] + card
    how = BY_POWER if kind == POWER_BUILD else how_built(state, city, card, turn)
    if how == BY_POWER:
        state.power_used[city] = 1
    elif how == PAID:
        state.coins[city] -= COINS_NEEDED[row]
    add_card(state, city, card)
    state.placed[city] = row
    if card == state.drawn:
        state.drawn = -1
    if state.journaling:
        state.note(TOLD_BUILT, city, card, how, to_left, to_right)


def put_face_down(state: Fields, card: int, city: int, seat: int, turn: int, under: int) -> None:
    """Put a chosen card away; everybody saw it if choices are turned up (SW-104)."""
    put_away(state, card, city, seat, turn, under)
    if state.reveal_all:
        show_last(state)
    elif city >= state.seats:
        rule_out(state, turn, under)


def collect(state: Fields, city: int) -> None:
    """Trade income, sale, and immediate coins, counted after all cards lie (SW-25); reads `income` and `placed`."""
    row = state.placed[city]
    amount = earned(state, city, row)
    state.coins[city] += state.income[city] + amount
    if amount:
        state.note(TOLD_EARNED, city, amount, row, 0, 0)


def earned(state: Fields, city: int, row: int) -> int:
    """Coins a row pays once, at the moment of building (SW-56); all cards of the turn lie already (SW-25)."""
    amount = COINS[row]
    if COINS_PER[row]:
        amount += COINS_PER[row] * count_around(state, city, COINS_COUNT[row], COINS_WHERE[row])
    return amount
