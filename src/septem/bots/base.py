"""What a bot is, and the list of those that come with the house."""

from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from septem.bots.own import load_bot
from septem.core.errors import BadBot
from septem.core.model import Move, ViewHead
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State

ViewT = TypeVar("ViewT", bound=ViewHead, contravariant=True)
MoveT = TypeVar("MoveT", bound=Move[Any, Any])


class Bot(Protocol[ViewT, MoveT]):
    """A player: sees what its seat sees, picks one of the legal moves; chance comes from its own stream.

    A bot for Duel is a `Bot[duel.model.View, duel.model.Move]`; one for all games takes any view and move. Its class is
    called with the game's room if its constructor takes one (an argument that is needed, or one called `room`), else
    with nothing.
    """

    def choose(self, view: ViewT, moves: list[MoveT], rng: Rng) -> MoveT: ...


AnyBot = Bot[Any, Any]
"""For those who seat bots at any table."""


@runtime_checkable
class EngineBot(Protocol):
    """A bot of the house with a second, fast door: it is handed the engine's state instead of a view and moves.

    It answers with the code of the move that `choose` would take, uses only what its seat knows, which tests hold it
    to, and leaves the state as it is. Only bots of this package are asked this way; those of others see views.
    """

    def decide(self, state: State, seat: int, rng: Rng) -> int: ...


def engine_bot(bot: AnyBot) -> EngineBot | None:
    """The same bot if it has the fast door and may use it: a class of this package, not one made from it."""
    ours = type(bot).__module__.startswith(f"{__package__}.")
    return bot if ours and isinstance(bot, EngineBot) else None


class Known(NamedTuple):
    """Where a bot lives and what it does, in one line."""

    path: str
    about: str


BOTS = {
    "random": Known("septem.bots.random:RandomBot", "any legal move, all equally likely"),
    "greedy": Known("septem.bots.greedy:GreedyBot", "the move that looks best now, without looking ahead"),
}


def bot_codes() -> tuple[str, ...]:
    """The short codes of the bots of the house."""
    return tuple(BOTS)


def bot_about(code: str) -> str:
    """What a bot of the house does, in one line."""
    return BOTS[code].about


def make_bot(code: str, room: AnyRoom) -> AnyBot:
    """A bot by its short code, or one of your own by `package.module:Class`."""
    path = BOTS[code].path if code in BOTS else code
    module, _, name = path.partition(":")
    if not module or not name:
        raise BadBot(f"bots: {code!r} is not known; known: {', '.join(BOTS)}, or your own as module:Class")
    if code not in BOTS:
        own: AnyBot = load_bot(code, room)
        return own
    try:
        found: AnyBot = getattr(import_module(module), name)(room)
    except ImportError as problem:  # a game without values of its own has no greedy bot
        raise BadBot(f"bots: {code!r} cannot be loaded ({problem})") from None
    return found
