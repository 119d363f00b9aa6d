"""Connections: who waits is told, and one piece of work that fails does not spoil those it is committed with."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, text

from septem.server.connections import Connections
from septem.server.problems import Unavailable


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'lines.sqlite'}"


def test_a_database_that_hangs_is_not_waited_for(url: str) -> None:
    """Readers and writers are told in time; once it answers again all is well."""
    awake = threading.Event()

    async def ask() -> list[str]:
        lines = Connections(make_url(url))
        slow: Callable[[Connection], object] = lambda _: awake.wait(20)  # noqa: E731
        said = await asyncio.gather(lines.read(slow, 0.2), lines.write(slow, 0.2), return_exceptions=True)
        awake.set()
        assert await lines.read(lambda line: line.scalar(text("SELECT 7"))) == 7
        await lines.close()
        return [type(one).__name__ for one in said]

    assert asyncio.run(ask()) == ["Unavailable", "Unavailable"]


def test_one_failure_of_many(url: str) -> None:
    """All of them come while a first one is on its way, and are committed together."""

    def add(number: int) -> Callable[[Connection], Any]:
        def work(line: Connection) -> int:
            line.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
            if number == 3:
                raise ValueError("a bug of ours")
            return number

        return work

    def broken(line: Connection) -> None:
        line.execute(text("INSERT INTO nowhere VALUES (1)"))

    async def write() -> tuple[list[Any], list[int]]:
        lines = Connections(make_url(url))
        await lines.write(lambda line: line.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")))
        work = [lines.write(add(number)) for number in range(6)]
        said = await asyncio.gather(*work, lines.write(add(2)), return_exceptions=True)
        found = await lines.read(lambda line: list(line.scalars(text("SELECT n FROM numbers ORDER BY n"))))
        with pytest.raises(Unavailable):
            await lines.write(broken)
        await lines.close()
        return said, found

    said, found = asyncio.run(write())
    assert found == [0, 1, 2, 4, 5]
    assert [one for one in said if isinstance(one, int)] == found
    assert [type(one).__name__ for one in said if not isinstance(one, int)] == ["ValueError", "IntegrityError"]
