"""Components, set-up and draft (DU-1 to DU-15)."""

from __future__ import annotations

from collections import Counter

import pytest

import septem
from septem.games.duel.catalogue import CARDS, LAYOUTS, TOKENS, TRACK, WONDERS
from septem.games.duel.model import DraftGroup
from septem.games.duel.room import DuelGame
from septem.games.duel.tables import CARD_IDS, WONDER_IDS
from tests.rules.duel.tables import AGE_OF, city, coins, kinds, part, phase, table


def draft_order(game: DuelGame) -> list[int]:
    """Plays the draft with first choices; who picked."""
    order = []
    while phase(game) == "draft_wonder":
        (seat,) = game.to_act
        order.append(seat)
        game.play(seat, game.legal(seat)[0])
    return order


def test_a_city_is_cards_wonders_and_tokens() -> None:
    """DU-1, DU-1a: two seats, each with a city; the first player may sit in either seat."""
    game = septem.new("duel", seed=1, first_player=1, wonders="first_game")
    assert len(game.view(0).cities) == game.players == 2
    assert game.to_act == (1,)
    assert "pyramids" in game.view(0).cities[0].unbuilt  # the preset goes by seat, not by who begins


def test_numbers_of_components() -> None:
    """DU-2: how many of everything, each card once."""
    assert Counter(card.age for card in CARDS) == {1: 23, 2: 23, 3: 20, "guild": 7}
    assert (len(WONDERS), len(TOKENS), len(TRACK.looting_tokens)) == (12, 10, 4)
    assert len(set(CARD_IDS)) == 73


def test_colours() -> None:
    """DU-3: brown and grey produce, Age III has neither."""
    assert all((card.effects.produce != {}) == (card.colour in ("brown", "grey")) for card in CARDS)
    assert not [card for card in CARDS if card.age == 3 and card.colour in ("brown", "grey")]
    assert {card.colour for card in CARDS if card.age == "guild"} == {"purple"}


def test_discard_pile_holds_only_discarded_and_destroyed_cards() -> None:
    """DU-4: a discarded and a destroyed card lie there, a card under a wonder does not."""
    me = city(unbuilt=["statue_of_zeus", "pyramids"])
    game = table("walls", "barracks", "statue", me=me, opp=city(["quarry", "press"]))
    game.play(0, "discard walls")
    game.play(1, "discard barracks")
    game.play(0, "wonder statue_of_zeus with statue")
    game.play(0, "destroy quarry")
    assert sorted(game.view(0).discard_pile) == ["barracks", "quarry", "walls"]


def test_the_box_gives_nothing_back_but_tokens() -> None:
    """DU-5: of the box only the set-aside tokens can be drawn; wonders and cards stay out."""
    game = table("study", me=city(unbuilt=["great_library"]), age=3)
    box = game.view(0).box_tokens
    game.play(0, "wonder great_library with study")
    assert set(game.view(0).library_offer or ()) <= set(box)
    assert {move.data.action for move in game.legal(0)} == {"library"}


def test_coins_have_no_upper_limit_and_never_go_below_zero() -> None:
    """DU-6, DU-OP6: more coins than the 86 of the box; a loss takes at most the whole treasury."""
    me = city(unbuilt=["appian_way"], coins=200)
    game = table("study", me=me, opp=city(coins=2), age=3)
    game.play(0, "wonder appian_way with study")
    assert coins(game) == [200 - 10 + 3, 0]


def test_start_of_the_board() -> None:
    """DU-7, DU-8, DU-9: pawn in the middle, looting tokens lie, five tokens open, five in the box, seven coins."""
    view = septem.new("duel", seed=3).view(0)
    assert view.pawn == 0
    assert sorted(view.looting_tokens) == ["loot_2_p1", "loot_2_p2", "loot_5_p1", "loot_5_p2"]
    assert len(view.board_tokens) == len(view.box_tokens) == 5
    assert not set(view.board_tokens) & set(view.box_tokens)
    assert [one.coins for one in view.cities] == [7, 7]


def test_first_player_is_random_or_given() -> None:
    """DU-9, DU-OP12: both seats begin about equally often unless one is named."""
    firsts = Counter(septem.new("duel", seed=seed).view(0).first_player for seed in range(200))
    assert 70 <= firsts[0] <= 130
    assert {septem.new("duel", seed=seed, first_player=1).view(0).first_player for seed in range(10)} == {1}


@pytest.mark.parametrize("seed", range(8))
def test_decks(seed: int) -> None:
    """DU-10: twenty cards an age, three cards of each deck and four guilds are out."""
    ages = part(septem.new("duel", seed=seed)).later_ages or ()
    assert [len(deck) for deck in ages] == [20, 20, 20]
    assert [{AGE_OF[card] for card in deck} for deck in ages] == [{1}, {2}, {3}]
    assert sum(card.endswith("guild") for card in ages[2]) == 3
    assert len({card for deck in ages for card in deck}) == 60


def test_every_card_can_be_removed() -> None:
    """DU-10: the removed cards are random."""
    missing: Counter[str] = Counter()
    for seed in range(150):
        ages = part(septem.new("duel", seed=seed)).later_ages or ()
        missing.update(set(CARD_IDS) - {card for deck in ages for card in deck})
    assert set(missing) == set(CARD_IDS)


@pytest.mark.parametrize("first", [0, 1])
def test_draft_order(first: int) -> None:
    """DU-11, DU-12, DU-13, DU-15: F S S (F) | S F F (S), the last of a group follows by itself, F begins Age I."""
    game = septem.new("duel", seed=5, first_player=first)
    second = 1 - first
    draft = game.view(0).draft
    assert draft is not None
    assert len(draft.group) == 4
    assert draft_order(game) == [first, second, second, second, first, first]
    view = game.view(0)
    assert [len(one.unbuilt) for one in view.cities] == [4, 4]
    assert len(view.box_wonders or ()) == 4
    assert kinds(game).count("wonder-drafted") == 8
    assert (view.age, game.to_act) == (1, (first,))


def test_the_second_group_is_not_seen_before_the_first_is_gone() -> None:
    """DU-12, DU-99: only the size of the second group is known, then it is shown."""
    game = septem.new("duel", seed=6, first_player=0)
    draft, seen = part(game).draft, game.view(0)
    assert draft is not None
    assert seen.draft == DraftGroup(draft.group, 4)
    assert seen.box_wonders is None
    for seat in (0, 1, 1):
        game.play(seat, game.legal(seat)[0])
    assert game.view(0).draft == DraftGroup(draft.later, 0)
    assert len(game.view(0).box_wonders or ()) == 4


@pytest.mark.parametrize("first", [0, 1])
def test_first_game_preset(first: int) -> None:
    """DU-14, EX-27: the preset goes by seat, whoever begins."""
    view = septem.new("duel", seed=1, wonders="first_game", first_player=first).view(0)
    expected = [
        ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"],
        ["circus_maximus", "piraeus", "appian_way", "colossus"],
    ]
    assert [sorted(one.unbuilt) for one in view.cities] == [sorted(wonders) for wonders in expected]
    assert sorted(view.box_wonders or ()) == sorted(set(WONDER_IDS) - {one for listed in expected for one in listed})


def test_given_wonders() -> None:
    """DU-14: any eight wonders can be given instead."""
    given = [
        ["sphinx", "mausoleum", "pyramids", "colossus"],
        ["piraeus", "appian_way", "great_library", "circus_maximus"],
    ]
    view = septem.new("duel", seed=1, wonders=given).view(0)
    assert [sorted(one.unbuilt) for one in view.cities] == [sorted(wonders) for wonders in given]


def test_layout_sizes() -> None:
    """DU-16: twenty slots in each of the three layouts."""
    assert [len(layout) for layout in LAYOUTS] == [20, 20, 20]
