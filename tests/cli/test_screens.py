"""The screens of the games: found in the house or in a package of its own, complete, or said to be missing."""

from types import ModuleType

import pytest

import septem
from septem.cli.screens import screen_of
from tests.cli.conftest import Cli
from tests.toy.room import ROOM

PARTS = {"table": ("draw", "label", "refused"), "lookup": ("entries",)}


@pytest.mark.parametrize("game", ["wonders", "duel", "architects", "dice"])
def test_games_of_the_house_have_all_parts(game: str) -> None:
    screen = screen_of(septem.room_of(game))
    for name, functions in PARTS.items():
        part = getattr(screen, name)
        assert part.__name__ == f"septem.cli.{game}.{name}"
        assert all(callable(getattr(part, function)) for function in functions)


def test_a_game_of_others_brings_its_own() -> None:
    screen = screen_of(ROOM)
    assert getattr(screen.table, "__name__", "").startswith("tests.toy.")
    assert screen.lookup is None


@pytest.mark.parametrize("nothing", [None, ModuleType("tests.toy.screen")], ids=["no module", "no SCREEN"])
def test_without_a_screen_it_is_said_in_one_line(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, nothing: ModuleType | None
) -> None:
    def find(path: str) -> ModuleType:
        if nothing is None:
            raise ModuleNotFoundError(f"No module named {path!r}", name=path)
        return nothing

    monkeypatch.setattr("septem.cli.screens.import_module", find)
    ended = cli("play", "toy", "--seed", "1")
    assert ended.code == 2
    assert ended.err == (
        "septem: game: 'toy' cannot be drawn in the terminal; there is no SCREEN in tests.toy.screen\n"
    )


def test_what_is_broken_in_a_screen_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(path: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'nosuch'", name="nosuch")

    monkeypatch.setattr("septem.cli.screens.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="nosuch"):
        screen_of(ROOM)
