"""Hand-written positions on small fixture sheets, for the rule tests."""

from __future__ import annotations

from typing import Any

import pytest

import septem
from septem.core.errors import IllegalMove
from septem.games.dice.model import City
from septem.games.dice.room import DiceGame
from septem.games.dice.tables import DIE_IDS, FACES
from tests.games.dice.fixtures import CITIES, Json

START = ("grey1", "grey2", "grey3", "blue", "green", "red", "yellow")
Shown = tuple[str, int]


def seat(*crossed: str, coins: int = 7, **fields: Any) -> Json:
    """One board: boxes crossed in earlier rounds and coins."""
    return {"coins": coins, "crossed": list(crossed), **fields}


def forum(shown: dict[str, Shown]) -> Json:
    """Seven dice: those given as die=(face, section), the others with their first face in section 0."""
    specials = [die for die in shown if die not in START]
    greys = [die for die in START[:3] if die not in shown] + [die for die in START[:3] if die in shown]
    lying = [*specials, *[die for die in START if die not in greys[: len(specials)]]]
    return {die: _die(die, shown) for die in DIE_IDS if die in lying}


def _die(die: str, shown: dict[str, Shown]) -> Json:
    face, section = shown.get(die, (FACES[DIE_IDS.index(die)][0], 0))
    return {"face": face, "section": section}


def table(sheet: Json, *seats: Json, options: Json | None = None, number: int = 1, **shown: Shown) -> DiceGame:
    """A game on this sheet at the beginning of a round; two empty boards if no seats are given."""
    boards = list(seats) or [seat(), seat()]
    for board, city in zip(boards, CITIES, strict=False):
        board.setdefault("board", city)
    position = {
        "game": "dice",
        "players": len(boards),
        "options": {"sheet": sheet, **(options or {})},
        "state": {"cities": boards, "forum": forum(shown), "round": number},
    }
    return septem.load(position)


def own(game: DiceGame, number: int = 0) -> City:
    """A seat's own board, as the seat sees it."""
    return game.view(number).cities[number]


def moves(game: DiceGame, number: int = 0) -> list[str]:
    """The legal moves of a seat."""
    return sorted(move.notation for move in game.legal(number))


def refusal(game: DiceGame, move: Any, number: int = 0) -> str:
    """The reason code of a move that must be refused and change nothing."""
    before = game.position(), game.view(number)
    with pytest.raises(IllegalMove) as refused:
        game.play(number, move)
    assert (game.position(), game.view(number)) == before
    return refused.value.reason.code


def pass_all(game: DiceGame) -> None:
    """Everybody who still owes something declines it or passes: the round ends."""
    number = game.step
    while not game.over and game.step == number:
        who = game.to_act[0]
        quiet = ("pass", "extra pass", "cross none", "extra none")
        game.play(who, next(move for move in game.legal(who) if move.notation in quiet or "bonus" in move.notation))
