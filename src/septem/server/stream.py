"""Server-Sent Events of a table: the number of the last entry is the id, so whoever comes back misses nothing.

A reader is sent the newest state whenever it is ready for one. Nothing is queued for slow readers: they skip states,
never lines of the log.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec

from septem.server.facts import Who
from septem.server.problems import Problem
from septem.server.rights import check_sight
from septem.server.sights import update
from septem.server.tables import Tables

BEAT = b": beat\n\n"
RETRY = b"retry: 1000\n\n"


def message(number: int, data: bytes) -> bytes:
    """One event; JSON of msgspec has no line breaks."""
    return b"id: %d\nevent: update\ndata: %b\n\n" % (number, data)


async def stream(
    tables: Tables, table: str, who: Who | None, seat: int | None, since: int, heartbeat: float
) -> AsyncIterator[bytes]:
    """All updates from an entry on, as long as the reader stays."""
    with tables.watched(table), contextlib.suppress(Problem):  # the table is gone, or the seat is somebody else's now
        yield RETRY
        seen = since
        while True:
            bell = tables.bell(table)
            live = await tables.known(table)
            number = live.number_for(seat)
            if number != seen:
                check_sight(live.stored, who, seat)
                yield message(number, msgspec.json.encode(update(live, who, seat, min(seen, number))))
                seen = number
                continue
            try:
                await asyncio.wait_for(bell.wait(), heartbeat)
            except TimeoutError:
                yield BEAT
