"""What crosses HTTP besides the structs of the games: requests, tables and seats. Unknown fields are refused."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from septem.bots.levels import LevelName
from septem.core.model import Origin
from septem.server.facts import Status

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=200)]
MOST_SEATS = 7
LONGEST_TIMER = 7 * 86_400


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything that comes in."""


# ---- in ------------------------------------------------------------------------------------------
class NewName(Request, frozen=True, kw_only=True):
    """How somebody wants to be called."""

    name: Name


class Webhook(Request, frozen=True, kw_only=True):
    """Where somebody wants to be told that it is their turn; empty: nowhere."""

    url: Annotated[str, Meta(max_length=500)]


class SeatWish(Request, frozen=True, kw_only=True):
    """Who is to sit in a seat of a new table: the caller, anybody who comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: LevelName = "fair"
    name: Annotated[str, Meta(max_length=40)] = ""
    """Of one of several people who share the caller's device."""


class NewTable(Request, frozen=True, kw_only=True):
    """A table to be opened. Seats that are not told of are open, but the first, which is the caller's."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    options: dict[Short, Any] = {}
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=MOST_SEATS)] = ()
    public: bool = False
    spectators: bool = True
    hints: bool = True
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] = 0
    start: bool = False
    """Start at once if no seat is open."""
    lesson: bool = False
    """A first game against bots, begun at once, on a deal that is good to learn from; nothing else is to be told."""


class SeatChange(Request, frozen=True, kw_only=True):
    """What is to become of a seat: the caller sits down or leaves, the host seats a bot or nobody."""

    kind: Literal["me", "leave", "bot", "open"]
    level: LevelName = "fair"
    name: Annotated[str, Meta(max_length=40)] = ""


class Branch(Request, frozen=True, kw_only=True):
    """A finished game to be played on from an earlier moment: by the caller in one seat, by bots in all others."""

    at: Annotated[int, Meta(ge=0)]
    """After so many of its moves, or where those who choose at the same time then began to."""
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    level: LevelName = "fair"


class Terms(Request, frozen=True, kw_only=True):
    """What is played at a table that waits, and how: all of it, as in `NewTable`."""

    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[Short, Any]
    public: bool
    spectators: bool
    hints: bool
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)]


class Chosen(Request, frozen=True, kw_only=True):
    """A move by its notation, and the number of the last entry the caller has seen."""

    move: Short
    number: Annotated[int, Meta(ge=0)] | None = None


# ---- out -----------------------------------------------------------------------------------------
class Me(msgspec.Struct, frozen=True):
    """Who the caller is."""

    id: str
    name: str


class Seat(msgspec.Struct, frozen=True):
    """Who sits in a seat. `away`: a bot plays for the person it belongs to."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    yours: bool
    away: bool
    acting: bool
    bot_from: int | None = None
    """From when on the caller may let a bot play for a person who owes a decision and is not there, in microseconds
    since 1970: the host, and for the host whoever plays. Whether the person is there is looked up when it is asked."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, in short: points by seat, and seats by place."""

    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody who may see it sees it."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    status: Status
    public: bool
    spectators: bool
    hints: bool
    timer: int
    yours: bool
    """Whether the caller is its host."""
    seats: tuple[Seat, ...]
    next: str | None
    origin: Origin | None
    """The game that is played on here; nobody but who plays here sees such a table."""
    created: int
    changed: int
    """When something happened last that everybody at the table sees, in microseconds since 1970."""
    other_rules: bool
    """The game was begun under `rules` that this server does not play: there is no view of it, and nobody plays on."""
    deadline: int | None
    """When the time of those who have to decide is up, in microseconds since 1970."""
    outcome: Outcome | None
    """Of a finished game; lists have it for the newest ones."""
