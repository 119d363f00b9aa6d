"""Tables of all games, and everything that crosses the border while games are played there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import septem
from septem.core.game import AnyGame

TABLES: dict[str, list[dict[str, Any]]] = {
    "wonders": [{"players": 2, "edition": 1}, {"players": 3, "edition": 2}],
    "duel": [{}, {"wonders": "first_game", "centre_pawn": "chooses"}],
    "architects": [{"players": 2}, {"players": 4}],
    "dice": [{"players": 2}, {"players": 3}],
}
"""Options of the tables that are looked at."""
EVERY = 7
"""So many moves are played before everything is asked again."""


def crossing(game_id: str) -> Iterator[tuple[str, object]]:
    """Parts of the schema by name, each with a value of that kind: whole games, asked now and then by everybody."""
    for options in TABLES[game_id]:
        yield "catalogue", septem.catalogue(game_id, **options)
        game = septem.new(game_id, seed=5, **options)
        yield from _played(game, random.Random(5))
    yield from (("option_form", form) for form in septem.room_of(game_id).option_forms())


def _played(game: AnyGame, rng: random.Random) -> Iterator[tuple[str, object]]:
    number = 0
    while not game.over:
        if number % EVERY == 0:
            yield from _asked(game)
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal(seat)))
        number += 1
    yield from _asked(game)
    yield from (("entry", entry) for entry in game.events(0))
    yield from (("event", entry.event) for entry in game.events(None))
    yield "result", game.result
    yield "record", game.record(["Ada"] * game.players)
    yield "record", septem.load(game.position()).record()


def _asked(game: AnyGame) -> Iterator[tuple[str, object]]:
    yield "position", game.position()
    yield "options", game.options
    yield "view", game.view(None)
    for seat in range(game.players):
        yield "view", game.view(seat)
        yield "explanation", game.explain(seat)
        for move in game.legal(seat):
            yield "move", move
            yield "data", move.data
        for refusal in game.refused(seat):
            yield "refusal", refusal
            yield "reason", refusal.reason
