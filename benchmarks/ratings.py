"""Ratings of the bots of the house: `python -m benchmarks.ratings [GAME PLAYERS DEALS]` plays and keeps them.

Writes src/septem/bots/data/ratings.json, which `septem bots` shows, and results/ratings/<game>-<players>.json with all
pairs and the command. Without arguments every table of the list: many hours, since `expert` thinks a second.
"""

import sys
from pathlib import Path

import msgspec

from septem.bots.ratings import Measured, Ratings, read
from septem.sim.tournament import tournament

HERE = Path(__file__).parent
SHIPPED = HERE.parent / "src" / "septem" / "bots" / "data" / "ratings.json"
RESULTS = HERE / "results" / "ratings"
BOTS = ("random", "greedy", "gentle", "fair", "strong", "expert")
TABLES = (
    ("duel", 2, 20),
    ("wonders", 2, 10),
    ("wonders", 4, 6),
    ("wonders", 7, 3),
    ("architects", 2, 10),
    ("architects", 4, 6),
    ("architects", 7, 3),
    ("dice", 2, 10),
    ("dice", 4, 6),
    ("dice", 7, 3),
)
"""Game, players, deals: with more players a deal has more games."""
SEED = 20
WORKERS = 2


def measure(game: str, players: int, deals: int) -> dict[str, Measured]:
    """One tournament."""
    options = {"edition": 1} if (game, players) == ("wonders", 2) else {}
    found = tournament(game, BOTS, players, options, deals, SEED, workers=WORKERS)
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{game}-{players}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return {
        one.bot: Measured(one.rating.rating, one.rating.low, one.rating.high, found.thinking[one.bot].ms)
        for one in found.standings
    }


def main(tables: list[tuple[str, int, int]]) -> None:
    """Measure and keep, table by table."""
    for game, players, deals in tables:
        known: Ratings = read(SHIPPED.read_bytes()) if SHIPPED.is_file() else {}
        known[f"{game} {players}"] = measure(game, players, deals)
        SHIPPED.parent.mkdir(exist_ok=True)
        SHIPPED.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
        print(game, players, {bot: round(one.rating) for bot, one in known[f"{game} {players}"].items()}, flush=True)


if __name__ == "__main__":
    asked = sys.argv[1:]
    main([(asked[0], int(asked[1]), int(asked[2]))] if asked else list(TABLES))
