"""Ratings of the bots of the house: `python -m benchmarks.ratings [GAME PLAYERS] [--missing] [--workers N]`.

Two tournaments a table: the quick bots among each other, and `expert` against `strong` alone, on fewer deals, since it
takes a second a move (played by as many iterations, see budgets.py: the same games on any machine). All games together
give the ratings, which `septem bots` shows (src/septem/bots/data/ratings.json); results/ratings/<game>-<players>.json
has the standings and the commands.
"""

import argparse
import tempfile
from pathlib import Path

import msgspec

from benchmarks import by_hand
from benchmarks.budgets import search_for
from septem.bots.ratings import Measured, Ratings, read
from septem.sim.ratings import Played
from septem.sim.results import read_results
from septem.sim.rows import Tables
from septem.sim.standings import Standing, played, standings
from septem.sim.tournament import ROWS, tournament

HERE = Path(__file__).parent
SHIPPED = HERE.parent / "src" / "septem" / "bots" / "data" / "ratings.json"
RESULTS = HERE / "results" / "ratings"
EXPERT = "expert"
QUICK = ("random", "greedy", "gentle", "fair", "strong")
SECOND = 1000
TABLES = (
    ("duel", 2, 40, 8),
    ("wonders", 2, 40, 8),
    ("wonders", 3, 30, 4),
    ("wonders", 4, 20, 3),
    ("wonders", 7, 40, 1),
    ("architects", 2, 40, 6),
    ("architects", 4, 20, 3),
    ("architects", 7, 40, 1),
    ("dice", 2, 40, 6),
    ("dice", 4, 20, 3),
    ("dice", 7, 40, 1),
)
"""Game, players, deals of the quick bots, deals of `expert`: with more players a deal has more games."""
SEED = 20


class Series(msgspec.Struct, frozen=True):
    """One tournament of a table."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    tables: Tables

    @property
    def command(self) -> str:
        """The same by hand."""
        return by_hand.command(self.game, self.players, self.bots, self.tables, self.deals, SEED)

    def play(self, workers: int) -> tuple[list[Played], dict[str, float]]:
        """The games, and the milliseconds of a move."""
        with tempfile.TemporaryDirectory() as folder:
            found = tournament(
                self.game,
                self.bots,
                self.players,
                by_hand.options_for(self.game, self.players),
                self.deals,
                SEED,
                tables=self.tables,
                workers=workers,
                out=folder,
            )
            games = played(*read_results(Path(folder) / ROWS))
        return games, {bot: one.ms for bot, one in found.thinking.items()}


class Table(msgspec.Struct, frozen=True):
    """What is kept of a table."""

    commands: list[str]
    games: int
    standings: list[Standing]
    ms: dict[str, float]


def measured(game: str, players: int, deals: int, expert_deals: int, workers: int) -> Table:
    """Both tournaments of a table."""
    expert = search_for(game, players, SECOND)
    quick = Series(game, players, QUICK, deals, "pairs" if players == 2 else "mixed")
    slow = Series(game, players, (expert, "strong"), expert_deals, "first")
    games, ms = quick.play(workers)
    more, slow_ms = slow.play(workers)
    games += [
        msgspec.structs.replace(
            one, deal=deals + one.deal, bots=tuple(EXPERT if bot == expert else bot for bot in one.bots)
        )
        for one in more
    ]
    ms[EXPERT] = slow_ms[expert]
    return Table([quick.command, slow.command], len(games), standings(games, (*QUICK, EXPERT)), ms)


def keep(game: str, players: int, table: Table) -> None:
    """Write both files."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{game}-{players}.json").write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")
    known = shipped()
    known[f"{game} {players}"] = {
        one.bot: Measured(one.rating.rating, one.rating.low, one.rating.high, table.ms[one.bot])
        for one in table.standings
    }
    SHIPPED.parent.mkdir(exist_ok=True)
    SHIPPED.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=1) + b"\n")


def shipped() -> Ratings:
    """What is known so far."""
    return read(SHIPPED.read_bytes()) if SHIPPED.is_file() else {}


def main(wanted: list[str], missing: bool, workers: int) -> None:
    """Measure and keep, table by table."""
    for game, players, deals, expert_deals in TABLES:
        name = f"{game} {players}"
        if name.startswith(" ".join(wanted)) and not (missing and name in shipped()):
            table = measured(game, players, deals, expert_deals, workers)
            keep(game, players, table)
            print(name, {one.bot: round(one.rating.rating) for one in table.standings}, flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("table", nargs="*", help="a game, or a game and its number of players")
    asked.add_argument("--missing", action="store_true")
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    main(given.table, given.missing, given.workers)
