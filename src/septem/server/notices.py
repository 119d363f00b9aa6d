"""PostgreSQL tells all processes of every entry (LISTEN/NOTIFY). A process that missed some reads everything anew."""

import asyncio
import logging

import msgspec
import psycopg
from sqlalchemy.engine import URL

from septem.server.background import Background
from septem.server.connections import LINE_OPTIONS
from septem.server.facts import News
from septem.server.identity import Identities
from septem.server.problems import Problem
from septem.server.readers import Readers
from septem.server.statements import CHANNEL, KEY_CHANNEL
from septem.server.tables import Tables

LOG = logging.getLogger("septem.notices")
PAUSE = 1.0


class Notices(Background):
    """One connection that only listens; lost, it is made again."""

    def __init__(self, url: URL, tables: Tables, identities: Identities, readers: Readers) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._tables, self._identities, self._readers = tables, identities, readers

    async def _stay(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError, Problem) as problem:
                LOG.warning("lost the line to the database: %s", type(problem).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True, **LINE_OPTIONS) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            await line.execute(f"LISTEN {KEY_CHANNEL}")
            await self._tables.refresh_all()  # what was told while nobody listened
            self._revoked(None)
            async for notice in line.notifies():
                if notice.channel == KEY_CHANNEL:
                    self._revoked(notice.payload)
                    continue
                await self._tables.refresh(msgspec.json.decode(notice.payload, type=News))

    def _revoked(self, identity: str | None) -> None:
        """Keys of somebody (None: of anybody) may be no good any more."""
        self._identities.forget(identity)
        self._readers.doubt(identity)
