"""Science and progress tokens of Architects (AR-30 to AR-50)."""

from __future__ import annotations

from typing import Any

import pytest

from septem.games.architects.catalogue import KIND_IDS, TOKENS
from septem.games.architects.model import Pile
from tests.rules.architects.table import giza, mine, moves, pile, play, refused, seat, table

ALL = [token for token, found in TOKENS.items() for _ in range(found.copies)]


@pytest.mark.parametrize(
    ("area", "sets"),
    [
        ("gear", []),
        ("gear gear", ["science gear gear"]),
        ("tablet gear", []),
        ("tablet gear compass", ["science tablet gear compass"]),
        ("gear gear tablet compass", ["science gear gear", "science tablet gear compass"]),
    ],
)
def test_sets(area: str, sets: list[str]) -> None:
    """AR-30, AR-31, E16: two equal symbols or three different ones; the player chooses."""
    game = giza(area, tokens="propaganda", phase="resolution", live=["propaganda"])
    assert moves(game, "science") == sets
    assert ("finish" in moves(game)) == (not sets)


@pytest.mark.parametrize(
    ("chosen", "left"), [("gear gear", {"tablet": 1, "compass": 1}), ("tablet gear compass", {"gear": 1})]
)
def test_cards_of_a_set_are_discarded(chosen: str, left: dict[str, int]) -> None:
    """AR-32, AR-36, E16: the set goes, leftover green cards stay and count for nothing."""
    game = giza("gear gear tablet compass", phase="resolution", face_up=["decor", "politics", "strategy"])
    before = game.view(None).discard_pile["gear"]
    play(game, f"science {chosen}")
    assert mine(game).cards == left
    assert game.view(None).discard_pile["gear"] == before + chosen.split().count("gear")
    assert moves(game) == ["progress decor", "progress politics", "progress strategy", "progress blind"]
    assert mine(game).points == 0


def test_leftover_green_cards_count_later() -> None:
    """AR-36: a green card of an earlier turn completes a set."""
    game = table(seat("giza", "gear"), seat("rhodes"), decks={"giza": "gear"})
    play(game, "take left")
    assert moves(game) == ["science gear gear"]


def test_a_face_up_token_is_replaced() -> None:
    """AR-33, AR-34: in its place from the top of the pile; two equal tokens are one choice."""
    game = giza("gear gear", phase="resolution", face_up=["culture", "decor", "culture"], pile=None)
    top = pile(game)[0]
    play(game, "science gear gear")
    assert moves(game) == ["progress culture", "progress decor", "progress blind"]
    play(game, "progress culture")
    assert game.view(None).face_up == (top, "decor", "culture")
    assert mine(game).tokens == ("culture",)


def test_the_blind_token() -> None:
    """AR-32: the top of the pile without looking first."""
    game = giza("gear gear", phase="resolution", face_up=["decor", "politics", "strategy"])
    top = pile(game)[0]
    play(game, "science gear gear", "progress blind")
    assert mine(game).tokens == (top,)
    assert game.view(None).face_up == ("decor", "politics", "strategy")


def held_by_others(kept: list[str]) -> list[str]:
    """All tokens but those kept, shared out so that nobody holds both."""
    rest = list(ALL)
    for token in kept:
        rest.remove(token)
    return rest


def test_an_empty_pile() -> None:
    """AR-33: the row gets shorter and the blind choice is gone."""
    others = " ".join(held_by_others(["decor", "politics", "culture"]))
    game = table(seat("giza", "gear gear"), seat("rhodes", tokens=others), phase="resolution")
    assert game.view(None).pile == Pile(0, ())
    play(game, "science gear gear")
    assert refused(game, "progress blind") == "pile-empty"
    play(game, "progress politics")
    assert game.view(None).face_up == ("decor", "culture")


def test_no_tokens_left() -> None:
    """AR-35, AR-O6: without tokens sets are neither obligatory nor possible."""
    others = " ".join(held_by_others([]))
    game = table(seat("giza", "gear"), seat("rhodes", tokens=others), decks={"giza": "gear"})
    play(game, "take left")
    assert game.to_act == (1,)
    assert mine(game).cards == {"gear": 2}


@pytest.mark.parametrize(
    ("token", "kinds"),
    [
        ("urbanism", "wood clay"),
        ("crafts", "papyrus glass"),
        ("jewellery", "stone coin"),
        ("science", "tablet gear compass"),
        ("propaganda", "red1 red2"),
    ],
)
def test_triggers(token: str, kinds: str) -> None:
    """AR-40, AR-41, AR-42: only cards of these kinds arm the token; using it is optional."""
    for kind in [one for one in KIND_IDS if one != "blue2cat"]:
        game = table(seat("olympia", tokens=token), seat("rhodes"), decks={"olympia": f"{kind} blue2cat"})
        play(game, "take left")
        if kind in kinds.split():
            assert moves(game) == [f"use {token} left", f"use {token} right", "finish"]
        else:
            assert game.to_act == (1,)


def test_propaganda_without_a_token_to_turn() -> None:
    """AR-41: horns arm Propaganda even if all conflict tokens are turned."""
    game = table(
        seat("giza", "red2 red1", tokens="propaganda science"),
        seat("rhodes"),
        decks={"giza": "red1 blue3"},
        phase="resolution",
        live=["science"],
    )
    assert game.view(None).battle_due
    play(game, "use science left")
    assert game.view(0).live == ("propaganda",)


def test_chained_extra_cards() -> None:
    """AR-43, AR-44, E21: an extra card can arm another token, but never the one that gave it."""
    game = giza(built="s1 s2 s3 s4", tokens="urbanism jewellery", decks={"giza": "wood stone wood red0"})
    play(game, "take left")
    assert game.view(0).live == ("urbanism",)
    play(game, "use urbanism left")
    assert (game.view(0).live, game.view(0).used) == (("jewellery",), ("urbanism",))
    play(game, "use jewellery left")
    assert mine(game).cards == {"wood": 2, "stone": 1}
    assert game.to_act == (1,)


def test_a_token_gained_in_the_turn() -> None:
    """AR-34, AR-43, AR-O3: it works from then on, not for events that already happened."""
    more: dict[str, Any] = {"face_up": ["science", "architecture", "economy"], "phase": "resolution"}
    game = giza("gear gear", **more)
    play(game, "science gear gear", "progress science")
    assert game.to_act == (1,)
    game = giza("gear gear wood clay", **more)
    play(game, "science gear gear", "progress architecture", "build s1 wood clay")
    assert game.view(0).live == ("architecture",)
    game = giza("gear gear coin", **more)
    play(game, "science gear gear", "progress economy")
    assert moves(game) == ["build s1 coin"]


def test_a_live_token_stays_live() -> None:
    """AR-43: until it is used or the turn is finished."""
    game = giza("wood", tokens="urbanism", decks={"giza": "clay red0"})
    play(game, "take left", "build s1 wood clay")
    assert game.view(0).live == ("urbanism",)
    assert moves(game) == ["use urbanism left", "use urbanism right", "finish"]


def test_no_card_no_use() -> None:
    """AR-45: without an available card the token cannot be used, and the turn ends by itself."""
    game = table(
        seat("giza", tokens="urbanism"), seat("rhodes"), seat("babylon"), decks={"giza": "wood", "babylon": ""}
    )
    play(game, "take left")
    assert game.to_act == (1,)


def test_obligatory_extra_cards() -> None:
    """AR-O4: extra_card_optional = false makes live tokens obligations while a card is available."""
    options = {"extra_card_optional": False}
    game = giza(tokens="urbanism", decks={"giza": "wood red0"}, options=options)
    play(game, "take left")
    assert moves(game) == ["use urbanism left", "use urbanism right"]
    assert refused(game, "finish") == "obligation-token"


def test_tactics_is_permanent() -> None:
    """AR-49: two shields in every battle."""
    game = table(
        seat("giza", tokens="tactics"), seat("rhodes", "red0 red2"), decks={"rhodes": "red1 red1", "giza": "red1 blue3"}
    )
    assert mine(game).shields == 2
    play(game, "take left")
    assert mine(game).military == 1
    assert mine(game).shields == 2


@pytest.mark.parametrize(
    ("tokens", "points"),
    [("culture", 4), ("culture culture", 12), ("decor", 4), ("politics", 2), ("strategy", 3), ("education", 2),
     ("education tactics economy", 6)],
)  # fmt: skip
def test_scoring_tokens(tokens: str, points: int) -> None:
    """AR-50, E4: points of scoring tokens; the pawn itself counts nothing for Politics."""
    game = table(seat("giza", "blue2cat blue2cat", tokens=tokens, military=3), seat("rhodes"))
    assert mine(game).points == 4 + 9 + 2 + points


def test_decor_of_a_complete_wonder() -> None:
    """AR-50, E4: decor is worth 6 with a complete wonder."""
    game = giza(built="s1 s2 s3 s4 s5", tokens="decor", phase="over")
    assert game.result is not None
    assert game.result.categories[0] == {"stages": 30, "blue": 0, "military": 0, "cat": 0, "progress": 6}
