"""Tells people that it is their turn, at an address of their own: once a turn, and not those who are looking anyway.

Who has to be called is committed with the move that made it their turn (`live.due_calls`): no call is lost with a
process. A stream that shows its reader the turn takes the call back; after a short while one process claims it.
"""

import asyncio
import logging

import msgspec

from septem.server.background import Background
from septem.server.clock import SECOND, now
from septem.server.facts import Called
from septem.server.guard import Bucket
from septem.server.logs import mark
from septem.server.metrics import Metrics
from septem.server.outgoing import Outgoing
from septem.server.problems import Problem
from septem.server.reach import Unreachable
from septem.server.settings import Settings
from septem.server.storage import Storage

LOG = logging.getLogger("septem.calls")
TASKS = 4
PAUSE = 1.0
MOST_TRIES = 4
SLOWER = 4
"""Each pause between tries is so many times as long as the one before."""
AT_ONCE, A_SECOND = 20, 0.1
"""Calls of one identity: nobody lets this server flood somebody else's."""
LATER = 30.0


class CallBody(msgspec.Struct, frozen=True, kw_only=True):
    """What a webhook is sent."""

    event: str = "your-turn"
    table: str
    game: str
    seat: int
    link: str


class Calls(Background):
    """The tasks of one process that call people."""

    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        super().__init__(TASKS)
        self._storage, self._settings, self._metrics = storage, settings, metrics
        self._outgoing = Outgoing(settings.webhooks, settings.webhook_seconds)
        self._rate = Bucket(AT_ONCE, A_SECOND)

    async def stop(self) -> None:
        """Enough; what was claimed is claimed again after a while."""
        await super().stop()
        await self._outgoing.close()

    async def _stay(self) -> None:
        while True:
            try:
                if not await self._one():
                    await asyncio.sleep(PAUSE)
            except Problem as problem:
                LOG.warning("cannot call people: %s", problem.code)
                await asyncio.sleep(PAUSE)
            except Exception:
                LOG.exception("cannot call somebody")
                await asyncio.sleep(PAUSE)

    async def _one(self) -> bool:
        """Call somebody; whether there was somebody."""
        at = now()
        called = await self._storage.claim_call(at, at + int(3 * self._settings.webhook_seconds * SECOND))
        if called is None:
            return False
        if self._settings.limits and self._rate.take(called.identity) > 0:
            await self._storage.postpone_call(called, now() + int(LATER * SECOND), called.tries)
            return True
        body = CallBody(
            table=called.table, game=called.game, seat=called.seat, link=f"{called.home}/#/table/{called.table}"
        )
        try:
            await self._outgoing.post(called.webhook, msgspec.json.encode(body))
        except Unreachable as problem:
            await self._failed(called, str(problem))
        else:
            self._metrics.calls.labels("told").inc()
            await self._storage.end_call(called)
        return True

    async def _failed(self, called: Called, why: str) -> None:
        """Try again later, a few times."""
        tries = called.tries + 1
        LOG.info("a call for table %s failed: %s", mark(called.table), why)
        if tries >= MOST_TRIES:
            self._metrics.calls.labels("given-up").inc()
            await self._storage.end_call(called)
        else:
            pause = self._settings.webhook_pause * SLOWER**called.tries
            await self._storage.postpone_call(called, now() + int(pause * SECOND), tries)
