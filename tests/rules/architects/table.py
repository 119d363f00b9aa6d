"""Hand-written positions for rule tests: cards and tokens as words, everything else by default."""

from __future__ import annotations

from typing import Any

import pytest

from septem import IllegalMove, load
from septem.core.game import AnyGame
from septem.core.model import Json
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.position import configured

ANY_DECK = "red0 blue3"
UNDER = {"s1": "", "s2": "s1", "s3": "s1 s2", "s4": "s1 s2 s3", "s5": "s1 s2 s3 s4"}


def counts(words: str) -> dict[str, int]:
    """`wood wood coin` as counts."""
    listed = words.split()
    return {kind: listed.count(kind) for kind in dict.fromkeys(listed)}


def seat(wonder: str, area: str = "", built: str = "", tokens: str = "", military: int = 0) -> Json:
    """What lies before a seat."""
    return {
        "wonder": wonder,
        "area": counts(area),
        "built": built.split(),
        "progress": tokens.split(),
        "military": military,
    }


def table(
    *seats: Json, decks: dict[str, str] | None = None, central: str = "", options: Json | None = None, **more: Any
) -> Game:
    """A game; decks not named hold a shield and 3 points, the cat lies with the first who has a cat card."""
    given = decks or {}
    holders = [number for number, one in enumerate(seats) if one["area"].get("blue2cat")]
    state: Json = {
        "seats": list(seats),
        "decks": {one["wonder"]: given.get(one["wonder"], ANY_DECK).split() for one in seats},
        "central": central.split(),
        "cat": holders[0] if holders else None,
        **more,
    }
    return load({"game": "architects", "players": len(seats), "options": options or {}, "state": state})


def relaid(game: Game, **changed: Any) -> ArchitectsState:
    """The state of a game with some of its numbers changed, whether or not the rules lead there."""
    state = game.state
    assert isinstance(state, ArchitectsState)
    twin = configured(game.players, game.options)
    twin.set_streams(state.streams())
    twin.restore({**state.dump(), **changed})
    twin._vouch()
    return twin


def giza(area: str = "", built: str = "", tokens: str = "", **more: Any) -> Game:
    """Seat 0 has Giza, beside Rhodes and Babylon."""
    return table(seat("giza", area, built, tokens), seat("rhodes"), seat("babylon"), **more)


def moves(game: Game, prefix: str = "") -> list[str]:
    """Notations of the legal moves of the seat to act."""
    return [move.notation for move in game.legal(game.to_act[0]) if move.notation.startswith(prefix)]


def play(game: Game, *notations: str) -> Game:
    """Moves of whoever is to act."""
    for text in notations:
        game.play(game.to_act[0], text)
    return game


def refused(game: Game, text: str, number: int | None = None) -> str:
    """The reason code for an illegal move; the position must stay as it is."""
    before = game.position()
    with pytest.raises(IllegalMove) as problem:
        game.play(game.to_act[0] if number is None else number, text)
    assert game.position() == before
    assert "$" not in str(problem.value)
    return problem.value.reason.code


def mine(game: Game, number: int = 0) -> Json:
    """What lies before a seat, as everybody sees it."""
    found: Json = game.view(None)["seats"][number]
    return found


def kinds(game: Game, seat_number: int | None = None) -> list[str]:
    """Kinds of the events so far."""
    return [event.kind for _, event in game.events(seat_number)]
