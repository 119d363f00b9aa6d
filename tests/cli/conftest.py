"""Run the command in this process, with the toy game registered."""

import io
from typing import NamedTuple, Protocol

import pytest

from septem.cli.main import run
from tests.toy.fixtures import toy_room

__all__ = ["Cli", "Ended", "cli", "toy_room"]


class Ended(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


class Cli(Protocol):
    def __call__(self, *arguments: str, typed: str = "") -> Ended: ...


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """`cli("play", "toy", typed="1\\n")`."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "dumb")

    def command(*arguments: str, typed: str = "") -> Ended:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(arguments)
        return Ended(code, *capsys.readouterr())

    return command
