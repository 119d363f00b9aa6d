"""Old tables are swept: given up when nobody has come for long, and deleted some time later. Finished games stay.

Waiting tables are given up after a week without any change, running ones after ninety days; given-up tables are deleted
after thirty days more, keys when they have expired, and people without any key or table with them. docs/server.md says
so to those who run a server.
"""

import asyncio
import logging
from functools import partial

from septem.server.background import Background
from septem.server.changes import swept
from septem.server.clock import DAY, now
from septem.server.problems import Conflict, NotFound, Problem
from septem.server.storage import Storage
from septem.server.tables import Tables

LOG = logging.getLogger("septem.sweep")
EVERY = 3600.0
WAITING, RUNNING, ABANDONED = 7 * DAY, 90 * DAY, 30 * DAY
AT_ONCE = 100


async def sweep(storage: Storage, tables: Tables) -> tuple[int, int, int]:
    """How many tables were given up, how many deleted, and how many keys."""
    at = now()
    waiting = await _give_up(storage, tables, "waiting", at - WAITING)
    running = await _give_up(storage, tables, "running", at - RUNNING)
    deleted = await storage.delete_abandoned(at - ABANDONED)
    return waiting + running, deleted, await storage.drop_expired(at)


async def _give_up(storage: Storage, tables: Tables, status: str, before: int) -> int:
    """Each by an entry of its own, so that those who look and other processes hear of it."""
    count = 0
    for table in await storage.unchanged(status, before, AT_ONCE):
        try:
            await tables.change(table, partial(swept, status=status, before=before))
            count += 1
        except (Conflict, NotFound):  # somebody came, or another process sweeps
            continue
    return count


class Sweeper(Background):
    """Sweeps now and then, as long as the server runs."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        super().__init__()
        self._storage, self._tables = storage, tables

    async def _stay(self) -> None:
        while True:
            try:
                done = await sweep(self._storage, self._tables)
                if any(done):
                    LOG.info("swept: %d tables given up, %d deleted, %d keys", *done)
            except Problem as problem:
                LOG.warning("cannot sweep: %s", problem.code)
            except Exception:
                LOG.exception("cannot sweep")
            await asyncio.sleep(EVERY)
