"""A room by its dotted path, and the surroundings, for a Python of our own that knows nothing of this one."""

import os
import sys
from importlib import import_module
from pathlib import Path

import septem
from septem.core.room import AnyRoom


def path_of(room: AnyRoom) -> str:
    """Where a room can be imported: each is the one `ROOM` of its module."""
    return f"{type(room).__module__}:ROOM"


def room_at(path: str) -> AnyRoom:
    """The room of such a path."""
    module, _, name = path.partition(":")
    found: AnyRoom = getattr(import_module(module), name)
    return found


def environment(plain: bool) -> dict[str, str]:
    """For a Python of our own kind: the same modules, engines compiled if there are any, or plain."""
    ours = [str(Path(septem.__file__).parents[1]), *(path for path in sys.path if path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(ours), "SEPTEM_PLAIN": "1" if plain else ""}
