"""A digest of the hints of whole games. Run as a module it prints the digests of some seeds."""

from __future__ import annotations

import hashlib
import random
import sys

from septem.core.rng import Rng
from septem.core.state import COMPILED
from septem.games.dice.engine import DiceState
from septem.games.dice.sheet import sheet_of
from septem.search.policy import Policy
from tests.games.dice.fixtures import as_sheet, random_sheet


def dealt(seed: int, players: int) -> DiceState:
    """A new game, with a sheet of its own for odd seeds."""
    state = DiceState(sheet_of(as_sheet(random_sheet(random.Random(seed))) if seed % 2 else None), players, 40)
    state.begin(seed)
    return state


def digest(seed: int) -> str:
    """Half the moves at random, half by weight: every weight, good list and feature on the way."""
    state, rng, policy = dealt(seed, 2 + seed % 6), Rng(seed), Policy()
    seen = hashlib.sha256()
    while not state.finished():
        acting = state.acting()
        seat = acting[rng.below(len(acting))]
        weighed = policy.weighed(state, seat)
        told = weighed, policy.good(state, seat), [policy.described(state, one) for one in range(state.seat_count())]
        seen.update(repr(told).encode())
        state.play_code(seat, policy.best(state, seat) if rng.below(2) else weighed[rng.below(len(weighed))][0])
    return seen.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{COMPILED} {' '.join(digest(seed) for seed in range(int(sys.argv[1])))}\n")
