"""All that a seat cannot know drawn anew, uniformly (SW-100 to SW-105).

A recovered card came from the pile: if the seat does not know it there, one of its copies must come to lie in a row
that was in the pile then. With three players and more such cards are laid first (`pin`), the rest is shuffled, and a
layout that could be reached in several ways is taken the less often. With two players the cards of the Free City are
laid first (`lay_ruled`); few places are hidden, and all is shuffled until the recovered cards fit. Both ways are exact,
and end, since the cards as they lay did fit.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import zeros
from septem.games.wonders.free_city import FreeCity

if not cython.compiled:
    from septem.core.rng import below, shuffle
    from septem.games.wonders.cities import BIT, CARD_BASE, COLOUR
    from septem.games.wonders.memory import HAND_PLACE, UNSEEN
    from septem.games.wonders.scoring import PURPLE
    from septem.games.wonders.table import CARD_BITS, KNOWN_SHIFT, TAKEN_BIT, TURN_STRIDE, WHEN_SHIFT

MOST_PLACES = 208
MOST_RECOVERED = 8
FRESH = 128  # mark on a card number while groups are shuffled


class Redraw(FreeCity):
    """A table whose hidden cards can be redrawn for a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = zeros(MOST_PLACES)
        self.open_digs = zeros(MOST_RECOVERED)  # recovered cards of which the seat knows no row they could be from
        self.open_age = zeros(MOST_RECOVERED)
        self.best_rows = zeros(MOST_RECOVERED)  # of all pools with a copy the largest share of rows it could be from
        self.best_size = zeros(MOST_RECOVERED)

    def determinize(self, seat: int) -> None:
        """Redraw all that this seat cannot know, uniformly."""
        count = self.list_open(seat)
        while True:
            self.pinned_count = 0
            done = self.pin_all(seat, count)
            if done:
                self.redraw_all(seat)
            for i in range(self.pinned_count):
                self.away[self.pinned[i]] -= BIT[KNOWN_SHIFT + seat]
            if done and self.accepted(count):
                break
        if self.recovered_count:
            self.mark_all_taken()
        self.forget_choices(seat)

    def redraw_all(self, seat: int) -> None:
        """Shuffle everything hidden once."""
        for age in range(3):
            if age < self.ages_dealt:
                count = self.unseen_places(seat, age)
                self.redraw_unseen(count, age)
            else:
                self.redraw_deck(age)
        self.redraw_groups(self.known_places(seat, 0))

    def forget_choices(self, seat: int) -> None:
        """Drop the sealed choices of other seats: whoever has chosen will choose again."""
        for city in range(self.cities):
            if self.keeper(city) != seat and self.chosen[city] >= 0:
                self.chosen[city] = -1
                self.open_choices += 1

    # ---- recovered cards ---------------------------------------------------------------------
    def mark_all_taken(self) -> None:
        """Mark the rows of recovered cards anew."""
        for i in range(self.away_count):
            if self.away[i] & TAKEN_BIT:
                self.away[i] -= TAKEN_BIT
        for i in range(self.recovered_count):
            self.mark_taken(self.recovered[i])

    def list_open(self, seat: int) -> int:
        """List the recovered cards that must lie in a row hidden from this seat."""
        count = 0
        for i in range(self.recovered_count):
            known = 0
            for k in range(self.away_count):
                row = self.away[k]
                if self.could_be(row, self.recovered[i]):
                    self.open_age[count] = (row >> WHEN_SHIFT & 31) // TURN_STRIDE
                    if row & BIT[KNOWN_SHIFT + seat]:
                        known = 1
            if not known:
                self.open_digs[count] = self.recovered[i]
                if self.seats > 2:
                    self.find_best(seat, count)
                count += 1
        return count

    def find_best(self, seat: int, number: int) -> None:
        """The largest chance that a copy of a recovered card, laid anywhere in its pool, is where it must be."""
        count = self.hidden_places(seat, self.open_age[number])
        dug = self.open_digs[number]
        self.best_rows[number] = 0
        self.best_size[number] = 1
        for i in range(count):
            if self.card_at(self.places[i]) == dug & CARD_BITS:
                rows = self.rows_in(count, self.groups[i], dug)
                size = self.size_of(count, self.groups[i])
                if rows * self.best_size[number] > self.best_rows[number] * size:
                    self.best_rows[number] = rows
                    self.best_size[number] = size

    def hidden_places(self, seat: int, age: int) -> int:
        """List all hidden places that cards of an age may be in, each with its group."""
        count = self.unseen_places(seat, age)
        for i in range(count):
            self.groups[i] = UNSEEN
        return self.known_places(seat, count)

    def size_of(self, count: int, group: int) -> int:
        """How many of the places listed are in a group."""
        size = 0
        for i in range(count):
            if self.groups[i] == group:
                size += 1
        return size

    def rows_in(self, count: int, group: int, dug: int) -> int:
        """How many of them are rows a recovered card could be from."""
        rows = 0
        for i in range(count):
            if self.groups[i] == group and self.fits(self.places[i], dug):
                rows += 1
        return rows

    def fits(self, place: int, dug: int) -> int:
        """Whether a place lay in the pile when a card was recovered."""
        return place < HAND_PLACE and self.was_in_pile(self.away[place], dug)

    def pin_all(self, seat: int, count: int) -> int:
        """Lay every open recovered card into a row it could be from; 0 if this try has failed."""
        if self.seats == 2:
            self.lay_ruled(seat)
            return 1
        for number in range(count):
            if not self.pin(seat, number):
                return 0
        return 1

    def pin(self, seat: int, number: int) -> int:
        """Lay one: any copy, any row of its pool, as often as it would come there; the seat knows it for a while."""
        count = self.hidden_places(seat, self.open_age[number])
        dug = self.open_digs[number]
        at = self.any_copy(count, dug & CARD_BITS)
        group = self.groups[at]
        rows = self.rows_in(count, group, dug)
        odds = self.size_of(count, group) * self.best_rows[number]
        if below(self.choice_stream, odds) >= rows * self.best_size[number]:
            return 0
        to = self.any_row(count, group, dug, rows)
        card = self.card_at(to)
        self.set_card(to, dug & CARD_BITS)
        if to != self.places[at]:
            self.set_card(self.places[at], card)
        self.away[to] |= BIT[KNOWN_SHIFT + seat]
        self.pinned[self.pinned_count] = to
        self.pinned_count += 1
        return 1

    def any_copy(self, count: int, card: int) -> int:
        """A random one of the places listed that hold a card."""
        copies = 0
        found = 0
        for i in range(count):
            if self.card_at(self.places[i]) == card:
                copies += 1
                if below(self.choice_stream, copies) == 0:
                    found = i
        return found

    def any_row(self, count: int, group: int, dug: int, rows: int) -> int:
        """A random row of a group that a recovered card could be from."""
        left = below(self.choice_stream, rows)
        for i in range(count):
            if self.groups[i] == group and self.fits(self.places[i], dug):
                if left == 0:
                    return self.places[i]
                left -= 1
        return 0

    def accepted(self, count: int) -> int:
        """Whether the recovered cards lie where they must; where several copies do, pins came there several ways."""
        for number in range(count):
            copies = 0
            for i in range(self.away_count):
                copies += self.could_be(self.away[i], self.open_digs[number])
            if copies == 0 or (self.seats > 2 and below(self.choice_stream, copies) > 0):
                return 0
        return 1

    # ---- shuffling ---------------------------------------------------------------------------
    def redraw_unseen(self, count: int, age: int) -> None:
        """Deal the cards of these places anew among them; in Age III also which guilds are in the box."""
        for i in range(count):
            self.cards[i] = self.card_at(self.places[i])
        if age == 2:
            self.redraw_box(count)
        shuffle(self.choice_stream, self.cards, count)
        for i in range(count):
            self.set_card(self.places[i], self.cards[i])

    def guilds_among(self, count: int) -> int:
        """How many of the first cards are guilds."""
        guilds = 0
        for i in range(count):
            if COLOUR[CARD_BASE[self.edition] + self.cards[i]] == PURPLE:
                guilds += 1
        return guilds

    def guild_place(self, count: int, number: int) -> int:
        """Where the guild of that number is among the first cards."""
        for i in range(count):
            if COLOUR[CARD_BASE[self.edition] + self.cards[i]] == PURPLE:
                if number == 0:
                    return i
                number -= 1
        return 0

    def redraw_box(self, count: int) -> None:
        """Draw anew which guilds are in the box, among those there and those in the first cards."""
        total = self.box_size + self.guilds_among(count)
        for i in range(self.box_size):
            other = i + below(self.choice_stream, total - i)
            card = self.box[i]
            if other < self.box_size:
                self.box[i] = self.box[other]
                self.box[other] = card
            else:
                at = self.guild_place(count, other - self.box_size)
                self.box[i] = self.cards[at]
                self.cards[at] = card

    def redraw_deck(self, age: int) -> None:
        """Shuffle a deck that has not been dealt, guilds drawn anew."""
        size = self.deck_size[age]
        for i in range(size):
            self.cards[i] = self.deck[age][i]
        if age == 2:
            self.redraw_box(size)
        shuffle(self.choice_stream, self.cards, size)
        for i in range(size):
            self.deck[age][i] = self.cards[i]

    def redraw_groups(self, count: int) -> None:
        """Within each group any card may be in any place."""
        for first in range(count):
            group = self.groups[first]
            if group == UNSEEN:
                continue
            size = 0
            drawn_moves = 0
            for i in range(first, count):
                if self.groups[i] == group:
                    self.cards[size] = self.card_at(self.places[i])
                    if self.is_fresh(self.places[i]):
                        self.cards[size] += FRESH
                        if self.places[i] >= HAND_PLACE:
                            drawn_moves = 1
                    size += 1
            if drawn_moves:
                self.drawn = -1
            shuffle(self.choice_stream, self.cards, size)
            for i in range(count - 1, first - 1, -1):
                if self.groups[i] == group:
                    size -= 1
                    self.set_fresh(self.places[i], self.cards[size] & CARD_BITS, self.cards[size] >= FRESH)
                    self.groups[i] = UNSEEN
