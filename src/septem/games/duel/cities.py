"""The two cities: what joins them, what they produce, what leaves them."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.fields import Fields
from septem.games.duel.tables import BASE_PRICE, FIRST_TOKEN, FIRST_WONDER, FIXED_PRICE

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.duel.fields import MASK, WORD

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CATEGORY = tables.CATEGORY
COLOUR = tables.COLOUR
FIXES = tables.FIXES
GIVES_LINK = tables.GIVES_LINK
HAS_FIXES = tables.HAS_FIXES
MAKES = tables.MAKES
POINTS = tables.POINTS
SYMBOL = tables.SYMBOL
UNITS = tables.UNITS
WILD_MADE = tables.WILD_MADE
WILD_RAW = tables.WILD_RAW


def clear_cities(state: Fields, coins: int) -> None:
    """Two empty cities."""
    state.pawn = 0
    for seat in range(2):
        state.cards[seat][0] = 0
        state.cards[seat][1] = 0
        state.links[seat] = 0
        state.coins[seat] = coins
        for i in range(11):
            state.counts[seat][i] = 0
        for i in range(5):
            state.made[seat][i] = 0
            state.prices[seat][i] = BASE_PRICE
        for i in range(8):
            state.printed[seat][i] = 0
        state.wild_raw[seat] = 0
        state.wild_made[seat] = 0
        state.symbols[seat] = 0
        state.symbol_count[seat] = 0
        state.tokens[seat] = 0
        state.wonders[seat] = 0
        forget_quotes(state, seat)
        state.unbuilt_count[seat] = 0


def add_unbuilt(state: Fields, seat: int, wonder: int) -> None:
    """Put a wonder among those a city may still construct, in order of the table."""
    at = state.unbuilt_count[seat]
    while at > 0 and state.unbuilt[seat][at - 1] > wonder:
        state.unbuilt[seat][at] = state.unbuilt[seat][at - 1]
        at -= 1
    state.unbuilt[seat][at] = wonder
    state.unbuilt_count[seat] += 1


def drop_unbuilt(state: Fields, seat: int, wonder: int) -> None:
    """Take a wonder away from those."""
    kept = 0
    for i in range(state.unbuilt_count[seat]):
        one = state.unbuilt[seat][i]
        if one != wonder:
            state.unbuilt[seat][kept] = one
            kept += 1
    state.unbuilt_count[seat] = kept


def wonders_built(state: Fields) -> int:
    """Wonders constructed by both players."""
    return state.counts[0][COLOUR[FIRST_WONDER]] + state.counts[1][COLOUR[FIRST_WONDER]]


def join(state: Fields, seat: int, row: int) -> None:
    """A piece joins a city: its standing effects (nothing is paid, won or chosen here)."""
    state.counts[seat][COLOUR[row]] += 1
    state.printed[seat][CATEGORY[row]] += POINTS[row]
    if row < FIRST_WONDER:
        state.cards[seat][WORD[row]] |= MASK[row]
        state.links[seat] |= GIVES_LINK[row]
        if UNITS[row]:
            produce(state, seat, MAKES[row], UNITS[row])
        if HAS_FIXES[row]:
            fix_prices(state, seat, row)
    elif row < FIRST_TOKEN:
        state.wonders[seat] |= BIT[row - FIRST_WONDER]
    else:
        state.tokens[seat] |= BIT[row - FIRST_TOKEN]
        forget_quotes(state, seat)
    if WILD_RAW[row] + WILD_MADE[row]:
        state.wild_raw[seat] += WILD_RAW[row]
        state.wild_made[seat] += WILD_MADE[row]
        forget_quotes(state, seat)
    if SYMBOL[row] and not state.symbols[seat] & SYMBOL[row]:
        state.symbols[seat] |= SYMBOL[row]
        state.symbol_count[seat] += 1


def destroy(state: Fields, seat: int, card: int) -> None:
    """A brown or grey card leaves a city for the discard pile (DU-84)."""
    state.cards[seat][WORD[card]] ^= MASK[card]
    state.counts[seat][COLOUR[card]] -= 1
    produce(state, seat, MAKES[card], -UNITS[card])
    state.discarded[WORD[card]] |= MASK[card]


def produce(state: Fields, seat: int, good: int, units: int) -> None:
    """More or less of a resource; the other city's price follows unless it is fixed (DU-28, DU-29)."""
    state.made[seat][good] += units
    forget_quotes(state, 0)
    forget_quotes(state, 1)
    if state.prices[1 - seat][good] != FIXED_PRICE:
        state.prices[1 - seat][good] += units


def fix_prices(state: Fields, seat: int, row: int) -> None:
    """Fixed prices of a yellow card (DU-29)."""
    forget_quotes(state, seat)
    for good in range(5):
        if FIXES[row][good]:
            state.prices[seat][good] = FIXED_PRICE


def forget_quotes(state: Fields, seat: int) -> None:
    """Resources, prices or tokens of a city have changed: what it buys may cost something else."""
    state.quoted[seat][0] = 0
    state.quoted[seat][1] = 0


def lose_coins(state: Fields, seat: int, coins: int) -> int:
    """Coins to the bank, at most what there is (DU-6); returns how many."""
    lost = min(coins, state.coins[seat])
    state.coins[seat] -= lost
    return lost
