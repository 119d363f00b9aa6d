"""What a seat cannot know (SW-100 to SW-105).

A seat that has seen a hand knows which cards are in it or were taken from it since, but not which is where: those
places form a *group*. What it never saw lies anywhere among the unseen places of that age.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import zeros
from septem.games.wonders.turns import Turns

if not cython.compiled:
    from septem.games.wonders.cities import BIT
    from septem.games.wonders.table import (
        AFTER_TURNS,
        CARD_BITS,
        CITY_SHIFT,
        FRESH_BIT,
        KNOWN_SHIFT,
        LAST_TURN,
        TURN_STRIDE,
        WHEN_SHIFT,
    )
    from septem.games.wonders.turns import SEVENTH

MOST_PLACES = 208
HAND_PLACE = 256  # places below are rows of cards put away, above are places in hands
DECK_PLACE = 512  # ... and above that undealt cards of the age deck
UNSEEN = 0


class Memory(Turns):
    """A table that knows which places a seat cannot see, and what it remembers of them."""

    def __init__(self) -> None:
        super().__init__()
        self.places = zeros(MOST_PLACES)
        self.groups = zeros(MOST_PLACES)

    def last_sight(self, age: int, turn: int, hand: int, seat: int) -> int:
        """The last turn before `turn` on which a seat held that hand, -1 if none."""
        if turn > LAST_TURN:
            turn = LAST_TURN
        for earlier in range(turn - 1, -1, -1):
            if self.hand_at(age, earlier, seat) == hand:
                return earlier
        return -1

    def group_of(self, age: int, turn: int, city: int, seat: int) -> int:
        """Group of a place that a card left on `turn`: the hand and when the seat last saw it; 0 = never."""
        hand = self.hand_at(age, turn, self.keeper_at(age, turn, city))
        sight = self.last_sight(age, turn, hand, seat)
        if sight < 0:
            return UNSEEN
        return 1 + sight + 8 * hand + 64 * age

    def keeper_at(self, age: int, turn: int, city: int) -> int:
        """The seat that decided for a city on an earlier turn."""
        if city < self.seats:
            return city
        if turn > LAST_TURN:
            turn = LAST_TURN
        return (turn + (age == 1)) % 2

    def from_pile(self, row: int) -> int:
        """Two players: whether a card put away came straight from the draw pile (last card, SW-97)."""
        return (row >> CITY_SHIFT & 7) >= self.seats and (row >> WHEN_SHIFT & 31) % TURN_STRIDE == AFTER_TURNS

    def unseen_places(self, seat: int, age: int) -> int:
        """List the places of an age that hold cards this seat has never seen."""
        count = 0
        for i in range(self.away_count):
            row = self.away[i]
            when = row >> WHEN_SHIFT & 31
            if when // TURN_STRIDE == age and not row & BIT[KNOWN_SHIFT + seat]:
                if (
                    row & FRESH_BIT
                    or self.from_pile(row)
                    or self.group_of(age, when % TURN_STRIDE, row >> CITY_SHIFT & 7, seat) == UNSEEN
                ):
                    self.places[count] = i
                    count += 1
        if age == self.ages_dealt - 1:
            count = self.unseen_in_hands(seat, age, count)
            for i in range(self.pile_next + self.sees_pile(seat), self.deck_size[age]):
                self.places[count] = DECK_PLACE + i
                count += 1
        return count

    def sees_pile(self, seat: int) -> int:
        """Two players: whether this seat is looking at the last pile card (SW-98a)."""
        return self.phase == SEVENTH and self.acting_city >= self.seats and self.actor == seat

    def unseen_in_hands(self, seat: int, age: int, count: int) -> int:
        """... those in the hands of others."""
        for other in range(self.seats):
            if other != seat:
                hand = self.holding[other]
                sight = self.last_sight(age, self.turn, hand, seat)
                for i in range(self.hand_size[hand]):
                    if sight < 0 or self.is_drawn(hand, i):
                        self.places[count] = HAND_PLACE + 8 * hand + i
                        count += 1
        return count

    def is_drawn(self, hand: int, at: int) -> int:
        """Two players: whether this place holds the card the holder drew; it stays the last one of the hand."""
        return self.drawn >= 0 and hand == self.holding[self.holder()] and at == self.hand_size[hand] - 1

    def known_places(self, seat: int, count: int) -> int:
        """List from `count` on the places whose cards this seat knows as groups, without knowing which is where."""
        for i in range(self.away_count):
            row = self.away[i]
            if not row & BIT[KNOWN_SHIFT + seat] and not self.from_pile(row):
                when = row >> WHEN_SHIFT & 31
                group = self.group_of(when // TURN_STRIDE, when % TURN_STRIDE, row >> CITY_SHIFT & 7, seat)
                if group != UNSEEN:
                    self.places[count] = i
                    self.groups[count] = group
                    count += 1
        if self.ages_dealt:
            for other in range(self.seats):
                group = self.group_of(self.age, self.turn, other, seat)
                if other != seat and group != UNSEEN:
                    hand = self.holding[other]
                    for i in range(self.hand_size[hand]):
                        self.places[count] = HAND_PLACE + 8 * hand + i
                        self.groups[count] = group
                        count += 1
        return count

    # ---- places and cards --------------------------------------------------------------------
    def card_at(self, place: int) -> int:
        """The card in a place."""
        if place >= DECK_PLACE:
            return self.deck[self.ages_dealt - 1][place - DECK_PLACE]
        if place >= HAND_PLACE:
            return self.hand[(place - HAND_PLACE) >> 3][place & 7]
        return self.away[place] & CARD_BITS

    def set_card(self, place: int, card: int) -> None:
        """Put a card into a place."""
        if place >= DECK_PLACE:
            self.deck[self.ages_dealt - 1][place - DECK_PLACE] = card
        elif place >= HAND_PLACE:
            hand = (place - HAND_PLACE) >> 3
            if self.is_drawn(hand, place & 7):
                self.drawn = card
            self.hand[hand][place & 7] = card
        else:
            self.away[place] = self.away[place] - (self.away[place] & CARD_BITS) + card

    def is_fresh(self, place: int) -> int:
        """Two players: whether the card in a place was drawn by the other seat and never seen by this one."""
        if place >= HAND_PLACE:
            return self.is_drawn((place - HAND_PLACE) >> 3, place & 7)
        return (self.away[place] & FRESH_BIT) != 0

    def set_fresh(self, place: int, card: int, fresh: int) -> None:
        """Put a card into a place together with that mark."""
        if place >= HAND_PLACE:
            hand = (place - HAND_PLACE) >> 3
            at = place & 7
            if fresh:
                last = self.hand_size[hand] - 1
                self.hand[hand][at] = self.hand[hand][last]
                at = last
                self.drawn = card
            self.hand[hand][at] = card
        else:
            self.away[place] = self.away[place] - (self.away[place] & (CARD_BITS | FRESH_BIT)) + card
            if fresh:
                self.away[place] |= FRESH_BIT
