"""The Free City of two players: who decides for it, and what its cards face down cannot be (SW-90 to SW-98)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.bits import WORD_BITS
from septem.games.wonders import catalogue, tables
from septem.games.wonders.codes import AFTER_TURNS, LAST_TURN, TURN_STRIDE
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import AGES, MOST_IN_AGE, MOST_UNITS

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.wonders.payment import most_units, payable

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
FIRST_CARD = tables.FIRST_CARD
PAIR_ALL = tables.PAIR_ALL
PAIR_NEEDS = tables.PAIR_NEEDS

RESOURCES = len(catalogue.RESOURCES)


# ---- who decides --------------------------------------------------------------------------------
def holder_at(age: int, turn: int) -> int:
    """The seat that holds the Free City card on a turn: it changes every turn, seat 1 begins Age II (SW-91, SW-96)."""
    if turn > LAST_TURN:
        turn = LAST_TURN
    return (turn + 1) % 2 if age == 1 else turn % 2


def holder_on(age: int, turn: int) -> int:
    """`holder_at` for Python callers."""
    return holder_at(calls.whole("age", age, 0, AGES - 1), calls.whole("turn", turn, 0, AFTER_TURNS))


def keeper_at(state: Fields, age: int, turn: int, city: int) -> int:
    """The seat that decides for a city on a turn."""
    return city if city < state.seats else holder_at(age, turn)


def keeper(state: Fields, city: int) -> int:
    """The seat that decides for a city now."""
    return city if city < state.seats else holder_at(state.age, state.turn)


def draw_card(state: Fields) -> None:
    """The holder draws a card before choosing (SW-92)."""
    hand = state.holding[holder_at(state.age, state.turn)]
    state.drawn = state.deck[state.age][state.pile_next]
    state.pile_next += 1
    state.hand[hand][state.hand_size[hand]] = state.drawn
    state.hand_size[hand] += 1


# ---- what a card face down cannot be ------------------------------------------------------------
def rule_out(state: Fields, turn: int, under: int) -> None:
    """Keep which cards the Free City would have had to build instead, of those not built yet (SW-95).

    Nothing has changed yet on this turn. Sold: all it could build, under the board: what it could build by chain.
    """
    city = state.seats
    asked = PAIR_ALL[state.edition][state.age] & ~standing_of_age(state, city)
    if under:
        ruled_out = asked & of_age(state, state.linked[city][0], state.linked[city][1])
    else:
        ruled_out = asked & of_age(state, state.free[city][0], state.free[city][1])
        first = CARD_BASE[state.edition] + FIRST_CARD[state.edition][state.age]
        asked &= ~(ruled_out | out_of_reach(state, city))
        for i in range(MOST_IN_AGE):
            if asked & BIT[i] and payable(state, city, first + i, state.coins[city]):
                ruled_out |= BIT[i]
    state.ruled_out[TURN_STRIDE * state.age + turn] = ruled_out


def of_age(state: Fields, low: int, high: int) -> int:
    """The cards of the current age in a set of two words, as bits from its first card on."""
    first = FIRST_CARD[state.edition][state.age]
    cards = low >> first
    if state.age == 2:
        cards |= high << WORD_BITS - first
    return cards & PAIR_ALL[state.edition][state.age]


def standing_of_age(state: Fields, city: int) -> int:
    """Cards of the age that stand in one of the three cities, or are the same building as one of this city (SW-31)."""
    low = state.built[0][0] | state.built[1][0] | state.built[2][0] | state.doubles[city][0]
    high = state.built[0][1] | state.built[1][1] | state.built[2][1] | state.doubles[city][1]
    return of_age(state, low, high)


def out_of_reach(state: Fields, city: int) -> int:
    """Cards of the age that need more of a resource than the city and its neighbours make: no coins buy them."""
    cards = 0
    for resource in range(RESOURCES):
        units = min(most_units(state, city, resource), MOST_UNITS - 1)
        cards |= PAIR_NEEDS[resource][units][state.edition][state.age]
    return cards
