"""All tables: opened, changed one entry at a time, kept in memory while they are used, rebuilt from what is stored.

A change is made in four steps: look at the table, decide what the change is (`changes`), commit it, tell everybody.
Only what is committed is ever seen. If somebody else was faster the table is read again and the change decided anew.
"""

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from septem.core import begin
from septem.core.errors import BadOption, SeptemError
from septem.core.game import LARGEST_SEED
from septem.core.interchange import encoded
from septem.core.model import Result
from septem.games import room_of
from septem.server.changes import Change, due, followed, started
from septem.server.clock import is_id, new_id, now
from septem.server.connections import Raced
from septem.server.facts import TABLE, Entry, Place, Stored, Turn, Who
from septem.server.identity import clean_name
from septem.server.lessons import first_game
from septem.server.live import Live, continued, due_calls, revived
from septem.server.metrics import Metrics
from septem.server.past import read_result, record_of, seat_names, written_result
from septem.server.problems import BadInput, Conflict, NotFound, TooMany
from septem.server.settings import Settings
from septem.server.storage import Storage
from septem.server.wire import NewTable, SeatWish

MOST_TRIES = 8
BOT_NAME = ""
"""Bots have no name of their own: a page says what they are in the reader's language."""


class Bell:
    """Wakes all who wait for the next change of a table."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def ring(self) -> None:
        """Something changed."""
        self._next.set()
        self._next = asyncio.Event()

    def next(self) -> asyncio.Event:
        """Set at the next change; take it before looking, so that none is missed."""
        return self._next


class Kept:
    """What a process keeps of a table: its last state, a lock for those who change it, a bell for those who watch."""

    def __init__(self) -> None:
        self.live: Live | None = None
        self.lock = asyncio.Lock()
        self.bell = Bell()
        self.watching = 0


class Tables:
    """The tables of one process."""

    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self._storage = storage
        self._settings = settings
        self._metrics = metrics
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self.something_due = Bell()

    # ---- looking ---------------------------------------------------------------------------------
    async def live(self, table: str) -> Live:
        """A table as it is; NotFound if there is none. Whether another process has gone on is looked up."""
        kept = self._kept.get(table)
        if kept is not None and kept.live is not None and not self._storage.lite:
            await self.refresh(table, await self._storage.number(table))
        return await self.known(table)

    async def known(self, table: str) -> Live:
        """A table as this process knows it; the notices of others may be on their way."""
        if not is_id(table):
            raise NotFound("there is no such table")
        kept = self._keep(table)
        if kept.live is None:
            async with kept.lock:
                await self._load(table, kept)
        if kept.live is None:
            self._kept.pop(table, None)
            raise NotFound("there is no such table")
        return kept.live

    def bell(self, table: str) -> asyncio.Event:
        """Set at the table's next change."""
        return self._keep(table).bell.next()

    async def turn_seen(self, table: str, who: Who) -> None:
        """Somebody has been shown that it is their turn."""
        if self._settings.webhooks != "off":
            await self._storage.seen_turn(table, who.id)

    def wake(self, table: str) -> None:
        """Let all who watch a table look again."""
        if (kept := self._kept.get(table)) is not None:
            kept.bell.ring()

    @contextlib.contextmanager
    def watched(self, table: str) -> Iterator[None]:
        """Somebody watches a table: it stays in memory meanwhile."""
        kept = self._keep(table)
        kept.watching += 1
        try:
            with self._metrics.streams.track_inprogress():
                yield
        finally:
            kept.watching -= 1

    async def refresh(self, table: str, number: int) -> None:
        """There is an entry of this number: another process may have made it."""
        kept = self._kept.get(table)
        if kept is not None and kept.live is not None and kept.live.number < number:
            async with kept.lock:
                if kept.live is not None and kept.live.number < number:
                    kept.live = await self._caught_up(kept.live)
            kept.bell.ring()
        self.something_due.ring()

    async def refresh_all(self) -> None:
        """Nobody knows what happened meanwhile: look at every table anew."""
        for table, kept in list(self._kept.items()):
            if kept.live is not None:
                await self.refresh(table, kept.live.number + 1)

    async def listed(self, who: Who | None) -> list[Stored]:
        """Public tables; or those of somebody."""
        return await self._storage.listed(self._settings.most_listed, who.id if who else None)

    async def record(self, live: Live) -> Any:
        """The record of a table's game; of one that was played by other rules from what is stored, unchecked."""
        if live.game is not None:
            return live.game.record(seat_names(live.stored))
        return record_of(live.stored, await self._storage.entries(live.stored.id), live.result)

    async def check_room(self, who: Who, but: str = "") -> None:
        """TooMany if somebody has or plays at enough tables, one of them not counted."""
        if await self._storage.open_tables(who.id, but) >= self._settings.most_tables:
            raise TooMany("you have too many tables that are not over; give some up first")

    # ---- changing --------------------------------------------------------------------------------
    async def open(self, who: Who, wish: NewTable) -> Live:
        """A new table."""
        seed = secrets.randbelow(LARGEST_SEED)
        if wish.lesson:
            wish, seed = first_game(wish)
        places = await self._places(who, wish)
        live = await self._create(self._new(who, wish, places, seed))
        if wish.start and not any(place.open for place in places):
            return await self.change(live.stored.id, lambda now_live: started(now_live, who))
        return live

    async def rematch(self, who: Who, table: str) -> Live:
        """The same game for the same people at a new table; whoever asks later is led there too."""
        before = await self.live(table)
        if before.stored.next is None:
            at = now()
            stored = msgspec.structs.replace(
                before.stored,
                id=new_id(),
                rules=room_of(before.stored.game).rules,
                seed=secrets.randbelow(LARGEST_SEED),
                status="waiting",
                host=who.id,
                next=None,
                number=1,
                due=None,
                created=at,
                changed=at,
                places=tuple(_again(place) for place in before.stored.places),
            )
            followed(before, who, stored.id)  # may they?
            await self.check_room(who)
            await self._create(stored)
            with contextlib.suppress(Conflict):
                await self.change(table, lambda live: followed(live, who, stored.id))
            before = await self.live(table)
        return await self.live(before.stored.next or table)

    def _new(self, who: Who, wish: NewTable, places: tuple[Place, ...], seed: int) -> Stored:
        at = now()
        return Stored(
            id=new_id(),
            game=wish.game,
            rules=room_of(wish.game).rules,
            players=len(places),
            options=encoded(wish.options).decode(),
            seed=seed,
            status="waiting",
            public=wish.public,
            spectators=wish.spectators,
            hints=wish.hints,
            timer=wish.timer,
            host=who.id,
            number=1,
            created=at,
            changed=at,
            places=places,
        )

    async def _create(self, stored: Stored) -> Live:
        await self._storage.create(stored, Entry(1, "opened", at=stored.created))
        live = self._keep(stored.id).live = Live(stored, None, (0, 0), known_to=(TABLE,))
        return live

    async def change(self, table: str, decide: Callable[[Live], Change]) -> Live:
        """Decide, commit, tell. What `decide` raises is passed on, and nothing has changed then."""
        for _ in range(MOST_TRIES):
            before = await self.live(table)
            kept = self._keep(table)
            async with kept.lock:
                if kept.live is not before:
                    continue
                change = decide(before)
                kept.live = None  # whatever interrupts the commit, what the database has then is read again
                try:
                    after = await self._committed(before, change)
                except Raced:
                    continue
                kept.live = after
            kept.bell.ring()
            if after.stored.due is not None:
                self.something_due.ring()
            return after
        raise Conflict("too much happens at this table at once; try again")

    async def _committed(self, before: Live, change: Change) -> Live:
        at = now()
        after = before.after(change.stored(before.stored, at), change.game, change.kind, change.seat)
        stored = msgspec.structs.replace(after.stored, due=due(after))
        entry = Entry(stored.number, change.kind, change.seat, change.text, at)
        busy = stored.due is not None and stored.due <= at  # else whoever took care of bots is done
        turn = self._turn(before, after, at)
        await self._storage.append(stored, entry, change.places, turn, busy, written_result(after))
        self._metrics.entries.labels(entry.kind).inc()
        return msgspec.structs.replace(after, stored=stored)

    def _turn(self, before: Live, after: Live, at: int) -> Turn | None:
        """Who has to be called, if this server calls anybody."""
        return None if self._settings.webhooks == "off" else due_calls(before, after, at, self._settings.webhook_delay)

    # ---- within ----------------------------------------------------------------------------------
    def _keep(self, table: str) -> Kept:
        kept = self._kept.get(table)
        if kept is None:
            kept = self._kept[table] = Kept()
            self._forget()
            self._metrics.tables.set(len(self._kept))
        self._kept.move_to_end(table)
        return kept

    def _forget(self) -> None:
        """Drop the tables longest unused, but for those that somebody watches or changes right now."""
        surplus = len(self._kept) - self._settings.most_kept
        if surplus > 0:
            idle = (one for one, kept in self._kept.items() if not kept.watching and not kept.lock.locked())
            for one in list(islice(idle, surplus)):
                del self._kept[one]

    async def _load(self, table: str, kept: Kept) -> None:
        if kept.live is not None:
            return
        stored = await self._storage.read(table)
        if stored is not None:
            entries = await self._storage.entries(table)
            stored = msgspec.structs.replace(stored, number=entries[-1].number)
            live = await asyncio.to_thread(revived, stored, entries)
            kept.live = msgspec.structs.replace(live, kept=await self._result(live))

    async def _caught_up(self, live: Live) -> Live | None:
        """A table with the entries made since."""
        stored = await self._storage.read(live.stored.id)
        entries = await self._storage.entries(live.stored.id, live.number)
        if stored is None or not entries:
            return live if stored is not None else None
        stored = msgspec.structs.replace(stored, number=entries[-1].number)
        return await asyncio.to_thread(continued, live, stored, entries)

    async def _result(self, live: Live) -> Result | None:
        """The stored result of a game that cannot be played again."""
        if not live.foreign or live.stored.status != "finished":
            return None
        return read_result(await self._storage.result(live.stored.id))

    async def _places(self, who: Who, wish: NewTable) -> tuple[Place, ...]:
        """The seats of a new table; the options are tried by dealing once."""
        try:
            room = room_of(wish.game)
            count = wish.players or len(wish.seats) or room.usual
            await asyncio.to_thread(begin.new, room, count, 0, wish.options)
        except BadOption as problem:
            raise BadInput(str(problem)) from None
        except SeptemError as problem:
            raise BadInput(f"game: {problem}") from None
        if len(wish.seats) > count:
            raise BadInput(f"seats: there are {count}")
        await self.check_room(who)
        wishes = wish.seats or (SeatWish(kind="me"),)
        return tuple(_place(who, wishes[seat]) if seat < len(wishes) else Place() for seat in range(count))


def _again(place: Place) -> Place:
    """Who was away may come back to the new table."""
    return Place(place.identity, place.name) if place.identity is not None else place


def _place(who: Who, wish: SeatWish) -> Place:
    match wish.kind:
        case "me":
            return Place(who.id, clean_name(wish.name or who.name))
        case "bot":
            return Place(None, BOT_NAME, wish.level)
        case "open":
            return Place()
