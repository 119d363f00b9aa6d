"""Checks of how a game begins: its declarations, and options that must be refused."""

from typing import Any

from septem.core.errors import BadOption
from septem.core.game import AnyGame
from septem.core.model import Json

HOSTILE_PLAYERS: tuple[Any, ...] = (0, -1, 99, True, "4", 4.0, [], 10**30)
HOSTILE_SEEDS: tuple[Any, ...] = (-1, 2**63, True, "7", 1.5, None)
HOSTILE_VALUES: tuple[Any, ...] = (object(), -7, 3.25, "no such value", [None], {"no": "such"}, None)


def check_declarations(kind: AnyRoom) -> None:
    """The class says what it must say."""
    assert kind.least <= kind.usual <= kind.most, f"{kind.id}: usual players {kind.usual} are out of range"
    assert len(set(kind.columns)) == len(kind.columns), f"{kind.id}: two statistics columns share a name"
    assert set(kind.labels) <= set(kind.columns), f"{kind.id}: labels for columns that do not exist"
    for option in kind.options_known:
        assert option.check(option.default) == option.default, f"{kind.id}: default of {option.name} is not allowed"
        assert option.allowed(), f"{kind.id}: option {option.name} does not say what it allows"


def check_refusals(kind: AnyRoom, given: Json) -> None:
    """Wrong players, seeds, option names and values are refused with an error that names the field."""
    for players in HOSTILE_PLAYERS:
        _refused(kind, "players", players, 0, given)
    for seed in HOSTILE_SEEDS:
        _refused(kind, "seed", kind.usual, seed, given)
    _refused(kind, "no_such_option", kind.usual, 0, {**given, "no_such_option": 1})
    for option in kind.options_known:
        for value in HOSTILE_VALUES:
            if not (value in option.values or (option.fits is not None and option.fits(value))):
                _refused(kind, option.name, kind.usual, 0, {**given, option.name: value})


def _refused(kind: AnyRoom, field: str, players: Any, seed: Any, options: Json) -> None:
    complaint = _complaint(kind, players, seed, options)
    assert complaint, f"{kind.id}: new(players={players!r}, seed={seed!r}, {options!r}) was accepted"
    assert field in complaint, f"{kind.id}: the complaint about {field} does not name it: {complaint}"


def _complaint(kind: AnyRoom, players: Any, seed: Any, options: Json) -> str:
    try:
        kind.new(players, seed, **options)
    except BadOption as problem:
        return str(problem)
    return ""
