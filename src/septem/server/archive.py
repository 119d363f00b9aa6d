"""All games in a file, one table a line: to keep them, or to bring them to another database (`arrivals`).

A line has the record of the game (`septem.replay` reads it) and what else makes a table: who sits where, and every
entry. Keys and webhooks are left out: they are nobody's but their owners'. The seeds of running games are in it.
"""

from collections.abc import Iterator
from typing import Annotated, BinaryIO, Literal, cast

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, select

from septem.bots.levels import LevelName
from septem.core.interchange import encoded
from septem.core.records import RecordHead
from septem.server.columns import identities, tables
from septem.server.facts import TABLE, Entry, EntryKind, Place, Status, Stored
from septem.server.live import ours, revived
from septem.server.past import read_result, record_of
from septem.server.storage import Storage, read_entries, read_tables, result_text
from septem.server.wire import LONGEST_TIMER, MOST_SEATS

PAGE = 100
"""Tables that are read at once: memory does not grow with their number."""
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,22}$")]
Time = Annotated[int, Meta(ge=0, lt=2**62)]


class SavedPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who is host or player of a table: without a key nobody can act for them by this."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class SavedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, as in `facts.Place`."""

    identity: Id | None
    name: Annotated[str, Meta(max_length=40)]
    level: LevelName | Literal[""]


class SavedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry, as in `facts.Entry`."""

    number: Annotated[int, Meta(ge=1, lt=2**31)]
    kind: EntryKind
    seat: Annotated[int, Meta(ge=TABLE, lt=MOST_SEATS)]
    text: Annotated[str, Meta(max_length=200)]
    at: Time


class SavedTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of the file. Game, rules, players, options, seed and result stand in the record."""

    export: Literal[1] = 1
    id: Id
    status: Status
    public: bool
    spectators: bool
    hints: bool
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)]
    host: Id
    next: Id | None
    origin: Id | None = None
    branch: Annotated[int, Meta(ge=0, lt=2**31)] = 0
    created: Time
    changed: Time
    people: Annotated[tuple[SavedPerson, ...], Meta(min_length=1, max_length=MOST_SEATS + 1)]
    seats: Annotated[tuple[SavedSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    entries: Annotated[tuple[SavedEntry, ...], Meta(min_length=1)]
    record: RecordHead


async def export_tables(storage: Storage, file: BinaryIO) -> int:
    """All tables as of one moment, in the order of their ids; how many."""

    def write(connection: Connection) -> int:
        count = 0
        for line in _lines(connection):
            file.write(line + b"\n")
            count += 1
        return count

    return await storage.snapshot(write)


def _lines(connection: Connection) -> Iterator[bytes]:
    last = ""
    while True:
        wanted = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)
        ids = connection.scalars(wanted).all()
        if not ids:
            return
        for stored in read_tables(connection, ids):
            yield encoded(_saved(connection, stored))
        last = ids[-1]


def _saved(connection: Connection, stored: Stored) -> SavedTable:
    entries = read_entries(connection, stored.id)
    return SavedTable(
        id=stored.id,
        status=stored.status,
        public=stored.public,
        spectators=stored.spectators,
        hints=stored.hints,
        timer=stored.timer,
        host=stored.host,
        next=stored.next,
        origin=stored.origin,
        branch=stored.branch,
        created=stored.created,
        changed=stored.changed,
        people=_people(connection, stored),
        seats=tuple(_seat(place) for place in stored.places),
        entries=tuple(SavedEntry(**msgspec.structs.asdict(entry)) for entry in entries),
        record=_record(stored, entries, result_text(connection, stored.id)),
    )


def _people(connection: Connection, stored: Stored) -> tuple[SavedPerson, ...]:
    ids = {stored.host, *(place.identity for place in stored.places if place.identity is not None)}
    wanted = select(identities.c.id, identities.c.name).where(identities.c.id.in_(ids)).order_by(identities.c.id)
    return tuple(SavedPerson(*row) for row in connection.execute(wanted))


def _seat(place: Place) -> SavedSeat:
    return SavedSeat(place.identity, place.name, cast("LevelName", place.level))


def _record(stored: Stored, entries: list[Entry], result: str | None) -> RecordHead:
    """From what is stored; schema 0001 did not store all of it, then the game is played again."""
    found = record_of(stored, entries, read_result(result))
    vague = any(entry.kind == "retract" and not entry.text for entry in entries)
    if not ours(stored) or not (vague or (stored.status == "finished" and result is None)):
        return found
    game = revived(stored, entries).playing()
    return msgspec.structs.replace(found, moves=tuple(game.record().moves), result=game.result)
