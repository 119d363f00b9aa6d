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

from septem.core.state import zeros
from septem.games.wonders.memory import Memory

if not cython.compiled:
    from septem.core.rng import below
    from septem.games.wonders.cities import BIT, CARD_BASE, COLOUR
    from septem.games.wonders.memory import HAND_PLACE, UNSEEN
    from septem.games.wonders.scoring import PURPLE
    from septem.games.wonders.table import (
        AFTER_TURNS,
        CARD_BITS,
        CITY_SHIFT,
        FRESH_BIT,
        KNOWN_SHIFT,
        TURN_STRIDE,
        WHEN_SHIFT,
    )
    from septem.games.wonders.turns import FIRST_CARD

MOST_RULED = 8  # rows of one age: one for each turn, and the seventh card
MOST_CHOICES = 30  # no more than different cards of an age
MOST_PINNED = 24


class FreeCity(Memory):
    """A table that can lay the Free City's hidden cards."""

    def __init__(self) -> None:
        super().__init__()
        self.pinned = zeros(MOST_PINNED)  # rows laid already; the seat knows them for a while
        self.pinned_count = 0
        self.ruled = zeros(MOST_RULED)  # rows of one age to be laid, and the groups they are in
        self.ruled_group = zeros(MOST_RULED)
        self.choice = zeros(MOST_RULED * MOST_CHOICES)  # cards that could lie in each, first those of its group
        self.choice_count = zeros(MOST_RULED)
        self.choice_known = zeros(MOST_RULED)
        self.taken = zeros(MOST_RULED)  # the one chosen, and whether the seat has never seen it
        self.taken_unseen = zeros(MOST_RULED)
        self.unseen = 0  # places of cards never seen
        self.guilds = 0  # guilds never seen, and how many of them are not in the box
        self.guilds_out = 0

    def lay_ruled(self, seat: int) -> None:
        """Lay every card of the Free City hidden from a seat of which something is known."""
        for age in range(self.ages_dealt):
            count = self.list_ruled(seat, age)
            if count:
                self.list_choices(seat, age, count)
                while not self.take_all(count):
                    pass
                self.lay_all(seat, age, count)

    def list_ruled(self, seat: int, age: int) -> int:
        """List the rows of an age."""
        count = 0
        for i in range(self.away_count):
            row = self.away[i]
            when = row >> WHEN_SHIFT & 31
            if row >> CITY_SHIFT & 7 >= self.seats and when // TURN_STRIDE == age and count < MOST_RULED:
                if self.ruled_out[when] and not row & BIT[KNOWN_SHIFT + seat]:
                    self.ruled[count] = i
                    self.ruled_group[count] = UNSEEN
                    if when % TURN_STRIDE < AFTER_TURNS:
                        self.ruled_group[count] = self.group_of(age, when % TURN_STRIDE, self.seats, seat)
                    count += 1
        return count

    # ---- which cards could lie where ---------------------------------------------------------
    def list_choices(self, seat: int, age: int, count: int) -> None:
        """List for every row the cards of its group, and those never seen if one of them is in the group."""
        self.unseen = self.unseen_places(seat, age)
        places = self.known_places(seat, self.unseen)
        self.guilds_out = 0
        for i in range(self.unseen):
            self.guilds_out += self.is_guild(self.card_at(self.places[i]))
        self.guilds = self.guilds_out + (self.box_size if age == 2 else 0)
        for number in range(count):
            self.choice_count[number] = 0
            group = self.ruled_group[number]
            open_to_all = 1
            if group != UNSEEN:
                open_to_all = 0
                for i in range(self.unseen, places):
                    if self.groups[i] == group:
                        if self.is_fresh(self.places[i]):
                            open_to_all = 1
                        else:
                            self.add_choice(number, age, self.card_at(self.places[i]))
            self.choice_known[number] = self.choice_count[number]
            if open_to_all:
                self.add_unseen(number, age)

    def add_unseen(self, number: int, age: int) -> None:
        """... the cards never seen, the guilds in the box among them."""
        for i in range(self.unseen):
            self.add_choice(number, age, self.card_at(self.places[i]))
        if age == 2:
            for i in range(self.box_size):
                self.add_choice(number, age, self.box[i])

    def add_choice(self, number: int, age: int, card: int) -> None:
        """... a card, unless it is ruled out."""
        when = self.away[self.ruled[number]] >> WHEN_SHIFT & 31
        if not self.ruled_out[when] & BIT[card - FIRST_CARD[self.edition][age]]:
            self.choice[MOST_CHOICES * number + self.choice_count[number]] = card
            self.choice_count[number] += 1

    def is_guild(self, card: int) -> int:
        """Whether a card may also be in the box."""
        return COLOUR[CARD_BASE[self.edition] + card] == PURPLE

    # ---- choosing ----------------------------------------------------------------------------
    def take_all(self, count: int) -> int:
        """Choose a card for every row; 0 if this try has failed."""
        drawn = 0
        most = 0
        guilds = 0
        for number in range(count):
            if self.choice_known[number] < self.choice_count[number]:
                most += 1
            self.take(number)
            drawn += self.taken_unseen[number]
            guilds += self.taken_unseen[number] and self.is_guild(self.taken[number])
            for other in range(number):
                if self.taken[other] == self.taken[number]:
                    return 0
        for i in range(drawn, most):  # with fewer cards never seen there would have been more places for each
            if below(self.choice_stream, self.unseen) < i:
                return 0
        for i in range(1, guilds):
            if below(self.choice_stream, self.guilds_out * (self.guilds - i)) >= (self.guilds_out - i) * self.guilds:
                return 0
        return 1

    def take(self, number: int) -> None:
        """Choose any card for one row, each as often as it would come there."""
        known = self.choice_known[number]
        some = max(self.guilds, 1)
        often = some * max(self.unseen, 1)
        unseen = 0
        for i in range(known, self.choice_count[number]):
            unseen += self.guilds_out if self.is_guild(self.choice[MOST_CHOICES * number + i]) else some
        left = below(self.choice_stream, known * often + unseen)
        at = 0
        while at < known and left >= often:
            left -= often
            at += 1
        self.taken_unseen[number] = 1 if at == known else 0
        while at >= known:
            left -= self.guilds_out if self.is_guild(self.choice[MOST_CHOICES * number + at]) else some
            if left < 0:
                break
            at += 1
        self.taken[number] = self.choice[MOST_CHOICES * number + at]

    # ---- laying ------------------------------------------------------------------------------
    def lay_all(self, seat: int, age: int, count: int) -> None:
        """Lay the chosen cards by changing places with the cards that lie there."""
        places = self.known_places(seat, 0)
        for number in range(count):
            if self.ruled_group[number] != UNSEEN:
                self.swap_marked(self.source(number, places), self.ruled[number])
        self.unseen = self.unseen_places(seat, age)
        if age == 2:
            for number in range(count):
                self.take_from_box(number, count)
        for number in range(count):
            if self.taken_unseen[number]:
                self.swap(self.place_of(self.taken[number]), self.ruled[number])
            self.away[self.ruled[number]] |= BIT[KNOWN_SHIFT + seat]
            self.pinned[self.pinned_count] = self.ruled[number]
            self.pinned_count += 1

    def source(self, number: int, places: int) -> int:
        """The place in the group of a row with the card chosen for it, or with the card never seen."""
        found = self.ruled[number]
        for i in range(places):
            if self.groups[i] == self.ruled_group[number]:
                if self.taken_unseen[number]:
                    if self.is_fresh(self.places[i]):
                        found = self.places[i]
                elif self.card_at(self.places[i]) == self.taken[number]:
                    found = self.places[i]
        return found

    def swap_marked(self, place: int, row: int) -> None:
        """Two places of a group change their cards, with the mark of a card never seen."""
        card = self.card_at(place)
        fresh = self.is_fresh(place)
        if place != row:
            if fresh and place >= HAND_PLACE:
                self.drawn = -1
            old = self.away[row]
            self.set_fresh(row, card, fresh)
            self.set_fresh(place, old & CARD_BITS, old & FRESH_BIT)

    def swap(self, place: int, row: int) -> None:
        """Two places of cards never seen change their cards."""
        card = self.card_at(row)
        self.set_card(row, self.card_at(place))
        if place != row:
            self.set_card(place, card)

    def place_of(self, card: int) -> int:
        """Where a card never seen lies."""
        at = 0
        while self.card_at(self.places[at]) != card:
            at += 1
        return self.places[at]

    def take_from_box(self, number: int, count: int) -> None:
        """If a chosen guild is in the box, a guild that nobody has chosen goes there for it."""
        for i in range(self.box_size):
            if self.taken_unseen[number] and self.box[i] == self.taken[number]:
                for k in range(self.unseen):
                    card = self.card_at(self.places[k])
                    if self.is_guild(card) and not self.is_taken(card, count):
                        self.set_card(self.places[k], self.box[i])
                        self.box[i] = card
                        return

    def is_taken(self, card: int, count: int) -> int:
        """Whether a card has been chosen for a row."""
        for number in range(count):
            if self.taken[number] == card:
                return 1
        return 0
