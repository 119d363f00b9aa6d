"""Random games of 7 Wonders under many options, as material for texts and tables."""

from collections.abc import Iterator
from random import Random
from typing import Any

import septem
from septem.games.wonders.room import WondersGame

LANGUAGES = ("en", "cs", "sk")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": 1, "boards": ["giza", "rhodes", "babylon"], "sides": ["A", "B", "B"]}),
    (2, {"edition": 1, "boards": ["olympia", "rhodes", "halikarnassos"], "sides": ["A", "B", "B"]}),
    (3, {"edition": 1, "boards": ["babylon", "olympia", "halikarnassos"], "sides": ["B", "B", "B"]}),
    (3, {"edition": 2, "sides": "chosen"}),
    (4, {"edition": 1, "reveal_all_choices": True, "mausoleum_timing": "end_of_turn"}),
    (4, {"edition": 2, "boards": ["babylon", "olympia", "halikarnassos", "rhodes"], "sides": ["night"] * 4}),
    (5, {"edition": 2, "boards": ["olympia", "giza", "ephesos", "alexandria", "halikarnassos"], "sides": ["day"] * 5}),
    (6, {"edition": 1, "extra_guilds": 2}),
    (7, {"edition": 2}),
]


def steps(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[WondersGame, int]]:
    """Every decision of a random game that rather builds than sells: the game and the seat that decides."""
    game = septem.new("wonders", players, seed, **options)
    chance = Random(seed)
    while not game.over:
        seat = chance.choice(game.to_act)
        yield game, seat
        moves = game.legal(seat)
        wanted = chance.choice(("build", "build", "wonder", "sell", "decline"))
        game.play(seat, chance.choice([move for move in moves if move.data.action == wanted] or moves))
    yield game, 0


def finished(players: int, options: dict[str, Any], seed: int) -> WondersGame:
    """A random game played to its end."""
    return [game for game, _ in steps(players, options, seed)][-1]
