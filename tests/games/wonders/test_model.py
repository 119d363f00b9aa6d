"""The engine against the independent model, move by move, with every number of players and all options."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from septem.core.game import AnyGame as Game
from septem.games.wonders.model import Build, Recover, Sell, Wonder
from tests.games.wonders.translate import (
    TABLES,
    compared_state,
    growing,
    how_of,
    legal_by_notation,
    model_state,
    table,
    twin,
)
from tests.models import wonders_model as model
from tests.models.wonders_parts import CityMove
from tests.rules.wonders.table import laid

CATEGORY = {
    "military": "military",
    "treasury": "treasury",
    "wonder": "wonder",
    "civilian": "blue",
    "science": "science",
    "commerce": "yellow",
    "guild": "purple",
}
REASONS = {
    "not_in_hand": {"not-in-hand", "not-in-pile"},
    "not_your_turn": {"not-your-turn", "other-phase"},
    "payment": {"wrong-payment", "superfluous-purchase", "seller-lacks-unit", "cannot-afford-coins"},
}


def play_both(seed: int, players: int, edition: int) -> None:
    rng = random.Random(seed)
    game = table(seed, players, edition)
    other = twin(game)
    cards = all_cards(game)
    while not game.over:
        assert list(game.to_act) == other.to_act()
        seat = rng.choice(game.to_act)
        step(game, other, seat, rng)
        assert all_cards(game) == cards
        assert compared_state(game) == model_state(other)
    assert other.over
    compare_results(game, other)


def step(game: Game, other: model.Game, seat: int, rng: random.Random) -> None:
    """Compare the moves of one seat, then make one of them in both games."""
    expected = legal_by_notation(other, seat)
    found = {move.notation: move for move in game.legal(seat)}
    assert sorted(found) == sorted(expected)
    assert len(found) == len(game.legal(seat))
    for text, move in found.items():
        if how_of(expected[text]) is not None:
            assert move.data.how == how_of(expected[text])
    if rng.random() < 0.2:
        compare_refusals(game, other, seat)
    chosen = growing(rng, sorted(found))
    forms: list[Any] = [chosen, found[chosen].code, found[chosen].data, found[chosen]]
    game.play(seat, rng.choice(forms))
    other.play(seat, expected[chosen])


def compare_refusals(game: Game, other: model.Game, seat: int) -> None:
    """Every refused move is refused by the model too, for the same reason (SW-113)."""
    for refusal in game.refused(seat):
        reason = other.refusal(seat, model_move(refusal.data))
        assert reason is not None
        allowed = REASONS.get(reason, {reason.replace("_", "-")})
        assert refusal.reason.code in allowed, (refusal, reason)


def model_move(data: Build | Wonder | Sell | Recover) -> model.Move:
    """The model's form of a refused move."""
    action: CityMove
    match data:
        case Build(card, how):
            action = model.Build(card, "power" if how == "power" else "paid")
        case Wonder(card=card):
            action = model.Stage(card)
        case Sell(card):
            action = model.Sell(card)
        case Recover(card):
            action = model.DiscardBuild(card)
    return model.FreeCity(action) if data.free_city else action


def all_cards(game: Game) -> Counter[str]:
    """Every card of the game wherever it lies; must never change."""
    state = laid(game)
    found = Counter(card for city in state["cities"] for card in city["cards"])
    for cards in (*state["hands"], *state["decks"].values(), state["undealt"], state["box"]):
        found.update(cards)
    found.update(row["card"] for row in state["away"])
    found.subtract(row["card"] for row in state["recovered"])  # listed in the pile and in a city
    return found


def compare_results(game: Game, other: model.Game) -> None:
    result = game.result
    assert result is not None
    scores = other.scores()
    assert list(result.points) == [score["total"] for score in scores]
    for seat, categories in enumerate(result.categories):
        assert categories == {name: scores[seat][theirs] for name, theirs in CATEGORY.items()}
        compare_tree(game, seat)
    ranks = other.ranking()
    places = [[seat for seat in range(game.players) if ranks[seat] == rank] for rank in sorted(set(ranks))]
    assert [sorted(place) for place in result.ranking] == places
    assert result.reason == {"points": "most_points", "coins": "most_coins", "shared": "shared"}[other.end_reason()]


def compare_tree(game: Game, seat: int) -> None:
    """The score tree adds up, category by category."""
    assert game.result is not None
    tree = game.result.trees[seat]
    assert sum(node.points for node in tree) == game.result.points[seat]
    for node in tree:
        assert node.points == game.result.categories[seat][node.id]
        assert sum(part.points for part in node.parts) == node.points, node


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_whole_games(players: int, edition: int, number: int) -> None:
    """Legal moves, state, reasons and results agree at every step; cards are never lost or made."""
    play_both(1000 * number + 10 * players + edition, players, edition)


@pytest.mark.long
@pytest.mark.parametrize("number", range(4, 60))
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_many_whole_games(players: int, edition: int, number: int) -> None:
    """The same with several hundred games."""
    play_both(1000 * number + 10 * players + edition, players, edition)
