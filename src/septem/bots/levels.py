"""The four levels a person chooses from: what each does in each game, by number of players where that matters."""

from typing import Literal, get_args

import msgspec

from septem.bots.from_state import StateBot
from septem.bots.greedy import RelaxedBot
from septem.bots.search import SearchBot
from septem.bots.thinking import Budget
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State

LevelName = Literal["gentle", "fair", "strong", "expert"]
LEVELS: tuple[LevelName, ...] = get_args(LevelName)

ABOUT: dict[str, str] = {
    "gentle": "plausible moves, no plan: a newcomer who pays attention wins",
    "fair": "looks a little ahead",
    "strong": "thinks a tenth of a second",
    "expert": "thinks a second",
}


class Level(msgspec.Struct, frozen=True):
    """How a level plays: relaxed by weights (`ease`), or by a search with a budget."""

    ease: int = 0
    iterations: int = 0
    milliseconds: int = 0


USUAL: dict[LevelName, Level] = {
    "gentle": Level(ease=150),
    "fair": Level(iterations=30),
    "strong": Level(milliseconds=100),
    "expert": Level(milliseconds=1000),
}
"""What a game plays that has no line of its own below."""

OWN: dict[tuple[str, int], dict[LevelName, Level]] = {}
"""By game and number of players (0: all others)."""


def level_of(name: LevelName, game: str, players: int) -> Level:
    """How a level plays a game at a table of so many."""
    for key in ((game, players), (game, 0)):
        if name in OWN.get(key, {}):
            return OWN[key][name]
    return USUAL[name]


class LevelBot(StateBot):
    """Plays a level, at tables of any size."""

    def __init__(self, room: AnyRoom, name: LevelName) -> None:
        super().__init__(room)
        self._name = name
        self._players: dict[int, StateBot] = {}

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        seats = state.seat_count()
        if seats not in self._players:
            self._players[seats] = self._made(level_of(self._name, self._room.id, seats))
        return self._players[seats].decide(state, seat, rng)

    def _made(self, level: Level) -> StateBot:
        if level.ease:
            return RelaxedBot(self._room, level.ease)
        return SearchBot(self._room, Budget(level.iterations, level.milliseconds))
