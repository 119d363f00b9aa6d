"""Symbols, pairs, progress tokens (DU-61 to DU-77)."""

from __future__ import annotations

from collections import Counter

import pytest

from septem.games.duel.catalogue import CARDS, TOKENS
from septem.games.duel.model import CoinsGained
from tests.rules.duel.tables import city, coins, event, kinds, last_card, notations, phase, plan, reason, table

FIVE = ["scriptorium", "pharmacist", "workshop", "apothecary", "university"]


def test_symbols() -> None:
    """DU-61: six symbols on two green cards each, scales only on Law."""
    found = Counter(card.effects.science for card in CARDS if card.colour == "green")
    assert set(found.values()) == {2}
    assert len(found) == 6
    assert {token.id for token in TOKENS if token.effects.science == "scales"} == {"law"}


def test_a_pair_brings_a_token() -> None:
    """DU-62, DU-64, DU-66, DU-OP2: one of the board, of choice, compulsory, works at once, is not replaced."""
    board = ["agriculture", "economy", "law", "masonry", "strategy"]
    game = table("library", me=city(["scriptorium"]), board_tokens=board)
    game.play(0, "build library")
    assert (phase(game), game.to_act) == ("choose_progress", (0,))
    assert sorted(notations(game)) == sorted(f"progress {token}" for token in board)
    assert reason(game, 0, "pass") == "no-pass"
    game.play(0, "progress agriculture")
    assert coins(game)[0] == 56
    assert game.view(1).cities[0].tokens == ("agriculture",)
    assert sorted(game.view(0).board_tokens) == sorted(set(board) - {"agriculture"})


def test_no_token_left() -> None:
    """DU-63, EX-89: the pair gives nothing, the turn passes."""
    gone = ["agriculture", "economy", "masonry", "strategy", "urbanism"]
    game = table("library", me=city(["scriptorium"]), opp=city(tokens=gone))
    assert game.view(0).board_tokens == ()
    game.play(0, "build library")
    assert (phase(game), game.to_act) == ("main", (1,))


def test_law_makes_no_pair() -> None:
    """DU-65, DU-71: scales stand alone; each symbol has only two copies."""
    game = table(
        "library", me=city(["scriptorium"]), board_tokens=["law", "economy", "masonry", "strategy", "theology"]
    )
    game.play(0, "build library")
    game.play(0, "progress law")
    assert phase(game) == "main"
    assert game.view(0).cities[0].symbols == {"quill": 2, "scales": 1}
    assert "scales" not in game.explain(0).science[0].pair_with


def test_tokens_stay() -> None:
    """DU-66: the destroying wonders touch cards only."""
    game = table("walls", me=city(unbuilt=["circus_maximus"]), opp=city(["press"], tokens=["law", "economy"]))
    game.play(0, "wonder circus_maximus with walls")
    assert notations(game) == ["destroy press"]
    game.play(0, "destroy press")
    assert sorted(game.view(0).cities[1].tokens) == ["economy", "law"]


def test_scientific_supremacy() -> None:
    """DU-67, DU-90: six different symbols end the game at once, before the token of a pair."""
    game = table("study", me=city(FIVE))
    game.play(0, "build study")
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((0,), "science")


def test_law_as_the_sixth_symbol() -> None:
    """DU-67, DU-71, DU-87, EX-88: five on cards, then Law."""
    cards = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"]
    game = table("study", me=city(cards), board_tokens=["law", "economy", "masonry", "strategy", "theology"])
    game.play(0, "build study")
    assert phase(game) == "choose_progress"
    game.play(0, "progress law")
    assert game.result is not None
    assert game.result.reason == "science"
    assert kinds(game)[-1] == "scientific-supremacy"


def test_agriculture() -> None:
    """DU-68: six coins now, four points."""
    game = table(
        "library", me=city(["scriptorium"]), board_tokens=["agriculture", "economy", "law", "masonry", "strategy"]
    )
    game.play(0, "build library")
    game.play(0, "progress agriculture")
    assert coins(game)[0] == 56
    assert game.view(0).cities[0].score["progress_tokens"] == 4
    assert event(game, CoinsGained) == CoinsGained(seat=0, coins=6, piece="agriculture")


def test_architecture_and_masonry() -> None:
    """DU-69, DU-72: each for its own kind of construction."""
    assert plan(city(tokens=["architecture"]), city(), "sphinx").total == 4
    assert plan(city(tokens=["masonry"]), city(), "sphinx").total == 8
    assert plan(city(tokens=["masonry"]), city(), "courthouse").total == 2


def test_economy_from_the_moment_it_is_owned() -> None:
    """DU-70: the next construction of the other player already pays."""
    game = table(
        "library", "walls", me=city(["scriptorium"]), board_tokens=["economy", "law", "masonry", "strategy", "theology"]
    )
    game.play(0, "build library")
    game.play(0, "progress economy")
    game.play(1, "build walls")
    assert coins(game) == [54, 46]


@pytest.mark.parametrize(
    ("tokens", "points"),
    [(["mathematics", "agriculture", "law"], 13), (["mathematics"], 3), (["philosophy"], 7), (["economy"], 0)],
)
def test_token_points(tokens: list[str], points: int) -> None:
    """DU-68, DU-73, DU-74, EX-73: Mathematics counts itself, Philosophy brings seven."""
    game = last_card("palace", me=city(tokens=tokens), age=3)
    game.play(0, "discard palace")
    assert game.result is not None
    assert game.result.categories[0]["progress_tokens"] == points


def test_strategy() -> None:
    """DU-75, DU-OP8: red cards built afterwards, also through Mausoleum; not earlier ones, not wonders."""
    me = city(unbuilt=["mausoleum"], tokens=["strategy"])
    game = table("walls", me=me, discard_pile=["stable", "baths"])
    game.play(0, "wonder mausoleum with walls")
    game.play(0, "revive stable")
    assert game.view(0).pawn == 2
    late = table(
        "library",
        me=city(["scriptorium", "stable"]),
        board_tokens=["strategy", "law", "masonry", "economy", "theology"],
        pawn=1,
    )
    late.play(0, "build library")
    late.play(0, "progress strategy")
    assert late.view(0).pawn == 1


def test_theology() -> None:
    """DU-76, EX-84: every wonder built afterwards gives an extra turn."""
    game = table("walls", me=city(unbuilt=["pyramids"], tokens=["theology"]))
    game.play(0, "wonder pyramids with walls")
    assert game.to_act == (0,)


def test_theology_does_not_help_the_wonder_that_brought_it() -> None:
    """DU-76, EX-85: through the Great Library or through Mausoleum and a pair."""
    library = table(
        "walls",
        me=city(wonders=["great_library"]),
        phase="choose_box_progress",
        library_offer=["theology", "law", "economy"],
        board_tokens=["agriculture", "masonry", "philosophy", "strategy", "urbanism"],
    )
    library.play(0, "library theology")
    assert library.to_act == (1,)
    me = city(["scriptorium"], unbuilt=["mausoleum"])
    board = ["theology", "law", "economy", "masonry", "strategy"]
    mausoleum = table("walls", me=me, discard_pile=["library"], board_tokens=board)
    mausoleum.play(0, "wonder mausoleum with walls")
    mausoleum.play(0, "revive library")
    mausoleum.play(0, "progress theology")
    assert mausoleum.to_act == (1,)


def test_urbanism_coins_now() -> None:
    """DU-77: six coins at once."""
    game = table(
        "library", me=city(["scriptorium"]), board_tokens=["urbanism", "law", "masonry", "economy", "theology"]
    )
    game.play(0, "build library")
    game.play(0, "progress urbanism")
    assert coins(game)[0] == 56
