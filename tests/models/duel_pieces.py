"""The pieces of the Duel model: tables, moves, deals, cities, payment."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "septem" / "games" / "duel" / "data"


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in _table("cards")["card"]}
WONDERS: dict[str, dict[str, Any]] = {wonder["id"]: wonder for wonder in _table("wonders")["wonder"]}
TOKENS: dict[str, dict[str, Any]] = {token["id"]: token for token in _table("tokens")["progress_token"]}
EVERYTHING = {**CARDS, **WONDERS, **TOKENS}
LAYOUTS = {age: {slot["slot"]: slot for slot in _table("layouts")[f"age{age}"]["slots"]} for age in (1, 2, 3)}
MILITARY = _table("military")
RULES = _table("rules")
SETUP, CONSTANTS = RULES["setup"], RULES["constants"]
ZONE_OF = {position: zone for zone in MILITARY["zones"] for position in zone["positions"]}
LOOTING_TOKENS = {token["id"]: token for token in MILITARY["looting_tokens"]}
POINT_CATEGORY = {"blue": "blue", "green": "green", "yellow": "yellow", "purple": "guilds"}
CATEGORIES = ("military", "blue", "green", "yellow", "guilds", "wonders", "progress_tokens", "treasury")


class IllegalMoveError(ValueError):
    """The move is not among the legal ones; nothing has changed."""


# One move type per decision of DU-102.
@dataclass(frozen=True, order=True)
class DraftWonder:
    wonder: str


@dataclass(frozen=True, order=True)
class Main:
    """use: build, discard or wonder; `wonder` names the wonder for the last one, else it is empty."""

    slot: int
    use: str
    wonder: str = ""


@dataclass(frozen=True, order=True)
class ChooseProgress:
    token: str


@dataclass(frozen=True, order=True)
class ChooseBoxProgress:
    token: str


@dataclass(frozen=True, order=True)
class ChooseDestroy:
    card: str


@dataclass(frozen=True, order=True)
class ChooseDiscarded:
    card: str


@dataclass(frozen=True, order=True)
class ChooseStarter:
    seat: int


Move = DraftWonder | Main | ChooseProgress | ChooseBoxProgress | ChooseDestroy | ChooseDiscarded | ChooseStarter


@dataclass(frozen=True)
class Options:
    centre_pawn: str = "starts"  # DU-54: starts | chooses
    first_game_wonders: bool = False  # DU-14
    auto_last_wonder: bool = False  # DU-13: True skips the draft decision with a single wonder

    def __post_init__(self) -> None:
        if self.centre_pawn not in ("starts", "chooses"):
            raise ValueError(f"unknown centre_pawn: {self.centre_pawn}")


@dataclass(frozen=True)
class Deal:
    """Everything the setup leaves to chance."""

    first_player: int
    wonders: tuple[str, ...]  # all 12: first draft group, second group, the 4 of the box; unused with the preset
    board_tokens: tuple[str, ...]
    box_tokens: tuple[str, ...]
    ages: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # card by slot number

    def __post_init__(self) -> None:
        if self.first_player not in (0, 1):
            raise ValueError("first_player is 0 or 1")
        if sorted(self.wonders) != sorted(WONDERS):
            raise ValueError("wonders must list each of the 12 once")
        tokens = (*self.board_tokens, *self.box_tokens)
        if sorted(tokens) != sorted(TOKENS) or len(self.board_tokens) != SETUP["progress_tokens_on_board"]:
            raise ValueError("tokens must be 5 on the board and the 5 others in the box")
        for age, cards in zip((1, 2, 3), self.ages, strict=True):
            guilds = SETUP["guilds_added_to_age3"] if age == 3 else 0
            expected = Counter({age: SETUP["cards_per_age"] - guilds}) + Counter({"guild": guilds})
            if Counter(CARDS[card]["age"] for card in cards) != expected or len(set(cards)) != len(cards):
                raise ValueError(f"age {age} must be 20 different cards of that age (DU-10)")


def random_deal(rng: random.Random, players: int = 2, options: Options | None = None) -> Deal:
    """The random events of the setup (DU-101); the options do not change any of them."""
    if players != 2:
        raise ValueError("Duel is for two players")

    def shuffled(items: Iterable[str]) -> tuple[str, ...]:
        order = sorted(items)
        rng.shuffle(order)
        return tuple(order)

    def deck(age: int | str) -> tuple[str, ...]:
        return shuffled(card for card in CARDS if CARDS[card]["age"] == age)

    tokens, removed = shuffled(TOKENS), SETUP["removed_per_age_deck"]
    guilds = deck("guild")[: SETUP["guilds_added_to_age3"]]
    ages = (deck(1)[removed:], deck(2)[removed:], shuffled(deck(3)[removed:] + guilds))
    on_board = SETUP["progress_tokens_on_board"]
    return Deal(rng.randrange(2), shuffled(WONDERS), tokens[:on_board], tokens[on_board:], ages)


@dataclass
class City:
    coins: int = SETUP["start_coins"]
    cards: set[str] = field(default_factory=set)
    wonders: dict[str, str] = field(default_factory=dict)  # constructed wonder -> card under it
    unbuilt: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)

    def effects(self, kind: str) -> list[Any]:
        """The values of every effect of one kind in the city."""
        owned = [*self.cards, *self.wonders, *self.tokens]
        return [effect[kind] for item in owned for effect in EVERYTHING[item]["effects"] if kind in effect]

    def of_colour(self, colour: str) -> set[str]:
        return {card for card in self.cards if CARDS[card]["colour"] == colour}

    def count(self, items: Iterable[str]) -> int:
        counts = {
            "wonder": len(self.wonders),
            "progress_token": len(self.tokens),
            "coin_set_of_3": self.coins // CONSTANTS["coins_per_victory_point"],
        }
        return sum(counts[item] if item in counts else len(self.of_colour(item)) for item in items)

    def production(self) -> Counter[str]:
        """Fixed producers; only brown and grey cards have them (DU-26)."""
        units: Counter[str] = Counter()
        for printed in self.effects("produce"):
            units.update(printed)
        return units

    def symbols(self) -> Counter[str]:
        return Counter(self.effects("science"))

    def lose(self, coins: int) -> None:
        self.coins = max(0, self.coins - coins)  # DU-6


@dataclass(frozen=True)
class Payment:
    coins: int = 0  # coin cost, to the bank
    trade: dict[str, int] = field(default_factory=dict)  # coins paid for each bought resource
    chain: bool = False

    @property
    def traded(self) -> int:
        return sum(self.trade.values())

    @property
    def total(self) -> int:
        return self.coins + self.traded


def trade_price(buyer: City, other: City, resource: str) -> int:
    fixed: list[int] = [prices[resource] for prices in buyer.effects("trade_price") if resource in prices]
    if fixed:
        return fixed[0]  # DU-29
    return int(CONSTANTS["trade_base_price"]) + other.production()[resource]  # DU-28


def payment_for(buyer: City, other: City, item: str) -> Payment:
    """The cheapest way to pay for a card or a wonder (DU-23 to DU-35), found by trying everything."""
    is_card = item in CARDS
    links = {CARDS[card].get("gives_link") for card in buyer.cards} - {None}
    if is_card and CARDS[item].get("needs_link") in links:
        return Payment(chain=True)
    resources: Counter[str] = Counter(EVERYTHING[item].get("cost", {}))
    coins = resources.pop("coins", 0)
    target = CARDS[item]["colour"] if is_card else "wonder"
    discount = sum(d["resources"] for d in buyer.effects("resource_discount") if d["target"] == target)
    missing = resources - buyer.production()
    price = {resource: trade_price(buyer, other, resource) for resource in missing}
    plans: list[dict[str, int]] = []
    for chosen in product(*buyer.effects("produce_choice")):
        units: list[str] = sorted((missing - Counter(chosen)).elements())
        bought = max(0, len(units) - discount)
        purchases = map(Counter[str], combinations(units, bought))
        plans += [{resource: n * price[resource] for resource, n in to_buy.items()} for to_buy in purchases]
    return Payment(coins, min(plans, key=lambda plan: (sum(plan.values()), sorted(plan.items()))))
