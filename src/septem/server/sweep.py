"""Old tables are swept: given up when nobody has come for long, and deleted some time later. Finished games stay.

Waiting tables are given up after a week without any change, running ones after ninety days; given-up tables are deleted
after thirty days more, keys when they have expired. docs/server.md says so to those who run a server.
"""

import asyncio
import logging

from septem.server.background import Background
from septem.server.clock import DAY, now
from septem.server.problems import Problem
from septem.server.storage import Storage

LOG = logging.getLogger("septem.sweep")
EVERY = 3600.0
WAITING, RUNNING, ABANDONED = 7 * DAY, 90 * DAY, 30 * DAY


async def sweep(storage: Storage, at: int) -> tuple[int, int, int]:
    """How many tables were given up, how many deleted, and how many keys."""
    waiting = await storage.give_up("waiting", at - WAITING, at)
    running = await storage.give_up("running", at - RUNNING, at)
    deleted = await storage.delete_abandoned(at - ABANDONED)
    return waiting + running, deleted, await storage.drop_expired(at)


class Sweeper(Background):
    """Sweeps now and then, as long as the server runs."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._storage = storage

    async def _stay(self) -> None:
        while True:
            try:
                done = await sweep(self._storage, now())
                if any(done):
                    LOG.info("swept: %d tables given up, %d deleted, %d keys", *done)
            except Problem as problem:
                LOG.warning("cannot sweep: %s", problem.code)
            await asyncio.sleep(EVERY)
