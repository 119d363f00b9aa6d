"""What a process keeps of the tables it knows: those longest unused go when there are too many."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice

from septem.server.live import Live
from septem.server.metrics import Metrics


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
    """A table: its last state, a lock for those who change it, a bell for those who watch."""

    def __init__(self) -> None:
        self.live: Live | None = None
        self.lock = asyncio.Lock()
        self.bell = Bell()
        self.watching = 0


class KeptTables:
    """So many tables at most, but for those that somebody watches or changes right now."""

    def __init__(self, most: int, metrics: Metrics) -> None:
        self._most, self._metrics = most, metrics
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def get(self, table: str) -> Kept | None:
        """A table, if it is kept."""
        return self._kept.get(table)

    def all(self) -> list[tuple[str, Kept]]:
        """All of them."""
        return list(self._kept.items())

    def keep(self, table: str) -> Kept:
        """A table, kept from now on."""
        kept = self._kept.get(table)
        if kept is None:
            kept = self._kept[table] = Kept()
            self._forget()
            self._metrics.tables.set(len(self._kept))
        self._kept.move_to_end(table)
        return kept

    def drop(self, table: str) -> None:
        """There is no such table."""
        self._kept.pop(table, None)

    def _forget(self) -> None:
        surplus = len(self._kept) - self._most
        if surplus > 0:
            idle = (one for one, kept in self._kept.items() if not kept.watching and not kept.lock.locked())
            for one in list(islice(idle, surplus)):
                del self._kept[one]

    @contextlib.contextmanager
    def watched(self, table: str) -> Iterator[None]:
        """Somebody watches a table: it stays in memory meanwhile."""
        kept = self.keep(table)
        kept.watching += 1
        try:
            with self._metrics.streams.track_inprogress():
                yield
        finally:
            kept.watching -= 1
