"""7 Wonders: whole random games on the model, and its payments against two other ways to find them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.models.wonders_model import Game, Move, all_payments, random_deal

RESOURCES = ("wood", "stone", "clay", "ore", "glass", "loom", "papyrus")
Symbols = list[tuple[str, ...]]


# ---- whole games ----


def all_cards(game: Game) -> Counter[str]:
    places = [*game.hands, game.pile, game.undealt, game.discard]
    places += [pile for city in game.cities for pile in (city.cards, city.buried)]
    places += [list(game.deal.decks[age]) for age in (1, 2, 3) if age > game.age]
    return Counter(card for place in places for card in place)


def choose(game: Game, seat: int, rng: random.Random) -> Move:
    """Mostly builds and stages, so that cities grow."""
    moves = game.legal(seat)
    growing = [move for move in moves if "Sell" not in repr(move) and "Decline" not in repr(move)]
    return rng.choice(growing if growing and rng.random() < 0.9 else moves)


def play_out(game: Game, rng: random.Random) -> None:
    everything = Counter(card for deck in game.deal.decks.values() for card in deck)
    while not game.over:
        seat = rng.choice(game.to_act())
        game.play(seat, choose(game, seat, rng))
        assert all(city.coins >= 0 for city in game.cities)
        if not game.sealed:
            assert all_cards(game) == everything


@pytest.mark.parametrize("seed", range(80))
def test_random_games(seed: int) -> None:
    rng = random.Random(seed)
    edition = 1 + seed % 2
    players = rng.randint(2, 5) if edition == 1 else rng.randint(3, 5)
    if seed % 20 < 2:
        players = 7
    options: dict[str, Any] = {"mausoleum_timing": rng.choice(["end_of_turn", "end_of_age"])} if edition == 1 else {}
    game = Game(
        random_deal(rng, players, edition, sides="chosen" if edition == 2 and seed % 3 else "random", **options)
    )
    play_out(game, rng)
    names = [[game.tables.cards[card].name for card in city.cards] for city in game.cities]
    assert all(len(set(city)) == len(city) for city in names)  # SW-32
    tokens = sum(city.defeats for city in game.cities)
    assert tokens == sum(sum(city.victories.values()) for city in game.cities)
    assert not game.hands[0]
    assert game.winners()
    assert all(score["total"] == sum(score.values()) - score["total"] for score in game.scores())


@pytest.mark.parametrize(("players", "undealt"), [(2, 2), (3, 2), (6, 2), (7, 1)])
def test_extra_guilds(players: int, undealt: int) -> None:
    game = Game(random_deal(random.Random(3), players, 1, extra_guilds=2))
    play_out(game, random.Random(3))
    assert len(game.undealt) == undealt


# ---- payments ----


def random_symbols(rng: random.Random, most: int) -> Symbols:
    return [tuple(rng.sample(RESOURCES[:5], rng.choice((1, 1, 2, 4)))) for _ in range(rng.randint(0, most))]


def uncovered(symbols: Symbols, required: Counter[str]) -> int:
    """How many required units the symbols leave open at best: every symbol tries each of its options."""
    return min(sum((required - Counter(made)).values()) for made in product(*symbols))


def payments_by_symbols(
    own: Symbols, left: Symbols, right: Symbols, prices: dict[str, dict[str, int]], coins: int, required: Counter[str]
) -> set[tuple[int, int]]:
    """SW-48, last sentence: every neighbour symbol sells one option or nothing; as many units as the city lacks."""
    lacking = uncovered(own, required)
    found = set()
    for bought in product(*[(*symbol, None) for symbol in left + right]):
        units = [unit for unit in bought if unit]
        if len(units) != lacking or uncovered(own + [(unit,) for unit in units], required):
            continue
        to_left = sum(prices["left"][unit] for unit in bought[: len(left)] if unit)
        to_right = sum(prices["right"][unit] for unit in bought[len(left) :] if unit)
        if to_left + to_right <= coins:
            found.add((to_left, to_right))
    return found


@pytest.mark.parametrize("seed", range(150))
def test_payments_found_another_way(seed: int) -> None:
    rng = random.Random(seed)
    own, left, right = random_symbols(rng, 4), random_symbols(rng, 3), random_symbols(rng, 3)
    prices = {side: {resource: rng.choice((1, 2)) for resource in RESOURCES} for side in ("left", "right")}
    required = Counter(rng.choices(RESOURCES[:5], k=rng.randint(1, 4)))
    coins = rng.randint(0, 8)
    expected = payments_by_symbols(own, left, right, prices, coins, required)
    assert all_payments(own, left, right, prices, coins, required) == expected
    with_coins = all_payments(own, left, right, prices, coins + 2, {**required, "coins": 2})
    assert with_coins == expected
