"""People who wait to be called, in either database."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, Select, and_, delete, insert, literal, select, update

from septem.server.columns import calls, identities, seats, tables
from septem.server.facts import Called, Turn
from septem.server.statements import CALL_DUE
from septem.server.store import Store


class CallStore(Store):
    """Reads and commits of webhooks, and of what they have to be told."""

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


# ---- statements ----------------------------------------------------------------------------------
def turn_statements(table: str, number: int, turn: Turn) -> Iterator[Executable]:
    """After an entry: calls of seats whose turn is over go, those of a new turn come, if their people want any."""
    yield delete(calls).where(and_(calls.c.table == table, calls.c.seat.not_in(turn.still)))
    if not turn.new:
        return
    wanted = select(seats.c.table, seats.c.seat, literal(number), literal(turn.due), literal(0)).join(
        identities, identities.c.id == seats.c.identity
    )
    concerned = and_(seats.c.table == table, seats.c.seat.in_(turn.new), identities.c.webhook != "")
    yield insert(calls).from_select(["table", "seat", "number", "due", "tries"], wanted.where(concerned))


def forget_statements(identity: str, table: str | None = None) -> Iterator[Executable]:
    """No call for somebody, at one table or at all."""
    own = (
        select(seats.c.seat).where(and_(seats.c.identity == identity, seats.c.table == calls.c.table)).correlate(calls)
    )
    here = calls.c.seat.in_(own.scalar_subquery())
    yield delete(calls).where(here if table is None else and_(calls.c.table == table, here))


def next_call(now: int) -> Select[Any]:
    """Whoever has waited longest; nobody else may have them meanwhile."""
    columns = (calls.c.table, calls.c.seat, calls.c.number, calls.c.tries)
    wanted = (
        select(*columns, tables.c.game, identities.c.id, identities.c.webhook, identities.c.home)
        .join(tables, tables.c.id == calls.c.table)
        .join(seats, and_(seats.c.table == calls.c.table, seats.c.seat == calls.c.seat))
        .join(identities, identities.c.id == seats.c.identity)
    )
    ready = and_(calls.c.due <= now, identities.c.webhook != "")
    return wanted.where(ready).order_by(calls.c.due).limit(1).with_for_update(of=calls, skip_locked=True)


def same_call(called: Called) -> ColumnElement[bool]:
    """This turn of this seat, not a later one."""
    return and_(calls.c.table == called.table, calls.c.seat == called.seat, calls.c.number == called.number)
