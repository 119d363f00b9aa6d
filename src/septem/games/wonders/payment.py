"""What a city must buy for a card or stage, and from whom it can (SW-40 to SW-49).

A legal payment buys exactly as many units as the own city at best leaves uncovered (SW-48). Raw materials and
manufactured goods never stand in for each other, so the two groups are worked out apart. Which units are bought may
vary, but only how many come from the left counts for the price: and those numbers form an unbroken range (own symbols
matched first stay matched when a neighbour's symbols are added). Its ends follow from the largest number of units
that the own, own and left, own and right symbols can cover, by Koenig's theorem: the least, over all sets of
resources, of the units outside the set plus the symbols that touch it.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.fields import Fields

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COINS_NEEDED = tables.COINS_NEEDED
NEED = tables.NEED

GUARD = 0x8888888  # top bit of every four-bit counter
RAW_PART = 0xFFFF
RAW_ONES = 0x1111
RAW_KINDS = 4
UNLIMITED = 10000
BIT_OF = [1, 2, 4, 8]


def payable(state: Fields, city: int, row: int, coins: int) -> int:
    """1 if the cost of a row can be met with that many coins (SW-47); fills `budget` and all that has to be bought."""
    state.budget = coins - COINS_NEEDED[row]
    if state.budget < 0:
        return 0
    state.raw_bought = 0
    state.raw_least = 0
    state.raw_most = 0
    state.goods_bought = 0
    state.goods_least = 0
    state.goods_most = 0
    lack = (NEED[row] | GUARD) - state.fixed[city]  # counter by counter, floored at zero
    short = lack & GUARD
    lack &= short - (short >> 3)
    if lack == 0:
        return 1
    left = state.left_of[city]
    right = state.right_of[city]
    if lack & RAW_PART and not buy_raw(state, city, left, right, lack):
        return 0
    if lack > RAW_PART and not buy_goods(state, city, left, right, lack >> 16):
        return 0
    return 1 if least_trade(state, city) <= state.budget else 0


def buy_raw(state: Fields, city: int, left: int, right: int, lack: int) -> int:
    """Fill in the raw units to buy; 0 if the neighbours do not have them."""
    wood = lack & 15
    stone = lack >> 4 & 15
    clay = lack >> 8 & 15
    ore = lack >> 12 & 15
    units = wood + stone + clay + ore
    kinds = (lack | lack >> 1 | lack >> 2) & RAW_ONES  # one bit of every counter that is not zero
    kinds = (kinds | kinds >> 3 | kinds >> 6 | kinds >> 9) & 15
    own = units
    with_left = units
    with_right = units
    with_both = units
    part = kinds
    while part:
        outside = units - wood * (part & 1) - stone * (part >> 1 & 1) - clay * (part >> 2 & 1) - ore * (part >> 3)
        reach = outside + state.own_reach[city][part]
        own = min(own, reach)
        with_left = min(with_left, reach + state.sold_reach[left][part])
        with_right = min(with_right, reach + state.sold_reach[right][part])
        with_both = min(with_both, reach + state.sold_reach[left][part] + state.sold_reach[right][part])
        part = (part - 1) & kinds
    if with_both < units:
        return 0
    state.raw_bought = units - own
    state.raw_most = with_left - own
    state.raw_least = units - with_right
    return 1


def buy_goods(state: Fields, city: int, left: int, right: int, lack: int) -> int:
    """Fill in the manufactured units to buy; own choice symbols stand for any of the three, none is for sale."""
    units = 0
    from_left = 0
    from_right = 0
    from_both = 0
    for kind in range(3):
        wanted = lack >> 4 * kind & 15
        at_left = state.fixed[left] >> 16 + 4 * kind & 15
        at_right = state.fixed[right] >> 16 + 4 * kind & 15
        units += wanted
        from_left += min(wanted, at_left)
        from_right += min(wanted, at_right)
        from_both += min(wanted, at_left + at_right)
    bought = units - state.goods_choices[city]
    if bought <= 0:
        return 1
    if from_both < bought:
        return 0
    state.goods_bought = bought
    state.goods_most = min(bought, from_left)
    state.goods_least = bought - min(bought, from_right)
    return 1


def least_trade(state: Fields, city: int) -> int:
    """Fewest coins to the neighbours for what has to be bought."""
    from_left = state.raw_most if state.price_left[city] <= state.price_right[city] else state.raw_least
    return (
        from_left * state.price_left[city]
        + (state.raw_bought - from_left) * state.price_right[city]
        + state.goods_bought * state.price_goods[city]
    )


def most_units(state: Fields, city: int, resource: int) -> int:
    """The most units of a resource that the own symbols and both neighbours could give."""
    left = state.left_of[city]
    right = state.right_of[city]
    units = state.fixed[city] >> 4 * resource & 15
    if resource < RAW_KINDS:
        only = BIT_OF[resource]
        return units + state.own_reach[city][only] + state.sold_reach[left][only] + state.sold_reach[right][only]
    units += state.goods_choices[city]
    return units + (state.fixed[left] >> 4 * resource & 15) + (state.fixed[right] >> 4 * resource & 15)
