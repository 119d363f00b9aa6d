"""The value types that cross the border of a game: moves, refusals, events, results. All frozen and JSON-able."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


def copied(data: Any) -> Any:
    """A copy of plain data that can be changed without changing ours. Other kinds of dict and list stay as they are."""
    if type(data) is dict:
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if type(data) is list else data


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a message id with its arguments, never a sentence."""

    code: str
    args: Json = {}


class Move(msgspec.Struct, frozen=True):
    """One legal move. `why` explains its price: who gets how much for what."""

    code: int
    notation: str
    data: Json
    why: Json = {}

    def __str__(self) -> str:
        return self.notation


class Refusal(msgspec.Struct, frozen=True):
    """A move a player might look for that is not possible now, with the reason."""

    notation: str
    data: Json
    reason: Reason


class Event(msgspec.Struct, frozen=True):
    """Something that happened. `seats` = who may see it (None: everybody); `others` = what the rest see instead."""

    kind: str
    args: Json = {}
    seats: tuple[int, ...] | None = None
    others: Event | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return Event(self.kind, copied(self.args))
        return self.others.seen_by(seat) if self.others else None


class ScoreNode(msgspec.Struct, frozen=True):
    """A node of a score tree: category, then its sources."""

    id: str
    points: int
    args: Json = {}
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
