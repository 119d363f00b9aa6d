"""Single effects of the wonders (DU-78 to DU-89)."""

from __future__ import annotations

from collections import Counter

import pytest

from septem.core.rng import Rng
from septem.games.duel.catalogue import WONDERS
from septem.games.duel.model import CardDestroyed, ChoiceProduction, CoinsGained
from tests.rules.duel.tables import built, city, coins, event, kinds, notations, phase, plan, reason, table


@pytest.mark.parametrize(
    ("wonder", "points"),
    [
        ("appian_way", 3), ("circus_maximus", 3), ("colossus", 3), ("great_library", 4), ("great_lighthouse", 4),
        ("hanging_gardens", 3), ("mausoleum", 2), ("piraeus", 2), ("pyramids", 9), ("sphinx", 6),
        ("statue_of_zeus", 3), ("temple_of_artemis", 0),
    ],
)  # fmt: skip
def test_points_of_wonders(wonder: str, points: int) -> None:
    """DU-78, DU-79, DU-80, DU-81, DU-82, DU-83, DU-86, DU-88: printed points count when constructed, not before."""
    me = city(unbuilt=[wonder])
    game = table("walls", me=me)
    assert game.view(0).cities[0].score["wonders"] == 0
    game.play(0, f"wonder {wonder} with walls")
    assert game.view(0).cities[0].score["wonders"] == points


def test_extra_turn_wonders() -> None:
    """DU-79, DU-80, DU-81, DU-82: which wonders have the extra turn."""
    found = {wonder.id for wonder in WONDERS if wonder.effects.play_again}
    assert found == {"appian_way", "sphinx", "temple_of_artemis", "hanging_gardens", "piraeus"}
    for wonder in sorted(one.id for one in WONDERS):
        game = table("walls", me=city(unbuilt=[wonder]))
        game.play(0, f"wonder {wonder} with walls")
        while phase(game) != "main":
            game.play(0, game.legal(0)[0])
        assert (game.to_act == (0,)) == (wonder in found)


def test_appian_way() -> None:
    """DU-79: three coins for P, three less for Q."""
    game = table("walls", me=city(unbuilt=["appian_way"]), opp=city(coins=10))
    price = plan(city(), city(), "appian_way").total
    game.play(0, "wonder appian_way with walls")
    assert coins(game) == [50 - price + 3, 7]


@pytest.mark.parametrize(("wonder", "income"), [("temple_of_artemis", 12), ("hanging_gardens", 6)])
def test_coins_of_wonders(wonder: str, income: int) -> None:
    """DU-81: coins at once."""
    game = table("walls", me=city(unbuilt=[wonder]))
    game.play(0, f"wonder {wonder} with walls")
    assert coins(game)[0] == 50 - 8 + income


def test_producing_wonders() -> None:
    """DU-82: one raw or one manufactured unit of choice; the other city's prices do not rise."""
    game = table("walls", me=city(wonders=["great_lighthouse", "piraeus"]), age=2)
    view = game.view(0).cities
    assert view[0].choice_production == ChoiceProduction(raw=1, manufactured=1)
    assert set(view[1].prices.values()) == {2}
    assert plan(city(wonders=["piraeus"]), city(), "school").total == 4


@pytest.mark.parametrize(
    ("wonder", "prey", "spared"),
    [("statue_of_zeus", ["quarry", "clay_pool"], ["press"]), ("circus_maximus", ["press", "glassworks"], ["quarry"])],
)
def test_destruction(wonder: str, prey: list[str], spared: list[str]) -> None:
    """DU-83, DU-84: one card of the colour, of choice, to the discard pile; production and prices follow."""
    opp = city([*prey, *spared])
    game = table("walls", me=city(unbuilt=[wonder]), opp=opp)
    before = game.view(0).cities
    game.play(0, f"wonder {wonder} with walls")
    assert game.view(0).pawn == 1
    assert sorted(notations(game)) == sorted(f"destroy {card}" for card in prey)
    game.play(0, f"destroy {prey[0]}")
    after = game.view(0).cities
    assert game.view(0).discard_pile == (prey[0],)
    assert prey[0] not in built(game, 1)
    good = {"quarry": "stone", "press": "papyrus"}[prey[0]]
    assert (before[1].production[good], after[1].production[good]) == (1, 0)
    assert (before[0].prices[good], after[0].prices[good]) == (3, 2)
    assert event(game, CardDestroyed) == CardDestroyed(seat=0, other=1, card=prey[0])


def test_counts_fall_with_a_destroyed_card() -> None:
    """DU-84: the destroyed card no longer counts for guilds; coins already gained stay."""
    me = city(unbuilt=["circus_maximus"])
    opp = city(["press", "glassworks", "shipowners_guild"])
    game = table("study", me=me, opp=opp, age=3)
    assert game.view(0).cities[1].score["guilds"] == 2
    game.play(0, "wonder circus_maximus with study")
    game.play(0, "destroy press")
    assert game.view(0).cities[1].score["guilds"] == 1
    assert coins(game)[1] == 50


@pytest.mark.parametrize("wonder", ["statue_of_zeus", "circus_maximus"])
def test_no_card_to_destroy(wonder: str) -> None:
    """DU-85, EX-87, DU-OP13: one shield, no choice, the turn passes; with such a card the choice is compulsory."""
    game = table("walls", me=city(["quarry", "press"], unbuilt=[wonder]), opp=city(["baths"]))
    game.play(0, f"wonder {wonder} with walls")
    assert (game.view(0).pawn, phase(game), game.to_act) == (1, "main", (1,))
    forced = table("walls", me=city(unbuilt=[wonder]), opp=city(["quarry", "press"]))
    forced.play(0, f"wonder {wonder} with walls")
    assert reason(forced, 0, "pass") == "no-pass"


def test_great_library() -> None:
    """DU-86, DU-87: three random tokens of the box, one is kept and works at once, the others return."""
    game = table("walls", me=city(unbuilt=["great_library"]))
    view = game.view(0)
    game.play(0, "wonder great_library with walls")
    offer = game.view(0).library_offer or ()
    assert len(offer) == 3
    assert set(offer) <= set(view.box_tokens)
    game.play(0, f"library {offer[0]}")
    after = game.view(0)
    assert after.cities[0].tokens == (offer[0],)
    assert after.board_tokens == view.board_tokens
    assert sorted(after.box_tokens) == sorted(set(view.box_tokens) - {offer[0]})
    assert (phase(game), game.to_act) == ("main", (1,))


def test_great_library_draws_at_random() -> None:
    """DU-86, DU-101: over many seeds every token of the box is drawn about equally often."""
    drawn: Counter[str] = Counter()
    rng = Rng(1)
    for _ in range(300):
        words = [1 + rng.below(2**31 - 1) for _ in range(8)]
        game = table("walls", me=city(unbuilt=["great_library"]), streams=words)
        game.play(0, "wonder great_library with walls")
        drawn.update(game.view(0).library_offer)
    assert len(drawn) == 5
    assert all(130 <= count <= 230 for count in drawn.values())


def test_great_library_may_win_through_law() -> None:
    """DU-87: Law as the sixth symbol ends the game."""
    game = table(
        "walls",
        me=city(["scriptorium", "pharmacist", "workshop", "apothecary", "academy"], wonders=["great_library"]),
        age=3,
        structure={0: "study"},
        phase="choose_box_progress",
        library_offer=["law", "theology", "economy"],
        board_tokens=["agriculture", "masonry", "philosophy", "strategy", "urbanism"],
    )
    game.play(0, "library law")
    assert game.result is not None
    assert game.result.reason == "science"


def test_mausoleum() -> None:
    """DU-88, DU-OP13: one card of the pile for nothing, compulsory."""
    game = table(
        "walls",
        me=city(unbuilt=["mausoleum"], coins=20),
        discard_pile=["pretorium", "palace"],
        age=3,
        structure={0: "study", 1: "senate"},
    )
    game.play(0, "wonder mausoleum with study")
    assert sorted(notations(game)) == ["revive palace", "revive pretorium"]
    assert reason(game, 0, "pass") == "no-pass"
    before = coins(game)
    game.play(0, "revive palace")
    assert coins(game) == before
    assert (built(game, 0), game.view(0).discard_pile) == (["palace"], ("pretorium",))


def test_mausoleum_with_an_empty_pile() -> None:
    """DU-88, EX-86: no choice, the turn passes."""
    game = table("walls", me=city(unbuilt=["mausoleum"]))
    game.play(0, "wonder mausoleum with walls")
    assert (phase(game), game.to_act) == ("main", (1,))


def test_a_card_from_the_pile_works_like_a_new_one() -> None:
    """DU-89, DU-OP8: coins, counts with Mausoleum itself, link, production; but no coins of Urbanism and Economy."""
    me = city(["brewery"], unbuilt=["mausoleum"], tokens=["urbanism"], coins=20)
    game = table("study", me=me, opp=city(tokens=["economy"]), discard_pile=["arena", "sawmill"], age=3)
    game.play(0, "wonder mausoleum with study")
    before = coins(game)
    game.play(0, "revive arena")
    assert coins(game) == [before[0] + 2, before[1]]  # Arena counts Mausoleum; its link brings no coins
    assert "urbanism-paid" not in kinds(game)
    other = table("study", me=city(unbuilt=["mausoleum"]), discard_pile=["sawmill", "tavern", "merchants_guild"], age=3)
    other.play(0, "wonder mausoleum with study")
    other.play(0, "revive tavern")
    assert event(other, CoinsGained).coins == 4
    assert other.view(0).cities[0].cards == ("tavern",)
