"""Dice: what a seat sees and hears (DI-23, DI-120, DI-121)."""

from __future__ import annotations

import random
from typing import Any

import septem
from septem.games.dice.tables import BUILDINGS, DIE_IDS

Json = dict[str, Any]

TABLES: dict[str, tuple[int, Json]] = {f"dice {players}": (players, {}) for players in range(2, 8)}


RENEWED = True
"""The choices of a round are open when it ends (DI-120)."""


def begun(players: int, options: Json, rng: random.Random) -> Json:
    """A new game."""
    position: Json = septem.as_data(septem.new("dice", players, **options).position())
    return position


# ---- what is seen ------------------------------------------------------------------------------
def sight(position: Json, seat: int | None) -> Any:
    """All boards and the Forum are public; coming dice are not known (DI-120)."""
    return {name: value for name, value in position["state"].items() if name != "streams"}


def heard(position: Json, seat: int | None, mover: int, text: str) -> str:
    """When all have committed every choice is public (DI-120)."""
    return text


# ---- what may be exchanged ---------------------------------------------------------------------
def exchanged(begun: Json, now: Json, seat: int | None, rng: random.Random) -> dict[str, str]:
    """Dice to come, or only the numbers of playouts; the choices sealed in a round differ without that."""
    words = begun["state"]["streams"]
    first = rng.choice((0, len(words) // 2))
    words[first:] = [1 + rng.randrange(2**31) for _ in words[first:]]
    return {}


def places(position: Json) -> list[tuple[str, str]]:
    """Nothing lies hidden (DI-120)."""
    return []


# ---- moves -------------------------------------------------------------------------------------
def attempts(position: Json, rng: random.Random) -> list[str]:
    """Moves of every kind, most of them not possible."""
    die, building = rng.choice(DIE_IDS), rng.choice(BUILDINGS)
    box = rng.choice([box for board in position["state"]["cities"] for box in board["crossed"]] or ["w1"])
    build = f"build {die} {box}"
    return [build, f"extra {build}", f"cross {box}", f"bonus {building}", "cross none", "wonder"]


def chosen(texts: list[str], rng: random.Random) -> str:
    """Builds before passes: boards fill up and effects follow each other."""
    builds = [text for text in texts if "pass" not in text and "none" not in text]
    return rng.choice(builds or texts)
