"""Random tables laid out in the model and loaded into the engine: cities as no short game would make them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import septem
from septem.core.game import AnyGame as Game
from tests.models import wonders_model as model
from tests.models.wonders_parts import Card, cards_in_use


def random_table(rng: random.Random, edition: int, age: int = 3) -> model.Game:
    """The first turn of an age with random cities built from the ages before."""
    players = rng.randint(3, 7)
    twin = model.Game(model.random_deal(rng, players, edition))
    twin.age, twin.turn = age, 1
    twin.hands = [list(twin.deal.decks[age][7 * seat : 7 * seat + 7]) for seat in range(players)]
    stock = [card for earlier in range(1, age) for card in cards_in_use(edition, players, earlier)]
    rng.shuffle(stock)
    for city in twin.cities:
        city.coins = rng.randint(0, 12)
        city.buried = ["altar"] * rng.randint(0, len(city.all_stages()))
    spread(rng, twin, stock)
    return twin


def spread(rng: random.Random, twin: model.Game, stock: list[str]) -> None:
    """Put cards into random cities, resources twice as often, no building twice in a city."""
    for name in stock:
        card: Card = twin.tables.cards[name]
        city = rng.choice(twin.cities)
        wanted = 0.8 if card.colour in ("brown", "grey", "yellow") else 0.4
        if rng.random() < wanted and not city.holds_same_building(card):
            city.cards.append(name)


def random_end(rng: random.Random, edition: int, players: int) -> model.Game:
    """A finished table with random cities, tokens and coins."""
    twin = model.Game(model.random_deal(rng, players, edition))
    stock = [card for age in (1, 2) for card in cards_in_use(edition, players, age)] + list(twin.deal.decks[3])
    rng.shuffle(stock)
    spread(rng, twin, stock)
    for city in twin.cities:
        city.coins = rng.randint(0, 20)
        city.defeats = rng.randint(0, 6)
        city.victories = {age: rng.randint(0, 2) for age in (1, 2, 3)}
        city.buried = ["altar"] * rng.randint(0, len(city.all_stages()))
    twin.phase, twin.age, twin.turn = "over", 3, 6
    twin.hands = [[] for _ in twin.hands]
    return twin


def load(twin: model.Game) -> Game:
    """The engine's game of a table of the model."""
    pile = list(twin.deal.decks[3][7 * twin.players :]) if twin.age == 3 and not twin.two_players else []
    state: dict[str, Any] = {
        "age": twin.age,
        "turn": twin.turn,
        "phase": twin.phase,
        "cities": [
            {
                "board": city.board.id,
                "side": city.side,
                "coins": city.coins,
                "cards": city.cards,
                "stages": len(city.buried),
                "defeats": city.defeats,
                "victories": [city.victories[age] for age in (1, 2, 3)],
            }
            for city in twin.cities
        ],
        "hands": twin.hands,
        "undealt": pile,
    }
    options = {"edition": twin.options.edition, "extra_guilds": twin.options.extra_guilds}
    return septem.load({"game": "wonders", "players": twin.players, "options": options, "state": state})


def units(counts: dict[str, int]) -> list[str]:
    """Single units of a count."""
    return list(Counter(counts).elements())
