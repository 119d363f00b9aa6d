"""What a card or wonder costs, and paying it (DU-23 to DU-39)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.codes import TOLD_BUILD, TOLD_CHAIN, TOLD_ECONOMY, TOLD_URBANISM
from septem.games.duel.fields import Fields
from septem.games.duel.tables import CHAIN_COINS, DISCOUNT, ECONOMY, URBANISM

if not cython.compiled:
    from septem.games.duel.fields import MASK, WORD

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COST = tables.COST
DISCOUNTED_BY = tables.DISCOUNTED_BY
NEED = tables.NEED
NEEDS_LINK = tables.NEEDS_LINK


def chained(state: Fields, seat: int, row: int) -> int:
    """1 if a chain symbol of the city makes the card free (DU-35)."""
    return 1 if state.links[seat] & NEEDS_LINK[row] else 0


def price(state: Fields, seat: int, row: int) -> int:
    """What a card or wonder costs a seat in all, coins and trade."""
    if state.links[seat] & NEEDS_LINK[row]:
        return 0
    return COST[row] + quote(state, seat, row)


def trade(state: Fields, seat: int, row: int) -> int:
    """Cheapest sum for the resources a city does not produce itself (DU-32, DU-33); the chain is not looked at."""
    total = lack(state, seat, row)
    if total:
        total -= choose_production(state, seat)
        total -= take_discount(state, seat, row)
    return total


def quote(state: Fields, seat: int, row: int) -> int:
    """The same, worked out once: it stays known until the resources of a city, their prices or its tokens change."""
    if not state.quoted[seat][WORD[row]] & MASK[row]:
        state.quotes[seat][row] = trade(state, seat, row)
        state.quoted[seat][WORD[row]] |= MASK[row]
    return state.quotes[seat][row]


def lack(state: Fields, seat: int, row: int) -> int:
    """What the fixed production of the city leaves `missing` (DU-26); returns what it would cost to buy."""
    total = 0
    for good in range(5):
        gap = NEED[row][good] - state.made[seat][good]
        if gap < 0:
            gap = 0
        state.missing[good] = gap
        total += gap * state.prices[seat][good]
    return total


def choose_production(state: Fields, seat: int) -> int:
    """Every choice producer gives one unit (DU-27); returns what that saves."""
    saved = 0
    for _ in range(state.wild_raw[seat]):
        saved += cover(state, seat, 0, 3)
    for _ in range(state.wild_made[seat]):
        saved += cover(state, seat, 3, 5)
    return saved


def take_discount(state: Fields, seat: int, row: int) -> int:
    """Units that Masonry or Architecture take off the cost (DU-31); returns what that saves."""
    saved = 0
    if state.tokens[seat] & DISCOUNTED_BY[row]:
        for _ in range(DISCOUNT):
            saved += cover(state, seat, 0, 5)
    return saved


def cover(state: Fields, seat: int, low: int, high: int) -> int:
    """One unit of the dearest missing resource of a range need not be bought (DU-33); returns what that saves."""
    best = 0
    chosen = 0
    for good in range(low, high):
        if state.missing[good] and state.prices[seat][good] > best:
            best = state.prices[seat][good]
            chosen = good
    if best:
        state.missing[chosen] -= 1
    return best


def chain_income(state: Fields, seat: int) -> int:
    """Coins that a build by chain brings the owner of Urbanism (DU-39)."""
    return CHAIN_COINS if state.tokens[seat] & URBANISM else 0


def trade_taker(state: Fields, seat: int) -> int:
    """Who gets what a seat pays for resources: the other if it owns Economy (DU-38), else the bank (-1)."""
    return 1 - seat if state.tokens[1 - seat] & ECONOMY else -1


def pay_for_card(state: Fields, seat: int, card: int) -> None:
    """Step 2 of a turn: the price, or the chain (DU-35, DU-39)."""
    if chained(state, seat, card):
        state.note(TOLD_CHAIN, seat, card, 0, 0, 0)
        income = chain_income(state, seat)
        if income:
            state.coins[seat] += income
            state.note(TOLD_URBANISM, seat, income, 0, 0, 0)
        return
    spent = quote(state, seat, card)
    state.note(TOLD_BUILD, seat, card, COST[card] + spent, spent, 0)
    state.coins[seat] -= COST[card]
    pay_trade(state, seat, spent)


def pay_trade(state: Fields, seat: int, spent: int) -> None:
    """Coins for bought resources go to the bank, or to the owner of Economy (DU-38)."""
    state.coins[seat] -= spent
    taker = trade_taker(state, seat)
    if spent and taker >= 0:
        state.coins[taker] += spent
        state.note(TOLD_ECONOMY, taker, spent, 0, 0, 0)
