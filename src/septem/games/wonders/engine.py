"""7 Wonders as the contract sees it: set-up, legal moves, moves carried out, statistics.

A move is one int: kind (3 bits), card or side (7), coins to the left (5) and right (5), and a bit for the Free City.
"""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.pickles import pickled
from septem.core.state import State, zeros
from septem.games.wonders import codes
from septem.games.wonders.handles import Handles

if not cython.compiled:
    from septem.core.rng import below, shuffle
    from septem.games.wonders.cities import BIT, CARD_BASE, MASK, SEATS, WORD
    from septem.games.wonders.payment import UNLIMITED
    from septem.games.wonders.table import AFTER_TURNS, CARD_BITS, TAKEN_BIT, TURNS_IN_ALL, UNDER_BIT
    from septem.games.wonders.turns import (
        BUILD,
        CARD_FIELD,
        CARD_SHIFT,
        CHOOSE,
        CHOOSE_SIDE,
        COIN_BITS,
        DECLINE,
        DIG,
        DIG_BUILD,
        FREE_CITY_BIT,
        LEFT_SHIFT,
        ONCE_PER_AGE,
        OVER,
        POWER_BUILD,
        RIGHT_SHIFT,
        SELL,
        SEVENTH,
        SIDE,
        SIDE_SHOWN,
        STAGE,
    )

BOARDS = 7
RANDOM, CHOSEN = codes.RANDOM, codes.CHOSEN
MOST_MOVES = 256
MOST_SPLITS = 48


class WondersState(Handles):
    """The complete state of a game of 7 Wonders."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = zeros(MOST_MOVES)
        self.splits = zeros(MOST_SPLITS)
        self.split_count = 0
        self.pairs = zeros(16)

    # ---- set-up ------------------------------------------------------------------------------
    def restart(self, seed: int) -> None:
        """Boards, sides and decks (SW-10 to SW-15)."""
        self.seed_streams(seed)
        self.settled = 0
        self.age = 0
        self.turn = 0
        self.ages_dealt = 0
        self.away_count = 0
        self.recovered_count = 0
        self.drawn = -1
        for when in range(TURNS_IN_ALL):
            self.ruled_out[when] = 0
        self.actor = 0
        self.acting_city = 0
        self.give_boards()
        self.shuffle_decks(self.extra_guilds)
        for city in range(SEATS):
            self.chosen[city] = -1
            self.hand_size[city] = 0
            self.holding[city] = city
        if self.side_wanted[0] == CHOSEN:
            self.phase = CHOOSE_SIDE
            self.open_choices = self.seats
        else:
            self.begin_age()

    def give_boards(self) -> None:
        """A board and a side to each city, drawn where none is wanted (SW-14); a chosen side waits."""
        for i in range(BOARDS):
            self.places[i] = i
        shuffle(self.deal_stream, self.places, BOARDS)
        for city in range(self.cities):
            board = self.board_wanted[city]
            side = self.side_wanted[city]
            if board == RANDOM:
                board = self.places[city]
            if side == RANDOM:
                side = below(self.deal_stream, 2)
            self.found_city(city)
            self.side_row[city] = 14 * self.edition + 2 * board
            if side != CHOSEN:
                self.open_board(city, self.side_row[city] + side)

    def block_end(self) -> Any:
        """The mark after the copied fields."""
        return cython.address(self.end)

    def blank(self) -> State:
        """An empty state."""
        return WondersState.__new__(WondersState)

    # ---- whose decision, which moves ---------------------------------------------------------
    def owes(self, seat: int) -> int:
        """Whether a seat has not yet sealed all it must."""
        if self.phase <= CHOOSE:
            if self.chosen[seat] < 0:
                return 1
            if self.cities == self.seats or self.phase != CHOOSE:
                return 0
            return self.chosen[self.seats] < 0 and seat == self.holder()
        return self.phase != OVER and seat == self.actor

    def city_of(self, seat: int) -> int:
        """The city a seat decides for now: with two players first its own, then the Free City (SW-92)."""
        if self.phase == CHOOSE:
            return seat if self.chosen[seat] < 0 else self.seats
        return self.acting_city

    def gen_moves(self, seat: int) -> int:
        """The complete list of legal moves."""
        if self.phase == CHOOSE_SIDE:
            self.moves[0] = SIDE
            self.moves[1] = SIDE | 1 << CARD_SHIFT
            return 2
        if self.phase == DIG:
            return self.list_pile()
        city = self.city_of(seat)
        if self.phase == SEVENTH:
            self.list_stage(city)
            self.moves[0] = DECLINE | self.city_flag(city)
            return self.list_card(1, city, self.seventh_card(), AFTER_TURNS)
        return self.list_hand(seat, city)

    def city_flag(self, city: int) -> int:
        """Marks moves for the Free City."""
        return FREE_CITY_BIT if city >= self.seats else 0

    def list_hand(self, seat: int, city: int) -> int:
        """Every different card of the hand with all its uses (SW-30)."""
        self.list_stage(city)
        hand = self.holding[seat]
        spent = -1 if city == seat else self.chosen[seat] >> CARD_SHIFT & CARD_FIELD
        count = 0
        listed0 = BIT[0] - 1
        listed1 = listed0
        for i in range(self.hand_size[hand]):
            card = self.hand[hand][i]
            if card == spent:
                spent = -1
                continue
            if WORD[card]:
                if listed1 & MASK[card]:
                    continue
                listed1 |= MASK[card]
            else:
                if listed0 & MASK[card]:
                    continue
                listed0 |= MASK[card]
            count = self.list_card(count, city, card, self.turn)
        return count

    def list_card(self, count: int, city: int, card: int, turn: int) -> int:
        """All uses of one card: build, by the power, for the next stage, sell."""
        row = CARD_BASE[self.edition] + card
        tag = card << CARD_SHIFT | self.city_flag(city)
        first = count
        free = 0
        if not self.has_same(city, row):
            free = self.free_build(city, row, turn)
            if free:
                self.moves[count] = BUILD | tag
                count += 1
                if city >= self.seats and self.chained(city, row):  # SW-95: the Free City must
                    return count
            elif self.payable(city, row, self.coins[city]):
                count = self.list_splits(count, city, BUILD | tag)
        for i in range(self.split_count):
            self.moves[count] = STAGE | tag | self.splits[i]
            count += 1
        if city < self.seats or count == first:  # SW-95: the Free City sells only what it cannot use
            self.moves[count] = SELL | tag
            count += 1
        if not free and self.power_ready(city) and not self.has_same(city, row):
            self.moves[count] = POWER_BUILD | tag
            count += 1
        return count

    def power_ready(self, city: int) -> int:
        """Whether the build free once per age is at hand (SW-77)."""
        return (self.powers[city] & ONCE_PER_AGE) != 0 and not self.power_used[city]

    def free_build(self, city: int, row: int, turn: int) -> int:
        """Whether a card costs nothing: empty cost, chain, or board (SW-50, SW-79 to SW-81)."""
        return self.costs_nothing(row) or self.chained(city, row) or self.free_by_board(city, row, turn)

    def list_stage(self, city: int) -> None:
        """The payments for the next stage, the same whatever card marks it (SW-33)."""
        self.split_count = 0
        row = self.next_stage(city)
        if row >= 0 and self.payable(city, row, self.coins[city]):
            self.split_count = self.list_splits(0, city, 0)
            for i in range(self.split_count):
                self.splits[i] = self.moves[i]

    def list_splits(self, count: int, city: int, tag: int) -> int:
        """One move for each different pair of coins to the left and right (SW-49)."""
        mixed = (self.raw_most - self.raw_least) * (self.goods_most - self.goods_least)
        if mixed:  # only then can two different purchases cost the same
            for i in range(16):
                self.pairs[i] = 0
        for raw in range(self.raw_least, self.raw_most + 1):
            for goods in range(self.goods_least, self.goods_most + 1):
                to_left = self.to_left(city, raw, goods)
                to_right = self.to_right(city, raw, goods)
                if to_left + to_right <= self.budget and not (mixed and self.pairs[to_left] & BIT[to_right]):
                    if mixed:
                        self.pairs[to_left] |= BIT[to_right]
                    self.moves[count] = tag | to_left << LEFT_SHIFT | to_right << RIGHT_SHIFT
                    count += 1
        return count

    def list_pile(self) -> int:
        """Decline, or any different card of the discard pile the city lacks (SW-75)."""
        self.moves[0] = DECLINE | self.city_flag(self.acting_city)
        count = 1
        for i in range(self.away_count):
            if self.away[i] & (UNDER_BIT | TAKEN_BIT):
                continue
            card = self.away[i] & CARD_BITS
            move = DIG_BUILD | card << CARD_SHIFT | self.city_flag(self.acting_city)
            known = self.has_same(self.acting_city, CARD_BASE[self.edition] + card)
            for k in range(1, count):
                if self.moves[k] == move:
                    known = 1
            if not known:
                self.moves[count] = move
                count += 1
        return count

    def move_at(self, index: int) -> int:
        """A move of the list."""
        return self.moves[index]

    def draw_move(self, seat: int) -> int:
        """A random card put to a random use, drawn again until it is possible (not uniform over the list)."""
        if self.phase != CHOOSE or self.city_of(seat) != seat:
            return self.moves[below(self.choice_stream, self.gen_moves(seat))]
        hand = self.holding[seat]
        stage = self.next_stage(seat)
        while True:
            draw = below(self.choice_stream, 3 * self.hand_size[hand])
            card = self.hand[hand][draw // 3]
            use = draw % 3
            tag = card << CARD_SHIFT
            if use == 0:
                return SELL | tag
            if use == 1:
                if stage >= 0:
                    if self.payable(seat, stage, self.coins[seat]):
                        return STAGE | tag | self.any_split(seat)
                    stage = -1
            else:
                row = CARD_BASE[self.edition] + card
                if not self.has_same(seat, row):
                    if self.free_build(seat, row, self.turn):
                        return BUILD | tag
                    if self.payable(seat, row, self.coins[seat]):
                        return BUILD | tag | self.any_split(seat)
                    if self.power_ready(seat):
                        return POWER_BUILD | tag

    def any_split(self, city: int) -> int:
        """A random payment among the affordable ones."""
        while True:
            raw = self.raw_least
            goods = self.goods_least
            if self.raw_most > raw:
                raw += below(self.choice_stream, self.raw_most - raw + 1)
            if self.goods_most > goods:
                goods += below(self.choice_stream, self.goods_most - goods + 1)
            to_left = self.to_left(city, raw, goods)
            to_right = self.to_right(city, raw, goods)
            if to_left + to_right <= self.budget:
                return to_left << LEFT_SHIFT | to_right << RIGHT_SHIFT

    # ---- playing -----------------------------------------------------------------------------
    def apply(self, seat: int, move: int) -> None:
        """Seal a choice, or carry out a single decision."""
        if self.phase <= CHOOSE:
            self.chosen[self.city_of(seat) if self.phase == CHOOSE else seat] = move
            self.open_choices -= 1
            if self.open_choices == 0:
                self.settle()
            return
        self.settled += 1
        if self.phase == SEVENTH:
            self.play_seventh(move)
        else:
            self.dig(move)

    def settle(self) -> None:
        """The last choice is sealed."""
        self.settled += 1
        if self.phase == CHOOSE:
            self.resolve()
            self.after_turn()
            return
        for city in range(self.cities):  # SW-14a
            side = self.chosen[city] >> CARD_SHIFT & CARD_FIELD
            self.open_board(city, self.side_row[city] + side)
            self.chosen[city] = -1
            self.note(SIDE_SHOWN, city, side, 0, 0, 0)
        self.begin_age()

    def is_over(self) -> int:
        """Whether Age III has been fought out."""
        return self.phase == OVER

    # ---- counting ----------------------------------------------------------------------------
    def score(self, seat: int) -> int:
        """Points as if the game ended now."""
        return self.final[seat][0] if self.phase == OVER else self.tally(seat)

    def column(self, seat: int, index: int) -> int:
        """Statistics: total, categories, board side, coins, stages, shields."""
        if index < 8:
            return self.final[seat][index]
        if index == 8:
            return self.side_row[seat] % 14
        if index == 9:
            return self.coins[seat]
        return self.stages_of(seat) if index == 10 else self.shields[seat]

    def stages_of(self, city: int) -> int:
        """Built stages."""
        return self.counts[city][7]

    def column_count(self) -> int:
        return 12

    def has_options(self) -> int:
        return 1 if self.seats else 0

    def carry_on(self) -> None:
        """A finished game laid out is counted."""
        if self.phase == OVER:
            self.count_all()

    # ---- for Python callers ------------------------------------------------------------------
    def set_setup(self, extra_guilds: int, boards: list[int], sides: list[int]) -> None:
        """What `begin` deals out: no boards = random ones; sides -1 = random, 2 = chosen by the player."""
        self.check_open()
        guilds = calls.whole("extra_guilds", extra_guilds, 0, 2)
        wanted = calls.different("boards", boards, 0, BOARDS - 1, 0, SEATS)
        shown = calls.wholes("sides", sides, RANDOM, CHOSEN, 0, SEATS)
        if wanted and len(wanted) != self.cities:
            raise BadCall("boards", f"{len(wanted)} boards for {self.cities} cities")
        if shown and len(shown) < self.cities:
            raise BadCall("sides", f"{len(shown)} sides for {self.cities} cities")
        if len(set(shown)) > 1 and not {0, 1}.issuperset(shown):
            raise BadCall("sides", "are all random, all chosen, or given for all")
        if CHOSEN in shown and self.edition == 0:
            raise BadCall("sides", "are not chosen in the first edition")
        if guilds == 1 or (guilds and self.edition == 1):
            raise BadCall("extra_guilds", f"{guilds} is not allowed; allowed: 0, and 2 in the first edition")
        self.check_open()
        self.extra_guilds = guilds
        for city in range(SEATS):
            self.board_wanted[city] = wanted[city] if city < len(wanted) else RANDOM
            self.side_wanted[city] = shown[city] if city < len(shown) else RANDOM

    def setup(self) -> dict[str, Any]:
        """What `set_rules` and `set_setup` were told; boards and sides of the cities there are."""
        self.check_in_play()
        return {
            "edition": self.edition,
            "dig_each_turn": self.dig_each_turn,
            "reveal_all": self.reveal_all,
            "extra_guilds": self.extra_guilds,
            "boards": [self.board_wanted[city] for city in range(self.cities)],
            "sides": [self.side_wanted[city] for city in range(self.cities)],
        }

    def city_to_decide(self, seat: int) -> int:
        """The city a seat decides for now."""
        return self.city_of(self.known_seat(seat))

    def seventh(self) -> int:
        """The card of the seventh-card phase."""
        self.check_in_play()
        if self.phase != SEVENTH:
            raise BadCall("state", "is not in the phase of the seventh card")
        return self.seventh_card()

    def power_at_hand(self, city: int) -> bool:
        """Whether the build free once per age can be used."""
        return bool(self.power_ready(self.known_city(city)))

    def sealed_code(self, city: int) -> int:
        """What has been sealed for a city, -1 if nothing."""
        at = self.known_city(city)
        return self.chosen[at]

    def splits_of(self, city: int, row: int) -> list[tuple[int, int]]:
        """Every payment a row allows if coins were no object."""
        at = self.known_city(city)
        if not self.payable(at, self.known_row(row), UNLIMITED):
            return []
        count = self.list_splits(0, at, 0)
        codes = [self.moves[i] for i in range(count)]
        return [(code >> LEFT_SHIFT & COIN_BITS, code >> RIGHT_SHIFT & COIN_BITS) for code in codes]

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.wonders.game import WondersGame  # above the engine: only a pickle asks for it

        return pickled(WondersGame, self)
