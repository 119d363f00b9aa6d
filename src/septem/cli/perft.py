"""`septem perft`: how many sequences of moves there are."""

from rich.console import Console
from rich.table import Table

from septem.cli.options import game_options
from septem.core import begin
from septem.games import room_of
from septem.search.perft import perft


def show_perft(game_id: str, depth: int, seed: int, players: int | None, words: list[str]) -> None:
    """Print the counts for each length."""
    room = room_of(game_id)
    game = begin.new(room, players, seed, game_options(room, words))
    console = Console()
    console.print(f"{room.id}, {game.players} players, seed {seed}, {room.rules}")
    table = Table()
    table.add_column("moves", justify="right")
    table.add_column("sequences", justify="right")
    for length in range(depth + 1):
        table.add_row(str(length), f"{perft(game.state, length):,}")
    console.print(table)
