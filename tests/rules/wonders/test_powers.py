"""Wonder powers of 7 Wonders (SW-70 to SW-81)."""

from __future__ import annotations

import pytest

from septem.core.game import AnyGame as Game
from septem.games.wonders.catalogue import BOARDS
from tests.rules.wonders.table import (
    Table,
    builds,
    city,
    coins,
    counted,
    events,
    finished,
    head,
    hows,
    laid,
    lying,
    texts,
    turn,
    why_not,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])
BASE, FLIP = {1: "A", 2: "day"}, {1: "B", 2: "night"}


# ---- stage figures -----------------------------------------------------------------------------
@BOTH
@pytest.mark.parametrize("board", [board.id for board in BOARDS[0]])
def test_first_side(edition: int, board: str) -> None:
    """SW-70, A18: first sides: 3 points, something special, 7 points."""
    points = [counted(city(board, BASE[edition], stages=n), edition=edition)["wonder"] for n in (1, 2, 3)]
    assert points[0] == 3
    assert points[2] - points[1] == 7


def test_second_sides() -> None:
    """SW-70, A24: second sides have two to four stages; Giza B: 3 + 5 + 5 + 7."""
    counts = [[len(board.sides[FLIP[edition]].stages) for board in BOARDS[edition - 1]] for edition in (1, 2)]
    assert {number for row in counts for number in row} == {2, 3, 4}
    assert counted(city("giza", "B", stages=4), edition=1)["wonder"] == 20
    assert counted(city("giza", "night", stages=4), edition=2)["wonder"] == 20
    assert why_not(Table(city("giza", "B", stages=4), edition=1).hand(0, "altar").load(), "wonder 5 with altar") == (
        "all-stages-built"
    )


def test_rhodes() -> None:
    """SW-74, A25: Rhodes B: shield, points and coins with each stage."""
    one = Table(city("rhodes", "B", "quarry stone_pit", coins=0), edition=1, age=2).hand(0, "school")
    game = turn(one.load(), "wonder 1 with school")
    assert (coins(game)[0], game.view(0).cities[0].shields) == (3, 1)
    two = Table(city("rhodes", "B", "foundry ore_vein", coins=0, stages=1), edition=1, age=2).hand(0, "school")
    game = turn(two.load(), "wonder 2 with school")
    assert (coins(game)[0], game.view(0).cities[0].shields) == (4, 2)
    assert [counted(city("rhodes", "B", stages=n), edition=1)["wonder"] for n in (1, 2)] == [3, 7]
    assert Table(city("rhodes", "A", stages=2), edition=1).load().view(0).cities[0].shields == 2


@BOTH
def test_ephesos(edition: int) -> None:
    """SW-74, A26: Ephesos: nine coins once; second side 2, 3, 5 points and four coins each."""
    one = Table(city("ephesos", BASE[edition], "sawmill", stages=1, coins=0), edition=edition, age=2).hand(0, "school")
    game = turn(one.load(), "wonder 2 with school")
    assert coins(game)[0] == 9
    side = FLIP[edition]
    points = [counted(city("ephesos", side, stages=n), edition=edition)["wonder"] for n in (1, 2, 3)]
    assert points == [2, 5, 10]
    for done, cards in ((0, "quarry"), (1, "sawmill"), (2, "glassworks_1 loom_1 foundry")):
        two = Table(city("ephesos", side, cards, stages=done, coins=0), edition=edition, age=2).hand(0, "school")
        assert coins(turn(two.load(), f"wonder {done + 1} with school"))[0] == 4


@BOTH
def test_alexandria(edition: int) -> None:
    """SW-71: producing stages serve their owner and are not for sale."""
    own = city("alexandria", FLIP[edition], stages=2, coins=0)
    game = Table(own, city("giza"), city("ephesos"), edition=edition).hand(0, "stockade apothecary").load()
    assert hows(game, "stockade") == hows(game, "apothecary") == {"paid"}
    buyer = Table(city("giza", coins=9), own, city("ephesos"), edition=edition).hand(0, "stockade apothecary").load()
    assert not builds(buyer, "stockade")
    assert not builds(buyer, "apothecary")


# ---- Babylon -----------------------------------------------------------------------------------
@BOTH
def test_babylon_symbol(edition: int) -> None:
    """SW-72, SW-87: the symbol is chosen at the end, where it counts most."""
    own = city("babylon", BASE[edition], "apothecary workshop", stages=2)
    assert counted(own, edition=edition)["science"] == 10
    view = Table(own, edition=edition).load().view(1)
    assert view.cities[0].science == {"compass": 1, "gear": 1, "tablet": 0, "any": 1}


def babylon(edition: int, hand: str, built: str = "", stages: int | None = None, coins: int = 3) -> Table:
    """Babylon's second side on turn 6 of Age II, the stage for the seventh card built unless told otherwise."""
    count = stages if stages is not None else (2 if edition == 1 else 1)
    own = city("babylon", FLIP[edition], built, stages=count, coins=coins)
    return Table(own, edition=edition, turn=6, age=2).hand(0, hand)


@BOTH
def test_seventh_card_with_the_stage_of_turn_six(edition: int) -> None:
    """SW-73, A27: one card builds the stage on turn 6, the other is played as the seventh card."""
    cards = "sawmill glassworks_1" if edition == 1 else "quarry"
    stage = 1 if edition == 1 else 0
    game = babylon(edition, "school loom_2", cards, stages=stage).load()
    turn(game, f"wonder {stage + 1} with school")
    assert head(game) == ("seventh_card", 2, 6)
    assert texts(game) == {"build loom_2", "sell loom_2", "decline"}
    game.play(0, "build loom_2")
    assert "loom_2" in lying(game)["cards"]
    assert head(game) == ("choose", 3, 1)


@BOTH
def test_seventh_card_sold_or_declined(edition: int) -> None:
    """SW-73: sold for three coins, or declined for nothing."""
    for move, earned in (("sell loom_2", 3), ("decline", 0)):
        game = turn(babylon(edition, "school loom_2", coins=0).load(), "sell school")
        game.play(0, move)
        assert coins(game)[0] == 3 + earned
        assert "loom_2" in [row["card"] for row in laid(game)["away"]]


@BOTH
def test_seventh_card_is_an_action_of_its_own(edition: int) -> None:
    """SW-73, OP-6: coins, production and chains of the sixth turn count for it."""
    rich = turn(babylon(edition, "vineyard foundry", coins=0).load(), "sell vineyard")
    assert "build foundry" in texts(rich)  # one coin, earned on turn 6
    made = turn(babylon(edition, "quarry aqueduct", "stone_pit", coins=1).load(), "build quarry")
    assert "build aqueduct" in texts(made)
    chained = turn(babylon(edition, "forum library", "brickyard scriptorium", coins=0).load(), "build forum")
    assert hows(chained, "library") == {"chain"}
    stage = turn(
        babylon(edition, "school loom_2", "brickyard clay_pool glassworks_1 press_1", coins=0).load(), "sell school"
    )
    number = lying(stage)["stages"] + 1
    assert f"wonder {number} with loom_2" in texts(stage)


@BOTH
def test_seventh_card_in_every_later_age(edition: int) -> None:
    """SW-73: also at the end of later ages, not before the stage is built."""
    without = turn(babylon(edition, "school loom_2", stages=0).load(), "sell school")
    assert head(without) == ("choose", 3, 1)
    game = babylon(edition, "school loom_2").load()
    turn(game, "sell school")
    game.play(0, "decline")
    while game.to_act != (0,):
        turn(game)
    assert head(game) == ("seventh_card", 3, 6)
    game.play(0, "decline")
    assert game.over


# ---- Halikarnassos -----------------------------------------------------------------------------
def test_discard_builds_at_the_end_of_the_age() -> None:
    """SW-75, SW-76, C13, OP-2, OP-3: two stages of Age II: two free builds after turn 6, before the conflicts."""
    own = city("halikarnassos", "B", "foundry brickyard clay_pool", coins=0)
    one = Table(own, city("giza"), city("ephesos"), edition=1, age=2, players=4).hand(0, "school").hand(1, "loom_2")
    one.sold("barracks tavern", by=1)
    game = turn(one.load(), "wonder 1 with school", "", "", "")
    assert head(game) == ("choose", 2, 5)
    turn(game, "wonder 2 with loom_2", "", "", "")
    assert lying(game)["discard_builds_due"] == 2
    turn(game, "", "", "", "")
    assert head(game) == ("discard_build", 2, 6)
    assert game.to_act == (0,)
    assert {"recover barracks", "recover tavern", "decline"} <= texts(game)
    before = coins(game)[0]
    game.play(0, "recover tavern")
    assert coins(game)[0] == before + 5
    assert head(game)[0] == "discard_build"
    assert "recover tavern" not in texts(game)
    game.play(0, "recover barracks")
    assert head(game) == ("choose", 3, 1)
    assert lying(game)["victories"][1] == 2


def dig(pile: str = "", own: str = "", hand: str = "school", turn_number: int = 3) -> Table:
    """Halikarnassos by night, first stage payable; the others hold cards that cost nothing."""
    one = Table(
        city("halikarnassos", "night", f"brickyard {own}", coins=0), edition=2, age=2, turn=turn_number, players=5
    )
    one.hand(0, hand).hand(1, "loom_2").hand(2, "glassworks_2").hand(3, "press_2").hand(4, "vineyard")
    return one.sold(pile)


BUILD = ("build loom_2", "build glassworks_2", "build press_2", "build vineyard")


def test_discard_build_at_the_end_of_the_turn() -> None:
    """SW-26, SW-75, C14, OP-2: second edition: at the end of turn 3, with the cards sold on turn 3."""
    game = turn(dig("altar").load(), "wonder 1 with school", "sell loom_2", *BUILD[1:])
    assert head(game) == ("discard_build", 2, 3)
    assert texts(game) == {"decline", "recover altar", "recover loom_2"}
    game.play(0, "recover loom_2")
    assert lying(game)["cards"] == ["brickyard", "loom_2"]
    assert head(game) == ("choose", 2, 4)
    later = Table(city("halikarnassos", "A", "foundry ore_vein", stages=1), edition=1, age=2)
    later.option(mausoleum_timing="end_of_turn").hand(0, "school")
    assert head(turn(later.load(), "wonder 2 with school"))[0] == "discard_build"


def test_discard_build_on_the_last_turn_sees_left_overs() -> None:
    """SW-29, SW-75: on turn 6 the left-over cards of that turn can be recovered."""
    one = dig(hand="school walls", turn_number=6)
    game = turn(one.load(), "wonder 1 with school", *BUILD)
    assert head(game) == ("discard_build", 2, 6)
    assert "recover walls" in texts(game)
    left_over = {row.card for row in game.view(0).away if row.turn == 7}
    assert {text.removeprefix("recover ") for text in texts(game)} - {"decline"} == left_over


def test_declined_discard_build_is_lost() -> None:
    """SW-76: a declined build does not come back."""
    game = turn(dig("altar").load(), "wonder 1 with school", *BUILD)
    game.play(0, "decline")
    assert lying(game)["discard_builds_due"] == 0
    assert head(game) == ("choose", 2, 4)


def test_asked_even_if_nothing_can_be_built() -> None:
    """SW-76, SW-76a, C18: with a pile the owner is asked and can only decline; without one nobody is asked."""
    game = turn(dig("altar", own="altar").load(), "wonder 1 with school", *BUILD)
    assert game.to_act == (0,)
    assert texts(game) == {"decline"}
    game.play(0, "decline")
    assert head(game) == ("choose", 2, 4)
    empty = turn(dig().load(), "wonder 1 with school", *BUILD)
    assert head(empty) == ("choose", 2, 4)
    assert [event.kind for event in events(empty, 1) if event.kind.startswith("recover")] == ["recovery-lost"]


def test_pile_is_seen_by_the_owner_alone() -> None:
    """SW-75, SW-103: the whole pile of all ages, for the owner's eyes only, at that moment."""
    game = turn(dig("altar baths").load(), "wonder 1 with school", *BUILD)
    shown = {seat: [row.card for row in game.view(seat).away if not row.under] for seat in (0, 2, None)}
    assert shown == {0: ["altar", "baths"], 2: [None, None], None: [None, None]}
    assert game.legal(2) == []


# ---- Olympia -----------------------------------------------------------------------------------
def olympia(hand: str, built: str = "", stages: int = 2, age: int = 3, **more: object) -> Game:
    return Table(city("olympia", "A", built, stages=stages, coins=0, **more), edition=1, age=age).hand(0, hand).load()


def test_power_once_per_age() -> None:
    """SW-77, SW-77a, C17, OP-13: for cards with a cost that are not free anyway, payable or not; once in an age."""
    game = olympia("palace university", "library")
    assert hows(game, "palace") == {"power"}
    assert hows(game, "university") == {"chain"}
    assert why_not(game, "build university power") == "no-such-power"
    assert why_not(olympia("vineyard", age=2), "build vineyard power") == "no-such-power"
    both = olympia("craftsmens_guild palace", "library quarry foundry")
    assert hows(both, "craftsmens_guild") == {"paid", "power"}
    turn(both, "build craftsmens_guild power")
    assert lying(both)["power_used"] is True
    assert coins(both)[0] == 0
    used = olympia("palace", "library", power_used=True)
    assert why_not(used, "build palace power") == "power-already-used"


def test_power_comes_back_and_does_not_add_up() -> None:
    """SW-77: usable again in the next age, unused ones are lost; not for stages; only after the stage is built."""
    game = olympia("temple school", age=2, power_used=True)
    assert not texts(game, 0, "power")
    while head(game)[1] == 2:
        turn(game)
    assert texts(game, 0, "power")
    assert lying(game)["power_used"] is False
    assert not any("wonder" in text and "power" in text for text in texts(game))
    early = olympia("temple", stages=1, age=2)
    assert why_not(early, "build temple power") == "no-such-power"


def test_copied_guild() -> None:
    """SW-78, SW-78a, C10: the neighbour's guild that gives most, seen from the copier's seat, counted as purple."""
    cities = (
        city("olympia", "B", stages=3), city("giza", built="workers_guild quarry foundry brickyard vineyard"),
        city("ephesos"), city("rhodes", built="traders_guild sawmill clay_pool marketplace forum"),
    )  # fmt: skip
    game = finished(*cities, edition=1)
    assert game.result is not None
    assert game.result.categories[0]["guild"] == 5
    assert game.result.categories[1]["guild"] == 0
    assert [part.args["card"] for part in game.result.trees[0][-1].parts] == ["workers_guild"]


def test_copied_guild_is_not_in_the_city() -> None:
    """SW-78, OP-7: a copied shipowners guild does not count itself; none there gives nothing; far ones do not count."""
    own = city("olympia", "B", "sawmill", stages=3)
    assert counted(own, city("giza", built="shipowners_guild"), edition=1)["guild"] == 1
    assert counted(own, edition=1)["guild"] == 0
    far = city("ephesos", built="spies_guild"), city("giza", built="walls")
    assert counted(own, far[1], far[0], city("rhodes"), edition=1)["guild"] == 0


def test_copied_scientists_guild() -> None:
    """SW-78, SW-78a, SW-87: a wild symbol, counted as science; with equal totals the purple points are taken."""
    own = city("olympia", "B", "apothecary workshop", stages=3)
    result = counted(own, city("giza", built="scientists_guild"), edition=1)
    assert (result["science"], result["guild"]) == (10, 0)
    for other in ("spies_guild walls", "magistrates_guild altar"):
        left, right = city("giza", built="scientists_guild"), city("rhodes", built=other)
        tied = counted(city("olympia", "B", stages=3), left, right, edition=1)
        assert (tied["science"], tied["guild"]) == (0, 1)


def test_first_card_of_each_colour() -> None:
    """SW-79, C8, OP-12: a card of a new colour is free of its own accord, the next one is not."""
    one = Table(city("olympia", "day", stages=2, coins=0), edition=2, age=3).hand(0, "palace arsenal").hand(2, "senate")
    game = one.load()
    assert hows(game, "palace") == hows(game, "arsenal") == {"free"}
    turn(game, "build palace")
    assert coins(game)[0] == 0
    assert not builds(game, "senate")
    old = Table(city("olympia", "day", "altar", stages=2, coins=0), edition=2, age=3).hand(0, "palace arsenal").load()
    assert not builds(old, "palace")
    assert hows(old, "arsenal") == {"free"}
    assert not texts(old, 0, "wonder")  # not for stages


def test_first_card_of_an_age() -> None:
    """SW-80, C7: on turn 1 only; a card sold or put under the board loses it for that age."""

    def night(age: int, number: int) -> Game:
        one = Table(city("olympia", "night", stages=1, coins=0), edition=2, age=age, turn=number, players=4)
        return one.hand(0, "courthouse" if age == 2 else "palace").hand(1, "temple" if age == 2 else "pantheon").load()

    game = night(2, 1)
    assert hows(game, "courthouse") == {"free"}
    turn(game, "sell courthouse", "", "", "")
    assert not builds(game, "temple")
    assert hows(night(3, 1), "palace") == {"free"}
    assert not builds(night(3, 2), "palace")


def test_first_card_of_the_age_after_building() -> None:
    """SW-80: a stage built on turn 1 gives its first free card in the next age."""
    one = Table(city("olympia", "night", "ore_vein clay_pit", coins=0), edition=2, age=2, turn=1, players=4).hand(
        0, "school"
    )
    game = turn(one.load(), "wonder 1 with school", "", "", "")
    free = [move for move in game.legal(0) if getattr(move.data, "how", None) == "free"]
    assert not free
    while head(game)[1] == 2:
        turn(game, "", "", "", "")
    assert any(getattr(move.data, "how", None) == "free" for move in game.legal(0))


def test_last_card_of_an_age() -> None:
    """SW-81: on turn 6, in the age of building if it was built before; the left-over card is not meant."""

    def night(number: int, stages: int) -> Game:
        one = Table(city("olympia", "night", stages=stages, coins=0), edition=2, age=3, turn=number)
        return one.hand(0, "palace pantheon").load()

    assert hows(night(6, 2), "palace") == {"free"}
    assert not builds(night(6, 1), "palace")
    assert not builds(night(5, 2), "palace")
    game = turn(night(6, 2), "build palace")
    assert game.over
    assert lying(game)["cards"] == ["palace"]
    late = Table(city("olympia", "night", "brickyard", stages=1, coins=0), edition=2, age=2, turn=6)
    late.hand(0, "school courthouse")
    done = turn(late.load(), "wonder 2 with school")
    assert head(done) == ("choose", 3, 1)
    assert "courthouse" not in lying(done)["cards"]
