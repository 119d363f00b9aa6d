"""Plain and compiled engines play identical games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from septem.core.state import COMPILED
from tests.games.architects.digest import digests


@pytest.mark.compiled_only
@pytest.mark.skipif(not COMPILED, reason="needs the compiled engines")
def test_plain_and_compiled_agree() -> None:
    games = 8
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.architects.digest", str(games)],
        env={**os.environ, "SEPTEM_PLAIN": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    plain = json.loads(run.stdout)
    assert plain["compiled"] is False
    assert plain["digests"] == digests(games)
