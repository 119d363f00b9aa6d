"""All that a seat cannot know drawn anew, uniformly (SW-100 to SW-105).

A recovered card came from the pile: if the seat does not know it there, one of its copies must come to lie in a row
that was in the pile then. With three players and more such cards are laid first (`redraw_recovered`) and the rest is
shuffled. With two players the cards of the Free City are laid first (`redraw_free_city`); few places are hidden, and
all is shuffled until the recovered cards fit. Both ways are exact, and end, since the cards as they lay did fit.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.codes import CARD_BITS, KNOWN_SHIFT
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import MOST_IN_AGE

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below, shuffle
    from septem.games.wonders.away import mark_all_taken
    from septem.games.wonders.free_city import keeper
    from septem.games.wonders.memory import (
        HAND_PLACE,
        UNSEEN,
        card_at,
        is_fresh,
        known_places,
        set_card,
        set_fresh,
        unseen_places,
    )
    from septem.games.wonders.redraw_free_city import is_guild, lay_free_city
    from septem.games.wonders.redraw_recovered import accepted, list_open, pin

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
DECKS = tables.DECKS
FIRST_CARD = tables.FIRST_CARD

FRESH = 128  # mark on a card number while groups are shuffled


def redraw_hidden(state: Fields, seat: int, stream: list[int]) -> None:
    """Exchange everything a seat cannot know, each possibility equally likely.

    What comes of it depends on what the seat knows and on the stream, not on how the cards lay: pools of cards are put
    in order before they are shuffled, and first of all where something is laid before that.
    """
    count = list_open(state, seat)
    if count or (state.seats == 2 and state.away_count):
        put_in_order(state, seat, stream)
    while not redraw_once(state, seat, stream, count):
        pass
    if state.recovered_count:
        mark_all_taken(state)
    forget_choices(state, seat)


def redraw_once(state: Fields, seat: int, stream: list[int], count: int) -> int:
    """Lay first what is bound, then shuffle the rest; 0 if this try has failed."""
    state.pinned_count = 0
    done = pin_all(state, seat, stream, count)
    if done:
        shuffle_hidden(state, seat, stream)
    for i in range(state.pinned_count):
        state.away[state.pinned[i]] -= BIT[KNOWN_SHIFT + seat]
    return 1 if done and accepted(state, stream, count) else 0


def pin_all(state: Fields, seat: int, stream: list[int], count: int) -> int:
    """Lay what is bound to its place and fill `pinned`; 0 if this try has failed."""
    if state.seats == 2:
        lay_free_city(state, seat, stream)
        return 1
    for number in range(count):
        if not pin(state, seat, stream, number):
            return 0
    return 1


def forget_choices(state: Fields, seat: int) -> None:
    """Drop the sealed choices of other seats: whoever has chosen will choose again."""
    for city in range(state.cities):
        if keeper(state, city) != seat and state.chosen[city] >= 0:
            state.chosen[city] = -1
            state.open_choices += 1


# ---- shuffling ----------------------------------------------------------------------------------
def put_in_order(state: Fields, seat: int, stream: list[int]) -> None:
    """Lay everything hidden by number; groups first, since a card drawn goes to the last place of its group."""
    shuffle_groups(state, stream, known_places(state, seat, 0), 0)
    for age in range(state.ages_dealt):
        shuffle_unseen(state, stream, unseen_places(state, seat, age), age, 0)


def shuffle_hidden(state: Fields, seat: int, stream: list[int]) -> None:
    """Shuffle everything hidden once; fills `places`, `groups`, `pool` and `copies`."""
    for age in range(3):
        if age < state.ages_dealt:
            shuffle_unseen(state, stream, unseen_places(state, seat, age), age, 1)
        else:
            shuffle_undealt(state, stream, age)
    shuffle_groups(state, stream, known_places(state, seat, 0), 1)


def shuffle_unseen(state: Fields, stream: list[int], count: int, age: int, mix: int) -> None:
    """Deal the cards of the first `places` anew among them; in Age III also which guilds are in the box."""
    clear_copies(state)
    for i in range(count):
        state.copies[card_at(state, state.places[i]) - FIRST_CARD[state.edition][age]] += 1
    fill_pool(state, stream, age, mix)
    if mix:
        shuffle(stream, state.pool, count)
    for i in range(count):
        set_card(state, state.places[i], state.pool[i])


def shuffle_undealt(state: Fields, stream: list[int], age: int) -> None:
    """Shuffle a deck that has not been dealt, guilds drawn anew; without guilds everybody knows what is in it."""
    size = state.deck_size[age]
    if age < 2:
        for i in range(size):
            state.pool[i] = DECKS[state.edition][state.seats][age][i]
    else:
        clear_copies(state)
        for i in range(size):
            state.copies[state.deck[age][i] - FIRST_CARD[state.edition][age]] += 1
        fill_pool(state, stream, age, 1)
    shuffle(stream, state.pool, size)
    for i in range(size):
        state.deck[age][i] = state.pool[i]


def clear_copies(state: Fields) -> None:
    """Count the cards of a pool from nothing."""
    for kind in range(MOST_IN_AGE):
        state.copies[kind] = 0


def fill_pool(state: Fields, stream: list[int], age: int, mix: int) -> None:
    """Fill `pool` with the cards counted in `copies`, by number; in Age III the box takes part."""
    if age == 2:
        for i in range(state.box_size):
            state.copies[state.box[i] - FIRST_CARD[state.edition][age]] += 1
    size = 0
    for kind in range(MOST_IN_AGE):
        for _ in range(state.copies[kind]):
            state.pool[size] = FIRST_CARD[state.edition][age] + kind
            size += 1
    if age == 2:
        fill_box(state, stream, size, mix)


def fill_box(state: Fields, stream: list[int], size: int, mix: int) -> None:
    """Put guilds out of the pool into the box, any of them (or the first); they are the last cards of the pool."""
    first = size
    while first > 0 and is_guild(state, state.pool[first - 1]):
        first -= 1
    for i in range(state.box_size):
        other = first + i
        if mix:
            other += below(stream, size - other)
        state.box[i] = state.pool[other]
        state.pool[other] = state.pool[first + i]
    for i in range(first, size - state.box_size):
        state.pool[i] = state.pool[i + state.box_size]


def shuffle_groups(state: Fields, stream: list[int], count: int, mix: int) -> None:
    """Within each of the `groups` any card may be in any place."""
    for first in range(count):
        group = state.groups[first]
        if group == UNSEEN:
            continue
        size = 0
        drawn_moves = 0
        for i in range(first, count):
            if state.groups[i] == group:
                card = card_at(state, state.places[i])
                if is_fresh(state, state.places[i]):
                    card += FRESH
                    if state.places[i] >= HAND_PLACE:
                        drawn_moves = 1
                insert(state, size, card)
                size += 1
        if drawn_moves:
            state.drawn = -1
        if mix:
            shuffle(stream, state.pool, size)
        for i in range(count - 1, first - 1, -1):
            if state.groups[i] == group:
                size -= 1
                fresh = 1 if state.pool[size] >= FRESH else 0
                set_fresh(state, state.places[i], state.pool[size] & CARD_BITS, fresh)
                state.groups[i] = UNSEEN


def insert(state: Fields, size: int, card: int) -> None:
    """Put a card among the first cards of `pool`, which stay in the order of their numbers."""
    at = size
    while at > 0 and state.pool[at - 1] > card:
        state.pool[at] = state.pool[at - 1]
        at -= 1
    state.pool[at] = card
