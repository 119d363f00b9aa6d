"""The database: reads and commits. Whoever appends says which number comes next; of two only one gets it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from septem.server.call_rows import forget_statements, next_call, same_call, turn_statements
from septem.server.columns import calls, identities, keys, seats, tables
from septem.server.connections import Connections, Found, Raced, repeatable
from septem.server.facts import Called, Entry, Place, Stored, Turn, Who
from septem.server.problems import Unavailable
from septem.server.statements import (
    ADD_ENTRY,
    CALL_DUE,
    CLAIM,
    DUE,
    ENTRIES,
    GO_ON,
    IDENTITY_OF,
    KEY_CHANNEL,
    NUMBER,
    OPEN_TO_ALL,
    SIT,
    TABLE_FIELDS,
    TELL,
)


class Storage:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._lines = Connections(self.url)
        self.lite = self._lines.lite

    async def close(self) -> None:
        """Let go of all connections."""
        await self._lines.close()

    async def answers(self) -> bool:
        """Whether the database can be asked."""
        return await self._lines.read(lambda line: line.scalar(select(literal(1))) == 1)

    async def snapshot(self, work: Callable[[Connection], Found]) -> Found:
        """What is read together is of one moment, whatever is committed meanwhile."""
        return await self._lines.read(lambda line: work(line if self.lite else repeatable(line)))

    async def together(self, work: Callable[[Connection], Found]) -> Found:
        """What is written together is committed together; nothing of it, if something is raised."""
        try:
            return await self._lines.write(work)
        except IntegrityError as problem:
            raise Unavailable from problem

    # ---- identities ------------------------------------------------------------------------------
    async def add_identity(self, who: Who, key: bytes, at: int, expires: int) -> None:
        """Somebody new, with the hash of a first key."""

        def add(line: Connection) -> None:
            line.execute(insert(identities).values(id=who.id, name=who.name, created=at, seen=at))
            line.execute(_key(who.id, key, "device", at, expires))

        await self._lines.write(add)

    async def add_key(self, identity: str, key: bytes, kind: str, at: int, expires: int) -> None:
        """One more key of somebody."""
        await self._lines.write(lambda line: line.execute(_key(identity, key, kind, at, expires)))

    async def identity_of(self, key: bytes, kind: str, at: int) -> Who | None:
        """Whose key this is, if it is still good."""
        asked = {"key": key, "kind": kind, "at": at}
        row = await self._lines.read(lambda line: line.execute(IDENTITY_OF, asked).one_or_none())
        return None if row is None else Who(*row)

    async def good_until(self, key: bytes) -> int | None:
        """When a device's key expires; None if there is none."""
        wanted = select(keys.c.expires).where(and_(keys.c.hash == key, keys.c.kind == "device"))
        return await self._lines.read(lambda line: line.scalar(wanted))

    async def key_count(self, identity: str) -> int:
        """How many keys somebody has, links included."""
        wanted = select(func.count()).where(keys.c.identity == identity)
        return await self._lines.read(lambda line: line.scalar(wanted)) or 0

    async def drop_keys(self, identity: str, kind: str, but: bytes = b"") -> int:
        """Revoke keys of a kind, all but one; how many."""
        gone = and_(keys.c.identity == identity, keys.c.kind == kind, keys.c.hash != but)

        def drop(line: Connection) -> int:
            if not self.lite:
                line.execute(select(func.pg_notify(KEY_CHANNEL, identity)))
            return line.execute(delete(keys).where(gone)).rowcount

        return await self._lines.write(drop)

    async def rename(self, identity: str, name: str) -> None:
        """Another name, at all tables too."""

        def name_all(line: Connection) -> None:
            line.execute(update(identities).where(identities.c.id == identity).values(name=name))
            line.execute(update(seats).where(seats.c.identity == identity).values(name=name))

        await self._lines.write(name_all)

    # ---- tables ------------------------------------------------------------------------------------
    async def create(self, table: Stored, first: Entry) -> None:
        """A new table with its first entry."""
        await self._lines.write(lambda line: insert_table(line, table, [first]))

    async def read(self, table: str) -> Stored | None:
        """A table as it is now."""
        found = await self._lines.read(lambda line: read_tables(line, [table]))
        return found[0] if found else None

    async def number(self, table: str) -> int:
        """Of a table's last entry; 0 if there is no table."""
        return await self._lines.read(lambda line: line.scalar(NUMBER, {"table": table})) or 0

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What happened after a number."""
        return await self._lines.read(lambda line: read_entries(line, table, after))

    async def result(self, table: str) -> str | None:
        """How a finished game ended, as JSON."""
        return await self._lines.read(lambda line: result_text(line, table))

    async def append(
        self,
        table: Stored,
        entry: Entry,
        places: Mapping[int, Place],
        turn: Turn | None,
        busy: bool,
        result: str | None,
    ) -> None:
        """One more entry, with what it changes of the table, of seats and of who has to be called: all or nothing.

        Raced if it is late. `busy`: whoever has claimed the table still has something to do there. `result`: of a game
        that is finished.
        """

        def add(line: Connection) -> None:
            if line.execute(GO_ON, {**_going_on(table), "claim": busy, "outcome": result}).rowcount != 1:
                raise Raced
            line.execute(ADD_ENTRY, _entry(table.id, entry))
            for seat, place in places.items():
                line.execute(SIT.values(msgspec.structs.asdict(place)), {"at_table": table.id, "at_seat": seat})
            for statement in turn_statements(table.id, entry.number, turn) if turn is not None else ():
                line.execute(statement)
            if not self.lite:
                line.execute(TELL, {"news": f"{table.id} {entry.number}"})

        try:
            await self._lines.write(add)
        except IntegrityError:
            raise Raced from None

    async def listed(self, most: int, identity: str | None = None) -> list[Stored]:
        """Public tables that wait for players or can be watched; or all tables of somebody. The newest first."""
        if identity is None:
            wanted = select(tables.c.id).where(OPEN_TO_ALL)
        else:
            own = select(seats.c.table).where(seats.c.identity == identity)
            wanted = select(tables.c.id).where(or_(tables.c.host == identity, tables.c.id.in_(own)))
        newest = wanted.order_by(tables.c.changed.desc()).limit(most)
        return await self._lines.read(lambda line: read_tables(line, line.scalars(newest).all()))

    async def open_tables(self, identity: str, but: str = "") -> int:
        """How many tables that are not over somebody has or sits at, one of them not counted."""
        own = select(seats.c.table).where(seats.c.identity == identity)
        goes_on = and_(tables.c.status.in_(("waiting", "running")), tables.c.id != but)
        wanted = select(func.count()).where(and_(goes_on, or_(tables.c.host == identity, tables.c.id.in_(own))))
        return await self._lines.read(lambda line: line.scalar(wanted)) or 0

    # ---- sweeping ----------------------------------------------------------------------------------
    async def give_up(self, status: str, before: int, at: int) -> int:
        """Tables of a status that nobody has changed for so long; how many."""
        old = and_(tables.c.status == status, tables.c.changed < before)
        given = update(tables).where(old).values(status="abandoned", changed=at, due=None, claimed=None)
        return await self._lines.write(lambda line: line.execute(given).rowcount)

    async def delete_abandoned(self, before: int) -> int:
        """Tables that were given up before, with all that belongs to them; how many."""
        old = and_(tables.c.status == "abandoned", tables.c.changed < before)
        return await self._lines.write(lambda line: line.execute(delete(tables).where(old)).rowcount)

    async def drop_expired(self, at: int) -> int:
        """Keys that are no good any more; how many."""
        return await self._lines.write(lambda line: line.execute(delete(keys).where(keys.c.expires <= at)).rowcount)

    # ---- what is due -------------------------------------------------------------------------------
    async def claim(self, now: int, until: int) -> str | None:
        """A table where something is due and nobody takes care of it yet: ours until then."""
        asked = {"at": now, "far": until + (until - now)}  # who read the clock a little earlier must not think so

        def take(line: Connection) -> str | None:
            found = line.scalar(DUE.with_for_update(skip_locked=True), asked)
            if found is not None:
                line.execute(CLAIM, {"table": found, "until": until})
            return found

        if await self._lines.read(lambda line: line.scalar(DUE, asked)) is None:
            return None  # the usual case disturbs nobody
        return await self._lines.write(take)

    # ---- calls -------------------------------------------------------------------------------------
    async def webhook(self, identity: str) -> str:
        """Where somebody wants to be told that it is their turn."""
        wanted = select(identities.c.webhook).where(identities.c.id == identity)
        return await self._lines.read(lambda line: line.scalar(wanted)) or ""

    async def set_webhook(self, identity: str, url: str, home: str) -> None:
        """Another place, or none; what was to be told at the old one is forgotten."""

        def change(line: Connection) -> None:
            line.execute(update(identities).where(identities.c.id == identity).values(webhook=url, home=home))
            for statement in forget_statements(identity):
                line.execute(statement)

        await self._lines.write(change)

    async def claim_call(self, now: int, until: int) -> Called | None:
        """Somebody to be called: ours until then."""

        def take(line: Connection) -> Called | None:
            row = line.execute(next_call(now)).one_or_none()
            if row is None:
                return None
            called = Called(*row)
            line.execute(update(calls).where(same_call(called)).values(due=until))
            return called

        if await self._lines.read(lambda line: line.scalar(CALL_DUE, {"at": now})) is None:
            return None  # the usual case disturbs nobody
        return await self._lines.write(take)

    async def postpone_call(self, called: Called, due: int, tries: int) -> None:
        """Later, unless it is somebody else's turn by then."""
        later = update(calls).where(same_call(called)).values(due=due, tries=tries)
        await self._lines.write(lambda line: line.execute(later))

    async def end_call(self, called: Called) -> None:
        """They were told, or cannot be."""
        await self._lines.write(lambda line: line.execute(delete(calls).where(same_call(called))))

    async def seen_turn(self, table: str, identity: str) -> None:
        """Somebody looks at the table: they need no call."""

        def forget(line: Connection) -> None:
            for statement in forget_statements(identity, table):
                line.execute(statement)

        await self._lines.write(forget)

    async def release(self, table: str) -> None:
        """Somebody else may take care of it."""
        await self._lines.write(lambda line: line.execute(CLAIM, {"table": table, "until": None}))


def _key(identity: str, key: bytes, kind: str, at: int, expires: int) -> Any:
    return insert(keys).values(hash=key, identity=identity, kind=kind, created=at, expires=expires)


def _seat(table: str, seat: int, place: Place) -> dict[str, Any]:
    return {"table": table, "seat": seat, **msgspec.structs.asdict(place)}


def _entry(table: str, entry: Entry) -> dict[str, Any]:
    return {"table": table, **msgspec.structs.asdict(entry)}


def _going_on(table: Stored) -> dict[str, Any]:
    return {
        "table": table.id,
        "to": table.number,
        "at": table.changed,
        "now": table.status,
        "led_to": table.next,
        "until": table.due,
    }


def insert_table(line: Connection, table: Stored, happened: Sequence[Entry], result: str | None = None) -> None:
    """A table with its seats and entries."""
    values = {name: getattr(table, name) for name in TABLE_FIELDS}
    line.execute(insert(tables).values(**values, result=result))
    line.execute(insert(seats), [_seat(table.id, *one) for one in enumerate(table.places)])
    line.execute(ADD_ENTRY, [_entry(table.id, entry) for entry in happened])


def read_entries(line: Connection, table: str, after: int = 0) -> list[Entry]:
    """What happened at a table after a number."""
    return [Entry(*row) for row in line.execute(ENTRIES, {"table": table, "after": after})]


def result_text(line: Connection, table: str) -> str | None:
    """How a finished game ended, as JSON."""
    found: str | None = line.scalar(select(tables.c.result).where(tables.c.id == table))
    return found


def read_tables(line: Connection, ids: Sequence[str]) -> list[Stored]:
    """Tables with their seats, in this order."""
    rows = line.execute(select(*(tables.c[name] for name in TABLE_FIELDS)).where(tables.c.id.in_(ids)))
    found = {row.id: row._asdict() for row in rows}
    columns = (seats.c.table, seats.c.identity, seats.c.name, seats.c.level)
    wanted = select(*columns).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    places: dict[str, list[Place]] = {one: [] for one in found}
    for table, *place in line.execute(wanted):
        places[table].append(Place(*place))
    return [Stored(**found[one], places=tuple(places[one])) for one in ids if one in found]
