"""docs/openapi.json is current, and the client that openapi-typescript makes from it type-checks.

`make typescript` installs the generator and the compiler into `build/ts`. Without Node or without them the tests of the
client are left out.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tools.openapi_file import FILE, written

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).with_name("ts")
MODULES = ROOT / "build" / "ts" / "node_modules"
GENERATOR = MODULES / "openapi-typescript" / "bin" / "cli.js"
COMPILER = MODULES / "typescript" / "bin" / "tsc"
NODE = shutil.which("node")

needs_node = pytest.mark.skipif(
    NODE is None or not GENERATOR.exists(),
    reason="no Node" if NODE is None else "no generator: `make typescript` installs it",
)


def test_the_file_is_current() -> None:
    """`python -m tools.openapi_file` writes it."""
    assert FILE.read_text("utf-8") == written()


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client, made once."""
    found = tmp_path_factory.mktemp("client") / "api.ts"
    command = [str(NODE), str(GENERATOR), str(FILE), "--default-non-nullable", "false", "--output", str(found)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return found


@pytest.fixture
def folder(generated: Path, tmp_path: Path) -> Path:
    """A project with the client."""
    (tmp_path / "node_modules").symlink_to(MODULES)
    for file in (HERE / "tsconfig.json", generated):
        shutil.copy(file, tmp_path)
    return tmp_path


def compiled(folder: Path) -> list[str]:
    """What the compiler complains about, a line each."""
    command = [str(NODE), str(COMPILER), "--pretty", "false", "--project", str(folder)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (done.stdout == ""), done.stderr
    return [line for line in done.stdout.splitlines() if not line.startswith(" ")]


@needs_node
def test_a_client_type_checks(folder: Path) -> None:
    shutil.copy(HERE / "client.ts", folder)
    assert compiled(folder) == []


@needs_node
def test_every_mistake_is_found(folder: Path) -> None:
    shutil.copy(HERE / "wrong.ts", folder)
    marked = [number for number, line in enumerate((HERE / "wrong.ts").read_text().splitlines(), 1) if "; // " in line]
    found = {int(place[1]) for line in compiled(folder) if (place := re.match(r"wrong\.ts\((\d+),", line))}
    assert len(marked) == 5
    assert found == set(marked)
