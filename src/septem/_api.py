"""The four ways to get a game: deal one, load a position, replay a record, draw one that fits a view."""

import secrets
from typing import Any

from septem.core.errors import BadPosition, BadRecord, BadView, SeptemError, UnknownGame
from septem.core.game import LARGEST_SEED, Game
from septem.core.model import Json
from septem.core.records import read_position, read_record
from septem.core.rng import Rng
from septem.games import game_class


def new(game: str, players: int | None = None, seed: int | None = None, **options: Any) -> Game:
    """A new game, e.g. `new("wonders", players=4, edition=2, seed=7)`; without a seed it is drawn."""
    return game_class(game).new(players, secrets.randbelow(LARGEST_SEED) if seed is None else seed, **options)


def load(position: Any) -> Game:
    """The game of a position, given as JSON text or plain data."""
    head = read_position(position)
    return _known(head.game, BadPosition, "game").load(position)


def replay(record: Any) -> Game:
    """The game of a record, given as JSON text or plain data."""
    head = read_record(record)
    return _known(head.game, BadRecord).replay(record)


def sample(view: Json, rng: Rng) -> Game:
    """A complete game drawn uniformly among those that the viewer considers possible."""
    if not isinstance(view, dict) or not isinstance(view.get("game"), str):
        raise BadView("view: needs a dict with the id of its game, as Game.view gives it")
    return _known(view["game"], BadView).sample(view, rng)


def _known(game_id: str, kind: type[SeptemError], *field: str) -> type[Game]:
    try:
        return game_class(game_id)
    except UnknownGame as problem:
        raise kind(*field, str(problem)) from None
