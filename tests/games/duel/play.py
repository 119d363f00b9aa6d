"""Random games for the tests of this folder."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import septem
from septem.games.duel.room import DuelGame


def steps(seed: int, eager: float = 0.7, **options: Any) -> Iterator[DuelGame]:
    """The same game before every move and at the end; builds are preferred, so that much happens."""
    rng = random.Random(seed)
    game = septem.new("duel", seed=seed, **options)
    while not game.over:
        yield game
        (seat,) = game.to_act
        legal = game.legal(seat)
        busy = [move for move in legal if move.data.action != "discard"]
        game.play(seat, rng.choice(busy if busy and rng.random() < eager else legal))
    yield game


def until(seed: int, phase: str, **options: Any) -> DuelGame:
    """The first game from this seed on in which a phase is open."""
    for one in range(seed, seed + 200):
        for game in steps(one, **options):
            if game.view(None).phase == phase:
                return game
    raise AssertionError(f"no game with {phase}")
