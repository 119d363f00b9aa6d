"""The value types that cross the border of every game: frozen structs, JSON-able, the same names in each game.

What differs from game to game stands in the game's own `model.py`: its `View`, the data of its moves, its events and so
on are subclasses of the ones here, told apart by a tag (`game`, `action`, `kind`) in JSON and by their class in Python.
"""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Generic, TypeVar

import msgspec

StructT = TypeVar("StructT", bound=msgspec.Struct)
FORMAT = 2
"""Of positions and records."""
Arg = str | int | tuple[str | int, ...] | dict[str, int] | None
Args = dict[str, Arg]
"""Arguments of a message: ids, figures, seats, lists of them, and counts by id."""


def kebab(name: str) -> str:
    """`ExtraTurn` as `extra-turn`: ids of messages, tags of moves and events."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def own(value: StructT) -> StructT:
    """A struct to give away: a copy if it holds a dict, which somebody might change; nothing else in it can be."""
    held = any(isinstance(getattr(value, name), dict) for name in value.__struct_fields__)
    return deepcopy(value) if held else value


def tag_of(value: msgspec.Struct) -> str:
    """What tells a struct from the others of its union, as it stands in JSON."""
    return str(value.__struct_config__.tag)


# ---- moves -------------------------------------------------------------------------------------
class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a message id with its arguments, never a sentence."""

    code: str
    args: Args = {}


class MoveData(msgspec.Struct, frozen=True, tag_field="action", tag=kebab, forbid_unknown_fields=True):
    """What a move does. Each game has a union of such structs, told apart by `action`."""

    @property
    def action(self) -> str:
        """The tag, as it stands in JSON."""
        return tag_of(self)


DataT = TypeVar("DataT", bound=MoveData, covariant=True)
WhyT = TypeVar("WhyT", covariant=True)


class Move(msgspec.Struct, Generic[DataT, WhyT], frozen=True):
    """One legal move. `why` explains its price: who gets how much for what."""

    code: int
    notation: str
    data: DataT
    why: WhyT

    def __str__(self) -> str:
        return self.notation


class Refusal(msgspec.Struct, Generic[DataT], frozen=True):
    """A move a player might look for that is not possible now, with the reason."""

    notation: str
    data: DataT
    reason: Reason


# ---- what happened -----------------------------------------------------------------------------
class EventData(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """Something that happened. Each game has a union of such structs; its text is the message `event-<kind>`."""

    @property
    def kind(self) -> str:
        """The tag, as it stands in JSON and in message ids."""
        return tag_of(self)


EventT = TypeVar("EventT", bound=EventData)


class Told(msgspec.Struct, Generic[EventT], frozen=True):
    """An event with its audience. `seats` = who may see it (None: everybody); `others` = what the rest see instead."""

    event: EventT
    seats: tuple[int, ...] | None = None
    others: EventT | None = None

    def seen_by(self, seat: int | None) -> EventT | None:
        """The event as a seat (None: a spectator) may know it."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return self.event
        return self.others


class Entry(msgspec.Struct, Generic[EventT], frozen=True):
    """One line of a log: the running number of an event, and the event as the seat may know it."""

    number: int
    event: EventT


# ---- views -------------------------------------------------------------------------------------
class ViewHead(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What a view of any game begins with. `seat` None is a spectator; `sealed` are the seat's own sealed moves."""

    rules: str
    players: int
    seat: int | None
    to_act: tuple[int, ...]
    over: bool
    sealed: tuple[str, ...]
    step: int
    """How often choices have taken effect."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return tag_of(self)


# ---- ends --------------------------------------------------------------------------------------
class ScoreNode(msgspec.Struct, frozen=True):
    """A node of a score tree: category, then its sources."""

    id: str
    points: int
    args: Args = {}
    parts: tuple[ScoreNode, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranking` lists the places, best first; seats that share a place stand together."""

    points: tuple[int, ...]
    categories: tuple[dict[str, int], ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: str
    trees: tuple[tuple[ScoreNode, ...], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; several when the victory is shared."""
        return self.ranking[0]


def ranking(ranks: list[int]) -> tuple[tuple[int, ...], ...]:
    """Places from the rank of each seat (1 = first, equal ranks share)."""
    return tuple(tuple(seat for seat, other in enumerate(ranks) if other == rank) for rank in sorted(set(ranks)))


# ---- written forms -----------------------------------------------------------------------------
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
PartT = TypeVar("PartT", bound=msgspec.Struct)


class Position(msgspec.Struct, Generic[OptionsT, PartT], frozen=True, kw_only=True, tag_field="game"):
    """A complete position, hidden things included: the table, the game's own part, the choices not yet in effect."""

    septem: int = FORMAT
    rules: str = ""
    players: int
    options: OptionsT
    step: int = 0
    state: PartT
    sealed: tuple[tuple[int, str], ...] = ()


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game was played on from: the table of another game, and how many of its moves stand at the beginning."""

    table: str
    moves: int


class Record(msgspec.Struct, Generic[OptionsT, PartT], frozen=True, kw_only=True, tag_field="game"):
    """One game: how it began (a seed or a position), every move in order, how it ended. It reveals hidden things."""

    septem: int = FORMAT
    rules: str
    players: int
    options: OptionsT
    seed: int | None
    start: Position[OptionsT, PartT] | None = None
    seats: tuple[str, ...] = ()
    moves: tuple[tuple[int, str], ...]
    result: Result | None = None
    origin: Origin | None = None
