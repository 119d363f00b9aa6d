"""All tables that are watched, each with its room."""

from __future__ import annotations

from tests.secrets import architects, dice, duel, wonders
from tests.secrets.histories import Room

ROOMS: tuple[Room, ...] = (wonders, duel, architects, dice)
TABLES: dict[str, Room] = {name: room for room in ROOMS for name in room.TABLES}
