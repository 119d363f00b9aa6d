"""A digest of whole games: every legal list, table and score. Run as a module in plain mode to compare both modes."""

from __future__ import annotations

import hashlib
import json
import random
import sys

from septem.core.begin import room_options
from septem.core.state import COMPILED
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.position import configured
from septem.games.architects.room import ROOM
from tests.games.architects.twin import random_options


def digest(players: int, seed: int) -> str:
    """One random game, half of them with random options, the lazy draws and a redraw included."""
    options = random_options(random.Random(seed), players) if seed % 2 else {}
    state = configured(players, room_options(ROOM, players, options))
    state.begin(seed)
    found = hashlib.sha256()
    rng = random.Random(seed)
    while not state.finished():
        seat = state.acting()[0]
        codes = state.legal_codes(seat)
        found.update(json.dumps([codes, state.dump(), state.streams(), state.scores(), state.ranks()]).encode())
        if rng.random() < 0.1:
            twin = state.copy()
            assert isinstance(twin, ArchitectsState)
            twin.redraw(rng.randrange(-1, players), rng.randrange(2**40))
            found.update(json.dumps([twin.dump(), twin.streams(), twin.playout(seed)]).encode())
        state.play_code(seat, rng.choice(codes))
    found.update(json.dumps([state.dump(), state.row(0, 10), state.ranks()]).encode())
    return found.hexdigest()


def digests(games: int) -> list[str]:
    """Digests for every number of players."""
    return [digest(players, seed) for players in range(2, 8) for seed in range(games)]


if __name__ == "__main__":
    print(json.dumps({"compiled": COMPILED, "digests": digests(int(sys.argv[1]))}))  # noqa: T201
