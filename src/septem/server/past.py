"""Games as they are written down: results, and records made from entries without asking any rules."""

from collections.abc import Iterable

import msgspec

from septem.core.interchange import encoded, read_as
from septem.core.model import Origin, Result
from septem.core.records import RecordHead
from septem.server.facts import Entry, Stored
from septem.server.live import Live, Moves

ONE = "1"
"""What a choice that was taken back counts if its entry does not say."""


def written_result(live: Live) -> str | None:
    """What is kept of how a game ended."""
    finished = live.stored.status == "finished" and live.result is not None
    return encoded(live.result).decode() if finished else None


def read_result(text: str | None) -> Result | None:
    """What was kept."""
    return None if text is None else read_as(text, Result)


def seat_names(stored: Stored) -> tuple[str, ...]:
    """Who sits where, in a record: a person's name or a bot's level."""
    return tuple(place.name or place.level for place in stored.places)


def origin_of(stored: Stored) -> Origin | None:
    """Which game is played on here."""
    return None if stored.origin is None else Origin(stored.origin, stored.branch)


def record_of(stored: Stored, entries: Iterable[Entry], result: Result | None) -> RecordHead:
    """The record of a table's game, whatever its rules; options are those that were given."""
    return RecordHead(
        game=stored.game,
        rules=stored.rules,
        players=stored.players,
        seed=stored.seed,
        moves=tuple(moves_of(entries)),
        options=msgspec.Raw(stored.options.encode()),
        seats=seat_names(stored),
        result=result,
        origin=origin_of(stored),
    )


def moves_of(entries: Iterable[Entry]) -> Moves:
    """The moves that count: what was undone or taken back is not among them."""
    moves: list[tuple[int, str]] = []
    for entry in entries:
        match entry.kind:
            case "play":
                moves.append((entry.seat, entry.text))
            case "retract":
                for _ in range(min(int(entry.text or ONE), len(moves))):
                    _take_back(moves, entry.seat)
            case "undo":
                del moves[int(entry.text) :]
            case "opened" | "seats" | "started" | "closed" | "rematch" | "terms":
                pass
    return moves


def _take_back(moves: list[tuple[int, str]], seat: int) -> None:
    """The last one of a seat."""
    own = [number for number, (mover, _) in enumerate(moves) if mover == seat]
    if own:
        del moves[own[-1]]
