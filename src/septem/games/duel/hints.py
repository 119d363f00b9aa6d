"""How good a move of Duel looks now, in hundredths of a point: what it brings and what it takes from the other.

Search and greedy players ask here. Everything is read from what both players see.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.catalogue import SYMBOLS_TO_WIN
from septem.games.duel.codes import (
    DESTROY,
    DESTROY_CODE,
    DRAFT_CODE,
    LIBRARY,
    LIBRARY_CODE,
    MAIN,
    PER_SLOT,
    PROGRESS,
    PROGRESS_CODE,
    REVIVE,
    REVIVE_CODE,
    STARTER,
    STARTER_CODE,
    USE_BUILD,
    USE_DISCARD,
    USE_WONDER,
)
from septem.games.duel.fields import Fields
from septem.games.duel.tables import (
    CAPITAL,
    EXTRA_SHIELDS,
    FIRST_TOKEN,
    FIRST_WONDER,
    RED,
    SLOTS,
    STRATEGY,
    THEOLOGY,
    TOKEN_IDS,
)

if not cython.compiled:
    from septem.core.bits import BIT, how_many
    from septem.core.rng import joined
    from septem.games.duel.effects import loot_at
    from septem.games.duel.payment import chain_income, price, quote, trade_taker
    from septem.games.duel.scoring import tally, total
    from septem.games.duel.structure import ALL_SLOTS, COVERS, UNDER
    from septem.games.duel.turns import discard_income

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
AGAIN = tables.AGAIN
COINS = tables.COINS
COINS_PER = tables.COINS_PER
COLOUR = tables.COLOUR
DRAWS = tables.DRAWS
FIXES = tables.FIXES
HAS_DESTROYS = tables.HAS_DESTROYS
HAS_FIXES = tables.HAS_FIXES
LEAD_POINTS = tables.LEAD_POINTS
LOOT = tables.LOOT
LOSES = tables.LOSES
MAKES = tables.MAKES
POINTS = tables.POINTS
POINTS_PER = tables.POINTS_PER
REVIVES = tables.REVIVES
SHIELDS = tables.SHIELDS
SYMBOL = tables.SYMBOL
UNITS = tables.UNITS
WILD_MADE = tables.WILD_MADE
WILD_RAW = tables.WILD_RAW

SUPREMACY = 40  # what it counts in points
WIN = 100_000
DANGER = 2500  # no card is taken away from the other for more
POINT = 100
COIN = 35
COIN_GIVEN = 18  # to the other, for each coin that trade brings it
SHIELD = 80
TURN = 300
SYMBOL_FIRST, SYMBOL_MORE = 120, 50
PAIR = 450
FROM_BOX, DESTROYED, REVIVED, REVIVED_MOST = 300, 200, 50, 400
HIDDEN = 30  # a card turned for the other
UNIT = [320, 320, 220, 0]  # by age
CHOICE = [400, 400, 350, 100]
FIXED = [180, 180, 120, 0]
_TOKENS = {"economy": 350, "law": 300, "masonry": 250, "architecture": 300, "strategy": 400, "theology": 500}
_TOKENS |= {"mathematics": 400, "urbanism": 400}
TOKEN = [_TOKENS.get(token, 0) for token in TOKEN_IDS]


# ---- what search asks ----------------------------------------------------------------------------
def sight_key(state: Fields, seat: int) -> int:
    """What lies open after a move: the available cards, all face-up ones of a new age, the tokens of the library."""
    key = state.phase
    if state.phase == LIBRARY and seat == state.actor:
        key = joined(key, state.offer)
    if state.left == ALL_SLOTS:
        for slot in range(SLOTS):
            if state.face_up & BIT[slot]:
                key = joined(key, state.deck[state.age - 1][slot])
    elif state.age:
        for i in range(state.available_count):
            key = joined(key, state.deck[state.age - 1][state.available[i]])
    return key


def points_ahead(state: Fields, seat: int) -> int:
    """The score; a supremacy counts as so many points more."""
    points = total(state, seat)
    if state.winner == seat:
        points += SUPREMACY + total(state, 1 - seat)
    return points


def weigh_moves(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """The weight of every move listed last."""
    if state.phase == MAIN:
        weigh_uses(state, seat, count, weights)
        return
    for index in range(count):
        move = state.moves[index]
        if state.phase == STARTER:
            weights[index] = POINT if move - STARTER_CODE == seat else 0
        elif state.phase == DESTROY:
            weights[index] = lasting(state, 1 - seat, move - DESTROY_CODE)
        elif state.phase == PROGRESS:
            weights[index] = worth(state, seat, FIRST_TOKEN + move - PROGRESS_CODE)
        elif state.phase == LIBRARY:
            weights[index] = worth(state, seat, FIRST_TOKEN + move - LIBRARY_CODE)
        elif state.phase == REVIVE:
            weights[index] = worth(state, seat, move - REVIVE_CODE)
        else:
            weights[index] = worth(state, seat, FIRST_WONDER + move - DRAFT_CODE)


def weigh_uses(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Discard, build or put under a wonder: what all uses of a card share is weighed once."""
    last = -1
    taken = 0
    income = COIN * discard_income(state, seat)
    for i in range(state.unbuilt_count[seat]):
        wonder = state.unbuilt[seat][i]
        spent = cost(state, seat, quote(state, seat, FIRST_WONDER + wonder), 0)
        state.wonder_worth[i] = worth(state, seat, FIRST_WONDER + wonder) - spent
    for index in range(count):
        slot = state.moves[index] // PER_SLOT
        use = state.moves[index] % PER_SLOT
        card = state.deck[state.age - 1][slot]
        if slot != last:
            taken = denied(state, seat, card) - exposed(state, seat, slot)
            last = slot
        if use == USE_DISCARD:
            weights[index] = taken + income
        elif use == USE_BUILD:
            weights[index] = taken + worth(state, seat, card) - card_cost(state, seat, card)
        else:
            for i in range(state.unbuilt_count[seat]):
                if state.unbuilt[seat][i] == use - USE_WONDER:
                    weights[index] = taken + state.wonder_worth[i]


# ---- money ---------------------------------------------------------------------------------------
def card_cost(state: Fields, seat: int, card: int) -> int:
    """What a card costs a seat; a chain may even bring something."""
    spent = price(state, seat, card)
    if spent == 0:
        return -COIN * chain_income(state, seat)
    return cost(state, seat, spent, quote(state, seat, card))


def cost(state: Fields, seat: int, spent: int, traded: int) -> int:
    """Coins that a move costs; those that go to the other count for more."""
    given = COIN_GIVEN * traded if trade_taker(state, seat) >= 0 else 0
    return COIN * spent + given


# ---- what a piece is worth -------------------------------------------------------------------------
def worth(state: Fields, seat: int, row: int) -> int:
    """What a piece is worth to a seat: points, coins, conflict, science, and what it produces later."""
    found = POINT * POINTS[row] + COIN * (COINS[row] + LOSES[row]) + lasting(state, seat, row)
    if POINTS_PER[row][0]:
        own = 1 if row >= FIRST_TOKEN else 0  # a token counts itself
        many = own + tally(state, seat, POINTS_PER[row][1], POINTS_PER[row][2], POINTS_PER[row][3])
        found += POINT * POINTS_PER[row][0] * many
    if COINS_PER[row][0]:
        many = tally(state, seat, COINS_PER[row][1], COINS_PER[row][2], COINS_PER[row][3])
        found += COIN * COINS_PER[row][0] * many
    if SHIELDS[row]:
        found += conflict(state, seat, row)
    if SYMBOL[row]:
        found += science(state, seat, SYMBOL[row])
    if row >= FIRST_TOKEN:
        found += TOKEN[row - FIRST_TOKEN]
    elif row >= FIRST_WONDER:
        found += wonder_extras(state, seat, row)
    return found


def wonder_extras(state: Fields, seat: int, row: int) -> int:
    """What only wonders do."""
    found = 0
    if AGAIN[row] or state.tokens[seat] & THEOLOGY:
        found += TURN
    if DRAWS[row]:
        found += FROM_BOX
    if HAS_DESTROYS[row]:
        found += DESTROYED
    if REVIVES[row]:
        found += min(REVIVED_MOST, REVIVED * (how_many(state.discarded[0]) + how_many(state.discarded[1])))
    return found


def lasting(state: Fields, seat: int, row: int) -> int:
    """Production and prices, worth less the later it is and the more there is of it."""
    found = 0
    if UNITS[row]:
        found += UNIT[state.age] * UNITS[row] // (1 + state.made[seat][MAKES[row]])
    if WILD_RAW[row] or WILD_MADE[row]:
        found += CHOICE[state.age]
    if HAS_FIXES[row]:
        for good in range(5):
            if FIXES[row][good]:
                found += FIXED[state.age] * (state.prices[seat][good] - 1) // (1 + state.made[seat][good])
    return found


def conflict(state: Fields, seat: int, row: int) -> int:
    """Steps of the pawn: points of the zones, looting, the capital."""
    steps = SHIELDS[row]
    if COLOUR[row] == RED and state.tokens[seat] & STRATEGY:
        steps += EXTRA_SHIELDS
    lead = state.pawn if seat == 0 else -state.pawn
    after = lead + steps
    if after >= CAPITAL:
        return WIN
    found = SHIELD * steps + 70 * (led(after) - led(lead))
    looted = 0
    for step in range(lead + 1, after + 1):
        token = loot_at(state, seat, step)
        if token and not looted & token:
            looted |= token
            found += COIN * LOOT[step]
    return found


def led(lead: int) -> int:
    """Points of the pawn's zone, from a seat's side."""
    return LEAD_POINTS[lead] if lead >= 0 else -LEAD_POINTS[-lead]


def science(state: Fields, seat: int, symbol: int) -> int:
    """A pair, a new symbol, or the last one needed."""
    if state.symbols[seat] & symbol:
        return PAIR if state.board else 0
    if state.symbol_count[seat] + 1 >= SYMBOLS_TO_WIN:
        return WIN
    return SYMBOL_FIRST + SYMBOL_MORE * state.symbol_count[seat]


# ---- the other player ------------------------------------------------------------------------------
def denied(state: Fields, seat: int, card: int) -> int:
    """What the other loses with a card that is taken."""
    return 35 * min(worth(state, 1 - seat, card), DANGER) // 100


def exposed(state: Fields, seat: int, slot: int) -> int:
    """What the other could take next because a card no longer covers it."""
    best = 0
    hidden = 0
    for i in range(2):
        under = UNDER[state.age - 1][2 * slot + i]
        if under >= 0 and COVERS[state.age - 1][under] & state.left == BIT[slot]:
            if state.face_up & BIT[under]:
                best = max(best, worth(state, 1 - seat, state.deck[state.age - 1][under]))
            else:
                hidden += HIDDEN
    return min(best, 4 * DANGER) // 4 + hidden
