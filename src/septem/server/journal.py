"""How entries are appended: those of several tables in one transaction, and told to all processes with it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from septem.server.call_store import turn_statements
from septem.server.connections import Raced
from septem.server.facts import Entry, News, Place, Stored, Turn
from septem.server.statements import (
    ADD_ENTRY,
    APPEND,
    GO_ON,
    LEAVE_ALL,
    NUMBERS,
    SET_TERMS,
    SIT,
    TAKE_SEATS,
    TELL,
)
from septem.server.together import Outcome

LONGEST_NEWS = 7000
"""Bytes; PostgreSQL tells at most 8,000."""
ALWAYS_TOLD = ("status", "next", "rules", "due", "changed")
TERMS = ("players", "options", "public", "spectators", "hints", "timer")


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """An entry to be appended: the table afterwards, seats that change, and who has to be called.

    `busy`: whoever has claimed the table still has something to do there. `result`: of a game that is finished.
    `terms`: what is played there has changed, and how many seats there are.
    """

    table: Stored
    entry: Entry
    places: Mapping[int, Place]
    turn: Turn | None
    busy: bool
    result: str | None
    terms: bool = False

    @property
    def simple(self) -> bool:
        """Whether nothing but the table's row changes."""
        return not self.places and self.turn is None and not self.terms


def append_at_once(line: Connection, batch: Sequence[Append]) -> list[Outcome]:
    """The same as `append_all` in one statement of PostgreSQL, for simple entries."""
    wished = [{**_going_on(one), "news": news_of(one), **entry_row(one.table.id, one.entry)} for one in batch]
    made = {row[0] for row in line.exec_driver_sql(APPEND, (msgspec.json.encode(wished).decode(),))}
    return [Outcome(problem=None if one.table.id in made else Raced()) for one in batch]


def append_all(line: Connection, batch: Sequence[Append], lite: bool) -> list[Outcome]:
    """All whose number comes next, the others are late. SQLite has one writer, PostgreSQL is asked to keep the rows."""
    found = numbers(line, [one.table.id for one in batch], keep=not lite)
    late = [found.get(one.table.id) != one.entry.number - 1 for one in batch]
    good = [one for one, is_late in zip(batch, late, strict=True) if not is_late]
    if good:
        line.execute(GO_ON, _one_or_many([_going_on(one) for one in good]))
        line.execute(ADD_ENTRY, _one_or_many([entry_row(one.table.id, one.entry) for one in good]))
        for one in good:
            _append_rest(line, one)
        if not lite:
            line.execute(TELL, {"news": [news_of(one) for one in good]})
    return [Outcome(problem=Raced() if is_late else None) for is_late in late]


def numbers(line: Connection, tables: Sequence[str], keep: bool = False) -> dict[str, int]:
    """The numbers of the last entries; `keep`: nobody else changes these tables meanwhile."""
    wanted = NUMBERS.with_for_update() if keep else NUMBERS
    return {row.id: row.number for row in line.execute(wanted, {"tables": list(tables)})}


def _append_rest(line: Connection, one: Append) -> None:
    """What most entries have nothing of."""
    table = one.table.id
    if one.terms:
        line.execute(SET_TERMS.values({name: getattr(one.table, name) for name in TERMS}), {"at_table": table})
        line.execute(LEAVE_ALL, {"at_table": table})
        line.execute(TAKE_SEATS, seat_rows(one.table))
    for seat, place in one.places.items():
        line.execute(SIT.values(msgspec.structs.asdict(place)), {"at_table": table, "at_seat": seat})
    if one.turn is not None:
        for statement in turn_statements(table, one.entry.number, one.turn):
            line.execute(statement)


def _one_or_many(rows: list[dict[str, Any]]) -> Any:
    return rows[0] if len(rows) == 1 else rows


def _going_on(one: Append) -> dict[str, Any]:
    table = one.table
    return {
        "table": table.id,
        "to": table.number,
        "changed_at": table.changed,
        "now": table.status,
        "led_to": table.next,
        "played_by": table.rules,
        "until": table.due,
        "claim": one.busy,
        "outcome": one.result,
    }


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    return {"table": table, **msgspec.structs.asdict(entry)}


def seat_rows(table: Stored) -> list[dict[str, Any]]:
    """All seats of a table as rows."""
    return [
        {"table": table.id, "seat": seat, **msgspec.structs.asdict(place)} for seat, place in enumerate(table.places)
    ]


def news_of(one: Append) -> str:
    """What other processes hear; of a table that is too large to be told of they read the rest."""
    table = one.table
    head = News(table.id, table.number, one.busy)
    whole = msgspec.structs.replace(
        head,
        entry=one.entry,
        columns={name: getattr(table, name) for name in ALWAYS_TOLD + (TERMS if one.terms else ())},
        places=table.places,
    )
    told = msgspec.json.encode(whole)
    return (told if len(told) <= LONGEST_NEWS else msgspec.json.encode(head)).decode()
