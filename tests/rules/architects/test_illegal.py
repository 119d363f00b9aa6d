"""Illegal moves in Architects are refused with their reason, and nothing changes (AR-95)."""

from __future__ import annotations

import pytest

import septem
from septem.games.architects.room import ArchitectsGame
from tests.rules.architects.table import giza, play, refused, seat, table


def resolving() -> ArchitectsGame:
    """Seat 0 owes a stage, holds a live and a used token and one that is neither."""
    return giza(
        "wood clay coin gear tablet", tokens="urbanism crafts science", phase="resolution", live=["urbanism"],
        used=["crafts"], decks={"babylon": ""}, central="gear",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take left", "other-phase"),
        ("finish", "obligation-build"),
        ("build s2 wood coin", "stage-unavailable"),
        ("build s1 wood wood", "cards-not-held"),
        ("build s1 stone coin", "cards-not-held"),
        ("build s1 wood", "wrong-worth"),
        ("build s1", "unfinished-move"),
        ("build s3", "stage-unavailable"),
        ("use urbanism", "unfinished-move"),
        ("use science", "token-not-live"),
        ("science", "not-a-set"),
        ("build s1 wood clay coin", "wrong-worth"),
        ("use propaganda left", "token-not-held"),
        ("use crafts left", "token-used"),
        ("use science left", "token-not-live"),
        ("use urbanism right", "empty-deck"),
        ("use urbanism rhodes", "deck-out-of-reach"),
        ("science gear tablet", "not-a-set"),
        ("science gear gear", "cards-not-held"),
        ("progress decor", "other-phase"),
        ("keep wood", "other-phase"),
        ("choose giza", "other-phase"),
        ("decline", "other-phase"),
    ],
)
def test_in_resolution(text: str, reason: str) -> None:
    """AR-95: building, tokens, sets and finishing."""
    assert refused(resolving(), text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take right", "empty-deck"),
        ("take rhodes", "deck-out-of-reach"),
        ("finish", "must-take"),
        ("build s1 wood clay", "must-take"),
        ("use urbanism left", "must-take"),
    ],
)
def test_at_the_main_pick(text: str, reason: str) -> None:
    """AR-12, AR-40, AR-95: passing the main pick, empty and distant decks."""
    assert refused(giza("wood clay", tokens="urbanism", decks={"babylon": ""}), text) == reason


def test_modes_of_payment() -> None:
    """AR-23, AR-95: different and identical."""
    two_wood = giza("wood wood stone", phase="resolution")
    assert refused(two_wood, "build s1 wood wood") == "wrong-mode"
    assert refused(giza("wood stone coin", "s1", phase="resolution"), "build s2 wood stone") == "wrong-mode"


def test_a_built_stage() -> None:
    """AR-95: a stage is built once."""
    assert refused(giza("wood wood clay", "s1", phase="resolution"), "build s1 wood clay") == "stage-built"


def test_a_set_must_be_turned_in() -> None:
    """AR-17, AR-95: finishing with a set in hand."""
    game = giza("gear gear", phase="resolution")
    assert refused(game, "finish") == "obligation-science"


def test_tokens_that_are_not_there() -> None:
    """AR-95: a face-up token that is not there."""
    game = giza("gear gear", phase="resolution", face_up=["decor", "politics", "strategy"])
    play(game, "science gear gear")
    assert refused(game, "progress culture") == "token-not-there"


def test_no_sets_without_tokens() -> None:
    """AR-35, AR-95: no progress token is left."""
    tokens = "urbanism crafts jewellery science propaganda architecture economy engineering tactics decor politics"
    tokens += " strategy education culture culture"
    game = table(seat("giza", "gear gear", tokens=tokens), seat("rhodes"), phase="resolution", live=["science"])
    assert refused(game, "science gear gear") == "no-tokens-left"


def test_out_of_turn_and_after_the_end() -> None:
    """AR-10, AR-95: acting out of turn or after the end."""
    game = giza()
    assert refused(game, "take left", 1) == "not-your-turn"
    over = giza(built="s1 s2 s3 s4 s5", phase="over")
    assert refused(over, "take left", 0) == "game-over"


def test_decks_of_the_effects() -> None:
    """AR-52, AR-56, AR-95: only Alexandria reaches decks that are not beside; Halicarnassus only those beside."""
    game = table(
        seat("halicarnassus", "wood wood", "s1"), seat("giza"), seat("rhodes"), phase="resolution", central="gear"
    )
    play(game, "build s2 wood wood")
    assert refused(game, "look giza") == "deck-out-of-reach"
    assert refused(game, "look central") == "deck-out-of-reach"
    game = table(seat("alexandria", "wood wood", "s1"), seat("giza"), seat("rhodes"), phase="resolution")
    play(game, "build s2 wood wood")
    assert refused(game, "take central") == "empty-deck"
    assert refused(game, "take babylon") == "deck-out-of-reach"


def test_a_taken_wonder() -> None:
    """AR-2a, AR-95: every wonder once."""
    game = septem.new("architects", players=2, seed=1, wonders="picked")
    play(game, "choose giza")
    assert refused(game, "choose giza") == "wonder-taken"
    assert refused(game, "take left") == "unknown-move"  # there is no left deck yet


@pytest.mark.parametrize(
    "text", ["", "take", "take up", "build", "build s9 wood", "build s1 gold", "use", "keep cat",
             "finish now", "progress 1", "look", "TAKE LEFT", "take left left", "🐱" * 500],
)  # fmt: skip
def test_unreadable_moves(text: str) -> None:
    """AR-95: what is no move at all."""
    game = giza("wood clay", phase="resolution")
    assert refused(game, text) == "unknown-move"
    with pytest.raises(septem.BadMove):
        game.play(0, text)


def test_refusals_name_what_is_not_possible() -> None:
    """AR-17, AR-20, AR-43: the list of refusals for the greyed-out choices."""
    listed = {one.notation: one.reason.code for one in resolving().refused(0)}
    assert listed == {
        "build s2": "stage-unavailable", "build s3": "stage-unavailable", "build s4": "stage-unavailable",
        "build s5": "stage-unavailable", "use crafts": "token-used", "use science": "token-not-live",
        "science": "not-a-set", "finish": "obligation-build",
    }  # fmt: skip
    assert {one.notation: one.reason.code for one in giza(decks={"babylon": ""}).refused(0)} == {
        "take right": "empty-deck", "take central": "empty-deck",
    }  # fmt: skip
