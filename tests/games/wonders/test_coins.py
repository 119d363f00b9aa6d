"""Coins of 7 Wonders are never lost or made: every change is told by an event."""

from __future__ import annotations

import random

import pytest

from septem.core.game import AnyGame as Game
from septem.games.wonders.model import Built, CoinsGained, Event, Sold, SoldHidden, StageBuilt, StageBuiltHidden
from tests.games.wonders.translate import TABLES, growing, table
from tests.models import wonders_model as model


def balance(event: Event, edition: int) -> int:
    """Coins from the bank (to it: negative) by a public event; trade only changes hands."""
    match event:
        case Sold() | SoldHidden():
            assert event.coins == 3
            return 3
        case CoinsGained():
            return event.coins
        case Built(card=card, how="paid"):
            return -model.tables(edition).cards[card].cost.get("coins", 0)
        case _:
            return 0


def treasuries(game: Game) -> list[int]:
    return [city.coins for city in game.view(None).cities]


def trade(event: Built | StageBuilt | StageBuiltHidden, cities: int, seat: int) -> dict[int, int]:
    """What the neighbours got and the builder paid."""
    paid: dict[int, int] = {}
    for coins, other in ((event.left_coins, (seat + 1) % cities), (event.right_coins, (seat - 1) % cities)):
        paid[other] = paid.get(other, 0) + coins
    paid[seat] = paid.get(seat, 0) - sum(paid.values())
    return paid


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_every_coin_is_accounted_for(players: int, edition: int) -> None:
    """After every phase each treasury is what it was plus what the public events say."""
    rng = random.Random(players)
    for seed in (900, 901):
        game = table(seed + players, players, edition)
        shown = 0
        while not game.over:
            expected = treasuries(game)
            phase = game.step
            while game.step == phase:
                seat = rng.choice(game.to_act)
                game.play(seat, growing(rng, [move.notation for move in game.legal(seat)]))
            for entry in game.events(None, since=shown):
                shown, event = entry.number + 1, entry.event
                where = getattr(event, "seat", 0)
                city = players if where == "free_city" else int(where)
                expected[city] += balance(event, edition)
                if isinstance(event, Built | StageBuilt | StageBuiltHidden):
                    for other, coins in trade(event, len(expected), city).items():
                        expected[other] += coins
            assert treasuries(game) == expected
