"""docs/api.md is true: its commands are run with bash and curl, and what comes has the shape that stands there."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from septem.server.settings import Settings
from tests.server.running import running

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"^```console\n(.*?)^```$", (ROOT / "docs" / "api.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
EXAMPLE = ROOT / "docs" / "examples" / "play.sh"
USUAL = "http://127.0.0.1:7777"
MARK = "== next =="

pytestmark = pytest.mark.skipif(not (shutil.which("curl") and shutil.which("bash")), reason="no curl or no bash")


def steps() -> list[tuple[str, str]]:
    """Commands of the page, each with what it prints there."""
    lines = [line for block in BLOCKS for line in block.splitlines()]
    found: list[tuple[str, str]] = []
    for line in lines:
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            command, shown = found[-1]
            found[-1] = (command, shown + line)
    return found


def same_shape(shown: Any, got: Any, where: str = "") -> None:
    """The same kinds of values under the same names; the page may leave out fields, and shows one of many."""
    assert type(shown) is type(got), (where, shown, got)
    if isinstance(shown, dict):
        assert shown.keys() <= got.keys(), (where, shown, got)
        for name, one in shown.items():
            same_shape(one, got[name], f"{where}.{name}")
    elif isinstance(shown, list) and shown:
        assert got, where
        for one, other in zip(shown, got, strict=False):
            same_shape(one, other, f"{where}[]")


def test_the_page_is_true(tmp_path: Path) -> None:
    with running(Settings(db=f"sqlite:///{tmp_path / 'page.sqlite'}", limits=False)) as address:
        commands = steps()
        script = "\n".join(f"{command}\necho '{MARK}'" for command, _ in commands).replace(USUAL, address)
        script = script.replace("docs/examples/play.sh", str(EXAMPLE))
        done = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
        printed = done.stdout.split(f"{MARK}\n")[:-1]
        assert len(printed) == len(commands) > 20, done.stderr
        for (command, shown), got in zip(commands, printed, strict=True):
            assert bool(shown) == bool(got.strip()), (command, got, done.stderr)
            if shown:
                same_shape(json.loads(shown), json.loads(got), command)


def test_another_shape_is_noticed() -> None:
    for shown, got in (({"a": 1}, {"b": 1}), ([1], []), ({"a": [1]}, {"a": ["1"]}), (None, 1)):
        with pytest.raises(AssertionError):
            same_shape(shown, got)


GAMES = [
    ("duel", 2, "{}"),
    ("wonders", 2, '{"edition": 1}'),
    ("wonders", 4, "{}"),
    ("architects", 3, "{}"),
    ("dice", 2, "{}"),
]


def test_the_example_plays_a_whole_game_of_every_kind(tmp_path: Path) -> None:
    """All at the same time, each by curl alone: no Python is to be found."""
    for tool in ("bash", "curl", "grep", "mktemp"):
        (tmp_path / tool).symlink_to(str(shutil.which(tool)))
    with running(Settings(db=f"sqlite:///{tmp_path / 'example.sqlite'}", limits=False)) as address:
        games = [
            subprocess.Popen(
                [str(tmp_path / "bash"), str(EXAMPLE), game, str(players), address, options],
                env={"PATH": str(tmp_path)},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for game, players, options in GAMES
        ]
        for process, (game, players, _) in zip(games, GAMES, strict=True):
            said, complaints = process.communicate(timeout=300)
            assert (process.returncode, complaints) == (0, ""), game
            result, table = said.splitlines()
            assert len(json.loads(result)["points"]) == players
            assert re.fullmatch(r"[\w-]{22}", table)
            shown = httpx.get(f"{address}/api/v1/tables/{table}").json()
            assert (shown["game"], shown["table"]["status"]) == (game, "finished")
            assert shown["result"]["points"] == json.loads(result)["points"]
