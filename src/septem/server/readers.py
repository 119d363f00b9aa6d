"""Who reads streams of events in this process: how many at most, and whose key has to be looked at again."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from septem.server.identity import Session
from septem.server.problems import TooMany
from septem.server.settings import Settings


class Reader:
    """One who reads the stream of a table. `doubted`: the key they came with may have been revoked."""

    def __init__(self, table: str, session: Session | None, address: str) -> None:
        self.table, self.session, self.address = table, session, address
        self.doubted = False


class Readers:
    """All open streams; `wake` rings the bell of a table."""

    def __init__(self, settings: Settings, wake: Callable[[str], None]) -> None:
        self._settings, self._wake = settings, wake
        self._open: dict[Reader, None] = {}
        self._counts: Counter[str] = Counter()
        self.open = True

    @contextmanager
    def reading(self, reader: Reader) -> Iterator[None]:
        """One more, as long as it lasts; TooMany if there are enough of this person or address."""
        self.check(reader)
        names = _names(reader)
        self._open[reader] = None
        self._counts.update(names)
        try:
            yield
        finally:
            del self._open[reader]
            for name in names:
                self._counts[name] -= 1
                if not self._counts[name]:
                    del self._counts[name]

    def check(self, reader: Reader) -> None:
        """TooMany if there are enough of this person or address."""
        most = {"by": self._settings.most_streams, "at": self._settings.most_streams_of_address}
        for name in _names(reader):
            if self._settings.limits and self._counts[name] >= most[name[:2]]:
                raise TooMany("you follow too many tables at once; close some", headers={"Retry-After": "10"})

    def present(self) -> set[tuple[str, str]]:
        """Tables and identities of all who read with a key."""
        return {(reader.table, reader.session.who.id) for reader in self._open if reader.session}

    def stop(self) -> None:
        """No more streams: the server ends."""
        self.open = False
        for table in {reader.table for reader in self._open}:
            self._wake(table)

    def doubt(self, identity: str | None) -> None:
        """Keys of somebody (None: of anybody) may be no good any more: their streams look."""
        found = [one for one in self._open if one.session and identity in (None, one.session.who.id)]
        for reader in found:
            reader.doubted = True
        for table in {reader.table for reader in found}:
            self._wake(table)


def _names(reader: Reader) -> list[str]:
    return [f"at {reader.address}", *([f"by {reader.session.who.id}"] if reader.session else [])]
