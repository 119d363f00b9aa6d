"""A game's class by its dotted path, for processes that know nothing of ours: `package.module:Class`."""

import os
import sys
from importlib import import_module
from pathlib import Path

import septem
from septem.core.game import AnyGame


def path_of(game: AnyRoom) -> str:
    """Where a game's class can be imported."""
    return f"{game.__module__}:{game.__qualname__}"


def game_at(path: str) -> AnyRoom:
    """The class of such a path."""
    module, _, name = path.partition(":")
    found: AnyRoom = getattr(import_module(module), name)
    return found


def environment(plain: bool) -> dict[str, str]:
    """For a Python of our own kind: the same modules, engines compiled if there are any, or plain."""
    ours = [str(Path(septem.__file__).parents[1]), *(path for path in sys.path if path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(ours), "SEPTEM_PLAIN": "1" if plain else ""}
