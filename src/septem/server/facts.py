"""What is stored, as structs: a table, its seats, its entries, and who somebody is."""

from typing import Any, Literal

import msgspec

from septem.core.interchange import read_as

Status = Literal["waiting", "running", "finished", "abandoned"]
EntryKind = Literal["opened", "seats", "started", "play", "retract", "undo", "closed", "rematch"]
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
    """One thing that happened to a table. `text` is a move's notation, or how many moves an undo leaves."""

    number: int
    kind: EntryKind
    seat: int = TABLE
    text: str = ""
    at: int = 0


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the database has it."""

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
    webhook: str
    host: str
    next: str | None = None
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
