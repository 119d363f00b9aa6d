"""What matches have in common: the options of a table, and the command that plays the same by hand."""

import shlex
from collections.abc import Sequence

from septem.sim.rows import Tables


def options_for(game: str, players: int) -> dict[str, int]:
    """Two play 7 Wonders in the first edition alone."""
    return {"edition": 1} if (game, players) == ("wonders", 2) else {}


def command(game: str, players: int, bots: Sequence[str], tables: Tables, deals: int, seed: int) -> str:
    """As it is typed."""
    words = ["septem", "tournament", game, "--players", str(players)]
    for name, value in options_for(game, players).items():
        words += [f"--{name}", str(value)]
    words += ["--bots", ",".join(bots), "--tables", tables, "--deals", str(deals), "--seed", str(seed)]
    return shlex.join(words)
