"""Doors for Python callers: the facade reads and lays out a table through these, never through single fields."""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders.redraw import Redraw

if not cython.compiled:
    from septem.games.wonders.cities import CARD_BASE, DEFEATS, SEATS, STAGE_ROW, STAGES_BUILT
    from septem.games.wonders.table import (
        CARD_BITS,
        CITY_SHIFT,
        FRESH_BIT,
        KNOWN_SHIFT,
        TAKEN_BIT,
        TURN_STRIDE,
        TURNS_IN_ALL,
        UNDER_BIT,
        WHEN_SHIFT,
    )
    from septem.games.wonders.turns import FIRST_CARD, MOST_IN_AGE

Away = dict[str, Any]
"""A card put away: card, age, turn, city, known (seats), under, fresh, ruled_out (cards it cannot be by SW-95); or one
recovered: card, age, turn, city."""


class Handles(Redraw):
    """A table that can be read and laid out from outside."""

    # ---- reading -----------------------------------------------------------------------------
    def head(self) -> dict[str, int]:
        """Where the game stands."""
        return {
            "phase": self.phase,
            "age": self.age,
            "turn": self.turn,
            "ages_dealt": self.ages_dealt,
            "actor": self.actor,
            "acting_city": self.acting_city,
            "cities": self.cities,
            "drawn": self.drawn,
            "pile_next": self.pile_next,
            "settled": self.settled,
        }

    def city(self, city: int) -> dict[str, Any]:
        """What lies in a city."""
        side_row = self.side_row[city]
        return {
            "board": side_row % 14 // 2,
            "side": side_row % 2 if self.fixed[city] else -1,
            "coins": self.coins[city],
            "cards": [card for card in range(96) if self.built[city][card // 60] >> card % 60 & 1],
            "stages": self.counts[city][STAGES_BUILT],
            "shields": self.shields[city],
            "science": [self.science[city][i] for i in range(4)],
            "victories": [self.victories[city][i] for i in range(3)],
            "defeats": self.counts[city][DEFEATS],
            "power_used": self.power_used[city],
            "powers": self.powers[city],
            "digs_due": self.digs_due[city],
            "fixed": self.fixed[city],
            "prices": [self.price_left[city], self.price_right[city], self.price_goods[city]],
        }

    def hand_of(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        hand = self.holding[seat]
        return [self.hand[hand][i] for i in range(self.hand_size[hand])]

    def deck_of(self, age: int) -> list[int]:
        """An age deck in the order of dealing."""
        return [self.deck[age][i] for i in range(self.deck_size[age])]

    def boxed(self) -> list[int]:
        """Guilds out of the game."""
        return [self.box[i] for i in range(self.box_size)]

    def put_aside(self) -> list[Away]:
        """All cards put away, in order."""
        return [self.away_row(i) for i in range(self.away_count)]

    def pile(self) -> list[int]:
        """The cards of the discard pile, in order."""
        hidden = UNDER_BIT | TAKEN_BIT
        return [self.away[i] & CARD_BITS for i in range(self.away_count) if not self.away[i] & hidden]

    def dug_up(self) -> list[Away]:
        """All cards recovered from the discard pile, in order."""
        return [self.dug_row(self.recovered[i]) for i in range(self.recovered_count)]

    def dug_row(self, dug: int) -> Away:
        """One card recovered; after the turns of an age it has the turn of the cards left over."""
        when = dug >> WHEN_SHIFT & 31
        return {
            "card": dug & CARD_BITS,
            "age": when // TURN_STRIDE,
            "turn": when % TURN_STRIDE,
            "city": dug >> CITY_SHIFT & 7,
        }

    def away_row(self, index: int) -> Away:
        """One card put away."""
        row = self.away[index]
        when = row >> WHEN_SHIFT & 31
        return {
            "card": row & CARD_BITS,
            "age": when // TURN_STRIDE,
            "turn": when % TURN_STRIDE,
            "city": row >> CITY_SHIFT & 7,
            "known": [seat for seat in range(self.seats) if row >> KNOWN_SHIFT + seat & 1],
            "under": (row & UNDER_BIT) != 0,
            "fresh": (row & FRESH_BIT) != 0,
            "ruled_out": self.rulings(when) if row >> CITY_SHIFT & 7 >= self.seats else [],
        }

    def rulings(self, when: int) -> list[int]:
        """The cards that the Free City's card of a turn cannot be."""
        first = FIRST_CARD[self.edition][when // TURN_STRIDE]
        return [first + i for i in range(MOST_IN_AGE) if self.ruled_out[when] >> i & 1]

    def away_group(self, index: int, seat: int) -> int:
        """For a card put away: the group a seat knows it in, 0 = unseen, -1 = known."""
        row = self.away[index]
        if row >> KNOWN_SHIFT + seat & 1:
            return -1
        if self.from_pile(row):
            return 0
        when = row >> WHEN_SHIFT & 31
        return self.group_of(when // TURN_STRIDE, when % TURN_STRIDE, row >> CITY_SHIFT & 7, seat)

    def hand_group(self, other: int, seat: int) -> int:
        """For the hand of another seat: the group a seat knows it in, 0 = unseen."""
        return self.group_of(self.age, self.turn, other, seat)

    def looks_at_pile(self, seat: int) -> bool:
        """Two players: whether this seat is looking at the last pile card."""
        return bool(self.sees_pile(seat))

    def next_stage_row(self, city: int) -> int:
        """Row of the next stage, -1 when the wonder is complete."""
        return self.next_stage(city)

    def build_facts(self, city: int, card: int, turn: int) -> dict[str, bool]:
        """What decides whether and how a card can be built."""
        row = CARD_BASE[self.edition] + card
        return {
            "same": bool(self.has_same(city, row)),
            "chained": bool(self.chained(city, row)),
            "by_board": bool(self.free_by_board(city, row, turn)),
            "costs_nothing": bool(self.costs_nothing(row)),
        }

    def count_of(self, city: int, what: int, where: int) -> int:
        """Counted things around a city."""
        return self.count_around(city, what, where)

    def categories(self, city: int) -> list[int]:
        """The seven score categories, counted now."""
        self.tally(city)
        return [self.marks[i] for i in range(7)]

    def worth(self, city: int, row: int) -> int:
        """Points of a yellow or purple row for a city, counted now."""
        return self.final_points(city, row)

    def copied_guild(self, city: int) -> int:
        """The guild copied at scoring, -1 if none."""
        self.tally(city)
        return self.copied

    def strength(self, city: int) -> int:
        """Shields of a city."""
        return self.shields[city]

    # ---- laying out --------------------------------------------------------------------------
    def set_rules(self, seats: int, edition: int, dig_each_turn: int, reveal_all: int) -> None:
        """Number of seats and rule switches; two players get the Free City (SW-90)."""
        self.seats = seats
        self.cities = 3 if seats == 2 else seats
        self.edition = edition
        self.dig_each_turn = dig_each_turn
        self.reveal_all = reveal_all

    def lay_city(self, city: int, board: int, side: int, cards: list[int], stages: int) -> None:
        """A city with its board side (-1: not chosen yet), cards and stages and all their lasting effects."""
        self.found_city(city)
        self.side_row[city] = 14 * self.edition + 2 * board
        if side >= 0:
            self.open_board(city, self.side_row[city] + side)
        for stage in range(stages):
            self.gain(city, STAGE_ROW[self.side_row[city]][stage])
        for card in cards:
            self.add_card(city, card)
        self.digs_due[city] = 0

    def fill_city(self, city: int, coins: int, victories: list[int], defeats: int, used: int, due: int) -> None:
        """Coins, tokens and marks of a city."""
        self.coins[city] = coins
        self.counts[city][DEFEATS] = defeats
        self.power_used[city] = used
        self.digs_due[city] = due
        for age in range(3):
            self.victories[city][age] = victories[age]

    def lay_deck(self, age: int, cards: list[int]) -> None:
        """An age deck; places of cards dealt already may hold anything."""
        self.deck_size[age] = len(cards)
        for i, card in enumerate(cards):
            self.deck[age][i] = card

    def lay_box(self, cards: list[int]) -> None:
        """Guilds out of the game."""
        self.box_size = len(cards)
        for i, card in enumerate(cards):
            self.box[i] = card

    def lay_hands(self, hands: list[list[int]]) -> None:
        """Hands by seat; age and turn must be set before."""
        for seat, cards in enumerate(hands):
            hand = self.hand_at(self.age, self.turn, seat)
            self.holding[seat] = hand
            self.hand_size[hand] = len(cards)
            for i, card in enumerate(cards):
                self.hand[hand][i] = card

    def lay_away(self, rows: list[Away]) -> None:
        """Cards put away, in order."""
        self.away_count = len(rows)
        for when in range(TURNS_IN_ALL):
            self.ruled_out[when] = 0
        for i, row in enumerate(rows):
            when = TURN_STRIDE * row["age"] + row["turn"]
            known = sum(1 << KNOWN_SHIFT + seat for seat in row["known"])
            flags = UNDER_BIT * row["under"] + FRESH_BIT * row["fresh"]
            self.away[i] = row["card"] + (when << WHEN_SHIFT) + (row["city"] << CITY_SHIFT) + known + flags
            if row["city"] >= self.seats:
                first = FIRST_CARD[self.edition][row["age"]]
                self.ruled_out[when] = sum(1 << card - first for card in set(row["ruled_out"]))

    def lay_dug(self, rows: list[Away]) -> None:
        """Cards recovered, in order; the cards put away must lie before."""
        self.recovered_count = len(rows)
        for i, row in enumerate(rows):
            when = TURN_STRIDE * row["age"] + row["turn"]
            self.recovered[i] = row["card"] + (when << WHEN_SHIFT) + (row["city"] << CITY_SHIFT)
        self.mark_all_taken()

    def lay_head(self, head: dict[str, int]) -> None:
        """Where the game stands; all choices are open."""
        self.phase = head["phase"]
        self.age = head["age"]
        self.turn = head["turn"]
        self.ages_dealt = head["ages_dealt"]
        self.actor = head["actor"]
        self.acting_city = head["acting_city"]
        self.drawn = head["drawn"]
        self.pile_next = head["pile_next"]
        self.settled = head["settled"]
        self.open_choices = self.cities if self.ages_dealt else self.seats
        for city in range(SEATS):
            self.chosen[city] = -1
            self.hand_size[city] = 0
            self.holding[city] = city

    def close(self) -> None:
        """Count a finished game."""
        self.count_all()
