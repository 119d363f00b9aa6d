"""7 Wonders model, part 1: tables, moves, cities and the deal, in plain names (rules/seven-wonders.md)."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "septem" / "games" / "wonders" / "data"
AGES = (1, 2, 3)
Effect = dict[str, Any]


# ---- tables ----


@dataclass(frozen=True)
class Card:
    id: str
    name: str  # the English name: equal names = the same building (SW-05)
    age: int
    colour: str
    cost: dict[str, int]
    chain_from: tuple[str, ...]
    effects: tuple[Effect, ...]
    copies: tuple[int, ...]


@dataclass(frozen=True)
class StagePlan:
    cost: dict[str, int]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Board:
    id: str
    start: str
    sides: dict[str, tuple[StagePlan, ...]]


@dataclass(frozen=True)
class Tables:
    edition: int
    setup: dict[str, Any]
    groups: dict[str, list[str]]
    cards: dict[str, Card]
    boards: dict[str, Board]


def _read(name: str) -> dict[str, Any]:
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


@lru_cache
def tables(edition: int) -> Tables:
    """All figures of one edition."""
    setup = _read("setup.toml")
    cards = {}
    for row in _read(f"cards-{edition}e.toml")["card"]:
        cards[row["id"]] = Card(
            id=row["id"],
            name=row["name"]["en"],
            age=row["age"],
            colour=row["colour"],
            cost=row.get("cost", {}),
            chain_from=tuple(row.get("chain_from", ())),
            effects=tuple(row["effects"]),
            copies=tuple(row["copies"]),
        )
    boards = {}
    for row in _read(f"boards-{edition}e.toml")["board"]:
        sides = {
            side: tuple(StagePlan(stage["cost"], tuple(stage["effects"])) for stage in plan["stages"])
            for side, plan in row["sides"].items()
        }
        boards[row["id"]] = Board(row["id"], row["start"], sides)
    return Tables(edition, setup["edition"][str(edition)], setup["resource_groups"], cards, boards)


# ---- moves ----


@dataclass(frozen=True)
class ChooseSide:
    """SW-14a: the side of the own board."""

    side: str


@dataclass(frozen=True)
class Build:
    """how: paid (an empty cost included), chain (SW-50), free (Olympia 2e, SW-79 to SW-81), power (SW-77)."""

    card: str
    how: str
    left: int = 0  # coins to the left neighbour
    right: int = 0


@dataclass(frozen=True)
class Stage:
    """The next stage; the card is only its marker."""

    card: str
    left: int = 0
    right: int = 0


@dataclass(frozen=True)
class Sell:
    card: str


@dataclass(frozen=True)
class DeclineSeventh:
    """SW-73: the seventh card is discarded for nothing."""


@dataclass(frozen=True)
class DiscardBuild:
    """SW-75: a card built from the discard pile."""

    card: str


@dataclass(frozen=True)
class DeclineDiscard:
    """SW-76: the discard build is lost."""


Action = Build | Stage | Sell
CityMove = Action | DeclineSeventh | DiscardBuild | DeclineDiscard


@dataclass(frozen=True)
class FreeCity:
    """A decision the holder makes for the Free City (SW-94, SW-98)."""

    move: CityMove


Move = ChooseSide | CityMove | FreeCity


def card_of(move: Move) -> str:
    """The card a move uses."""
    inner = move.move if isinstance(move, FreeCity) else move
    assert isinstance(inner, Build | Stage | Sell | DiscardBuild)
    return inner.card


# ---- cities ----


@dataclass
class City:
    board: Board
    side: str | None  # None only while sides are being chosen
    coins: int
    tables: Tables
    cards: list[str] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)  # markers under the board, one for each built stage
    victories: dict[int, int] = field(default_factory=lambda: dict.fromkeys(AGES, 0))  # age -> tokens
    defeats: int = 0
    power_used: bool = False  # free_build_once_per_age, this age
    discard_builds_owed: int = 0

    def all_stages(self) -> tuple[StagePlan, ...]:
        return self.board.sides[self.side] if self.side else ()

    def built_stages(self) -> tuple[StagePlan, ...]:
        return self.all_stages()[: len(self.buried)]

    def next_stage(self) -> StagePlan | None:
        left_over = self.all_stages()[len(self.buried) :]
        return left_over[0] if left_over else None

    def buildings(self) -> list[Card]:
        return [self.tables.cards[card] for card in self.cards]

    def card_effects(self) -> list[Effect]:
        return [effect for card in self.buildings() for effect in card.effects]

    def stage_effects(self) -> list[Effect]:
        return [effect for stage in self.built_stages() for effect in stage.effects]

    def effects(self, kind: str) -> list[Effect]:
        return [effect for effect in self.card_effects() + self.stage_effects() if effect["kind"] == kind]

    def has(self, kind: str) -> bool:
        return bool(self.effects(kind))

    def colours(self) -> Counter[str]:
        return Counter(card.colour for card in self.buildings())

    def holds_same_building(self, card: Card) -> bool:
        return card.name in {building.name for building in self.buildings()}

    def strength(self) -> int:
        return sum(effect["amount"] for effect in self.effects("shields"))

    def own_symbols(self) -> list[tuple[str, ...]]:
        """SW-41, SW-42: one tuple of options for every symbol."""
        return [(self.board.start,), *symbols_of(self.card_effects() + self.stage_effects())]

    def symbols_for_sale(self) -> list[tuple[str, ...]]:
        """SW-44: start resource and brown and grey cards."""
        return [(self.board.start,), *symbols_of([effect for effect in self.card_effects() if effect.get("sellable")])]

    def prices(self) -> dict[str, dict[str, int]]:
        """SW-46: price of every resource by neighbour."""
        normal = self.tables.setup["trade_price"]
        resources = [resource for group in self.tables.groups.values() for resource in group]
        prices = {side: dict.fromkeys(resources, normal) for side in ("left", "right")}
        for effect in self.effects("discount"):
            for side in effect["from"]:
                for resource in self.tables.groups[effect["group"]]:
                    prices[side][resource] = effect["price"]
        return prices


def symbols_of(effects: list[Effect]) -> list[tuple[str, ...]]:
    symbols: list[tuple[str, ...]] = []
    for effect in effects:
        if effect["kind"] == "produce":
            for resource, amount in effect["resources"].items():
                symbols += [(resource,)] * amount
        elif effect["kind"] == "produce_choice":
            symbols.append(tuple(effect["options"]))
    return symbols


def neighbours(cities: list[City], city: int) -> dict[str, int]:
    """SW-01: left is the next seat clockwise."""
    return {"left": (city + 1) % len(cities), "self": city, "right": (city - 1) % len(cities)}


def count_items(cities: list[City], city: int, effect: Effect) -> int:
    """SW-59, SW-60: what a coins_per or points_per effect counts."""
    total = 0
    for place in effect["where"]:
        counted = cities[neighbours(cities, city)[place]]
        for item in effect["count"]:
            if item == "wonder_stages":
                total += len(counted.buried)
            elif item == "defeat_tokens":
                total += counted.defeats
            else:
                total += counted.colours()[item]
    return total


# ---- options and deal ----


@dataclass(frozen=True)
class Options:
    edition: int
    mausoleum_timing: str  # end_of_turn or end_of_age
    reveal_all_choices: bool
    extra_guilds: int = 0


def make_options(edition: int, **given: Any) -> Options:
    """SW-121: defaults of the edition, impossible values refused."""
    defaults = tables(edition).setup["options"]
    options = Options(
        edition,
        given.pop("mausoleum_timing", defaults["mausoleum_timing"]),
        given.pop("reveal_all_choices", defaults["reveal_all_choices"]),
        given.pop("extra_guilds", 0),
    )
    if given or options.mausoleum_timing not in ("end_of_turn", "end_of_age") or options.extra_guilds not in (0, 2):
        raise ValueError(f"bad options {given or options}")
    if edition == 2 and (options.mausoleum_timing != "end_of_turn" or options.extra_guilds):
        raise ValueError("not available in the second edition")
    return options


@dataclass(frozen=True)
class Deal:
    """Everything hidden. A deck's first seven cards are seat 0's hand, the next seven seat 1's, and so on;
    with two players the third seven are the Free City pile, top card first. Cards beyond are never dealt (SW-13)."""

    options: Options
    players: int
    boards: tuple[str, ...]  # one for each city: three with two players (SW-90a)
    sides: tuple[str, ...] | None  # None: chosen by the players (SW-14a)
    decks: dict[int, tuple[str, ...]]


def cities_at(players: int) -> int:
    return 3 if players == 2 else players


def cards_in_use(edition: int, players: int, age: int) -> list[str]:
    """SW-10: the copies of an age without the guilds."""
    marks = cities_at(players)
    return [
        card.id
        for card in tables(edition).cards.values()
        for mark in card.copies
        if card.age == age and card.colour != "purple" and mark <= marks
    ]


def random_deal(
    rng: random.Random,
    players: int,
    edition: int,
    boards: tuple[str, ...] | None = None,
    sides: tuple[str, ...] | str = "random",
    **options: Any,
) -> Deal:
    """boards: None = random; sides: "random", "chosen" or given for each city."""
    table, chosen = tables(edition), make_options(edition, **options)
    if not table.setup["players"]["min"] <= players <= table.setup["players"]["max"]:
        raise ValueError("number of players")
    cities = cities_at(players)
    guilds = [card.id for card in table.cards.values() if card.colour == "purple"]
    guild_number = min(len(guilds), table.setup["guilds_in_deck"][str(cities)] + chosen.extra_guilds)
    decks = {}
    for age in AGES:
        deck = cards_in_use(edition, players, age) + (rng.sample(guilds, guild_number) if age == 3 else [])
        rng.shuffle(deck)
        decks[age] = tuple(deck)
    boards = boards or tuple(rng.sample(sorted(table.boards), cities))
    if sides == "random":
        sides = tuple(rng.choice(table.setup["sides"]) for _ in range(cities))
    elif sides == "chosen" and edition == 1:
        raise ValueError("sides are chosen in the second edition only")
    return Deal(chosen, players, boards, None if isinstance(sides, str) else sides, decks)
