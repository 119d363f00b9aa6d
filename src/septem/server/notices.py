"""PostgreSQL tells all processes of every entry (LISTEN/NOTIFY). A process that missed some reads everything anew."""

import asyncio
import logging

import psycopg
from sqlalchemy.engine import URL

from septem.server.problems import Problem
from septem.server.storage import CHANNEL
from septem.server.tables import Tables

LOG = logging.getLogger("septem.notices")
PAUSE = 1.0


class Notices:
    """One connection that only listens; lost, it is made again."""

    def __init__(self, url: URL, tables: Tables) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        self.listening = False

    def start(self) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._stay())

    async def stop(self) -> None:
        """Enough."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError, Problem) as problem:
                LOG.warning("lost the line to the database: %s", type(problem).__name__)
            self.listening = False
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            self.listening = True
            await self._tables.refresh_all()  # what was told while nobody listened
            async for notice in line.notifies():
                table, _, number = notice.payload.partition(" ")
                await self._tables.refresh(table, int(number))
