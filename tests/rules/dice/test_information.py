"""What is public, taking back, refusals (DI-120 to DI-126)."""

from __future__ import annotations

import msgspec
import pytest

import septem
from septem.core.errors import IllegalMove
from tests.games.dice.fixtures import Json, box, lane, sheet
from tests.rules.dice.tabletop import moves, own, pass_all, refusal, seat, table


def chained() -> Json:
    return sheet(
        wonder=[box("w1", effects=[{"cross_one": "market"}, {"another_action": True}]), box("w2")],
        market=[box("m", "camel", vp=2), box("n", "chest"), box("o", "chest")],
    )


def test_sealed_turns_stay_hidden() -> None:
    """DI-120, DI-121: others see the board as the round began and no event, the seat itself its own progress."""
    game = table(chained(), seat(), seat(), seat())
    before = game.view(1), game.view(None)
    game.play(0, "wonder")
    game.play(0, "cross m")
    assert (game.view(1), game.view(None)) == before
    game.play(0, "extra pass")
    assert game.view(1) == msgspec.structs.replace(before[0], to_act=(1, 2))
    assert set(own(game).crossed) == {"w1", "m"}
    assert game.events(1) == []
    game.play(1, "pass")
    game.play(2, "pass")
    assert set(game.view(1).cities[0].crossed) == {"w1", "m"}
    assert game.events(1)


def test_a_turn_is_taken_back_as_a_whole() -> None:
    """DI-121: until the last player is done; the turns of others stay."""
    game = table(chained(), seat(), seat(), seat(), yellow=("coin7", 0))
    fresh = game.position()
    game.play(2, "pass")
    game.play(0, "wonder")
    game.play(0, "cross m")
    game.retract(0)
    assert (game.to_act, moves(game), own(game).crossed) == ((0, 1), ["pass", "wonder"], ())
    game.retract(2)
    assert game.position() == fresh
    with pytest.raises(IllegalMove) as refused:
        game.retract(1)
    assert refused.value.reason.code == "nothing-to-retract"


def test_seats_do_not_disturb_each_other() -> None:
    """DI-121: the same turns in any seat order give the same position."""
    turns = {0: ["wonder", "cross m", "extra pass"], 1: ["build yellow m"], 2: ["wonder", "cross none", "extra pass"]}
    results = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        game = table(chained(), seat(), seat(), seat(), yellow=("camel", 1))
        for number in order:
            for move in turns[number]:
                game.play(number, move)
        results.append((game.position(), [entry.event for entry in game.events(None)]))
    assert results[0] == results[1] == results[2]


def everything() -> Json:
    return sheet(
        wonder=[box("w1", cost=3), box("w2", cost=6, effects=[{"cross_one": "market"}])],
        guild_court=[box("g1"), box("g2", after="g1")],
        market=[box("m", "camel"), box("n", "chest", cost=6), box("o", "camel")],
        university=[*lane("u", "gear", {"effects": [{"unlock": "purple"}]}, {"cost": 6}, {}), box("v", "tablet")],
        agora=[box("a", "owl"), box("b", "mask")],
    )


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("build white m", "die-not-in-forum"),
        ("build purple g1", "guild-condition"),
        ("build yellow n", "wrong-symbol"),
        ("build yellow m", "box-already-crossed"),
        ("build green u3", "order-violation"),
        ("build green u2", "cannot-pay"),
        ("wonder", "cannot-pay"),
        ("cross m", "no-pending-choice"),
        ("cross none", "no-pending-choice"),
        ("bonus bonus_coins", "no-pending-choice"),
        ("extra pass", "no-pending-choice"),
        ("build green nowhere", "unknown-move"),
        ("build pink m", "unknown-move"),
        ("build green", "unknown-move"),
        ("pass now", "unknown-move"),
        ("dance", "unknown-move"),
        ("", "unknown-move"),
        (17, "unknown-code"),
        (None, "unknown-move"),
        (True, "unknown-move"),
        ({"action": "build", "die": "yellow", "box": "m"}, "box-already-crossed"),
        ({"action": "cross", "box": None}, "no-pending-choice"),
        ({"action": "extra", "move": {"action": "pass"}}, "no-pending-choice"),
        ({"action": "build"}, "unknown-move"),
        ({"action": "pass", "more": 1}, "unknown-move"),
        ({"type": "pass"}, "unknown-move"),
        ({}, "unknown-move"),
    ],
)
def test_refusals_at_the_action(move: object, code: str) -> None:
    """DI-125: each with its code, nothing changes."""
    game = table(
        everything(),
        seat("u1", "m", coins=2),
        seat("u1", "m", "o"),
        purple=("cmp_yellow", 0),
        yellow=("camel", 0),
        green=("gear", 0),
    )
    assert refusal(game, move) == code


def test_refusals_of_follow_ups() -> None:
    """DI-125: choice_pending, effect_target, malformed answers, already_acted, game_over."""
    game = table(everything(), seat("w1", coins=12), seat(), options={"max_rounds": 1}, yellow=("camel", 0))
    game.play(0, "wonder")
    assert refusal(game, "pass") == refusal(game, "build yellow m") == "choice-pending"
    assert refusal(game, "bonus bonus_coins") == refusal(game, "extra none") == "no-pending-choice"
    assert refusal(game, "cross a") == "effect-target"
    assert refusal(game, "cross nowhere") == refusal(game, "cross") == "unknown-move"
    game.play(0, "cross m")
    assert moves(game) == ["bonus bonus_coins"]
    assert refusal(game, "bonus none") == refusal(game, "bonus b9") == "unknown-move"
    game.play(0, "bonus bonus_coins")
    assert refusal(game, "pass") == "not-your-turn"
    game.play(1, "pass")
    assert refusal(game, "pass") == "game-over"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("build purple m", "special-die-locked"),  # before wrong_symbol
        ("build white nowhere", "unknown-move"),  # before die_not_in_forum
        ("build white m", "die-not-in-forum"),  # before special_die_locked
        ("build yellow a", "wrong-symbol"),  # before cannot_pay
        ("build yellow m", "box-already-crossed"),  # before cannot_pay
        ("build green u3", "order-violation"),  # before cannot_pay
    ],
)
def test_the_first_of_several_codes(move: str, code: str) -> None:
    """DI-126: in the order of the list."""
    game = table(
        everything(),
        seat("m", coins=0),
        seat("u1", "o"),
        purple=("cmp_yellow", 3),
        yellow=("camel", 3),
        green=("gear", 3),
    )
    assert refusal(game, move) == code


def test_refused_lists_what_is_near_at_hand() -> None:
    """DI-125: the boxes a shown die names, each with its reason."""
    game = table(everything(), seat(coins=0), seat(), yellow=("chest", 2), green=("gear", 1))
    found = {one.notation: one.reason.code for one in game.refused(0)}
    assert found == {
        "build yellow n": "cannot-pay",
        "build green u1": "cannot-pay",
        "build green u2": "order-violation",
        "wonder": "cannot-pay",
    }
    assert all(refusal(game, one.data) == one.reason.code for one in game.refused(0))


def test_everything_else_is_public() -> None:
    """DI-120: after a round all seats and spectators see the same table."""
    game = septem.new("dice", 3, seed=4)
    pass_all(game)
    own = {"seat": 0, "start": None, "owed": (), "phase": "action"}
    tables = [msgspec.structs.replace(game.view(number), **own) for number in range(3)]
    assert tables[0] == tables[1] == tables[2]
    assert game.view(None).cities == tables[0].cities
