"""Connections to the database, each in a thread of its own: the event loop only waits.

SQLite has one writer, and its commits wait for the disk: writes that come while one is on its way are committed
together, each of them whole or not at all. PostgreSQL has several writers and does the same by itself.
"""

import asyncio
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InvalidatePoolError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import ConnectionPoolEntry

from septem.server.problems import Unavailable
from septem.server.together import Outcome, Together, in_time

Found = TypeVar("Found")
Work = Callable[[Connection], Any]
READERS = 4
WRITERS = 4
"""Of PostgreSQL; SQLite has one."""
MOST_TOGETHER = 64
PATIENCE = 5
"""Seconds to wait for a connection or a lock."""
UNUSED = 1.0
"""Seconds after which a connection to PostgreSQL may have been lost without anybody noticing."""
LONGEST = 15.0
"""Seconds for an answer, connection and lock included: who asks is told, also if the database only hangs."""
LINE_OPTIONS: dict[str, Any] = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""PostgreSQL on another machine: a line that leads nowhere is noticed (in seconds, the last one in milliseconds)."""
UNREACHABLE = (DBAPIError, NoConnection, OSError)
"""The database does not answer, or all connections to it are busy for too long."""


class Raced(Exception):
    """Somebody else appended first: read again."""


class Connections:
    """All connections of one process."""

    def __init__(self, url: URL) -> None:
        self.lite = url.get_backend_name() == "sqlite"
        writers = 1 if self.lite else WRITERS
        self._engine = _engine(url, self.lite, READERS + writers)
        self._plain = self._engine if self.lite else self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._threads = ThreadPoolExecutor(READERS, "septem-read")
        self._writing = ThreadPoolExecutor(writers, "septem-write")
        self._writes: Together[Work, Any] = Together(self._written, MOST_TOGETHER if self.lite else 1, writers)

    async def close(self) -> None:
        """What waits is still done."""
        await self._writes.close()
        self._threads.shutdown()
        self._writing.shutdown()
        self._engine.dispose()

    # ---- reading ---------------------------------------------------------------------------------
    async def read(self, work: Callable[[Connection], Found], seconds: float | None = LONGEST) -> Found:
        """What the work finds; Unavailable if the database does not answer, or not within the time."""
        found = asyncio.get_running_loop().run_in_executor(self._threads, self._asked, work)
        return await in_time(found, seconds)

    def _asked(self, work: Callable[[Connection], Found]) -> Found:
        try:
            with self._plain.connect() as connection:
                return work(connection)
        except UNREACHABLE as problem:
            raise _refusal(problem) from problem

    # ---- writing ---------------------------------------------------------------------------------
    async def write(self, work: Callable[[Connection], Found], seconds: float | None = LONGEST) -> Found:
        """What the work finds, once it is committed; what it raises is passed on, and nothing has changed then.

        Unavailable: the database does not answer, or not within the time; then it may be committed later on."""
        found: Found = await self._writes.ask(work, seconds)
        return found

    async def _written(self, batch: list[Work]) -> list[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._commit, batch)

    async def write_at_once(self, work: Callable[[Connection], Found]) -> Found:
        """What a single statement finds; PostgreSQL commits it by itself, which saves two ways there and back."""
        loop = asyncio.get_running_loop()
        return await in_time(loop.run_in_executor(self._writing, self._asked, work), LONGEST)

    def _commit(self, batch: list[Work]) -> list[Outcome]:
        """All of them in one transaction."""
        try:
            with self._engine.execution_options(writes=True).begin() as connection:
                if len(batch) == 1:
                    return [Outcome(batch[0](connection))]
                return [_attempted(connection, work) for work in batch]
        except Exception as problem:
            return [Outcome(problem=_refusal(problem))] * len(batch)


def repeatable(connection: Connection) -> Connection:
    """The same, and everything read is of one moment; SQLite's transactions always are."""
    return connection.execution_options(isolation_level="REPEATABLE READ")


def _attempted(connection: Connection, work: Work) -> Outcome:
    """One piece of work; what it did is undone if it fails, and those it is committed with do not notice."""
    try:
        with connection.begin_nested():
            return Outcome(work(connection))
    except (OperationalError, InterfaceError, OSError):
        raise  # nothing can be committed
    except Exception as problem:
        return Outcome(problem=_refusal(problem))


def _refusal(problem: Exception) -> Exception:
    if not isinstance(problem, UNREACHABLE) or isinstance(problem, IntegrityError):
        return problem
    refusal = Unavailable()
    refusal.__cause__ = problem
    return refusal


def _engine(url: URL, lite: bool, size: int) -> Engine:
    """Neither errors nor logs of it say what was written: there are seeds among it."""
    if not lite:
        engine = create_engine(
            url,
            hide_parameters=True,
            pool_size=size,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args=LINE_OPTIONS,
        )
        _try_old_lines(engine)
        return engine
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE},
    )

    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # `begin` below decides
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {line}")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def _try_old_lines(engine: Engine) -> None:
    """A connection that nobody has used for a while is tried first, and made anew if it leads nowhere any more."""

    def put_back(_: object, record: ConnectionPoolEntry) -> None:
        record.info["used"] = time.monotonic()

    def take(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
        if time.monotonic() - record.info.get("used", math.inf) > UNUSED:
            try:
                engine.dialect.do_ping(connection)
            except Exception as problem:
                raise InvalidatePoolError from problem

    event.listen(engine, "checkin", put_back)
    event.listen(engine, "checkout", take)
