"""Time as iterations: what one core makes of it, as measured by `septem bench search` and kept in results/search.json.

Matches played by iterations are the same game for game on any machine, however busy it is. The pace is that of whole
games, since late positions are quicker than early ones: a decision takes the time on the average, early ones take more
of it and late ones less.
"""

from functools import cache
from pathlib import Path

import msgspec

from septem.sim.search_bench import SearchSpeed

SPEEDS = Path(__file__).parent / "results" / "search.json"


@cache
def speeds() -> dict[tuple[str, int], float]:
    """Iterations a second of one core over whole games, by game and players."""
    rows = msgspec.json.decode(SPEEDS.read_bytes(), type=list[SearchSpeed])
    return {(row.game, row.players): row.whole for row in rows}


def search_for(game: str, players: int, milliseconds: int) -> str:
    """The bot that thinks as many iterations as one core makes in that time, to two figures."""
    made = speeds()[game, players] * milliseconds / 1000
    return f"search:{float(f'{made:.1e}'):.0f}"
