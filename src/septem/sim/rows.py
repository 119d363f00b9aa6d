"""Finished games as rows: what simulations and tournaments write down and sum up.

One struct a game, the same for every game and however it was played. `Head` is the first line of a file of them and
says what was played; `docs/simulation.md` shows both.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from septem import __version__
from septem.core.errors import BadRows
from septem.core.room import AnyRoom
from septem.core.state import State
from septem.search.batch import digest

FORMAT = 1
Tables = Literal["pairs", "first", "mixed"]
"""`pairs`: two bots at a table, with more than two seats one of them against the rest. `mixed`: as many as fit."""
POINTS = "points"
"""The first column of every game; rows have it as a field of its own."""
DIGEST_MASK = 2**60 - 1


class Head(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """What was played: the same settings lead to the same rows."""

    format: int = FORMAT
    kind: str = "simulation"
    """Or `tournament`, where `bots` lists who takes part and each row says who sat where."""
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    """As they are written down, complete."""
    seed: int
    bots: tuple[str, ...]
    lazy: bool = False
    tables: Tables | None = None
    """Of a tournament: who sits together (`pairing.py`)."""
    version: str = __version__
    """Of septem: bots of another one may play other moves."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played: its number among the games of a run, the seed it is dealt from, and a bot for each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


class SeatRow(msgspec.Struct, frozen=True):
    """How one seat fared."""

    seat: int
    bot: str
    place: int
    """1 = first; seats that share a place have the same."""
    points: int
    columns: dict[str, int]
    """The other statistics columns of the game that are figures (`room.columns`)."""
    labels: dict[str, str]
    """Those that stand for an id (`room.labels`): the board, the kind of victory ..."""
    built: tuple[str, ...] = ()
    """What lies before the seat at the end, by ids (`room.built`); a thing as often as it lies there."""
    failures: int = 0
    """Turns that the bot lost because it broke down, took too long or answered with no legal move."""


class GameRow(msgspec.Struct, frozen=True):
    """One finished game. `number` counts from 0: `game_seed(seed, number)` of a simulation is its `seed`."""

    number: int
    seed: int
    bots: tuple[str, ...]
    decisions: int
    """How many decisions all seats made together: the length of the game."""
    ending: str | None
    """The kind of end where a game has several (`room.ending`)."""
    digest: str
    """Fingerprint of number, seed, places and columns; those of all games add up to the checksum of a run."""
    seats: tuple[SeatRow, ...]


# ---- from a state, and back to figures -----------------------------------------------------------
def cells_of(room: AnyRoom, state: State) -> array[int]:
    """The figures of a finished state as a batch has them: place, seat and columns of each seat."""
    cells = array("i")
    for seat, place in enumerate(state.ranks()):
        cells.extend([place, seat, *state.row(seat, len(room.columns))])
    return cells


def game_row(
    room: AnyRoom, match: Match, state: State, decisions: int, failures: Sequence[int], cells: array[int]
) -> GameRow:
    """The row of a finished game; `cells` are those of its state, `failures` count by seat."""
    built, width = room.built(state), len(cells) // len(match.bots)
    return GameRow(
        number=match.number,
        seed=match.seed,
        bots=match.bots,
        decisions=decisions,
        ending=room.ending(state),
        digest=written(digest(match.number, match.seed, cells)),
        seats=tuple(
            [
                _seat_row(room, seat, bot, cells[seat * width : (seat + 1) * width], built[seat], failures[seat])
                for seat, bot in enumerate(match.bots)
            ]
        ),
    )


def _seat_row(room: AnyRoom, seat: int, bot: str, cells: array[int], built: Sequence[str], failures: int) -> SeatRow:
    place, _, points, *figures = cells
    named = dict(zip(room.columns[1:], figures, strict=True))
    labels = {name: ids[named.pop(name)] for name, ids in room.labels.items()}
    return SeatRow(seat, bot, place, points, named, labels, tuple(built), failures)


def figures(room: AnyRoom, row: GameRow) -> array[int]:
    """The figures of a row as `cells_of` gives them; BadRows if it is none of this game or was changed."""
    cells = array("i")
    try:
        for one in row.seats:
            labels = {name: room.labels[name].index(item) for name, item in one.labels.items()}
            named = {POINTS: one.points, **one.columns, **labels}
            cells.extend([one.place, one.seat, *(named[name] for name in room.columns)])
        found = written(digest(row.number, row.seed, cells))
    except (LookupError, ValueError, OverflowError) as problem:
        raise BadRows(f"game {row.number}", f"is no game of {room.id} ({type(problem).__name__}: {problem})") from None
    if found != row.digest:
        raise BadRows(f"game {row.number}", "its figures do not agree with its digest; the file was changed")
    return cells


# ---- checksums -----------------------------------------------------------------------------------
def written(number: int) -> str:
    """A digest or checksum as it is written down."""
    return f"{number:015x}"
