"""7 Wonders: small helpers to set up a position of the model in a test."""

from __future__ import annotations

import random
from typing import Any

from tests.models.wonders_model import (
    Game,
    Move,
    Sell,
    random_deal,
)

BASE, FLIP = {1: "A", 2: "day"}, {1: "B", 2: "night"}


def new(edition: int, *boards: str, side: str | None = None, players: int | None = None, **options: Any) -> Game:
    """A game with given boards; seat 0 has the given side, the others the first one."""
    sides = (side or BASE[edition],) + (BASE[edition],) * (len(boards) - 1)
    deal = random_deal(random.Random(1), players or len(boards), edition, boards=boards, sides=sides, **options)
    return Game(deal)


def put(
    game: Game, city: int, *cards: str, coins: int | None = None, stages: int = 0, hand: tuple[str, ...] = ()
) -> None:
    own = game.cities[city]
    own.cards = list(cards)
    own.buried = ["altar"] * stages
    if coins is not None:
        own.coins = coins
    if hand:
        game.hands[city] = list(hand) + ["altar"] * (len(game.hands[city]) - len(hand))


def turn_six(game: Game, age: int = 1) -> None:
    game.age, game.turn = age, 6
    game.hands = [hand[:2] for hand in game.hands]


def play_turn(game: Game, **moves: Move) -> None:
    """Seats named s0, s1, ... make these moves, the others sell."""
    for seat in game.to_act():
        game.play(seat, moves.get(f"s{seat}") or Sell(game.hands[seat][0]))


def pairs(game: Game, city: int, card: str) -> set[tuple[int, int]]:
    return {(way.left, way.right) for way in game.ways_to_build(city, card) if way.how == "paid"}


def hows(game: Game, city: int, card: str) -> set[str]:
    return {way.how for way in game.ways_to_build(city, card)}
