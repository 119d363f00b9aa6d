"""A digest of whole games: every legal list, state and score. Run as a program it prints one for a range of seeds."""

from __future__ import annotations

import hashlib
import json
import sys

from septem.games.duel.engine import COMPILED, DuelState
from septem.games.duel.tables import PRESET, WONDER_IDS

PRESETS = [sum(1 << WONDER_IDS.index(wonder) for wonder in listed) for listed in PRESET]
WIDTH = 14


def state_for(seed: int) -> DuelState:
    """A state whose options depend on the seed."""
    state = DuelState()
    state.configure(PRESETS if seed % 3 == 0 else [0, 0], seed % 2, seed % 5 - 1 if seed % 5 < 3 else -1)
    return state


def digest(seeds: range) -> str:
    """One number for everything that happens in some random games."""
    found = hashlib.sha256()
    for seed in seeds:
        state = state_for(seed)
        state.begin(seed)
        journal = state.keep_journal()
        turn = 0
        while not state.finished():
            (seat,) = state.acting()
            codes = state.legal_codes(seat)
            note = [codes, state.dump(), state.scores(), state.ranks(), [state.row(one, WIDTH) for one in (0, 1)]]
            found.update(json.dumps(note).encode())
            hidden = state.copy()
            hidden.redraw(1 - seat, seed + turn)
            found.update(json.dumps([hidden.playout(turn), hidden.streams()]).encode())
            state.play_code(seat, codes[(turn * 31 + seed * 7) % len(codes)])
            turn += 1
        found.update(json.dumps([state.dump(), state.scores(), journal.rows()]).encode())
        lazy = state_for(seed)
        lazy.begin(seed)
        lazy.finish(1)
        found.update(json.dumps([lazy.dump(), lazy.streams()]).encode())
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{'compiled' if COMPILED else 'plain'} {digest(range(int(sys.argv[1])))}")
