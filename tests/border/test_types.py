"""`mypy --strict` follows games, views, moves, events and pieces without one Any: in the examples and in every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import septem
from tests.border.tables import TABLES

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
NO_ANY = "# mypy: disallow-any-expr, disallow-any-explicit, disallow-any-unimported, warn-unused-ignores\n"

CLIENT = """
from typing import assert_never, assert_type

import septem
from {catalogue_module} import {catalogue}
from septem.games.{game} import model

game = septem.new("{game}", seed=1)
view = game.view(0)
assert_type(view, model.View)
assert_type(game.view(None), model.View)
assert_type(game.legal(0), list[model.Move])
assert_type(game.refused(0), list[model.Refusal])
assert_type(game.explain(0), model.Explanation)
assert_type(game.options, model.Options)
assert_type(game.position().state, model.Part)
assert_type(game.record().options, model.Options)
assert_type(view.cities[0], model.City)
assert_type(septem.catalogue("{game}"), {catalogue})
assert_type(septem.sample(view, septem.Rng(1)).view(0), model.View)


def done(data: model.Data) -> str:
    match data:
{moves}
    assert_never(data)


def happened(event: model.Event) -> str:
    match event:
{events}
    assert_never(event)


for move in game.legal(0):
    done(move.data)
    game.copy().play(0, move)
for entry in game.events(0):
    happened(entry.event)
"""


def complaints(files: list[Path]) -> str:
    """What mypy says, with the settings and the cache of the project."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def cases(union: object, tag: str, left_out: str = "") -> str:
    kinds = [kind for kind in get_args(union) if kind.__name__ != left_out]
    return "\n".join(f"        case model.{kind.__name__}():{excuse(kind)}\n            return {tag}" for kind in kinds)


def excuse(kind: type[msgspec.Struct]) -> str:
    """A struct without fields has the constructor of msgspec.Struct, which takes Any; mypy would say if it had not."""
    return "" if kind.__struct_fields__ else "  # type: ignore[misc]"


def client(game: str, left_out: str = "") -> str:
    """A client that knows the type of everything it asks for."""
    room = septem.room_of(game)
    return NO_ANY + CLIENT.format(
        game=game,
        catalogue_module=room.catalogue_type.__module__,
        catalogue=room.catalogue_type.__name__,
        moves=cases(room.model.Data, "data.action", left_out),
        events=cases(room.model.Event, "event.kind"),
    )


def test_there_are_examples() -> None:
    assert {path.name for path in EXAMPLES} >= {"duel_bot.py", "duel_table.py"}


@pytest.mark.slow
def test_examples_are_typed_without_any(tmp_path: Path) -> None:
    copies = []
    for path in EXAMPLES:
        text = path.read_text("utf-8")
        assert not any(word in text for word in ("Any", "cast(", "type: ignore"))
        copies.append(tmp_path / path.name)
        copies[-1].write_text(NO_ANY + text, "utf-8")
    assert complaints(copies) == ""


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_a_client_of_each_game_is_typed_without_any(game: str, tmp_path: Path) -> None:
    file = tmp_path / f"client_of_{game}.py"
    file.write_text(client(game), "utf-8")
    assert complaints([file]) == ""


@pytest.mark.slow
def test_mistakes_are_found(tmp_path: Path) -> None:
    """A forgotten move, a field that does not exist, something of no known type."""
    file = tmp_path / "mistaken.py"
    file.write_text(client("duel", "Build") + "view.hand\nsomething = septem.as_data(view)\n", "utf-8")
    found = complaints([file])
    assert 'Argument 1 to "assert_never" has incompatible type "Build"' in found
    assert '"View" has no attribute "hand"' in found
    assert "Expression has type" in found
    assert found.count("error:") == 3


@pytest.mark.parametrize("seed", ["7"])
def test_the_client_of_views_runs(seed: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "duel_table.py"), seed]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.startswith("step 0, age 0, draft_wonder: ")
    assert "cards were turned" in told
