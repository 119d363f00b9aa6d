"""septem: the games of the 7 Wonders family, played, explained and simulated."""

from typing import TYPE_CHECKING, Any

from septem import _mode

_mode.install_switch()

from septem._api import advise, as_data, catalogue, load, new, replay, review, sample, schema  # noqa: E402  # the switch must come first
from septem.core.errors import (  # noqa: E402
    BadBot,
    BadCall,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadRows,
    BadTable,
    BadView,
    IllegalMove,
    RulesChanged,
    SeptemError,
    UnknownGame,
)
from septem.core.game import Game  # noqa: E402
from septem.core.model import Entry, Move, Reason, Refusal, Result, ScoreNode  # noqa: E402
from septem.core.rng import Rng  # noqa: E402
from septem.core.room import Room  # noqa: E402
from septem.games import game_ids, room_of  # noqa: E402

if TYPE_CHECKING:
    from septem.sim.tournament import tournament
else:

    def __getattr__(name: str) -> Any:
        """What not every program needs is loaded when it is asked for."""
        if name == "tournament":
            from septem.sim.tournament import tournament

            return tournament
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__version__ = "0.1.0"

__all__ = [
    "BadBot",
    "BadCall",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadRows",
    "BadTable",
    "BadView",
    "Entry",
    "Game",
    "IllegalMove",
    "Move",
    "Reason",
    "Refusal",
    "Result",
    "Rng",
    "Room",
    "RulesChanged",
    "ScoreNode",
    "SeptemError",
    "UnknownGame",
    "__version__",
    "advise",
    "as_data",
    "catalogue",
    "game_ids",
    "load",
    "new",
    "replay",
    "review",
    "room_of",
    "sample",
    "schema",
    "tournament",
]
