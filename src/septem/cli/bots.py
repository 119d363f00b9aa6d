"""`septem bots`: who can sit at the table, how long each thinks, and how strong it is."""

from rich.console import Console
from rich.table import Table

from septem.bots.levels import LEVELS, Level, level_of
from septem.bots.ratings import Measured, ratings_of
from septem.bots.registry import BUDGETS, bot_about, bot_codes
from septem.core.options import checked_number
from septem.games import room_of


def show_bots(game: str, players: int | None) -> None:
    """The bots of the house, and how the levels play a game."""
    room = room_of(game)
    seats = room.usual if players is None else checked_number("players", players, room.least, room.most)
    measured = ratings_of(room.id, seats)
    table = Table(title=f"bots, as they play {room.id} with {seats} players", title_justify="left")
    table.add_column("bot")
    table.add_column("what it does")
    table.add_column("thinks", justify="right")
    table.add_column("rating", justify="right")
    thinks: dict[str, str] = {name: told(level_of(name, room.id, seats)) for name in LEVELS}
    for code in bot_codes():
        table.add_row(code, bot_about(code), thinks.get(code, ""), rated(measured.get(code)))
    console = Console(highlight=False)
    console.print(table)
    if measured:
        console.print("Ratings: random has 1000; 400 more are odds of ten to one to finish ahead (docs/bots.md).")
    else:
        console.print(f"Ratings for {seats} players were not measured.")
    console.print(f"A search with a budget of your own: {BUDGETS}. Your own bot: module:Class, see CONTRIBUTING.md.")


def told(level: Level) -> str:
    """How long a level thinks."""
    if level.milliseconds:
        return f"{level.milliseconds} ms"
    return f"{level.iterations} iterations" if level.iterations else "not at all"


def rated(found: Measured | None) -> str:
    """A rating with its interval."""
    if found is None:
        return ""
    if found.low is None or found.high is None:
        return f"{found.rating:.0f}"
    return f"{found.rating:.0f} ±{(found.high - found.low) / 2:.0f}"
