"""Recovered cards in a redraw: each came from the discard pile, so a copy must lie in a row that was there (SW-75).

If a seat does not know the row, any copy is laid into any row it could be from, as often as it would come there; the
seat knows that row while the rest is shuffled. A layout that could be reached in several ways is taken the less often.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders.codes import CARD_BITS, KNOWN_SHIFT, TURN_STRIDE, WHEN_BITS, WHEN_SHIFT
from septem.games.wonders.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.wonders.away import could_be, was_in_pile
    from septem.games.wonders.memory import HAND_PLACE, card_at, hidden_places, set_card

COMPILED = bool(cython.compiled)


def list_open(state: Fields, seat: int) -> int:
    """Fill `open_recovered` and `open_age` with the cards that must lie in a row hidden from this seat."""
    count = 0
    for i in range(state.recovered_count):
        known = 0
        for k in range(state.away_count):
            row = state.away[k]
            if could_be(row, state.recovered[i]):
                state.open_age[count] = (row >> WHEN_SHIFT & WHEN_BITS) // TURN_STRIDE
                if row & BIT[KNOWN_SHIFT + seat]:
                    known = 1
        if not known:
            state.open_recovered[count] = state.recovered[i]
            if state.seats > 2:
                find_best(state, seat, count)
            count += 1
    return count


def find_best(state: Fields, seat: int, number: int) -> None:
    """Fill `best_rows`, `best_size`: the largest chance that a copy, laid anywhere in its pool, is where it must be."""
    count = hidden_places(state, seat, state.open_age[number])
    taken = state.open_recovered[number]
    state.best_rows[number] = 0
    state.best_size[number] = 1
    for i in range(count):
        if card_at(state, state.places[i]) == taken & CARD_BITS:
            rows = rows_in(state, count, state.groups[i], taken)
            size = size_of(state, count, state.groups[i])
            if rows * state.best_size[number] > state.best_rows[number] * size:
                state.best_rows[number] = rows
                state.best_size[number] = size


def size_of(state: Fields, count: int, group: int) -> int:
    """How many of the places listed are in a group."""
    size = 0
    for i in range(count):
        if state.groups[i] == group:
            size += 1
    return size


def rows_in(state: Fields, count: int, group: int, taken: int) -> int:
    """How many of them are rows a recovered card could be from."""
    rows = 0
    for i in range(count):
        if state.groups[i] == group and fits(state, state.places[i], taken):
            rows += 1
    return rows


def fits(state: Fields, place: int, taken: int) -> int:
    """1 if a place lay in the pile when a card was recovered."""
    return 1 if place < HAND_PLACE and was_in_pile(state.away[place], taken) else 0


def pin(state: Fields, seat: int, stream: list[int], number: int) -> int:
    """Lay one recovered card and add its row to `pinned`; 0 if this try has failed. Fills `places` and `groups`."""
    count = hidden_places(state, seat, state.open_age[number])
    taken = state.open_recovered[number]
    at = any_copy(state, stream, count, taken & CARD_BITS)
    group = state.groups[at]
    rows = rows_in(state, count, group, taken)
    odds = size_of(state, count, group) * state.best_rows[number]
    if below(stream, odds) >= rows * state.best_size[number]:
        return 0
    to = any_row(state, stream, count, group, taken, rows)
    card = card_at(state, to)
    set_card(state, to, taken & CARD_BITS)
    if to != state.places[at]:
        set_card(state, state.places[at], card)
    state.away[to] |= BIT[KNOWN_SHIFT + seat]
    state.pinned[state.pinned_count] = to
    state.pinned_count += 1
    return 1


def any_copy(state: Fields, stream: list[int], count: int, card: int) -> int:
    """A random one of the places listed that hold a card."""
    copies = 0
    found = 0
    for i in range(count):
        if card_at(state, state.places[i]) == card:
            copies += 1
            if below(stream, copies) == 0:
                found = i
    return found


def any_row(state: Fields, stream: list[int], count: int, group: int, taken: int, rows: int) -> int:
    """A random row of a group that a recovered card could be from."""
    left = below(stream, rows)
    for i in range(count):
        if state.groups[i] == group and fits(state, state.places[i], taken):
            if left == 0:
                return state.places[i]
            left -= 1
    return 0


def accepted(state: Fields, stream: list[int], count: int) -> int:
    """1 if the recovered cards lie where they must; where several copies do, pins came there several ways."""
    for number in range(count):
        copies = 0
        for i in range(state.away_count):
            copies += could_be(state.away[i], state.open_recovered[number])
        if copies == 0 or (state.seats > 2 and below(stream, copies) > 0):
            return 0
    return 1
