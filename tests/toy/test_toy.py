"""The toy game itself, as an example of rule tests: hand-written positions through the facade."""

from collections import Counter
from typing import Any

from septem.core import begin
from septem.core.rng import Rng
from tests.toy.model import PrizeWon, Swapped, SwappedHidden
from tests.toy.room import ROOM, ToyGame


def position(
    hands: Any = ((1, 12), (2, 3, 4)), aside: Any = ((), (5,)), shown: Any = ((10,), ()), **state: Any
) -> ToyGame:
    """Two traders, second turn, first trader has shown 10."""
    cities = [
        {"hand": hands[seat], "aside": aside[seat], "shown": shown[seat], "prizes": prizes}
        for seat, prizes in enumerate((2, 0))
    ]
    part = {"turn": 1, "cities": cities, "deck": [6, 7, 8, 9, 11, 13, 14, 15, 16]}
    return begin.load(ROOM, {"game": "toy", "players": 2, "state": part | state})


def test_the_highest_card_shown_wins_the_die() -> None:
    game = position()
    game.play(0, "show 12")
    assert game.view(1).cities[0].shown == (10,)  # sealed, not yet shown
    game.play(1, "show 4")
    won = next(entry.event for entry in game.events(None) if isinstance(entry.event, PrizeWon))
    assert won.seat == 0
    assert game.view(None).cities[0].prizes == 2 + won.prize


def test_a_swap_draws_the_top_card_in_secret() -> None:
    game = position()
    game.play(0, "swap 1")
    game.play(1, "show 4")
    assert game.view(0).hand == (12, 16)
    first = [game.events(seat)[0].event for seat in (0, 1, None)]
    assert first == [Swapped(0, 1, 16), SwappedHidden(0), SwappedHidden(0)]


def test_no_swap_when_the_deck_is_short() -> None:
    game = position(deck=[16], hands=[[1, 12], [2, 3, 4, 6, 7, 8, 9, 11, 13, 14, 15]])
    assert [move.notation for move in game.legal(0)] == ["show 1", "show 12"]
    assert [refusal.reason.code for refusal in game.refused(0)] == ["deck-short"] * 2


def test_cards_in_hand_count_at_the_end() -> None:
    result = position(turn=3).result
    assert result is not None
    assert result.points == (2 + 2, 0 + 3)
    assert result.winners == (0,)


def test_high_cards_are_explained() -> None:
    assert position().explain(0).beats_all == (12,)
    assert position().explain(1).beats_all == ()


def test_samples_are_uniform_over_what_is_possible() -> None:
    """Exhaustive: seat 0 has not seen four cards, one is in the deck; all four are equally likely to be it."""
    rest = [card for card in range(1, 17) if card not in (1, 12, 2, 3, 4, 5)]
    view = position(shown=[rest, []], deck=[5], aside=[[], []]).view(0)
    decks = Counter(begin.sample(ROOM, view, Rng(seed)).position().state.deck for seed in range(4000))
    assert set(decks) == {(2,), (3,), (4,), (5,)}
    assert all(abs(count - 1000) < 140 for count in decks.values())
