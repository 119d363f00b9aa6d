"""What is stored, as structs: a table, its seats, its entries, and who somebody is."""

from typing import Any, Literal

import msgspec

from septem.core.interchange import read_as

Status = Literal["waiting", "running", "finished", "abandoned"]
EntryKind = Literal["opened", "seats", "started", "play", "retract", "undo", "closed", "rematch", "terms"]
CHOICES = ("play", "retract", "undo")
"""Kinds of entries that may be a seat's secret."""
TABLE = -1
"""The seat of entries that are of the table as a whole."""


class Who(msgspec.Struct, frozen=True):
    """An identity: somebody with a key."""

    id: str
    name: str


class Place(msgspec.Struct, frozen=True):
    """A seat of a table: a person's (`identity`), a bot's (`level`), both (a bot plays on for somebody), or open."""

    identity: str | None = None
    name: str = ""
    level: str = ""

    @property
    def open(self) -> bool:
        """Whether anybody may sit down."""
        return self.identity is None and not self.level


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a table.

    `text` is a move's notation, how many moves an undo leaves, or how many sealed ones were taken back (schema 0001 did
    not say so: empty)."""

    number: int
    kind: EntryKind
    seat: int = TABLE
    text: str = ""
    at: int = 0


class Turn(msgspec.Struct, frozen=True):
    """Seats of people whose turn it has become, those whose it still is, and when the new ones may be called."""

    new: tuple[int, ...]
    still: tuple[int, ...]
    due: int


class Called(msgspec.Struct, frozen=True):
    """Somebody to be called: whose turn at which table, since which entry, and where they want to be told."""

    table: str
    seat: int
    number: int
    tries: int
    game: str
    identity: str
    webhook: str
    home: str


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the database has it. Its game may be played on from another table, the `origin`: the first `branch`
    moves were made there."""

    id: str
    game: str
    rules: str
    players: int
    options: str
    seed: int
    status: Status
    public: bool
    spectators: bool
    hints: bool
    timer: int
    host: str
    next: str | None = None
    origin: str | None = None
    branch: int = 0
    number: int = 0
    due: int | None = None
    created: int
    changed: int
    places: tuple[Place, ...] = ()

    def chosen_options(self) -> dict[str, Any]:
        """The options that were given."""
        found: dict[str, Any] = read_as(self.options, dict[str, Any])
        return found

    def seats_of(self, identity: str) -> list[int]:
        """The seats that belong to somebody."""
        return [seat for seat, place in enumerate(self.places) if place.identity == identity]

    def after(self, news: "News") -> "Stored":
        """The same one entry later."""
        return msgspec.structs.replace(self, number=news.number, places=news.places, **news.columns)


class News(msgspec.Struct, frozen=True, array_like=True):
    """What processes tell each other of an entry. `busy`: somebody has to take care of the table now.

    Without an `entry` it is to be read, like those before it that were not heard of.
    """

    table: str
    number: int
    busy: bool = False
    entry: Entry | None = None
    columns: dict[str, Any] = {}
    places: tuple[Place, ...] = ()
