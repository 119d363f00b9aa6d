"""Hands, decks and every card that has left play face down, with who knows it (SW-100 to SW-104).

A card put away (sold, left over, put under a board) is one packed int: which card, when, by which city, which seats
know it. With two players every card exists once, and a card the holder had drawn on that turn is marked as fresh: the
other seat, who had passed the hand on, has not seen it. On the first turn of an age that seat has seen nothing of the
hand, and no card is marked. What the Free City sells or puts under its board is bound by SW-95; the cards that cannot
be are kept with the turn, for the others know the city but not the card.

A card recovered from the pile leaves its row behind, marked as taken: the pile lies face down, so a row that vanished
would tell who had sold the card. Which row is marked follows from rows and recoveries alone (`mark_taken`).
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import zeros
from septem.games.wonders import codes, tables
from septem.games.wonders.scoring import Scoring

if not cython.compiled:
    from septem.core.rng import shuffle
    from septem.games.wonders.cities import BIT, SEATS

HAND = 7
LAST_TURN, AFTER_TURNS = codes.LAST_TURN, codes.AFTER_TURNS
MOST_AWAY = 152
CARD_BITS = 127
WHEN_SHIFT, CITY_SHIFT, KNOWN_SHIFT = 7, 12, 15
UNDER_BIT, FRESH_BIT, TAKEN_BIT = 1 << 22, 1 << 23, 1 << 24
MOST_RECOVERED = 8
TURN_STRIDE = 7
TURNS_IN_ALL = 3 * TURN_STRIDE
DECKS, DECK_COUNT, GUILDS = tables.DECKS, tables.DECK_COUNT, tables.GUILDS
GUILD_COUNT = 10


class Table(Scoring):
    """Everything made of cards outside the cities."""

    def __init__(self) -> None:
        super().__init__()
        self.age = 0  # 0 to 2
        self.turn = 0  # 0 to 5
        self.ages_dealt = 0
        self.reveal_all = 0
        self.hand = [zeros(8) for _ in range(SEATS)]
        self.hand_size = zeros(SEATS)
        self.holding = zeros(SEATS)  # which hand each seat holds
        self.deck = [zeros(52) for _ in range(3)]
        self.deck_size = zeros(3)
        self.box = zeros(10)  # guilds out of the game
        self.box_size = 0
        self.pile_next = 0  # two players: next card of the draw pile, as a place in the deck
        self.drawn = 0  # two players: card the holder drew this turn and still has, -1 if none
        self.away = zeros(MOST_AWAY)
        self.away_count = 0
        self.recovered = zeros(MOST_RECOVERED)  # discard builds in order: card, when, city, packed like a row
        self.recovered_count = 0
        self.ruled_out = zeros(TURNS_IN_ALL)  # by turn: what the Free City's card face down cannot be, bits in its age

    # ---- where things are --------------------------------------------------------------------
    def holder(self) -> int:
        """Two players: who decides for the Free City this turn (SW-91, SW-96)."""
        return (self.turn + (self.age == 1)) % 2

    def keeper(self, city: int) -> int:
        """The seat that decides for a city."""
        return city if city < self.seats else self.holder()

    def hand_at(self, age: int, turn: int, seat: int) -> int:
        """Which hand a seat holds on a turn (SW-27); hands are numbered by the seat they were dealt to."""
        if turn > LAST_TURN:
            turn = LAST_TURN
        if age == 1:
            return (seat + turn) % self.seats
        return (seat + 6 * self.seats - turn) % self.seats

    def put_away(self, card: int, city: int, seat: int, turn: int, under: int) -> None:
        """Lay a card down face down; `seat` is who knows it (-1: nobody)."""
        row = card | (TURN_STRIDE * self.age + turn) << WHEN_SHIFT | city << CITY_SHIFT
        if seat >= 0:
            row |= BIT[KNOWN_SHIFT + seat]
        if card == self.drawn:
            row |= FRESH_BIT if self.turn else 0
            self.drawn = -1
        if under:
            row |= UNDER_BIT
        self.away[self.away_count] = row
        self.away_count += 1

    def show_last(self) -> None:
        """The card put away last was turned up before (SW-104)."""
        for seat in range(self.seats):
            self.away[self.away_count - 1] |= BIT[KNOWN_SHIFT + seat]

    def show_pile(self, seat: int) -> None:
        """A seat looks through the whole discard pile (SW-75, SW-103); who knows a row must not show if it is taken."""
        for i in range(self.away_count):
            if not self.away[i] & UNDER_BIT:
                self.away[i] |= BIT[KNOWN_SHIFT + seat]

    def pile_size(self) -> int:
        """Cards in the discard pile."""
        size = 0
        for i in range(self.away_count):
            if not self.away[i] & (UNDER_BIT | TAKEN_BIT):
                size += 1
        return size

    def take_away(self, card: int, city: int) -> None:
        """A city takes a card out of the discard pile again."""
        turn = self.turn if self.turn < LAST_TURN else AFTER_TURNS
        self.recovered[self.recovered_count] = card | (TURN_STRIDE * self.age + turn) << WHEN_SHIFT | city << CITY_SHIFT
        self.mark_taken(self.recovered[self.recovered_count])
        self.recovered_count += 1

    def mark_taken(self, dug: int) -> None:
        """Of equal cards in the pile the one that lay there first counts as taken; nobody can tell them apart."""
        at = 0
        while not self.could_be(self.away[at], dug):
            at += 1
        self.away[at] |= TAKEN_BIT

    def could_be(self, row: int, dug: int) -> int:
        """Whether the card of a row could be the recovered one; no city builds a card twice, so no row is two."""
        return row & CARD_BITS == dug & CARD_BITS and self.was_in_pile(row, dug)

    def was_in_pile(self, row: int, dug: int) -> int:
        """Whether a row lay in the discard pile when a card was recovered."""
        return not row & UNDER_BIT and row >> WHEN_SHIFT & 31 <= dug >> WHEN_SHIFT & 31

    def take_from_hand(self, hand: int, card: int) -> None:
        """Remove one copy of a card from a hand."""
        at = 0
        while self.hand[hand][at] != card:
            at += 1
        self.hand_size[hand] -= 1
        while at < self.hand_size[hand]:
            self.hand[hand][at] = self.hand[hand][at + 1]
            at += 1

    # ---- dealing -----------------------------------------------------------------------------
    def shuffle_decks(self, extra_guilds: int) -> None:
        """Make and shuffle the three age decks (SW-10 to SW-13)."""
        for age in range(3):
            size = DECK_COUNT[self.edition][self.seats][age]
            for i in range(size):
                self.deck[age][i] = DECKS[self.edition][self.seats][age][i]
            if age == 2:
                wanted = min(max(self.seats, 3) + 2 + extra_guilds, GUILD_COUNT)
                for i in range(GUILD_COUNT):
                    self.box[i] = GUILDS[self.edition][i]
                shuffle(self.deal_stream, self.box, GUILD_COUNT)
                self.box_size = GUILD_COUNT - wanted
                for i in range(wanted):
                    self.deck[age][size + i] = self.box[self.box_size + i]
                size += wanted
            shuffle(self.deal_stream, self.deck[age], size)
            self.deck_size[age] = size

    def deal(self) -> None:
        """Deal seven cards to each seat from the deck of the age (SW-20); two players: the rest is the pile."""
        for seat in range(self.seats):
            for i in range(HAND):
                self.hand[seat][i] = self.deck[self.age][HAND * seat + i]
            self.hand_size[seat] = HAND
            self.holding[seat] = seat
        self.pile_next = HAND * self.seats
        self.ages_dealt = self.age + 1

    def pass_hands(self) -> None:
        """Hands go to the left, in Age II to the right (SW-27); two players swap (SW-96)."""
        for seat in range(self.seats):
            self.holding[seat] = self.hand_at(self.age, self.turn, seat)
