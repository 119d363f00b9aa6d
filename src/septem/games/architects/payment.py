"""Which stages a seat can pay or must pay, and paying one (AR-20 to AR-26, AR-46 to AR-48)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.fields import Fields
from septem.games.architects.tables import COIN, ECONOMY_BIT, ENGINEERING_BIT, PAYING_KINDS, WORTH_CAP

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.architects.areas import count_grey, discard
    from septem.games.architects.tokens import unused

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
AVAILABLE = tables.AVAILABLE
BREAKS = tables.BREAKS
BUYS_ANY = tables.BUYS_ANY
BUYS_DIFFERENT = tables.BUYS_DIFFERENT
BUYS_IDENTICAL = tables.BUYS_IDENTICAL
DOUBLES = tables.DOUBLES
PAYMENTS = tables.PAYMENTS


def available(state: Fields, seat: int) -> int:
    """Stages not built whose pieces underneath are (AR-20)."""
    if state.wonder[seat] < 0:
        return 0
    return AVAILABLE[state.wonder[seat]][state.built[seat]]


def coins_worth(state: Fields, seat: int, economy: int) -> int:
    """How many resources the coins of a seat stand for; Economy doubles one of them (AR-22, AR-46)."""
    coins = state.area[seat][COIN]
    if coins and economy:
        return coins + 1
    return coins


def bought_by(state: Fields, seat: int, coins: int, engineering: int) -> int:
    """Stages whose price the grey cards of a seat with so many coins reach (AR-24); Engineering mixes cards (AR-47)."""
    if engineering:
        return BUYS_ANY[min(state.grey[seat] + coins, WORTH_CAP)]
    stages = BUYS_DIFFERENT[min(state.distinct[seat] + coins, WORTH_CAP)]
    return stages | BUYS_IDENTICAL[min(state.most[seat] + coins, WORTH_CAP)]


def payable(state: Fields, seat: int) -> int:
    """The available stages that a seat can pay in some way, Economy and Engineering included (AR-23)."""
    ready = unused(state, seat)
    coins = coins_worth(state, seat, ready & ECONOMY_BIT)
    return bought_by(state, seat, coins, ready & ENGINEERING_BIT) & available(state, seat)


def owed_stages(state: Fields, seat: int) -> int:
    """The stages one of which must be built before the turn can end (AR-24, AR-O2)."""
    ready = unused(state, seat)
    coins = coins_worth(state, seat, ready & ECONOMY_BIT if state.economy_forces else 0)
    engineering = ready & ENGINEERING_BIT if state.engineering_forces else 0
    return bought_by(state, seat, coins, engineering) & available(state, seat)


def missing(state: Fields, seat: int, stage: int) -> int:
    """How many coins more a seat would need to pay a stage in some way."""
    ready = unused(state, seat)
    coins = coins_worth(state, seat, ready & ECONOMY_BIT)
    more = 0
    while not bought_by(state, seat, coins + more, ready & ENGINEERING_BIT) & BIT[stage]:
        more += 1
    return more


def pay(state: Fields, seat: int, stage: int, payment: int) -> None:
    """The cards paid are discarded; Economy and Engineering are used up if they are needed (AR-26, AR-46, AR-47)."""
    if DOUBLES[stage][payment]:
        state.used |= ECONOMY_BIT
    if BREAKS[stage][payment] and state.engineering_once:
        state.used |= ENGINEERING_BIT
    for kind in range(PAYING_KINDS):
        if PAYMENTS[payment][kind]:
            discard(state, seat, kind, PAYMENTS[payment][kind])
    count_grey(state, seat)
