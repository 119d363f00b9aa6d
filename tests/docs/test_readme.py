"""The README and the pages tell the truth: Python examples run and print what they show, commands run.

What an example prints stands in it after `# -> `, line by line, and nothing else is printed.

A command that needs a person, a network or time is marked there by the comment `# not run` at its end.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from septem.sim.room_paths import environment

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *(ROOT / "docs" / f"{page}.md" for page in ("border", "simulation", "advice")))
BLOCK = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    """The code blocks of a language."""
    texts = [page.read_text("utf-8") for page in PAGES]
    return [code for text in texts for kind, code in BLOCK.findall(text) if kind == language]


def commands() -> list[str]:
    """The `septem ...` lines of the console blocks that are meant to be run."""
    lines = [line.removeprefix("$ ").strip() for block in blocks("console") for line in block.splitlines()]
    return [line for line in lines if line.startswith("septem ") and not line.endswith("# not run")]


def shown(code: str) -> list[str]:
    """What an example says that it prints."""
    return [line.removeprefix("# ->").removeprefix(" ") for line in code.splitlines() if line.startswith("# ->")]


def run(command: list[str], folder: Path) -> str:
    quick = {**environment(plain=False), "SEPTEM_BENCH_SECONDS": "0.02"}
    done = subprocess.run(command, cwd=folder, env=quick, input="q\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("code", blocks("python") or [pytest.param("", marks=pytest.mark.skip("no Python block yet"))])
def test_python_examples_run(code: str, tmp_path: Path) -> None:
    if code.startswith(">>>"):
        page = tmp_path / "example.txt"
        page.write_text(code, "utf-8")
        run([sys.executable, "-m", "doctest", str(page)], tmp_path)
    else:
        assert run([sys.executable, "-c", code], tmp_path).splitlines() == shown(code)


@pytest.mark.slow
@pytest.mark.parametrize("line", commands() or [pytest.param("", marks=pytest.mark.skip("no console block yet"))])
def test_commands_run(line: str, tmp_path: Path) -> None:
    words = shlex.split(line, comments=True)
    run([sys.executable, "-m", "septem.cli.main", *words[1:]], tmp_path)


def test_examples_show_something() -> None:
    assert all(shown(code) for code in blocks("python") if "print(" in code)
    assert not any(line in ("[]", "{}", "None") for code in blocks("python") for line in shown(code))


def test_shown_output_is_found() -> None:
    assert shown("print(1)\n# -> 1\nprint()\n# ->\nx = 2  # -> no\n") == ["1", ""]


def test_blocks_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text("```python\nx = 1\n```\n\n```console\n$ septem games\nsome output\n$ septem play  # not run\n```\n")
    monkeypatch.setattr("tests.docs.test_readme.PAGES", [page])
    assert blocks("python") == ["x = 1\n"]
    assert commands() == ["septem games"]
