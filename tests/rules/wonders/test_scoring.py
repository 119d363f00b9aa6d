"""Effects, conflicts and final scoring of 7 Wonders (SW-55 to SW-66, SW-85 to SW-88)."""

from __future__ import annotations

from typing import Any

import pytest

from septem.games.wonders.catalogue import SIDE_IDS
from tests.rules.wonders.table import Table, city, coins, counted, events, finished, head, lying, score, turn

BOTH = pytest.mark.parametrize("edition", [1, 2])


# ---- effects -----------------------------------------------------------------------------------
@BOTH
def test_points_only_at_the_end(edition: int) -> None:
    """SW-57: points are counted on the final table, whatever lay there when the card was built."""
    before = city("giza", built="builders_guild")
    assert counted(before, edition=edition)["guild"] == 0
    assert (
        counted(city("giza", built="builders_guild", stages=2), city("rhodes", stages=1), edition=edition)["guild"] == 3
    )


@BOTH
@pytest.mark.parametrize(
    ("card", "cards", "stages", "paid", "points"),
    [
        ("haven", "lumber_yard clay_pool quarry", 0, 3, 3),
        ("lighthouse", "caravansery marketplace", 0, 3, 3),
        ("chamber_of_commerce", "loom_1 press_1", 0, 4, 4),
        ("arena", "dispensary", 2, 6, 2),
    ],
)
def test_coins_now_and_points_later(edition: int, card: str, cards: str, stages: int, paid: int, points: int) -> None:
    """SW-56, SW-57, SW-58, A23, C1: both parts, the coins at once and the points at the end."""
    own = city("giza", built=f"{cards} forum brickyard foundry timber_yard", stages=stages, coins=9)
    game = Table(own, edition=edition, age=3, players=7).hand(0, card).load()
    move = next(move for move in game.legal(0) if move.notation.startswith(f"build {card}"))
    extra = {"lighthouse": 1}.get(card, 0) + {"haven": 3}.get(card, 0)  # forum; brickyard, foundry, timber yard
    turn(game, move.notation, *[""] * 6)
    assert coins(game)[0] == 9 - (move.why.total if move.why else 0) + paid + extra
    end = counted(city("giza", built=f"{cards} {card}", stages=stages), edition=edition, players=7)
    assert end["commerce"] == points


def test_ludus() -> None:
    """SW-58: the ludus of the second edition: three coins and one point per red card."""
    own = city("giza", built="walls stockade barracks foundry", coins=0)
    game = turn(Table(own, age=3, players=7).hand(0, "ludus").load(), "build ludus", *[""] * 6)
    assert coins(game)[0] == 9
    assert counted(city("giza", built="walls stockade barracks ludus"), players=7)["commerce"] == 3


@BOTH
def test_neighbours_only(edition: int) -> None:
    """SW-59: a guild that looks at the neighbours does not look at the own city nor further away."""
    cities = (
        city("giza", built="workers_guild sawmill quarry"), city("rhodes", built="brickyard"),
        city("ephesos", built="foundry lumber_yard clay_pool"), city("alexandria", built="stone_pit ore_vein"),
    )  # fmt: skip
    assert counted(*cities, edition=edition)["guild"] == 1 + 2


@BOTH
def test_start_resource_is_no_card(edition: int) -> None:
    """SW-59: boards do not count as brown or grey cards."""
    own = city("giza", built="workers_guild craftsmens_guild")
    assert counted(own, city("rhodes"), city("ephesos"), edition=edition)["guild"] == 0


GUILDS: list[tuple[str, dict[str, Any], int]] = [
    ("workers_guild", {"built": "sawmill quarry"}, 2),
    ("craftsmens_guild", {"built": "loom_1 press_2"}, 4),
    ("traders_guild", {"built": "forum vineyard"}, 2),
    ("philosophers_guild", {"built": "school library study"}, 3),
    ("spies_guild", {"built": "walls stables"}, 2),
    ("magistrates_guild", {"built": "baths statue palace"}, 3),
    ("builders_guild", {"stages": 3}, 3),
]


@BOTH
@pytest.mark.parametrize(("guild", "left", "points"), GUILDS)
def test_guilds(edition: int, guild: str, left: dict[str, Any], points: int) -> None:
    """SW-57, SW-59, SW-66, SW-85: what each guild counts in a neighbouring city."""
    assert counted(city("giza", built=guild), city("rhodes", **left), edition=edition)["guild"] == points
    assert counted(city("giza", built=guild), edition=edition)["guild"] == 0


def test_strategists_guild() -> None:
    """SW-66: it counts the defeat tokens of both neighbours, not their worth and not the own ones."""
    cities = city("giza", built="strategists_guild", defeats=3), city("rhodes", defeats=4, victories=[1, 1, 0])
    assert counted(*cities, city("ephesos", defeats=1), edition=1)["guild"] == 5


@BOTH
def test_shipowners_guild(edition: int) -> None:
    """SW-60, C2: 2 brown, 1 grey, 1 other purple, and itself."""
    own = city("giza", built="shipowners_guild sawmill quarry loom_1 spies_guild")
    assert counted(own, edition=edition)["guild"] == 5


@BOTH
def test_built_stages(edition: int) -> None:
    """SW-60: stages count as built, the own ones too for the builders guild."""
    own = city("giza", built="builders_guild", stages=2)
    assert counted(own, city("rhodes", stages=1), city("ephesos", stages=3), edition=edition)["guild"] == 6


def test_decorators_guild() -> None:
    """SW-57, C9: seven points only with the whole wonder built."""
    assert counted(city("giza", "day", "decorators_guild", stages=2))["guild"] == 0
    assert counted(city("giza", "day", "decorators_guild", stages=3))["guild"] == 7
    assert counted(city("giza", "night", "decorators_guild", stages=3))["guild"] == 0


# ---- conflicts ---------------------------------------------------------------------------------
@BOTH
@pytest.mark.parametrize("own", ["stockade archery_range", "stockade guard_tower archery_range"])
def test_conflicts_of_age_two(edition: int, own: str) -> None:
    """SW-65, A15, B4: strength 3 (or 4) between 5 and 2: one defeat and one victory of the age."""
    one = Table(city("giza", built=own), city("ephesos", built="walls stables barracks"), city("rhodes", stages=2),
                edition=edition, age=2, turn=6)  # fmt: skip
    game = turn(one.load())
    assert [lying(game, seat)["victories"] for seat in range(3)] == [[0, 1, 0], [0, 2, 0], [0, 0, 0]]
    assert [lying(game, seat)["defeats"] for seat in range(3)] == [1, 0, 2]


@BOTH
@pytest.mark.parametrize(("age", "points"), [(1, 1), (2, 3), (3, 5)])
def test_token_worth(edition: int, age: int, points: int) -> None:
    """SW-65: +1, +3 or +5 for the stronger, -1 for the weaker, nothing for equals."""
    one = Table(city("giza", built="stockade"), city("ephesos"), city("alexandria"), city("babylon"),
                edition=edition, age=age, turn=6)  # fmt: skip
    game = turn(one.load(), "", "", "", "")
    tokens = [0, 0, 0]
    tokens[age - 1] = 2
    assert lying(game)["victories"] == tokens
    assert [lying(game, seat)["defeats"] for seat in range(4)] == [0, 1, 0, 1]
    shown = [event.points for event in events(game, None) if event.kind == "conflict-fought"]
    assert sorted(shown) == [-1, -1, points, points]


@BOTH
def test_conflicts_after_everything_else(edition: int) -> None:
    """SW-66: shields of the sixth turn count."""
    one = Table(city("rhodes", coins=9), city("ephesos"), city("alexandria"), edition=edition, turn=6)
    game = turn(one.hand(0, "barracks altar").load(), "build barracks")
    assert head(game)[1] == 2
    assert lying(game)["victories"] == [2, 0, 0]


# ---- final scoring -----------------------------------------------------------------------------
@BOTH
def test_seven_categories(edition: int) -> None:
    """SW-85, A16, A17, A18, A19: tokens +1 +3 +5 -1 -1 -1 = 6; 14 coins = 4; all stages = 10; blue cards as printed."""
    side = SIDE_IDS[edition - 1][0]
    own = city("alexandria", side, "altar aqueduct town_hall apothecary haven sawmill spies_guild", coins=14,
               victories=[1, 1, 1], defeats=3, stages=3)  # fmt: skip
    got = counted(own, city("rhodes", built="walls"), edition=edition)
    blue = 13 if edition == 1 else 14
    assert got == {
        "military": 6, "treasury": 4, "wonder": 10, "civilian": blue, "science": 1, "commerce": 1, "guild": 1,
        "total": 23 + blue,
    }  # fmt: skip


@BOTH
def test_negative_military(edition: int) -> None:
    """SW-85: defeats alone make the category negative."""
    assert counted(city("giza", defeats=6, coins=2), edition=edition)["total"] == -6


SYMBOLS = {
    "compass": ["apothecary", "dispensary", "lodge", "academy"],
    "gear": ["workshop", "laboratory", "observatory", "study"],
    "tablet": ["scriptorium", "library", "school", "university"],
}


def science(edition: int, compass: int = 0, gear: int = 0, tablet: int = 0, wild: int = 0) -> int:
    cards = SYMBOLS["compass"][:compass] + SYMBOLS["gear"][:gear] + SYMBOLS["tablet"][:tablet]
    cards += ["scientists_guild"][: wild // 2 + (wild == 1)]
    side, stages = SIDE_IDS[edition - 1][0], 2 if wild > 1 else 0
    points: int = counted(city("babylon", side, " ".join(cards), stages=stages), edition=edition)["science"]
    return points


@BOTH
def test_equal_symbols(edition: int) -> None:
    """SW-86, SW-87, A20, C4: squares of equal symbols, up to six with two wild ones."""
    found = [science(edition, compass=number) for number in (1, 2, 3, 4)]
    found += [science(edition, gear=4, wild=1), science(edition, gear=4, wild=2)]
    assert found == [1, 4, 9, 16, 25, 36]


@BOTH
def test_sets(edition: int) -> None:
    """SW-86, A21, A22: seven more for every set of three different symbols."""
    assert science(edition, 3, 2, 1) == 21
    assert science(edition, 3, 2, 2) == 31
    assert science(edition, 1, 1, 1) == 10


@BOTH
def test_wild_symbols(edition: int) -> None:
    """SW-72, SW-87, C3: a wild symbol goes where it gives most; 2, 2, 1 becomes 2, 2, 2."""
    assert science(edition, 2, 2, 1, wild=1) == 26
    assert science(edition, 1, 1, 0, wild=1) == 10
    assert science(edition, wild=2) == 4
    assert science(edition, 0, 1, 0, wild=2) == 10


@BOTH
def test_ties(edition: int) -> None:
    """SW-88, B10: most points, then coins, then a shared victory; lower places follow the same order."""

    def game(*treasuries: int) -> Any:
        boards = ("giza", "rhodes", "ephesos")
        return finished(*(city(b, coins=c) for b, c in zip(boards, treasuries, strict=True)), edition=edition).result

    assert (game(5, 4, 0).ranking, game(5, 4, 0).reason) == (((0,), (1,), (2,)), "most_coins")
    assert (game(5, 5, 0).ranking, game(5, 5, 0).reason) == (((0, 1), (2,)), "shared")
    assert (game(5, 6, 2).ranking, game(5, 6, 2).reason) == (((1,), (0,), (2,)), "most_points")
    assert game(9, 2, 2).ranking == ((0,), (1, 2))


@BOTH
def test_score_tree(edition: int) -> None:
    """SW-85: the result says from which source the points come."""
    own = city("giza", built="altar spies_guild apothecary", victories=[2, 0, 0], defeats=1, stages=1, coins=7)
    result = finished(own, city("rhodes", built="walls"), edition=edition).result
    assert result is not None
    tree = {node.id: [(part.id, part.points) for part in node.parts] for node in result.trees[0]}
    assert tree["military"] == [("victory_token", 2), ("defeat_token", -1)]
    assert tree["treasury"] == [("coins", 2)]
    assert tree["wonder"] == [("stage", 3)]
    assert tree["civilian"] == [("card", 2 if edition == 1 else 3)]
    assert tree["science"] == [("symbols", 1)]
    assert tree["guild"] == [("card", 1)]
    assert score(finished(own, city("rhodes", built="walls"), edition=edition))["total"] == result.points[0]
