"""The rules of the toy game as ints: what `septem.core.state.State` asks for, and two accessors for the facade."""

from typing import Any

try:
    import cython
except ImportError:
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.pickles import pickled
from septem.core.state import State, zeros
from tests.toy.tables import (
    AHEAD,
    ASIDE,
    BEGINNING,
    BEST_CARD,
    CARDS,
    CARDS_HELD,
    DECK,
    FACES,
    HAND,
    HELD,
    NOTE_PRIZE,
    NOTE_SHOWN,
    NOTE_SWAPPED,
    SHOWN,
    TURNS,
    WIDTH,
)

if not cython.compiled:
    from septem.core.rng import below, shuffle


class ToyState(State):
    """Where every card lies, the order of the deck (last card on top), the sealed choices, the prizes won."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.left = 0
        self.deck = zeros(16)
        self.place = zeros(17)
        self.sealed = zeros(4)
        self.prizes = zeros(4)
        self.end = 0
        self.moves = zeros(32)
        self.pool = zeros(16)
        self.hidden = zeros(32)

    def has_options(self) -> int:
        return 1 if self.seats else 0

    def restart(self, seed: int) -> None:
        self.seed_streams(seed)
        self.turn = 0
        self.settled = 0
        self.left = CARDS
        for card in range(1, CARDS + 1):
            self.deck[card - 1] = card
            self.place[card] = DECK
        shuffle(self.deal_stream, self.deck, CARDS)
        for seat in range(self.seats):
            self.sealed[seat] = 0
            self.prizes[seat] = 0
            for _ in range(HAND):
                self.draw(seat)

    def draw(self, seat: int) -> int:
        self.left -= 1
        card = self.deck[self.left]
        self.place[card] = HELD + seat
        return card

    def block_end(self) -> Any:
        """The mark after the copied fields."""
        return cython.address(self.end)

    def blank(self) -> State:
        return ToyState.__new__(ToyState)

    def owes(self, seat: int) -> int:
        return 1 if self.sealed[seat] == 0 else 0

    def gen_moves(self, seat: int) -> int:
        count = 0
        for card in range(1, CARDS + 1):
            if self.place[card] == HELD + seat:
                self.moves[count] = 2 * card
                count += 1
                if self.left >= self.seats:  # enough for everybody to swap
                    self.moves[count] = 2 * card + 1
                    count += 1
        return count

    def move_at(self, index: int) -> int:
        return self.moves[index]

    def apply(self, seat: int, move: int) -> None:
        self.sealed[seat] = move
        if self.to_move() < 0:
            self.resolve()

    def resolve(self) -> None:
        """All have sealed: cards are shown or swapped, the die falls, the highest card takes the prize."""
        best = 0
        for seat in range(self.seats):
            card = self.sealed[seat] // 2
            if self.sealed[seat] % 2:
                self.place[card] = ASIDE + seat
                self.note(NOTE_SWAPPED, seat, card, self.draw(seat), 0, 0)
            else:
                self.place[card] = SHOWN + seat
                self.note(NOTE_SHOWN, seat, card, 0, 0, 0)
                best = max(best, card)
            self.sealed[seat] = 0
        prize = 1 + below(self.deal_stream, FACES)
        if best > 0:
            winner = self.place[best] - SHOWN
            self.prizes[winner] += prize
            self.note(NOTE_PRIZE, winner, prize, 0, 0, 0)
        self.turn += 1
        self.settled += 1

    def is_over(self) -> int:
        return 1 if self.turn >= TURNS else 0

    def held(self, seat: int) -> int:
        count = 0
        for card in range(1, CARDS + 1):
            if self.place[card] == HELD + seat:
                count += 1
        return count

    def score(self, seat: int) -> int:
        return self.prizes[seat] + self.held(seat)

    def column(self, seat: int, index: int) -> int:
        if index == 0:
            return self.score(seat)
        elif index == 1:
            return self.prizes[seat]
        elif index == 2:
            return self.held(seat)
        return 1 if self.prizes[seat] > 0 else 0

    def column_count(self) -> int:
        return 4

    def feature_count(self) -> int:
        return TURNS * WIDTH

    def describe(self, seat: int, features: list[int], amounts: list[int]) -> int:
        """What a learned value looks at, turn by turn: public things and the seat's own hand."""
        for index in range(WIDTH):
            features[index] = min(self.turn, TURNS - 1) * WIDTH + index
        amounts[BEGINNING] = 1
        amounts[AHEAD] = self.prizes_ahead(seat)
        amounts[CARDS_HELD] = self.held(seat)
        amounts[BEST_CARD] = self.best_card(seat)
        return WIDTH

    def prizes_ahead(self, seat: int) -> int:
        most = 0
        for other in range(self.seats):
            if other != seat and self.prizes[other] > most:
                most = self.prizes[other]
        return self.prizes[seat] - most

    def best_card(self, seat: int) -> int:
        best = 0
        for card in range(1, CARDS + 1):
            if self.place[card] == HELD + seat:
                best = card
        return best

    def determinize(self, seat: int) -> None:
        """Cards this seat has not seen change places among themselves; future dice are new.

        How they lie now must not matter: each place takes what the shuffled cards give, others' hands first.
        """
        count = 0
        for card in range(1, CARDS + 1):
            if self.hidden_from(seat, card):
                self.pool[count] = card
                count += 1
        self.count_hidden(seat)
        shuffle(self.choice_stream, self.pool, count)
        at = 0
        for place in range(ASIDE + self.seats):
            for _ in range(self.hidden[place]):
                self.place[self.pool[at]] = place
                if place == DECK:
                    self.deck[at] = self.pool[at]
                at += 1
        for other in range(self.seats):
            if other != seat and self.sealed[other]:  # it has chosen something
                self.sealed[other] = self.moves[below(self.choice_stream, self.gen_moves(other))]
        self.renew_deal()

    def count_hidden(self, seat: int) -> None:
        """How many hidden cards each place has."""
        for place in range(SHOWN):
            self.hidden[place] = 0
        for card in range(1, CARDS + 1):
            if self.hidden_from(seat, card):
                self.hidden[self.place[card]] += 1

    def hidden_from(self, seat: int, card: int) -> int:
        place = self.place[card]
        if place >= SHOWN or place == HELD + seat or place == ASIDE + seat:
            return 0
        return 1

    # ---- for the facade: everything that comes in is checked ------------------------------------
    def configure(self, players: int) -> None:
        self.check_open()
        seats = calls.whole("players", players, 2, 4)
        self.check_open()
        self.seats = seats

    def dump(self) -> dict[str, list[int]]:
        self.check_in_play()
        return {
            "turn": [self.turn],
            "deck": [self.deck[i] for i in range(self.left)],
            "place": [self.place[card] for card in range(CARDS + 1)],
            "prizes": [self.prizes[seat] for seat in range(self.seats)],
            "sealed": [self.sealed[seat] for seat in range(self.seats)],
        }

    def restore(self, dump: dict[str, list[int]]) -> None:
        """Lay out a position; whether it is possible is for the facade to check before it calls `_vouch`."""
        self.check_open()
        turn = calls.wholes("turn", calls.entry("dump", dump, "turn"), 0, TURNS, 1, 1)
        deck = calls.different("deck", calls.entry("dump", dump, "deck"), 1, CARDS, 0, CARDS)
        place = calls.wholes("place", calls.entry("dump", dump, "place"), 0, SHOWN + 3, CARDS + 1, CARDS + 1)
        prizes = calls.wholes("prizes", calls.entry("dump", dump, "prizes"), 0, 99, self.seats, self.seats)
        self.check_open()
        self.turn = self.settled = turn[0]
        self.left = len(deck)
        for i in range(self.left):
            self.deck[i] = deck[i]
        for card in range(CARDS + 1):
            self.place[card] = place[card]
        for seat in range(self.seats):
            self.prizes[seat] = prizes[seat]
            self.sealed[seat] = 0

    def __reduce__(self) -> tuple[Any, ...]:
        from tests.toy.room import ROOM  # above the engine: only a pickle asks for it

        return pickled(ROOM, self)
