"""Scoring and the end of the game (DU-90 to DU-96)."""

from __future__ import annotations

import pytest

from septem.core.model import Result
from septem.games.duel.tables import CARD_IDS, CATEGORIES, COLOUR, PIECES, YELLOW
from tests.rules.duel.tables import Json, city, last_card, table


def finish(me: Json, opp: Json, **fields: object) -> Result:
    """Seat 0 discards the last card of the game; the coins named are those after it."""
    income = 2 + sum(COLOUR[CARD_IDS.index(card)] == YELLOW for card in me["cards"])
    me = {**me, "coins": me["coins"] - income}
    game = last_card("palace", me=me, opp=opp, age=3, **fields)
    game.play(0, "discard palace")
    assert game.result is not None
    return game.result


def plain(cards: list[str] | None = None, coins: int = 2, **more: list[str]) -> Json:
    return city(cards or [], coins=coins, **more)


def test_supremacies_exclude_each_other() -> None:
    """DU-90: no piece has both shields and a symbol, so both cannot happen in one step."""
    assert not [piece for piece in PIECES if piece.effects.shields and piece.effects.science]


def test_all_categories() -> None:
    """DU-91: the total is the sum of eight categories, each from its own source."""
    me = plain(
        ["theater", "workshop", "arena", "tavern", "magistrates_guild"],
        coins=7,
        wonders=["pyramids"],
        tokens=["philosophy"],
    )
    result = finish(me, plain(), pawn=4)
    expected = {"military": 5, "blue": 3, "green": 1, "yellow": 3, "guilds": 1, "wonders": 9}
    assert result.categories[0] == {**expected, "progress_tokens": 7, "treasury": 2}
    assert result.points[0] == sum(result.categories[0].values())
    assert tuple(result.categories[0]) == CATEGORIES
    assert (result.winners, result.reason) == ((0,), "civilian")
    for node in result.trees[0]:
        if node.id not in ("military", "treasury"):
            assert node.points == sum(part.points for part in node.parts)


@pytest.mark.parametrize(
    ("pawn", "points"),
    [(-8, (0, 10)), (-6, (0, 10)), (-5, (0, 5)), (-1, (0, 2)), (0, (0, 0)), (2, (2, 0)), (3, (5, 0)), (8, (10, 0))],
)
def test_military_points(pawn: int, points: tuple[int, int]) -> None:
    """DU-92, EX-72: only the leader scores."""
    result = finish(plain(), plain(), pawn=pawn)
    assert tuple(sheet["military"] for sheet in result.categories) == points


def test_moneylenders() -> None:
    """DU-93, EX-70: a point for three coins of the richer city, rounded down."""
    result = finish(plain(["moneylenders_guild"], coins=8), plain(coins=10))
    assert result.categories[0]["guilds"] == 3


def test_builders() -> None:
    """DU-93, EX-71: two points for each wonder of the city with more of them."""
    me = plain(["builders_guild"], wonders=["pyramids", "sphinx", "colossus"])
    opp = plain(wonders=["piraeus", "mausoleum", "appian_way", "hanging_gardens"])
    assert finish(me, opp).categories[0]["guilds"] == 8


@pytest.mark.parametrize(
    ("guild", "cards"),
    [
        ("merchants_guild", ["tavern", "forum"]),
        ("shipowners_guild", ["quarry", "press"]),
        ("magistrates_guild", ["baths", "altar"]),
        ("scientists_guild", ["workshop", "school"]),
        ("tacticians_guild", ["stable", "walls"]),
    ],
)
def test_colour_guilds(guild: str, cards: list[str]) -> None:
    """DU-93: the owner scores even if the larger city is the other one."""
    assert finish(plain([guild]), plain(cards)).categories[0]["guilds"] == 2
    assert finish(plain([guild, *cards], coins=5), plain()).categories[0]["guilds"] == 2
    assert finish(plain([guild]), plain(cards)).categories[1]["guilds"] == 0


@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_treasury(coins: int, points: int) -> None:
    """DU-94: a point for three full coins, which are not spent: Moneylenders counts the same ones."""
    result = finish(plain(["moneylenders_guild"], coins=coins), plain(coins=2))
    assert (result.categories[0]["treasury"], result.categories[0]["guilds"]) == (points, points)


def test_tie_is_broken_by_blue_cards() -> None:
    """DU-95, EX-74: equal totals, more points printed on blue cards win; other points do not count for it."""
    me = plain(["aqueduct"], coins=8)  # 5 + 2
    opp = plain(["town_hall"])  # 7
    result = finish(me, opp)
    assert result.points == (7, 7)
    assert (result.ranking, result.reason) == (((1,), (0,)), "tie_break")


def test_guild_and_token_points_do_not_break_the_tie() -> None:
    """DU-95: Magistrates and Philosophy are no blue points."""
    me = plain(["magistrates_guild"], tokens=["philosophy"])  # 1 + 7
    opp = plain(["theater"], coins=15)  # 3 + 5
    result = finish(me, opp)
    assert result.points == (8, 8)
    assert result.winners == (1,)


def test_shared_victory() -> None:
    """DU-95, EX-75: still equal, both win."""
    result = finish(plain(["theater"]), plain(["altar"]))
    assert result.points == (3, 3)
    assert (result.ranking, result.reason) == (((0, 1),), "shared")


def test_supremacy_needs_no_points() -> None:
    """DU-96: the winner may have fewer points; the sheet is shown, a pawn on a capital counts nothing."""
    game = table("arsenal", opp=city(["theater", "town_hall"], wonders=["pyramids"]), pawn=7)
    game.play(0, "build arsenal")
    result = game.result
    assert result is not None
    assert result.points[0] < result.points[1]
    assert result.winners == (0,)
    assert [sheet["military"] for sheet in result.categories] == [0, 0]


def test_pieces_as_they_count() -> None:
    """DU-73, DU-93: what each card, wonder and token brings is said while the game still goes on."""
    me = plain(["baths", "magistrates_guild"], wonders=["pyramids"], tokens=["mathematics"])
    said = table("palace", me=me, opp=plain(["altar", "theater", "statue"]), age=3).explain(0).counted
    assert said[0] == {"baths": 3, "magistrates_guild": 3, "pyramids": 9, "mathematics": 3}
    assert said[1] == {"altar": 3, "theater": 3, "statue": 4}
