"""Statements on the people who wait to be called, for either database."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, and_, delete, insert, literal, select

from septem.server.columns import calls, identities, seats, tables
from septem.server.facts import Called, Turn


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
