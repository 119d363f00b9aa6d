"""Explanations agree with what the engine then does."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.console import Console

import septem
from septem.cli.duel.table import draw
from septem.games.duel.model import CardRevealed, Loot, Payment
from septem.games.duel.room import ROOM
from tests.games.duel.play import steps


def check_steps(plan: Payment) -> None:
    """Every unit of the cost is produced, chosen, left out or bought, and the sum is right."""
    if not plan.chain:
        bought = {good: part.units for good, part in plan.bought.items()}
        parts = [Counter(units) for units in (plan.produced, plan.chosen, plan.discounted, bought)]
        assert sum(parts, Counter()) == Counter(plan.need)
    assert plan.trade == sum(part.units * part.price for part in plan.bought.values())
    assert plan.total == plan.coins + plan.trade


@pytest.mark.parametrize("seed", range(5))
def test_prices_decide_what_is_legal(seed: int) -> None:
    for game in steps(seed):
        if game.over or game.view(None).phase != "main":
            continue
        (seat,) = game.to_act
        advice = game.explain(seat)
        coins = game.view(seat).cities[seat].coins
        legal = {move.notation: move for move in game.legal(seat)}
        for card in advice.cards:
            for plan in card.prices:
                check_steps(plan)
            text = f"build {card.card}"
            assert (text in legal) == (card.available and card.prices[seat].total <= coins)
            if text in legal:
                assert legal[text].why == card.prices[seat]
        for one in advice.wonders[seat]:
            check_steps(one.price)
            there = any(text.startswith(f"wonder {one.wonder} ") for text in legal)
            assert there == (one.price.total <= coins)


@pytest.mark.parametrize("seed", range(5))
def test_cards_and_wonders_bring_the_points_that_were_said(seed: int) -> None:
    """But for the guild that counts coins: building it may cost some."""
    for game in steps(seed):
        if game.over or game.view(None).phase != "main":
            continue
        (seat,) = game.to_act
        advice = game.explain(seat)
        said = {f"build {card.card}": (card.card, card.points[seat]) for card in advice.cards}
        said |= {f"wonder {one.wonder} ": (one.wonder, one.points) for one in advice.wonders[seat]}
        for move in game.legal(seat):
            for text, (piece, points) in said.items():
                if f"{move.notation} ".startswith(f"{text.strip()} ") and piece != "moneylenders_guild":
                    twin = game.copy()
                    twin.play(seat, move.notation)
                    assert twin.explain(seat).counted[seat].get(piece, 0) == points


@pytest.mark.parametrize("seed", range(5))
def test_a_take_uncovers_what_was_said(seed: int) -> None:
    for game in steps(seed):
        if game.over or game.view(None).phase != "main" or len(game.view(None).structure) == 1:
            continue
        (seat,) = game.to_act
        free = {card.slot: card for card in game.explain(seat).cards if card.available}
        for card in free.values():
            twin = game.copy()
            twin.play(seat, f"discard {card.card}")
            now = {place.slot for place in twin.view(seat).structure if not place.covered_by}
            assert now == (set(free) - {card.slot}) | set(card.uncovers)
            told = [entry.event for entry in twin.events(seat, since=len(game.events(seat)))]
            assert tuple(event.slot for event in told if isinstance(event, CardRevealed)) == card.turns


def test_distances() -> None:
    for game in steps(3):
        view, advice = game.view(0), game.explain(0)
        assert [one.lead for one in advice.military] == [view.pawn, -view.pawn]
        assert [one.shields_to_win for one in advice.military] == [9 - view.pawn, 9 + view.pawn]
        for seat in (0, 1):
            assert advice.science[seat].to_win == 6 - len(view.cities[seat].symbols)
            assert advice.science[seat].different == len(view.cities[seat].symbols)
        assert advice.points == tuple(one.points for one in view.cities)


def test_next_loot() -> None:
    game = septem.new("duel", seed=1, wonders="first_game")
    assert game.explain(0).military[0].next_loot == Loot(shields=3, coins=2)


def test_spectators_see_the_table_too() -> None:
    said = ROOM.texts("en")
    for number, game in enumerate(steps(2)):
        if number % 10 == 0 or game.over:
            console = Console(width=100)
            with console.capture() as captured:
                console.print(draw(game.view(None), game.explain(0), said))
            assert "Player 1" in captured.get()
            assert "(you)" not in captured.get()
