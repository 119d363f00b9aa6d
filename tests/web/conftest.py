"""The page in a real browser, against a real server. `make page browser` gets both; without Node they are left out."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from septem.server import page
from septem.server.settings import Settings
from tests.server.running import running
from tests.web.driver import BROWSER, Driver

Visit = Callable[..., dict[str, Any]]

LATE = "ms exceeded"
"""What Playwright says when something did not come in time."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the page."""
    if not page.present():
        pytest.skip("the page is not built (make page)")
    if shutil.which("node") is None or not (BROWSER / "node_modules" / "playwright-core").is_dir():
        pytest.skip("there is no browser (make browser)")
    db = f"sqlite:///{tmp_path_factory.mktemp('page') / 'septem.sqlite'}"
    with running(Settings(db=db, limits=False)) as address:
        yield f"{address}/"


@pytest.fixture(scope="session")
def driver(site: str) -> Iterator[Driver]:
    """One browser for all scenes of a worker; every person of a scene has a profile of their own in it."""
    found = Driver(site, os.environ.get("PYTEST_XDIST_WORKER", "main"))
    yield found
    found.close()


@pytest.fixture
def visit(driver: Driver) -> Visit:
    """Goes through a scene of tests/web/browser/scenes; no error in the console, no request to anybody else."""

    def go(what: str, **asked: Any) -> dict[str, Any]:
        seen = driver.visit(what, asked)
        if LATE in seen.get("error", ""):  # a busy machine may be late once; what is broken is so twice
            seen = driver.visit(what, asked)
        assert "error" not in seen, seen["error"]
        assert seen["faults"] == []
        return seen

    return go
