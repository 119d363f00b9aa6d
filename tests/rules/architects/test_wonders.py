"""Effects of the wonders in Architects (AR-52 to AR-58)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import septem
from septem.games.architects.catalogue import WONDERS
from septem.games.architects.model import CardTaken
from septem.games.architects.room import ArchitectsGame
from tests.rules.architects.table import heard, kinds, military, mine, moves, play, refused, seat, table


def build_s2(wonder: str, *others: str, **more: Any) -> ArchitectsGame:
    """A wonder with two wood in hand builds s2."""
    game = table(seat(wonder, "wood wood", "s1"), *(seat(one) for one in others), phase="resolution", **more)
    return play(game, "build s2 wood wood")


def test_effect_stages() -> None:
    """AR-52, AR-53, AR-54, AR-55, AR-56, AR-57: which stages have the effect."""
    stages = {
        wonder: [stage.id for stage in found.stages if stage.effect != "none"] for wonder, found in WONDERS.items()
    }
    assert stages.pop("ephesus") == ["s2", "s3", "s4"]
    assert stages.pop("giza") == []
    assert all(listed == ["s2", "s4"] for listed in stages.values())


def test_alexandria_reaches_every_deck() -> None:
    """AR-52: any non-empty deck in play."""
    game = build_s2("alexandria", "giza", "rhodes", "babylon", decks={"babylon": ""}, central="gear")
    assert moves(game) == ["take left", "take giza", "take rhodes", "take central"]
    play(game, "take rhodes")
    assert mine(game).cards == {"red0": 1}


def test_alexandria_in_one_turn() -> None:
    """AR-16, E6: a coin pays the second stage, its effect takes a blue card: six points."""
    game = table(seat("alexandria", "papyrus", "s1"), seat("giza"), decks={"alexandria": "coin blue3"}, central="red0")
    before = mine(game).points
    play(game, "take left")
    assert moves(game) == ["build s2 papyrus coin"]
    play(game, "build s2 papyrus coin", "take left")
    assert mine(game).points - before == 6


def test_babylon_takes_a_token() -> None:
    """AR-53: a progress token without green cards."""
    game = build_s2("babylon", "giza", face_up=["decor", "politics", "strategy"])
    assert moves(game) == ["progress decor", "progress politics", "progress strategy", "progress blind"]
    play(game, "progress politics")
    assert mine(game).tokens == ("politics",)


def test_ephesus_takes_the_central_card() -> None:
    """AR-54: by itself; from an empty deck nothing."""
    game = build_s2("ephesus", "giza", central="glass gear")
    assert mine(game).cards == {"glass": 1}
    assert game.to_act == (1,)
    game = build_s2("ephesus", "giza")
    assert mine(game).cards == {}


def test_olympia_takes_both_sides() -> None:
    """AR-55, AR-O13: left, then right, before any other choice; an empty deck is skipped."""
    game = build_s2("olympia", "giza", decks={"olympia": "gear red0", "giza": "tablet red0"})
    assert mine(game).cards == {"tablet": 1, "gear": 1}
    taken = [event.card for event in heard(game, 0, CardTaken)]
    assert taken == ["gear", "tablet"]
    game = build_s2("olympia", "giza", decks={"olympia": "", "giza": "tablet red0"})
    assert mine(game).cards == {"tablet": 1}


def halicarnassus(**options: bool) -> ArchitectsGame:
    """The deck of the right neighbour has seven cards."""
    return build_s2(
        "halicarnassus", "giza", options=options,
        decks={"halicarnassus": "red0 gear", "giza": "clay stone gear tablet stone wood glass"},
    )  # fmt: skip


def test_halicarnassus_keeps_one_of_five() -> None:
    """AR-56: a deck of the sides, its top five, one is kept, all others of the deck are shuffled."""
    game = halicarnassus()
    assert moves(game) == ["look left", "look right"]
    play(game, "look right")
    look = game.view(0).look
    assert look
    assert look.cards == ("clay", "stone", "gear", "tablet", "stone")
    assert moves(game) == ["keep clay", "keep stone", "keep gear", "keep tablet"]
    assert refused(game, "keep wood") == "card-not-seen"
    play(game, "keep stone")
    assert mine(game).cards == {"stone": 1}
    deck = game.position().state.decks["giza"]
    assert Counter(deck) == Counter(["clay", "stone", "gear", "tablet", "wood", "glass"])
    assert game.view(1).decks["giza"].top == deck[0]


def test_halicarnassus_shuffles_the_whole_deck() -> None:
    """AR-56, AR-O8: any of the remaining cards can come to the top."""
    start = septem.as_data(halicarnassus().position())
    tops = set()
    for number in range(60):
        start["state"]["streams"] = [random.Random(f"{number} {word}").getrandbits(32) for word in range(8)]
        game = septem.load(start)
        play(game, "look right", "keep clay")
        tops.add(game.view(None).decks["giza"].top)
    assert tops == {"stone", "gear", "tablet", "wood", "glass"}


def test_halicarnassus_with_few_cards() -> None:
    """AR-56: all cards if there are fewer than five, only non-empty decks."""
    game = build_s2("halicarnassus", "giza", decks={"halicarnassus": "", "giza": "clay gear"})
    assert moves(game) == ["look right"]
    play(game, "look right")
    assert moves(game) == ["keep clay", "keep gear"]


def test_rhodes_has_shields() -> None:
    """AR-57, AR-O10: one shield for s2 and one for s4, none for s1."""
    built = {"": 0, "s1": 0, "s2": 1, "s1 s2 s3": 1, "s1 s2 s3 s4": 2}
    for stages, shields in built.items():
        assert mine(table(seat("rhodes", built=stages), seat("giza"))).shields == shields


def test_rhodes_shield_counts_in_this_turns_battle() -> None:
    """AR-57: a shield built in the turn of the battle counts."""
    game = table(seat("rhodes", "wood wood red2 red1", ""), seat("giza", "red0 red0 red0"), phase="resolution")
    play(game, "build s2 wood wood")
    assert military(game) == [0, 0]
    game = table(seat("rhodes", "wood wood red2 red1", ""), seat("giza", "red0 red0"), phase="resolution")
    play(game, "build s2 wood wood")
    assert military(game) == [1, 0]


def test_giza_has_only_points() -> None:
    """AR-58: no effect to resolve."""
    game = build_s2("giza", "rhodes")
    assert game.to_act == (1,)
    assert mine(game).points == 9


def test_effects_are_mandatory() -> None:
    """AR-O4: by default nothing can be declined."""
    game = build_s2("alexandria", "giza")
    assert refused(game, "decline") == "other-phase"


@pytest.mark.parametrize("wonder", ["alexandria", "babylon", "ephesus", "olympia", "halicarnassus"])
def test_effects_can_be_optional(wonder: str) -> None:
    """AR-O4: wonder_effect_optional asks before any of it happens, and declining changes nothing."""
    more = {"options": {"wonder_effect_optional": True}, "central": "gear"}
    game = build_s2(wonder, "giza", **more)
    assert moves(game) == ["effect", "decline"]
    before = game.view(None).decks, game.view(None).central, game.view(None).face_up
    play(game, "decline")
    assert (game.view(None).decks, game.view(None).central, game.view(None).face_up) == before
    assert game.to_act == (1,)
    assert "effect-declined" in kinds(game)
    game = play(build_s2(wonder, "giza", **more), "effect")
    assert game.to_act == ((1,) if wonder in ("ephesus", "olympia") else (0,))


def test_no_question_without_an_effect() -> None:
    """AR-O4: not asked when the effect can do nothing; Rhodes' shields always count."""
    more: dict[str, Any] = {"options": {"wonder_effect_optional": True}}
    assert build_s2("ephesus", "giza", **more).to_act == (1,)
    game = table(seat("rhodes", "wood wood"), seat("giza"), phase="resolution", **more)
    play(game, "build s2 wood wood")
    assert mine(game).shields == 1
