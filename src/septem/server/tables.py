"""All tables: opened, changed one entry at a time, kept in memory while they are used, rebuilt from what is stored.

A change is made in four steps: look at the table, decide what the change is (`changes`), commit it, tell everybody.
Only what is committed is ever seen. If somebody else was faster the table is read again and the change decided anew.
"""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from septem.core.model import Result
from septem.server.branches import branched
from septem.server.changes import Change, due, followed, renamed, started
from septem.server.clock import is_id, now
from septem.server.connections import Raced
from septem.server.facts import Entry, News, Stored, Turn, Who
from septem.server.journal import Append
from septem.server.kept import Bell, Kept, KeptTables
from septem.server.lessons import first_game
from septem.server.live import Live, continued, due_calls, revived
from septem.server.metrics import Metrics
from septem.server.opening import new_seed, opened, opened_again
from septem.server.past import origin_of, read_result, record_of, seat_names, written_result
from septem.server.problems import Conflict, NotFound, Problem, TooMany
from septem.server.settings import Settings
from septem.server.storage import Storage
from septem.server.wire import Branch, NewTable

MOST_TRIES = 8
ENDLESS = ("retract", "undo", "seats", "terms")
"""Kinds of entries that bring no game nearer to its end."""


class Tables:
    """The tables of one process."""

    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self._storage = storage
        self._settings = settings
        self._metrics = metrics
        self._kept = KeptTables(settings.most_kept, metrics)
        self.watched = self._kept.watched
        self.something_due = Bell()

    # ---- looking ---------------------------------------------------------------------------------
    async def live(self, table: str) -> Live:
        """A table as it is; NotFound if there is none. Whether another process has gone on is looked up."""
        kept = self._kept.get(table)
        if kept is not None and kept.live is not None and not self._storage.lite:
            await self.refresh(News(table, await self._storage.number(table)))
        return await self.known(table)

    async def known(self, table: str) -> Live:
        """A table as this process knows it; the notices of others may be on their way."""
        if not is_id(table):
            raise NotFound("there is no such table")
        kept = self._kept.keep(table)
        if kept.live is None:
            async with kept.lock:
                await self._load(table, kept)
        if kept.live is None:
            self._kept.drop(table)
            raise NotFound("there is no such table")
        return kept.live

    def bell(self, table: str) -> asyncio.Event:
        """Set at the table's next change."""
        return self._kept.keep(table).bell.next()

    async def turn_seen(self, table: str, who: Who) -> None:
        """Somebody has been shown that it is their turn."""
        if self._settings.webhooks != "off":
            await self._storage.seen_turn(table, who.id)

    def wake(self, table: str) -> None:
        """Let all who watch a table look again."""
        if (kept := self._kept.get(table)) is not None:
            kept.bell.ring()

    async def refresh(self, news: News) -> None:
        """There is such an entry: another process may have made it. Who just reads the table waits."""
        kept = self._kept.get(news.table)
        if kept is not None and (kept.live is None or kept.live.number < news.number):
            async with kept.lock:
                if kept.live is not None and kept.live.number < news.number:
                    kept.live = await self._caught_up(kept.live, news)
                    kept.bell.ring()
        if news.busy:
            self.something_due.ring()

    async def refresh_all(self) -> None:
        """Nobody knows what happened meanwhile: look at every table anew."""
        for table, kept in self._kept.all():
            if kept.live is not None:
                await self.refresh(News(table, kept.live.number + 1))
        self.something_due.ring()

    async def listed(self, who: Who | None) -> list[Stored]:
        """Public tables; or those of somebody."""
        return await self._storage.listed(self._settings.most_listed, who.id if who else None)

    async def record(self, live: Live) -> Any:
        """The record of a table's game; of one that was played by other rules from what is stored, unchecked."""
        if live.game is not None:
            found = live.game.record(seat_names(live.stored))
            return msgspec.structs.replace(found, origin=origin_of(live.stored))
        return record_of(live.stored, await self._storage.entries(live.stored.id), live.result)

    async def check_room(self, who: Who, but: str = "") -> None:
        """TooMany if somebody has or plays at enough tables, one of them not counted."""
        if await self._storage.open_tables(who.id, but) >= self._settings.most_tables:
            raise TooMany("you have too many tables that are not over; give some up first")

    # ---- changing --------------------------------------------------------------------------------
    async def open(self, who: Who, wish: NewTable) -> Live:
        """A new table."""
        wish, seed = first_game(wish) if wish.lesson else (wish, new_seed())
        stored = await asyncio.to_thread(opened, who, wish, seed)
        await self.check_room(who)
        live = await self._create(stored, [Entry(1, "opened", at=stored.created)])
        if wish.start and not any(place.open for place in stored.places):
            return await self.change(stored.id, partial(started, who=who))
        return live

    async def rematch(self, who: Who, table: str) -> Live:
        """The same game for the same people at a new table; whoever asks later is led there too."""
        before = await self.live(table)
        if before.stored.next is None:
            new = opened_again(who, before.stored)
            followed(before, who, new.id)  # may they?
            await self.check_room(who)
            await self._create(new, [Entry(1, "opened", at=new.created)])
            try:
                before = await self.change(table, partial(followed, who=who, table=new.id))
            except Conflict:  # somebody else was faster: to that table everybody goes
                self._kept.drop(new.id)
                await self._storage.drop(new.id)
                before = await self.live(table)
        return await self.live(before.stored.next or table)

    async def branch(self, who: Who, table: str, wish: Branch) -> Live:
        """A finished game played on from an earlier moment, at a table of one's own."""
        stored, entries = await asyncio.to_thread(branched, await self.live(table), who, wish)
        await self.check_room(who)
        return await self._create(stored, entries)

    async def rename(self, who: Who, name: str) -> None:
        """Somebody is called otherwise at all tables that are not over; who shares their device is not."""
        for table in await self._storage.seats_named(who.id, who.name):
            with contextlib.suppress(Conflict, NotFound):
                await self.change(table, partial(renamed, who=who, name=name))

    async def _create(self, stored: Stored, entries: list[Entry]) -> Live:
        """A table with what has happened there; a bot may have to move at once."""
        live = await asyncio.to_thread(revived, stored, entries)
        stored = msgspec.structs.replace(live.stored, due=due(live))
        await self._storage.create(stored, entries)
        live = self._kept.keep(stored.id).live = msgspec.structs.replace(live, stored=stored)
        if stored.due is not None:
            self.something_due.ring()
        return live

    async def change(self, table: str, decide: Callable[[Live], Change]) -> Live:
        """Decide, commit, tell. What `decide` raises is passed on, and nothing has changed then.

        Whether another process has gone on is looked up only if the change is refused, or comes too late: what is
        committed has the next number, so it was decided on what there is.
        """
        look = self.known
        for _ in range(MOST_TRIES):
            before = await look(table)
            kept = self._kept.keep(table)
            async with kept.lock:
                if kept.live is not before:
                    continue
                try:
                    change = decide(before)
                    self._check_end(before, change)
                except Problem:
                    if look == self.live or self._storage.lite:
                        raise
                    look = self.live
                    continue
                kept.live = None  # whatever interrupts the commit, what the database has then is read again
                try:
                    after, busy = await self._committed(before, change)
                except Raced:
                    kept.bell.ring()  # who watches has missed something as well
                    continue
                kept.live = after
            kept.bell.ring()
            if busy:
                self.something_due.ring()
            return after
        raise Conflict("too much happens at this table at once; try again")

    def _check_end(self, live: Live, change: Change) -> None:
        """TooMany if a table would grow without end: its game can be played on, but nothing taken back."""
        if change.kind in ENDLESS and live.number >= self._settings.most_entries:
            raise TooMany("too much was taken back at this table; play on")

    async def _committed(self, before: Live, change: Change) -> tuple[Live, bool]:
        """The table afterwards, and whether something is due there now."""
        at = now()
        after = before.after(change.stored(before.stored, at), change.game, change.kind, change.seat)
        stored = msgspec.structs.replace(after.stored, due=due(after))
        entry = Entry(stored.number, change.kind, change.seat, change.text, at)
        busy = stored.due is not None and stored.due <= at  # else whoever took care of bots is done
        await self._storage.append(
            Append(
                table=stored,
                entry=entry,
                places=change.places,
                turn=self._turn(before, after, at),
                busy=busy,
                result=written_result(after),
                terms=change.kind == "terms",
            )
        )
        self._metrics.entries.labels(entry.kind).inc()
        return msgspec.structs.replace(after, stored=stored), busy

    def _turn(self, before: Live, after: Live, at: int) -> Turn | None:
        """Who has to be called, if this server calls anybody."""
        return None if self._settings.webhooks == "off" else due_calls(before, after, at, self._settings.webhook_delay)

    # ---- reading ---------------------------------------------------------------------------------
    async def _load(self, table: str, kept: Kept) -> None:
        if kept.live is None and (found := await self._storage.whole(table)) is not None:
            live = await asyncio.to_thread(revived, *found)
            kept.live = msgspec.structs.replace(live, kept=await self._result(live))

    async def _caught_up(self, live: Live, news: News) -> Live | None:
        """A table with the entries made since; None if it is gone. A single one need not be read."""
        if news.entry is not None and news.number == live.number + 1:
            return continued(live, live.stored.after(news), [news.entry])
        found = await self._storage.whole(live.stored.id, live.number)
        if found is None or not found[1]:
            return None if found is None else live
        return await asyncio.to_thread(continued, live, *found)

    async def _result(self, live: Live) -> Result | None:
        """The stored result of a game that cannot be played again."""
        if not live.foreign or live.stored.status != "finished":
            return None
        return read_result(await self._storage.result(live.stored.id))
