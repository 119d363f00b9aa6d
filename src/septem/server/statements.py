"""What is asked of the database again and again, worked out once."""

from sqlalchemy import ARRAY, Text, and_, bindparam, case, column, delete, func, insert, or_, select, update

from septem.server.columns import calls, entries, identities, keys, seats, tables
from septem.server.facts import Stored

CHANNEL = "septem"
"""What PostgreSQL tells all processes on: `News` of every entry."""
KEY_CHANNEL = "septem_keys"
"""What it tells them on of people whose keys were revoked or whose name has changed: who."""
TABLE_FIELDS = [name for name in Stored.__struct_fields__ if name != "places"]

IDENTITY_OF = (
    select(identities.c.id, identities.c.name)
    .join(keys, keys.c.identity == identities.c.id)
    .where(keys.c.hash == bindparam("key"), keys.c.kind == bindparam("kind"), keys.c.expires > bindparam("at"))
)
NUMBERS = (
    select(tables.c.id, tables.c.number)
    .where(tables.c.id.in_(bindparam("tables", expanding=True)))
    .order_by(tables.c.id)  # always in this order: who wants several rows at once never waits for somebody who waits
)
ENTRIES = (
    select(entries.c.number, entries.c.kind, entries.c.seat, entries.c.text, entries.c.at)
    .where(entries.c.table == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
GO_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.number == bindparam("to") - 1)
    .values(
        number=bindparam("to"),
        changed=bindparam("changed_at"),
        status=bindparam("now"),
        next=bindparam("led_to"),
        rules=bindparam("played_by"),
        due=bindparam("until"),
        result=bindparam("outcome"),
        claimed=case((bindparam("claim"), tables.c.claimed), else_=None),
    )
)
"""A table goes on to its next number, unless somebody else was there first."""
ADD_ENTRY = insert(entries)
APPEND = f"""
WITH wished AS (
    SELECT * FROM jsonb_to_recordset(CAST(%s AS jsonb)) AS one(
        "table" text, "to" int, changed_at bigint, "now" text, led_to text, played_by text, until bigint, claim bool,
        outcome text, kind text, seat int, "text" text, "at" bigint, news text)
), held AS (
    SELECT id FROM tables WHERE id IN (SELECT "table" FROM wished) ORDER BY id FOR UPDATE
), gone_on AS (
    UPDATE tables SET
        number = wished."to", changed = changed_at, status = wished."now", next = led_to, due = until,
        rules = played_by, result = outcome, claimed = CASE WHEN claim THEN claimed END
    FROM wished JOIN held ON held.id = wished."table"
    WHERE tables.id = wished."table" AND tables.number = wished."to" - 1
    RETURNING tables.id
), added AS (
    INSERT INTO entries ("table", number, kind, seat, "text", "at")
    SELECT wished."table", wished."to", kind, seat, wished."text", wished."at"
    FROM wished JOIN gone_on ON gone_on.id = wished."table"
)
SELECT gone_on.id, pg_notify('{CHANNEL}', news) FROM wished JOIN gone_on ON gone_on.id = wished."table"
"""
"""GO_ON, ADD_ENTRY and TELL for several tables at once, in PostgreSQL's own words: the ids of those that went on."""
SIT = update(seats).where(seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
SET_TERMS = update(tables).where(tables.c.id == bindparam("at_table"))
LEAVE_ALL = delete(seats).where(seats.c.table == bindparam("at_table"))
TAKE_SEATS = insert(seats)
SAW = (
    update(seats)
    .where(seats.c.table == bindparam("at_table"), seats.c.identity == bindparam("by"), seats.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)
TELL = select(func.pg_notify(CHANNEL, column("one"))).select_from(
    func.unnest(bindparam("news", type_=ARRAY(Text))).alias("one")
)
DUE = (
    select(tables.c.id)
    .where(
        tables.c.due <= bindparam("at"),
        or_(tables.c.claimed.is_(None), tables.c.claimed <= bindparam("at"), tables.c.claimed > bindparam("far")),
    )
    .order_by(tables.c.due)
    .limit(1)
)
"""A table that nobody takes care of. A claim that ends in the `far` future was made by a clock that was ahead."""
CLAIM = update(tables).where(tables.c.id == bindparam("table")).values(claimed=bindparam("until"))
HOLD = CLAIM.where(tables.c.claimed.is_not(None))
CALL_DUE = select(calls.c.table).where(calls.c.due <= bindparam("at")).limit(1)
OPEN_TO_ALL = and_(
    tables.c.public, or_(tables.c.status == "waiting", and_(tables.c.status == "running", tables.c.spectators))
)
