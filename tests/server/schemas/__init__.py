"""Databases of every released schema, as text: `0001.sql` is what a server of that schema left behind.

`python -m tests.server.schemas.make` writes the one of today's schema; a written one never changes again.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import BigInteger, Connection, MetaData, create_engine, func, insert, select, update

from septem.server.clock import now
from septem.server.database import connected, migrate
from septem.server.settings import Settings, database_url

FOLDER = Path(__file__).parent
KEY = "the-key-of-Ada-the-same-in-every-fixture"
"""Whoever has it is Ada, who hosts all tables and sits in the first seats."""
KINDS: dict[str, tuple[str, int, dict[str, int]]] = {
    "duel": ("duel", 2, {}),
    "first edition": ("wonders", 3, {"edition": 1}),
    "second edition": ("wonders", 4, {"edition": 2}),
    "architects": ("architects", 2, {}),
    "dice": ("dice", 3, {}),
}
"""Game, players and options by a name of its own; each is there twice, running and finished."""


def schemas() -> list[str]:
    """The schemas there is a fixture of, the oldest first."""
    return sorted(path.stem for path in FOLDER.glob("*.sql"))


def load(schema: str, db: str, folder: Path) -> None:
    """A new database with all that the fixture has, as if it had been left a moment ago."""
    file = folder / f"{schema}.sqlite"
    with closing(sqlite3.connect(file)) as line:
        line.executescript((FOLDER / f"{schema}.sql").read_text("utf-8"))
    origin = create_engine(f"sqlite:///{file}")
    with origin.begin() as there, connected(database_url(Settings(db=db))) as here:
        migrate(here, schema)
        _copy(there, here)
        _come_of_age(here)
    origin.dispose()


def _copy(there: Connection, here: Connection) -> None:
    """All rows, by the columns of the old schema; both kinds of database get the same."""
    columns = MetaData()
    columns.reflect(there)
    for table in columns.sorted_tables:
        rows = [dict(row._mapping) for row in there.execute(select(table))]
        if rows and table.name != "alembic_version":
            here.execute(insert(table), rows)


def _come_of_age(here: Connection) -> None:
    """All times move on by the age of the fixture: else keys expire and tables are swept some day."""
    columns = MetaData()
    columns.reflect(here)
    newest = here.scalar(select(func.max(columns.tables["entries"].c.at)))
    for table in columns.sorted_tables:
        times = [one for one in table.c if isinstance(one.type, BigInteger) and one.name != "seed"]
        if times:
            here.execute(update(table).values({one.name: one + (now() - newest) for one in times}))
