"""Whole games of Architects as search sees them; run as a module in plain mode to compare both modes."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator

from septem.core.begin import room_options
from septem.core.state import COMPILED
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.position import configured
from septem.games.architects.room import ROOM
from septem.search.policy import Policy
from tests.games.architects.twin import random_options

LESS_USUAL = 0.3


def begun(players: int, seed: int) -> ArchitectsState:
    """A new game, half of them with random options."""
    options = random_options(random.Random(seed), players) if seed % 2 else {}
    state = configured(players, room_options(ROOM, players, options))
    state.begin(seed)
    return state


def moments(players: int, seed: int) -> Iterator[tuple[ArchitectsState, int, random.Random]]:
    """Every position of a game in which most moves are those that look best, and the seat that is to move."""
    state, rng, policy = begun(players, seed), random.Random(seed), Policy()
    while not state.finished():
        (seat,) = state.acting()
        yield state, seat, rng
        lucky = rng.random() < LESS_USUAL
        state.play_code(seat, rng.choice(state.legal_codes(seat)) if lucky else policy.best(state, seat))


def digest(players: int, seed: int) -> str:
    """Weights, good moves, sights and features at every moment of a game."""
    found, policy = hashlib.sha256(), Policy()
    for state, seat, _ in moments(players, seed):
        seats = range(players)
        told: list[object] = [policy.weighed(state, seat), policy.good(state, seat)]
        told += [[state.seen_key(one), policy.described(state, one)] for one in seats]
        found.update(json.dumps(told).encode())
    return found.hexdigest()


def digests(games: int) -> list[str]:
    """Digests for every number of players."""
    return [digest(players, seed) for players in range(2, 8) for seed in range(games)]


if __name__ == "__main__":
    print(json.dumps({"compiled": COMPILED, "digests": digests(int(sys.argv[1]))}))  # noqa: T201
