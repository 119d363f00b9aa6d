"""How strong the bots of the house are, as measured: `benchmarks/ratings.py` lets them play and writes the file."""

from functools import cache
from importlib.resources import files

import msgspec

from septem.core.errors import BadTable

NAME = "ratings.json"


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot at tables of one size; `random` has 1000, and 400 points more are odds of ten to one to finish ahead."""

    rating: float
    low: float | None
    """With `high` the 95 % interval; none for the bot that the others stand in relation to."""
    high: float | None
    ms: float
    """Of a decision, on the average."""


Ratings = dict[str, dict[str, Measured]]
"""By game and players (`duel 2`), then by bot."""


@cache
def known() -> Ratings:
    """All that was measured."""
    path = files("septem.bots") / "data" / NAME
    return read(path.read_bytes()) if path.is_file() else {}


def read(content: bytes) -> Ratings:
    """The ratings in a file; BadTable if it is none."""
    try:
        return msgspec.json.decode(content, type=Ratings)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadTable(NAME, str(problem)) from None


def ratings_of(game: str, players: int) -> dict[str, Measured]:
    """What is known of the bots of a game at tables of this size; empty if nothing is."""
    return known().get(f"{game} {players}", {})
