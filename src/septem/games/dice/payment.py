"""What a die and a box cost, and which boxes can be crossed for it (DI-30 to DI-35, DI-45 to DI-47)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import tables
from septem.games.dice.codes import BOXES, MOST_COST, REACHES, SIDES
from septem.games.dice.fields import Fields
from septem.games.dice.tables import PASS_COINS, PURPLE, WAREHOUSE

if not cython.compiled:
    from septem.games.dice.neighbours import guild_condition

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
DIE_COLOUR = tables.DIE_COLOUR
SECTION_COST = tables.SECTION_COST
STARTS = tables.STARTS


# ---- coins -------------------------------------------------------------------------------------
def income(state: Fields, seat: int, coins: int) -> int:
    """How many of these coins go into the treasury: a sheet with a ceiling loses the rest (DI-46, O-1)."""
    if state.sheet.cap < 0:
        return coins
    return min(coins, max(0, state.sheet.cap - state.coins[seat]))


def gain(state: Fields, seat: int, coins: int) -> int:
    """Coins into the treasury; returns how many went in."""
    gained = income(state, seat, coins)
    state.coins[seat] += gained
    return gained


def pass_income(state: Fields, seat: int) -> int:
    """Coins for action C (DI-41)."""
    return income(state, seat, PASS_COINS)


def die_income(state: Fields, seat: int, die: int) -> int:
    """Coins for choosing a die; they may pay for this very die and box (DI-47)."""
    return income(state, seat, state.die_coins[seat][DIE_COLOUR[die]])


# ---- prices ------------------------------------------------------------------------------------
def die_cost(state: Fields, seat: int, die: int) -> int:
    """What the section says, less the discounts of the board; nothing for a free colour (DI-31)."""
    if state.free_colour[seat][DIE_COLOUR[die]]:
        return 0
    return max(0, SECTION_COST[state.section[die]] - state.die_discount[seat])


def construction(state: Fields, seat: int, box: int) -> int:
    """Coins for what the resources of the Warehouse do not cover (DI-5, DI-45)."""
    return max(0, state.sheet.cost[BOXES * state.city[seat] + box] - state.counts[seat][WAREHOUSE])


# ---- which boxes -------------------------------------------------------------------------------
def payable(state: Fields, seat: int, coins: int) -> int:
    """Mask of the boxes the arrows allow (DI-32) whose construction these coins pay."""
    if coins < 0:
        return 0
    reach = min(MOST_COST, state.counts[seat][WAREHOUSE] + coins)
    return state.ready[seat] & state.sheet.cheap[REACHES * state.city[seat] + reach]


def die_unlocked(state: Fields, seat: int, die: int) -> int:
    """1 if a seat may choose this die once it lies in the Forum: special ones have to be unlocked (DI-30)."""
    return 1 if STARTS[die] or state.unlocked[seat][DIE_COLOUR[die]] else 0


def shown_boxes(state: Fields, die: int) -> int:
    """Mask of the boxes the face of a die names, crossed or not (DI-33, DI-88, DI-89)."""
    return state.sheet.fills[SIDES * die + state.face[die]] if state.face[die] >= 0 else 0


def condition_holds(state: Fields, seat: int, die: int) -> int:
    """1 unless it is the purple die and a neighbour stands in the way of the face it shows (DI-60)."""
    if DIE_COLOUR[die] != PURPLE or state.face[die] < 0:
        return 1
    return guild_condition(state, seat, state.face[die])


def fillable(state: Fields, seat: int, die: int, free: int) -> int:
    """Mask of the boxes a seat can cross with this die now (DI-35); `free`: the die costs nothing (DI-52)."""
    boxes = shown_boxes(state, die) & state.ready[seat]
    if not boxes or not die_unlocked(state, seat, die):
        return 0
    if not condition_holds(state, seat, die):
        return 0
    coins = state.coins[seat] + die_income(state, seat, die)
    if not free:
        coins -= die_cost(state, seat, die)
    return boxes & payable(state, seat, coins)
