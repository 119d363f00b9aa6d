"""Payments in words: which units come from whom for a given split, and whether a stated purchase is right (SW-48).

The engine only says how many coins may go left and right; here the units behind a split are found by plain search.
"""

from collections import Counter
from functools import lru_cache

import msgspec

from septem.core.model import Json
from septem.games.wonders.engine import WondersState
from septem.games.wonders.tables import ALL_ROWS, BOARDS, CARDS, GOODS, RAW, SIDE_STAGES, Card, Effect, Stage

Symbol = tuple[str, ...]
"""What one printed symbol can give: one resource, or one of several."""


class Market(msgspec.Struct, frozen=True):
    """Symbols and prices a city sees."""

    own: tuple[Symbol, ...]
    left: tuple[Symbol, ...]
    right: tuple[Symbol, ...]
    prices: tuple[int, int, int]

    def price(self, side: str, resource: str) -> int:
        """Coins for a unit from that side (SW-46)."""
        if resource in GOODS:
            return self.prices[2]
        return self.prices[0] if side == "left" else self.prices[1]


def symbols(effects: list[Effect], for_sale: bool) -> list[Symbol]:
    """The symbols that effects print; only those for sale if asked."""
    found: list[Symbol] = []
    for effect in effects:
        if for_sale and not effect.sellable:
            continue
        if effect.kind == "produce":
            found += [(name,) for name, units in effect.resources.items() for _ in range(units)]
        elif effect.kind == "produce_choice":
            found.append(tuple(effect.options))
    return found


def city_symbols(state: WondersState, edition: int, city: int, for_sale: bool) -> tuple[Symbol, ...]:
    """All symbols of a city: start resource, cards, stages (SW-41, SW-44)."""
    lying = state.city(city)
    if lying["side"] < 0:
        return ()
    found: list[Symbol] = [(BOARDS[edition][lying["board"]].start,)]
    stages = SIDE_STAGES[14 * edition + 2 * lying["board"] + lying["side"]]
    for stage in stages[: lying["stages"]]:
        found += symbols(stage.effect, for_sale)
    for card in lying["cards"]:
        found += symbols(CARDS[edition][card].effect, for_sale)
    return tuple(sorted(found, key=lambda symbol: (len(symbol), symbol)))


def market(state: WondersState, edition: int, city: int) -> Market:
    """What a city has and can buy."""
    cities = state.situation()["cities"]
    return Market(
        own=city_symbols(state, edition, city, False),
        left=city_symbols(state, edition, (city + 1) % cities, True),
        right=city_symbols(state, edition, (city - 1) % cities, True),
        prices=tuple(state.city(city)["prices"]),
    )


def cost_of(row: int) -> tuple[int, dict[str, int]]:
    """Coins and resources of a card or stage."""
    entry: Card | Stage = ALL_ROWS[row]
    return entry.cost.get("coins", 0), {name: units for name, units in entry.cost.items() if name != "coins"}


def purchase(market: Market, row: int, left: int, right: int) -> Json:
    """Who gets how much for what, for a split the engine offers."""
    coins, resources = cost_of(row)
    units = tuple(name for name in RAW + GOODS for _ in range(resources.get(name, 0)))
    found = _assigned(market, units, left, right)
    bought = {side: dict(Counter(name for name, source in found if source == side)) for side in ("left", "right")}
    return {
        "bank": coins,
        "left": {"coins": left, "units": bought["left"]},
        "right": {"coins": right, "units": bought["right"]},
        "own": dict(Counter(name for name, source in found if source == "own")),
        "total": coins + left + right,
    }


@lru_cache(maxsize=4096)
def _assigned(market: Market, units: tuple[str, ...], left: int, right: int) -> tuple[tuple[str, str], ...]:
    """A source for every unit such that exactly these coins are paid and nothing superfluous is bought."""
    best = own_cover(market.own, units)
    found = _search(market, list(units), len(units) - best, left, right)
    assert found is not None, "the engine offers only splits that exist"
    return tuple(found)


def _search(market: Market, units: list[str], to_buy: int, left: int, right: int) -> list[tuple[str, str]] | None:
    if not units:
        return [] if (to_buy, left, right) == (0, 0, 0) else None
    unit, rest = units[0], units[1:]
    for side in ("own", "left", "right"):
        pay = 0 if side == "own" else market.price(side, unit)
        after = (to_buy - (side != "own"), left - pay * (side == "left"), right - pay * (side == "right"))
        if min(after) < 0:
            continue
        pool: tuple[Symbol, ...] = getattr(market, side)
        for symbol in dict.fromkeys(one for one in pool if unit in one):
            at = pool.index(symbol)
            fewer = msgspec.structs.replace(market, **{side: pool[:at] + pool[at + 1 :]})
            found = _search(fewer, rest, *after)
            if found is not None:
                return [(unit, side), *found]
    return None


def own_cover(own: tuple[Symbol, ...], units: tuple[str, ...]) -> int:
    """Most of the units that these symbols can give (each symbol once)."""
    taken: dict[int, int] = {}

    def give(number: int, seen: set[int]) -> bool:
        for at, symbol in enumerate(own):
            if units[number] in symbol and at not in seen:
                seen.add(at)
                if at not in taken or give(taken[at], seen):
                    taken[at] = number
                    return True
        return False

    return sum(give(number, set()) for number in range(len(units)))


# ---- what is wrong with a payment, in the order of SW-113 ----------------------------------------
Bill = tuple[str, ...] | None
"""The units an action costs, one by one; None if there is no such action to pay for."""


def bill_of(row: int) -> Bill:
    """The units a card or stage costs; no stage (a negative row) has no bill."""
    return None if row < 0 else tuple(name for name, count in cost_of(row)[1].items() for _ in range(count))


def purchase_fault(market: Market, bill: Bill, buy: dict[str, list[str]]) -> str:
    """What is wrong with named units, empty if they are right (SW-45, SW-48)."""
    wanted = [(pool, tuple(buy.get(side, ()))) for side, pool in (("left", market.left), ("right", market.right))]
    if any(not any(name in symbol for symbol in pool) for pool, names in wanted for name in names):
        return "seller-lacks-unit"
    if any(len(names) > len(pool) or own_cover(pool, names) < len(names) for pool, names in wanted):
        return "symbol-already-used"
    if bill is None:
        return ""
    bought = tuple((name,) for _, names in wanted for name in names)
    alone, together = own_cover(market.own, bill), own_cover(market.own + bought, bill)
    if together < alone + len(bought):
        return "superfluous-purchase"
    return "" if together == len(bill) else "wrong-payment"


def split_fault(market: Market, bill: Bill, splits: list[tuple[int, int]], left: int, right: int) -> str:
    """What is wrong with coins for both sides of which nobody says what they buy, empty if it is one of the splits."""
    if bill is None:
        return ""
    for pool, coins in ((market.left, left), (market.right, right)):
        if coins and bill and not any(name in symbol for symbol in pool for name in bill):
            return "seller-lacks-unit"
    if left > max((one for one, _ in splits), default=0) or right > max((one for _, one in splits), default=0):
        return "superfluous-purchase"
    return "" if (left, right) in splits else "wrong-payment"
