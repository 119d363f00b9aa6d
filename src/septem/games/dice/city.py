"""What lies on the table: Forum and boards; prices, crossing a box, points. Turns and rounds stand in engine.py.

Per seat `crossed` has a bit for each crossed box and `ready` one for each box the arrows allow next, so that the
legal boxes of a die are one conjunction of masks.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import State, zeros
from septem.games.dice import codes as _codes
from septem.games.dice import tables as _tables

if not cython.compiled:
    from septem.games.dice.columns import (
        COINS_ON_DIE,
        DIE_COST_MINUS_1,
        DIE_COST_ZERO,
        GALLERY_VP,
        PER_BOX,
        UNLOCK,
        Sheet,
    )

SEATS = 7
WAREHOUSE, WONDER, GUILD_COURT, GALLERY, WEST, AGORA, MARKET, UNIVERSITY, EAST = range(9)
IN_FORUM, IN_RESERVE, GONE = 0, 1, 2
PURPLE = _tables.PURPLE
DIE_COLOUR = _tables.DIE_COLOUR
STARTS = _tables.STARTS
SECTION_COST = _tables.SECTION_COST
COMPARE_FIRST = _tables.COMPARE_FIRST
COMPARE_SECOND = _tables.COMPARE_SECOND

BIT = [2**i for i in range(_codes.BOXES)]
# The powers of two below 2^66 all leave different remainders modulo 67.
LOW = [[2**i % 67 for i in range(66)].index(rest) if rest else 0 for rest in range(67)]


def lowest(mask: int) -> int:
    """Number of the lowest set bit."""
    return LOW[(mask & -mask) % 67]


def how_many(mask: int) -> int:
    """Number of set bits."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _rows_of(count: int, width: int) -> list[list[int]]:
    """A table of zeros."""
    return [zeros(width) for _ in range(count)]


class City(State):
    """Forum and boards."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.last_round = 0  # 0: not known yet
        self.max_rounds = 0
        self.ended = 0  # 1: bonuses, 2: max_rounds
        self.place = zeros(10)
        self.face = zeros(10)  # -1: not rolled this round
        self.section = zeros(10)
        self.city = zeros(SEATS)
        self.coins = zeros(SEATS)
        self.crossed = zeros(SEATS)
        self.ready = zeros(SEATS)
        self.bonuses = zeros(SEATS)  # one bit each
        self.agora_first = zeros(SEATS)
        self.cheaper = zeros(SEATS)
        # with what a seat's turn began
        self.start_crossed = zeros(SEATS)
        self.start_coins = zeros(SEATS)
        self.start_bonuses = zeros(SEATS)
        self.depth = zeros(SEATS)
        self.end = 0  # end of the copied block
        self.moves = zeros(512)
        self.sheet: Sheet = None  # type: ignore[assignment]  # set by whoever makes the state
        if not cython.compiled:  # C arrays of arrays begin as zeros; Cython mixes up their sizes when given lists
            self.count = _rows_of(SEATS, 9)
            self.attacks = _rows_of(SEATS, 16)  # points written down, by attack slot
            self.free_colour = _rows_of(SEATS, 8)
            self.die_coins = _rows_of(SEATS, 8)
            self.unlocked = _rows_of(SEATS, 8)
            self.walls = _rows_of(SEATS, 2)  # crossed defences: West, East
            # the snapshot after the shake (DI-22)
            self.start_count = _rows_of(SEATS, 9)
            self.start_walls = _rows_of(SEATS, 2)
            self.stack = _rows_of(SEATS, 24)

    # ---- prices --------------------------------------------------------------------------------
    def gain(self, seat: int, coins: int) -> int:
        """Coins into the treasury, returns how many went in: a sheet with a ceiling loses the rest (DI-46, O-1)."""
        if self.sheet.cap >= 0:
            coins = min(coins, max(0, self.sheet.cap - self.coins[seat]))
        self.coins[seat] += coins
        return coins

    def purse(self, seat: int, die: int) -> int:
        """Coins at hand once this die is chosen (DI-47)."""
        coins = self.coins[seat] + self.die_coins[seat][DIE_COLOUR[die]]
        return coins if self.sheet.cap < 0 else min(coins, self.sheet.cap)

    def die_cost(self, seat: int, die: int) -> int:
        """Coins a seat pays for choosing a die (DI-31)."""
        if self.free_colour[seat][DIE_COLOUR[die]]:
            return 0
        return max(0, SECTION_COST[self.section[die]] - self.cheaper[seat])

    def construction(self, seat: int, box: int) -> int:
        """Coins for a box: what its cost asks for beyond the resources (DI-5, DI-45)."""
        return max(0, self.sheet.cost[60 * self.city[seat] + box] - self.count[seat][WAREHOUSE])

    def payable(self, seat: int, budget: int) -> int:
        """Mask of the boxes the arrows allow (DI-32) whose construction this budget pays."""
        if budget < 0:
            return 0
        reach = min(6, self.count[seat][WAREHOUSE] + budget)
        return self.ready[seat] & self.sheet.cheap[7 * self.city[seat] + reach]

    def fillable(self, seat: int, die: int, free: int) -> int:
        """Mask of the boxes this die could fill for the seat now (DI-35); `free`: no die cost (DI-52)."""
        face = self.face[die]
        if face < 0:
            return 0
        if not STARTS[die] and not self.unlocked[seat][DIE_COLOUR[die]]:
            return 0
        boxes = self.sheet.fills[6 * die + face] & self.ready[seat]
        if not boxes:
            return 0
        if DIE_COLOUR[die] == PURPLE and not self.guild_holds(seat, face):
            return 0
        budget = self.purse(seat, die)
        if not free:
            budget -= self.die_cost(seat, die)
        return boxes & self.payable(seat, budget)

    def next_wonder(self, seat: int) -> int:
        """The next Wonder box, -1 if all are crossed (DI-40)."""
        left = self.sheet.mask[WONDER] & ~self.crossed[seat]
        return lowest(left) if left else -1

    # ---- neighbours ----------------------------------------------------------------------------
    def left_of(self, seat: int) -> int:
        """The left neighbour, the next seat (DI-1)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right_of(self, seat: int) -> int:
        """The right neighbour, the seat before (DI-1)."""
        return seat - 1 if seat > 0 else self.seats - 1

    def compared(self, seat: int, face: int) -> int:
        """Boxes of the building shown by the purple die, as the round began (DI-62, DI-63)."""
        total = self.start_count[seat][COMPARE_FIRST[face]]
        if COMPARE_SECOND[face] >= 0:
            total += self.start_count[seat][COMPARE_SECOND[face]]
        return total

    def guild_holds(self, seat: int, face: int) -> int:
        """1 if the comparison the purple die shows lets a Guild Court box be crossed (DI-60, DI-61)."""
        own = self.compared(seat, face)
        left = self.compared(self.left_of(seat), face)
        if self.seats == 2:
            return 1 if own > left else 0
        right = self.compared(self.right_of(seat), face)
        return 1 if own >= left and own >= right else 0

    def facing(self, seat: int, building: int) -> int:
        """Defences of earlier rounds that meet an attack from this Barracks (DI-70, DI-71)."""
        if building == WEST:
            return self.start_walls[self.left_of(seat)][1]
        return self.start_walls[self.right_of(seat)][0]

    # ---- crossing ------------------------------------------------------------------------------
    def mark(self, seat: int, box: int) -> None:
        """Cross a box for good (DI-3): counts, arrows and permanent effects, nothing that is paid or asked."""
        sheet_building = self.sheet.building[box]
        self.crossed[seat] |= BIT[box]
        self.ready[seat] &= ~BIT[box]
        self.ready[seat] |= self.sheet.before[box] & ~self.crossed[seat]
        self.count[seat][sheet_building] += 1
        if self.sheet.defence[box]:
            self.walls[seat][1 if sheet_building == EAST else 0] += 1
        row = 60 * self.city[seat] + box
        self.grant(seat, self.sheet.first[row], self.sheet.many[row])

    def grant(self, seat: int, first: int, many: int) -> None:
        """Permanent effects work from the crossing on (DI-54)."""
        for effect in range(first, first + many):
            kind = self.sheet.kind[effect]
            colour = self.sheet.colour[effect]
            if kind == DIE_COST_MINUS_1:
                self.cheaper[seat] += 1
            elif kind == DIE_COST_ZERO:
                self.free_colour[seat][colour] = 1
            elif kind == COINS_ON_DIE:
                self.die_coins[seat][colour] += self.sheet.amount[effect]
            elif kind == UNLOCK:
                self.unlocked[seat][colour] = 1

    def clear_board(self, seat: int) -> None:
        """An empty board; city, coins and written attack points stay."""
        self.crossed[seat] = 0
        self.ready[seat] = self.sheet.opening
        self.bonuses[seat] = 0
        self.cheaper[seat] = 0
        for i in range(9):
            self.count[seat][i] = 0
        for i in range(8):
            self.free_colour[seat][i] = 0
            self.die_coins[seat][i] = 0
            self.unlocked[seat][i] = 0
        self.walls[seat][0] = 0
        self.walls[seat][1] = 0

    def set_board(self, seat: int, crossed: int, bonuses: int) -> None:
        """A board with these boxes and bonuses crossed."""
        self.clear_board(seat)
        while crossed:
            self.mark(seat, lowest(crossed))
            crossed &= crossed - 1
        for bonus in range(self.sheet.bonuses):
            if bonuses & BIT[bonus]:
                self.grant(seat, self.sheet.bonus_first[bonus], self.sheet.bonus_many[bonus])
        self.bonuses[seat] = bonuses

    def take_snapshot(self) -> None:
        """What a round begins with (DI-22); also what a seat's turn is taken back to."""
        for seat in range(self.seats):
            for i in range(9):
                self.start_count[seat][i] = self.count[seat][i]
            self.start_walls[seat][0] = self.walls[seat][0]
            self.start_walls[seat][1] = self.walls[seat][1]
            self.start_crossed[seat] = self.crossed[seat]
            self.start_coins[seat] = self.coins[seat]
            self.start_bonuses[seat] = self.bonuses[seat]

    # ---- points --------------------------------------------------------------------------------
    def box_points(self, seat: int, box: int) -> int:
        """Points of a crossed box now: printed, written down, or by an effect (DI-110)."""
        row = 60 * self.city[seat] + box
        points = self.sheet.vp[row]
        if self.sheet.attack[box] >= 0:
            points += self.attacks[seat][self.sheet.attack_slot[box]]
        first = self.sheet.first[row]
        for effect in range(first, first + self.sheet.many[row]):
            if self.sheet.kind[effect] == PER_BOX:
                points += self.sheet.amount[effect] * how_many(self.crossed[seat] & self.sheet.target[effect])
            elif self.sheet.kind[effect] == GALLERY_VP:
                points += self.count[seat][GALLERY]  # DI-55
        return points

    def building_points(self, seat: int, building: int) -> int:
        """Points of a building now; the Warehouse scores nothing (DI-111)."""
        if building == WAREHOUSE:
            return 0
        points = 0
        boxes = self.crossed[seat] & self.sheet.mask[building]
        while boxes:
            points += self.box_points(seat, lowest(boxes))
            boxes &= boxes - 1
        if building == AGORA and self.agora_first[seat]:
            points += self.sheet.first_finisher  # DI-80
        return points
