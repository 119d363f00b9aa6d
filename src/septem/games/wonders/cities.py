"""The cities: what each holds, and what a built card or stage changes in it (SW-02, SW-41, SW-55 to SW-60)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.state import State, zeros
from septem.games.wonders import tables

SEATS = 7
BIT = [1 << i for i in range(60)]
LEFT = [[(p + 1) % n if p < n else 0 for p in range(SEATS)] for n in range(1, SEATS + 1)]
RIGHT = [[(p - 1) % n if p < n else 0 for p in range(SEATS)] for n in range(1, SEATS + 1)]
STAGES_BUILT, DEFEATS = 7, 8  # places in `counts` after the seven colours
BLUE = 2
STAGE_BASE = tables.STAGE_BASE
CARD_BASE = tables.CARD_BASE
NEED, MADE, RAW_CHOICE, GOODS_CHOICE = tables.NEED, tables.MADE, tables.RAW_CHOICE, tables.GOODS_CHOICE
FOR_SALE, DISCOUNT, COINS, POINTS = tables.FOR_SALE, tables.DISCOUNT, tables.COINS, tables.POINTS
SHIELDS, SCIENCE, POWER, DIGS, COLOUR = tables.SHIELDS, tables.SCIENCE, tables.POWER, tables.DIGS, tables.COLOUR
COINS_PER, COINS_COUNT, COINS_WHERE = tables.COINS_PER, tables.COINS_COUNT, tables.COINS_WHERE
CHAIN, SAME, WORD, MASK = tables.CHAIN, tables.SAME, tables.WORD, tables.MASK
START, STAGE_COUNT, STAGE_ROW = tables.START, tables.STAGE_COUNT, tables.STAGE_ROW
COINS_NEEDED = tables.COINS_NEEDED
ROWS = len(tables.ALL_ROWS)
CARD_COUNT = [len(cards) for cards in tables.CARDS]


class Cities(State):
    """Cities of one table: the seats' own and, with two players, the Free City as the last one (SW-90a)."""

    def __init__(self) -> None:
        super().__init__()
        self.cities = 0
        self.edition = 0
        self.coins = zeros(SEATS)
        self.side_row = zeros(SEATS)
        self.fixed = zeros(SEATS)  # units produced for certain, four bits per resource
        self.goods_choices = zeros(SEATS)
        self.price_left = zeros(SEATS)
        self.price_right = zeros(SEATS)
        self.price_goods = zeros(SEATS)
        self.shields = zeros(SEATS)
        self.stage_points = zeros(SEATS)
        self.blue_points = zeros(SEATS)
        self.powers = zeros(SEATS)
        self.power_used = zeros(SEATS)
        self.digs_due = zeros(SEATS)
        if not cython.compiled:  # C arrays are zero already, and Cython mixes up nested lists of different widths
            self.own_reach = [zeros(16) for _ in range(SEATS)]  # own raw choice symbols touching a set of resources
            self.sold_reach = [zeros(16) for _ in range(SEATS)]  # raw symbols for sale touching a set of resources
            self.built = [zeros(2) for _ in range(SEATS)]
            self.counts = [zeros(9) for _ in range(SEATS)]
            self.science = [zeros(4) for _ in range(SEATS)]
            self.victories = [zeros(3) for _ in range(SEATS)]

    # ---- the door: what callers hand in --------------------------------------------------------
    def known_city(self, city: int) -> int:
        """A city of a table in play; with two players the Free City is the last one."""
        self.check_in_play()
        return calls.whole("city", city, 0, self.cities - 1)

    def known_row(self, row: int) -> int:
        """A row of the tables: a card of either edition or a stage."""
        return calls.whole("row", row, 0, ROWS - 1)

    def known_card(self, card: int) -> int:
        """A card of the edition."""
        return calls.whole("card", card, 0, CARD_COUNT[self.edition] - 1)

    # ---- what cities are made of ---------------------------------------------------------------
    def found_city(self, city: int) -> None:
        """An empty city with three coins (SW-15)."""
        self.coins[city] = 3
        self.fixed[city] = 0
        self.goods_choices[city] = 0
        self.price_left[city] = 2
        self.price_right[city] = 2
        self.price_goods[city] = 2
        self.shields[city] = 0
        self.stage_points[city] = 0
        self.blue_points[city] = 0
        self.powers[city] = 0
        self.power_used[city] = 0
        self.digs_due[city] = 0
        for i in range(2):
            self.built[city][i] = 0
        for i in range(16):
            self.own_reach[city][i] = 0
            self.sold_reach[city][i] = 0
        for i in range(9):
            self.counts[city][i] = 0
        for i in range(4):
            self.science[city][i] = 0
        for i in range(3):
            self.victories[city][i] = 0

    def open_board(self, city: int, side_row: int) -> None:
        """Lay out a board side: its start resource is produced and for sale (SW-41, SW-44)."""
        self.side_row[city] = side_row
        self.produce(city, BIT[4 * START[side_row]], 1)

    def produce(self, city: int, made: int, for_sale: int) -> None:
        """Add units that are made for certain."""
        self.fixed[city] += made
        for resource in range(4):
            units = made >> 4 * resource & 15
            if units and for_sale:
                for kinds in range(16):
                    if kinds & BIT[resource]:
                        self.sold_reach[city][kinds] += units

    def gain(self, city: int, row: int) -> None:
        """Lasting effects of a card or wonder stage."""
        if MADE[row]:
            self.produce(city, MADE[row], FOR_SALE[row])
        if RAW_CHOICE[row]:
            for kinds in range(16):
                if kinds & RAW_CHOICE[row]:
                    self.own_reach[city][kinds] += 1
                    self.sold_reach[city][kinds] += FOR_SALE[row]
        if GOODS_CHOICE[row]:
            self.goods_choices[city] += 1
        discount = DISCOUNT[row]
        if discount:  # SW-46: to one coin, never below
            if discount & 1:
                self.price_left[city] = 1
            if discount & 2:
                self.price_right[city] = 1
            if discount & 4:
                self.price_goods[city] = 1
        self.shields[city] += SHIELDS[row]
        if SCIENCE[row] >= 0:
            self.science[city][SCIENCE[row]] += 1
        if row >= STAGE_BASE:
            self.stage_points[city] += POINTS[row]
            self.counts[city][STAGES_BUILT] += 1
            self.powers[city] |= POWER[row]
            self.digs_due[city] += DIGS[row]
        else:
            self.blue_points[city] += POINTS[row]
            self.counts[city][COLOUR[row]] += 1

    def add_card(self, city: int, card: int) -> None:
        """Put a card into a city with its lasting effects."""
        self.built[city][WORD[card]] |= MASK[card]
        self.gain(city, CARD_BASE[self.edition] + card)

    def earn(self, city: int, row: int) -> int:
        """Coins a row pays once, at the moment of building (SW-56); all cards of the turn lie already (SW-25)."""
        amount = COINS[row]
        if COINS_PER[row]:
            amount += COINS_PER[row] * self.count_around(city, COINS_COUNT[row], COINS_WHERE[row])
        return amount

    def count_around(self, city: int, what: int, where: int) -> int:
        """Counted things in the own city (1), the left one (2) and the right one (4) (SW-59)."""
        total = 0
        if where & 1:
            total += self.count(city, what)
        if where & 2:
            total += self.count(LEFT[self.cities - 1][city], what)
        if where & 4:
            total += self.count(RIGHT[self.cities - 1][city], what)
        return total

    def count(self, city: int, what: int) -> int:
        """Sum of the counts a mask names: colours, wonder stages, defeat tokens."""
        total = 0
        for i in range(9):
            if what & BIT[i]:
                total += self.counts[city][i]
        return total

    def next_stage(self, city: int) -> int:
        """Row of the stage to be built next, -1 when the wonder is complete (SW-33)."""
        done = self.counts[city][STAGES_BUILT]
        if done >= STAGE_COUNT[self.side_row[city]]:
            return -1
        return STAGE_ROW[self.side_row[city]][done]

    def has_same(self, city: int, row: int) -> int:
        """Whether the city holds the same building already (SW-31, SW-32)."""
        return (SAME[0][row] & self.built[city][0]) != 0 or (SAME[1][row] & self.built[city][1]) != 0

    def chained(self, city: int, row: int) -> int:
        """Whether a building of the city makes this card free (SW-50)."""
        return (CHAIN[0][row] & self.built[city][0]) != 0 or (CHAIN[1][row] & self.built[city][1]) != 0

    def costs_nothing(self, row: int) -> int:
        """Whether the printed cost is empty."""
        return NEED[row] == 0 and COINS_NEEDED[row] == 0


COMPILED = bool(cython.compiled)
