"""Ages, turns and actions of 7 Wonders (SW-20 to SW-35)."""

from __future__ import annotations

import pytest

import septem
from septem.core.game import AnyGame as Game
from tests.rules.wonders.table import (
    Table,
    city,
    coins,
    events,
    finished,
    head,
    hows,
    laid,
    lying,
    pays,
    score,
    texts,
    turn,
    uses,
    why_not,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])


def hands(game: Game) -> list[list[str]]:
    found: list[list[str]] = laid(game)["hands"]
    return found


def pile(game: Game) -> list[str]:
    return [row["card"] for row in laid(game)["away"] if not row["under"]]


def sell_out(game: Game) -> list[list[str]]:
    """One turn in which everybody sells the first card; returns what each seat kept."""
    kept = [hand[1:] for hand in hands(game)]
    for seat in game.to_act:
        game.play(seat, f"sell {hands(game)[seat][0]}")
    return kept


@BOTH
def test_three_ages_of_six_turns(edition: int) -> None:
    """SW-20, SW-27, SW-28, SW-29, A14: seven cards, six turns, passed left, right, left; the last card is discarded."""
    game = septem.new("wonders", 4, 11, edition=edition, boards=["giza", "rhodes", "ephesos", "alexandria"])
    for age, step in ((1, -1), (2, 1), (3, -1)):
        for number in range(1, 7):
            assert head(game) == ("choose", age, number)
            assert [len(hand) for hand in hands(game)] == [8 - number] * 4
            assert game.view(0).passing == ("right" if age == 2 else "left")
            before = coins(game)
            kept = sell_out(game)
            assert coins(game) == [amount + 3 for amount in before]
            if number < 6:
                assert [sorted(hand) for hand in hands(game)] == [sorted(kept[(s + step) % 4]) for s in range(4)]
        assert len(pile(game)) == 28 * age
    assert game.over


@BOTH
def test_choices_take_effect_together(edition: int) -> None:
    """SW-21, SW-22, SW-105: nothing changes before the last seat has chosen."""
    game = Table(city("giza"), edition=edition).hand(0, "altar").hand(1, "theater").load()
    before = laid(game)
    game.play(0, "build altar")
    game.play(1, "build theater")
    assert laid(game) == before
    assert game.to_act == (2,)
    turn(game)
    assert lying(game)["cards"] == ["altar"]
    assert lying(game, 1)["cards"] == ["theater"]


@BOTH
def test_decisions_use_the_snapshot(edition: int) -> None:
    """SW-21, SW-110: a choice of another seat changes no legal move of this turn."""
    game = Table(city("ephesos"), city("rhodes", built="clay_pool"), edition=edition).hand(1, "lumber_yard").load()
    before = texts(game)
    game.play(1, "build lumber_yard")
    assert texts(game) == before


@BOTH
def test_where_cards_go(edition: int) -> None:
    """SW-23, SW-33, SW-35: built cards in the city, stage cards under the board, sold ones on the discard pile."""
    game = Table(city("giza", built="sawmill quarry"), edition=edition, age=2)
    game.hand(0, "loom_2 press_2").hand(1, "vineyard").hand(2, "glassworks_2")
    table = turn(game.load(), "wonder 1 with loom_2", "build vineyard", "sell glassworks_2")
    assert lying(table)["stages"] == 1
    assert "loom_2" not in lying(table)["cards"]
    assert lying(table, 1)["cards"] == ["vineyard"]
    rows = {row["card"]: row["under"] for row in laid(table)["away"]}
    assert rows == {"loom_2": True, "glassworks_2": False}


@BOTH
def test_payments_go_to_bank_and_neighbours(edition: int) -> None:
    """SW-24, SW-25, SW-43, A8: coin costs to the bank, trade coins to the neighbours."""
    one = Table(city("alexandria", built="lumber_yard", coins=4), city("babylon", "", "lumber_yard", coins=3),
                city("ephesos", coins=3), edition=edition, players=4, age=3)  # fmt: skip
    one.cities[3], one.cities[2] = one.cities[2], one.cities[3]
    game = one.hand(0, "university").load()
    assert pays(game, "university") == {(2, 2)}
    turn(game, "build university L2 R2", "", "", "")
    assert coins(game) == [0, 3 + 2 + 3, 3 + 3, 3 + 2 + 3]


@BOTH
def test_coin_cost_to_the_bank(edition: int) -> None:
    """SW-24, SW-40, A1: one coin for a clay pit leaves the table."""
    game = turn(Table(city("giza"), edition=edition).hand(0, "clay_pit").load(), "build clay_pit")
    assert coins(game) == [2, 6, 6]


@BOTH
def test_coins_count_cards_of_the_same_turn(edition: int) -> None:
    """SW-25, SW-56, C12, OP-4: the vineyard counts brown cards the neighbours build this very turn."""
    one = Table(city("giza"), city("rhodes"), city("ephesos"), edition=edition, age=2)
    one.hand(0, "vineyard").hand(1, "sawmill").hand(2, "quarry")
    game = turn(one.load(), "build vineyard", "build sawmill", "build quarry")
    assert coins(game) == [3 + 2, 2, 2]


@BOTH
def test_new_card_counts_itself(edition: int) -> None:
    """SW-25, SW-58, C1: the lighthouse counts itself among the yellow cards."""
    one = Table(city("giza", built="marketplace caravansery", coins=0), edition=edition, age=3).hand(0, "lighthouse")
    assert coins(turn(one.load(), "build lighthouse"))[0] == 3


@BOTH
def test_later_cards_pay_nothing_more(edition: int) -> None:
    """SW-56: coins are paid once; brown cards built later change nothing."""
    one = Table(city("giza", built="vineyard"), edition=edition, age=2).hand(0, "sawmill")
    assert coins(turn(one.load(), "build sawmill"))[0] == 2


@BOTH
def test_sixth_turn(edition: int) -> None:
    """SW-28, SW-35, B9: of two cards one is played, the other discarded for nothing and shown to nobody."""
    game = Table(city("giza"), edition=edition, turn=6).hand(0, "altar baths").load()
    turn(game, "sell altar")
    assert coins(game) == [6, 6, 6]
    assert head(game) == ("choose", 2, 1)
    left_over = [row for row in laid(game)["away"] if row["turn"] == 7 and row["city"] == 0]
    assert [(row["card"], row["known"]) for row in left_over] == [("baths", [0])]
    for seat in (1, 2, None):
        assert all(row.card is None for row in game.view(seat).away if row.turn == 7 and row.city != seat)
        assert all(event.kind != "card-left-over" or event.seat == seat for event in events(game, seat))


@BOTH
def test_end_of_an_age(edition: int) -> None:
    """SW-29, SW-120: sixth turn, seventh card, left-over cards, discard build, conflicts, next age, in this order."""
    babylon, side = ("babylon", "B" if edition == 1 else "night"), "A" if edition == 1 else "day"
    one = Table(
        city(*babylon, "", stages=2 if edition == 1 else 1),
        city("halikarnassos", side, "foundry ore_vein press_1 glassworks_1", stages=1),
        city("rhodes", side),
        edition=edition, age=2, turn=6,
    ).hand(0, "walls loom_2").hand(1, "vineyard library").hand(2, "school forum")  # fmt: skip
    game = one.load()
    turn(game, "sell walls", "wonder 2 with vineyard", "sell school")
    assert head(game) == ("seventh_card", 2, 6)
    assert game.to_act == (0,)
    assert hands(game) == [["loom_2"], ["library"], ["forum"]]
    game.play(0, "sell loom_2")
    assert head(game) == ("discard_build", 2, 6)
    assert game.to_act == (1,)
    assert texts(game, 1) == {"decline", *(f"recover {c}" for c in ("walls", "school", "loom_2", "library", "forum"))}
    game.play(1, "recover walls")
    assert head(game) == ("choose", 3, 1)
    assert [lying(game, seat)["victories"][1] for seat in range(3)] == [0, 2, 0]
    assert [lying(game, seat)["defeats"] for seat in range(3)] == [1, 0, 1]


@BOTH
def test_three_actions(edition: int) -> None:
    """SW-30, SW-111: with a card one can build it, build the next stage, or sell it."""
    game = Table(city("giza", built="quarry sawmill"), edition=edition, age=2).hand(0, "loom_2").load()
    assert uses(game, "loom_2") == {"build loom_2", "wonder 1 with loom_2", "sell loom_2"}
    poor = Table(city("giza", coins=0), edition=edition, age=3).hand(0, "palace").load()
    assert uses(poor, "palace") == {"sell palace"}


@BOTH
def test_build_needs_cost_and_no_twin(edition: int) -> None:
    """SW-31: a build needs its cost and no equal building; it stays for good."""
    game = Table(city("giza", coins=0), city("ephesos"), city("alexandria"), edition=edition, turn=2)
    game.hand(0, "baths barracks")
    table = game.load()
    assert hows(table, "baths") == {"paid"}
    assert why_not(table, "build barracks") == "cannot-afford-resources"
    turn(table, "build baths")
    assert lying(table)["cards"] == ["baths"]


def test_no_duplicate_by_any_way() -> None:
    """SW-32, SW-51: no twin by chain, by the power, from the discard pile or as a seventh card."""
    many = {"edition": 1, "players": 7}
    chain = Table(city("giza", built="scriptorium library"), age=2, **many).hand(0, "library").load()
    assert why_not(chain, "build library") == "already-built"
    power = Table(city("olympia", "A", "palace", stages=2), age=3, **many).hand(0, "palace").load()
    assert why_not(power, "build palace power") == "already-built"
    dig = Table(city("halikarnassos", "A", "altar", stages=2, discard_builds_due=1), **many).sold("altar tavern")
    game = dig.at(phase="discard_build").load()
    assert texts(game) == {"decline", "recover tavern"}
    assert why_not(game, "recover altar") == "already-built"
    seventh = Table(city("babylon", "B", "altar", stages=2), turn=6, **many).hand(0, "altar")
    last = seventh.at(phase="seventh_card").load()
    assert why_not(last, "build altar") == "already-built"
    assert {"sell altar", "decline"} <= texts(last)


@BOTH
def test_stages_in_order(edition: int) -> None:
    """SW-33, SW-34: stages from left to right, each once, any card as marker, the stage's cost and not the card's."""
    one = Table(
        city("giza", built="sawmill quarry lumber_yard brickyard stone_pit loom_1", coins=0), edition=edition, age=2
    )
    game = one.hand(0, "vineyard aqueduct").load()
    assert why_not(game, "wonder 2 with vineyard") == "not-next-stage"
    turn(game, "wonder 1 with aqueduct")
    assert (lying(game)["stages"], coins(game)[0]) == (1, 0)
    second = sorted(texts(game, 0, "wonder 2 with"))[0]
    turn(game, second)
    assert lying(game)["stages"] == 2
    done = Table(city("giza", stages=3), edition=edition).hand(0, "altar").load()
    assert why_not(done, "wonder 4 with altar") == "all-stages-built"


@BOTH
def test_marker_is_no_building(edition: int) -> None:
    """SW-33: the marker can be built later from another copy and gives nothing."""
    one = Table(city("giza", built="sawmill quarry", stages=1), edition=edition, age=2, players=5).hand(0, "loom_2")
    one.pile.append({"card": "loom_1", "age": 1, "turn": 2, "city": 0, "known": [0], "under": True})
    assert hows(one.load(), "loom_2") == {"paid"}


@BOTH
def test_stage_with_two_ore(edition: int) -> None:
    """SW-33, A13: Alexandria's second stage with two ore and any card, no coins paid."""
    one = Table(city("alexandria", built="foundry", stages=1), edition=edition, age=2).hand(0, "school")
    game = turn(one.load(), "wonder 2 with school")
    assert (lying(game)["stages"], lying(game)["cards"], coins(game)[0]) == (2, ["foundry"], 3)


@BOTH
def test_stage_coins_at_once_other_effects_after_the_turn(edition: int) -> None:
    """SW-34, SW-41, SW-71: nine coins at once; a producing stage produces from the next turn on."""
    one = Table(city("ephesos", built="sawmill", stages=1, coins=0), edition=edition, age=2).hand(0, "school")
    assert coins(turn(one.load(), "wonder 2 with school"))[0] == 9
    two = Table(city("alexandria", built="foundry", stages=1, coins=0), city("ephesos"), city("halikarnassos"),
                edition=edition, age=2).hand(0, "school statue").hand(1, "temple")  # fmt: skip
    game = two.load()
    assert why_not(game, "build statue") == "cannot-afford-resources"
    two.hand(0, "school").hand(1, "statue")
    game = turn(two.load(), "wonder 2 with school")
    assert hows(game, "statue") == {"paid"}


@BOTH
def test_selling(edition: int) -> None:
    """SW-35, SW-111, B9: every card can be sold for three coins."""
    game = Table(city("giza", coins=0), edition=edition, age=3).load()
    hand = hands(game)[0]
    assert {f"sell {card}" for card in hand} == texts(game, 0, "sell")
    assert coins(turn(game, f"sell {hand[0]}"))[0] == 3


@BOTH
def test_several_stages_or_none(edition: int) -> None:
    """SW-33, SW-85: a game without a stage scores none."""
    assert score(finished(city("giza"), edition=edition))["wonder"] == 0
