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

from septem.games.wonders.codes import CARD_BITS, KNOWN_SHIFT
from septem.games.wonders.fields import Fields

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
FRESH = 128  # mark on a card number while groups are shuffled


def redraw_hidden(state: Fields, seat: int, stream: list[int]) -> None:
    """Exchange everything a seat cannot know, each possibility equally likely."""
    count = list_open(state, seat)
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
def shuffle_hidden(state: Fields, seat: int, stream: list[int]) -> None:
    """Shuffle everything hidden once; fills `places`, `groups` and `pool`."""
    for age in range(3):
        if age < state.ages_dealt:
            count = unseen_places(state, seat, age)
            shuffle_unseen(state, stream, count, age)
        else:
            shuffle_undealt(state, stream, age)
    shuffle_groups(state, stream, known_places(state, seat, 0))


def shuffle_unseen(state: Fields, stream: list[int], count: int, age: int) -> None:
    """Deal the cards of the first `places` anew among them; in Age III also which guilds are in the box."""
    for i in range(count):
        state.pool[i] = card_at(state, state.places[i])
    if age == 2:
        redraw_box(state, stream, count)
    shuffle(stream, state.pool, count)
    for i in range(count):
        set_card(state, state.places[i], state.pool[i])


def shuffle_undealt(state: Fields, stream: list[int], age: int) -> None:
    """Shuffle a deck that has not been dealt, guilds drawn anew."""
    size = state.deck_size[age]
    for i in range(size):
        state.pool[i] = state.deck[age][i]
    if age == 2:
        redraw_box(state, stream, size)
    shuffle(stream, state.pool, size)
    for i in range(size):
        state.deck[age][i] = state.pool[i]


def redraw_box(state: Fields, stream: list[int], count: int) -> None:
    """Draw anew which guilds are in the box, among those there and those in the first cards of `pool`."""
    total = state.box_size + guilds_among(state, count)
    for i in range(state.box_size):
        other = i + below(stream, total - i)
        card = state.box[i]
        if other < state.box_size:
            state.box[i] = state.box[other]
            state.box[other] = card
        else:
            at = guild_place(state, count, other - state.box_size)
            state.box[i] = state.pool[at]
            state.pool[at] = card


def guilds_among(state: Fields, count: int) -> int:
    """How many of the first cards of `pool` are guilds."""
    guilds = 0
    for i in range(count):
        guilds += is_guild(state, state.pool[i])
    return guilds


def guild_place(state: Fields, count: int, number: int) -> int:
    """Where the guild of that number is among the first cards of `pool`."""
    for i in range(count):
        if is_guild(state, state.pool[i]):
            if number == 0:
                return i
            number -= 1
    return 0


def shuffle_groups(state: Fields, stream: list[int], count: int) -> None:
    """Within each of the `groups` any card may be in any place."""
    for first in range(count):
        group = state.groups[first]
        if group == UNSEEN:
            continue
        size = 0
        drawn_moves = 0
        for i in range(first, count):
            if state.groups[i] == group:
                state.pool[size] = card_at(state, state.places[i])
                if is_fresh(state, state.places[i]):
                    state.pool[size] += FRESH
                    if state.places[i] >= HAND_PLACE:
                        drawn_moves = 1
                size += 1
        if drawn_moves:
            state.drawn = -1
        shuffle(stream, state.pool, size)
        for i in range(count - 1, first - 1, -1):
            if state.groups[i] == group:
                size -= 1
                fresh = 1 if state.pool[size] >= FRESH else 0
                set_fresh(state, state.places[i], state.pool[size] & CARD_BITS, fresh)
                state.groups[i] = UNSEEN
