"""The cities: what joins them, what they produce and count (SW-02, SW-31 to SW-33, SW-41, SW-55 to SW-60)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.catalogue import COUNTED
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import NO_SYMBOL, REDUCED_PRICE, STAGE_BASE, START_COINS, TRADE_PRICE

if not cython.compiled:
    from septem.core.bits import BIT

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COLOUR = tables.COLOUR
COSTLESS = tables.COSTLESS
DISCARD_BUILDS = tables.DISCARD_BUILDS
DISCOUNT = tables.DISCOUNT
FOR_SALE = tables.FOR_SALE
GOODS_CHOICE = tables.GOODS_CHOICE
LINKS = tables.LINKS
MADE = tables.MADE
MASK = tables.MASK
POINTS = tables.POINTS
POWER = tables.POWER
RAW_CHOICE = tables.RAW_CHOICE
SAME = tables.SAME
SCIENCE = tables.SCIENCE
SHIELDS = tables.SHIELDS
STAGE_COUNT = tables.STAGE_COUNT
STAGE_ROW = tables.STAGE_ROW
START = tables.START
WORD = tables.WORD

STAGES_BUILT, DEFEATS = COUNTED.index("wonder_stages"), COUNTED.index("defeat_tokens")
THINGS = len(COUNTED)


def clear_city(state: Fields, city: int) -> None:
    """An empty city with its first coins (SW-15)."""
    state.coins[city] = START_COINS
    state.fixed[city] = 0
    state.goods_choices[city] = 0
    state.price_left[city] = TRADE_PRICE
    state.price_right[city] = TRADE_PRICE
    state.price_goods[city] = TRADE_PRICE
    state.shields[city] = 0
    state.stage_points[city] = 0
    state.card_points[city] = 0
    state.powers[city] = 0
    state.power_used[city] = 0
    state.builds_due[city] = 0
    for i in range(2):
        state.built[city][i] = 0
        state.doubles[city][i] = 0
        state.linked[city][i] = 0
        state.free[city][i] = COSTLESS[2 * state.edition + i]
    for i in range(16):
        state.own_reach[city][i] = 0
        state.sold_reach[city][i] = 0
    for i in range(THINGS):
        state.counts[city][i] = 0
    for i in range(NO_SYMBOL + 1):
        state.science[city][i] = 0
    for i in range(3):
        state.victories[city][i] = 0


def open_board(state: Fields, city: int, side_row: int) -> None:
    """Lay out a board side: its start resource is produced and for sale (SW-41, SW-44)."""
    state.side_row[city] = side_row
    produce(state, city, BIT[4 * START[side_row]], 1)


def produce(state: Fields, city: int, made: int, for_sale: int) -> None:
    """Add units that are made for certain."""
    state.fixed[city] += made
    if for_sale:
        for resource in range(4):
            units = made >> 4 * resource & 15
            if units:
                for kinds in range(16):
                    if kinds & BIT[resource]:
                        state.sold_reach[city][kinds] += units


def produce_choice(state: Fields, city: int, options: int, for_sale: int) -> None:
    """Add a symbol that gives one of several raw materials."""
    for kinds in range(16):
        if kinds & options:
            state.own_reach[city][kinds] += 1
            state.sold_reach[city][kinds] += for_sale


def reduce_prices(state: Fields, city: int, discount: int) -> None:
    """Units of a neighbour become cheaper, never cheaper than one coin (SW-46)."""
    if discount & 1:
        state.price_left[city] = REDUCED_PRICE
    if discount & 2:
        state.price_right[city] = REDUCED_PRICE
    if discount & 4:
        state.price_goods[city] = REDUCED_PRICE


def join(state: Fields, city: int, row: int) -> None:
    """Lasting effects of a card or wonder stage (nothing is paid or earned here)."""
    if MADE[row]:
        produce(state, city, MADE[row], FOR_SALE[row])
    if RAW_CHOICE[row]:
        produce_choice(state, city, RAW_CHOICE[row], FOR_SALE[row])
    if GOODS_CHOICE[row]:
        state.goods_choices[city] += 1
    if DISCOUNT[row]:
        reduce_prices(state, city, DISCOUNT[row])
    state.shields[city] += SHIELDS[row]
    state.science[city][SCIENCE[row]] += 1
    if row >= STAGE_BASE:
        state.stage_points[city] += POINTS[row]
        state.counts[city][STAGES_BUILT] += 1
        state.powers[city] |= POWER[row]
        state.builds_due[city] += DISCARD_BUILDS[row]
    else:
        state.card_points[city] += POINTS[row]
        state.counts[city][COLOUR[row]] += 1


def add_card(state: Fields, city: int, card: int) -> None:
    """Put a card into a city with its lasting effects."""
    row = CARD_BASE[state.edition] + card
    state.built[city][WORD[card]] |= MASK[card]
    for i in range(2):
        state.doubles[city][i] |= SAME[i][row]
        state.linked[city][i] |= LINKS[i][row]
        state.free[city][i] |= LINKS[i][row]
    join(state, city, row)


def next_stage(state: Fields, city: int) -> int:
    """Row of the stage to be built next, -1 when the wonder is complete (SW-33)."""
    done = state.counts[city][STAGES_BUILT]
    if done >= STAGE_COUNT[state.side_row[city]]:
        return -1
    return STAGE_ROW[state.side_row[city]][done]


# ---- counting -----------------------------------------------------------------------------------
def count_around(state: Fields, city: int, what: int, where: int) -> int:
    """Counted things in the own city (1), the left one (2) and the right one (4) (SW-59)."""
    total = 0
    if where & 1:
        total += count(state, city, what)
    if where & 2:
        total += count(state, state.left_of[city], what)
    if where & 4:
        total += count(state, state.right_of[city], what)
    return total


def count(state: Fields, city: int, what: int) -> int:
    """Sum of the counts a mask names: colours, wonder stages, defeat tokens."""
    total = 0
    for i in range(THINGS):
        if what & BIT[i]:
            total += state.counts[city][i]
    return total
