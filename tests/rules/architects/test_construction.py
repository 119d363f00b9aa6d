"""Construction in Architects: stages and payments (AR-20 to AR-28)."""

from __future__ import annotations

from typing import Any

import pytest

from septem.games.architects.catalogue import WONDERS
from septem.games.architects.model import Build
from septem.games.architects.room import ArchitectsGame
from tests.rules.architects.table import UNDER, counts, giza, mine, moves, play, price, refused, seat, table

PAYMENTS: list[tuple[str, str, str, str, bool, list[str], dict[str, Any]]] = [
    ("E7", "s1", "wood wood", "", False, [], {}),
    ("E8", "s1", "wood wood coin", "", True, ["wood coin"], {}),
    ("E9", "s2", "wood wood coin", "", True, ["wood wood", "wood coin"], {}),
    ("E10", "s2", "wood stone coin", "", True, ["wood coin", "stone coin"], {}),
    ("E11", "s1", "wood stone clay", "", True, ["wood stone", "wood clay", "stone clay"], {}),
    ("E12", "s5", "wood wood stone clay coin", "", True, ["wood stone clay coin"], {}),
    ("E13", "s4", "glass coin coin", "economy", True, ["glass coin coin", "glass coin", "coin coin"], {}),
    ("E14", "s1", "coin", "economy", True, ["coin"], {}),
    ("E15", "s3", "wood wood wood", "engineering", False, ["wood wood wood"], {}),
    ("E24", "s3", "wood stone coin coin", "", True, ["wood stone coin"], {"coins_free_choice": False}),
    ("E25", "s5", "wood wood coin", "economy engineering", False, ["wood wood coin"], {}),
    ("economy free", "s1", "coin", "economy", False, ["coin"], {"economy_forces_build": False}),
    ("engineering forced", "s3", "wood wood wood", "engineering", True, ["wood wood wood"],
     {"engineering_forces_build": True}),
    ("grey first apart", "s2", "wood stone coin", "engineering", True, ["wood coin", "stone coin", "wood stone"],
     {"coins_free_choice": False}),
]  # fmt: skip


def paying(stage: str, area: str, tokens: str, options: dict[str, Any]) -> ArchitectsGame:
    """Giza in resolution with one stage available. A live token keeps the turn open."""
    return giza(area, UNDER[stage], f"{tokens} propaganda", phase="resolution", live=["propaganda"], options=options)


@pytest.mark.parametrize(
    ("stage", "area", "tokens", "forced", "payments", "options"), [one[1:] for one in PAYMENTS],
    ids=[one[0] for one in PAYMENTS],
)  # fmt: skip
def test_payments(
    stage: str, area: str, tokens: str, forced: bool, payments: list[str], options: dict[str, Any]
) -> None:
    """AR-23, AR-24, AR-25, AR-48, E7, E8, E9, E10, E11, E12, E13, E14, E15, E24, E25: payments and duties."""
    game = paying(stage, area, tokens, options)
    assert sorted(moves(game, "build")) == sorted(f"build {stage} {payment}" for payment in payments)
    assert ("finish" not in moves(game)) == forced


def test_marks_of_a_payment() -> None:
    """AR-25, E13, E15, E25: doubling and Engineering follow from the counts."""
    marks = {
        move.notation: (price(move).doubled, price(move).engineering)
        for move in paying("s4", "glass coin coin", "economy", {}).legal(0)
        if isinstance(move.data, Build)
    }
    assert marks["build s4 glass coin coin"] == (False, False)
    assert marks["build s4 glass coin"] == (True, False)
    assert marks["build s4 coin coin"] == (True, False)
    assert price(paying("s3", "wood wood wood", "engineering", {}).legal(0)[0]).engineering is True
    both = price(paying("s5", "wood wood coin", "economy engineering", {}).legal(0)[0])
    assert (both.doubled, both.engineering) == (True, True)


def test_costs() -> None:
    """AR-21, E5: the five costs, the same for all wonders."""
    expected = [(2, "different"), (2, "identical"), (3, "different"), (3, "identical"), (4, "different")]
    for wonder in WONDERS:
        assert [(stage.n, stage.mode) for stage in WONDERS[wonder].stages] == expected
        neighbour = "giza" if wonder != "giza" else "rhodes"
        one = table(seat(wonder, "wood stone"), seat(neighbour), phase="resolution")
        assert moves(one, "build s1") == ["build s1 wood stone"]


@pytest.mark.parametrize(
    ("wonder", "built", "available"),
    [
        ("ephesus", "s1 s3", ["s2", "s4"]),
        ("ephesus", "s1 s2 s3 s4", ["s5"]),
        ("rhodes", "", ["s1", "s2"]),
        ("rhodes", "s2", ["s1"]),
        ("babylon", "s1 s2 s3", ["s4", "s5"]),
        ("babylon", "s1 s2 s3 s5", ["s4"]),
        ("halicarnassus", "s1 s2", ["s3", "s4"]),
        ("olympia", "s1", ["s2", "s3"]),
        ("olympia", "s1 s2", ["s3"]),
        ("alexandria", "s1", ["s2"]),
        ("giza", "s1 s2 s3", ["s4"]),
    ],
)
def test_available_stages(wonder: str, built: str, available: list[str]) -> None:
    """AR-20, E22: not built, and everything underneath is built."""
    other = "rhodes" if wonder != "rhodes" else "giza"
    game = table(seat(wonder, "coin coin coin coin", built), seat(other), decks={wonder: "coin"})
    assert mine(game).available == tuple(available)
    play(game, "take left")
    stages = {move.data.stage for move in game.legal(0) if isinstance(move.data, Build)}
    assert stages == set(available)


def test_full_wonders() -> None:
    """AR-28, AR-58: points of a complete wonder; Giza has no effect."""
    totals = {wonder: sum(stage.points for stage in found.stages) for wonder, found in WONDERS.items()}
    assert totals == {
        "giza": 30, "rhodes": 26, "alexandria": 25, "halicarnassus": 24, "olympia": 22, "ephesus": 22, "babylon": 20,
    }  # fmt: skip
    assert all(stage.effect == "none" for stage in WONDERS["giza"].stages)


def test_only_grey_and_yellow_cards_pay() -> None:
    """AR-22: other cards are worth nothing, coins alone are enough."""
    game = giza("red0 blue3 gear wood", phase="resolution", tokens="propaganda", live=["propaganda"])
    assert moves(game, "build") == []
    game = giza("coin coin", phase="resolution")
    assert moves(game, "build") == ["build s1 coin coin"]


def test_paid_cards_are_discarded() -> None:
    """AR-5, AR-26: the cards paid go to the discard pile, the others stay, the piece is turned."""
    game = giza("wood stone gear", phase="resolution")
    before = game.view(None).discard_pile
    play(game, "build s1 wood stone")
    after = game.view(None).discard_pile
    assert {kind: after[kind] - before.get(kind, 0) for kind in after if after[kind] != before.get(kind, 0)} == counts(
        "wood stone"
    )
    assert mine(game).cards == {"gear": 1}
    assert mine(game).built == ("s1",)


def test_construction_arms_architecture() -> None:
    """AR-27, AR-41: Architecture becomes live when a stage is built while it is held."""
    game = giza("wood stone", tokens="architecture", phase="resolution")
    play(game, "build s1 wood stone")
    assert game.view(0).live == ("architecture",)
    assert moves(game) == ["use architecture left", "use architecture right", "finish"]


def test_the_effect_comes_before_the_next_choice() -> None:
    """AR-27: with the effect open nothing else can be done."""
    game = table(
        seat("alexandria", "wood wood", "s1", "architecture"), seat("giza"), phase="resolution", central="gear"
    )
    play(game, "build s2 wood wood")
    assert moves(game) == ["take left", "take right", "take central"]
    assert refused(game, "use architecture left") == "other-phase"
    play(game, "take central")
    assert "use architecture left" in moves(game)


def test_economy_once_per_turn() -> None:
    """AR-40, AR-46: one coin counts double once; whether it does is the player's choice."""
    game = giza("coin coin coin", tokens="economy", phase="resolution")
    assert moves(game, "build") == ["build s1 coin coin", "build s1 coin"]
    play(game, "build s1 coin")
    assert game.view(0).used == ("economy",)
    assert moves(game, "build") == ["build s2 coin coin"]
    game = giza("coin coin coin", tokens="economy", phase="resolution")
    play(game, "build s1 coin coin")
    assert game.view(0).used == ()
    assert moves(game) == ["build s2 coin"]


def test_engineering_once_per_turn() -> None:
    """AR-40, AR-47, AR-O2: used up only by a payment that breaks the restriction, never with the option."""
    game = giza("wood wood stone clay", tokens="engineering", phase="resolution")
    play(game, "build s1 stone clay")
    assert game.view(0).used == ()
    game = giza("wood wood stone clay", tokens="engineering propaganda", phase="resolution", live=["propaganda"])
    play(game, "build s1 wood wood")
    assert game.view(0).used == ("engineering",)
    assert moves(game, "build") == []
    game = giza(
        "wood wood stone clay", tokens="engineering", phase="resolution", options={"engineering_once_per_turn": False}
    )
    play(game, "build s1 wood wood")
    assert game.view(0).used == ()
    assert moves(game) == ["build s2 stone clay", "finish"]


def test_grey_first() -> None:
    """AR-O1: with coins_free_choice = false coins only fill in what is missing."""
    options = {"coins_free_choice": False}
    game = giza("wood wood coin", "s1", phase="resolution", options=options)
    assert moves(game) == ["build s2 wood wood"]
    assert refused(game, "build s2 wood coin") == "grey-first"
    game = giza("wood wood stone coin", "s1 s2", "engineering", phase="resolution", options=options)
    assert refused(game, "build s3 wood wood coin") == "grey-first"  # Engineering allows the two equal ones
