"""Illegal and impossible choices in 7 Wonders (SW-110 to SW-113)."""

from __future__ import annotations

from typing import Any

import pytest

import septem
from septem.core.game import AnyGame as Game
from septem.games.wonders.outside import play_outside
from tests.rules.wonders.table import Table, city, coins, finished, laid, texts, turn, why_not

BOTH = pytest.mark.parametrize("edition", [1, 2])


def trader(edition: int, hand: str, built: str = "", coins: int = 9, **more: Any) -> Game:
    """Giza between Rhodes (clay pit, lumber yard) and Ephesos."""
    left = city("rhodes", built="clay_pit lumber_yard")
    return (
        Table(city("giza", built=built, coins=coins, **more), left, city("ephesos"), edition=edition, age=2)
        .hand(0, hand)
        .load()
    )


def buying(card: str, left: str = "", right: str = "") -> dict[str, Any]:
    return {"action": "build", "card": card, "buy": {"left": left.split(), "right": right.split()}}


@BOTH
def test_refused_choices_change_nothing(edition: int) -> None:
    """SW-110: every choice is checked when it is made; a refused one leaves no trace and one may choose again."""
    game = trader(edition, "school")
    views = [game.view(seat) for seat in range(3)]
    for wrong in ("build palace", "build school", "build school R2", "wonder 3 with school", "nonsense", "sell altar"):
        with pytest.raises(septem.IllegalMove):
            game.play(0, wrong)
    assert [game.view(seat) for seat in range(3)] == views
    assert game.to_act == (0, 1, 2)
    game.play(0, "sell school")


@BOTH
def test_never_without_a_move(edition: int) -> None:
    """SW-111, SW-35: with no coins and the dearest cards selling is left."""
    game = Table(city("giza", coins=0), edition=edition, age=3).hand(0, "palace pantheon arsenal lodge").load()
    assert texts(game) == {"sell palace", "sell pantheon", "sell arsenal", "sell lodge"}


@BOTH
def test_impossible_choice_of_an_outside_record(edition: int) -> None:
    """SW-112, A29: a build that proves impossible is discarded for three coins."""
    game: Any = Table(city("giza", coins=0), edition=edition, age=3).hand(0, "palace").load()
    play_outside(game, 0, "build palace")
    turn(game)
    assert coins(game)[0] == 3
    assert "palace" in [row["card"] for row in laid(game)["away"]]
    with pytest.raises(septem.IllegalMove):
        play_outside(game, 0, "build altar")
    possible: Any = Table(city("giza"), edition=edition).hand(0, "altar").load()
    play_outside(possible, 0, "build altar")
    assert possible.view(0).sealed == ("build altar",)
    paid_wrongly: Any = Table(city("giza", coins=9), edition=edition, age=1).hand(0, "altar").load()
    play_outside(paid_wrongly, 0, "  build   altar L2 ")
    assert paid_wrongly.view(0).sealed == ("sell altar",)
    for wild in (None, 5, {"action": "build"}, "\ud800", "nonsense"):
        with pytest.raises(septem.IllegalMove):
            play_outside(possible, 1, wild)


@BOTH
def test_reasons(edition: int) -> None:
    """SW-113: not in hand, already built, cannot afford by resources and by coins."""
    game = trader(edition, "school walls", built="altar", coins=1)
    assert why_not(game, "build altar") == "not-in-hand"
    assert why_not(game, "build walls") == "cannot-afford-resources"
    assert why_not(game, "build school L2 R2") == "cannot-afford-coins"
    assert why_not(trader(edition, "loom_2", built="loom_1"), "build loom_2") == "already-built"
    assert why_not(trader(edition, "school", stages=3), "wonder 4 with school") == "all-stages-built"
    assert why_not(trader(edition, "school", coins=0), "wonder 1 with school") in (
        "cannot-afford-coins", "cannot-afford-resources",
    )  # fmt: skip


@BOTH
def test_reasons_of_a_stated_purchase(edition: int) -> None:
    """SW-113, SW-45, SW-48: seller lacks the unit, symbol already used, superfluous purchase."""
    game = trader(edition, "school stables", built="ore_vein")
    assert why_not(game, buying("school", left="papyrus")) == "seller-lacks-unit"
    assert why_not(game, buying("school", left="wood", right="wood")) == "seller-lacks-unit"
    assert why_not(game, buying("school", left="wood wood", right="papyrus")) == "symbol-already-used"
    assert why_not(game, buying("stables", left="wood clay clay")) == "symbol-already-used"
    assert why_not(game, buying("stables", left="wood clay", right="papyrus")) == "superfluous-purchase"
    game.play(0, buying("school", left="wood", right="papyrus"))
    assert game.view(0).sealed == ("build school L2 R2",)


@BOTH
def test_first_reason_of_the_list(edition: int) -> None:
    """SW-113: of several reasons the first in the list is told, the action's before the purchase's."""
    game = trader(edition, "school walls loom_2", built="loom_1")
    assert why_not(game, buying("forum", left="glass")) == "not-in-hand"
    assert why_not(game, buying("loom_2", left="glass")) == "already-built"
    assert why_not(game, buying("walls", left="glass")) == "cannot-afford-resources"
    poor = trader(edition, "school", coins=1)
    assert why_not(poor, buying("school", left="glass")) == "cannot-afford-coins"


@BOTH
def test_reasons_of_a_purchase_in_order(edition: int) -> None:
    """SW-113: of two reasons that both apply the first in the list is told, whichever neighbour it is about."""
    rare = Table(city("giza", built="walls", coins=0), edition=edition, players=7, age=2).hand(0, "walls").load()
    assert why_not(rare, "build walls") == "already-built"  # and not to be had
    none = trader(edition, "walls", coins=0)
    assert why_not(none, buying("walls", left="clay")) == "cannot-afford-resources"  # no coins either
    poor = trader(edition, "stables", built="ore_vein", coins=5)
    assert why_not(poor, buying("stables", left="wood clay", right="glass")) == "cannot-afford-coins"  # lacks as well
    game = trader(edition, "school stables", built="ore_vein")
    lacks = "seller-lacks-unit"
    assert why_not(game, buying("school", left="wood wood", right="glass")) == lacks  # symbol used on the other side
    assert why_not(game, buying("school", left="glass", right="papyrus papyrus")) == lacks
    assert why_not(game, buying("stables", left="wood clay", right="ore")) == lacks  # superfluous as well
    used = "symbol-already-used"
    assert why_not(game, buying("stables", left="wood clay clay", right="papyrus")) == used  # superfluous as well
    assert why_not(game, buying("stables", left="wood clay", right="papyrus papyrus")) == used
    assert why_not(game, buying("stables", left="wood clay", right="papyrus")) == "superfluous-purchase"
    no_wood = buying("school", left="clay", right="papyrus")
    assert why_not(game, no_wood) == "superfluous-purchase"
    assert why_not(game, buying("school", left="wood")) == "wrong-payment"  # right as far as it goes


@BOTH
def test_reasons_of_coins_in_order(edition: int) -> None:
    """SW-113: the same for coins to both sides of which nobody says what they buy."""
    game = trader(edition, "stables", built="ore_vein", coins=5)
    assert why_not(game, "build stables L4 R2") == "cannot-afford-coins"
    game = trader(edition, "stables", built="ore_vein")
    assert why_not(game, "build stables L6 R2") == "seller-lacks-unit"  # and too much to the left
    assert why_not(game, "build stables L6") == "superfluous-purchase"
    assert why_not(game, "build stables L3") == "wrong-payment"
    assert why_not(game, "build stables L2") == "wrong-payment"


@BOTH
def test_reasons_of_a_stage_in_order(edition: int) -> None:
    """SW-113: what is wrong with the purchase comes before the last stage."""
    game = trader(edition, "school", stages=3)

    def stage(left: str) -> dict[str, Any]:
        return {"action": "wonder", "card": "school", "stage": 4, "buy": {"left": left.split()}}

    assert why_not(game, stage("glass")) == "seller-lacks-unit"
    assert why_not(game, stage("wood wood")) == "symbol-already-used"
    assert why_not(game, stage("wood")) == "all-stages-built"
    assert why_not(game, "wonder 4 with school L2") == "all-stages-built"
    assert why_not(game, "wonder 4 with forum") == "not-in-hand"
    assert why_not(trader(edition, "school", coins=0), "wonder 2 with school") == "not-next-stage"


def test_reasons_of_a_power_in_order() -> None:
    """SW-113, SW-51: a free build buys nothing; that comes before the power that is missing or used."""
    none = Table(city("giza", coins=9), city("rhodes", built="lumber_yard"), edition=1, age=2).hand(0, "temple").load()
    data = {"action": "build", "card": "temple", "how": "power"}
    assert why_not(none, {**data, "buy": {"left": ["glass"]}}) == "seller-lacks-unit"
    assert why_not(none, {**data, "buy": {"left": ["wood", "wood"]}}) == "symbol-already-used"
    assert why_not(none, {**data, "buy": {"left": ["wood"]}}) == "superfluous-purchase"
    assert why_not(none, "build temple power L2") == "superfluous-purchase"
    assert why_not(none, {**data, "buy": {}}) == "no-such-power"
    used = Table(city("olympia", "A", stages=2, power_used=True), edition=1, age=2).hand(0, "temple loom_2").load()
    assert why_not(used, "build temple power L2") == "superfluous-purchase"
    assert why_not(used, "build temple power") == "power-already-used"
    free = Table(city("olympia", "A", stages=2, power_used=True), edition=1, age=2).hand(0, "loom_2").load()
    assert why_not(free, "build loom_2 power") == "no-such-power"  # it costs nothing, so there is none for it; and used
    built = Table(city("olympia", "A", "loom_1", stages=2, power_used=True), edition=1, age=2).hand(0, "loom_2").load()
    assert why_not(built, "build loom_2 power L2") == "already-built"


def test_reasons_of_powers() -> None:
    """SW-113, SW-77: no such power, power already used."""
    none = Table(city("giza"), edition=1, age=2).hand(0, "temple").load()
    assert why_not(none, "build temple power") == "no-such-power"
    used = Table(city("olympia", "A", stages=2, power_used=True), edition=1, age=2).hand(0, "temple").load()
    assert why_not(used, "build temple power") == "power-already-used"


@BOTH
def test_turn_and_end(edition: int) -> None:
    """SW-113: game over comes first, then not your turn, then the rest."""
    game = trader(edition, "school")
    game.play(0, "sell school")
    assert why_not(game, "sell school") == "not-your-turn"
    assert why_not(game, "complete nonsense") == "not-your-turn"
    over = finished(city("giza"), edition=edition)
    assert why_not(over, "sell school") == "game-over"
    assert why_not(over, "complete nonsense") == "game-over"


@BOTH
def test_refusals_are_listed(edition: int) -> None:
    """SW-113: for every card of the hand it is told what cannot be done with it, and why."""
    game = trader(edition, "school walls loom_2", built="loom_1", coins=1)
    told = {refusal.notation: refusal.reason.code for refusal in game.refused(0)}
    assert told["build school"] == "cannot-afford-coins"
    assert told["build walls"] == "cannot-afford-resources"
    assert told["build loom_2"] == "already-built"
    legal = {move.notation for move in game.legal(0)}
    assert not legal & set(told)
    for card in game.view(0).hand:
        for text in (f"build {card}", f"wonder 1 with {card}", f"sell {card}"):
            assert (text in told) != any(move.startswith(text) for move in legal)
