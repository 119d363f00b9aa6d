"""Brings a database up to date before anybody uses it: a new one is made, one of an earlier version is migrated."""

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.exc import DBAPIError, NoSuchModuleError

from septem.core.errors import BadOption
from septem.server.settings import Settings, database_url

ONE_AT_A_TIME = 7_777_777
"""Number of PostgreSQL's lock that processes wait at."""


def prepare(settings: Settings) -> None:
    """Make or migrate the database; BadOption if it cannot be reached or is of a later version."""
    try:
        url = make_url(database_url(settings))
        engine = create_engine(url.set(drivername=url.drivername.replace("+aiosqlite", "")), hide_parameters=True)
        with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            migrate(connection)
        engine.dispose()
    except (DBAPIError, NoSuchModuleError, ImportError, ValueError) as problem:
        raise BadOption("db", f"cannot be used: {_brief(problem)}") from None


def migrate(connection: Connection) -> None:
    """All steps that are missing, in the transaction of the connection."""
    config = Config()
    config.set_main_option("script_location", "septem.server:migrations")
    script = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    known = {one.revision for one in script.walk_revisions()}
    if found is not None and found not in known:
        raise BadOption("db", f"was made by a later version of septem (its schema is {found}); update septem")
    with EnvironmentContext(config, script, fn=lambda now, _: script._upgrade_revs("head", now)) as steps:
        steps.configure(connection=connection, render_as_batch=True)
        with steps.begin_transaction():
            steps.run_migrations()


def _brief(problem: Exception) -> str:
    """The first line, without statements and passwords."""
    original = problem.orig if isinstance(problem, DBAPIError) else problem
    return str(original).strip().partition("\n")[0]
