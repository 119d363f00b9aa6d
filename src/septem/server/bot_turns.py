"""Takes care of what is due: turns of bots, and turns of people whose time is up. Each is done once, by one process."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial

from septem.bots.levels import LEVELS
from septem.core.game import AnyGame
from septem.search.policy import Policy
from septem.server.background import Background
from septem.server.bot_pool import BotFailed, BotPool, question_for
from septem.server.changes import Change, played
from septem.server.clock import SECOND, now
from septem.server.live import Live
from septem.server.logs import mark
from septem.server.metrics import Metrics
from septem.server.problems import BadInput, Conflict, Illegal, Problem
from septem.server.settings import Settings
from septem.server.storage import Storage
from septem.server.tables import Tables

LOG = logging.getLogger("septem.bots")
IN_TIME = "greedy"
"""Who decides for a person whose time is up."""
PAUSE = 0.5
"""Seconds after which somebody looks again although no bell rang: another process may have died."""


class BotTurns(Background):
    """The tasks of one process that look for what is due."""

    def __init__(self, storage: Storage, tables: Tables, pool: BotPool, settings: Settings, metrics: Metrics) -> None:
        super().__init__(settings.bot_workers + 1)  # while all processes think another task can look
        self._storage, self._tables, self._pool, self._settings = storage, tables, pool, settings
        self._metrics = metrics

    async def _stay(self) -> None:
        while True:
            bell = self._tables.something_due.next()
            try:
                if not await self._one():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(bell.wait(), PAUSE)
            except Problem as problem:
                LOG.warning("cannot take care of turns: %s", problem.code)
                await asyncio.sleep(PAUSE)
            except Exception:
                LOG.exception("cannot take care of a turn")
                await asyncio.sleep(PAUSE)

    async def _one(self) -> bool:
        """Take care of one table; whether there was one."""
        at = now()
        table = await self._storage.claim(at, at + int(self._settings.claim_seconds * SECOND))
        if table is None:
            return False
        live = await self._tables.live(table)  # whatever goes wrong from here on, the claim ends by itself
        if live.foreign:
            return True  # a server with these rules may take care of it, when the claim has ended
        async with self._claimed(table):
            while seats := _due_seats(live, at):
                moves = await asyncio.gather(*(self._decided(live, seat) for seat in seats))
                for seat, move in zip(seats, moves, strict=True):
                    with contextlib.suppress(Conflict):
                        await self._tables.change(table, partial(_late, seen=live, seat=seat, move=move))
                live = await self._tables.live(table)
        if live.stored.due is not None:
            await self._storage.release(table)
        return True

    @contextlib.asynccontextmanager
    async def _claimed(self, table: str) -> AsyncIterator[None]:
        """The claim lasts as long as this does, however long bots wait for a process."""
        task = asyncio.create_task(self._keep_claim(table))
        try:
            yield
        finally:
            task.cancel()

    async def _keep_claim(self, table: str) -> None:
        while True:
            await asyncio.sleep(self._settings.claim_seconds / 3)
            with contextlib.suppress(Problem):
                await self._storage.keep_claim(table, now() + int(self._settings.claim_seconds * SECOND))

    async def _decided(self, live: Live, seat: int) -> str:
        game = live.playing()
        level = live.stored.places[seat].level
        bot = level if level in LEVELS else IN_TIME
        question = question_for(live.stored.game, bot, game.view(seat), live.stored.seed, seat, _made(game, seat))
        try:
            with self._metrics.bots.track_inprogress():
                return await self._pool.choose(question)
        except BotFailed as problem:
            self._metrics.bot_failures.inc()
            LOG.warning("bot %s at table %s failed: %s", bot, mark(live.stored.id), problem)
            return instead(game, seat)


def _made(game: AnyGame, seat: int) -> int:
    """How many moves a seat has made: chance depends on the table and on these, not on when others chose."""
    return sum(mover == seat for mover, _ in game.record().moves)


def _due_seats(live: Live, at: int) -> list[int]:
    """Bots that have to decide, all at once where choices are sealed; else people whose time was up."""
    acting = live.acting()
    bots = [seat for seat in acting if live.stored.places[seat].level]
    if bots or live.stored.due is None or live.stored.due > at:
        return bots
    return list(acting)


def instead(game: AnyGame, seat: int) -> str:
    """A legal move for a bot that has none: what looks best now."""
    state = game.state
    code = Policy().best(state, seat)
    notation: str = game.room.notations(state, seat, [code])[0]
    return notation


def _late(live: Live, seen: Live, seat: int, move: str) -> Change:
    """The move, unless the table or the seat has moved on meanwhile; for one that is not legal another one."""
    moved_on = live.log_since(seat, seen.number_for(seat)) != live.logged[-1]
    if seat not in live.acting() or moved_on or _open(live, seat) != _open(seen, seat):
        raise Conflict("the table has moved on")
    try:
        return played(live, seat, move)
    except (BadInput, Illegal):
        LOG.warning("a bot at table %s answered with no legal move", mark(live.stored.id))
        return played(live, seat, instead(live.playing(), seat))


def _open(live: Live, seat: int) -> list[int]:
    """What a seat can choose from: a choice may have several steps, and each is to be made once."""
    codes: list[int] = live.playing().state.legal_codes(seat)
    return codes
