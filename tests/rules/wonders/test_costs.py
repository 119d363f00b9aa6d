"""Cost, trade and free builds of 7 Wonders (SW-40 to SW-51)."""

from __future__ import annotations

from typing import Any

import pytest

from septem.core.game import AnyGame as Game
from septem.games.wonders.catalogue import CARDS
from septem.games.wonders.model import Bought, Payment
from septem.games.wonders.outside import default_move
from septem.games.wonders.tables import CARD_IDS
from tests.rules.wonders.table import Table, builds, city, coins, hows, laid, lying, pays, texts, turn, uses, why_not

BOTH = pytest.mark.parametrize("edition", [1, 2])


def card(name: str, edition: int) -> Any:
    return CARDS[edition - 1][CARD_IDS[edition - 1].index(name)]


def hand(cards: str, *cities: Any, edition: int, age: int = 2, **more: Any) -> Game:
    """Seat 0 holds these cards."""
    return Table(*cities, edition=edition, age=age, **more).hand(0, cards).load()


@BOTH
def test_printed_costs(edition: int) -> None:
    """SW-40, A1, A2: costs as printed; an empty cost is free."""
    costs = {
        "marketplace": {}, "mine": {"coins": 1}, "baths": {"stone": 1}, "arena": {"stone": 2, "ore": 1},
        "timber_yard": {"coins": 1}, "east_trading_post": {}, "west_trading_post": {},
        "stables": {"clay": 1, "wood": 1, "ore": 1},
    }  # fmt: skip
    assert {name: card(name, edition).cost for name in costs} == costs
    assert card("stables", edition).chain_from == ("apothecary",)
    game = hand("marketplace", city("giza", coins=0), edition=edition, age=1)
    assert [move.why.total for move in builds(game, "marketplace")] == [0]


@BOTH
def test_stables_paid_or_chained(edition: int) -> None:
    """SW-50, A2: clay, wood and ore, or the apothecary."""
    game = hand("stables", city("giza", built="clay_pool lumber_yard ore_vein", coins=0), edition=edition)
    assert hows(game, "stables") == {"paid"}
    game = hand("stables", city("giza", built="apothecary", coins=0), edition=edition)
    assert hows(game, "stables") == {"chain"}


@BOTH
def test_resources_are_not_used_up(edition: int) -> None:
    """SW-40: the same stone builds again next turn."""
    one = Table(city("giza", coins=0, built="quarry"), edition=edition, age=2)
    game = turn(one.hand(0, "aqueduct").hand(1, "walls").load(), "build aqueduct")
    assert pays(game, "walls") == {(0, 0)}
    turn(game, "build walls")
    assert lying(game)["cards"] == ["quarry", "aqueduct", "walls"]


@BOTH
def test_own_production(edition: int) -> None:
    """SW-41, A7, B3: what a city makes decides what it can build."""
    more = "stone_pit clay_pool ore_vein press_1 loom_1"
    game = hand("barracks scriptorium", city("giza", built=more, coins=0), edition=edition, age=1)
    assert hows(game, "barracks") == hows(game, "scriptorium") == {"paid"}
    game = hand("aqueduct", city("giza", built=more, coins=0), edition=edition)
    assert why_not(game, "build aqueduct") in ("cannot-afford-coins", "cannot-afford-resources")
    game = hand("barracks scriptorium guard_tower", city("giza", built="stone_pit ore_vein press_1", coins=0),
                edition=edition, age=1)  # fmt: skip
    assert hows(game, "barracks") == hows(game, "scriptorium") == {"paid"}
    assert not builds(game, "guard_tower")


@BOTH
def test_card_of_this_turn_produces_next_turn(edition: int) -> None:
    """SW-41, SW-44, SW-55, B7: a brown card built this turn neither serves its owner nor a buyer before the next."""
    one = Table(city("giza"), city("alexandria"), city("ephesos"), edition=edition, turn=2)
    one.hand(1, "lumber_yard").hand(0, "stockade").hand(2, "altar")
    game = one.load()
    game.play(1, "build lumber_yard")
    assert why_not(game, "build stockade") == "cannot-afford-resources"
    turn(game, "sell " + one.hands[0][1])
    after = game.copy()
    assert "stockade" in laid(after)["hands"][1]  # passed on to the city with the wood
    assert pays(after, "stockade", 1) == {(0, 0)}
    sold = Table(city("giza"), city("alexandria", built="lumber_yard"), edition=edition).hand(0, "stockade").load()
    assert pays(sold, "stockade") == {(2, 0)}


@BOTH
def test_one_unit_per_symbol(edition: int) -> None:
    """SW-42: a choice symbol gives one unit, another one every action; two equal symbols give two."""
    game = hand("caravansery school", city("ephesos", built="timber_yard", coins=0), edition=edition)
    assert not builds(game, "caravansery")
    assert hows(game, "school") == {"paid"}
    assert hows(hand("caravansery", city("ephesos", built="sawmill", coins=0), edition=edition), "caravansery")


@BOTH
def test_forum_and_caravansery(edition: int) -> None:
    """SW-42, SW-55: yellow cards give one unit of any kind of their group."""
    for name in ("apothecary", "workshop", "scriptorium"):
        game = hand("library", city("giza", built="forum quarry", coins=0), edition=edition)
        assert hows(game, "library") == {"paid"}, name
    game = hand("temple", city("alexandria", built="caravansery lumber_yard", coins=0), edition=edition)
    assert hows(game, "temple") == {"paid"}
    game = hand("stables", city("alexandria", built="caravansery lumber_yard", coins=0), city("ephesos"),
                city("halikarnassos"), edition=edition)  # fmt: skip
    assert why_not(game, "build stables") == "cannot-afford-resources"


@BOTH
def test_buying_from_both(edition: int) -> None:
    """SW-43, A8: missing units from either neighbour or both."""
    game = hand("university", city("alexandria", built="lumber_yard", coins=4), city("rhodes", built="sawmill"),
                city("ephesos"), edition=edition, age=3)  # fmt: skip
    assert pays(game, "university") == {(2, 2)}
    (move,) = builds(game, "university")
    assert move.why == Payment(
        total=4, bank=0, own={"wood": 1, "glass": 1}, left=Bought(2, {"wood": 1}), right=Bought(2, {"papyrus": 1})
    )
    turn(game, "build university L2 R2")
    assert coins(game) == [0, 8, 8]


@BOTH
def test_not_for_sale(edition: int) -> None:
    """SW-44, SW-71, A33: forum, caravansery and producing stages are not for sale; start, brown and grey are."""
    left = city("alexandria", built="forum caravansery", stages=2)
    game = hand(
        "school dispensary statue", city("giza", coins=9, built="foundry"), left, city("ephesos"), edition=edition
    )
    assert pays(game, "dispensary") == {(2, 0)}  # the start resource
    assert why_not(game, "build statue") == "cannot-afford-resources"  # wood only from caravansery and stage
    assert why_not(game, "build school") == "cannot-afford-resources"
    grey = hand("dispensary", city("giza", coins=9, built="foundry"), city("rhodes", built="glassworks_1"),
                city("ephesos"), edition=edition)  # fmt: skip
    assert pays(grey, "dispensary") == {(2, 0)}


@BOTH
def test_symbols_serve_owner_and_both_neighbours(edition: int) -> None:
    """SW-45, A9, B6: the owner and both buyers use the same stones in one turn; the owner earns twice."""
    one = Table(city("halikarnassos", built="quarry"), city("rhodes", built="stone_pit", coins=4),
                city("giza", coins=4), edition=edition, age=2)  # fmt: skip
    one.hand(0, "library").hand(1, "walls").hand(2, "aqueduct")
    game = turn(one.load(), "build library", "build walls R4", "build aqueduct L4")
    assert coins(game) == [3 + 8, 0, 0]


@BOTH
def test_choice_symbol_sold_once(edition: int) -> None:
    """SW-45, B8: of a clay pit one may buy clay or ore, not both, whatever its owner used it for."""
    left = city("alexandria", built="clay_pit")
    game = hand("guard_tower barracks", city("giza", coins=9), left, city("ephesos"), edition=edition, age=1)
    assert pays(game, "guard_tower") == pays(game, "barracks") == {(2, 0)}
    both = hand("stables", city("giza", coins=9, built="lumber_yard"), left, city("ephesos"), edition=edition)
    assert why_not(both, "build stables") == "cannot-afford-resources"
    used = Table(city("giza", coins=9), city("alexandria", built="clay_pit"), edition=edition)
    game = used.hand(0, "barracks").hand(1, "guard_tower").load()
    turn(game, "build barracks L2", "build guard_tower")
    assert coins(game)[:2] == [7, 5]


@BOTH
def test_prices(edition: int) -> None:
    """SW-46: 2 coins, 1 with the right trading post for the right kind from the right side."""
    cards = "barracks scriptorium stockade"
    sellers = city("rhodes", built="lumber_yard"), city("ephesos", built="timber_yard")
    for post, left, right, goods in (
        ("", 2, 2, 2), ("west_trading_post", 1, 2, 2), ("east_trading_post", 2, 1, 2), ("marketplace", 2, 2, 1),
    ):  # fmt: skip
        game = hand(cards, city("giza", built=post, coins=9), *sellers, edition=edition, age=1)
        assert pays(game, "barracks") == {(left, 0)}
        assert pays(game, "stockade") == {(left, 0), (0, right)}
        assert pays(game, "scriptorium") == {(0, goods)}


def test_discounts_do_not_add_up() -> None:
    """SW-46, A28: Olympia B and both posts: one coin per raw unit, and the posts stay legal to build."""
    own = city("olympia", "B", "east_trading_post west_trading_post", stages=1)
    game = hand("barracks baths", own, city("rhodes"), city("giza"), edition=1, age=1)
    assert pays(game, "barracks") == {(1, 0)}
    assert pays(game, "baths") == {(0, 1)}
    game = hand("east_trading_post west_trading_post", city("olympia", "B", stages=1), edition=1, age=1)
    assert hows(game, "east_trading_post") == hows(game, "west_trading_post") == {"paid"}


@BOTH
def test_left_cheap_right_dear(edition: int) -> None:
    """SW-46, SW-48, C5, OP-5: one coin to the left or two to the right, as the buyer likes."""
    game = hand("barracks", city("giza", built="west_trading_post", coins=2), city("rhodes"),
                city("ephesos", built="ore_vein"), edition=edition, age=1)  # fmt: skip
    assert pays(game, "barracks") == {(1, 0), (0, 2)}
    assert coins(turn(game, "build barracks R2")) == [0, 6, 8]


@BOTH
def test_coins_of_this_turn_cannot_be_spent(edition: int) -> None:
    """SW-24, SW-47, A10: income of the turn can be spent next turn only."""
    one = Table(city("ephesos", built="clay_pool", coins=1), city("giza", built="clay_pit"), city("alexandria"),
                edition=edition, age=2, turn=2)  # fmt: skip
    one.hand(0, "forum").hand(2, "school").cities[2]["cards"] = ["lumber_yard"]
    game = one.load()
    assert why_not(game, "build forum L2") == "cannot-afford-coins"
    game.play(2, "build school L2")
    assert why_not(game, "build forum L2") == "cannot-afford-coins"
    game.play(0, "sell " + one.hands[0][1])
    turn(game)
    assert coins(game)[0] == 1 + 2 + 3
    later = Table(city("ephesos", built="clay_pool", coins=3), city("giza", built="clay_pit"), edition=edition, age=2)
    assert pays(later.hand(0, "forum").load(), "forum") == {(2, 0)}


@BOTH
def test_superfluous_purchases(edition: int) -> None:
    """SW-48, C16, OP-5: only as many units as the own city leaves uncovered; the own choice symbol may cover either."""
    one = Table(city("alexandria", built="tree_farm", coins=9), city("rhodes", built="lumber_yard"),
                city("giza", built="clay_pool"), edition=edition, players=6, age=2)  # fmt: skip
    one.cities[2], one.cities[5] = one.cities[5], one.cities[2]
    game = one.hand(0, "temple").load()
    assert pays(game, "temple") == {(2, 0), (0, 2)}
    assert why_not(game, "build temple L2 R2") in ("superfluous-purchase", "wrong-payment")
    buy = {"left": ["wood"], "right": ["clay"]}
    assert why_not(game, {"action": "build", "card": "temple", "buy": buy}) == "superfluous-purchase"


@BOTH
def test_every_split_is_offered(edition: int) -> None:
    """SW-49, C15: every pair of coins that a legal payment makes, once; the default costs least."""
    seller = "lumber_yard press_1"
    one = Table(city("giza", built="west_trading_post", coins=9), city("alexandria", built=seller),
                city("rhodes", built=seller), edition=edition, players=6, age=2)  # fmt: skip
    one.cities[2], one.cities[5] = one.cities[5], one.cities[2]
    game = one.hand(0, "school").load()
    assert pays(game, "school") == {(0, 4), (1, 2), (2, 2), (3, 0)}
    assert len(builds(game, "school")) == 4
    assert default_move(builds(game, "school")).notation == "build school L1 R2"


@BOTH
def test_no_dearer_price_than_the_own(edition: int) -> None:
    """SW-49: nobody may pay 2 where a discount applies."""
    game = hand("barracks", city("giza", built="west_trading_post", coins=9), city("rhodes"), city("ephesos"),
                edition=edition, age=1)  # fmt: skip
    assert pays(game, "barracks") == {(1, 0)}
    assert why_not(game, "build barracks L2") == "superfluous-purchase"


@BOTH
def test_chains(edition: int) -> None:
    """SW-50, SW-51, A3, A11: the scriptorium makes library and courthouse free."""
    game = hand("library courthouse", city("ephesos", built="scriptorium", coins=0), edition=edition)
    assert hows(game, "library") == hows(game, "courthouse") == {"chain"}
    assert uses(game, "library") == {"build library", "sell library"}
    turn(game, "build library")
    assert coins(game)[0] == 0


def test_chain_of_the_first_edition() -> None:
    """SW-50, A12: theater, statue, gardens."""
    assert hows(hand("statue", city("ephesos", built="theater", coins=0), edition=1), "statue") == {"chain"}
    assert hows(hand("gardens", city("ephesos", built="theater statue", coins=0), edition=1, age=3), "gardens") == {
        "chain"
    }
    assert not builds(hand("gardens", city("ephesos", built="theater", coins=0), edition=1, age=3), "gardens")


def test_chain_over_two_ages() -> None:
    """SW-50, B5, OP-11: in the second edition the theater of Age I makes the gardens of Age III free."""
    game = hand("gardens", city("ephesos", built="theater", coins=0), edition=2, age=3)
    assert hows(game, "gardens") == {"chain"}
    well = hand("statue", city("giza", built="well", coins=0), edition=2, players=4)
    assert hows(well, "statue") == {"chain"}
    assert not builds(hand("statue", city("ephesos", built="theater", coins=0), edition=2), "statue")


@BOTH
def test_either_parent_is_enough(edition: int) -> None:
    """SW-50: any one of the listed buildings."""
    for parent in ("east_trading_post", "west_trading_post"):
        assert hows(hand("forum", city("ephesos", built=parent, coins=0), edition=edition), "forum") == {"chain"}


@BOTH
def test_chain_parent_of_the_same_turn(edition: int) -> None:
    """SW-21, SW-50: only a parent in the city at the start of the turn counts."""
    one = Table(city("giza", built="caravansery quarry", coins=0), edition=edition, age=3).hand(0, "lighthouse")
    assert hows(one.load(), "lighthouse") == {"chain"}
    assert why_not(one.load(), "build lighthouse L2") == "superfluous-purchase"
    assert texts(one.load(), 0, "build lighthouse") == {"build lighthouse"}
