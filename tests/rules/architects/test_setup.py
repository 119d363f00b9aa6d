"""Set-up of Architects (AR-1 to AR-9)."""

from __future__ import annotations

from collections import Counter

import pytest

import septem
from septem.games.architects.catalogue import DECKS, TOKENS, WONDER_IDS
from septem.games.architects.model import Conflict
from tests.rules.architects.table import moves, pile, play


def test_play_passes_clockwise() -> None:
    """AR-1: seats follow each other and the last is followed by the first."""
    game = septem.new("architects", players=3, seed=1)
    order = []
    for _ in range(4):
        order.append(game.to_act[0])
        play(game, moves(game, "take")[0])
        while game.to_act == (order[-1],):
            play(game, moves(game)[0])
    assert order == [0, 1, 2, 0]


@pytest.mark.parametrize("players", range(2, 8))
def test_wonders_and_decks(players: int) -> None:
    """AR-2, AR-4, AR-6: different wonders with their decks of 25, 60 central cards, 3 tokens up and 12 in the pile."""
    game = septem.new("architects", players=players, seed=7)
    found = game.position().state
    wonders = [str(one.wonder) for one in found.cities]
    assert len(set(wonders)) == players
    assert set(found.decks) == set(wonders)
    for wonder in wonders:
        assert Counter(found.decks[wonder]) == +Counter(DECKS[wonder])
        assert len(found.decks[wonder]) == 25
    assert Counter(found.central) == Counter(DECKS["central"])
    assert len(found.central) == 60
    face_up = game.view(None).face_up
    assert (len(face_up), len(pile(game))) == (3, 12)
    assert Counter(face_up + pile(game)) == {token: one.copies for token, one in TOKENS.items()}


def test_wonders_vary_with_the_seed() -> None:
    """AR-2: drawn at random, every wonder comes to every seat."""
    seen = {septem.new("architects", players=2, seed=seed).view(None).cities[1].wonder for seed in range(80)}
    assert seen == set(WONDER_IDS)


def test_wonders_by_seat() -> None:
    """AR-2a: the option names the wonders by seat."""
    game = septem.new("architects", players=2, seed=1, wonders=["rhodes", "giza"])
    assert [one.wonder for one in game.view(None).cities] == ["rhodes", "giza"]


def test_wonders_are_picked() -> None:
    """AR-2a: the first player and then the others clockwise pick one of the free wonders, before any turn."""
    game = septem.new("architects", players=3, seed=1, wonders="picked", first_player=1)
    assert game.to_act == (1,)
    assert moves(game) == [f"choose {wonder}" for wonder in WONDER_IDS]
    assert game.view(0).decks == {}
    play(game, "choose giza")
    assert "choose giza" not in moves(game)
    play(game, "choose rhodes", "choose olympia")
    assert [one.wonder for one in game.view(None).cities] == ["olympia", "giza", "rhodes"]
    assert game.view(None).phase == "pick"
    assert game.to_act == (1,)
    assert set(game.position().state.decks) == {"giza", "rhodes", "olympia"}


@pytest.mark.parametrize("players", [2, 5])
def test_decks_lie_between_neighbours(players: int) -> None:
    """AR-3: the left deck is one's own, the right one that of the right neighbour; tops are face up."""
    game = septem.new("architects", players=players, seed=3)
    view, state = game.view(0), game.position().state
    for number, one in enumerate(view.cities):
        assert one.left_deck == one.wonder
        assert one.right_deck == view.cities[(number - 1) % players].wonder
    for wonder, deck in view.decks.items():
        assert deck.top == state.decks[wonder][0]
    assert view.central.top is None


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_conflict_tokens(players: int, tokens: int) -> None:
    """AR-7: conflict tokens by the number of players, peace side up."""
    assert septem.new("architects", players=players, seed=1).view(None).conflict == Conflict(tokens, 0)


def test_the_start() -> None:
    """AR-5, AR-8, AR-9: empty discard pile, cat in the centre, nobody has cards, seat 0 begins."""
    game = septem.new("architects", players=4, seed=1)
    view = game.view(None)
    assert (view.discard_pile, view.cat, view.active) == ({}, None, 0)
    assert all(one.cards == {} and one.military == 0 for one in view.cities)


def test_first_player() -> None:
    """AR-9: the option first_player names the seat that begins."""
    assert septem.new("architects", players=4, seed=1, first_player=2).to_act == (2,)
    with pytest.raises(septem.BadOption, match="first_player"):
        septem.new("architects", players=2, first_player=2)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("wonders", ["giza"]),
        ("wonders", ["giza", "giza"]),
        ("wonders", ["giza", "troy"]),
        ("wonders", "giza"),
        ("wonders", []),
        ("first_player", -1),
        ("first_player", True),
        ("coins_free_choice", 1),
        ("halicarnassus_public", "yes"),
        ("colour", "red"),
    ],
)
def test_bad_options(name: str, value: object) -> None:
    """AR-2a, AR-9: options are checked."""
    with pytest.raises(septem.BadOption, match=name):
        septem.new("architects", players=2, seed=1, **{name: value})
