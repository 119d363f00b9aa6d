"""What a card would add to the points of a city as they are counted now; a copied guild stays the one copied now."""

from __future__ import annotations

from septem.games.wonders.catalogue import CARDS, SYMBOLS, Card
from septem.games.wonders.engine import WondersState
from septem.games.wonders.scoring import science_points
from septem.games.wonders.tables import CARD_BASE

WILD = 3


def points_of(state: WondersState, edition: int, city: int, card: int) -> int:
    """Printed points, what it counts, what counts it, and science; coins and conflicts apart."""
    cards = CARDS[edition]
    entry = cards[card]
    built = [cards[other] for other in state.city(city)["cards"]]
    copied = state.copied_guild(city)
    counting = [*built, entry, *([cards[copied]] if copied >= 0 else [])]
    printed = sum(effect.amount for effect in entry.effects if effect.kind == "points")
    counted = sum(_counts_own(other, entry.colour) for other in counting)
    science = _science(_held(state, edition, city), entry)
    return printed + state.worth(city, CARD_BASE[edition] + card) + counted + science


def science_gains(state: WondersState, edition: int, city: int) -> dict[str, int]:
    """What one more of each symbol would add to the points of a city (SW-86, SW-87)."""
    held = _held(state, edition, city)
    now = science_points(*held)
    more = {symbol: [count + (at == number) for at, count in enumerate(held)] for number, symbol in enumerate(SYMBOLS)}
    return {symbol: science_points(*counts) - now for symbol, counts in more.items()}


def _counts_own(entry: Card, colour: str) -> int:
    """Points of a card for one more card of a colour in its own city."""
    return sum(
        effect.amount
        for effect in entry.effects
        if effect.kind == "points_per" and "self" in effect.where and colour in effect.count
    )


def _is_wild(entry: Card) -> bool:
    return any(effect.kind == "science_any" for effect in entry.effects)


def _held(state: WondersState, edition: int, city: int) -> list[int]:
    """Symbols of a city, those that stand for any one last, with that of a copied guild."""
    held: list[int] = list(state.city(city)["science"])
    copied = state.copied_guild(city)
    held[WILD] += int(copied >= 0 and _is_wild(CARDS[edition][copied]))
    return held


def _science(held: list[int], entry: Card) -> int:
    """Science with its symbol less science without it."""
    after = list(held)
    after[WILD] += _is_wild(entry)
    for effect in entry.effects:
        if effect.kind == "science":
            after[SYMBOLS.index(effect.symbol)] += 1
    return science_points(*after) - science_points(*held)
