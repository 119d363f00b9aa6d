"""First games: who learns a game plays it against gentle bots on a deal that shows what there is to see.

These deals are known to whoever reads this file, so nobody plays them but one person against bots.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from septem.server.problems import BadInput
from septem.server.wire import NewTable, SeatWish


class FirstGame(msgspec.Struct, frozen=True):
    """How a game is learnt: for how many, with which options, on which deals. The learner sits in seat 0."""

    players: int
    options: Mapping[str, Any]
    seeds: tuple[int, ...]
    """Something free, something to be bought and something out of reach lies there at once."""


CITIES = ["giza", "rhodes", "ephesos"]
FIRST_GAMES: dict[tuple[str, int], FirstGame] = {
    ("wonders", 2): FirstGame(3, {"edition": 2, "boards": CITIES, "sides": ["day"] * 3}, (9, 76, 146)),
    ("wonders", 1): FirstGame(2, {"edition": 1, "boards": CITIES, "sides": ["A"] * 3}, (2, 9, 76)),
    ("duel", 0): FirstGame(2, {"wonders": "first_game", "first_player": 0}, (7, 18, 33)),
    ("architects", 0): FirstGame(3, {"wonders": ["alexandria", "rhodes", "babylon"]}, (4, 20, 32)),
    ("dice", 0): FirstGame(3, {}, (12, 33, 52)),
}
"""By game and edition. Of 7 Wonders the first edition is learnt for two, with the Free City, which only it has."""


def first_game(wish: NewTable) -> tuple[NewTable, int]:
    """The table of a first game and its seed; only game and edition may be asked for."""
    edition = wish.options.get("edition", 2 if wish.game == "wonders" else 0)
    found = FIRST_GAMES.get((wish.game, edition)) if isinstance(edition, int) else None
    if found is None:
        raise BadInput("lesson: there is none for this game")
    asked = NewTable(game=wish.game, options=wish.options, lesson=True)
    if wish != asked or set(wish.options) - {"edition"}:
        raise BadInput("lesson: seats, players and options of a first game are set by it")
    bots = tuple(SeatWish(kind="bot", level="gentle") for _ in range(found.players - 1))
    table = NewTable(
        game=wish.game,
        players=found.players,
        options=dict(found.options),
        seats=(SeatWish(kind="me"), *bots),
        start=True,
    )
    return table, secrets.choice(found.seeds)
