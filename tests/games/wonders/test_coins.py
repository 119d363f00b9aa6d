"""Coins of 7 Wonders are never lost or made: every change is told by an event."""

from __future__ import annotations

import random

import pytest

from septem import Event, Game
from tests.games.wonders.translate import TABLES, growing, table
from tests.models import wonders_model as model


def balance(event: Event, edition: int) -> int:
    """Coins from the bank (to it: negative) by a public event; trade only changes hands."""
    match event.kind:
        case "sold" | "sold-card":
            return 3
        case "earned":
            return int(event.args["coins"])
        case "built" if event.args["how"] == "paid":
            return -model.tables(edition).cards[event.args["card"]].cost.get("coins", 0)
        case _:
            return 0


def treasuries(game: Game) -> list[int]:
    return [city["coins"] for city in game.view(None)["cities"]]


def trade(event: Event, cities: int, seat: int) -> dict[int, int]:
    """What the neighbours got and the builder paid."""
    paid: dict[int, int] = {}
    for side, other in (("left", (seat + 1) % cities), ("right", (seat - 1) % cities)):
        paid[other] = paid.get(other, 0) + event.args.get(f"{side}_coins", 0)
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
            phase = game.phase_number
            while game.phase_number == phase:
                seat = rng.choice(game.to_act)
                game.play(seat, growing(rng, [move.notation for move in game.legal(seat)]))
            for number, event in game.events(None, since=shown):
                shown = number + 1
                where = event.args.get("seat", 0)
                city = players if where == "free_city" else int(where)
                expected[city] += balance(event, edition)
                if event.kind.startswith(("built", "stage-built")):
                    for other, coins in trade(event, len(expected), city).items():
                        expected[other] += coins
            assert treasuries(game) == expected
