"""Doors for Python callers: the facade reads and lays out a table through these, never through single fields."""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.games.wonders import codes, tables
from septem.games.wonders.redraw import Redraw

if not cython.compiled:
    from septem.games.wonders.cities import (
        CARD_BASE,
        CARD_COUNT,
        DEFEATS,
        SEATS,
        STAGE_COUNT,
        STAGE_ROW,
        STAGES_BUILT,
    )
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

AGES = tables.AGES
COUNTS, PLACES = 511, 7  # all bits of tables.COUNTED and tables.PLACES
MOST_AWAY, MOST_RECOVERED = 152, 8
MOST_COINS = 9999

Away = dict[str, Any]
"""A card put away: card, age, turn, city, known (seats), under, fresh, ruled_out (cards it cannot be by SW-95); or one
recovered: card, age, turn, city."""


class Handles(Redraw):
    """A table that can be read and laid out from outside."""

    # ---- reading -----------------------------------------------------------------------------
    def head(self) -> dict[str, int]:
        """Where the game stands."""
        self.check_in_play()
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
        at = self.known_city(city)
        side_row = self.side_row[at]
        return {
            "board": side_row % 14 // 2,
            "side": side_row % 2 if self.fixed[at] else -1,
            "coins": self.coins[at],
            "cards": [card for card in range(96) if self.built[at][card // 60] >> card % 60 & 1],
            "stages": self.counts[at][STAGES_BUILT],
            "shields": self.shields[at],
            "science": [self.science[at][i] for i in range(4)],
            "victories": [self.victories[at][i] for i in range(3)],
            "defeats": self.counts[at][DEFEATS],
            "power_used": self.power_used[at],
            "powers": self.powers[at],
            "digs_due": self.digs_due[at],
            "fixed": self.fixed[at],
            "prices": [self.price_left[at], self.price_right[at], self.price_goods[at]],
        }

    def hand_of(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        at = self.known_seat(seat)
        hand = self.holding[at]
        return [self.hand[hand][i] for i in range(self.hand_size[hand])]

    def deck_of(self, age: int) -> list[int]:
        """An age deck in the order of dealing."""
        self.check_in_play()
        at = calls.whole("age", age, 0, AGES - 1)
        return [self.deck[at][i] for i in range(self.deck_size[at])]

    def boxed(self) -> list[int]:
        """Guilds out of the game."""
        self.check_in_play()
        return [self.box[i] for i in range(self.box_size)]

    def put_aside(self) -> list[Away]:
        """All cards put away, in order."""
        self.check_in_play()
        return [self.away_row(i) for i in range(self.away_count)]

    def pile(self) -> list[int]:
        """The cards of the discard pile, in order."""
        self.check_in_play()
        hidden = UNDER_BIT | TAKEN_BIT
        return [self.away[i] & CARD_BITS for i in range(self.away_count) if not self.away[i] & hidden]

    def dug_up(self) -> list[Away]:
        """All cards recovered from the discard pile, in order."""
        self.check_in_play()
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
        viewer = self.known_seat(seat)
        row = self.away[calls.whole("index", index, 0, self.away_count - 1)]
        if row >> KNOWN_SHIFT + viewer & 1:
            return -1
        if self.from_pile(row):
            return 0
        when = row >> WHEN_SHIFT & 31
        return self.group_of(when // TURN_STRIDE, when % TURN_STRIDE, row >> CITY_SHIFT & 7, viewer)

    def hand_group(self, other: int, seat: int) -> int:
        """For the hand of another seat: the group a seat knows it in, 0 = unseen."""
        holder = self.known_seat(other)
        return self.group_of(self.age, self.turn, holder, self.known_seat(seat))

    def looks_at_pile(self, seat: int) -> bool:
        """Two players: whether this seat is looking at the last pile card."""
        return bool(self.sees_pile(self.known_seat(seat)))

    def next_stage_row(self, city: int) -> int:
        """Row of the next stage, -1 when the wonder is complete."""
        return self.next_stage(self.known_city(city))

    def build_facts(self, city: int, card: int, turn: int) -> dict[str, bool]:
        """What decides whether and how a card can be built."""
        at = self.known_city(city)
        row = CARD_BASE[self.edition] + self.known_card(card)
        when = calls.whole("turn", turn, 0, codes.AFTER_TURNS)
        return {
            "same": bool(self.has_same(at, row)),
            "chained": bool(self.chained(at, row)),
            "by_board": bool(self.free_by_board(at, row, when)),
            "costs_nothing": bool(self.costs_nothing(row)),
        }

    def count_of(self, city: int, what: int, where: int) -> int:
        """Counted things around a city."""
        at = self.known_city(city)
        return self.count_around(at, calls.whole("what", what, 0, COUNTS), calls.whole("where", where, 0, PLACES))

    def categories(self, city: int) -> list[int]:
        """The seven score categories, counted now."""
        self.tally(self.known_city(city))
        return [self.marks[i] for i in range(7)]

    def worth(self, city: int, row: int) -> int:
        """Points of a yellow or purple row for a city, counted now."""
        return self.final_points(self.known_city(city), self.known_row(row))

    def copied_guild(self, city: int) -> int:
        """The guild copied at scoring, -1 if none."""
        self.tally(self.known_city(city))
        return self.copied

    def strength(self, city: int) -> int:
        """Shields of a city."""
        at = self.known_city(city)
        return self.shields[at]

    # ---- laying out --------------------------------------------------------------------------
    # Asked first and last whether the state is open: converting an argument may run a caller's own code.
    def set_rules(self, seats: int, edition: int, dig_each_turn: int, reveal_all: int) -> None:
        """Number of seats and rule switches; two players get the Free City (SW-90). Boards and sides are random."""
        self.check_open()
        players = calls.whole("seats", seats, 2, SEATS)
        rules = calls.whole("edition", edition, 0, 1)
        digging = calls.whole("dig_each_turn", dig_each_turn, 0, 1)
        revealing = calls.whole("reveal_all", reveal_all, 0, 1)
        if rules == 1 and players == 2:
            raise BadCall("seats", "2 is not allowed in the second edition; allowed: 3 to 7")
        if rules == 1 and not digging:
            raise BadCall("dig_each_turn", "0 is not allowed in the second edition; allowed: 1")
        self.check_open()
        self.seats = players
        self.cities = 3 if players == 2 else players
        self.edition = rules
        self.dig_each_turn = digging
        self.reveal_all = revealing
        for city in range(SEATS):
            self.board_wanted[city] = codes.RANDOM
            self.side_wanted[city] = codes.RANDOM

    def lay_city(self, city: int, board: int, side: int, cards: list[int], stages: int) -> None:
        """A city with its board side (-1: not chosen yet), cards and stages and all their lasting effects."""
        at = self.open_city(city)
        first = 14 * self.edition + 2 * calls.whole("board", board, 0, len(tables.BOARD_IDS) - 1)
        shown = calls.whole("side", side, -1, 1)
        built = calls.different("cards", cards, 0, CARD_COUNT[self.edition] - 1, 0, CARD_COUNT[self.edition])
        done = calls.whole("stages", stages, 0, STAGE_COUNT[first + shown] if shown >= 0 else 0)
        self.check_open()
        self.found_city(at)
        self.side_row[at] = first
        if shown >= 0:
            self.open_board(at, first + shown)
        for stage in range(done):
            self.gain(at, STAGE_ROW[self.side_row[at]][stage])
        for card in built:
            self.add_card(at, card)
        self.digs_due[at] = 0

    def fill_city(self, city: int, coins: int, victories: list[int], defeats: int, used: int, due: int) -> None:
        """Coins, tokens and marks of a city."""
        at = self.open_city(city)
        owned = calls.whole("coins", coins, 0, MOST_COINS)
        won = calls.wholes("victories", victories, 0, 2, AGES, AGES)
        lost = calls.whole("defeats", defeats, 0, 2 * AGES)
        spent = calls.whole("used", used, 0, 1)
        owed = calls.whole("due", due, 0, MOST_RECOVERED)
        self.check_open()
        self.coins[at] = owned
        self.counts[at][DEFEATS] = lost
        self.power_used[at] = spent
        self.digs_due[at] = owed
        for age in range(AGES):
            self.victories[at][age] = won[age]

    def lay_deck(self, age: int, cards: list[int]) -> None:
        """An age deck; places of cards dealt already may hold anything."""
        listed = self.open_cards("cards", cards, tables.DECK_SIZE)
        at = calls.whole("age", age, 0, AGES - 1)
        self.check_open()
        self.deck_size[at] = len(listed)
        for i, card in enumerate(listed):
            self.deck[at][i] = card

    def lay_box(self, cards: list[int]) -> None:
        """Guilds out of the game."""
        listed = self.open_cards("cards", cards, len(tables.GUILDS[0]))
        self.box_size = len(listed)
        for i, card in enumerate(listed):
            self.box[i] = card

    def lay_hands(self, hands: list[list[int]]) -> None:
        """Hands by seat; age and turn must be set before."""
        self.check_open()
        listed = [self.open_cards("hands", cards, tables.HAND + 1) for cards in calls.lists("hands", hands, self.seats)]
        self.check_open()
        for seat, cards in enumerate(listed):
            hand = self.hand_at(self.age, self.turn, seat)
            self.holding[seat] = hand
            self.hand_size[hand] = len(cards)
            for i, card in enumerate(cards):
                self.hand[hand][i] = card

    def lay_away(self, rows: list[Away]) -> None:
        """Cards put away, in order."""
        rows = self.open_rows(rows, MOST_AWAY)
        self.away_count = len(rows)
        for when in range(TURNS_IN_ALL):
            self.ruled_out[when] = 0
        for i, row in enumerate(rows):
            when = TURN_STRIDE * row["age"] + row["turn"]
            known = sum(1 << KNOWN_SHIFT + seat for seat in calls.entry("row", row, "known"))
            flags = UNDER_BIT * row["under"] + FRESH_BIT * row["fresh"]
            self.away[i] = row["card"] + (when << WHEN_SHIFT) + (row["city"] << CITY_SHIFT) + known + flags
            if row["city"] >= self.seats:
                first = FIRST_CARD[self.edition][row["age"]]
                self.ruled_out[when] = sum(1 << card - first for card in set(row["ruled_out"]))

    def lay_dug(self, rows: list[Away]) -> None:
        """Cards recovered, in order; the cards put away must lie before."""
        rows = self.open_rows(rows, MOST_RECOVERED)
        self.recovered_count = 0
        for i, row in enumerate(rows):
            when = TURN_STRIDE * row["age"] + row["turn"]
            self.recovered[i] = row["card"] + (when << WHEN_SHIFT) + (row["city"] << CITY_SHIFT)
            if not any(self.could_be(self.away[k], self.recovered[i]) for k in range(self.away_count)):
                raise BadCall("rows", f"card {row['card']} was not in the discard pile then")
        self.recovered_count = len(rows)
        self.mark_all_taken()

    def lay_head(self, head: dict[str, int]) -> None:
        """Where the game stands; all choices are open."""
        self.check_open()
        most = {
            "phase": codes.OVER,
            "age": AGES - 1,
            "turn": codes.LAST_TURN,
            "ages_dealt": AGES,
            "actor": self.seats - 1,
            "acting_city": self.cities - 1,
            "drawn": CARD_COUNT[self.edition] - 1,
            "pile_next": tables.DECK_SIZE,
            "settled": calls.LARGEST_INT // 2,
        }
        low = {"drawn": -1}
        given = {
            name: calls.whole(name, calls.entry("head", head, name), low.get(name, 0), high)
            for name, high in most.items()
        }
        self.check_open()
        self.phase = given["phase"]
        self.age = given["age"]
        self.turn = given["turn"]
        self.ages_dealt = given["ages_dealt"]
        self.actor = given["actor"]
        self.acting_city = given["acting_city"]
        self.drawn = given["drawn"]
        self.pile_next = given["pile_next"]
        self.settled = given["settled"]
        self.open_choices = self.cities if self.ages_dealt else self.seats
        for city in range(SEATS):
            self.chosen[city] = -1
            self.hand_size[city] = 0
            self.holding[city] = city

    # ---- the door: what callers lay out --------------------------------------------------------
    def open_city(self, city: int) -> int:
        """A city of a table being laid out."""
        self.check_open()
        return calls.whole("city", city, 0, self.cities - 1)

    def open_cards(self, field: str, cards: list[int], most: int) -> list[int]:
        """Cards of a table being laid out."""
        self.check_open()
        listed = calls.wholes(field, cards, 0, CARD_COUNT[self.edition] - 1, 0, most)
        self.check_open()
        return listed

    def open_rows(self, rows: list[Away], most: int) -> list[Away]:
        """Rows of cards put away or recovered, for a table being laid out."""
        self.check_open()
        listed = [self.open_row(row) for row in calls.some("rows", rows, most)]
        self.check_open()
        return listed

    def open_row(self, row: Away) -> Away:
        """One such row."""
        limits = {
            "card": CARD_COUNT[self.edition] - 1,
            "age": AGES - 1,
            "turn": codes.AFTER_TURNS,
            "city": self.cities - 1,
        }
        found: Away = {name: calls.whole(name, calls.entry("row", row, name), 0, high) for name, high in limits.items()}
        if "known" in row:  # a recovered card lies open
            found["known"] = calls.different("known", row["known"], 0, self.seats - 1, 0, self.seats)
            for name in ("under", "fresh"):
                found[name] = calls.whole(name, calls.entry("row", row, name), 0, 1)
            first = FIRST_CARD[self.edition][found["age"]]
            last = min(first + MOST_IN_AGE, CARD_COUNT[self.edition]) - 1
            found["ruled_out"] = calls.wholes("ruled_out", row.get("ruled_out", ()), first, last, 0, MOST_IN_AGE)
        return {**row, **found}
