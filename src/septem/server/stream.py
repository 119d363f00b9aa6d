"""Server-Sent Events of a table: the number of the last entry is the id, so whoever comes back misses nothing.

A reader is sent the newest state whenever it is ready for one. Nothing is queued for slow readers: they skip states,
never lines of the log.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec

from septem.server.clock import SECOND, now
from septem.server.facts import Who
from septem.server.identity import Identities, Session
from septem.server.live import Live
from septem.server.problems import Problem
from septem.server.readers import Reader, Readers
from septem.server.rights import check_sight
from septem.server.sights import update
from septem.server.tables import Tables

BEAT = b": beat\n\n"
RETRY = b"retry: 1000\n\n"


def message(number: int, data: bytes) -> bytes:
    """One event; JSON of msgspec has no line breaks."""
    return b"id: %d\nevent: update\ndata: %b\n\n" % (number, data)


async def stream(
    tables: Tables,
    identities: Identities,
    readers: Readers,
    reader: Reader,
    seat: int | None,
    since: int,
    heartbeat: float,
) -> AsyncIterator[bytes]:
    """All updates from an entry on, as long as the reader stays and may see them."""
    table, session = reader.table, reader.session
    who = session.who if session else None
    with contextlib.suppress(Problem), readers.reading(reader), tables.watched(table):  # the table or the seat is gone
        yield RETRY
        seen = since
        while readers.open and await _may_stay(identities, reader):
            bell = tables.bell(table)
            live = await tables.known(table)
            number = live.number_for(seat)
            if number != seen:
                check_sight(live.stored, who, seat)
                yield message(number, msgspec.json.encode(update(live, who, seat, min(seen, number))))
                seen = number
                await _show_turn(tables, live, who)
                continue
            if reader.doubted:
                continue
            try:
                async with asyncio.timeout(_patience(session, heartbeat)):
                    await bell.wait()
            except TimeoutError:
                yield BEAT


async def _show_turn(tables: Tables, live: Live, who: Who | None) -> None:
    """Who sees here that it is their turn need not be called."""
    if who is not None and any(live.stored.places[seat].identity == who.id for seat in live.acting()):
        with contextlib.suppress(Problem):
            await tables.turn_seen(live.stored.id, who)


async def _may_stay(identities: Identities, reader: Reader) -> bool:
    """Whether the key a reader came with is still good; it is looked up only if somebody said it might not be."""
    session = reader.session
    if session is None:
        return True
    doubted, reader.doubted = reader.doubted, False
    return now() < session.until and (not doubted or await identities.lasts(session))


def _patience(session: Session | None, heartbeat: float) -> float:
    """Seconds to wait for something to happen: a heartbeat, or until the key expires."""
    return heartbeat if session is None else min(heartbeat, max(0.0, (session.until - now()) / SECOND))
