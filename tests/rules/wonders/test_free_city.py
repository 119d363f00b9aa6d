"""Two players with a Free City (SW-90 to SW-99)."""

from __future__ import annotations

from typing import Any

import pytest

import septem
from septem.core.game import AnyGame as Game
from septem.games.wonders.outside import play_outside
from tests.rules.wonders.table import (
    Table,
    city,
    coins,
    events,
    finished,
    head,
    laid,
    lying,
    pays,
    texts,
    uses,
    why_not,
)

Json = dict[str, Any]
BOARDS = ["giza", "rhodes", "ephesos"]


def two(free: Json, left: Json | None = None, right: Json | None = None, age: int = 1, turn: int = 4) -> Table:
    """L and R with plain boards unless given, and a Free City."""
    return Table(left or city("giza"), right or city("rhodes"), free, edition=1, players=2, age=age, turn=turn)


def play_turn(game: Game, *, own: str = "sell", free: str = "") -> None:
    """Both seats sell unless told otherwise; the holder does something with the Free City too."""
    phase = game.step
    holder = game.view(None).free_city.holder
    choices = [(holder, own), (holder, f"free-city {free}"), (1 - holder, "sell")]
    for seat, text in choices:
        if game.step == phase:
            game.play(seat, sorted(texts(game, seat, text))[0])


def hand_sizes(game: Game) -> list[int]:
    found: list[int] = game.view(None).hand_sizes
    return found


def test_three_cities() -> None:
    """SW-90, SW-90a: three cities with boards and three coins, two hands; cards of three players, five guilds."""
    game = septem.new("wonders", 2, 3, edition=1)
    state = laid(game)
    assert len({one["board"] for one in state["cities"]}) == 3
    assert [one["coins"] for one in state["cities"]] == [3, 3, 3]
    assert len(state["hands"]) == 2
    assert [len(state["decks"][age]) for age in ("2", "3")] == [21, 21]
    assert sum(card.endswith("_guild") for card in state["decks"]["3"]) == 5
    with pytest.raises(septem.BadOption, match="players"):
        septem.new("wonders", 2, edition=2)


def test_ring() -> None:
    """SW-90, SW-90a: L's left neighbour is R and its right one the Free City; R's left one is the Free City."""
    one = two(city("ephesos", built="lumber_yard"), city("giza", coins=9), city("rhodes", coins=9), turn=3)
    game = one.hand(0, "stockade barracks").hand(1, "scriptorium baths").load()
    assert pays(game, "stockade") == {(0, 2)}
    assert pays(game, "barracks") == {(2, 0)}
    assert pays(game, "scriptorium", 1) == {(2, 0)}
    assert pays(game, "baths", 1) == {(0, 2)}


def test_turns_of_three_ages() -> None:
    """SW-91, SW-92, SW-96, SW-97, A30, A31, A32: who draws, how many cards, hands and card swapped every turn."""
    game = septem.new("wonders", 2, 5, edition=1, boards=BOARDS)
    for age, first in ((1, 0), (2, 1), (3, 0)):
        for number in range(1, 7):
            holder = first if number % 2 else 1 - first
            view = game.view(None)
            assert (view.age, view.turn, view.free_city.holder, view.free_city.pile_size) == (
                age,
                number,
                holder,
                7 - number,
            )
            sizes = hand_sizes(game)
            assert (sizes[holder], sizes[1 - holder]) == (9 - number, 8 - number)
            before = laid(game)["hands"]
            play_turn(game)
            if number < 6:
                after = laid(game)["hands"]
                assert set(after[holder]) <= set(before[1 - holder])  # the new holder has drawn, the old one has not
                assert len(set(after[1 - holder]) - set(before[holder])) == 1
        rows = [row for row in laid(game)["away"] if row["age"] == age]
        assert sum(row["turn"] == 7 for row in rows) == 3
    assert game.over


def test_holder_fixes_two_cards() -> None:
    """SW-92, A30: the holder fixes a card for its own city, then another one for the Free City."""
    game = septem.new("wonders", 2, 5, edition=1, boards=BOARDS)
    hand = game.view(0).hand
    assert len(hand) == 8
    game.play(0, f"sell {hand[0]}")
    assert list(game.to_act) == [0, 1]
    moves = game.legal(0)
    assert all(move.notation.startswith("free-city ") for move in moves)
    assert {move.data.card for move in moves} == set(hand[1:])
    assert why_not(game, f"free-city sell {hand[0]}") == "not-in-hand"
    game.play(0, moves[0])
    assert list(game.to_act) == [1]
    game.retract(0)
    assert list(game.to_act) == [0, 1]
    assert {move.data.card for move in game.legal(0)} == set(hand)


def test_free_city_first_on_one_snapshot() -> None:
    """SW-93, OP-8: its card stands first in the log; all three use the coins of the start of the turn."""
    one = two(city("ephesos", coins=2), city("giza", built="lumber_yard", coins=0), city("rhodes"), turn=3)
    game = one.hand(0, "stockade altar").hand(1, "barracks").load()
    game.play(0, "sell altar")
    game.play(0, "free-city build stockade L2")
    game.play(1, "build barracks")
    kinds = [(event.kind, event.seat) for event in events(game, None)]
    assert kinds[:3] == [("built", "free_city"), ("sold-hidden", 0), ("built", 1)]
    assert coins(game) == [0 + 2 + 3, 3, 0]
    poor = two(city("ephesos", built="clay_pool"), city("giza", coins=0), turn=3).hand(0, "altar guard_tower").load()
    assert why_not(poor, "build guard_tower R2") == "cannot-afford-coins"


def test_holder_chooses_the_seller() -> None:
    """SW-94: the holder also chooses whom the Free City pays; it pays and earns like any city."""
    one = two(city("ephesos", coins=2), city("giza", built="clay_pool"), city("rhodes", built="clay_pit"), turn=3)
    game = one.hand(0, "altar guard_tower").load()
    game.play(0, "sell altar")
    assert texts(game, 0, "build guard_tower") == {"free-city build guard_tower L2", "free-city build guard_tower R2"}
    game.play(0, "free-city build guard_tower R2")
    game.play(1, sorted(texts(game, 1, "sell"))[0])
    assert coins(game) == [6, 8, 0]


def test_free_city_builds_nothing_twice() -> None:
    """SW-32, SW-94: no duplicates there either."""
    one = two(city("ephesos", built="loom_1", coins=0), turn=3, age=2).hand(1, "loom_2 forum").load()
    one.play(1, "sell forum")
    assert uses(one, "loom_2", 1) == {"free-city sell loom_2"}
    assert why_not(one, "free-city build loom_2", 1) == "already-built"


def free_city(card: str, own: Json, age: int = 1) -> Game:
    """The holder has the card and has fixed its own choice."""
    one = two(own, turn=3, age=age)
    other = {1: "theater", 2: "vineyard", 3: "haven"}[age]
    game = one.hand(one.holder(), f"{other} {card}").load()
    game.play(one.holder(), f"sell {other}")
    return game


def test_chain_must_be_built() -> None:
    """SW-95, C11: with the scriptorium the library can only be built."""
    game = free_city("library", city("ephesos", built="scriptorium quarry", coins=9), age=2)
    holder = game.view(None).free_city.holder
    assert uses(game, "library", holder) == {"free-city build library"}
    assert why_not(game, "free-city sell library", holder) == "free-city-must-build"
    assert why_not(game, "free-city wonder 1 with library", holder) == "free-city-must-build"


def test_affordable_must_not_be_sold() -> None:
    """SW-95: built or used for the stage if either can be paid, trade included; sold only if neither can."""
    game = free_city("altar", city("ephesos", coins=0))
    assert uses(game, "altar") == {"free-city build altar"}
    assert why_not(game, "free-city sell altar") == "free-city-must-not-sell"
    game = free_city("altar", city("ephesos", built="stone_pit timber_yard", coins=0))
    assert uses(game, "altar") == {"free-city build altar", "free-city wonder 1 with altar"}
    game = free_city("apothecary", city("ephesos", built="stone_pit timber_yard", coins=0))
    assert uses(game, "apothecary") == {"free-city wonder 1 with apothecary"}
    game = free_city("apothecary", city("ephesos", coins=9))
    assert uses(game, "apothecary") == {"free-city sell apothecary"}
    game = free_city("barracks", city("ephesos", coins=2))
    assert uses(game, "barracks") == {"free-city build barracks R2"}
    game = free_city("barracks", city("ephesos", coins=1))
    assert uses(game, "barracks") == {"free-city sell barracks"}


@pytest.mark.parametrize(
    ("card", "own", "age", "impossible", "done"),
    [
        ("apothecary", city("ephesos", coins=0), 1, "build apothecary", "sell apothecary"),
        ("altar", city("ephesos", coins=0), 1, "build altar L2", "build altar"),
        ("altar", city("ephesos", coins=0), 1, "sell altar", "build altar"),
        ("altar", city("ephesos", coins=0), 1, "wonder 1 with altar", "build altar"),
        ("altar", city("ephesos", built="stone_pit timber_yard", coins=0), 1, "wonder 2 with altar",
         "wonder 1 with altar"),
        ("apothecary", city("ephesos", built="stone_pit timber_yard", coins=0), 1, "build apothecary",
         "wonder 1 with apothecary"),
        ("barracks", city("ephesos", coins=2), 1, "build barracks L2", "build barracks R2"),
        ("library", city("ephesos", built="scriptorium quarry", coins=9), 2, "wonder 1 with library", "build library"),
        ("altar", city("olympia", "A", stages=2, coins=0), 1, "build altar power", "build altar"),
    ],
)  # fmt: skip
def test_impossible_choices_for_the_free_city(card: str, own: Json, age: int, impossible: str, done: str) -> None:
    """SW-112, SW-95: sold if that is allowed, else used as it must be, by the same action if that is possible."""
    game: Any = free_city(card, own, age)
    holder = game.view(None).free_city.holder
    play_outside(game, holder, f"free-city {impossible}")
    assert game.view(holder).sealed[1] == f"free-city {done}"
    assert septem.load(game.position()).position() == game.position()


def test_impossible_seventh_card_of_the_free_city() -> None:
    """SW-112, SW-98a: the same for the last card of the pile; a choice for the wrong city is no choice at all."""
    game: Any = seventh(city("babylon", "B", stages=2, coins=0))
    with pytest.raises(septem.IllegalMove):
        play_outside(game, 1, "sell altar")
    play_outside(game, 1, "free-city sell altar")
    assert "altar" in lying(game, 2)["cards"]


def test_reasons_for_the_free_city_in_order() -> None:
    """SW-113: a wrong payment is told before the duty to build, and the duty by chain before the ban on sales."""
    game = free_city("library", city("ephesos", built="scriptorium quarry", coins=9), age=2)
    holder = game.view(None).free_city.holder
    assert why_not(game, "free-city wonder 1 with library L9 R9", holder) == "cannot-afford-coins"
    assert why_not(game, "free-city wonder 1 with library R2", holder) == "seller-lacks-unit"
    assert why_not(game, "free-city wonder 1 with library L2", holder) == "superfluous-purchase"
    assert why_not(game, "free-city wonder 1 with library", holder) == "free-city-must-build"
    assert why_not(game, "free-city sell library", holder) == "free-city-must-build"


def test_unused_power_is_no_duty() -> None:
    """SW-95, OP-9: a build free once per age is optional and no reason not to sell."""
    game = free_city("apothecary", city("olympia", "A", stages=2, coins=0))
    assert uses(game, "apothecary") == {"free-city sell apothecary", "free-city build apothecary power"}


def test_any_card_may_be_chosen() -> None:
    """SW-95, OP-16: the holder may give the Free City a card it can only sell, although another could be built."""
    one = two(city("ephesos", coins=0), turn=3).hand(0, "theater altar apothecary").load()
    one.play(0, "sell theater")
    assert {"free-city build altar", "free-city sell apothecary"} <= texts(one)


def test_left_over_cards() -> None:
    """SW-97, A32: after turn 6 one card of each hand and of the pile is discarded without coins."""
    one = two(city("ephesos", coins=0), turn=6).hand(0, "altar baths").draw_pile("marketplace")
    game = one.load()
    before = coins(game)
    play_turn(game)
    rows = [row for row in laid(game)["away"] if row["turn"] == 7]
    assert len(rows) == 3
    assert [(row["card"], row["known"]) for row in rows if row["city"] == 2] == [("marketplace", [])]
    assert sum(coins(game)) - sum(before) in (6, 9)
    assert head(game) == ("choose", 2, 1)


def seventh(own: Json, pile: str = "altar") -> Game:
    return two(own, turn=6).draw_pile(pile).at(phase="seventh_card", acting_city=2).load()


def test_seventh_card_of_the_free_city() -> None:
    """SW-98, SW-98a, C19: the holder of turn 6 alone sees the last pile card and builds it or declines; no sale."""
    babylon = city("babylon", "B", stages=2, coins=0)
    game = seventh(babylon)
    assert game.to_act == (1,)
    assert texts(game, 1) == {"free-city build altar", "free-city decline"}
    assert why_not(game, "free-city sell altar", 1) == "free-city-must-not-sell"
    assert game.view(1).free_city.pile_card == "altar"
    assert game.view(0).free_city.pile_card is None
    assert "altar" not in str(game.view(0))
    assert "altar" not in str(game.view(None))
    built = game.copy()
    built.play(1, "free-city build altar")
    assert "altar" in lying(built, 2)["cards"]
    game.play(1, "free-city decline")
    row = next(row for row in laid(game)["away"] if row["card"] == "altar")
    assert (row["city"], row["known"], row["turn"]) == (2, [1], 7)
    sold = seventh(city("babylon", "B", stages=3, coins=0), "apothecary")
    assert texts(sold, 1) == {"free-city sell apothecary", "free-city decline"}


def test_discard_build_of_the_free_city() -> None:
    """SW-98, SW-98a, OP-9: decided by the current holder, who looks through the pile; it may be declined."""
    free = city("halikarnassos", "A", stages=2, discard_builds_due=1)
    one = two(free, turn=3).option(mausoleum_timing="end_of_turn").sold("altar baths", by=1)
    game = one.at(phase="discard_build", acting_city=2).load()
    assert game.to_act == (0,)
    assert texts(game) == {"free-city decline", "free-city recover altar", "free-city recover baths"}
    game.play(0, "free-city recover baths")
    assert lying(game, 2)["cards"] == ["baths"]


def test_free_city_in_conflicts_and_guilds() -> None:
    """SW-90a, SW-99: it fights and is counted as a neighbour, but has no score and no place."""
    one = two(city("ephesos", built="walls stables"), city("giza", built="archery_range"), turn=6, age=2)
    game = one.load()
    play_turn(game)
    assert [lying(game, number)["victories"][1] for number in range(3)] == [1, 0, 2]
    assert [lying(game, number)["defeats"] for number in range(3)] == [1, 2, 0]
    end = finished(city("giza", built="builders_guild", coins=9), city("rhodes"), city("ephesos", stages=3, coins=900),
                   edition=1, players=2)  # fmt: skip
    assert end.result is not None
    assert len(end.result.points) == 2
    assert end.result.categories[0]["guild"] == 3
    assert end.result.ranking == ((0,), (1,))
