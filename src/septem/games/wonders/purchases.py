"""Which units are bought from whom: behind a split of coins, or as a player names them (SW-41 to SW-48).

The engine says how many coins may go left and right; here the units behind a split are found by plain search.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from septem.games.wonders.catalogue import BOARDS, GOODS, RESOURCES, Card, Stage
from septem.games.wonders.dumps import Dump
from septem.games.wonders.model import Purchase, Symbol, Units
from septem.games.wonders.tables import ALL_ROWS, CARD_BASE, STAGE_ROW, side_row

Seller = Literal["own", "left", "right"]
Symbols = tuple[Symbol, ...]


class Market(msgspec.Struct, frozen=True):
    """Symbols of a city and of its neighbours, and the prices it pays: raw from the left, from the right, goods."""

    own: Symbols
    left: Symbols
    right: Symbols
    raw_left: int
    raw_right: int
    goods: int

    def price(self, seller: Literal["left", "right"], resource: str) -> int:
        """Coins for a unit (SW-46)."""
        if resource in GOODS:
            return self.goods
        return self.raw_left if seller == "left" else self.raw_right

    def of(self, seller: Seller) -> Symbols:
        """The symbols of one of the three."""
        return self.own if seller == "own" else self.left if seller == "left" else self.right

    def without(self, seller: Seller, symbol: Symbol) -> Market:
        """The market after a symbol has been used: each gives one unit (SW-42)."""
        pool = self.of(seller)
        at = pool.index(symbol)
        rest = pool[:at] + pool[at + 1 :]
        if seller == "own":
            return msgspec.structs.replace(self, own=rest)
        return (
            msgspec.structs.replace(self, left=rest) if seller == "left" else msgspec.structs.replace(self, right=rest)
        )


class Cost(NamedTuple):
    """Coins to the bank, and the units one by one."""

    coins: int
    units: tuple[str, ...]


# ---- what cities make --------------------------------------------------------------------------
def _printed(row: Card | Stage, for_sale: bool) -> Symbols:
    """The symbols of a card or stage; only those for sale if asked (SW-44)."""
    found: list[Symbol] = []
    for effect in row.effects:
        if effect.sellable or not for_sale:
            found += [(name,) for name, units in effect.resources.items() for _ in range(units)]
            found += [effect.options] if effect.options else []
    return tuple(found)


def _cost(row: Card | Stage) -> Cost:
    return Cost(row.cost.get("coins", 0), tuple(name for name in RESOURCES for _ in range(row.cost.get(name, 0))))


MADE = tuple(_printed(row, False) for row in ALL_ROWS)
SOLD = tuple(_printed(row, True) for row in ALL_ROWS)
COSTS = tuple(_cost(row) for row in ALL_ROWS)


def symbols(edition: int, lying: Dump, for_sale: bool) -> Symbols:
    """All symbols of a city: start resource, cards, stages; none before its side is chosen (SW-41, SW-44)."""
    if lying["side"] < 0:
        return ()
    return _symbols(edition, lying["board"], lying["side"], lying["stages"], tuple(lying["cards"]), for_sale)


@lru_cache(maxsize=1024)
def _symbols(edition: int, board: int, side: int, stages: int, cards: tuple[int, ...], for_sale: bool) -> Symbols:
    """Asked again and again within a turn, by the city and by both neighbours."""
    rows = STAGE_ROW[side_row(edition, board, side)][:stages] + [CARD_BASE[edition] + card for card in cards]
    table = SOLD if for_sale else MADE
    found = [(BOARDS[edition][board].start,), *(symbol for row in rows for symbol in table[row])]
    return tuple(sorted(found, key=_by_length))


def _by_length(symbol: Symbol) -> tuple[int, Symbol]:
    return len(symbol), symbol


def market(edition: int, own: Dump, left: Dump, right: Dump) -> Market:
    """What a city has and can buy, from what lies there and beside it."""
    raw_left, raw_right, goods = own["prices"]
    return Market(
        own=symbols(edition, own, False),
        left=symbols(edition, left, True),
        right=symbols(edition, right, True),
        raw_left=raw_left,
        raw_right=raw_right,
        goods=goods,
    )


# ---- the units behind a split ------------------------------------------------------------------
def sources(market: Market, units: tuple[str, ...], left: int, right: int) -> dict[Seller, Units]:
    """Who gives which units for a split that the engine offers."""
    if not left and not right:
        return {"own": counted(units), "left": {}, "right": {}}
    found = _assigned(market, units, left, right)
    return {seller: counted(unit for unit, source in found if source == seller) for seller in ("own", "left", "right")}


def counted(units: Iterable[str]) -> Units:
    """Single units as counts."""
    found: Units = {}
    for unit in units:
        found[unit] = found.get(unit, 0) + 1
    return found


@lru_cache(maxsize=4096)
def _assigned(market: Market, units: tuple[str, ...], left: int, right: int) -> tuple[tuple[str, Seller], ...]:
    """A source for every unit such that exactly these coins are paid and nothing superfluous is bought."""
    to_buy = len(units) - covered(market.own, units)
    found = _search(market, units, to_buy, left, right)
    assert found is not None, "the engine offers only splits that exist"
    return found


def _search(
    market: Market, units: tuple[str, ...], to_buy: int, left: int, right: int
) -> tuple[tuple[str, Seller], ...] | None:
    if not units:
        return () if (to_buy, left, right) == (0, 0, 0) else None
    unit, rest = units[0], units[1:]
    sellers: tuple[tuple[Seller, int, int, int], ...] = (
        ("own", to_buy, left, right),
        ("left", to_buy - 1, left - market.price("left", unit), right),
        ("right", to_buy - 1, left, right - market.price("right", unit)),
    )
    for seller, still, to_left, to_right in sellers:
        if min(still, to_left, to_right) < 0:
            continue
        for symbol in dict.fromkeys(one for one in market.of(seller) if unit in one):
            found = _search(market.without(seller, symbol), rest, still, to_left, to_right)
            if found is not None:
                return ((unit, seller), *found)
    return None


def covered(symbols: Symbols, units: tuple[str, ...]) -> int:
    """Most of the units that these symbols can give (each symbol once)."""
    taken: dict[int, int] = {}

    def give(number: int, seen: set[int]) -> bool:
        for at, symbol in enumerate(symbols):
            if units[number] in symbol and at not in seen:
                seen.add(at)
                if at not in taken or give(taken[at], seen):
                    taken[at] = number
                    return True
        return False

    return sum(give(number, set()) for number in range(len(units)))


def missing(market: Market, units: tuple[str, ...]) -> tuple[str, ...]:
    """Units that the city and its neighbours together cannot give."""
    symbols = market.own + market.left + market.right
    given: tuple[str, ...] = ()
    lacking: list[str] = []
    for unit in units:
        if covered(symbols, (*given, unit)) > len(given):
            given = (*given, unit)
        else:
            lacking.append(unit)
    return tuple(lacking)


# ---- what is wrong with a payment, in the order of SW-113 ----------------------------------------
Bill = tuple[str, ...] | None
"""The units an action costs, one by one; None if there is no such action to pay for."""


def purchase_fault(market: Market, bill: Bill, buy: Purchase) -> str:
    """What is wrong with named units, empty if they are right (SW-45, SW-48)."""
    wanted = ((market.left, buy.left), (market.right, buy.right))
    if any(not any(name in symbol for symbol in pool) for pool, names in wanted for name in names):
        return "seller-lacks-unit"
    if any(len(names) > len(pool) or covered(pool, names) < len(names) for pool, names in wanted):
        return "symbol-already-used"
    if bill is None:
        return ""
    bought = tuple((name,) for name in (*buy.left, *buy.right))
    alone, together = covered(market.own, bill), covered(market.own + bought, bill)
    if together < alone + len(bought):
        return "superfluous-purchase"
    return "" if together == len(bill) else "wrong-payment"


def split_fault(market: Market, bill: Bill, payments: list[tuple[int, int]], left: int, right: int) -> str:
    """What is wrong with coins for both sides of which nobody says what they buy, empty if it is a payment."""
    if bill is None:
        return ""
    for pool, coins in ((market.left, left), (market.right, right)):
        if coins and bill and not any(name in symbol for symbol in pool for name in bill):
            return "seller-lacks-unit"
    if left > max((one for one, _ in payments), default=0) or right > max((one for _, one in payments), default=0):
        return "superfluous-purchase"
    return "" if (left, right) in payments else "wrong-payment"
