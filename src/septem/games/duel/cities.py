# cython: auto_pickle=False
# ruff: noqa: ERA001
"""The two cities: what they hold, produce, pay and are worth. Ints only; C types in the .pxd."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.state import State, zeros
from septem.games.duel import tables
from septem.games.duel.pieces import COUNTED
from septem.games.duel.tables import (
    BASE_PRICE,
    CATEGORIES,
    COINS_PER_POINT,
    DISCOUNT,
    FIRST_GUILD,
    FIRST_TOKEN,
    FIRST_WONDER,
    FIXED_PRICE,
)

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CATEGORY = tables.CATEGORY
COLOUR = tables.COLOUR
COST = tables.COST
DISCOUNTED_BY = tables.DISCOUNTED_BY
FIXES = tables.FIXES
GIVES_LINK = tables.GIVES_LINK
HAS_FIXES = tables.HAS_FIXES
LEAD_POINTS = tables.LEAD_POINTS
MAKES = tables.MAKES
NEED = tables.NEED
NEEDS_LINK = tables.NEEDS_LINK
POINTS = tables.POINTS
POINTS_PER = tables.POINTS_PER
SYMBOL = tables.SYMBOL
UNITS = tables.UNITS
WILD_MADE = tables.WILD_MADE
WILD_RAW = tables.WILD_RAW

COIN_SETS = COUNTED.index("coin_set_of_3")
MILITARY_POINTS, BLUE_POINTS, GUILD_POINTS, TOKEN_POINTS, TREASURY_POINTS = (
    CATEGORIES.index(name) for name in ("military", "blue", "guilds", "progress_tokens", "treasury")
)
CARDS, TOKENS = 73, 10
ROWS = len(tables.PIECES)
WORD = [card // 46 for card in range(CARDS)]  # which of the two words of a card set holds a card
MASK = [1 << card % 46 for card in range(CARDS)]
BIT = [1 << number for number in range(30)]


class Cities(State):
    """Treasuries, buildings, wonders, tokens and the pawn; index = seat."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = [zeros(2) for _ in range(2)]  # bits of cards, see WORD and MASK
        self.links = zeros(2)
        self.coins = zeros(2)
        self.wild_raw = zeros(2)
        self.wild_made = zeros(2)
        self.symbols = zeros(2)
        self.symbol_count = zeros(2)
        self.tokens = zeros(2)
        self.wonders = zeros(2)  # constructed ones
        self.unbuilt_count = zeros(2)
        self.pawn = 0  # positive: seat 0 leads
        self.missing = zeros(5)  # scratch of `trade`
        if not cython.compiled:  # C arrays begin as zeros; Cython mixes up lists of rows of different lengths
            self.counts = [zeros(11), zeros(11)]  # by COUNTED; coin sets and NOTHING stay 0
            self.made = [zeros(5), zeros(5)]
            self.prices = [zeros(5), zeros(5)]
            self.printed = [zeros(8), zeros(8)]  # points by CATEGORIES
            self.unbuilt = [zeros(4), zeros(4)]

    def clear_cities(self, coins: int) -> None:
        """Two empty cities."""
        self.pawn = 0
        for seat in range(2):
            self.cards[seat][0] = 0
            self.cards[seat][1] = 0
            self.links[seat] = 0
            self.coins[seat] = coins
            for i in range(11):
                self.counts[seat][i] = 0
            for i in range(5):
                self.made[seat][i] = 0
                self.prices[seat][i] = BASE_PRICE
            for i in range(8):
                self.printed[seat][i] = 0
            self.wild_raw[seat] = 0
            self.wild_made[seat] = 0
            self.symbols[seat] = 0
            self.symbol_count[seat] = 0
            self.tokens[seat] = 0
            self.wonders[seat] = 0
            self.unbuilt_count[seat] = 0

    # ---- what comes and goes -------------------------------------------------------------------
    def add_unbuilt(self, seat: int, wonder: int) -> None:
        """Put a wonder among those a city may still construct, in order of the table."""
        at = self.unbuilt_count[seat]
        while at > 0 and self.unbuilt[seat][at - 1] > wonder:
            self.unbuilt[seat][at] = self.unbuilt[seat][at - 1]
            at -= 1
        self.unbuilt[seat][at] = wonder
        self.unbuilt_count[seat] += 1

    def drop_unbuilt(self, seat: int, wonder: int) -> None:
        """Take a wonder away from those."""
        kept = 0
        for i in range(self.unbuilt_count[seat]):
            one = self.unbuilt[seat][i]
            if one != wonder:
                self.unbuilt[seat][kept] = one
                kept += 1
        self.unbuilt_count[seat] = kept

    def enter(self, seat: int, row: int) -> None:
        """A piece joins a city: its standing effects (nothing is paid, won or chosen here)."""
        self.counts[seat][COLOUR[row]] += 1
        self.printed[seat][CATEGORY[row]] += POINTS[row]
        if row < FIRST_WONDER:
            self.cards[seat][WORD[row]] |= MASK[row]
            self.links[seat] |= GIVES_LINK[row]
            if UNITS[row]:
                self.produce(seat, MAKES[row], UNITS[row])
            if HAS_FIXES[row]:
                self.fix_prices(seat, row)
        elif row < FIRST_TOKEN:
            self.wonders[seat] |= BIT[row - FIRST_WONDER]
        else:
            self.tokens[seat] |= BIT[row - FIRST_TOKEN]
        self.wild_raw[seat] += WILD_RAW[row]
        self.wild_made[seat] += WILD_MADE[row]
        if SYMBOL[row] and not self.symbols[seat] & SYMBOL[row]:
            self.symbols[seat] |= SYMBOL[row]
            self.symbol_count[seat] += 1

    def destroy(self, seat: int, card: int) -> None:
        """A brown or grey card leaves a city (DU-84)."""
        self.cards[seat][WORD[card]] ^= MASK[card]
        self.counts[seat][COLOUR[card]] -= 1
        self.produce(seat, MAKES[card], -UNITS[card])

    def produce(self, seat: int, good: int, units: int) -> None:
        """More or less of a resource; the other city's price follows unless it is fixed (DU-28, DU-29)."""
        self.made[seat][good] += units
        if self.prices[1 - seat][good] != FIXED_PRICE:
            self.prices[1 - seat][good] += units

    def fix_prices(self, seat: int, row: int) -> None:
        """Fixed prices of a yellow card (DU-29)."""
        for good in range(5):
            if FIXES[row][good]:
                self.prices[seat][good] = FIXED_PRICE

    # ---- payment -------------------------------------------------------------------------------
    def linked(self, seat: int, row: int) -> int:
        """1 if the city has the card's link (DU-35)."""
        return 1 if self.links[seat] & NEEDS_LINK[row] else 0

    def price(self, seat: int, row: int) -> int:
        """What a card or wonder costs a seat in all, coins and trade."""
        if self.links[seat] & NEEDS_LINK[row]:
            return 0
        return COST[row] + self.trade(seat, row)

    def trade(self, seat: int, row: int) -> int:
        """Cheapest sum for the resources a city does not produce itself (DU-32, DU-33); the link is not looked at."""
        total = 0
        for good in range(5):
            gap = NEED[row][good] - self.made[seat][good]
            if gap < 0:
                gap = 0
            self.missing[good] = gap
            total += gap * self.prices[seat][good]
        if total:
            for _ in range(self.wild_raw[seat]):
                total -= self.cover(seat, 0, 3)
            for _ in range(self.wild_made[seat]):
                total -= self.cover(seat, 3, 5)
            if self.tokens[seat] & DISCOUNTED_BY[row]:
                for _ in range(DISCOUNT):
                    total -= self.cover(seat, 0, 5)
        return total

    def cover(self, seat: int, low: int, high: int) -> int:
        """One unit of the dearest missing resource of a range need not be bought; returns what that saves."""
        best = 0
        chosen = 0
        for good in range(low, high):
            if self.missing[good] and self.prices[seat][good] > best:
                best = self.prices[seat][good]
                chosen = good
        if best:
            self.missing[chosen] -= 1
        return best

    # ---- counting ------------------------------------------------------------------------------
    def tally(self, seat: int, first: int, second: int, larger: int) -> int:
        """How many of the counted things the own (or the larger, DU-41) city has."""
        own = self.tally_of(seat, first, second)
        if larger:
            return max(own, self.tally_of(1 - seat, first, second))
        return own

    def tally_of(self, seat: int, first: int, second: int) -> int:
        """How many of two kinds of things one city has."""
        if first == COIN_SETS:
            return self.coins[seat] // COINS_PER_POINT
        return self.counts[seat][first] + self.counts[seat][second]

    def per_points(self, seat: int, row: int) -> int:
        """Points of a piece that depend on counts (guilds, Mathematics)."""
        return POINTS_PER[row][0] * self.tally(seat, POINTS_PER[row][1], POINTS_PER[row][2], POINTS_PER[row][3])

    def category(self, seat: int, index: int) -> int:
        """Points of one category, counted now (DU-91 to DU-94)."""
        points = self.printed[seat][index]
        if index == MILITARY_POINTS:
            lead = self.pawn if seat == 0 else -self.pawn
            return LEAD_POINTS[lead] if lead > 0 else 0
        if index == TREASURY_POINTS:
            return self.coins[seat] // COINS_PER_POINT
        if index == GUILD_POINTS:
            for card in range(FIRST_GUILD, CARDS):
                if self.cards[seat][WORD[card]] & MASK[card]:
                    points += self.per_points(seat, card)
        elif index == TOKEN_POINTS:
            for token in range(TOKENS):
                if self.tokens[seat] & BIT[token]:
                    points += self.per_points(seat, FIRST_TOKEN + token)
        return points

    def total(self, seat: int) -> int:
        """All points of a seat, counted now."""
        points = 0
        for index in range(8):
            points += self.category(seat, index)
        return points

    # ---- for Python callers --------------------------------------------------------------------
    def known_row(self, row: int) -> int:
        """A card, wonder or token."""
        return calls.whole("row", row, 0, ROWS - 1)

    def bill(self, seat: int, row: int) -> tuple[int, int, list[int]]:
        """Coin cost, 1 if the link makes it free, and the units bought of each resource."""
        at = self.known_seat(seat)
        wanted = self.known_row(row)
        if self.linked(at, wanted):
            return 0, 1, [0, 0, 0, 0, 0]
        self.trade(at, wanted)
        return COST[wanted], 0, [self.missing[good] for good in range(5)]

    def unit_prices(self, seat: int) -> list[int]:
        """What one bought unit of each resource costs a seat."""
        at = self.known_seat(seat)
        return [self.prices[at][good] for good in range(5)]

    def production(self, seat: int) -> list[int]:
        """Fixed units of each resource, then choice producers of raw and of manufactured ones."""
        at = self.known_seat(seat)
        return [self.made[at][good] for good in range(5)] + [self.wild_raw[at], self.wild_made[at]]

    def sheet(self, seat: int) -> list[int]:
        """Points by category, counted now."""
        at = self.known_seat(seat)
        return [self.category(at, index) for index in range(8)]

    def worth(self, seat: int, row: int) -> int:
        """Points of one piece in a city, counted now."""
        wanted = self.known_row(row)
        return POINTS[wanted] + self.per_points(self.known_seat(seat), wanted)
