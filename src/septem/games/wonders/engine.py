"""The state of a game of 7 Wonders: what search, simulation and the facade call. The rules are in the modules beside.

A *row* is a card or stage as `tables.py` numbers them, a *card* counts within its edition. Cities are numbered like
seats; with two players the Free City is the last one.
"""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.pickles import pickled
from septem.core.state import State
from septem.games.wonders import tables
from septem.games.wonders.codes import (
    AFTER_TURNS,
    CARD_BITS,
    CHOOSE,
    CITY_BITS,
    CITY_SHIFT,
    COIN_BITS,
    FRESH_BIT,
    KNOWN_SHIFT,
    LEFT_SHIFT,
    OVER,
    RANDOM,
    RIGHT_SHIFT,
    SEVENTH_CARD,
    TAKEN_BIT,
    TURN_STRIDE,
    UNDER_BIT,
    WHEN_BITS,
    WHEN_SHIFT,
)
from septem.games.wonders.dumps import CARD_COUNT, Dump, checked, checked_options
from septem.games.wonders.feature_names import STAGES, WIDTH
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import AGES, MOST_CARDS, MOST_IN_AGE
from septem.games.wonders.taught_tables import FIGURES

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below
    from septem.games.wonders.away import could_be, mark_all_taken
    from septem.games.wonders.cities import (
        DEFEATS,
        STAGES_BUILT,
        add_card,
        clear_city,
        join,
        next_stage,
        open_board,
    )
    from septem.games.wonders.deal import clear, deal
    from septem.games.wonders.effects import free_by_board, how_built
    from septem.games.wonders.features import describe_table
    from septem.games.wonders.fields import SEATS
    from septem.games.wonders.free_city import holder_at
    from septem.games.wonders.good import list_good
    from septem.games.wonders.hands import hand_at
    from septem.games.wonders.hints import weigh_moves
    from septem.games.wonders.listing import city_to_decide, draw_one, list_moves, list_payments
    from septem.games.wonders.memory import from_pile, group_of, group_of_row, sees_pile
    from septem.games.wonders.payment import UNLIMITED, least_trade, payable
    from septem.games.wonders.redraw import redraw_hidden
    from septem.games.wonders.scoring import count_all, counted_points, tally, total
    from septem.games.wonders.taught import row_of_move, stand
    from septem.games.wonders.turns import begin_game, play_seventh, recover, settle, seventh_card

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
COINS_NEEDED = tables.COINS_NEEDED
FIRST_CARD = tables.FIRST_CARD
MASK = tables.MASK
NEED = tables.NEED
STAGE_ROW = tables.STAGE_ROW
WORD = tables.WORD

ROWS = len(tables.ALL_ROWS)
SIDES = 2 * len(tables.BOARD_IDS)  # of one edition


class WondersState(Fields):
    """One position of 7 Wonders."""

    def configure(self, seats: int, options: dict[str, int], boards: list[int], sides: list[int]) -> None:
        """Number of seats, options as ints, boards and sides of the cities (none: random); for the facade."""
        self.check_open()
        found = checked_options(seats, options, boards, sides)
        self.check_open()
        self.seats = found["seats"]
        self.cities = found["cities"]
        self.edition = found["edition"]
        self.discard_each_turn = found["discard_each_turn"]
        self.reveal_all = found["reveal_all"]
        self.extra_guilds = found["extra_guilds"]
        for city in range(SEATS):
            self.board_wanted[city] = found["boards"][city] if city < self.cities else RANDOM
            self.side_wanted[city] = found["sides"][city] if city < self.cities else RANDOM
            self.left_of[city] = (city + 1) % self.cities
            self.right_of[city] = (city + self.cities - 1) % self.cities

    def setup(self) -> Dump:
        """What `configure` was told."""
        self.check_in_play()
        return {
            "edition": self.edition,
            "discard_each_turn": self.discard_each_turn,
            "reveal_all": self.reveal_all,
            "extra_guilds": self.extra_guilds,
            "boards": [self.board_wanted[city] for city in range(self.cities)],
            "sides": [self.side_wanted[city] for city in range(self.cities)],
        }

    # ---- the contract --------------------------------------------------------------------------
    def restart(self, seed: int) -> None:
        self.seed_streams(seed)
        deal(self)
        begin_game(self)

    def block_end(self) -> Any:
        return cython.address(self.end)

    def blank(self) -> State:
        return WondersState.__new__(WondersState)

    def owes(self, seat: int) -> int:
        if self.phase > CHOOSE:
            return 1 if self.phase != OVER and seat == self.actor else 0
        if self.chosen[seat] < 0:
            return 1
        if self.cities == self.seats or self.phase != CHOOSE or self.chosen[self.seats] >= 0:
            return 0
        return 1 if seat == holder_at(self.age, self.turn) else 0

    def to_move(self) -> int:
        if self.phase > CHOOSE:
            return self.actor if self.phase != OVER else -1
        for seat in range(self.seats):
            if self.chosen[seat] < 0 or (self.cities > self.seats and self.owes(seat)):
                return seat
        return -1

    def gen_moves(self, seat: int) -> int:
        self.kept_count = 0
        return list_moves(self, seat)

    def move_at(self, index: int) -> int:
        return self.moves[index]

    def draw_move(self, seat: int) -> int:
        return draw_one(self, seat)

    def apply(self, seat: int, move: int) -> None:
        if self.phase <= CHOOSE:
            self.chosen[seat if self.chosen[seat] < 0 else self.seats] = move  # SW-92: the own city first
            self.open_choices -= 1
            if self.open_choices == 0:
                self.settled += 1
                settle(self)
            return
        self.settled += 1
        if self.phase == SEVENTH_CARD:
            play_seventh(self, move)
        else:
            recover(self, move)

    def run(self, lazy: int) -> None:
        while self.phase != OVER:  # as in State, without the calls that a final class need not make
            seat = self.to_move()
            if lazy:
                self.apply(seat, draw_one(self, seat))
            else:
                self.apply(seat, self.moves[below(self.choice_stream, list_moves(self, seat))])

    def is_over(self) -> int:
        return 1 if self.phase == OVER else 0

    def score(self, seat: int) -> int:
        return total(self, seat)

    def tie_break(self, seat: int) -> int:
        return self.coins[seat]  # SW-88

    def column(self, seat: int, index: int) -> int:
        if index < 8:
            return self.final[seat][index]
        if index == 8:
            return self.side_row[seat] % SIDES
        if index == 9:
            return self.coins[seat]
        return self.counts[seat][STAGES_BUILT] if index == 10 else self.shields[seat]

    def column_count(self) -> int:
        return 12

    def has_options(self) -> int:
        return 1 if self.seats else 0

    def carry_on(self) -> None:
        if self.phase == OVER:
            count_all(self)

    def determinize(self, seat: int) -> None:
        redraw_hidden(self, seat, self.choice_stream)
        self.renew_deal()

    def gen_good(self, seat: int) -> int:
        return list_good(self, seat)

    def weigh(self, seat: int, count: int, weights: list[int]) -> None:
        weigh_moves(self, seat, count, weights)

    def think_for(self, seat: int) -> None:
        self.thought_for = BIT[seat]

    def feature_count(self) -> int:
        return STAGES * WIDTH

    def describe(self, seat: int, features: list[int], amounts: list[int]) -> int:
        return describe_table(self, seat, features, amounts)

    # ---- what learning asks --------------------------------------------------------------------
    def lesson_of(self, seat: int) -> tuple[list[int], list[int]]:
        """How the city of a seat stands, and the row that each of its good moves builds; nothing if no card is chosen
        from a hand."""
        at = self.known_seat(seat)
        if self.phase != CHOOSE or self.chosen[at] >= 0:
            return [], []
        stand(self, at, self.figures)
        count = self.gen_good(at)
        rows = [row_of_move(self, at, self.moves[i]) for i in range(count)]
        return [self.figures[i] for i in range(FIGURES)], rows

    # ---- what callers hand in ------------------------------------------------------------------
    def known_city(self, city: int) -> int:
        """A city of a table in play."""
        self.check_in_play()
        return calls.whole("city", city, 0, self.cities - 1)

    def known_row(self, row: int) -> int:
        """A card of either edition or a stage."""
        return calls.whole("row", row, 0, ROWS - 1)

    # ---- questions of the facade ---------------------------------------------------------------
    def situation(self) -> dict[str, int]:
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
        }

    def holder(self) -> int:
        """Two players: the seat that holds the Free City card now (SW-91, SW-96)."""
        self.check_in_play()
        if self.cities == self.seats:
            raise BadCall("state", "has no Free City")
        return holder_at(self.age, self.turn)

    def city(self, city: int) -> Dump:
        """What lies in a city."""
        at = self.known_city(city)
        side_row = self.side_row[at]
        return {
            "board": side_row % SIDES // 2,
            "side": side_row % 2 if self.fixed[at] else -1,
            "coins": self.coins[at],
            "cards": [card for card in range(MOST_CARDS) if self.built[at][WORD[card]] & MASK[card]],
            "stages": self.counts[at][STAGES_BUILT],
            "shields": self.shields[at],
            "science": [self.science[at][i] for i in range(4)],
            "victories": [self.victories[at][i] for i in range(AGES)],
            "defeats": self.counts[at][DEFEATS],
            "power_used": self.power_used[at],
            "powers": self.powers[at],
            "builds_due": self.builds_due[at],
            "prices": [self.price_left[at], self.price_right[at], self.price_goods[at]],
            "neighbours": (self.left_of[at], self.right_of[at]),
        }

    def hand_of(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        at = self.known_seat(seat)
        hand = self.holding[at]
        return [self.hand[hand][i] for i in range(self.hand_size[hand])]

    def deck_of(self, age: int) -> list[int]:
        """The cards of an age that have not been dealt, in order; with two players the pile of the current age."""
        self.check_in_play()
        at = calls.whole("age", age, 0, AGES - 1)
        if at >= self.ages_dealt:
            return [self.deck[at][i] for i in range(self.deck_size[at])]
        return [self.deck[at][i] for i in range(self.pile_next, self.deck_size[at])] if at == self.age else []

    def box_cards(self) -> list[int]:
        """Guilds out of the game."""
        self.check_in_play()
        return [self.box[i] for i in range(self.box_size)]

    def cards_away(self) -> list[Dump]:
        """All cards face down, in the order they were put away."""
        self.check_in_play()
        return [self.away_row(self.away[i]) for i in range(self.away_count)]

    def cards_recovered(self) -> list[Dump]:
        """All cards recovered from the discard pile, in order; after the turns of an age their turn is AFTER_TURNS."""
        self.check_in_play()
        return [self.row_of(self.recovered[i]) for i in range(self.recovered_count)]

    def discard_pile(self) -> list[int]:
        """The cards of the discard pile, in order."""
        self.check_in_play()
        gone = UNDER_BIT | TAKEN_BIT
        return [self.away[i] & CARD_BITS for i in range(self.away_count) if not self.away[i] & gone]

    def away_groups(self, seat: int) -> list[int]:
        """For each card face down the group a seat knows it in, 0 = unseen or known by itself."""
        viewer = self.known_seat(seat)
        groups = [0] * self.away_count
        for i in range(self.away_count):
            row = self.away[i]
            if not row >> KNOWN_SHIFT + viewer & 1 and not from_pile(self, row):
                groups[i] = group_of_row(self, row, viewer)
        return groups

    def hand_groups(self, seat: int) -> list[int]:
        """For each hand the group a seat knows it in, 0 = unseen, the own one, or none dealt yet."""
        viewer = self.known_seat(seat)
        groups = [0] * self.seats
        if self.ages_dealt:
            for other in range(self.seats):
                if other != viewer:
                    groups[other] = group_of(self, self.age, self.turn, other, viewer)
        return groups

    def looks_at_pile(self, seat: int) -> bool:
        """Two players: whether this seat is looking at the last pile card (SW-98a)."""
        return bool(sees_pile(self, self.known_seat(seat)))

    def city_of(self, seat: int) -> int:
        """The city a seat decides for now."""
        return city_to_decide(self, self.known_seat(seat))

    def seventh(self) -> int:
        """The card of the seventh-card phase."""
        self.check_in_play()
        if self.phase != SEVENTH_CARD:
            raise BadCall("state", "is not in the phase of the seventh card")
        return seventh_card(self)

    def sealed_code(self, city: int) -> int:
        """What has been sealed for a city, -1 if nothing."""
        at = self.known_city(city)
        return self.chosen[at]

    def next_stage_row(self, city: int) -> int:
        """Row of the next stage, -1 when the wonder is complete."""
        return next_stage(self, self.known_city(city))

    def known_card(self, card: int) -> int:
        """A card of the edition played."""
        self.check_in_play()
        return calls.whole("card", card, 0, CARD_COUNT[self.edition] - 1)

    def action_turn(self) -> int:
        """The turn an action counts for: the seventh card has one of its own."""
        self.check_in_play()
        return AFTER_TURNS if self.phase == SEVENTH_CARD else self.turn

    def build_facts(self, city: int, card: int) -> dict[str, bool]:
        """What decides whether and how a card can be built now."""
        at = self.known_city(city)
        one = self.known_card(card)
        row = CARD_BASE[self.edition] + one
        return {
            "same": (self.doubles[at][WORD[one]] & MASK[one]) != 0,
            "chained": (self.linked[at][WORD[one]] & MASK[one]) != 0,
            "by_board": free_by_board(self, at, row, self.action_turn()) != 0,
            "costs_nothing": NEED[row] == 0 and COINS_NEEDED[row] == 0,
        }

    def how_to_build(self, city: int, card: int) -> int:
        """How a city would build a card now without a power, as an index of codes.HOW."""
        at = self.known_city(city)
        return how_built(self, at, self.known_card(card), self.action_turn())

    def neighbours(self, city: int) -> tuple[int, int]:
        """The left and the right neighbour of a city (SW-01)."""
        at = self.known_city(city)
        return self.left_of[at], self.right_of[at]

    def shortage(self, city: int, row: int) -> str:
        """Why the cost of a row cannot be met: `resources`, `coins`, or nothing (SW-113)."""
        at = self.known_city(city)
        wanted = self.known_row(row)
        if payable(self, at, wanted, self.coins[at]):
            return ""
        return "coins" if payable(self, at, wanted, UNLIMITED) else "resources"

    def price_of(self, city: int, row: int) -> int:
        """Fewest coins in all that a row costs the city, -1 if no coins could buy it."""
        at = self.known_city(city)
        wanted = self.known_row(row)
        if not payable(self, at, wanted, UNLIMITED):
            return -1
        return COINS_NEEDED[wanted] + least_trade(self, at)

    def payments_of(self, city: int, row: int) -> list[tuple[int, int]]:
        """Every payment to the left and right that a row allows if coins were no object (SW-49)."""
        at = self.known_city(city)
        if not payable(self, at, self.known_row(row), UNLIMITED):
            return []
        count = list_payments(self, at, 0, self.moves, 0)
        codes = [self.moves[i] for i in range(count)]
        return [(code >> LEFT_SHIFT & COIN_BITS, code >> RIGHT_SHIFT & COIN_BITS) for code in codes]

    def categories(self, city: int) -> list[int]:
        """The seven score categories, counted now."""
        tally(self, self.known_city(city))
        return [self.points[i] for i in range(7)]

    def worth(self, city: int, row: int) -> int:
        """Points of a yellow or purple row for a city, counted now."""
        return counted_points(self, self.known_city(city), self.known_row(row))

    def copied_guild(self, city: int) -> int:
        """The guild copied at scoring, -1 if none."""
        tally(self, self.known_city(city))
        return self.copied

    def drawn_code(self, seat: int) -> int:
        """A random legal move of a seat that owes one, found as lazy playouts find it."""
        at = self.known_seat(seat)
        if not self.owes(at):
            raise BadCall("seat", "owes no decision now")
        return draw_one(self, at)

    # ---- in and out, for the facade ------------------------------------------------------------
    def dump(self) -> Dump:
        """Everything but the streams and options, as ints and lists; `restore` takes it back."""
        return {
            **self.situation(),
            "cities": [self.city(city) for city in range(self.cities)],
            "hands": [self.hand_of(seat) for seat in range(self.seats)],
            "decks": [self.deck_of(age) for age in range(AGES)],
            "box": self.box_cards(),
            "away": self.cards_away(),
            "recovered": self.cards_recovered(),
        }

    def row_of(self, row: int) -> Dump:
        """Card, age, turn and city of a card face down or recovered."""
        when = row >> WHEN_SHIFT & WHEN_BITS
        return {
            "card": row & CARD_BITS,
            "age": when // TURN_STRIDE,
            "turn": when % TURN_STRIDE,
            "city": row >> CITY_SHIFT & CITY_BITS,
        }

    def away_row(self, row: int) -> Dump:
        """A card face down: who knows it, and for the Free City the cards it cannot be (SW-95)."""
        found = self.row_of(row)
        found["known"] = [seat for seat in range(self.seats) if row >> KNOWN_SHIFT + seat & 1]
        found["under"] = (row & UNDER_BIT) != 0
        found["fresh"] = (row & FRESH_BIT) != 0
        found["ruled_out"] = []
        if row >> CITY_SHIFT & CITY_BITS >= self.seats:
            when = row >> WHEN_SHIFT & WHEN_BITS
            first = FIRST_CARD[self.edition][when // TURN_STRIDE]
            found["ruled_out"] = [first + i for i in range(MOST_IN_AGE) if self.ruled_out[when] >> i & 1]
        return found

    def restore(self, given: Dump) -> None:
        """Lay out what `dump` gave, all choices open; the state is configured already, and open before and after."""
        self.check_open()
        dump = checked(given, calls.whole("seats", self.seats, 2, SEATS), self.edition)
        self.check_open()
        clear(self)
        self.phase = dump["phase"]
        self.age = dump["age"]
        self.turn = dump["turn"]
        self.ages_dealt = dump["ages_dealt"]
        self.actor = dump["actor"]
        self.acting_city = dump["acting_city"]
        self.drawn = dump["drawn"]
        self.pile_next = dump["pile_next"]
        self.open_choices = self.cities if self.ages_dealt else self.seats
        for city in range(self.cities):
            self.restore_city(city, dump["cities"][city])
        self.restore_cards(dump)
        self.restore_away(dump["away"])
        self.restore_recovered(dump["recovered"])

    def restore_city(self, city: int, lying: Dump) -> None:
        """A city with its board side (-1: not chosen yet), cards, stages and all their lasting effects."""
        clear_city(self, city)
        self.side_row[city] = SIDES * self.edition + 2 * lying["board"]
        if lying["side"] >= 0:
            open_board(self, city, self.side_row[city] + lying["side"])
        for stage in range(lying["stages"]):
            join(self, city, STAGE_ROW[self.side_row[city]][stage])
        for card in lying["cards"]:
            add_card(self, city, card)
        self.coins[city] = lying["coins"]
        self.counts[city][DEFEATS] = lying["defeats"]
        self.power_used[city] = lying["power_used"]
        self.builds_due[city] = lying["builds_due"]
        for age in range(AGES):
            self.victories[city][age] = lying["victories"][age]

    def restore_cards(self, dump: Dump) -> None:
        """Hands by seat, what is left of the decks, and the box."""
        for seat, cards in enumerate(dump["hands"]):
            hand = hand_at(self, self.age, self.turn, seat)
            self.holding[seat] = hand
            self.hand_size[hand] = len(cards)
            for i, card in enumerate(cards):
                self.hand[hand][i] = card
        for age, cards in enumerate(dump["decks"]):
            dealt = self.pile_next if age < self.ages_dealt else 0
            self.deck_size[age] = dealt + len(cards)
            for i, card in enumerate(cards):
                self.deck[age][dealt + i] = card
        self.box_size = len(dump["box"])
        for i, card in enumerate(dump["box"]):
            self.box[i] = card

    def restore_away(self, rows: list[Dump]) -> None:
        """Cards face down, in order."""
        self.away_count = len(rows)
        for i, row in enumerate(rows):
            known = sum(1 << KNOWN_SHIFT + seat for seat in row["known"])
            self.away[i] = packed(row) + known + UNDER_BIT * row["under"] + FRESH_BIT * row["fresh"]
            if row["city"] >= self.seats:
                first = FIRST_CARD[self.edition][row["age"]]
                ruled_out = sum(1 << card - first for card in row["ruled_out"])
                self.ruled_out[TURN_STRIDE * row["age"] + row["turn"]] = ruled_out

    def restore_recovered(self, rows: list[Dump]) -> None:
        """Cards recovered, in order; the cards face down lie already."""
        self.recovered_count = 0
        for i, row in enumerate(rows):
            self.recovered[i] = packed(row)
            if not any(could_be(self.away[k], self.recovered[i]) for k in range(self.away_count)):
                raise BadCall("recovered", f"card {row['card']} was not in the discard pile then")
        self.recovered_count = len(rows)
        mark_all_taken(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.wonders.room import ROOM  # above the engine: only a pickle asks for it

        return pickled(ROOM, self)


def packed(row: Dump) -> int:
    """Card, turn and city of a card face down or recovered, as the engine keeps them."""
    when: int = TURN_STRIDE * row["age"] + row["turn"]
    found: int = row["card"] | when << WHEN_SHIFT | row["city"] << CITY_SHIFT
    return found
