"""`septem bots`: who can sit at the table, and how long each thinks."""

from rich.console import Console
from rich.table import Table

from septem.bots.levels import LEVELS, Level, level_of
from septem.bots.registry import BUDGETS, bot_about, bot_codes
from septem.games import room_of


def show_bots(game: str) -> None:
    """The bots of the house, and how the levels play a game."""
    room = room_of(game)
    table = Table(title=f"bots, as they play {room.id}", title_justify="left")
    table.add_column("bot")
    table.add_column("what it does")
    table.add_column("thinks", justify="right")
    thinks: dict[str, str] = {name: told(level_of(name, room.id, room.usual)) for name in LEVELS}
    for code in bot_codes():
        table.add_row(code, bot_about(code), thinks.get(code, ""))
    console = Console(highlight=False)
    console.print(table)
    console.print(f"A search with a budget of your own: {BUDGETS}. Your own bot: module:Class, see CONTRIBUTING.md.")


def told(level: Level) -> str:
    """How long a level thinks."""
    if level.milliseconds:
        return f"{level.milliseconds} ms"
    return f"{level.iterations} iterations" if level.iterations else "not at all"
