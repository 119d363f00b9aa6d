"""Decisions and illegal moves (DU-102, DU-103)."""

from __future__ import annotations

import pytest

import septem
from tests.rules.duel.tables import city, last_card, notations, part, phase, reason, table


def test_exactly_one_decision_is_open_for_one_player() -> None:
    """DU-102: seven kinds, always one player, none after the end."""
    seen = set()
    for seed in range(60):
        game = septem.new("duel", seed=seed, centre_pawn="chooses")
        moves = 0
        while not game.over:
            assert len(game.to_act) == 1
            (seat,) = game.to_act
            assert game.legal(1 - seat) == []
            seen.add(phase(game))
            legal = game.legal(seat)
            game.play(seat, legal[(7 * moves + seed) % len(legal)])
            moves += 1
        assert game.to_act == ()
    assert seen == {
        "draft_wonder", "main", "choose_progress", "choose_box_progress", "choose_destroy", "choose_discarded",
        "choose_starter",
    }  # fmt: skip


def test_a_decision_with_one_option_is_opened() -> None:
    """DU-102a: one card to destroy is still a decision; without any it is not opened."""
    game = table("walls", me=city(unbuilt=["statue_of_zeus"]), opp=city(["quarry"]))
    game.play(0, "wonder statue_of_zeus with walls")
    assert notations(game) == ["destroy quarry"]
    none = table("walls", me=city(unbuilt=["statue_of_zeus"]))
    none.play(0, "wonder statue_of_zeus with walls")
    assert phase(none) == "main"


def test_out_of_turn_and_after_the_end() -> None:
    """DU-103: acting out of turn, or when it is over."""
    game = last_card("palace", age=3)
    assert reason(game, 1, "discard palace") == "not-your-turn"
    game.play(0, "discard palace")
    assert reason(game, 0, "discard palace") == "game-over"


@pytest.mark.parametrize(
    "move", ["draft sphinx", "progress law", "library law", "destroy quarry", "revive quarry", "starter 0"]
)
def test_a_move_of_another_decision(move: str) -> None:
    """DU-103: another kind than the open one."""
    assert reason(table("walls"), 0, move) == "other-phase"


def test_slots() -> None:
    """DU-103: covered, empty and unknown slots; a card that lies face down is answered like one that is not there."""
    structure = {0: "theater", 1: "altar", 2: "quarry", 3: "stone_pit", 5: "baths", 6: "stable"}
    game = table(age=1, structure=structure)
    assert reason(game, 0, "build theater") == "covered"
    assert reason(game, 0, "build quarry") == reason(game, 0, "build tavern") == "not-there"
    assert reason(game, 0, "build palace") == reason(game, 0, "wonder sphinx with palace") == "not-there"
    assert reason(game, 0, "build nothing") == reason(game, 0, "build 3") == "unknown-move"


def test_not_enough_coins() -> None:
    """DU-103: a card or wonder that costs too much."""
    game = table("pretorium", me=city(unbuilt=["sphinx"], coins=7))
    assert reason(game, 0, "build pretorium") == "card-too-dear"
    assert reason(game, 0, "wonder sphinx with pretorium") == "wonder-too-dear"


def test_wonders_that_cannot_be_built() -> None:
    """DU-103: not own, already constructed, removed."""
    game = table("walls", me=city(wonders=["sphinx"]), opp=city(unbuilt=["colossus"]))
    assert reason(game, 0, "wonder colossus with walls") == "not-your-wonder"
    assert reason(game, 0, "wonder sphinx with walls") == "already-constructed"
    assert reason(game, 0, "wonder pyramids with walls") == "not-your-wonder"
    full = table(
        "walls",
        me=city(wonders=["sphinx", "colossus", "pyramids"]),
        opp=city(wonders=["piraeus", "mausoleum", "appian_way", "hanging_gardens"]),
    )
    assert reason(full, 0, "wonder statue_of_zeus with walls") == "seven-wonders"


def test_tokens_and_cards_that_are_not_on_offer() -> None:
    """DU-103: a token not on the board, a card of the wrong colour or elsewhere, a card not in the pile."""
    board = ["economy", "law", "masonry", "strategy", "theology"]
    game = table("library", me=city(["scriptorium"]), board_tokens=board)
    game.play(0, "build library")
    assert reason(game, 0, "progress philosophy") == "token-not-on-offer"
    zeus = table("walls", me=city(["clay_pool"], unbuilt=["statue_of_zeus"]), opp=city(["quarry", "press"]))
    zeus.play(0, "wonder statue_of_zeus with walls")
    assert reason(zeus, 0, "destroy press") == "wrong-colour"
    assert reason(zeus, 0, "destroy clay_pool") == "not-in-their-city"
    tomb = table("walls", me=city(unbuilt=["mausoleum"]), discard_pile=["baths"])
    tomb.play(0, "wonder mausoleum with walls")
    assert reason(tomb, 0, "revive quarry") == "not-in-pile"


def test_draft_and_library_offers() -> None:
    """DU-103: a wonder that is not in the group, a token that was not drawn."""
    game = septem.new("duel", seed=2)
    (seat,) = game.to_act
    draft = part(game).draft
    assert draft is not None
    hidden = draft.later[0]
    assert reason(game, seat, f"draft {hidden}") == "not-on-offer"
    library = table("walls", me=city(unbuilt=["great_library"]))
    library.play(0, "wonder great_library with walls")
    others = set(library.view(0).box_tokens) - set(library.view(0).library_offer or ())
    assert reason(library, 0, f"library {others.pop()}") == "token-not-on-offer"


def test_starter_without_the_right() -> None:
    """DU-103: only the player the pawn stands with chooses, and only then."""
    game = last_card("theater", pawn=2)
    assert reason(game, 0, "starter 0") == "other-phase"
    game.play(0, "discard theater")
    assert reason(game, 0, "starter 0") == "not-your-turn"
    assert reason(game, 1, "pass") == "no-pass"


@pytest.mark.parametrize(
    "move",
    [
        "",
        "build",
        "build build",
        "wonder sphinx",
        "take left",
        "starter 2",
        12345,
        -1,
        True,
        None,
        3.5,
        {},
        {"action": "build"},
    ],
)
def test_unreadable_moves(move: object) -> None:
    """DU-103: nonsense is refused and changes nothing."""
    assert reason(table("walls"), 0, move) in ("unknown-move", "unknown-code")


def test_refusals_explain_what_is_greyed_out() -> None:
    """DU-103: covered cards, dear cards and dear wonders are listed with their reasons."""
    game = table(age=1, structure={0: "theater", 1: "altar", 3: "palisade"}, me=city(unbuilt=["sphinx"], coins=1))
    found = {one.notation: one.reason.code for one in game.refused(0)}
    assert found == {
        "build theater": "covered",
        "build altar": "covered",
        "build palisade": "card-too-dear",
        "wonder sphinx with palisade": "wonder-too-dear",
    }
    assert game.refused(1) == []
