"""The four levels a person chooses from: what each does in each game, by number of players where that matters."""

from typing import Literal, get_args

import msgspec

from septem.bots.from_state import StateBot
from septem.bots.greedy import RelaxedBot
from septem.bots.search import RelaxedSearchBot, SearchBot
from septem.bots.thinking import Budget
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State

LevelName = Literal["gentle", "fair", "strong", "expert"]
LEVELS: tuple[LevelName, ...] = get_args(LevelName)

ABOUT: dict[str, str] = {
    "gentle": "plausible moves, no plan: a newcomer who pays attention wins",
    "fair": "mostly good moves, without looking ahead much",
    "strong": "looks ahead for a moment; where luck decides much, plays well at sight",
    "expert": "thinks a second",
}


class Level(msgspec.Struct, frozen=True):
    """How a level plays: relaxed by weights (`ease`), by a search with a budget, or by a search and relaxed."""

    ease: int = 0
    iterations: int = 0
    milliseconds: int = 0


NO_TIME = Budget()
EXPERT = Level(milliseconds=1000)

USUAL: dict[LevelName, Level] = {
    "gentle": Level(ease=200),
    "fair": Level(ease=60),
    "strong": Level(iterations=100),
    "expert": EXPERT,
}
"""What a game plays that has no line of its own below."""

OWN: dict[tuple[str, int], dict[LevelName, Level]] = {
    ("duel", 0): {
        "gentle": Level(ease=120),
        "fair": Level(ease=5, iterations=30),
        "strong": Level(iterations=1500),
    },
    ("architects", 2): {"gentle": Level(ease=300), "fair": Level(ease=80), "strong": Level(iterations=30)},
    ("architects", 0): {"gentle": Level(ease=400), "fair": Level(ease=110), "strong": Level(ease=25)},
    ("dice", 0): {"gentle": Level(ease=350), "fair": Level(ease=140)},
}
"""By game and number of players (0: all others), so that each level wins two thirds of its games, or 1.6 fair shares,
against the one below (D-62; measured in docs/bots.md)."""


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
        budget = Budget(level.iterations, level.milliseconds)
        if budget == NO_TIME:
            return RelaxedBot(self._room, level.ease)
        if level.ease:
            return RelaxedSearchBot(self._room, budget, level.ease)
        return SearchBot(self._room, budget)
