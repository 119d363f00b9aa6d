"""Counts of move sequences against the table, and against the model where that is quick enough."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

import septem
from septem import _mode
from septem.search.perft import perft
from tests.games.wonders.make_perft import FILE, start
from tests.games.wonders.translate import legal_by_notation, twin
from tests.models import wonders_model as model

ROWS: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["start"]
PLAIN_LIMIT, MODEL_LIMIT = 3_000, 1_000


def name(row: dict[str, Any]) -> str:
    return f"{row['players']}p-{row['edition']}e-after-{row['moves']}"


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_counts(row: dict[str, Any]) -> None:
    """The engine counts what the table says."""
    game = start(row["seed"], row["players"], row["edition"], row["moves"])
    limit = PLAIN_LIMIT if _mode.mode() == "plain" else max(row["counts"])
    for depth, count in enumerate(row["counts"], 1):
        if count <= limit:
            assert perft(game.state, depth) == count


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_counts_of_the_model(row: dict[str, Any]) -> None:
    """The model counts the same."""
    game = start(row["seed"], row["players"], row["edition"], 0)
    other = twin(game)
    for _ in range(row["moves"]):
        seat = game.to_act[0]
        legal = game.legal(seat)
        move = legal[len(legal) // 2]
        other.play(seat, legal_by_notation(other, seat)[move.notation])
        game.play(seat, move)
    for depth, count in enumerate(row["counts"], 1):
        if count <= MODEL_LIMIT:
            assert sequences(other, depth) == count


def sequences(other: model.Game, depth: int) -> int:
    """The same count on the model."""
    seat = other.to_act()[0]
    moves = other.legal(seat)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        child = branch(other)
        child.play(seat, move)
        found += 0 if child.over else sequences(child, depth - 1)
    return found


def branch(other: model.Game) -> model.Game:
    """A copy that shares the tables."""
    return copy.deepcopy(other, {id(other.deal): other.deal, id(other.tables): other.tables})


def test_the_end_of_a_game() -> None:
    """Sequences longer than the game do not count; from the last move there is only its own."""
    game = septem.new("wonders", 3, 1, boards=["giza", "rhodes", "ephesos"])
    for _ in range(53):
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert perft(game.state, 1) == len(game.legal(2)) > 0
    assert perft(game.state, 2) == 0
