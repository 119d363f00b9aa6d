"""From words to options."""

from pathlib import Path
from typing import Any

import pytest

from septem.cli.options import as_game_options, game_options, option_lists, player_counts
from septem.core.errors import BadOption, BadTable
from septem.core.options import Option
from tests.toy.room import ROOM, ToyRoom


class ManifoldRoom(ToyRoom):
    """A toy with options of every kind."""

    options = (
        Option(name="edition", values=(1, 2)),
        Option(name="open", values=(False, True)),
        Option(name="boards", values=("random",), fits=lambda value: isinstance(value, list), form="a list"),
        Option(name="sheet", values=(None,), fits=lambda value: isinstance(value, dict), form="a sheet"),
    )


MANIFOLD = ManifoldRoom()


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("edition=2", 2),
        ("edition=3", 3),
        ("edition=two", "two"),
        ("open=true", True),
        ("boards=random", "random"),
        ("boards=giza,rhodes", ["giza", "rhodes"]),
        ('boards=["giza"]', ["giza"]),
        ("sheet=null", None),
        ("open=True", "True"),
        ("nosuch=7", 7),
    ],
)
def test_values_are_read_as_the_option_wants_them(word: str, value: Any) -> None:
    (found,) = game_options(MANIFOLD, [word]).values()
    assert (type(found), found) == (type(value), value)


def test_data_files_are_read(tmp_path: Path) -> None:
    sheet = tmp_path / "my.toml"
    sheet.write_text("schema = 1\n")
    assert game_options(MANIFOLD, [f"sheet={sheet}"]) == {"sheet": {"schema": 1}}
    sheet.write_text("schema = 1\nbroken\n")
    with pytest.raises(BadTable, match="line 2"):
        game_options(MANIFOLD, [f"sheet={sheet}"])


def test_lists_of_values_are_combined() -> None:
    found = option_lists(MANIFOLD, ["edition=1|2", "open=false|true"])
    assert [(one["edition"], one["open"]) for one in found] == [(1, False), (1, True), (2, False), (2, True)]
    assert option_lists(MANIFOLD, []) == [{}]


@pytest.mark.parametrize(
    ("text", "counts"), [(None, [3]), ("4", [4]), ("2..4", [2, 3, 4]), ("2,4", [2, 4]), ("2..3, 4", [2, 3, 4])]
)
def test_player_counts(text: str | None, counts: list[int]) -> None:
    assert player_counts(text, ROOM) == counts


@pytest.mark.parametrize("text", ["", "x", "2..", "..4", "-1", "1.5", "5..2", "1..3", "2,5"])
def test_wrong_player_counts(text: str) -> None:
    with pytest.raises(BadOption, match="players"):
        player_counts(text, ROOM)


def test_unknown_flags_become_options_of_the_game() -> None:
    known = {"--seed", "--option"}
    assert as_game_options(["toy", "--seed", "1", "--edition", "2"], known) == [
        "toy",
        "--seed",
        "1",
        "--option",
        "edition=2",
    ]
    assert as_game_options(["--first-player=oldest"], known) == ["--option", "first_player=oldest"]
    assert as_game_options(["--seed=1", "-o", "a=b"], known) == ["--seed=1", "-o", "a=b"]
