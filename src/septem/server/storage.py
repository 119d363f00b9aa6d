"""The database: reads and commits. Whoever appends says which number comes next; of two only one gets it."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, event, func, insert, literal, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from septem.server.columns import entries, identities, keys, seats, tables
from septem.server.facts import Entry, Place, Stored, Who
from septem.server.problems import Unavailable

CHANNEL = "septem"
"""What PostgreSQL tells all processes on: `TABLE NUMBER` for every entry."""
UNREACHABLE = (DBAPIError, NoConnection, OSError)
"""The database does not answer, or all connections to it are busy for too long."""
TABLE_FIELDS = [name for name in Stored.__struct_fields__ if name != "places"]


class Raced(Exception):
    """Somebody else appended first: read again."""


class Storage:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.lite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(self.url.render_as_string(hide_password=False), self.lite)
        self._writer = self.engine.execution_options(writes=True)
        self._turn: AbstractAsyncContextManager[object] = asyncio.Lock() if self.lite else nullcontext()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def answers(self) -> bool:
        """Whether the database can be asked."""
        async with self._reading() as connection:
            return await connection.scalar(select(literal(1))) == 1

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except UNREACHABLE as problem:
            raise Unavailable from problem

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._turn, self._writer.begin() as connection:  # SQLite has one writer: wait here, not in it
                yield connection
        except IntegrityError:
            raise
        except UNREACHABLE as problem:
            raise Unavailable from problem

    # ---- identities ------------------------------------------------------------------------------
    async def add_identity(self, who: Who, key: bytes, at: int, expires: int) -> None:
        """Somebody new, with the hash of a first key."""
        async with self._writing() as connection:
            await connection.execute(insert(identities).values(id=who.id, name=who.name, created=at, seen=at))
            await connection.execute(_key(who.id, key, "device", at, expires))

    async def add_key(self, identity: str, key: bytes, kind: str, at: int, expires: int) -> None:
        """One more key of somebody."""
        async with self._writing() as connection:
            await connection.execute(_key(identity, key, kind, at, expires))

    async def identity_of(self, key: bytes, kind: str, at: int) -> Who | None:
        """Whose key this is, if it is still good."""
        wanted = select(identities.c.id, identities.c.name).join(keys, keys.c.identity == identities.c.id)
        good = and_(keys.c.hash == key, keys.c.kind == kind, keys.c.expires > at)
        async with self._reading() as connection:
            row = (await connection.execute(wanted.where(good))).one_or_none()
        return None if row is None else Who(*row)

    async def drop_keys(self, identity: str, kind: str, but: bytes = b"") -> int:
        """Revoke keys of a kind, all but one; how many."""
        gone = and_(keys.c.identity == identity, keys.c.kind == kind, keys.c.hash != but)
        async with self._writing() as connection:
            return (await connection.execute(delete(keys).where(gone))).rowcount

    async def rename(self, identity: str, name: str) -> None:
        """Another name, at all tables too."""
        async with self._writing() as connection:
            await connection.execute(update(identities).where(identities.c.id == identity).values(name=name))
            await connection.execute(update(seats).where(seats.c.identity == identity).values(name=name))

    # ---- tables ------------------------------------------------------------------------------------
    async def create(self, table: Stored, first: Entry) -> None:
        """A new table with its first entry."""
        async with self._writing() as connection:
            await connection.execute(insert(tables).values({name: getattr(table, name) for name in TABLE_FIELDS}))
            await connection.execute(insert(seats), [_seat(table.id, *one) for one in enumerate(table.places)])
            await connection.execute(_entry(table.id, first))

    async def read(self, table: str) -> Stored | None:
        """A table as it is now."""
        async with self._reading() as connection:
            found = await _read(connection, [table])
        return found[0] if found else None

    async def number(self, table: str) -> int:
        """Of a table's last entry; 0 if there is no table."""
        async with self._reading() as connection:
            found = await connection.scalar(select(tables.c.number).where(tables.c.id == table))
        return found or 0

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What happened after a number."""
        columns = (entries.c.number, entries.c.kind, entries.c.seat, entries.c.text, entries.c.at)
        wanted = select(*columns).where(and_(entries.c.table == table, entries.c.number > after))
        async with self._reading() as connection:
            rows = (await connection.execute(wanted.order_by(entries.c.number))).all()
        return [Entry(*row) for row in rows]

    async def append(
        self, table: str, entry: Entry, changes: Mapping[str, Any], places: Mapping[int, Place] | None = None
    ) -> None:
        """One more entry, with what it changes of the table and of seats: all of it or nothing. Raced if it is late."""
        expected = and_(tables.c.id == table, tables.c.number == entry.number - 1)
        try:
            async with self._writing() as connection:
                values = {"number": entry.number, **changes}
                if (await connection.execute(update(tables).where(expected).values(values))).rowcount != 1:
                    raise Raced
                await connection.execute(_entry(table, entry))
                if not self.lite:
                    await connection.execute(select(func.pg_notify(CHANNEL, f"{table} {entry.number}")))
                for seat, place in (places or {}).items():
                    at = and_(seats.c.table == table, seats.c.seat == seat)
                    await connection.execute(update(seats).where(at).values(msgspec.structs.asdict(place)))
        except IntegrityError:
            raise Raced from None

    async def listed(self, most: int, identity: str | None = None) -> list[Stored]:
        """Public tables that wait for players or can be watched; or all tables of somebody. The newest first."""
        if identity is None:
            seen = or_(tables.c.status == "waiting", and_(tables.c.status == "running", tables.c.spectators))
            wanted = select(tables.c.id).where(and_(tables.c.public, seen))
        else:
            own = select(seats.c.table).where(seats.c.identity == identity)
            wanted = select(tables.c.id).where(or_(tables.c.host == identity, tables.c.id.in_(own)))
        async with self._reading() as connection:
            rows = await connection.execute(wanted.order_by(tables.c.changed.desc()).limit(most))
            return await _read(connection, [row[0] for row in rows])

    # ---- sweeping ----------------------------------------------------------------------------------
    async def give_up(self, status: str, before: int, at: int) -> int:
        """Tables of a status that nobody has changed for so long; how many."""
        old = and_(tables.c.status == status, tables.c.changed < before)
        async with self._writing() as connection:
            given = update(tables).where(old).values(status="abandoned", changed=at, due=None, claimed=None)
            return (await connection.execute(given)).rowcount

    async def delete_abandoned(self, before: int) -> int:
        """Tables that were given up before, with all that belongs to them; how many."""
        old = and_(tables.c.status == "abandoned", tables.c.changed < before)
        async with self._writing() as connection:
            return (await connection.execute(delete(tables).where(old))).rowcount

    async def drop_expired(self, at: int) -> int:
        """Keys that are no good any more; how many."""
        async with self._writing() as connection:
            return (await connection.execute(delete(keys).where(keys.c.expires <= at))).rowcount

    # ---- what is due -------------------------------------------------------------------------------
    async def claim(self, now: int, until: int) -> str | None:
        """A table where something is due and nobody takes care of it yet: ours until then.

        A claim that ends later than one made now was made by a clock that was ahead: nobody waits for it.
        """
        nobodys = or_(tables.c.claimed.is_(None), tables.c.claimed <= now, tables.c.claimed > until)
        wanted = select(tables.c.id).where(and_(tables.c.due <= now, nobodys)).order_by(tables.c.due).limit(1)
        async with self._writing() as connection:
            found = (await connection.execute(wanted.with_for_update(skip_locked=True))).scalar_one_or_none()
            if found is not None:
                await connection.execute(update(tables).where(tables.c.id == found).values(claimed=until))
        return found

    async def release(self, table: str) -> None:
        """Somebody else may take care of it."""
        async with self._writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(claimed=None))


def _engine(url: str, lite: bool) -> AsyncEngine:
    if not lite:
        return create_async_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, pool_timeout=5)
    engine = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=5, connect_args={"timeout": 5})

    def prepare(connection: Any, _: object) -> None:
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {line}")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def _key(identity: str, key: bytes, kind: str, at: int, expires: int) -> Any:
    return insert(keys).values(hash=key, identity=identity, kind=kind, created=at, expires=expires)


def _seat(table: str, seat: int, place: Place) -> dict[str, Any]:
    return {"table": table, "seat": seat, **msgspec.structs.asdict(place)}


def _entry(table: str, entry: Entry) -> Any:
    return insert(entries).values(table=table, **msgspec.structs.asdict(entry))


async def _read(connection: AsyncConnection, ids: Sequence[str]) -> list[Stored]:
    """Tables with their seats, in this order."""
    rows = await connection.execute(select(*(tables.c[name] for name in TABLE_FIELDS)).where(tables.c.id.in_(ids)))
    found = {row.id: row._asdict() for row in rows}
    columns = (seats.c.table, seats.c.identity, seats.c.name, seats.c.level)
    wanted = select(*columns).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    places: dict[str, list[Place]] = {one: [] for one in found}
    for table, *place in await connection.execute(wanted):
        places[table].append(Place(*place))
    return [Stored(**found[one], places=tuple(places[one])) for one in ids if one in found]
