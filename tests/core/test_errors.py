"""Errors travel: every kind is copied and pickled with what it carries. Foreign values in messages do no harm."""

import copy
import inspect
import pickle
import pkgutil
from importlib import import_module
from typing import Any

import pytest

import septem
from septem.core.errors import SeptemError, echo, shown
from septem.core.model import Reason
from tests.fuzz.wild import PLAIN, WILD, NoWords, circle, nested

GIVEN = {"reason": Reason("not-in-hand", {"card": "altar", "list": [1, 2]}), "field": "cities[0].coins", "where": "x 3"}


def kinds() -> list[type[SeptemError]]:
    """All errors of the package, also those that nobody imports."""
    for module in pkgutil.walk_packages(septem.__path__, "septem."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    found, waiting = [], [SeptemError]
    while waiting:
        kind = waiting.pop()
        found.append(kind)
        waiting += kind.__subclasses__()
    return sorted((kind for kind in found if kind.__module__.startswith("septem")), key=lambda kind: kind.__name__)


def made(kind: type[SeptemError]) -> SeptemError:
    """An error of that kind, by the names of its arguments."""
    if kind.__init__ is Exception.__init__:
        return kind("what went wrong")
    names = list(inspect.signature(kind).parameters)
    return kind(*(GIVEN.get(name, f"some {name}") for name in names))


def test_the_kinds_are_found() -> None:
    names = {kind.__name__ for kind in kinds()}
    assert {"SeptemError", "BadOption", "BadMove", "BadTable", "RulesChanged", "BadView", "UnknownGame"} <= names


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_error_is_copied_and_pickled_whole(kind: type[SeptemError]) -> None:
    error = made(kind)
    error.add_note("seen in a test")
    twins = [copy.copy(error), copy.deepcopy(error)]
    twins += [pickle.loads(pickle.dumps(error, number)) for number in range(pickle.HIGHEST_PROTOCOL + 1)]
    for twin in twins:
        assert type(twin) is kind
        assert twin is not error
        assert (str(twin), twin.args, vars(twin)) == (str(error), error.args, vars(error))


def test_errors_of_real_calls_keep_their_parts() -> None:
    with pytest.raises(septem.BadOption) as wrong_option:
        septem.new("duel", colour=1)
    assert pickle.loads(pickle.dumps(wrong_option.value)).field == "colour"
    with pytest.raises(septem.BadPosition) as wrong_position:
        septem.load({**septem.as_data(septem.new("duel", seed=1).position()), "players": 9})
    assert pickle.loads(pickle.dumps(wrong_position.value)).field == wrong_position.value.field
    with pytest.raises(septem.BadMove) as wrong_move:
        septem.new("duel", seed=1, first_player=0).play(0, "sing")
    assert pickle.loads(pickle.dumps(wrong_move.value)).reason == Reason("unknown-move", {"move": "sing"})
    with pytest.raises(septem.BadTable) as wrong_table:
        septem.new("dice", sheet="x = 1")
    assert pickle.loads(pickle.dumps(wrong_table.value)).where == wrong_table.value.where


@pytest.mark.parametrize("value", [*PLAIN, *WILD], ids=lambda value: type(value).__name__)
def test_any_value_can_be_shown(value: Any) -> None:
    text = shown(value)
    assert 0 < len(text) < 100
    assert text.isprintable()
    text.encode()


def test_small_values_are_shown_as_they_are() -> None:
    for value in ("x", 7, 1.5, True, None, ["a", 1], {"a": [1, 2]}, (1, 2), b"x", "it's"):
        assert shown(value) == repr(value)


def test_what_has_no_words_is_named_by_its_type() -> None:
    assert shown(NoWords()) == "<NoWords>"
    assert shown([NoWords(), 1]) == "[<NoWords>, 1]"
    assert shown(10**5000) == "<int>"
    assert "..." in shown("x" * 1000)
    assert "..." in shown(list(range(1000)))
    assert len(shown(nested(5000))) < 100
    assert len(shown(circle())) < 100


def test_typed_text_is_cut_and_made_printable() -> None:
    assert echo("build baths") == "build baths"
    assert echo("x" * 81) == "x" * 80 + "..."
    assert echo("x" * 300, 200) == "x" * 200 + "..."
    assert echo("a\ud800\0\x1b[2Jé\n") == "a???[2Jé?"
