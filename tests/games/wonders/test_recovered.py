"""A recovered card leaves no trace in the pile: nobody but the digger learns who had put it there (SW-103, SW-105)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations, product
from typing import Any, NamedTuple

import pytest

import septem
from septem.core.game import AnyGame as Game
from septem.games.wonders.catalogue import CARDS
from tests.games.wonders.test_sampling import Draw, by_redraw, by_sample, laid_anew, sampled
from tests.games.wonders.test_views import redrawn, told
from tests.games.wonders.worlds import Witness, World, chance
from tests.rules.wonders.table import laid

DRAWS_PER_WORLD = 60
BOARDS = ["giza", "halikarnassos", "rhodes", "ephesos"]
DIGGER = 1


class Case(NamedTuple):
    """A game played to the beginning of a turn of Age II; 7 is the end of the age."""

    seed: int
    players: int
    timing: str
    turn: int


def rich_start(case: Case) -> Game:
    """The beginning of Age II; the digger can pay for its stages."""
    cities = max(case.players, 3)
    sides = ["A", "B", "A", "A"][:cities]
    options: dict[str, Any] = {"edition": 1, "mausoleum_timing": case.timing, "sides": sides}
    position = septem.as_data(
        septem.new("wonders", case.players, case.seed, boards=BOARDS[:cities], **options).position()
    )
    state = position["state"]
    deck = state["decks"].pop("2")
    state |= {"age": 2, "hands": [deck[7 * seat : 7 * seat + 7] for seat in range(case.players)]}
    if case.players == 2:  # seat 1 holds the Free City card and has drawn
        state["hands"][1].append(deck[14])
        state["undealt"] = deck[15:]
    state["cities"][DIGGER] |= {"coins": 40, "cards": ["ore_vein", "clay_pool", "loom_1", "glassworks_1", "press_1"]}
    state["cities"][0]["cards"] = ["clay_pit", "stone_pit"]
    state["cities"][2]["cards"] = ["timber_yard", "excavation"] if case.players > 3 else ["timber_yard"]
    return septem.load(position)


def watched(case: Case) -> Witness:
    """Seat 0 watches seat 1 build stages of Halikarnassos and recover cards that others have sold."""
    game = rich_start(case)
    witness = Witness(game, 0)
    rng = random.Random(case.seed)
    while True:
        state = laid(game)
        if state["phase"] == "choose":
            if state["age"] > 2:
                return witness
            witness.look()
            if state["turn"] == case.turn:
                return witness
        play_phase(game, witness, rng)
        if state["phase"] == "choose":
            witness.note(state, laid(game))


def play_phase(game: Game, witness: Witness, rng: random.Random) -> None:
    """Everybody decides once; the digger goes for stages and digs, the others sell at times."""
    phase = game.step
    while game.step == phase:
        seat = game.to_act[0]
        texts = [move.notation for move in game.legal(seat)]
        wanted = [
            text for text in texts if ("recover" in text or "wonder" in text if seat == DIGGER else "sell" in text)
        ]
        plain = [text for text in texts if "build" in text] or texts
        text = rng.choice(wanted if wanted and rng.random() < (1 if seat == DIGGER else 0.3) else plain)
        game.play(seat, text)
        witness.hear(text)


CASES = [
    Case(36, 3, "end_of_turn", 6), Case(68, 3, "end_of_turn", 6), Case(62, 3, "end_of_turn", 6),
    Case(4, 3, "end_of_age", 7), Case(11, 3, "end_of_age", 7), Case(15, 3, "end_of_age", 7),
    Case(128, 4, "end_of_age", 7), Case(374, 2, "end_of_turn", 6), Case(377, 2, "end_of_turn", 6),
]  # fmt: skip
"""Few enough hidden cards to list all worlds; with four players two copies of a recovered card are hidden."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_world_equally_often(case: Case) -> None:
    """Exactly the worlds in which the recovered cards were in the pile are drawn, each equally often."""
    witness = watched(case)
    worlds = witness.worlds()
    assert witness.world(witness.state()) in worlds
    without = Witness.worlds(forgetful(witness))
    assert len(without) > len(worlds) > 1  # recoveries do tell the seat something
    seeds = random.Random(str(case))
    draws: tuple[Draw, ...] = (by_sample, by_redraw)
    for draw in draws:
        counts = Counter(draw(witness, seeds.randrange(2**60)) for _ in range(DRAWS_PER_WORLD * len(worlds)))
        assert set(counts) == set(worlds)
        assert abs(chance(counts, worlds)) < 5


def forgetful(witness: Witness) -> Witness:
    """The same witness without having heard of discard builds."""
    other = Witness(witness.game, witness.seat)
    other.age, other.seen, other.leaving = witness.age, witness.seen, witness.leaving
    return other


@pytest.mark.parametrize("case", CASES, ids=str)
def test_others_see_the_same(case: Case) -> None:
    """What any seat is shown is equal byte by byte whichever row the recovered card was taken from."""
    game = watched(case).game
    layouts = set()
    for seat in range(game.players):
        for seed in range(40):
            other = redrawn(game, seat, seed)
            assert told(other, seat) == told(game, seat)
            if seat == 0:
                layouts.add(tuple(row["card"] for row in laid(other)["away"]))
    assert len(layouts) > 1


# ---- two copies --------------------------------------------------------------------------------
LYING = [("altar", 1, 1, True), ("ore_vein", 1, 2, False), ("baths", 1, 3, False),
         ("tavern", 4, 1, False), ("ore_vein", 5, 2, False), ("stockade", 6, 3, True)]  # fmt: skip
"""Card, turn, city, under a board. Seat 0 saw none of the first three; the others left the hand it passed on turn 3."""


def two_copies(recovered: list[tuple[str, int]]) -> Game:
    """Age II begins for four players; all other cards of Age I have been built."""
    deck = Counter(card.id for card in CARDS[0] if card.age == 1 for mark in card.copies if mark <= 4)
    deck.subtract(row[0] for row in LYING)
    built: list[list[str]] = [[] for _ in range(4)]
    for number, card in enumerate(deck.elements()):
        built[number % 4].append(card)
    built[DIGGER] += [card for card, _ in recovered]
    options = {"edition": 1, "mausoleum_timing": "end_of_turn", "boards": BOARDS, "sides": ["A", "B", "A", "A"]}
    position = septem.as_data(septem.new("wonders", 4, 1, **options).position())
    state = position["state"]
    hands = state["decks"].pop("2")
    state |= {"age": 2, "hands": [hands[7 * seat : 7 * seat + 7] for seat in range(4)]}
    for city, cards in zip(state["cities"], built, strict=True):
        city |= {"cards": cards, "stages": 3 if city["board"] == "halikarnassos" else 1}
    state["away"] = [
        {
            "card": card,
            "age": 1,
            "turn": turn,
            "city": city,
            "under": under,
            "known": sorted({city, city if under else DIGGER}),
        }
        for card, turn, city, under in LYING
    ]
    state["recovered"] = [{"card": card, "age": 1, "turn": turn, "city": DIGGER} for card, turn in recovered]
    return septem.load(position)


def layouts(recovered: list[tuple[str, int]]) -> set[World]:
    """Every layout of the six cards in which the recovered ones were in the pile in time."""
    found: set[World] = set()
    cards = [row[0] for row in LYING]
    for first, last in product(permutations(cards[:3]), permutations(cards[3:])):
        lying = first + last
        if all(
            any(c == card and not row[3] and row[1] <= turn for c, row in zip(lying, LYING, strict=True))
            for card, turn in recovered
        ):
            found.add((lying,))
    return found


@pytest.mark.parametrize(
    "recovered",
    [[("ore_vein", 4)], [("ore_vein", 5)], [("ore_vein", 5), ("baths", 7)], [("tavern", 4), ("ore_vein", 7)],
     [("baths", 1), ("tavern", 4), ("ore_vein", 5)]],
    ids=str,
)  # fmt: skip
def test_two_copies_in_different_places(recovered: list[tuple[str, int]]) -> None:
    """One copy was never seen, the other in a hand: all layouts that fit are equally likely."""
    game = two_copies(recovered)
    worlds = dict.fromkeys(layouts(recovered), 1)
    number = 150 * len(worlds)
    for states in (sampled(game, number), laid_anew(game, number)):
        counts: Counter[World] = Counter((tuple(row["card"] for row in state["away"]),) for state in states)
        assert set(counts) == set(worlds)
        assert abs(chance(counts, worlds)) < 5


# ---- positions ---------------------------------------------------------------------------------
def test_positions_keep_recovered_cards() -> None:
    """Written down and loaded again, the game is the same and goes on the same way."""
    game = watched(CASES[3]).game
    again = septem.load(game.position())
    assert again.position() == game.position()
    assert [row["card"] for row in laid(game)["recovered"]] == ["archery_range", "forum"]
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]


def test_views_that_cannot_be() -> None:
    """A view that claims what was never in the pile is refused instead of searched for ever."""
    view = septem.as_data(two_copies([("baths", 1)]).view(0))
    view["recovered"][0]["card"] = view["hand"][0]
    with pytest.raises(septem.BadView) as problem:
        septem.sample(view, septem.Rng(1))
    assert "discard pile" in str(problem.value)


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("not a card", {"card": "atlantis"}, "recovered[0].card"),
    ("not in the city", {"card": "tavern"}, "recovered[0].card"),
    ("city", {"city": 4}, "recovered[0].city"),
    ("of another city", {"city": 0}, "recovered[0].card"),
    ("before it was sold", {"turn": 4}, "recovered[0].card"),
    ("to come", {"age": 2}, "recovered[0]"),
    ("age", {"age": 0}, "recovered[0].age"),
    ("turn", {"turn": 8}, "recovered[0].turn"),
    ("turn six", {"turn": 6}, "recovered[0].turn"),
]


@pytest.mark.parametrize(("change", "named"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_positions_that_cannot_be(change: dict[str, Any], named: str) -> None:
    """A recovered card that cannot be is named."""
    position = septem.as_data(two_copies([("baths", 1)]).position())
    row = next(row for row in position["state"]["away"] if row["card"] == "baths")
    row["turn"] = position["state"]["recovered"][0]["turn"] = 5
    septem.load(position)
    position["state"]["recovered"][0] |= change
    with pytest.raises(septem.BadPosition) as problem:
        septem.load(position)
    assert f"{named}:" in str(problem.value)


@pytest.mark.parametrize("what", ["twice", "order", "stages"])
def test_recoveries_that_cannot_be(what: str) -> None:
    """Not the same card twice, not out of order, not more than the stages allow."""
    position = septem.as_data(two_copies([("baths", 2), ("tavern", 5)]).position())
    state = position["state"]
    if what == "twice":
        state["recovered"].append(dict(state["recovered"][1]))
    elif what == "order":
        state["recovered"].reverse()
    else:
        state["cities"][DIGGER] |= {"stages": 1}
    with pytest.raises(septem.BadPosition) as problem:
        septem.load(position)
    assert "recovered" in str(problem.value)
