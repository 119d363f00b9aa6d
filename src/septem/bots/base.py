"""What a bot is."""

from typing import Any, Protocol, TypeVar, runtime_checkable

from septem.core.model import Move, ViewHead
from septem.core.rng import Rng
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
