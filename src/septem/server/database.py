"""Brings a database up to date before anybody uses it: a new one is made, one of an earlier version is migrated."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from septem.core.errors import BadOption
from septem.server.settings import Settings, database_url

ONE_AT_A_TIME = 7_777_777
"""Number of PostgreSQL's lock that processes wait at."""
STEPS = Path(__file__).parent / "migrations" / "versions"
VERSION = "alembic_version"
"""Alembic's table with the version of the database."""


def prepare(settings: Settings) -> None:
    """Make or migrate the database; BadOption if it cannot be reached or is of a later version."""
    with connected(database_url(settings)) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        migrate(connection)


@contextmanager
def connected(address: str, writes: bool = True) -> Iterator[Connection]:
    """A transaction for upkeep, committed at its end; BadOption says why there is none, without any password."""
    try:
        url = make_url(address)
        engine = create_engine(url, hide_parameters=True)
        if url.get_backend_name() == "sqlite":  # whose driver would let the steps of a migration stand one by one
            begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
            event.listen(engine, "connect", _without_its_own_transactions)
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError, ValueError) as problem:
        raise BadOption("db", f"cannot be used: {brief(problem)}") from None


def _without_its_own_transactions(connection: Any, _: object) -> None:
    connection.isolation_level = None


def lite_file(settings: Settings) -> Path | None:
    """The file of an SQLite database, which has to be there; None: it is PostgreSQL."""
    url = make_url(database_url(settings))
    if url.get_backend_name() != "sqlite":
        return None
    file = Path(url.database or "")
    if not file.is_file():
        raise BadOption("db", f"there is no database {file}")
    return file


# ---- migrations ----------------------------------------------------------------------------------
def migrate(connection: Connection, target: str = "") -> None:
    """All steps that are missing up to a version, in the transaction of the connection."""
    found, wanted = schema_of(connection), target or newest_schema()
    if found == wanted:
        return
    if found is not None and found not in schemas():
        raise BadOption("db", f"was made by a later version of septem (its schema is {found}); update septem")
    _run_steps(connection, wanted)


def _run_steps(connection: Connection, target: str) -> None:
    from alembic.config import Config  # slow to load, and seldom needed
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "septem.server:migrations")
    script = ScriptDirectory.from_config(config)
    with EnvironmentContext(config, script, fn=lambda now, _: script._upgrade_revs(target, now)) as steps:
        steps.configure(connection=connection, render_as_batch=True)
        with steps.begin_transaction():
            steps.run_migrations()


def schema_of(connection: Connection) -> str | None:
    """The version of a database; None: nobody has made it yet."""
    if not inspect(connection).has_table(VERSION):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION}"))
    return found


def schemas() -> list[str]:
    """All versions there have been, the oldest first: the files of the steps begin with them."""
    return sorted(file.name[:4] for file in STEPS.iterdir() if file.name[:4].isdigit())


def newest_schema() -> str:
    """The version that this septem works with."""
    return schemas()[-1]


def brief(problem: BaseException | None) -> str:
    """The first line, without statements and passwords."""
    original = problem.orig if isinstance(problem, DBAPIError) else problem
    return str(original).strip().partition("\n")[0]
