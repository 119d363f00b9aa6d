"""Bots by short code: those of the house, searches with a budget, and your own."""

from septem.bots.base import AnyBot
from septem.bots.greedy import GreedyBot
from septem.bots.levels import ABOUT, LEVELS, LevelBot
from septem.bots.own import load_bot
from septem.bots.random import RandomBot
from septem.bots.search import SearchBot
from septem.bots.thinking import read_budget
from septem.core.errors import BadBot, BadOption
from septem.core.room import AnyRoom

SEARCH = "search"
BOTS: dict[str, str] = {
    "random": "any legal move, all equally likely",
    "greedy": "the move that looks best now, without looking ahead",
    **ABOUT,
}
BUDGETS = f"{SEARCH}:500 (iterations), {SEARCH}:200ms"


def bot_codes() -> tuple[str, ...]:
    """The short codes of the bots of the house; searches with a budget of your own come on top."""
    return tuple(BOTS)


def bot_about(code: str) -> str:
    """What a bot of the house does, in one line."""
    return BOTS[code]


def make_bot(code: str, room: AnyRoom) -> AnyBot:
    """A bot by its short code, `search:500` or `search:200ms`, or one of your own by `package.module:Class`."""
    if code == "random":
        return RandomBot(room)
    if code == "greedy":
        return GreedyBot(room)
    for level in LEVELS:
        if code == level:
            return LevelBot(room, level)
    module, _, name = code.partition(":")
    if module == SEARCH and name[:1].isdigit():
        try:
            return SearchBot(room, read_budget(name))
        except BadOption as problem:
            raise BadBot(f"bots: {code[:40]!r}: {problem}") from None
    if not module or not name:
        known = ", ".join((*BOTS, BUDGETS))
        raise BadBot(f"bots: {code[:40]!r} is not known; known: {known}, or your own as module:Class")
    own: AnyBot = load_bot(code, room)
    return own
