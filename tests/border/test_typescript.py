"""TypeScript made from the schema compiles with `strict`, and moves and events narrow by their tags.

`make typescript` installs the pinned compiler into `build/ts`. Without Node or without it the tests are left out.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools.typescript import written

import septem
from tests.border.tables import TABLES

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).with_name("ts")
COMPILER = ROOT / "build" / "ts" / "node_modules" / "typescript" / "bin" / "tsc"
NODE = shutil.which("node")
TAGS = {"data": "action", "event": "kind"}

needs_compiler = pytest.mark.skipif(
    NODE is None or not COMPILER.exists(),
    reason="no Node" if NODE is None else "no TypeScript compiler: `make typescript` installs it",
)


def compiled(folder: Path) -> str:
    """What the compiler complains about."""
    shutil.copy(HERE / "tsconfig.json", folder)
    command = [str(NODE), str(COMPILER), "--pretty", "false", "--project", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (done.stdout == ""), done.stderr
    return done.stdout


def narrowing(game: str, schema: dict[str, Any], left_out: str = "") -> str:
    """A client that asks for every tag of moves and events, and gets the one struct that has it."""
    functions = []
    for union, tag in TAGS.items():
        cases = schema["properties"][union]["discriminator"]["mapping"].items()
        names = {value: name.rpartition("/")[2] for value, name in cases if value != left_out}
        lines = [f'    case "{value}": return (found: t.{name} = one) => found;' for value, name in names.items()]
        head = f"export function {union}(one: t.{union.capitalize()}) {{\n  switch (one.{tag}) {{"
        functions.append(
            "\n".join([head, *lines, "    default: { const none: never = one; return none; }", "  }", "}"])
        )
    return "\n".join([f'import type * as t from "./{game}";', *functions, ""])


@needs_compiler
@pytest.mark.parametrize("game", TABLES)
def test_types_compile_and_tags_narrow(game: str, tmp_path: Path) -> None:
    schema = septem.schema(game)
    (tmp_path / f"{game}.ts").write_text(written(schema), "utf-8")
    (tmp_path / "narrowing.ts").write_text(narrowing(game, schema), "utf-8")
    assert compiled(tmp_path) == ""


@needs_compiler
def test_a_client_of_duel(tmp_path: Path) -> None:
    """What must compile does, and every line marked `@ts-expect-error` does not."""
    (tmp_path / "duel.ts").write_text(written(septem.schema("duel")), "utf-8")
    shutil.copy(HERE / "client.ts", tmp_path)
    assert compiled(tmp_path) == ""


@needs_compiler
def test_a_forgotten_move_is_found(tmp_path: Path) -> None:
    schema = septem.schema("duel")
    (tmp_path / "duel.ts").write_text(written(schema), "utf-8")
    (tmp_path / "narrowing.ts").write_text(narrowing("duel", schema, left_out="build"), "utf-8")
    assert "Type 'Build' is not assignable to type 'never'" in compiled(tmp_path)
