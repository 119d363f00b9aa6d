"""Who knows what in 7 Wonders (SW-100 to SW-105)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import septem
from septem.core.game import AnyGame as Game
from septem.games.wonders.model import RecoveredCard
from tests.rules.wonders.table import Table, city, events, laid, texts, turn, why_not

BOTH = pytest.mark.parametrize("edition", [1, 2])
SEATS = (0, 1, 2, None)


def staged(edition: int, **options: Any) -> Game:
    """A turn in which seat 0 builds a stage, seat 1 sells and seat 2 builds."""
    one = Table(city("giza", built="sawmill quarry"), edition=edition, age=2).option(**options)
    one.hand(0, "school").hand(1, "walls").hand(2, "vineyard")
    return turn(one.load(), "wonder 1 with school", "sell walls", "build vineyard")


def test_public_things() -> None:
    """SW-100: boards, stages, cards, coins, tokens, hand sizes, pile, age, turn, direction and all actions."""
    game = staged(1)
    views = [game.view(seat) for seat in SEATS]
    for name in ("cities", "hand_sizes", "age", "turn", "phase", "passing", "to_act", "step"):
        assert all(getattr(view, name) == getattr(views[0], name) for view in views)
    assert [len(view.away) for view in views] == [2] * 4
    staging, selling, building = events(game, None)[:3]
    assert [event.kind for event in (staging, selling, building)] == ["stage-built-hidden", "sold-hidden", "built"]
    assert staging.stage == 1
    assert building.card == "vineyard"
    assert (building.left_coins, building.right_coins) == (0, 0)


@BOTH
def test_own_hand(edition: int) -> None:
    """SW-101: each seat sees its own hand and nobody else's."""
    game = septem.new("wonders", 3, 8, edition=edition)
    hands = laid(game)["hands"]
    for seat in range(3):
        assert list(game.view(seat).hand) == hands[seat]
    assert game.view(None).hand == ()


@BOTH
def test_own_choice(edition: int) -> None:
    """SW-101, SW-105: a sealed choice is seen by its seat alone; others see only that it has chosen."""
    game = septem.new("wonders", 3, 8, edition=edition)
    before = {seat: game.view(seat) for seat in SEATS}
    text = game.legal(0)[0].notation
    game.play(0, text)
    assert game.view(0).sealed == (text,)
    for seat in (1, 2, None):
        view = game.view(seat)
        assert view.to_act == (1, 2)
        assert msgspec.structs.replace(view, to_act=(0, 1, 2)) == before[seat]
        assert game.events(seat) == []


def test_own_buried_and_sold_cards() -> None:
    """SW-101, SW-103, OP-10: who put a card away knows it, the others do not."""
    game = staged(1)
    shown = {seat: [row.card for row in game.view(seat).away] for seat in SEATS}
    assert shown == {0: ["school", None], 1: [None, "walls"], 2: [None, None], None: [None, None]}
    kinds = {seat: [event.kind for event in events(game, seat)][:2] for seat in SEATS}
    assert kinds[0] == ["stage-built", "sold-hidden"]
    assert kinds[1] == ["stage-built-hidden", "sold"]
    assert kinds[2] == kinds[None] == ["stage-built-hidden", "sold-hidden"]


@BOTH
def test_memory_of_passed_hands(edition: int) -> None:
    """SW-101: a seat remembers the cards of the hand it passed on."""
    game = septem.new("wonders", 4, 8, edition=edition)
    hand = list(game.view(0).hand)
    game.play(0, f"sell {hand[0]}")
    for seat in (1, 2, 3):
        game.play(seat, game.legal(seat)[-1])
    (group,) = [group for group in game.view(0).memory if group.hands == (1,)]
    assert group.cards == tuple(sorted(hand[1:]))
    assert game.view(None).memory == ()


@BOTH
def test_hidden_from_all(edition: int) -> None:
    """SW-102: future decks, unused guilds and the draw pile are in no view."""
    game = septem.new("wonders", 2 if edition == 1 else 3, 8, edition=edition)
    state = laid(game)
    hidden = [*state["box"], *state["decks"]["2"], *state["decks"]["3"], *state["undealt"]]
    for seat in (0, 1, None):
        told = json.dumps(septem.as_data(game.view(seat)))
        own = set(game.view(seat).hand)
        assert [card for card in hidden if f'"{card}"' in told and card not in own] == []


@pytest.mark.parametrize(("options", "shown"), [({}, True), ({"reveal_all_choices": False}, False)])
def test_turned_up_in_the_second_edition(options: dict[str, Any], shown: bool) -> None:
    """SW-104, OP-10: second edition: every chosen card is public, also if sold or buried; a switch changes it."""
    game = staged(2, **options)
    seen = [row.card for row in game.view(2).away]
    assert seen == (["school", "walls"] if shown else [None, None])
    kinds = [event.kind for event in events(game, 2)][:2]
    assert kinds == (["stage-built", "sold"] if shown else ["stage-built-hidden", "sold-hidden"])
    assert septem.new("wonders", 3, edition=1).options.reveal_all_choices is False
    assert septem.new("wonders", 3, edition=2).options.reveal_all_choices is True


def test_turned_up_for_spectators_too() -> None:
    """SW-104: what is turned up at the reveal is public, so a spectator's view has it as well."""
    assert [row.card for row in staged(2).view(None).away] == ["school", "walls"]


@pytest.mark.parametrize(("move", "shown"), [("sell school", True), ("decline", False)])
def test_seventh_card_shown(move: str, shown: bool) -> None:
    """SW-28, SW-104: a sold seventh card counts as chosen; a declined one and left-over cards are never shown."""
    one = Table(city("babylon", "night", stages=1), age=2, turn=6).hand(0, "school").at(phase="seventh_card")
    game = one.load()
    game.play(0, move)
    by_city = {row.city: row.card for row in game.view(2).away}
    assert by_city[0] == ("school" if shown else None)
    assert by_city[1] is None
    assert ("school" in str(game.events(2))) is shown
    assert "school" in str(game.events(0))


def test_pile_shown_only_to_the_digger() -> None:
    """SW-103, SW-105: during a discard build the others learn nothing, neither from views nor from errors."""
    one = Table(city("halikarnassos", "A", stages=2, discard_builds_due=1), edition=1, turn=6).sold("altar baths", by=1)
    game = one.at(phase="discard_build").load()
    assert "altar" in str(game.view(0))
    assert "altar" not in str(game.view(2))
    for text in ("recover altar", "recover tavern"):
        with pytest.raises(septem.IllegalMove) as problem:
            game.play(2, text)
        assert problem.value.reason.code == "not-your-turn"
    game.play(0, "recover altar")
    assert "altar" in str(game.view(2).cities[0])


@pytest.mark.parametrize("seller", [1, 2])
def test_nobody_learns_who_sold_a_recovered_card(seller: int) -> None:
    """SW-103, SW-105: the pile lies face down, so the others see the card built, not which one is gone."""
    one = Table(city("halikarnassos", "A", stages=2, discard_builds_due=1), edition=1, turn=6)
    one.sold("altar", by=seller).sold("baths", by=3 - seller).pile.sort(key=lambda row: row["city"])
    game = one.at(phase="discard_build").load()
    game.play(0, "recover altar")
    view = game.view(None)
    assert [(row.city, row.card) for row in view.away if row.turn == 1] == [(1, None), (2, None)]
    assert view.recovered == (RecoveredCard(card="altar", age=1, turn=7, city=0),)


@pytest.mark.parametrize("other", ["baths", "tavern"])
def test_a_seller_of_an_equal_card_learns_nothing(other: str) -> None:
    """SW-103, SW-105: who has sold one copy cannot tell whether that one was recovered or another."""
    views = []
    for card in ("altar", other):
        one = Table(city("halikarnassos", "A", stages=2, discard_builds_due=1), players=5, edition=1, turn=6)
        game = one.sold(card, by=1).sold("altar", by=2).at(phase="discard_build").load()
        game.play(0, "recover altar")
        view = game.view(2)
        views.append((view.away, view.recovered, view.memory))
        assert "recover altar" not in str(game.events(2))
    assert views[0] == views[1]


def test_the_digger_sees_the_reduced_pile() -> None:
    """SW-76, SW-103: a card recovered is no longer in the pile; a second copy still is."""
    one = Table(city("halikarnassos", "B", stages=2, discard_builds_due=2), players=5, edition=1, turn=6)
    game = one.sold("altar", by=1).sold("altar baths", by=2).at(phase="discard_build").load()
    game.play(0, "recover baths")
    assert texts(game) == {"recover altar", "decline"}
    game = one.load()
    game.play(0, "recover altar")
    assert texts(game) == {"recover baths", "decline"}
    assert why_not(game, "recover altar") == "already-built"
