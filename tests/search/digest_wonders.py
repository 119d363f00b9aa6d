"""Digests of what search asks of 7 Wonders, to compare both modes: `python -m tests.search.digest_wonders`."""

from __future__ import annotations

import hashlib
import json
import random
import sys

from septem import _mode
from septem.core.state import State
from septem.search.policy import Policy
from tests.games.wonders.translate import TABLES, table


def hints_of(state: State, seat: int) -> list[object]:
    """All hints of a seat that owes a decision."""
    policy = Policy()
    return [policy.weighed(state, seat), policy.good(state, seat), policy.best(state, seat)]


def game_digest(seed: int, players: int, edition: int) -> str:
    """Weights, good moves and features along a game, and redrawn states."""
    rng, found, policy = random.Random(seed), hashlib.sha256(), Policy()
    state = table(seed, players, edition).state.copy()
    while not state.finished():
        seat = rng.choice(state.acting())
        told: list[object] = [hints_of(state, seat), policy.described(state, rng.randrange(players))]
        if rng.random() < 0.2:
            other = state.copy()
            other.redraw(seat, rng.randrange(2**32))
            told += [other.streams(), other.dump()]
        found.update(json.dumps(told).encode())
        state.play_code(seat, policy.best(state, seat) if rng.random() < 0.7 else rng.choice(state.legal_codes(seat)))
    found.update(json.dumps([policy.described(state, seat) for seat in range(players)]).encode())
    return found.hexdigest()


def digests() -> dict[str, str]:
    """One game of every number of players and edition."""
    return {f"{players} {edition}": game_digest(players, players, edition) for players, edition in TABLES}


if __name__ == "__main__":
    sys.stdout.write(json.dumps([_mode.mode(), digests()]))
