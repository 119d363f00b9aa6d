"""The same engine compiled and as plain Python plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from septem import _mode
from tests.games.wonders.digest import digests


def plain_digests(first: int, last: int) -> dict[str, str]:
    """Digests of the same seeds from a process of its own in plain mode."""
    env = {**os.environ, "SEPTEM_PLAIN": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.games.wonders.digest", str(first), str(last)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    mode, found = json.loads(done.stdout)
    assert mode == "plain"
    return dict(found)


@pytest.mark.compiled_only
def test_plain_is_compiled() -> None:
    """Every number of players and edition: legal lists, positions, scores, playouts and redrawn states."""
    assert _mode.mode() == "compiled"
    assert plain_digests(0, 2) == digests(0, 2)


@pytest.mark.long
@pytest.mark.compiled_only
@pytest.mark.parametrize("first", range(2, 32, 3))
def test_plain_is_compiled_on_many_seeds(first: int) -> None:
    """Several hundred games."""
    assert plain_digests(first, first + 3) == digests(first, first + 3)
