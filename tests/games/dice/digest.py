"""A digest of whole games: every legal list, state and score. Run as a module it prints the digests of some seeds."""

from __future__ import annotations

import hashlib
import random
import sys
from typing import cast

from septem.core.rng import Rng
from septem.core.state import COMPILED
from septem.games.dice.engine import DiceState
from septem.games.dice.sheet import sheet_of
from tests.games.dice.fixtures import as_sheet, random_sheet


def digest(seed: int) -> str:
    """One random game: a sheet of its own for odd seeds, two to seven players."""
    sheet = sheet_of(as_sheet(random_sheet(random.Random(seed))) if seed % 2 else None)
    state, rng = DiceState(sheet, 2 + seed % 6, 50), Rng(seed)
    state.begin(seed)
    seen = hashlib.sha256()
    while not state.finished():
        acting = state.acting()
        seat = acting[rng.below(len(acting))]
        codes = state.legal_codes(seat)
        seen.update(repr((codes, state.dump(), state.streams())).encode())
        if rng.below(6) == 0:
            twin = cast(DiceState, state.copy())
            twin.redraw(seat, seed)
            twin.finish(1)
            seen.update(repr((twin.dump(), twin.ranks(), twin.row(0, 12))).encode())
        state.play_code(seat, codes[rng.below(len(codes))])
    seen.update(repr((state.dump(), state.scores(), state.ranks())).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{COMPILED} {' '.join(digest(seed) for seed in range(int(sys.argv[1])))}\n")
