"""Measure games and keep the figures: `python -m benchmarks [GAME ...]` writes benchmarks/results/<game>.json."""

import sys
from pathlib import Path

from septem.cli.main import run
from septem.games import game_ids

RESULTS = Path(__file__).parent / "results"

if __name__ == "__main__":
    RESULTS.mkdir(exist_ok=True)
    for game in sys.argv[1:] or game_ids():
        status = run(["bench", game, "--json", str(RESULTS / f"{game}.json")])
        if status:
            sys.exit(status)
