"""The engine against the independent model: legal moves, refusals, boards and points at every step."""

from __future__ import annotations

import random

import pytest

import septem
from septem.core.errors import IllegalMove
from septem.core.rng import Rng
from septem.games.dice.room import ROOM, DiceGame
from tests.games.dice.fixtures import random_sheet
from tests.games.dice.twins import compare, model_move, model_of
from tests.models.dice_model import Game as Model
from tests.models.test_dice_model_games import every_move

SPELLING = {"unknown-move": "malformed_move"}
NAMES = {"choose_box": "cross", "choose_bonus": "bonus"}


def check_refusals(game: DiceGame, model: Model, seat: int, rng: random.Random) -> None:
    """A handful of moves, legal or not, get the same answer from both (DI-125, DI-126)."""
    for move in rng.sample(every_move(model, seat), 12):
        expected = model.why_not(seat, move)
        if expected is None:
            continue
        text = " ".join((NAMES.get(move[0], move[0]), *move[1:]))
        with pytest.raises(IllegalMove) as refused:
            game.play(seat, text)
        code = refused.value.reason.code
        assert SPELLING.get(code, code.replace("-", "_")) == expected, (move, code)


def play_both(game: DiceGame, model: Model, seed: int, look: int) -> None:
    """Random moves to the end; a full comparison every `look` moves, legal lists always."""
    rng, count = random.Random(seed), 0
    while not game.over:
        seat = rng.choice(game.to_act)
        state = game.state
        texts = ROOM.notations(state, seat, state.legal_codes(seat))
        assert sorted(model_move(text) for text in texts) == model.legal(seat)
        if count % look == 0:
            compare(game, model)
            check_refusals(game, model, seat, rng)
        text = rng.choice(texts)
        game.play(seat, text)
        model.play(seat, model_move(text))
        count += 1
    compare(game, model)
    result = game.result
    assert result is not None
    scores = model.scores()
    assert list(result.points) == [row.pop("total") for row in scores]
    assert [dict(row) for row in result.categories] == scores
    assert [list(place) for place in result.ranking] == model.ranking()


@pytest.mark.parametrize("seed", range(12))
def test_our_sheet(seed: int) -> None:
    game = septem.new("dice", 2 + seed % 6, seed=seed)
    play_both(game, model_of(game), seed, 7)


@pytest.mark.parametrize("seed", range(12))
def test_random_sheets(seed: int) -> None:
    """Other sheets bring effects, chains and buildings ours never combines."""
    sheet = random_sheet(random.Random(seed))
    game = septem.new("dice", 2 + seed % 5, seed=seed, sheet=sheet, max_rounds=40)
    play_both(game, model_of(game, sheet), seed, 5)


@pytest.mark.long
def test_a_thousand_games() -> None:
    for seed in range(1000, 2000):
        game = septem.new("dice", 2 + seed % 6, seed=Rng(seed).seed())
        play_both(game, model_of(game), seed, 40)
