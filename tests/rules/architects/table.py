"""Hand-written positions for rule tests: cards and tokens as words, everything else by default."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import pytest

from septem import IllegalMove, load
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.model import City, Event, Gain, Move, Payment
from septem.games.architects.position import configured
from septem.games.architects.room import ArchitectsGame

ANY_DECK = "red0 blue3"
UNDER = {"s1": "", "s2": "s1", "s3": "s1 s2", "s4": "s1 s2 s3", "s5": "s1 s2 s3 s4"}
Written = dict[str, Any]
"""A position as one writes it by hand."""
E = TypeVar("E", bound=Event)


def counts(words: str) -> dict[str, int]:
    """`wood wood coin` as counts."""
    listed = words.split()
    return {kind: listed.count(kind) for kind in dict.fromkeys(listed)}


def seat(wonder: str, cards: str = "", built: str = "", tokens: str = "", military: int = 0) -> Written:
    """What lies before a seat."""
    return {
        "wonder": wonder,
        "cards": counts(cards),
        "built": built.split(),
        "tokens": tokens.split(),
        "military": military,
    }


def table(
    *cities: Written,
    decks: dict[str, str] | None = None,
    central: str = "",
    options: Written | None = None,
    **more: Any,
) -> ArchitectsGame:
    """A game; decks not named hold a shield and 3 points, the cat lies with the first who has a cat card."""
    given = decks or {}
    holders = [number for number, one in enumerate(cities) if one["cards"].get("blue2cat")]
    state: Written = {
        "cities": list(cities),
        "decks": {one["wonder"]: given.get(one["wonder"], ANY_DECK).split() for one in cities},
        "central": central.split(),
        "cat": holders[0] if holders else None,
        **more,
    }
    position = {"game": "architects", "players": len(cities), "options": options or {}, "state": state}
    return cast(ArchitectsGame, load(position))


def state_of(game: ArchitectsGame) -> ArchitectsState:
    """A copy of the engine's state."""
    state = game.state
    assert isinstance(state, ArchitectsState)
    return state


def relaid(game: ArchitectsGame, **changed: Any) -> ArchitectsState:
    """The state of a game with some of its numbers changed, whether or not the rules lead there."""
    state = state_of(game)
    twin = configured(game.players, game.options)
    twin.set_streams(state.streams())
    twin.restore({**state.dump(), **changed})
    twin._vouch()
    return twin


def giza(cards: str = "", built: str = "", tokens: str = "", **more: Any) -> ArchitectsGame:
    """Seat 0 has Giza, beside Rhodes and Babylon."""
    return table(seat("giza", cards, built, tokens), seat("rhodes"), seat("babylon"), **more)


def moves(game: ArchitectsGame, prefix: str = "") -> list[str]:
    """Notations of the legal moves of the seat to act."""
    return [move.notation for move in game.legal(game.to_act[0]) if move.notation.startswith(prefix)]


def play(game: ArchitectsGame, *notations: str) -> ArchitectsGame:
    """Moves of whoever is to act."""
    for text in notations:
        game.play(game.to_act[0], text)
    return game


def refused(game: ArchitectsGame, text: str, number: int | None = None) -> str:
    """The reason code for an illegal move; the position must stay as it is."""
    before = game.position()
    with pytest.raises(IllegalMove) as problem:
        game.play(game.to_act[0] if number is None else number, text)
    assert game.position() == before
    assert "$" not in str(problem.value)
    return problem.value.reason.code


def mine(game: ArchitectsGame, number: int = 0) -> City:
    """What lies before a seat, as everybody sees it."""
    return game.view(None).cities[number]


def military(game: ArchitectsGame) -> list[int]:
    """Victory tokens of every seat."""
    return [city.military for city in game.view(None).cities]


def pile(game: ArchitectsGame) -> tuple[str, ...]:
    """The progress tokens face down, the top first."""
    return game.position().state.pile or ()


def known(move: Move) -> Gain:
    """What the card of a move brings, which the seat knows."""
    assert isinstance(move.why, Gain)
    return move.why


def price(move: Move) -> Payment:
    """What a stage costs."""
    assert isinstance(move.why, Payment)
    return move.why


def heard(game: ArchitectsGame, seat_number: int | None, kind: type[E]) -> list[E]:
    """The events of one kind that a seat has heard of so far."""
    return [entry.event for entry in game.events(seat_number) if isinstance(entry.event, kind)]


def kinds(game: ArchitectsGame, seat_number: int | None = None) -> list[str]:
    """Kinds of the events so far."""
    return [entry.event.kind for entry in game.events(seat_number)]
