"""Order of a turn, discarding, wonders, extra turns, ages (DU-22, DU-42 to DU-54)."""

from __future__ import annotations

import pytest

from septem.games.duel.model import Income, WonderLeft
from septem.games.duel.room import DuelGame
from tests.rules.duel.tables import built, city, coins, event, kinds, last_card, notations, phase, reason, table, why

AGAIN = "sphinx"


def test_order_of_a_turn() -> None:
    """DU-22: payment with Economy, wonder, effects in order, choice, then the next player."""
    me = city(unbuilt=["statue_of_zeus"])
    game = table("walls", me=me, opp=city(["quarry"], tokens=["economy"]), pawn=2)
    game.play(0, "wonder statue_of_zeus with walls")
    assert kinds(game) == ["wonder-built", "economy-paid", "pawn-moved", "looted"]
    assert (phase(game), game.to_act) == ("choose_destroy", (0,))
    game.play(0, "destroy quarry")
    assert (phase(game), game.to_act) == ("main", (1,))


def test_choices_follow_each_other() -> None:
    """DU-22a, DU-89: Mausoleum builds a card that completes a pair, whose token is chosen next."""
    me = city(["scriptorium"], unbuilt=["mausoleum"])
    game = table("walls", me=me, discard_pile=["library", "baths"])
    game.play(0, "wonder mausoleum with walls")
    assert phase(game) == "choose_discarded"
    game.play(0, "revive library")
    assert (phase(game), game.to_act) == ("choose_progress", (0,))
    game.play(0, game.legal(0)[0])
    assert (phase(game), game.to_act) == ("main", (1,))


def test_nothing_follows_a_supremacy() -> None:
    """DU-22a, DU-59, DU-90, DU-OP10: no destruction, no reveal, no next turn once the shield has won."""
    structure = {0: "study", 1: "obelisk", 2: "palace", 3: "senate"}
    me = city(unbuilt=["statue_of_zeus", AGAIN])
    game = table(age=3, structure=structure, me=me, opp=city(["quarry"]), pawn=8)
    hidden = [place.slot for place in game.view(0).structure if place.card is None]
    game.play(0, "wonder statue_of_zeus with palace")
    assert (game.over, phase(game), game.to_act) == (True, "over", ())
    assert built(game, 1) == ["quarry"]
    assert hidden == [place.slot for place in game.view(0).structure if place.card is None]
    assert reason(game, 0, "destroy quarry") == "game-over"


@pytest.mark.parametrize(("yellow", "income"), [([], 2), (["tavern", "clay_reserve"], 4)])
def test_discard_income(yellow: list[str], income: int) -> None:
    """DU-42, EX-21: two coins and one for each yellow card."""
    game = table("aqueduct", me=city(yellow))
    assert why(game, "discard aqueduct") == Income(income)
    game.play(0, "discard aqueduct")
    assert coins(game)[0] == 50 + income


def test_the_discard_pile_is_public() -> None:
    """DU-43: both players and spectators see it."""
    game = table("aqueduct")
    game.play(0, "discard aqueduct")
    assert [game.view(seat).discard_pile for seat in (0, 1, None)] == [("aqueduct",)] * 3


def test_wonder_costs_only_its_own_cost() -> None:
    """DU-44, EX-22: the age card's cost is irrelevant."""
    me = city(["clay_pool", "brickyard", "glassworks"], unbuilt=["colossus"], coins=0)
    game = table("pretorium", me=me, age=3)
    assert "wonder colossus with pretorium" in notations(game)
    game.play(0, "wonder colossus with pretorium")
    assert coins(game)[0] == 0


def test_the_card_under_a_wonder_is_gone() -> None:
    """DU-45: no colour, effect, link or symbol, not in the discard pile either."""
    game = table("lighthouse", me=city(unbuilt=["pyramids"]), age=3)
    game.play(0, "wonder pyramids with lighthouse")
    view = game.view(0)
    assert view.cities[0].wonders == {"pyramids": "lighthouse"}
    assert (built(game, 0), view.discard_pile) == ([], ())
    assert view.cities[0].score["yellow"] == 0


def test_a_wonder_is_constructed_once_with_any_card() -> None:
    """DU-46: a guild may be used; afterwards the wonder is no longer possible."""
    game = table(
        "builders_guild",
        "palace",
        me=city(unbuilt=["pyramids"], coins=99),
        age=3,
        structure={0: "builders_guild", 1: "palace"},
    )
    game.play(0, "wonder pyramids with builders_guild")
    game.play(1, "discard palace")
    assert "pyramids" in game.view(0).cities[0].wonders
    both = table("walls", me=city(wonders=["pyramids"], unbuilt=["colossus"]), age=2)
    assert reason(both, 0, "wonder pyramids with walls") == "already-constructed"


def test_the_seventh_wonder_ends_construction() -> None:
    """DU-47, EX-24: the eighth goes to the box at once."""
    karel = city(wonders=["sphinx", "piraeus"], unbuilt=["colossus", "pyramids"])
    honza = city(wonders=["appian_way", "hanging_gardens", "temple_of_artemis", "mausoleum"])
    game = table("walls", "barracks", me=karel, opp=honza)
    game.play(0, "wonder colossus with walls")
    view = game.view(0)
    assert sum(len(one.wonders) for one in view.cities) == 7
    assert view.cities[0].unbuilt == ()
    assert "pyramids" in (view.box_wonders or ())
    assert event(game, WonderLeft) == WonderLeft(seat=0, wonder="pyramids")
    game.play(1, "discard barracks")
    (card,) = {place.card for place in game.view(0).structure if not place.covered_by}
    assert reason(game, 0, f"wonder pyramids with {card}") == "seven-wonders"


def test_the_eighth_wonder_may_be_the_other_players() -> None:
    """DU-47: it leaves whoever owns it."""
    me = city(wonders=["sphinx", "piraeus", "mausoleum"], unbuilt=["colossus"])
    opp = city(wonders=["appian_way", "hanging_gardens", "temple_of_artemis"], unbuilt=["pyramids"])
    game = table("walls", me=me, opp=opp)
    game.play(0, "wonder colossus with walls")
    assert game.view(0).cities[1].unbuilt == ()


def test_extra_turns_may_follow_each_other() -> None:
    """DU-48, DU-51: play again, twice in a row; then it is the other player's turn."""
    me = city(unbuilt=["sphinx", "hanging_gardens"])
    game = table("walls", "barracks", "statue", me=me)
    game.play(0, "wonder sphinx with walls")
    assert game.to_act == (0,)
    game.play(0, "wonder hanging_gardens with barracks")
    assert game.to_act == (0,)
    game.play(0, "discard statue")
    assert game.to_act == (1,)
    assert kinds(game).count("extra-turn") == 2


def test_one_extra_turn_whatever_the_reasons() -> None:
    """DU-49, DU-76, EX-83: Theology and Sphinx together give one extra turn."""
    game = table("walls", "barracks", me=city(unbuilt=["sphinx"], tokens=["theology"]))
    game.play(0, "wonder sphinx with walls")
    assert game.to_act == (0,)
    game.play(0, "discard barracks")
    assert game.to_act == (1,)


def test_extra_turn_is_lost_with_the_last_card() -> None:
    """DU-50, DU-52, EX-82: the age ends, the turn does not carry over."""
    game = last_card("theater", me=city(unbuilt=["sphinx"]), pawn=1)
    game.play(0, "wonder sphinx with theater")
    assert "extra-turn" not in kinds(game)
    assert (game.view(0).age, phase(game), game.to_act) == (2, "choose_starter", (1,))


def test_an_age_ends_after_pending_choices() -> None:
    """DU-52: with the last card taken the choice is still made first, then Age II is dealt."""
    game = last_card("theater", me=city(unbuilt=["statue_of_zeus"]), opp=city(["quarry"]))
    game.play(0, "wonder statue_of_zeus with theater")
    assert (game.view(0).age, phase(game)) == (1, "choose_destroy")
    game.play(0, "destroy quarry")
    assert game.view(0).age == 2


def test_after_age_three_points_decide() -> None:
    """DU-52, DU-90: the game is over."""
    game = last_card("palace", age=3)
    game.play(0, "discard palace")
    assert game.over
    assert kinds(game)[-1] == "civilian-end"


@pytest.mark.parametrize(("pawn", "chooser"), [(3, 1), (-1, 0)])
@pytest.mark.parametrize("starter", [0, 1])
def test_the_weaker_player_chooses_who_begins(pawn: int, chooser: int, starter: int) -> None:
    """DU-53, EX-90: the structure is already seen, then the player the pawn stands with decides."""
    game = last_card("theater", pawn=pawn)
    game.play(0, "discard theater")
    assert (phase(game), game.to_act) == ("choose_starter", (chooser,))
    assert len(game.view(chooser).structure) == 20
    assert notations(game, chooser) == ["starter 0", "starter 1"]
    game.play(chooser, f"starter {starter}")
    assert (phase(game), game.to_act) == ("main", (starter,))


def second_takes_last(options: dict[str, str]) -> DuelGame:
    game = table("theater", age=1, structure={0: "theater"}, active=1, options=options)
    game.play(1, "discard theater")
    return game


def test_pawn_in_the_middle() -> None:
    """DU-54, EX-91, DU-OP1: who took the last card begins; with the option that player chooses."""
    game = second_takes_last({})
    assert (phase(game), game.to_act) == ("main", (1,))
    game = second_takes_last({"centre_pawn": "chooses"})
    assert (phase(game), game.to_act) == ("choose_starter", (1,))
    game.play(1, "starter 0")
    assert game.to_act == (0,)
