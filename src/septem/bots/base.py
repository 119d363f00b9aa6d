"""What a bot is, and the list of those that come with the house."""

from importlib import import_module
from typing import NamedTuple, Protocol

from septem.bots.own import load_bot
from septem.core.errors import BadBot
from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.rng import Rng


class Bot(Protocol):
    """A player: sees what its seat sees, picks one of the legal moves; chance comes from its own stream.

    Its class is called with the game's class if its constructor takes an argument, else with nothing.
    """

    def choose(self, view: Json, moves: list[Move], rng: Rng) -> Move: ...


class Entry(NamedTuple):
    """Where a bot lives and what it does, in one line."""

    path: str
    about: str


BOTS = {
    "random": Entry("septem.bots.random:RandomBot", "any legal move, all equally likely"),
    "greedy": Entry("septem.bots.greedy:GreedyBot", "the move that looks best now, without looking ahead"),
}


def bot_codes() -> tuple[str, ...]:
    """The short codes of the bots of the house."""
    return tuple(BOTS)


def bot_about(code: str) -> str:
    """What a bot of the house does, in one line."""
    return BOTS[code].about


def make_bot(code: str, game: AnyRoom) -> Bot:
    """A bot by its short code, or one of your own by `package.module:Class`."""
    path = BOTS[code].path if code in BOTS else code
    module, _, name = path.partition(":")
    if not module or not name:
        raise BadBot(f"bots: {code!r} is not known; known: {', '.join(BOTS)}, or your own as module:Class")
    if code not in BOTS:
        own: Bot = load_bot(code, game)
        return own
    try:
        found: Bot = getattr(import_module(module), name)(game)
    except ImportError as problem:  # a game without values of its own has no greedy bot
        raise BadBot(f"bots: {code!r} cannot be loaded ({problem})") from None
    return found
