"""What every part of the storage has in common: one database, SQLite or PostgreSQL."""

from collections.abc import Callable

from sqlalchemy import Connection, literal, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from septem.server.connections import Connections, Found, repeatable
from septem.server.problems import Unavailable


class Store:
    """The connections to a database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._lines = Connections(self.url)
        self.lite = self._lines.lite

    async def close(self) -> None:
        """Let go of all connections."""
        await self._lines.close()

    async def answers(self) -> bool:
        """Whether the database can be asked."""
        return await self._lines.read(lambda line: line.scalar(select(literal(1))) == 1)

    async def snapshot(self, work: Callable[[Connection], Found], seconds: float | None = None) -> Found:
        """What is read together is of one moment, whatever is committed meanwhile; it may take as long as it takes."""
        return await self._lines.read(lambda line: work(line if self.lite else repeatable(line)), seconds)

    async def together(self, work: Callable[[Connection], Found]) -> Found:
        """What is written together is committed together; nothing of it, if something is raised."""
        try:
            return await self._lines.write(work, None)
        except IntegrityError as problem:
            raise Unavailable from problem
