"""Who was at which table, and when: the others need not wait for ever for somebody who has silently gone.

A person is at a table as long as a stream of it is open to them, and when they ask anything about it. Every process
knows that of its own streams and requests, and writes it down now and then for the others; a minute too little is
known of a process that dies, which is nothing against the time that has to pass.
"""

import asyncio
import contextlib
import logging

from septem.server.background import Background
from septem.server.clock import now
from septem.server.problems import Problem
from septem.server.readers import Readers
from septem.server.storage import Storage

LOG = logging.getLogger("septem.presence")
EVERY = 60.0
MOST_NOTED = 10_000
LAST = 2.0
"""Seconds for the last time, when the server stops: the database may be gone."""
AT_ONCE = 500
"""Rows written in one go: nobody's move waits long behind them."""


class Presence(Background):
    """Takes note of who is where."""

    def __init__(self, storage: Storage, readers: Readers) -> None:
        super().__init__()
        self._storage, self._readers = storage, readers
        self._noted: dict[tuple[str, str], int] = {}
        """By table and identity."""

    def note(self, table: str, identity: str) -> None:
        """Somebody has asked something about a table."""
        if len(self._noted) < MOST_NOTED:
            self._noted[table, identity] = now()

    async def last(self, table: str, identity: str) -> int:
        """When somebody was at a table last, in any process; 0: never since the game began."""
        await self.write()
        return await self._storage.last_seen(table, identity)

    async def write(self) -> None:
        """What is known here, for all."""
        at, noted = now(), self._noted
        self._noted = {}
        noted |= dict.fromkeys(self._readers.present(), at)
        found = [(table, identity, seen) for (table, identity), seen in noted.items()]
        for start in range(0, len(found), AT_ONCE):
            await self._storage.saw(found[start : start + AT_ONCE])

    async def stop(self) -> None:
        """What is known last is written too, if that does not take long."""
        await super().stop()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._try_to_write(), LAST)

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self._try_to_write()

    async def _try_to_write(self) -> None:
        try:
            await self.write()
        except Problem as problem:
            LOG.warning("cannot write down who is here: %s", problem.code)
