"""Digests of whole games, to compare compiled and plain engine: `python -m tests.games.wonders.digest 0 9`."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import Any

from septem import _mode, as_data
from septem.core.game import AnyGame as Game
from tests.games.wonders.translate import TABLES, growing, table


def game_digest(seed: int, players: int, edition: int) -> str:
    """Every legal list, position and score of one game, redrawn states and playouts included."""
    rng = random.Random(seed)
    game = table(seed, players, edition)
    found = hashlib.sha256()
    while not game.over:
        seat = rng.choice(game.to_act)
        moves = {move.notation: move.code for move in game.legal(seat)}
        note(found, [game.to_act, moves, [refusal.notation for refusal in game.refused(seat)]])
        game.play(seat, growing(rng, sorted(moves)))
        note(found, game.position())
        if rng.random() < 0.1:
            note(found, aside(game, seat, rng.randrange(2**32)))
    note(found, game.record())
    note(found, [game.state.scores(), game.state.ranks(), [game.state.row(seat, 12) for seat in range(players)]])
    return found.hexdigest()


def aside(game: Game, seat: int, seed: int) -> list[Any]:
    """Two playouts and a redrawn state, which must not touch the game."""
    other = game.state.copy()
    other.redraw(seat, seed)
    return [other.streams(), other.playout(seed, 0), other.playout(seed, 1), other.legal_codes(seat)]


def note(found: Any, value: Any) -> None:
    found.update(json.dumps(as_data(value), sort_keys=True).encode())


def digests(first: int, last: int) -> dict[str, str]:
    """One game of every number of players and edition per seed."""
    return {
        f"{seed} {players} {edition}": game_digest(seed, players, edition)
        for seed in range(first, last)
        for players, edition in TABLES
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps([_mode.mode(), digests(int(sys.argv[1]), int(sys.argv[2]))]))
