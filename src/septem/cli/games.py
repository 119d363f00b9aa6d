"""`septem games`: what can be played."""

from rich.console import Console
from rich.table import Table

from septem.core.game import AnyGame
from septem.games import room_of, game_ids


def show_games() -> None:
    """A table of all games."""
    table = Table(title="septem: the games", show_lines=True)
    for heading in ("game", "name", "players", "options (default first)"):
        table.add_column(heading)
    for game_id in game_ids():
        game = room_of(game_id)
        table.add_row(game_id, name_of(game), f"{game.least}-{game.most}", options_of(game))
    Console().print(table)


def name_of(game: AnyRoom, language: str = "en") -> str:
    """The name of a game in a language."""
    said = game.texts_for(language)
    return said.say("game-name") if said.has("game-name") else said.name("game", game.id)


def options_of(game: AnyRoom) -> str:
    """Every option with what it allows."""
    return "\n".join(
        f"{option.name} = {as_typed(option.default)}; allowed: {option.allowed()}" for option in game.options_known
    )


def as_typed(value: object) -> str:
    """A value as one types it."""
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)
