"""People in the database: identities, their keys and links."""

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from septem.server.columns import identities, keys, seats, tables
from septem.server.facts import Who
from septem.server.statements import IDENTITY_OF, KEY_CHANNEL, SAW
from septem.server.store import Store


class PeopleStore(Store):
    """Reads and commits of who somebody is."""

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
            self._tell(line, identity)
            return line.execute(delete(keys).where(gone)).rowcount

        return await self._lines.write(drop)

    def _tell(self, line: Connection, identity: str) -> None:
        """All processes hear that somebody's keys or name have changed."""
        if not self.lite:
            line.execute(select(func.pg_notify(KEY_CHANNEL, identity)))

    async def rename(self, identity: str, name: str) -> None:
        """Another name."""

        def change(line: Connection) -> None:
            self._tell(line, identity)
            line.execute(update(identities).where(identities.c.id == identity).values(name=name))

        await self._lines.write(change)

    async def saw(self, found: list[tuple[str, str, int]]) -> None:
        """People were at tables, each at a time."""
        rows = [{"at_table": table, "by": identity, "at": at} for table, identity, at in found]
        await self._lines.write(lambda line: line.execute(SAW, rows))

    async def last_seen(self, table: str, identity: str) -> int:
        """When somebody who sits at a table was there; 0: never."""
        wanted = select(func.max(seats.c.seen)).where(and_(seats.c.table == table, seats.c.identity == identity))
        return await self._lines.read(lambda line: line.scalar(wanted)) or 0

    async def drop_expired(self, at: int) -> int:
        """Keys that are no good any more, and people who have none and belong to no table; how many keys."""
        unreachable = and_(
            identities.c.id.not_in(select(keys.c.identity)),
            identities.c.id.not_in(select(tables.c.host)),
            identities.c.id.not_in(select(seats.c.identity).where(seats.c.identity.is_not(None))),
        )

        def drop(line: Connection) -> int:
            count = line.execute(delete(keys).where(keys.c.expires <= at)).rowcount
            if count:
                line.execute(delete(identities).where(unreachable))
            return count

        return await self._lines.write(drop)


def _key(identity: str, key: bytes, kind: str, at: int, expires: int) -> Any:
    return insert(keys).values(hash=key, identity=identity, kind=kind, created=at, expires=expires)
