"""The conflict track (DU-55 to DU-60)."""

from __future__ import annotations

import pytest

from septem.games.duel.catalogue import CARDS, TRACK, WONDERS
from septem.games.duel.model import Looted
from tests.rules.duel.tables import city, coins, event, events, kinds, last_card, table


def test_shields_move_the_pawn_towards_the_other_capital() -> None:
    """DU-55, EX-23, EX-54: two shields of Colossus; Strategy does not help wonders."""
    game = table("walls", me=city(unbuilt=["colossus"]), opp=city(coins=7))
    game.play(0, "wonder colossus with walls")
    assert (game.view(0).pawn, coins(game)[1]) == (2, 7)
    other = table("walls", me=city(unbuilt=["colossus"], tokens=["strategy"]))
    other.play(0, "wonder colossus with walls")
    assert other.view(0).pawn == 2
    back = table("walls", opp=city(coins=30), active=1, pawn=1)
    back.play(1, "build walls")
    assert back.view(0).pawn == -1


def test_shields_are_on_red_cards_and_wonders_only() -> None:
    """DU-55: where shields come from."""
    assert all((card.effects.shields > 0) == (card.colour == "red") for card in CARDS)
    assert {one.id for one in WONDERS if one.effects.shields} == {"colossus", "statue_of_zeus", "circus_maximus"}


def test_zones() -> None:
    """DU-56: nine zones with their distances."""
    assert [zone.positions for zone in TRACK.zones] == [
        (-9,), (-8, -7, -6), (-5, -4, -3), (-2, -1), (0,), (1, 2), (3, 4, 5), (6, 7, 8), (9,),
    ]  # fmt: skip


def test_looting_two_coins() -> None:
    """DU-57, EX-25: entering the third space costs 2 coins, the token leaves."""
    game = table("archery_range", opp=city(coins=7), pawn=1)
    game.play(0, "build archery_range")
    assert (game.view(0).pawn, coins(game)[1]) == (3, 5)
    assert "loot_2_p2" not in game.view(0).looting_tokens


def test_strategy_moves_one_further() -> None:
    """DU-75, EX-26: two shields move three, and the token is taken too."""
    game = table("walls", me=city(tokens=["strategy"]), opp=city(coins=7))
    game.play(0, "build walls")
    assert (game.view(0).pawn, coins(game)[1]) == (3, 5)


def test_both_tokens_in_one_move() -> None:
    """DU-57, EX-50: loses 2, then what is left of 5."""
    game = table("arsenal", me=city(tokens=["strategy"]), opp=city(coins=6), pawn=2)
    game.play(0, "build arsenal")
    assert (game.view(0).pawn, coins(game)[1]) == (6, 0)
    assert [one.coins for one in events(game, Looted)] == [2, 4]
    assert sorted(game.view(0).looting_tokens) == ["loot_2_p1", "loot_5_p1"]


def test_tokens_on_the_way_to_the_capital_are_taken() -> None:
    """DU-57: a winning move loots what it passes."""
    game = table("pretorium", me=city(["lumber_yard"], tokens=["strategy"]), opp=city(coins=9), pawn=5, age=3)
    game.play(0, "build pretorium")
    assert game.over
    assert coins(game)[1] == 4


def test_a_token_works_once() -> None:
    """DU-58, EX-51: entering the zone again costs nothing."""
    gone = ["loot_5_p2", "loot_2_p1", "loot_5_p1"]
    game = table("guard_tower", opp=city(coins=7), pawn=2, looting_tokens=gone)
    game.play(0, "build guard_tower")
    assert (game.view(0).pawn, coins(game)[1]) == (3, 7)


def test_moving_back_takes_no_token() -> None:
    """DU-58: towards the middle nothing happens, whoever's side the pawn is on."""
    game = table("walls", pawn=-5, looting_tokens=["loot_2_p2", "loot_5_p2", "loot_5_p1"])
    game.play(0, "build walls")
    assert (game.view(0).pawn, coins(game)[1]) == (-3, 50)
    assert "looted" not in kinds(game)


def test_the_other_side() -> None:
    """DU-57, EX-53: player 2 loots player 1, at most what is there."""
    game = table("stable", me=city(coins=1), active=1, pawn=-2)
    game.play(1, "build stable")
    assert (game.view(0).pawn, coins(game)[0]) == (-3, 0)
    assert "loot_2_p1" not in game.view(0).looting_tokens
    assert event(game, Looted) == Looted(seat=0, coins=1, printed=2)


@pytest.mark.parametrize("pawn", [6, 7, 8])
def test_military_supremacy(pawn: int) -> None:
    """DU-59, EX-52: the capital is reached, surplus shields are ignored, the game ends at once."""
    game = table("arsenal", pawn=pawn)
    game.play(0, "build arsenal")
    result = game.result
    assert result is not None
    assert (game.view(0).pawn, result.winners, result.reason) == (9, (0,), "military")


def test_shields_count_only_when_gained() -> None:
    """DU-60: red cards bring no points and no standing strength, only the pawn does."""
    me = city(["stable", "garrison", "walls", "arsenal"])
    game = last_card("palace", me=me, age=3)
    game.play(0, "discard palace")
    assert game.result is not None
    assert game.result.categories[0]["military"] == 0
