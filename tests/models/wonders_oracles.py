"""7 Wonders model, part 2: brute force for payments, science, guild copies and the final score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product

from tests.models.wonders_parts import City, Effect, count_items, neighbours

Symbols = tuple[tuple[str, ...], ...]
SCIENCE = ("compass", "gear", "tablet")
CATEGORIES = ("military", "treasury", "wonder", "blue", "science", "yellow", "purple")  # SW-85


# ---- (a) payments ----


def covers(symbols: Iterable[tuple[str, ...]], units: Iterable[str]) -> bool:
    """Can every unit get a symbol of its own (SW-42, SW-45)? Tries every symbol for every unit."""
    return _covers(tuple(sorted(symbols)), tuple(sorted(units)))


@lru_cache(maxsize=200_000)
def _covers(symbols: Symbols, units: tuple[str, ...]) -> bool:
    if not units:
        return True
    unit, *rest = units
    for symbol in set(symbols):
        if unit in symbol:
            others = list(symbols)
            others.remove(symbol)
            if _covers(tuple(others), tuple(rest)):
                return True
    return False


def splits(resource: str, number: int, places: Iterable[Symbols]) -> list[tuple[int, ...]]:
    """All ways to take the units of a resource from the places: no more from one than its symbols show it."""
    at_most = [sum(1 for symbol in symbols if resource in symbol) for symbols in places]
    return [taken for taken in product(*(range(most + 1) for most in at_most)) if sum(taken) == number]


def is_superfluous(own: Iterable[tuple[str, ...]], bought: list[str], required: list[str]) -> bool:
    """SW-48: some bought unit could be left out."""
    for unit in set(bought):
        others = list(bought)
        others.remove(unit)
        if covers([*own, *((other,) for other in others)], required):
            return True
    return False


def all_payments(
    own: Iterable[tuple[str, ...]],
    left: Iterable[tuple[str, ...]],
    right: Iterable[tuple[str, ...]],
    prices: Mapping[str, Mapping[str, int]],
    coins: int,
    cost: Mapping[str, int],
) -> set[tuple[int, int]]:
    """Every (coins to left, coins to right) of a legal payment (SW-42 to SW-49); empty = not affordable.

    A symbol is the tuple of its options; prices["left"]["wood"] is what the left neighbour asks for wood.
    """
    priced = tuple((side, tuple(sorted(prices[side].items()))) for side in ("left", "right"))
    found = _all_payments(
        tuple(sorted(own)), tuple(sorted(left)), tuple(sorted(right)), priced, tuple(sorted(cost.items()))
    )
    return {pair for pair in found if cost.get("coins", 0) + sum(pair) <= coins}  # SW-47


@lru_cache(maxsize=20_000)
def _all_payments(
    own: Symbols,
    left: Symbols,
    right: Symbols,
    priced: tuple[tuple[str, tuple[tuple[str, int], ...]], ...],
    costs: tuple[tuple[str, int], ...],
) -> frozenset[tuple[int, int]]:
    """The same with unlimited coins: every unit of the cost from every place."""
    prices = {side: dict(of_side) for side, of_side in priced}
    cost = dict(costs)
    need = {resource: number for resource, number in cost.items() if resource != "coins" and number}
    required = [resource for resource, number in need.items() for _ in range(number)]
    found = set()
    for choice in product(*(splits(resource, number, (own, left, right)) for resource, number in need.items())):
        from_own, from_left, from_right = (
            [resource for resource, taken in zip(need, choice, strict=True) for _ in range(taken[place])]
            for place in range(3)
        )
        if not (covers(left, from_left) and covers(right, from_right) and covers(own, from_own)):
            continue
        if is_superfluous(own, from_left + from_right, required):
            continue
        to_left = sum(prices["left"][unit] for unit in from_left)
        to_right = sum(prices["right"][unit] for unit in from_right)
        found.add((to_left, to_right))
    return frozenset(found)


def default_payment(payments: set[tuple[int, int]]) -> tuple[int, int]:
    """SW-49: fewest coins, then fewest to the left."""
    return min(payments, key=lambda pair: (sum(pair), pair[0]))


# ---- (b) science ----


def science_points(counts: Mapping[str, int], set_points: int = 7) -> int:
    """SW-86: squares of equal symbols plus seven for each set."""
    numbers = [counts.get(symbol, 0) for symbol in SCIENCE]
    return sum(number**2 for number in numbers) + set_points * min(numbers)


def best_science(counts: Mapping[str, int], wilds: int, set_points: int = 7) -> int:
    """SW-87: try every symbol for every wild."""
    return max(
        science_points(Counter(counts) + Counter(chosen), set_points) for chosen in product(SCIENCE, repeat=wilds)
    )


# ---- (c) guild copies and the final score ----


def effect_points(cities: list[City], city: int, effects: Iterable[Effect]) -> int:
    """Points of points, points_per and points_if_wonder_complete effects on the final table (SW-57)."""
    points = 0
    for effect in effects:
        if effect["kind"] == "points":
            points += effect["amount"]
        elif effect["kind"] == "points_per":
            points += effect["amount"] * count_items(cities, city, effect)
        elif effect["kind"] == "points_if_wonder_complete" and cities[city].next_stage() is None:
            points += effect["amount"]
    return points


def score_with_copy(cities: list[City], city: int, copied_guild: str | None) -> dict[str, int]:
    """SW-85 with a given guild copy (None = no copy)."""
    own = cities[city]
    setup = own.tables.setup
    score = dict.fromkeys(CATEGORIES, 0)
    score["military"] = own.defeats * setup["defeat_token_points"] + sum(
        number * setup["victory_token_points"][str(age)] for age, number in own.victories.items()
    )
    score["treasury"] = own.coins // setup["coins_per_point"]
    score["wonder"] = effect_points(cities, city, own.stage_effects())
    for colour in ("blue", "yellow", "purple"):
        effects = [effect for card in own.buildings() if card.colour == colour for effect in card.effects]
        score[colour] = effect_points(cities, city, effects)
    wilds = len(own.effects("science_any"))
    if copied_guild is not None:
        copied = own.tables.cards[copied_guild].effects
        score["purple"] += effect_points(cities, city, copied)  # SW-78a
        wilds += sum(1 for effect in copied if effect["kind"] == "science_any")
    counts = Counter(effect["symbol"] for effect in own.effects("science"))
    score["science"] = best_science(counts, wilds, setup["science_set_points"])
    score["total"] = sum(score[category] for category in CATEGORIES)
    return score


def guilds_to_copy(cities: list[City], city: int) -> set[str | None]:
    """SW-78: purple cards of both neighbours, if the city has the power; None = copy nothing."""
    choices: set[str | None] = {None}
    if cities[city].has("copy_neighbour_guild"):
        ring = neighbours(cities, city)
        for place in ("left", "right"):
            choices |= {card.id for card in cities[ring[place]].buildings() if card.colour == "purple"}
    return choices


def best_guild_copies(cities: list[City], city: int) -> set[str | None]:
    """SW-78, SW-78a: every pick with the highest total and, among these, the most purple points."""
    worth = {}
    for guild in guilds_to_copy(cities, city):
        score = score_with_copy(cities, city, guild)
        worth[guild] = (score["total"], score["purple"])
    return {guild for guild, value in worth.items() if value == max(worth.values())}


def score_city(cities: list[City], city: int) -> dict[str, int]:
    """Final points by category and in total."""
    return score_with_copy(cities, city, best_guild_copies(cities, city).pop())
