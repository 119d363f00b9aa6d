"""The face of a game: the names a user needs and no others, and a light import."""

import pydoc
import re
import subprocess
import sys
from contextlib import suppress
from typing import Any

import pytest

import septem
from septem import Game
from septem.core.game import Sealed
from septem.core.state import COMPILED
from septem.sim.room_paths import environment
from tests.toy.fixtures import toy

ATTRIBUTES = {"room", "players", "options", "seed"}
QUESTIONS = {"to_act", "over", "step", "told", "result", "state"}
METHODS = {
    "legal", "refused", "play", "retract", "view", "events", "explain", "texts", "event_text", "reason_text",
    "position", "record", "copy",
}  # fmt: skip


def test_a_game_has_the_names_a_user_needs() -> None:
    """Twenty-three: whoever adds one thinks twice."""
    public = {name for name in dir(Game) if not name.startswith("_")} | set(Game.__annotations__)
    assert public == ATTRIBUTES | QUESTIONS | METHODS
    assert {name for name in vars(toy()) if not name.startswith("_")} == ATTRIBUTES


def test_help_shows_them_in_words() -> None:
    page = pydoc.plain(pydoc.render_doc(Game))
    shown = set(re.findall(r"^ \|  (\w+)(?:\(|$)", page, re.MULTILINE))
    assert {name for name in shown if not name.startswith("__")} - {"Game"} == QUESTIONS | METHODS
    for name in QUESTIONS | METHODS:
        assert getattr(Game, name).__doc__
    for name in ATTRIBUTES:
        assert f"`{name}`" in (Game.__doc__ or "")


def test_the_package_lists_what_it_offers() -> None:
    assert sorted(septem.__all__) == septem.__all__
    assert all(getattr(septem, name) is not None for name in septem.__all__)


def test_repr_is_the_spectators_table() -> None:
    """Sealed choices and hands are not in it."""
    game = toy(3, 1)
    before = repr(game), game._repr_html_()
    assert before[0].splitlines() == [
        "Market day: 0 of 3 turns played, 7 cards in the deck",
        "player    cards  points",
        "Player 1      3       3",
        "Player 2      3       3",
        "Player 3      3       3",
    ]
    assert before[1].startswith("<table><caption")
    left, right = (f'<td style="text-align:{side};padding:0 .5em">' for side in ("left", "right"))
    assert f"{left}Player 1</td>{right}3</td>" in before[1]
    game.play(0, game.legal(0)[0])
    assert game._sealed == [Sealed(0, game._sealed[0].code, "show 3")]
    assert (repr(game), game._repr_html_()) == before


def test_importing_septem_loads_nothing_that_is_rarely_used() -> None:
    """So that it is quick, and there is less to interrupt."""
    code = "import sys; before = set(sys.modules); import septem; print(*sorted(set(sys.modules) - before))"
    command = [sys.executable, "-S", "-c", code]
    done = subprocess.run(command, env=environment(not COMPILED), capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "septem.core.game" in loaded
    assert not {"fluent", "babel", "rich", "typer", "importlib.metadata", "multiprocessing", "septem.sim"} & loaded
    assert not {name for name in loaded if name.startswith("septem.games.")}


@pytest.mark.parametrize("game", septem.game_ids())
def test_a_catalogue_is_the_callers_own(game: str) -> None:
    """Whatever somebody does to it: the next one, and every name, is as before."""
    before, names = septem.as_data(septem.catalogue(game)), repr(septem.room_of(game).names())
    mine: Any = septem.catalogue(game)
    lists = [value for name in mine.__struct_fields__ if isinstance(value := getattr(mine, name), tuple)]
    for piece in (one for listed in lists for one in listed if hasattr(one, "name")):
        with suppress(TypeError):  # a sheet of Dice is shared, and frozen throughout
            piece.name["en"] = "changed"
    assert septem.as_data(septem.catalogue(game)) == before
    assert repr(septem.room_of(game).names()) == names
