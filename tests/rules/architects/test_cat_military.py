"""The cat and battles in Architects (AR-60 to AR-77)."""

from __future__ import annotations

import pytest

from septem.games.architects.codes import FINISH_CODE
from septem.games.architects.model import (
    BattleFought,
    CentralDeck,
    ConflictTurned,
    Peeked,
    PeekedHidden,
    TokensWon,
)
from tests.rules.architects.table import giza, heard, military, mine, play, relaid, seat, state_of, table


def test_the_cat_moves() -> None:
    """AR-60: to the taker of a cat card, from the centre or from another player."""
    game = giza(decks={"giza": "blue2cat red0", "rhodes": "blue2cat"})
    play(game, "take left")
    assert game.view(None).cat == 0
    play(game, "take left")
    assert game.view(None).cat == 1


def test_peek_at_the_start_of_the_turn() -> None:
    """AR-61, AR-62, AR-O11: the owner of the cat sees the top central card, once, and nobody else does."""
    game = table(
        seat("giza", "blue2cat"), seat("rhodes"), active=1, central="gear wood",
        decks={"rhodes": "red0 blue3 red0", "giza": "blue2cat red0"},
    )  # fmt: skip
    assert game.view(0).central.top is None
    play(game, "take left")
    assert game.view(0).central == CentralDeck(2, "gear", (0,), {"wood": 1, "gear": 1})
    assert game.view(1).central.top is None
    assert game.view(None).central.top is None
    peeks = [heard(game, one, Peeked) for one in (0, 1, None)]
    assert peeks == [[Peeked(seat=0, card="gear")], [], []]
    assert heard(game, 1, PeekedHidden) == [PeekedHidden(seat=0)]
    play(game, "take central")
    assert game.view(0).central.top is None


def test_getting_the_cat_in_the_turn_gives_no_peek() -> None:
    """AR-62: nor does drawing the peeked card."""
    game = giza(tokens="urbanism", decks={"giza": "wood blue2cat"}, central="gear wood")
    play(game, "take left", "use urbanism left")
    assert game.view(None).cat == 0
    assert game.view(0).central.known_to == ()


def test_a_peeked_card_stays_known() -> None:
    """AR-62: while it remains on top, even after the cat has moved on."""
    game = table(
        seat("giza", "blue2cat"), seat("rhodes"),
        decks={"giza": "red0 blue3", "rhodes": "blue2cat red0"}, central="gear wood",
    )  # fmt: skip
    play(game, "take left", "take left")
    assert game.view(None).cat == 1
    assert game.view(0).central.top == "gear"
    play(game, "take left")
    assert game.view(1).central.known_to == (0, 1)
    play(game, "take central")
    assert game.view(0).central.known_to == ()


def test_the_cat_is_worth_two() -> None:
    """AR-63: two points for its owner."""
    game = giza("blue2cat", built="s1 s2 s3 s4 s5", phase="over")
    assert game.result is not None
    assert game.result.categories[0]["cat"] == 2
    assert game.result.points[0] == 30 + 2 + 2


@pytest.mark.parametrize(("held", "card", "turned"), [("", "red1", 1), ("", "red2", 2), ("red0 red1", "red2", 3)])
def test_horns_turn_tokens(held: str, card: str, turned: int) -> None:
    """AR-70: one token per horn, at most those on the peace side."""
    game = table(seat("rhodes"), seat("giza", held), seat("babylon"), seat("ephesus"), decks={"rhodes": card})
    play(game, "take left")
    assert game.view(None).conflict.battle == turned


def test_the_last_token_brings_a_battle() -> None:
    """AR-70, AR-71, AR-75, E1: one token on peace, a card with two horns: one is turned, battle at the end."""
    game = table(seat("rhodes"), seat("giza", "red1 red1 red0"), seat("babylon"), decks={"rhodes": "red2 wood"})
    discard = game.view(None).discard_pile
    play(game, "take left")
    horns = heard(game, 0, ConflictTurned)[0]
    assert (horns.count, horns.battle) == (1, 3)
    assert military(game) == [1, 2, 0]
    assert [one.cards for one in game.view(None).cities] == [{}, {"red0": 1}, {}]
    assert game.view(None).discard_pile["red1"] == discard.get("red1", 0) + 2
    assert game.view(None).discard_pile["red2"] == discard.get("red2", 0) + 1
    assert game.view(None).conflict.battle == 0


def test_cards_taken_later_still_count() -> None:
    """AR-71, AR-76: a shield after the last horn counts, further horns do nothing, one battle per turn."""
    game = table(
        seat("giza", "red1 red1", tokens="propaganda"), seat("rhodes", "red0 red0 red0"),
        decks={"giza": "red1 wood", "rhodes": "red1 red1"}, central="red0",
        active=1, options={"first_player": 1},
    )  # fmt: skip
    play(game, "take central")
    assert game.to_act == (0,)
    play(game, "take right")
    assert game.view(None).battle_due
    play(game, "use propaganda right")
    assert len(heard(game, 0, BattleFought)) == 1
    won = {event.seat: event.shields for event in heard(game, 0, TokensWon)}
    assert won == {0: 4, 1: 4}


@pytest.mark.parametrize(
    ("shields", "tokens"),
    [
        ([1, 0], [1, 0]), ([2, 0], [2, 0]), ([2, 1], [2, 0]), ([3, 2], [1, 0]), ([4, 2], [2, 0]), ([0, 0], [0, 0]),
        ([3, 3], [0, 0]), ([2, 3], [0, 1]), ([3, 1, 1, 2], [2, 0, 0, 1]), ([1, 1, 0], [1, 1, 0]),
        ([2, 1, 0], [2, 1, 0]),
    ],
)  # fmt: skip
def test_battles(shields: list[int], tokens: list[int]) -> None:
    """AR-73, AR-74, E2, E3, E17: tokens won by shields, with two players and with more."""
    assert fought(shields) == tokens


def fought(shields: list[int]) -> list[int]:
    """Military tokens after a battle with these shields, set off by hand: so few cards cannot carry the horns."""
    wonders = ["rhodes", "giza", "babylon", "ephesus"][: len(shields)]
    tokens = ["urbanism"] + [""] * (len(shields) - 1)
    seats = [seat(w, "red0 " * count, tokens=t) for w, count, t in zip(wonders, shields, tokens, strict=True)]
    game = table(*seats, phase="resolution", live=["urbanism"], decks=dict.fromkeys(wonders, "wood"))
    state = relaid(game, conflict_battle=state_of(game).dump()["conflict_total"])
    state.play_code(0, FINISH_CODE)
    return list(state.dump()["military"])


def test_shields() -> None:
    """AR-72, AR-75, E18: red cards, Rhodes' stages and Tactics; horned cards go after the battle."""
    game = table(
        seat("rhodes", "red0 red1 red1 red2", "s1 s2", "tactics"), seat("giza"), seat("babylon"), seat("ephesus"),
        phase="resolution",
    )  # fmt: skip
    assert mine(game).shields == 4
    assert mine(game).military == 2
    game = table(
        seat("rhodes", "red0 red1 red1 red2", "s1 s2", "tactics urbanism"), seat("giza"), seat("babylon"),
        seat("ephesus"), phase="resolution", live=["urbanism"],
    )  # fmt: skip
    assert mine(game).shields == 7
    play(game, "finish")
    assert mine(game).shields == 4


def test_comparisons_use_counts_before_discards() -> None:
    """AR-76: seat 0 loses its horned cards, yet they count against everybody."""
    game = table(
        seat("rhodes", "red1"), seat("giza", "red0"), seat("babylon", "red1"), decks={"rhodes": "red1 wood"}, central=""
    )
    play(game, "take left")
    assert military(game) == [2, 0, 0]
    assert [one.cards for one in game.view(None).cities] == [{}, {"red0": 1}, {}]


def test_military_tokens_never_run_out() -> None:
    """AR-77, AR-O7: a seat wins tokens although 28 are out."""
    game = table(seat("rhodes", "red2", military=28), seat("giza"), decks={"rhodes": "red1 wood"})
    play(game, "take left")
    assert mine(game).military == 30
