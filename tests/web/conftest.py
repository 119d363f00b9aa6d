"""The page in a real browser, against a real server. `make page browser` gets both; without Node they are left out."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from septem.server import page
from septem.server.settings import Settings
from tests.server.running import running

BROWSER = Path(__file__).parents[2] / "build" / "browser"
Visit = Callable[..., dict[str, Any]]


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


@pytest.fixture
def visit(site: str) -> Visit:
    """Goes through a scene of tests/web/browser/scenes.mjs; no error in the console, no request to anybody else."""

    def go(what: str, **asked: Any) -> dict[str, Any]:
        for name in ("visit.mjs", "scenes.mjs"):
            shutil.copy(Path(__file__).parent / "browser" / name, BROWSER / name)
        command = ["node", "visit.mjs", site, what, json.dumps(asked)]
        done = subprocess.run(command, cwd=BROWSER, capture_output=True, text=True, timeout=400, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        seen: dict[str, Any] = json.loads(done.stdout)
        assert seen["faults"] == []
        return seen

    return go
