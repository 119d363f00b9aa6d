"""The course of the game: turns, ages, the powers between them (SW-20 to SW-35, SW-73 to SW-81, SW-90 to SW-98)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import zeros
from septem.games.wonders import codes, tables
from septem.games.wonders.table import Table

if not cython.compiled:
    from septem.games.wonders.cities import (
        BIT,
        CARD_BASE,
        COINS_NEEDED,
        COLOUR,
        LEFT,
        RIGHT,
        SEATS,
        STAGES_BUILT,
    )
    from septem.games.wonders.table import AFTER_TURNS, LAST_TURN, TURN_STRIDE

CHOOSE_SIDE, CHOOSE, SEVENTH, DIG, OVER = codes.CHOOSE_SIDE, codes.CHOOSE, codes.SEVENTH, codes.DIG, codes.OVER
SELL, BUILD, STAGE, POWER_BUILD = codes.SELL, codes.BUILD, codes.STAGE, codes.POWER_BUILD
SIDE, DECLINE, DIG_BUILD = codes.SIDE, codes.DECLINE, codes.DIG_BUILD
KIND_BITS, CARD_SHIFT, CARD_FIELD = codes.KIND_BITS, codes.CARD_SHIFT, codes.CARD_FIELD
LEFT_SHIFT, RIGHT_SHIFT, COIN_BITS = codes.LEFT_SHIFT, codes.RIGHT_SHIFT, codes.COIN_BITS
FREE_CITY_BIT = codes.FREE_CITY_BIT
AGE_BEGINS, SIDE_SHOWN, BUILT, STAGE_BUILT = codes.AGE_BEGINS, codes.SIDE_SHOWN, codes.BUILT, codes.STAGE_BUILT
SOLD, EARNED, LEFT_OVER, GAME_ENDS = codes.SOLD, codes.EARNED, codes.LEFT_OVER, codes.GAME_ENDS
SEVENTH_DECLINED, DUG, DIG_DECLINED, DIG_LOST = codes.SEVENTH_DECLINED, codes.DUG, codes.DIG_DECLINED, codes.DIG_LOST
PAID, CHAINED, FREE_BY_BOARD, BY_POWER = codes.PAID, codes.CHAINED, codes.FREE_BY_BOARD, codes.BY_POWER
SALE = 3
PLAY_SEVENTH, ONCE_PER_AGE, FIRST_OF_COLOUR, FIRST_OF_AGE, LAST_OF_AGE = 1, 2, 4, 8, 16
PAIR_ALL, PAIR_CHAINED, PAIR_NEEDS = tables.PAIR_ALL, tables.PAIR_CHAINED, tables.PAIR_NEEDS
FIRST_CARD, MOST_IN_AGE, WORD_BITS = tables.FIRST_CARD, tables.MOST_IN_AGE, tables.WORD_BITS
MOST_UNITS, RESOURCES = tables.MOST_UNITS, len(tables.RESOURCES)


class Turns(Table):
    """A table in play; `chosen` holds the sealed choice of each city, -1 while it is open."""

    def __init__(self) -> None:
        super().__init__()
        self.phase = CHOOSE_SIDE
        self.dig_each_turn = 0  # mausoleum_timing: end_of_turn
        self.actor = 0  # the one seat to act in `seventh_card` and `discard_build`
        self.acting_city = 0
        self.chosen = zeros(SEATS)
        self.open_choices = 0  # how many of them are still open
        self.final = [zeros(8) for _ in range(SEATS)]  # total and categories, once the game is over
        self.extra_guilds = 0  # the set-up, the same from game to game
        self.board_wanted = zeros(SEATS)
        self.side_wanted = zeros(SEATS)
        self.end = 0  # marks the end of the copied block; scratch below
        self.income = zeros(SEATS)
        self.placed = zeros(SEATS)

    # ---- beginning turns and ages ------------------------------------------------------------
    def begin_age(self) -> None:
        """Deal, and begin the first turn (SW-20)."""
        self.note(AGE_BEGINS, self.age, 0, 0, 0, 0)
        self.turn = 0
        self.deal()
        for city in range(self.cities):
            self.power_used[city] = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        """All cities choose; with two players the holder draws a card first (SW-92)."""
        self.phase = CHOOSE
        self.open_choices = self.cities
        self.drawn = -1
        if self.cities > self.seats:
            hand = self.holding[self.holder()]
            self.drawn = self.deck[self.age][self.pile_next]
            self.pile_next += 1
            self.hand[hand][self.hand_size[hand]] = self.drawn
            self.hand_size[hand] += 1

    # ---- carrying out choices ----------------------------------------------------------------
    def resolve(self) -> None:
        """All choices take effect at once (SW-22 to SW-25); the Free City's stands first in log and pile (OP-8)."""
        for city in range(self.cities):
            self.income[city] = 0
        if self.cities > self.seats:
            self.carry_out(self.seats, self.chosen[self.seats], self.turn)
        for seat in range(self.seats):
            self.carry_out(seat, self.chosen[seat], self.turn)
        for city in range(self.cities):
            self.collect(city)
        for city in range(SEATS):
            self.chosen[city] = -1
        if self.turn == 0:  # nobody else has seen the hand: which card was drawn is no longer of use
            self.drawn = -1

    def carry_out(self, city: int, move: int, turn: int) -> None:
        """Place one card and pay for it; `income` and `placed` wait for `collect`."""
        card = move >> CARD_SHIFT & CARD_FIELD
        kind = move & KIND_BITS
        to_left = move >> LEFT_SHIFT & COIN_BITS
        to_right = move >> RIGHT_SHIFT & COIN_BITS
        self.placed[city] = -1
        self.leave_hand(city, card, turn)
        self.coins[city] -= to_left + to_right
        self.income[LEFT[self.cities - 1][city]] += to_left
        self.income[RIGHT[self.cities - 1][city]] += to_right
        if kind == SELL:
            self.hide(card, city, turn, 0)
            self.income[city] += SALE
            self.note(SOLD, city, card, self.keeper(city), 0, 0)
        elif kind == STAGE:
            row = self.next_stage(city)
            self.coins[city] -= COINS_NEEDED[row]
            self.hide(card, city, turn, 1)
            self.gain(city, row)
            self.placed[city] = row
            stage = self.counts[city][STAGES_BUILT]
            self.note(STAGE_BUILT, city, card, stage + 8 * self.keeper(city), to_left, to_right)
        else:
            self.build(city, card, kind, to_left, to_right, turn)

    def build(self, city: int, card: int, kind: int, to_left: int, to_right: int, turn: int) -> None:
        """Put a card into the city (SW-31)."""
        row = CARD_BASE[self.edition] + card
        how = PAID
        if kind == POWER_BUILD:
            how = BY_POWER
            self.power_used[city] = 1
        elif self.chained(city, row):
            how = CHAINED
        elif self.free_by_board(city, row, turn) and not self.costs_nothing(row):
            how = FREE_BY_BOARD
        else:
            self.coins[city] -= COINS_NEEDED[row]
        self.add_card(city, card)
        self.placed[city] = row
        if card == self.drawn:
            self.drawn = -1
        self.note(BUILT, city, card, how, to_left, to_right)

    def collect(self, city: int) -> None:
        """Trade income, sale, and immediate coins, counted after all cards lie (SW-25)."""
        self.coins[city] += self.income[city]
        row = self.placed[city]
        if row >= 0:
            amount = self.earn(city, row)
            if amount:
                self.coins[city] += amount
                self.note(EARNED, city, amount, row, 0, 0)

    def leave_hand(self, city: int, card: int, turn: int) -> None:
        """Take the card from where it is: the hand, or for the Free City's seventh card the pile (SW-98)."""
        if city >= self.seats and turn == AFTER_TURNS:
            self.pile_next += 1
        else:
            self.take_from_hand(self.holding[self.keeper(city)], card)

    def hide(self, card: int, city: int, turn: int, under: int) -> None:
        """Put a chosen card away; everybody saw it if choices are turned up (SW-104)."""
        self.put_away(card, city, self.keeper(city), turn, under)
        if self.reveal_all:
            self.show_last()
        elif city >= self.seats:
            self.rule_out(turn, under)

    def rule_out(self, turn: int, under: int) -> None:
        """Two players: keep which cards the Free City would have had to build instead, of those not built yet (SW-95).

        Nothing has changed yet on this turn. Sold: all it could build, under the board: what it could build by chain.
        """
        city = self.seats
        asked = PAIR_CHAINED[self.edition][self.age]
        if not under:
            asked |= PAIR_ALL[self.edition][self.age] & ~self.out_of_reach(city)
        asked &= ~self.built_of_age()
        ruled_out = 0
        for i in range(MOST_IN_AGE):
            if asked & BIT[i]:
                row = CARD_BASE[self.edition] + FIRST_CARD[self.edition][self.age] + i
                if not self.has_same(city, row):
                    if self.chained(city, row) or (not under and self.payable(city, row, self.coins[city])):
                        ruled_out |= BIT[i]
        self.ruled_out[TURN_STRIDE * self.age + turn] = ruled_out

    def out_of_reach(self, city: int) -> int:
        """Cards of the age that need more of a resource than the city and its neighbours make: no coins buy them."""
        cards = 0
        for resource in range(RESOURCES):
            units = min(self.at_most(city, resource), MOST_UNITS - 1)
            cards |= PAIR_NEEDS[resource][units][self.edition][self.age]
        return cards

    def built_of_age(self) -> int:
        """Cards of the age that stand in one of the three cities."""
        first = FIRST_CARD[self.edition][self.age]
        cards = (self.built[0][0] | self.built[1][0] | self.built[2][0]) >> first
        if self.age == 2:
            cards |= (self.built[0][1] | self.built[1][1] | self.built[2][1]) << WORD_BITS - first
        return cards & PAIR_ALL[self.edition][self.age]

    def free_by_board(self, city: int, row: int, turn: int) -> int:
        """Whether the second edition's Olympia builds this card free of its own accord (SW-79 to SW-81)."""
        powers = self.powers[city]
        if powers & FIRST_OF_COLOUR and self.counts[city][COLOUR[row]] == 0:
            return 1
        if powers & FIRST_OF_AGE and turn == 0:
            return 1
        return (powers & LAST_OF_AGE) != 0 and turn == LAST_TURN

    # ---- after a turn ------------------------------------------------------------------------
    def after_turn(self) -> None:
        """Powers at the end of the turn (SW-26), or the end of the age (SW-29)."""
        if self.turn < LAST_TURN:
            if self.dig_each_turn:
                self.next_dig()
            else:
                self.next_turn()
        else:
            self.next_seventh(0)

    def next_turn(self) -> None:
        """Pass the hands on (SW-27)."""
        self.turn += 1
        self.pass_hands()
        self.begin_turn()

    def next_seventh(self, first: int) -> None:
        """Ask the next city that may play its seventh card (SW-73), then go on."""
        for city in range(first, self.cities):
            if self.powers[city] & PLAY_SEVENTH:
                self.phase = SEVENTH
                self.acting_city = city
                self.actor = self.keeper(city)
                return
        self.discard_rest()
        self.next_dig()

    def play_seventh(self, move: int) -> None:
        """Carry out a seventh card as an action of its own (SW-73)."""
        city = self.acting_city
        if move & KIND_BITS == DECLINE:
            self.note(SEVENTH_DECLINED, city, self.seventh_card(), self.actor, 0, 0)
        else:
            for other in range(self.cities):
                self.income[other] = 0
                self.placed[other] = -1
            self.carry_out(city, move, AFTER_TURNS)
            for other in range(self.cities):
                self.collect(other)
        self.next_seventh(city + 1)

    def seventh_card(self) -> int:
        """The card an extra action would use."""
        if self.acting_city >= self.seats:
            return self.deck[self.age][self.pile_next]
        return self.hand[self.holding[self.acting_city]][0]

    def discard_rest(self) -> None:
        """All cards left over go to the discard pile unseen (SW-28, SW-97)."""
        for seat in range(self.seats):
            hand = self.holding[seat]
            while self.hand_size[hand]:
                card = self.hand[hand][0]
                self.take_from_hand(hand, card)
                self.put_away(card, seat, seat, AFTER_TURNS, 0)
                self.note(LEFT_OVER, seat, card, seat, 0, 0)
        if self.cities > self.seats and self.pile_next < 3 * 7:
            card = self.deck[self.age][self.pile_next]
            looked = self.powers[self.seats] & PLAY_SEVENTH
            self.put_away(card, self.seats, self.holder() if looked else -1, AFTER_TURNS, 0)
            self.ruled_out[TURN_STRIDE * self.age + AFTER_TURNS] = 0
            self.pile_next += 1
            self.note(LEFT_OVER, self.seats, card, self.holder() if looked else -1, 0, 0)

    def next_dig(self) -> None:
        """Ask the next city that may build from the discard pile (SW-75 to SW-76a), then go on."""
        for city in range(self.cities):
            if self.digs_due[city] and self.pile_size() == 0:
                self.digs_due[city] = 0
                self.note(DIG_LOST, city, 0, 0, 0, 0)
            if self.digs_due[city]:
                self.phase = DIG
                self.acting_city = city
                self.actor = self.keeper(city)
                self.show_pile(self.actor)
                return
        if self.turn < LAST_TURN:
            self.next_turn()
        else:
            self.end_age()

    def dig(self, move: int) -> None:
        """Build a card from the discard pile for free, or decline (SW-75)."""
        city = self.acting_city
        self.digs_due[city] -= 1
        if move & KIND_BITS == DECLINE:
            self.note(DIG_DECLINED, city, 0, 0, 0, 0)
        else:
            card = move >> CARD_SHIFT & CARD_FIELD
            self.take_away(card, city)
            self.add_card(city, card)
            self.note(DUG, city, card, 0, 0, 0)
            self.income[city] = 0
            self.placed[city] = CARD_BASE[self.edition] + card
            self.collect(city)
        self.next_dig()

    def end_age(self) -> None:
        """Conflicts, then the next age or the end (SW-29)."""
        self.fight(self.age)
        if self.age < 2:
            self.age += 1
            self.begin_age()
            return
        self.phase = OVER
        self.note(GAME_ENDS, 0, 0, 0, 0, 0)
        self.count_all()

    def count_all(self) -> None:
        """Fix the final table."""
        for city in range(self.cities):
            self.final[city][0] = self.tally(city)
            for i in range(7):
                self.final[city][1 + i] = self.marks[i]
