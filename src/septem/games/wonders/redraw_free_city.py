"""Cards of the Free City that lie face down, drawn anew for a seat as SW-95 allows (two players).

Such a card is not one that was ruled out when it was put away. It is laid first, everything else is shuffled after it.
Every row by itself takes any card that could lie there; if two rows want the same card, all of them try again. A card
of its group stays there whichever row it lies in, a card never seen could also lie in any other of `unseen` places:
so the first is taken `unseen` times as often as the second. Of several rows with cards never seen each has one place
less to choose from than the one before; and a guild may also be in the box. Both are made up for by trying again.
The cards as they lay fit, and a seat has at most four such rows in an age: a try succeeds at least once in some
hundred times, mostly at once.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.catalogue import COLOURS
from septem.games.wonders.codes import (
    AFTER_TURNS,
    CARD_BITS,
    CITY_BITS,
    CITY_SHIFT,
    FRESH_BIT,
    KNOWN_SHIFT,
    TURN_STRIDE,
    WHEN_BITS,
    WHEN_SHIFT,
)
from septem.games.wonders.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.wonders.memory import (
        HAND_PLACE,
        UNSEEN,
        card_at,
        group_of_row,
        is_fresh,
        known_places,
        set_card,
        set_fresh,
        unseen_places,
    )

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COLOUR = tables.COLOUR
FIRST_CARD = tables.FIRST_CARD

PURPLE = COLOURS.index("purple")
MOST_ROWS = 8  # of one age: one for each turn, and the seventh card
MOST_CHOICES = 30  # no more than different cards of an age


def lay_free_city(state: Fields, seat: int, stream: list[int]) -> None:
    """Lay every card of the Free City hidden from a seat of which something is known; adds them to `pinned`."""
    for age in range(state.ages_dealt):
        count = list_rows(state, seat, age)
        if count:
            list_choices(state, seat, age, count)
            while not take_all(state, stream, count):
                pass
            lay_all(state, seat, age, count)


def list_rows(state: Fields, seat: int, age: int) -> int:
    """Fill `rows` and `row_group` with those of an age; returns how many."""
    count = 0
    for i in range(state.away_count):
        row = state.away[i]
        when = row >> WHEN_SHIFT & WHEN_BITS
        if row >> CITY_SHIFT & CITY_BITS >= state.seats and when // TURN_STRIDE == age and count < MOST_ROWS:
            if state.ruled_out[when] and not row & BIT[KNOWN_SHIFT + seat]:
                state.rows[count] = i
                state.row_group[count] = UNSEEN
                if when % TURN_STRIDE < AFTER_TURNS:
                    state.row_group[count] = group_of_row(state, row, seat)
                count += 1
    return count


# ---- which cards could lie where ----------------------------------------------------------------
def list_choices(state: Fields, seat: int, age: int, count: int) -> None:
    """Fill `choice` for every row: the cards of its group, and those never seen if one of them is in the group.

    Also fills `places` and `groups`, `unseen`, `guilds` and `guilds_out`.
    """
    state.unseen = unseen_places(state, seat, age)
    places = known_places(state, seat, state.unseen)
    state.guilds_out = 0
    for i in range(state.unseen):
        state.guilds_out += is_guild(state, card_at(state, state.places[i]))
    state.guilds = state.guilds_out + (state.box_size if age == 2 else 0)
    for number in range(count):
        state.choice_count[number] = 0
        group = state.row_group[number]
        open_to_all = 1
        if group != UNSEEN:
            open_to_all = 0
            for i in range(state.unseen, places):
                if state.groups[i] == group:
                    if is_fresh(state, state.places[i]):
                        open_to_all = 1
                    else:
                        add_choice(state, number, age, card_at(state, state.places[i]))
        state.choice_known[number] = state.choice_count[number]
        if open_to_all:
            add_unseen(state, number, age)


def add_unseen(state: Fields, number: int, age: int) -> None:
    """Add the cards never seen to the choices of a row, the guilds in the box among them."""
    for i in range(state.unseen):
        add_choice(state, number, age, card_at(state, state.places[i]))
    if age == 2:
        for i in range(state.box_size):
            add_choice(state, number, age, state.box[i])


def add_choice(state: Fields, number: int, age: int, card: int) -> None:
    """Add a card to the choices of a row, unless it is ruled out."""
    when = state.away[state.rows[number]] >> WHEN_SHIFT & WHEN_BITS
    if not state.ruled_out[when] & BIT[card - FIRST_CARD[state.edition][age]]:
        state.choice[MOST_CHOICES * number + state.choice_count[number]] = card
        state.choice_count[number] += 1


def is_guild(state: Fields, card: int) -> int:
    """1 if a card may also be in the box."""
    return 1 if COLOUR[CARD_BASE[state.edition] + card] == PURPLE else 0


# ---- choosing -----------------------------------------------------------------------------------
def take_all(state: Fields, stream: list[int], count: int) -> int:
    """Fill `taken` and `taken_unseen` with a card for every row; 0 if this try has failed."""
    drawn = 0
    most = 0
    guilds = 0
    for number in range(count):
        if state.choice_known[number] < state.choice_count[number]:
            most += 1
        take(state, stream, number)
        drawn += state.taken_unseen[number]
        if state.taken_unseen[number]:
            guilds += is_guild(state, state.taken[number])
        for other in range(number):
            if state.taken[other] == state.taken[number]:
                return 0
    for i in range(drawn, most):  # with fewer cards never seen there would have been more places for each
        if below(stream, state.unseen) < i:
            return 0
    for i in range(1, guilds):
        if below(stream, state.guilds_out * (state.guilds - i)) >= (state.guilds_out - i) * state.guilds:
            return 0
    return 1


def take(state: Fields, stream: list[int], number: int) -> None:
    """Choose any card for one row, each as often as it would come there."""
    known = state.choice_known[number]
    some = max(state.guilds, 1)
    often = some * max(state.unseen, 1)
    unseen = 0
    for i in range(known, state.choice_count[number]):
        unseen += state.guilds_out if is_guild(state, state.choice[MOST_CHOICES * number + i]) else some
    left = below(stream, known * often + unseen)
    at = 0
    while at < known and left >= often:
        left -= often
        at += 1
    state.taken_unseen[number] = 1 if at == known else 0
    while at >= known:
        left -= state.guilds_out if is_guild(state, state.choice[MOST_CHOICES * number + at]) else some
        if left < 0:
            break
        at += 1
    state.taken[number] = state.choice[MOST_CHOICES * number + at]


# ---- laying -------------------------------------------------------------------------------------
def lay_all(state: Fields, seat: int, age: int, count: int) -> None:
    """Lay the cards taken by changing places with those that lie there; adds to `pinned`, fills `places`, `groups`."""
    places = known_places(state, seat, 0)
    for number in range(count):
        if state.row_group[number] != UNSEEN:
            swap_marked(state, source(state, number, places), state.rows[number])
    state.unseen = unseen_places(state, seat, age)
    if age == 2:
        for number in range(count):
            take_from_box(state, number, count)
    for number in range(count):
        if state.taken_unseen[number]:
            swap(state, place_of(state, state.taken[number]), state.rows[number])
        state.away[state.rows[number]] |= BIT[KNOWN_SHIFT + seat]
        state.pinned[state.pinned_count] = state.rows[number]
        state.pinned_count += 1


def source(state: Fields, number: int, places: int) -> int:
    """The place in the group of a row with the card taken for it, or with the card never seen."""
    found = state.rows[number]
    for i in range(places):
        if state.groups[i] == state.row_group[number]:
            if state.taken_unseen[number]:
                if is_fresh(state, state.places[i]):
                    found = state.places[i]
            elif card_at(state, state.places[i]) == state.taken[number]:
                found = state.places[i]
    return found


def swap_marked(state: Fields, place: int, row: int) -> None:
    """Two places of a group change their cards, with the mark of a card never seen."""
    card = card_at(state, place)
    fresh = is_fresh(state, place)
    if place != row:
        if fresh and place >= HAND_PLACE:
            state.drawn = -1
        old = state.away[row]
        set_fresh(state, row, card, fresh)
        set_fresh(state, place, old & CARD_BITS, old & FRESH_BIT)


def swap(state: Fields, place: int, row: int) -> None:
    """Two places of cards never seen change their cards."""
    card = card_at(state, row)
    set_card(state, row, card_at(state, place))
    if place != row:
        set_card(state, place, card)


def place_of(state: Fields, card: int) -> int:
    """Where in `places` a card never seen lies."""
    at = 0
    while card_at(state, state.places[at]) != card:
        at += 1
    return state.places[at]


def take_from_box(state: Fields, number: int, count: int) -> None:
    """If a guild taken is in the box, a guild that nobody has taken goes there for it."""
    for i in range(state.box_size):
        if state.taken_unseen[number] and state.box[i] == state.taken[number]:
            for k in range(state.unseen):
                card = card_at(state, state.places[k])
                if is_guild(state, card) and not is_taken(state, card, count):
                    set_card(state, state.places[k], state.box[i])
                    state.box[i] = card
                    return


def is_taken(state: Fields, card: int, count: int) -> int:
    """1 if a card has been taken for a row."""
    for number in range(count):
        if state.taken[number] == card:
            return 1
    return 0
