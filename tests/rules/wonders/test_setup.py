"""Terms and set-up of 7 Wonders (SW-01 to SW-15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import septem
from septem.games.wonders.catalogue import BOARDS, CARDS, GOODS, RAW
from tests.rules.wonders.table import Table, city, coins, copies, counted, events, laid, lying, pays, turn, why_not

BOTH = pytest.mark.parametrize("edition", [1, 2])


def dealt(players: int, edition: int, **options: Any) -> dict[int, list[str]]:
    """The three age decks of a new game, hands put back."""
    state = laid(septem.new("wonders", players, 5, edition=edition, **options))
    decks = {int(age): cards for age, cards in state["decks"].items()}
    return {1: [card for hand in state["hands"] for card in hand] + state["undealt"], **decks}


def guilds(deck: list[str]) -> int:
    return sum(card.endswith("_guild") for card in deck)


@BOTH
def test_neighbours(edition: int) -> None:
    """SW-01: the left neighbour is the next seat, the right one the seat before; nobody else trades."""
    game = Table(
        city("giza", coins=9), city("ephesos", built="quarry"), city("alexandria"), city("rhodes", built="sawmill"),
        edition=edition, players=4, age=2,
    ).hand(0, "caravansery aqueduct dispensary").load()  # fmt: skip
    assert pays(game, "caravansery") == {(0, 4)}
    assert pays(game, "aqueduct") == {(4, 0)}
    assert why_not(game, "build dispensary") == "cannot-afford-resources"  # glass is two seats away


@BOTH
def test_city_without_buried_cards(edition: int) -> None:
    """SW-02, SW-59: a card under the board is not counted, a built one is."""
    buried = {"card": "lumber_yard", "age": 1, "turn": 1, "city": 0, "under": True}
    one = Table(city("giza", built="haven", stages=1), edition=edition, age=3, turn=6)
    one.pile.append(buried)
    result = one.at(phase="over").load().result
    assert result is not None
    assert result.categories[0]["commerce"] == 0
    assert counted(city("giza", built="haven lumber_yard"), edition=edition)["commerce"] == 1


@BOTH
def test_resources(edition: int) -> None:
    """SW-03: four raw resources and three manufactured goods."""
    assert RAW == ("wood", "stone", "clay", "ore")
    assert GOODS == ("glass", "loom", "papyrus")
    made = {name for card in CARDS[edition - 1] for effect in card.effects for name in effect.resources}
    assert made == {*RAW, *GOODS}


def test_treasury_without_limit() -> None:
    """SW-04, OP-1: the bank never runs out; coins add up in the treasury."""
    game = turn(Table(city("giza", coins=900)).load(), "", "", "")
    assert coins(game) == [903, 6, 6]


@BOTH
@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_same_building(edition: int, name: str) -> None:
    """SW-05, SW-32, C6: the loom of Age II is the loom of Age I."""
    game = Table(city("giza", built=f"{name}_1"), edition=edition, age=2).hand(0, f"{name}_2").load()
    assert why_not(game, f"build {name}_2") == "already-built"
    assert f"sell {name}_2" in {move.notation for move in game.legal(0)}
    staged = Table(city("giza", built=f"{name}_1 sawmill quarry"), edition=edition, age=2).hand(0, f"{name}_2").load()
    assert f"wonder 1 with {name}_2" in {move.notation for move in staged.legal(0)}


@BOTH
@pytest.mark.parametrize("players", range(3, 8))
def test_decks(players: int, edition: int) -> None:
    """SW-10, SW-11, SW-12, A4, A5, A6, B1, B2: copies up to the number of players, players + 2 guilds, 7 cards each."""
    decks = dealt(players, edition)
    assert [len(decks[age]) for age in (1, 2, 3)] == [7 * players] * 3
    assert guilds(decks[3]) == players + 2
    allowed = copies(edition, players)
    for age, deck in decks.items():
        plain = Counter(card for card in deck if not card.endswith("_guild"))
        assert plain == {
            card.id: allowed[card.id]
            for card in CARDS[edition - 1]
            if card.age == age and card.colour != "purple" and allowed[card.id]
        }


def test_decks_are_shuffled() -> None:
    """SW-11, SW-12: seeds deal different cards and leave out different guilds; nobody sees which."""
    games = [septem.new("wonders", 3, seed) for seed in range(30)]
    assert len({tuple(laid(game)["hands"][0]) for game in games}) == 30
    assert len({tuple(sorted(laid(game)["box"])) for game in games}) > 20
    assert "box" not in septem.as_data(games[0].view(0))


@pytest.mark.parametrize(("players", "total", "unused"), [(2, 7, 2), (3, 7, 2), (5, 9, 2), (6, 10, 2), (7, 10, 1)])
def test_extra_guilds(players: int, total: int, unused: int) -> None:
    """SW-13: two further guilds, ten at most; seven cards are dealt all the same, the rest stays unseen and unused."""
    decks = dealt(players, 1, extra_guilds=2)
    assert guilds(decks[3]) == total
    assert len(decks[3]) == 7 * max(players, 3) + unused
    assert guilds(dealt(players, 1)[3]) == max(players, 3) + 2
    game = septem.new("wonders", players, 3, edition=1, extra_guilds=2)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[-1])
    state = laid(game)
    assert len(state["undealt"]) == unused
    lying = len(state["away"]) - len(state["recovered"])
    assert lying + sum(len(one["cards"]) for one in state["cities"]) == 3 * 7 * max(players, 3)


@BOTH
def test_boards(edition: int) -> None:
    """SW-14, SW-121: every board once, random boards and sides unless given, sides mixed."""
    games = [septem.new("wonders", 7, seed, edition=edition) for seed in range(20)]
    seen = set()
    for game in games:
        cities = laid(game)["cities"]
        assert len({one["board"] for one in cities}) == 7
        seen |= {(one["board"], one["side"]) for one in cities}
    assert len(seen) == 14
    assert any(len({one["side"] for one in laid(game)["cities"]}) == 2 for game in games)
    sides = ["A", "B", "A"] if edition == 1 else ["day", "night", "day"]
    given = septem.new("wonders", 3, 1, edition=edition, boards=["rhodes", "giza", "olympia"], sides=sides)
    assert [(lying(given, n)["board"], lying(given, n)["side"]) for n in range(3)] == [
        ("rhodes", sides[0]), ("giza", sides[1]), ("olympia", sides[2]),
    ]  # fmt: skip
    with pytest.raises(septem.BadOption, match=r"boards: .*different"):
        septem.new("wonders", 3, edition=edition, boards=["giza", "giza", "rhodes"])


def test_sides_chosen() -> None:
    """SW-14, SW-14a, C20, SW-120: sides are chosen sealed; nothing is shown or dealt before the last choice."""
    game = septem.new("wonders", 3, 4, edition=2, sides="chosen")
    assert {move.notation for move in game.legal(1)} == {"side day", "side night"}
    game.play(0, "side night")
    game.play(1, "side day")
    assert game.to_act == (2,)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert [one.side for one in view.cities] == [None] * 3
        assert view.hand_sizes == (0, 0, 0)
        assert view.hand == ()
    assert game.view(2).sealed == ()
    assert game.events(2) == []
    game.play(2, "side night")
    assert [lying(game, seat)["side"] for seat in range(3)] == ["night", "day", "night"]
    assert game.view(0).hand_sizes == (7, 7, 7)
    assert [event.side for event in events(game, 1) if event.kind == "side-chosen"] == [
        "night",
        "day",
        "night",
    ]


def test_chosen_sides_only_in_the_second_edition() -> None:
    """SW-14a: not an option of the first edition."""
    with pytest.raises(septem.BadOption, match="sides"):
        septem.new("wonders", 3, edition=1, sides="chosen")


@BOTH
@pytest.mark.parametrize("players", [3, 7])
def test_start(edition: int, players: int) -> None:
    """SW-15: three coins, nothing built, nothing discarded."""
    state = laid(septem.new("wonders", players, 9, edition=edition))
    assert [(one["coins"], one["cards"], one["stages"]) for one in state["cities"]] == [(3, [], 0)] * players
    assert state["away"] == []


@BOTH
def test_start_resources(edition: int) -> None:
    """SW-41: every board makes its start resource; Babylon's and Olympia's change places in the second edition."""
    start = {board.id: board.start for board in BOARDS[edition - 1]}
    assert (start["babylon"], start["olympia"]) == (("clay", "wood") if edition == 1 else ("wood", "clay"))
    cards = {"wood": "stockade", "clay": "guard_tower", "ore": "barracks", "stone": "baths"}
    cards |= {"loom": "apothecary", "glass": "workshop", "papyrus": "scriptorium"}
    for board, resource in start.items():
        game = Table(city(board, coins=0), edition=edition).hand(0, cards[resource]).load()
        assert pays(game, cards[resource]) == {(0, 0)}
