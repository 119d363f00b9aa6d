"""The games, found by id. A game's room is imported only when it is asked for."""

from importlib import import_module

from septem.core.errors import UnknownGame, shown
from septem.core.game import Game

ROOMS = {
    "wonders": "septem.games.wonders.game:WondersGame",
    "duel": "septem.games.duel.game:DuelGame",
    "architects": "septem.games.architects.game:ArchitectsGame",
    "dice": "septem.games.dice.game:DiceGame",
}


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(ROOMS)


def game_class(game_id: str) -> type[Game]:
    """The facade of a game."""
    if not isinstance(game_id, str) or game_id not in ROOMS:
        raise UnknownGame(f"game: {shown(game_id)} is not known; known: {', '.join(ROOMS)}")
    module, name = ROOMS[game_id].split(":")
    found: type[Game] = getattr(import_module(module), name)
    return found
