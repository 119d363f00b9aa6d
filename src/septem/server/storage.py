"""The database: reads and commits. Whoever appends says which number comes next; of two only one gets it."""

from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from septem.server.call_store import CallStore
from septem.server.columns import seats, tables
from septem.server.connections import LONGEST, MOST_TOGETHER, Raced
from septem.server.facts import Entry, Place, Stored
from septem.server.journal import Append, append_all, append_at_once, entry_row, numbers, seat_rows
from septem.server.people_store import PeopleStore
from septem.server.statements import (
    ADD_ENTRY,
    CLAIM,
    DUE,
    ENTRIES,
    HOLD,
    OPEN_TO_ALL,
    TABLE_FIELDS,
    TAKE_SEATS,
)
from septem.server.together import Outcome, Together

APPENDING, ASKING = 2, 2
"""How many batches of entries and of questions for numbers are on their way to PostgreSQL at once."""


class Storage(PeopleStore, CallStore):
    """All of it; here are tables, entries, and what is due."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._appends: Together[Append, None] = Together(self._append, MOST_TOGETHER, 1 if self.lite else APPENDING)
        self._numbers: Together[str, int] = Together(self._find_numbers, MOST_TOGETHER, ASKING)

    async def close(self) -> None:
        """What waits is still done."""
        await self._appends.close()
        await self._numbers.close()
        await super().close()

    # ---- tables ------------------------------------------------------------------------------------
    async def create(self, table: Stored, happened: Sequence[Entry]) -> None:
        """A new table with its first entries."""
        await self._lines.write(lambda line: insert_table(line, table, happened))

    async def drop(self, table: str) -> None:
        """A table that nobody has come to, with all that belongs to it."""
        await self._lines.write(lambda line: line.execute(delete(tables).where(tables.c.id == table)))

    async def whole(self, table: str, after: int = 0) -> tuple[Stored, list[Entry]] | None:
        """A table and what happened there after a number, both of one moment; None if there is no table."""

        def find(line: Connection) -> tuple[Stored, list[Entry]] | None:
            found = read_tables(line, [table])
            return (found[0], read_entries(line, table, after)) if found else None

        return await self.snapshot(find, LONGEST)

    async def number(self, table: str) -> int:
        """Of a table's last entry; 0 if there is no table. What many ask at the same time is asked once."""
        found: int = await self._numbers.ask(table, LONGEST)
        return found

    async def _find_numbers(self, asked: list[str]) -> list[Outcome]:
        found = await self._lines.read(lambda line: numbers(line, asked))
        return [Outcome(found.get(table, 0)) for table in asked]

    async def entries(self, table: str) -> list[Entry]:
        """All that happened at a table."""
        return await self._lines.read(lambda line: read_entries(line, table))

    async def result(self, table: str) -> str | None:
        """How a finished game ended, as JSON."""
        return await self._lines.read(lambda line: result_text(line, table))

    async def append(self, one: Append) -> None:
        """One more entry, with what it changes of the table, of seats and of who has to be called: all or nothing.

        Raced if it is late. Entries of several tables that come at the same time are committed together.
        """
        await self._appends.ask(one, LONGEST)

    async def _append(self, batch: list[Append]) -> list[Outcome]:
        try:
            if not self.lite and all(one.simple for one in batch):
                return await self._lines.write_at_once(lambda line: append_at_once(line, batch))
            return await self._lines.write(lambda line: append_all(line, batch, self.lite))
        except IntegrityError:  # of one of them; nothing has changed
            if len(batch) == 1:
                return [Outcome(problem=Raced())]
            return [(await self._append([one]))[0] for one in batch]

    async def listed(self, most: int, identity: str | None = None) -> list[Stored]:
        """Public tables that wait for players or can be watched; or all tables of somebody. The newest first."""
        if identity is None:
            wanted = select(tables.c.id).where(OPEN_TO_ALL)
        else:
            own = select(seats.c.table).where(seats.c.identity == identity)
            wanted = select(tables.c.id).where(or_(tables.c.host == identity, tables.c.id.in_(own)))
        newest = wanted.order_by(tables.c.changed.desc()).limit(most)
        return await self._lines.read(lambda line: read_tables(line, line.scalars(newest).all()))

    async def seats_named(self, identity: str, name: str) -> list[str]:
        """Tables that are not over where somebody sits under this name."""
        goes_on = tables.c.status.in_(("waiting", "running"))
        own = and_(seats.c.identity == identity, seats.c.name == name)
        wanted = select(tables.c.id).where(and_(goes_on, tables.c.id.in_(select(seats.c.table).where(own))))
        return await self._lines.read(lambda line: list(line.scalars(wanted)))

    async def open_tables(self, identity: str, but: str = "") -> int:
        """How many tables that are not over somebody has or sits at, one of them not counted."""
        own = select(seats.c.table).where(seats.c.identity == identity)
        goes_on = and_(tables.c.status.in_(("waiting", "running")), tables.c.id != but)
        wanted = select(func.count()).where(and_(goes_on, or_(tables.c.host == identity, tables.c.id.in_(own))))
        return await self._lines.read(lambda line: line.scalar(wanted)) or 0

    # ---- sweeping ----------------------------------------------------------------------------------
    async def unchanged(self, status: str, before: int, most: int) -> list[str]:
        """Tables of a status where nothing has happened since; the oldest first."""
        wanted = select(tables.c.id).where(and_(tables.c.status == status, tables.c.changed < before))
        oldest = wanted.order_by(tables.c.changed).limit(most)
        return await self._lines.read(lambda line: list(line.scalars(oldest)))

    async def delete_abandoned(self, before: int) -> int:
        """Tables that were given up before, with all that belongs to them; how many."""
        old = and_(tables.c.status == "abandoned", tables.c.changed < before)
        return await self._lines.write(lambda line: line.execute(delete(tables).where(old)).rowcount)

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

    async def keep_claim(self, table: str, until: int) -> None:
        """Longer, unless what was due is done."""
        await self._lines.write(lambda line: line.execute(HOLD, {"table": table, "until": until}))

    async def release(self, table: str) -> None:
        """Somebody else may take care of it."""
        await self._lines.write(lambda line: line.execute(CLAIM, {"table": table, "until": None}))


def insert_table(line: Connection, table: Stored, happened: Sequence[Entry], result: str | None = None) -> None:
    """A table with its seats and entries."""
    values = {name: getattr(table, name) for name in TABLE_FIELDS}
    line.execute(insert(tables).values(**values, result=result))
    line.execute(TAKE_SEATS, seat_rows(table))
    line.execute(ADD_ENTRY, [entry_row(table.id, entry) for entry in happened])


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
