"""A copy of an SQLite database while servers use it, as of one moment (SQLite's online backup)."""

import sqlite3
from contextlib import closing
from pathlib import Path

from septem.core.errors import BadOption
from septem.server.database import lite_file
from septem.server.new_files import new_file
from septem.server.settings import Settings

INSTEAD = (
    "PostgreSQL has a tool of its own: `pg_dump --format=custom --file=FILE ADDRESS` (`pg_restore` brings it back); "
    "or `septem export FILE`, all games of one moment"
)


def back_up(settings: Settings, target: Path) -> int:
    """Write the copy; how many tables are in it. All of it is copied in one step, so no writer starts it anew."""
    source = lite_file(settings)
    if source is None:
        raise BadOption("db", INSTEAD)
    with new_file(target) as part:
        try:
            with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
                live.backup(copy)
                return _checked(copy)
        except sqlite3.Error as problem:
            raise BadOption("db", f"cannot be copied: {problem}") from None


def _checked(copy: sqlite3.Connection) -> int:
    """How many tables; BadOption if the copy is broken, which means that the database is."""
    (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BadOption("db", f"is broken: {found}")
    (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)
