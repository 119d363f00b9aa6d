"""What a city must buy for a card or stage, and from whom it can (SW-40 to SW-49).

A legal payment buys exactly as many units as the own city at best leaves uncovered (SW-48). Raw materials and
manufactured goods never stand in for each other, so the two groups are worked out apart. Which units are bought may
vary, but only how many come from the left counts for the price: and those numbers form an unbroken range (own symbols
matched first stay matched when a neighbour's symbols are added). Its ends follow from the largest number of units
that the own, own and left, own and right symbols can cover, by Koenig's theorem: the least, over all sets of
resources, of the units outside the set plus the symbols that touch it.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders.cities import Cities

if not cython.compiled:
    from septem.games.wonders.cities import COINS_NEEDED, LEFT, NEED, RIGHT

GUARD = 0x8888888  # top bit of every four-bit counter
RAW_PART = 0xFFFF
RAW_KINDS = 4
UNLIMITED = 10000
BIT_OF = [1, 2, 4, 8]


class Payment(Cities):
    """Cities that can work out their payments; the answer stands in the fields set here."""

    def __init__(self) -> None:
        super().__init__()
        self.budget = 0
        self.raw_bought = 0  # units bought, and how few and how many of them may come from the left
        self.raw_least = 0
        self.raw_most = 0
        self.goods_bought = 0
        self.goods_least = 0
        self.goods_most = 0

    def payable(self, city: int, row: int, coins: int) -> int:
        """Whether the cost of a row can be met with that many coins; sets what has to be bought."""
        self.budget = coins - COINS_NEEDED[row]
        if self.budget < 0:
            return 0
        self.raw_bought = 0
        self.raw_least = 0
        self.raw_most = 0
        self.goods_bought = 0
        self.goods_least = 0
        self.goods_most = 0
        lack = (NEED[row] | GUARD) - self.fixed[city]  # counter by counter, floored at zero
        short = lack & GUARD
        lack &= short - (short >> 3)
        if lack == 0:
            return 1
        left = LEFT[self.cities - 1][city]
        right = RIGHT[self.cities - 1][city]
        if lack & RAW_PART and not self.buy_raw(city, left, right, lack):
            return 0
        if lack > RAW_PART and not self.buy_goods(city, left, right, lack >> 16):
            return 0
        return self.least_trade(city) <= self.budget

    def at_most(self, city: int, resource: int) -> int:
        """The most units of a resource that the own symbols and both neighbours could give."""
        left = LEFT[self.cities - 1][city]
        right = RIGHT[self.cities - 1][city]
        units = self.fixed[city] >> 4 * resource & 15
        if resource < RAW_KINDS:
            only = BIT_OF[resource]
            return units + self.own_reach[city][only] + self.sold_reach[left][only] + self.sold_reach[right][only]
        units += self.goods_choices[city]
        return units + (self.fixed[left] >> 4 * resource & 15) + (self.fixed[right] >> 4 * resource & 15)

    def buy_raw(self, city: int, left: int, right: int, lack: int) -> int:
        """Raw units to buy; 0 if the neighbours do not have them."""
        wood = lack & 15
        stone = lack >> 4 & 15
        clay = lack >> 8 & 15
        ore = lack >> 12 & 15
        units = wood + stone + clay + ore
        kinds = 0
        for resource in range(4):
            if lack >> 4 * resource & 15:
                kinds += BIT_OF[resource]
        own = units
        with_left = units
        with_right = units
        with_both = units
        part = kinds
        while part:
            outside = units - wood * (part & 1) - stone * (part >> 1 & 1) - clay * (part >> 2 & 1) - ore * (part >> 3)
            reach = outside + self.own_reach[city][part]
            own = min(own, reach)
            with_left = min(with_left, reach + self.sold_reach[left][part])
            with_right = min(with_right, reach + self.sold_reach[right][part])
            with_both = min(with_both, reach + self.sold_reach[left][part] + self.sold_reach[right][part])
            part = (part - 1) & kinds
        if with_both < units:
            return 0
        self.raw_bought = units - own
        self.raw_most = with_left - own
        self.raw_least = units - with_right
        return 1

    def buy_goods(self, city: int, left: int, right: int, lack: int) -> int:
        """Manufactured units to buy; own choice symbols stand for any of the three, none is for sale."""
        units = 0
        from_left = 0
        from_right = 0
        from_both = 0
        for kind in range(3):
            wanted = lack >> 4 * kind & 15
            at_left = self.fixed[left] >> 16 + 4 * kind & 15
            at_right = self.fixed[right] >> 16 + 4 * kind & 15
            units += wanted
            from_left += min(wanted, at_left)
            from_right += min(wanted, at_right)
            from_both += min(wanted, at_left + at_right)
        bought = units - self.goods_choices[city]
        if bought <= 0:
            return 1
        if from_both < bought:
            return 0
        self.goods_bought = bought
        self.goods_most = min(bought, from_left)
        self.goods_least = bought - min(bought, from_right)
        return 1

    def least_trade(self, city: int) -> int:
        """Fewest coins to the neighbours for what has to be bought."""
        from_left = self.raw_most if self.price_left[city] <= self.price_right[city] else self.raw_least
        return (
            from_left * self.price_left[city]
            + (self.raw_bought - from_left) * self.price_right[city]
            + self.goods_bought * self.price_goods[city]
        )

    def to_left(self, city: int, raw: int, goods: int) -> int:
        """Coins to the left for these units bought there."""
        return raw * self.price_left[city] + goods * self.price_goods[city]

    def to_right(self, city: int, raw: int, goods: int) -> int:
        """Coins to the right for the rest."""
        return (self.raw_bought - raw) * self.price_right[city] + (self.goods_bought - goods) * self.price_goods[city]

    # ---- for Python callers ------------------------------------------------------------------
    def shortage(self, city: int, row: int) -> str:
        """Why the cost of a row cannot be met: `resources`, `coins`, or nothing (SW-113)."""
        at = self.known_city(city)
        wanted = self.known_row(row)
        if self.payable(at, wanted, self.coins[at]):
            return ""
        return "coins" if self.payable(at, wanted, UNLIMITED) else "resources"

    def price_of(self, city: int, row: int) -> int:
        """Fewest coins in all that a row costs the city, -1 if no coins could buy it."""
        at = self.known_city(city)
        wanted = self.known_row(row)
        if not self.payable(at, wanted, UNLIMITED):
            return -1
        return COINS_NEEDED[wanted] + self.least_trade(at)
