"""A position of 7 Wonders as figures for a learned value: the own city beside the one that is ahead of the others.

Three turns are a stage of the game, and every stage has features of its own (`feature_names.py`).
Only what lies open is looked at, and the own hand.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.bits import WORD_BITS
from septem.games.wonders import tables
from septem.games.wonders.catalogue import CARDS, COLOURS, COUNTED
from septem.games.wonders.codes import OVER
from septem.games.wonders.feature_names import CITY_FEATURES, TURNS_IN_STAGE, WIDTH
from septem.games.wonders.fields import Fields
from septem.games.wonders.scoring import CATEGORIES
from septem.games.wonders.tables import AGES, POWERS, REDUCED_PRICE

if not cython.compiled:
    from septem.core.bits import BIT, how_many
    from septem.games.wonders.cities import STAGES_BUILT, next_stage
    from septem.games.wonders.features_pieces import describe_pieces, put, rough_points
    from septem.games.wonders.listing import power_ready
    from septem.games.wonders.payment import payable
    from septem.games.wonders.scoring import WILD, tally
    from septem.games.wonders.worths import RAW_KINDS, RESOURCES, conflicts, sells, turn_now

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COLOUR = tables.COLOUR
STAGE_COUNT = tables.STAGE_COUNT

USEFUL_COINS = 6
ALL_RAW = 15  # every kind of raw material, as a set
CONFLICT_PART = 25  # hundredths of a point
CATEGORY_COUNT, THINGS, COLOUR_COUNT, POWER_COUNT = len(CATEGORIES), len(COUNTED), len(COLOURS), len(POWERS)
LATER = [
    sum(1 << n % WORD_BITS for n, card in enumerate(cards) if card.age > age and n // WORD_BITS == word)
    for cards in CARDS
    for age in range(AGES)
    for word in (0, 1)
]
"""Cards of an age and later ones: the two words of a set for each edition and age."""


def describe_table(state: Fields, seat: int, features: list[int], amounts: list[int]) -> int:
    """Write the features of a position for a seat and their amounts; returns how many."""
    when = turn_now(state)
    base = WIDTH * (when // TURNS_IN_STAGE)
    other = leader(state, seat)
    lead = tally(state, seat)
    count = describe_city(state, seat, when, base, 0, features, amounts)
    lead -= tally(state, other)
    count = describe_city(state, other, when, base + CITY_FEATURES, count, features, amounts)
    base += 2 * CITY_FEATURES
    left = state.left_of[seat]
    right = state.right_of[seat]
    for thing in range(THINGS):
        count = put(features, amounts, count, base + thing, state.counts[left][thing] + state.counts[right][thing])
    base += THINGS
    count = describe_hand(state, seat, base, count, features, amounts)
    base += COLOUR_COUNT
    count = put(features, amounts, count, base, lead)
    stage = next_stage(state, seat)
    if stage >= 0 and state.phase != OVER and payable(state, seat, stage, state.coins[seat]):
        count = put(features, amounts, count, base + 1, 1)
    count = put(features, amounts, count, base + 2, when % TURNS_IN_STAGE)
    count = put(features, amounts, count, base + 3, 1)
    return describe_pieces(state, seat, base + 4, count, features, amounts)


def leader(state: Fields, seat: int) -> int:
    """The other seat that seems to be ahead."""
    best = -1
    most = 0
    for other in range(state.seats):
        if other != seat:
            points = rough_points(state, other)
            if best < 0 or points > most:
                best = other
                most = points
    return best


# ---- cities -------------------------------------------------------------------------------------
def describe_city(
    state: Fields, city: int, when: int, base: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """The features of a city, after `tally`, in the order of OF_A_CITY."""
    for category in range(CATEGORY_COUNT):
        count = put(features, amounts, count, base + category, state.points[category])
    base += CATEGORY_COUNT
    count = put(features, amounts, count, base, min(USEFUL_COINS, state.coins[city]))
    count = describe_strength(state, city, when, base + 1, count, features, amounts)
    count = describe_science(state, city, base + 5, count, features, amounts)
    count = describe_trade(state, city, base + 9, count, features, amounts)
    base += 20
    stages = STAGE_COUNT[state.side_row[city]] - state.counts[city][STAGES_BUILT]
    count = put(features, amounts, count, base, stages)
    later = 2 * (AGES * state.edition + state.age)
    links = how_many(state.linked[city][0] & ~state.doubles[city][0] & LATER[later])
    links += how_many(state.linked[city][1] & ~state.doubles[city][1] & LATER[later + 1])
    count = put(features, amounts, count, base + 1, links)
    count = put(features, amounts, count, base + 2, power_ready(state, city))
    base += 3
    for thing in range(THINGS - 1):  # defeats are points already
        count = put(features, amounts, count, base + thing, state.counts[city][thing])
    base += THINGS - 1
    if state.powers[city]:
        for power in range(POWER_COUNT):
            if state.powers[city] & BIT[power]:
                count = put(features, amounts, count, base + power, 1)
    return count


def describe_strength(
    state: Fields, city: int, when: int, base: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """Shields, how they compare with the neighbours', and what that is worth."""
    left = state.shields[city] - state.shields[state.left_of[city]]
    right = state.shields[city] - state.shields[state.right_of[city]]
    weaker = 0
    stronger = 0
    if state.phase != OVER:
        worth = conflicts(left, when) + conflicts(right, when)
        count = put(features, amounts, count, base, worth // CONFLICT_PART if worth > 0 else -(-worth // CONFLICT_PART))
    count = put(features, amounts, count, base + 1, state.shields[city])
    if left > 0:
        weaker += 1
    if right > 0:
        weaker += 1
    if left < 0:
        stronger += 1
    if right < 0:
        stronger += 1
    count = put(features, amounts, count, base + 2, weaker)
    return put(features, amounts, count, base + 3, stronger)


def describe_science(state: Fields, city: int, base: int, count: int, features: list[int], amounts: list[int]) -> int:
    """Symbols by kind, the most frequent first, and wild ones."""
    compass = state.science[city][0]
    gear = state.science[city][1]
    tablet = state.science[city][2]
    most = max(compass, gear, tablet)
    least = min(compass, gear, tablet)
    count = put(features, amounts, count, base, most)
    count = put(features, amounts, count, base + 1, compass + gear + tablet - most - least)
    count = put(features, amounts, count, base + 2, least)
    return put(features, amounts, count, base + 3, state.science[city][WILD])


def describe_trade(state: Fields, city: int, base: int, count: int, features: list[int], amounts: list[int]) -> int:
    """What a city makes and could buy, raw materials and manufactured goods apart, and where it buys cheaply."""
    count = describe_group(state, city, 0, RAW_KINDS, base, count, features, amounts)
    count = put(features, amounts, count, base + 2, state.own_reach[city][ALL_RAW])
    count = describe_group(state, city, RAW_KINDS, RESOURCES, base + 4, count, features, amounts)
    count = put(features, amounts, count, base + 6, state.goods_choices[city])
    base += 8
    if state.price_left[city] == REDUCED_PRICE:
        count = put(features, amounts, count, base, 1)
    if state.price_right[city] == REDUCED_PRICE:
        count = put(features, amounts, count, base + 1, 1)
    if state.price_goods[city] == REDUCED_PRICE:
        count = put(features, amounts, count, base + 2, 1)
    return count


def describe_group(
    state: Fields, city: int, first: int, end: int, base: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """Kinds and units made for certain, and kinds only the neighbours have (three places further)."""
    left = state.left_of[city]
    right = state.right_of[city]
    kinds = 0
    units = 0
    bought = 0
    for resource in range(first, end):
        made = state.fixed[city] >> 4 * resource & 15
        units += made
        if made:
            kinds += 1
        elif sells(state, left, resource) + sells(state, right, resource):
            bought += 1
    count = put(features, amounts, count, base, kinds)
    count = put(features, amounts, count, base + 1, units)
    return put(features, amounts, count, base + 3, bought)


def describe_hand(state: Fields, seat: int, base: int, count: int, features: list[int], amounts: list[int]) -> int:
    """Cards of the own hand by colour."""
    if state.phase == OVER or state.ages_dealt == 0:
        return count
    for colour in range(COLOUR_COUNT):
        cards = 0
        hand = state.holding[seat]
        for i in range(state.hand_size[hand]):
            if COLOUR[CARD_BASE[state.edition] + state.hand[hand][i]] == colour:
                cards += 1
        count = put(features, amounts, count, base + colour, cards)
    return count
