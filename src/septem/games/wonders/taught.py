"""What searches thought of moves, learned: the weights of a seat's moves, corrected by how its city stands.

`weigh` says what a card brings by rules of thumb; thousands of searches have compared cards by playing games to the
end. How far they differed is told by card or stage from a few figures of the city, and added to the weight. Only the
seat that a search thinks for is weighed so: of others it is not known how well they play, and who takes them for
better than they are plays worse against those who are not.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables, taught_tables
from septem.games.wonders.codes import (
    BUILD,
    CARD_FIELD,
    CARD_SHIFT,
    COIN_BITS,
    KIND_BITS,
    LEFT_SHIFT,
    POWER_BUILD,
    RIGHT_SHIFT,
    STAGE,
)
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import REDUCED_PRICE
from septem.games.wonders.taught_tables import (
    ALWAYS,
    AROUND,
    BUILT,
    CHEAP_GOODS,
    CHEAP_LEFT,
    CHEAP_RIGHT,
    CHOICES,
    COINS,
    GOODS_CHOICES,
    LATER_AGES,
    LEAD_LEFT,
    LEAD_RIGHT,
    LESSON_UNIT,
    MADE,
    POWER,
    SALE_ROW,
    SOLD,
    SYMBOLS,
    TURN,
)

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.wonders.cities import next_stage
    from septem.games.wonders.listing import power_ready
    from septem.games.wonders.taught_tables import FIGURES
    from septem.games.wonders.worths import RAW_KINDS, RESOURCES, sells, turn_now

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COIN = taught_tables.COIN
LESSON = taught_tables.LESSON
SCALE = taught_tables.SCALE
TAUGHT = taught_tables.TAUGHT

USEFUL_COINS, MOST_SOLD, MOST_LEAD = 10, 3, 3
SYMBOL_KINDS, THINGS_COUNTED = 4, 8  # defeats are of no interest


def correct_good(state: Fields, seat: int, count: int) -> None:
    """Correct the weights in `kept` of the moves listed, if there are lessons for them."""
    if not TAUGHT[state.edition]:
        return
    figures = state.figures
    stand(state, seat, figures)
    scale = SCALE[turn_now(state)]
    coin = COIN[state.age]
    for i in range(count):
        move = state.moves[i]
        paid = (move >> LEFT_SHIFT & COIN_BITS) + (move >> RIGHT_SHIFT & COIN_BITS)
        more = coin * paid + said(figures, FIGURES * row_of_move(state, seat, move))
        more *= scale
        state.kept[i] += more // LESSON_UNIT if more >= 0 else -(-more // LESSON_UNIT)


def row_of_move(state: Fields, city: int, move: int) -> int:
    """The card or stage that a move builds; what is sold brings the same, whatever it is."""
    kind = move & KIND_BITS
    if kind in (BUILD, POWER_BUILD):
        return CARD_BASE[state.edition] + (move >> CARD_SHIFT & CARD_FIELD)
    return next_stage(state, city) if kind == STAGE else SALE_ROW


def said(figures: list[int], at: int) -> int:
    """What the lesson of a row says to the figures."""
    total = 0
    for i in range(FIGURES):
        total += figures[i] * LESSON[at + i]
    return total


def stand(state: Fields, city: int, figures: list[int]) -> None:
    """Write how a city stands: always 1, turn, coins, symbols, things built, what it makes and can buy, and so on."""
    left = state.left_of[city]
    right = state.right_of[city]
    for i in range(FIGURES):
        figures[i] = 0
    figures[ALWAYS] = 1
    figures[TURN] = state.turn
    figures[COINS] = min(USEFUL_COINS, state.coins[city])
    for i in range(SYMBOL_KINDS):
        figures[SYMBOLS + i] = state.science[city][i]
    for i in range(THINGS_COUNTED):
        figures[BUILT + i] = state.counts[city][i]
        figures[AROUND + i] = state.counts[left][i] + state.counts[right][i]
    stand_in_trade(state, city, figures)
    figures[LEAD_LEFT + max(-MOST_LEAD, min(MOST_LEAD, state.shields[city] - state.shields[left]))] = 1
    figures[LEAD_RIGHT + max(-MOST_LEAD, min(MOST_LEAD, state.shields[city] - state.shields[right]))] = 1
    if state.age:
        figures[LATER_AGES + state.age] = 1
    figures[POWER] = power_ready(state, city)


def stand_in_trade(state: Fields, city: int, figures: list[int]) -> None:
    """What a city makes, what neighbours sell, and where it buys cheaply."""
    left = state.left_of[city]
    right = state.right_of[city]
    for i in range(RESOURCES):
        figures[MADE + i] = state.fixed[city] >> 4 * i & 15
        figures[SOLD + i] = min(MOST_SOLD, sells(state, left, i) + sells(state, right, i))
    for i in range(RAW_KINDS):
        figures[CHOICES + i] = state.own_reach[city][BIT[i]]
    figures[GOODS_CHOICES] = state.goods_choices[city]
    if state.price_left[city] == REDUCED_PRICE:
        figures[CHEAP_LEFT] = 1
    if state.price_right[city] == REDUCED_PRICE:
        figures[CHEAP_RIGHT] = 1
    if state.price_goods[city] == REDUCED_PRICE:
        figures[CHEAP_GOODS] = 1
