"""What lies before the seats: cards come, cards go to the discard pile (AR-5, AR-13)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects.fields import Fields
from septem.games.architects.tables import COIN

if not cython.compiled:
    from septem.games.architects.fields import KINDS, MOST_SEATS

COMPILED = bool(cython.compiled)


def clear_seats(state: Fields) -> None:
    """Nobody starts with anything (AR-9)."""
    for seat in range(MOST_SEATS):
        state.wonder[seat] = -1
        state.built[seat] = 0
        state.held[seat] = 0
        state.culture[seat] = 0
        state.progress[seat] = 0
        state.military[seat] = 0
        state.grey[seat] = 0
        state.distinct[seat] = 0
        state.most[seat] = 0
        for kind in range(KINDS):
            state.area[seat][kind] = 0


def add_card(state: Fields, seat: int, kind: int) -> None:
    """A card comes into an area (AR-13)."""
    state.area[seat][kind] += 1
    if kind < COIN:
        count = state.area[seat][kind]
        state.grey[seat] += 1
        if count == 1:
            state.distinct[seat] += 1
        if count > state.most[seat]:
            state.most[seat] = count


def discard(state: Fields, seat: int, kind: int, count: int) -> None:
    """Cards of an area go to the discard pile (AR-5); after grey ones `count_grey` is due."""
    state.area[seat][kind] -= count
    state.discarded[kind] += count


def count_grey(state: Fields, seat: int) -> None:
    """Bring the counts of grey cards up to date."""
    grey = 0
    distinct = 0
    most = 0
    for kind in range(COIN):
        count = state.area[seat][kind]
        grey += count
        if count:
            distinct += 1
        if count > most:
            most = count
    state.grey[seat] = grey
    state.distinct[seat] = distinct
    state.most[seat] = most
