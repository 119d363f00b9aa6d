"""What a card or stage of 7 Wonders will probably bring a city, in hundredths of a point, its price apart.

Only what lies open is looked at. What judgement there is stands in `worth_tables.py`.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables, worth_tables
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import COINS_PER_POINT, NO_SYMBOL, STAGE_BASE, TURNS
from septem.games.wonders.worth_tables import (
    FROM_DISCARD_WORTH,
    MOST_COINS,
    MOST_HAVE,
    MOST_LEAD,
    MOST_UNITS_SOLD,
    NO_POWER,
    OPTION_PART,
    POINT,
    SYMBOL_STEP,
    UNIT_SOLD,
)

if not cython.compiled:
    from septem.core.bits import BIT, lowest
    from septem.games.wonders.cities import STAGES_BUILT, count_around
    from septem.games.wonders.scoring import WILD

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
AGE_OF = tables.AGE_OF
CARD_BASE = tables.CARD_BASE
COINS = tables.COINS
COINS_COUNT = tables.COINS_COUNT
COINS_PER = tables.COINS_PER
COINS_WHERE = tables.COINS_WHERE
COLOUR = tables.COLOUR
DISCARD_BUILDS = tables.DISCARD_BUILDS
DISCOUNT = tables.DISCOUNT
GOODS_CHOICE = tables.GOODS_CHOICE
LINKS = tables.LINKS
POINTS = tables.POINTS
POINTS_COUNT = tables.POINTS_COUNT
POINTS_PER = tables.POINTS_PER
POINTS_WHERE = tables.POINTS_WHERE
RAW_CHOICE = tables.RAW_CHOICE
SCIENCE = tables.SCIENCE
SHIELDS = tables.SHIELDS
STAGE_COUNT = tables.STAGE_COUNT
WHOLE_WONDER = tables.WHOLE_WONDER

BESIDE_SYMBOLS = worth_tables.BESIDE_SYMBOLS
CARDS_ASK = worth_tables.CARDS_ASK
CHAINS = worth_tables.CHAINS
CONFLICTS = worth_tables.CONFLICTS
COUNTING = worth_tables.COUNTING
DISCOUNT_TIME = worth_tables.DISCOUNT_TIME
EQUAL_SYMBOL = worth_tables.EQUAL_SYMBOL
GROWS = worth_tables.GROWS
GOODS_CHOICES = worth_tables.GOODS_CHOICES
MADE_KIND = worth_tables.MADE_KIND
MADE_UNITS = worth_tables.MADE_UNITS
NEW_SYMBOL = worth_tables.NEW_SYMBOL
POWER_OF = worth_tables.POWER_OF
POWER_WORTH = worth_tables.POWER_WORTH
RAW_CHOICES = worth_tables.RAW_CHOICES
SCIENCE_NOW = worth_tables.SCIENCE_NOW
STAGE_TIME = worth_tables.STAGE_TIME
STAGES_ASK = worth_tables.STAGES_ASK
TREASURY = worth_tables.TREASURY
UNIT_TIME = worth_tables.UNIT_TIME

RAW_KINDS = 4
RESOURCES = 7


def turn_now(state: Fields) -> int:
    """The number of the turn in the game, from 0 on."""
    return TURNS * state.age + state.turn


def worth_of(state: Fields, city: int, row: int, when: int) -> int:
    """What a card or stage brings a city."""
    worth = POINT * POINTS[row]
    if row >= STAGE_BASE:
        worth += POWER_WORTH[(NO_POWER + 1) * when + POWER_OF[row]] + FROM_DISCARD_WORTH * DISCARD_BUILDS[row]
        if state.counts[city][STAGES_BUILT] + 1 < STAGE_COUNT[state.side_row[city]]:
            worth += STAGE_TIME[when]
    elif CHAINS[row] and AGE_OF[row] == state.age and has_new_links(state, city, row):
        worth += CHAINS[row]
    if SHIELDS[row]:
        worth += shields_worth(state, city, SHIELDS[row], when)
    if SCIENCE[row] != NO_SYMBOL:
        worth += science_worth(state, city, SCIENCE[row], when)
    if MADE_UNITS[row]:
        worth += unit_worth(state, city, MADE_KIND[row], MADE_UNITS[row], when)
    elif RAW_CHOICE[row]:
        worth += choice_worth(state, city, RAW_CHOICE[row], 0, when)
    elif GOODS_CHOICE[row]:
        worth += choice_worth(state, city, GOODS_CHOICE[row], RAW_KINDS, when)
    if DISCOUNT[row]:
        worth += discount_worth(state, city, DISCOUNT[row], when)
    coins = COINS[row]
    if COINS_PER[row]:
        coins += COINS_PER[row] * (count_around(state, city, COINS_COUNT[row], COINS_WHERE[row]) + counts_itself(row))
    if coins:
        worth += coins_worth(state, city, coins, when)
    if state.age == 2:
        worth += counting_worth(state, city, row)
    return worth


def coins_worth(state: Fields, city: int, amount: int, when: int) -> int:
    """What it means to have so many coins more, or less."""
    return treasury(state.coins[city] + amount, when) - treasury(state.coins[city], when)


def treasury(coins: int, when: int) -> int:
    """What so many coins are worth."""
    more = coins - MOST_COINS
    if more > 0:
        return TREASURY[(MOST_COINS + 1) * when + MOST_COINS] + more * POINT // COINS_PER_POINT
    return TREASURY[(MOST_COINS + 1) * when + coins]


def has_new_links(state: Fields, city: int, row: int) -> int:
    """1 if a card makes another one free that is not free yet."""
    return 1 if LINKS[0][row] & ~state.linked[city][0] or LINKS[1][row] & ~state.linked[city][1] else 0


# ---- strength and science -----------------------------------------------------------------------
def shields_worth(state: Fields, city: int, amount: int, when: int) -> int:
    """What more strength changes in this age's conflicts and those to come."""
    left = state.shields[city] - state.shields[state.left_of[city]]
    right = state.shields[city] - state.shields[state.right_of[city]]
    return (
        conflicts(left + amount, when)
        - conflicts(left, when)
        + conflicts(right + amount, when)
        - conflicts(right, when)
    )


def conflicts(lead: int, when: int) -> int:
    """What a lead in shields over one neighbour is worth."""
    lead = max(-MOST_LEAD, min(MOST_LEAD, lead))
    return CONFLICTS[(2 * MOST_LEAD + 1) * when + MOST_LEAD + lead]


def science_worth(state: Fields, city: int, symbol: int, when: int) -> int:
    """What one more symbol adds now, and in the city as it may become; a wild one is the best of the three."""
    if symbol != WILD:
        return symbol_worth(state, city, symbol, when)
    worth = symbol_worth(state, city, 0, when)
    worth = max(worth, symbol_worth(state, city, 1, when))
    return max(worth, symbol_worth(state, city, 2, when))


def science_now(state: Fields, city: int) -> int:
    """Points of the symbols of a city."""
    return SCIENCE_NOW[symbols_held(state, city)]


def symbols_held(state: Fields, city: int) -> int:
    """The symbols of a city, as a place in SCIENCE_NOW."""
    symbols = state.science[city][WILD]
    for symbol in range(2, -1, -1):
        symbols = SYMBOL_STEP * symbols + state.science[city][symbol]
    return symbols


def symbol_worth(state: Fields, city: int, symbol: int, when: int) -> int:
    """What one more symbol of a kind adds."""
    compass = state.science[city][0]
    gear = state.science[city][1]
    tablet = state.science[city][2]
    held = symbols_held(state, city)
    step = 1 if symbol == 0 else SYMBOL_STEP if symbol == 1 else SYMBOL_STEP * SYMBOL_STEP
    worth = SCIENCE_NOW[held + step] - SCIENCE_NOW[held] + BESIDE_SYMBOLS[when] * (compass + gear + tablet)
    if state.science[city][symbol]:
        return worth + EQUAL_SYMBOL[when]
    kinds = 2  # this one, and one to begin with
    if compass:
        kinds += 1
    if gear:
        kinds += 1
    if tablet:
        kinds += 1
    return worth + NEW_SYMBOL[when] * kinds


# ---- production and trade -----------------------------------------------------------------------
def makes(state: Fields, city: int, resource: int) -> int:
    """Units of a resource that a city makes, choices counted as `worth_tables` says."""
    units = state.fixed[city] >> 4 * resource & 15
    if resource < RAW_KINDS:
        return units + RAW_CHOICES[min(7, state.own_reach[city][BIT[resource]])]
    return units + GOODS_CHOICES[min(7, state.goods_choices[city])]


def sells(state: Fields, city: int, resource: int) -> int:
    """Units of a resource that a city has for sale."""
    if resource < RAW_KINDS:
        return state.sold_reach[city][BIT[resource]]
    return state.fixed[city] >> 4 * resource & 15


def unit_worth(state: Fields, city: int, resource: int, units: int, when: int) -> int:
    """Units that later costs ask for and the city does not make yet."""
    have = makes(state, city, resource)
    if have + units > MOST_HAVE:
        return 0
    table = state.edition * 8 + state.seats
    by_cards = MOST_HAVE * (RESOURCES * (3 * table + state.age) + resource)
    by_stages = MOST_HAVE * (RESOURCES * (5 * state.side_row[city] + state.counts[city][STAGES_BUILT]) + resource)
    worth = 0
    for unit in range(have, have + units):
        worth += CARDS_ASK[by_cards + unit] + STAGES_ASK[by_stages + unit]
    if sells(state, state.left_of[city], resource) > have or sells(state, state.right_of[city], resource) > have:
        worth = worth * UNIT_SOLD // 100
    return worth * UNIT_TIME[when] // 100


def choice_worth(state: Fields, city: int, options: int, first: int, when: int) -> int:
    """A symbol with a choice: the best of its options, and a part of the others."""
    best = 0
    others = 0
    for i in range(4):
        if options & BIT[i]:
            worth = unit_worth(state, city, first + i, 1, when)
            others += min(best, worth)
            best = max(best, worth)
    return best + others * OPTION_PART // 100


def discount_worth(state: Fields, city: int, discount: int, when: int) -> int:
    """Units that neighbours sell, one coin cheaper from now on."""
    units = 0
    if discount & 1:
        units += units_sold(state, state.left_of[city], 0, RAW_KINDS)
    if discount & 2:
        units += units_sold(state, state.right_of[city], 0, RAW_KINDS)
    if discount & 4:
        units += units_sold(state, state.left_of[city], RAW_KINDS, RESOURCES)
        units += units_sold(state, state.right_of[city], RAW_KINDS, RESOURCES)
    return min(units, MOST_UNITS_SOLD) * DISCOUNT_TIME[when]


def units_sold(state: Fields, city: int, first: int, end: int) -> int:
    """Units of some resources that a city has for sale, no more than two of each."""
    units = 0
    for resource in range(first, end):
        units += min(2, sells(state, city, resource))
    return units


# ---- cards that count ---------------------------------------------------------------------------
def counts_itself(row: int) -> int:
    """1 if a card counts its own colour in the own city, and so itself, for coins."""
    return 1 if row < STAGE_BASE and COINS_WHERE[row] & 1 and COINS_COUNT[row] & BIT[COLOUR[row]] else 0


def counting_worth(state: Fields, city: int, row: int) -> int:
    """What a row counts at the end, and that cards of the own city count it."""
    worth = 0
    thing = COLOUR[row] if row < STAGE_BASE else STAGES_BUILT
    if POINTS_PER[row]:
        counted = count_around(state, city, POINTS_COUNT[row], POINTS_WHERE[row])
        if POINTS_WHERE[row] & 1 and POINTS_COUNT[row] & BIT[thing]:
            counted += 1
        worth = POINT * POINTS_PER[row] * counted + GROWS[row] * (TURNS - 1 - state.turn)
    if WHOLE_WONDER[row] and state.counts[city][STAGES_BUILT] == STAGE_COUNT[state.side_row[city]]:
        worth += POINT * WHOLE_WONDER[row]
    base = CARD_BASE[state.edition]
    for word in range(2):
        left = state.built[city][word] & COUNTING[2 * state.edition + word]
        while left:
            other = base + 60 * word + lowest(left)
            if POINTS_COUNT[other] & BIT[thing]:
                worth += POINT * POINTS_PER[other]
            left &= left - 1
    return worth
