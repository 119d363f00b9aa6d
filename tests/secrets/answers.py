"""Everything a seat (None: a spectator) can ever ask, as bytes; and where two answers differ."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

import septem
from septem.core.game import AnyGame

LANGUAGES = ("en", "cs", "sk")
NO_MOVES: tuple[Any, ...] = ("", "fly", "build", "sell nothing", -1, 0, 10**9, True, None, {}, {"action": "sell"})
"""What is a move in no game, or in none that names a card."""


def answers(game: AnyGame, seat: int | None, attempts: list[Any]) -> dict[str, bytes]:
    """All a seat is shown and told, and what it hears when it tries these moves."""
    events = game.events(seat)
    found: dict[str, Any] = {
        "view": game.view(seat),
        "events": events,
        "later events": game.events(seat, since=len(events) // 2),
        "public": [game.to_act, game.over, game.step, game.result, game.players, game.options],
        "words": [game.event_text(entry.event, LANGUAGES[entry.number % 3]) for entry in events[-3:]],
        "explain": game.explain(seat),
        "table": [repr(game), str(game), game._repr_html_()],
    }
    if seat is not None:
        found |= {
            "legal": game.legal(seat),
            "refused": game.refused(seat),
            "errors": [_tried(game, partial(_play, seat, move)) for move in attempts],
            "retract": _tried(game, lambda twin: twin.retract(seat)),
        }
    found["no such seat"] = _tried(game, lambda twin: twin.view(game.players))
    return {name: msgspec.json.encode(answer) for name, answer in found.items()}


def _play(seat: int, move: Any, game: AnyGame) -> None:
    game.play(seat, move)


def _tried(game: AnyGame, action: Callable[[AnyGame], object]) -> list[Any]:
    """What comes of an attempt on a copy of the game: only whether it went through, or the whole error."""
    try:
        action(game.copy())
    except septem.IllegalMove as problem:
        return [type(problem).__name__, str(problem), problem.reason]
    except septem.SeptemError as problem:
        return [type(problem).__name__, str(problem)]
    return ["fine"]


def differences(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    """Where two sets of answers differ, in words; empty if they are equal byte by byte."""
    found: list[str] = []
    for name in one:
        if one[name] != other[name]:
            places = list(_places(name, json.loads(one[name]), json.loads(other[name])))
            found += places or [f"{name}: same content, other bytes"]
    return found


def _places(path: str, one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from _places(f"{path}.{key}", one[key], other[key])
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _places(f"{path}[{number}]", mine, theirs)
    elif one != other:
        yield f"{path}: {json.dumps(one)[:300]} / {json.dumps(other)[:300]}"
