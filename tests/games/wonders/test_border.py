"""The typed border of 7 Wonders: the catalogue, explanations that agree with the legal moves, moves by their data."""

from __future__ import annotations

import random

import pytest

import septem
from septem.core.tables import LANGUAGES
from septem.games.wonders.model import Build, CardPrice, Move, Payment, Purchase, Sell, View, Wonder
from septem.games.wonders.room import WondersGame
from tests.games.wonders.translate import TABLES, growing, random_options


@pytest.mark.parametrize("edition", [1, 2])
def test_catalogue(edition: int) -> None:
    """All cards and boards of the edition with their names; both sides of a board, costs and effects."""
    found = septem.catalogue("wonders", edition=edition)
    assert (found.edition, len(found.boards), len(found.resources)) == (edition, 7, 7)
    assert sum(card.colour == "purple" for card in found.cards) == 10
    assert all(tuple(piece.name) == LANGUAGES for piece in (*found.cards, *found.boards, *found.resources))
    assert all(tuple(board.sides) == found.sides for board in found.boards)
    assert {card.id for card in found.cards} >= {parent for card in found.cards for parent in card.chain_from}
    assert found.figures.victory_token_points == {"1": 1, "2": 3, "3": 5}
    baths = next(card for card in found.cards if card.id == "baths")
    assert (baths.cost, baths.effects[0].kind, baths.effects[0].amount) == ({"stone": 1}, "points", 3)


def totals(moves: list[Move], card: str) -> list[int]:
    """What the ways to build a card cost in all, those with a power left out."""
    ways = [move for move in moves if isinstance(move.data, Build) and move.data.card == card]
    paid = [move for move in ways if isinstance(move.data, Build) and move.data.how != "power"]
    return [move.why.total if isinstance(move.why, Payment) else 0 for move in paid]


def check_price(price: CardPrice, coins: int, found: list[int]) -> None:
    """A card can be built if its price is at hand, and the cheapest way costs that much."""
    if price.how in ("chain", "free"):
        assert (price.coins, found) == (0, [0])
    elif price.coins is None or price.coins > coins:
        assert found == []
    else:
        assert (price.how, min(found)) == ("paid", price.coins)


def check_explanation(game: WondersGame, view: View, seat: int) -> None:
    """Prices of cards and of the next stage agree with the legal moves, points with the cities of the view."""
    told, moves, own = game.explain(seat), game.legal(seat), view.cities[seat]
    for price in told.cards:
        check_price(price, own.coins, totals(moves, price.card))
    stages = [move.why.total for move in moves if isinstance(move.data, Wonder) and isinstance(move.why, Payment)]
    payable = told.stage is not None and told.stage.coins is not None and told.stage.coins <= own.coins
    assert bool(stages) == payable
    if payable and told.stage is not None:
        assert (told.stage.stage, told.stage.coins) == (own.stages + 1, min(stages))
    assert told.points == tuple(city.points for city in view.cities if not city.free_city)
    assert all(city.points == sum(city.score.values()) for city in view.cities)
    assert (told.shields.own, told.shields.left) == (own.shields, view.cities[own.left].shields)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_explanations_agree_with_the_legal_moves(players: int, edition: int) -> None:
    rng = random.Random(players)
    game = septem.new("wonders", players, 17, **random_options(rng, edition, players))
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        if view.phase == "choose" and not view.sealed:
            check_explanation(game, view, seat)
        game.play(seat, growing(rng, [move.notation for move in game.legal(seat)]))


def test_moves_by_their_data() -> None:
    """The data of a legal move is that move; so is a build that names the units that it buys."""
    rng = random.Random(3)
    game = septem.new("wonders", 4, 3)
    bought = 0
    while not game.over:
        seat = game.to_act[0]
        move = rng.choice([move for move in game.legal(seat) if not isinstance(move.data, Sell)] or game.legal(seat))
        data = move.data
        if isinstance(data, Build) and isinstance(move.why, Payment) and data.left + data.right:
            left, right = (
                tuple(unit for unit, count in deal.units.items() for _ in range(count))
                for deal in (move.why.left, move.why.right)
            )
            data = Build(data.card, buy=Purchase(left, right))
            bought += 1
        twin = game.copy()
        game.play(seat, data)
        twin.play(seat, move)
        assert game.position() == twin.position()
    assert bought
