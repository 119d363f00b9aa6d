"""Two players: a card the Free City put away face down is one that SW-95 let it put away, and nothing more is known."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any, NamedTuple

import pytest

import septem
from septem.core.game import AnyGame as Game
from septem.games.wonders.catalogue import CARDS
from tests.games.wonders.test_sampling import Draw, by_redraw, by_sample, laid_anew, sampled
from tests.games.wonders.translate import growing
from tests.games.wonders.worlds import Witness, World, chance, skew
from tests.rules.wonders.table import laid

DRAWS_PER_WORLD = 40
Json = dict[str, Any]


class Case(NamedTuple):
    """A game watched by a seat until a phase of a turn begins; turn 7 is the end of the age."""

    seed: int
    seat: int
    age: int
    turn: int
    phase: str = "choose"
    boards: str = "giza rhodes ephesos"
    timing: str = "end_of_age"


def begun(case: Case) -> Game:
    """The beginning of the age, cities grown a little; whoever may dig or play a seventh card can pay for stages."""
    given: Json = {"edition": 1, "boards": case.boards.split(), "sides": ["A", "B", "B"], "extra_guilds": 0}
    position = septem.as_data(septem.new("wonders", 2, case.seed, mausoleum_timing=case.timing, **given).position())
    state = position["state"]
    if case.age > 1:
        for age in range(2, case.age):
            del state["decks"][str(age)]
        deck = state["decks"].pop(str(case.age))
        holder = int(case.age == 2)
        hands = [deck[:7], deck[7:14]]
        hands[holder].append(deck[14])
        state |= {"age": case.age, "hands": hands, "undealt": deck[15:]}
        state["cities"][0] |= {"cards": ["clay_pit", "stone_pit", "altar"], "coins": 6}
        state["cities"][1] |= {"cards": ["timber_yard", "glassworks_1", "ore_vein", "clay_pool"], "coins": 12}
        state["cities"][2] |= {
            "cards": ["loom_1", "scriptorium", "lumber_yard"],
            "coins": random.Random(case.seed).randrange(5),
        }
        if case.boards.endswith("babylon"):
            state["cities"][2] |= {"stages": 2}
    return septem.load(position)


def watched(case: Case) -> Witness:
    """The seat watches; many cards go face down, most of all the Free City's."""
    game = begun(case)
    witness = Witness(game, case.seat)
    rng = random.Random(case.seed)
    while True:
        state = laid(game)
        if game.over or state["age"] > case.age:
            return witness
        if state["phase"] == "choose":
            witness.look()
        if (state["age"], state["turn"], state["phase"]) == (case.age, case.turn, case.phase):
            return witness
        phase = game.step
        while game.step == phase and not game.over:
            seat = game.to_act[0]
            texts = [move.notation for move in game.legal(seat)]
            hidden = [text for text in texts if "sell" in text or "wonder" in text or "recover" in text]
            text = rng.choice(hidden) if hidden and rng.random() < 0.5 else growing(rng, texts)
            if "free-city sell" in " ".join(texts) and rng.random() < 0.7:
                text = rng.choice([text for text in texts if "free-city sell" in text])
            game.play(seat, text)
            witness.hear(text)
        if state["phase"] in ("choose", "seventh_card"):
            witness.note(state, laid(game))


def forgetful(witness: Witness) -> Witness:
    """The same witness without knowing SW-95."""
    other = Witness(witness.game, witness.seat)
    other.age, other.seen, other.leaving, other.dug = witness.age, witness.seen, witness.leaving, witness.dug
    return other


BABYLON, SEVENTH, DIGGER = "giza rhodes babylon", "giza babylon ephesos", "giza halikarnassos ephesos"
CASES = [
    Case(22, 1, 1, 4), Case(22, 1, 1, 5), Case(58, 0, 1, 5), Case(0, 1, 1, 6), Case(10, 1, 1, 7), Case(41, 0, 1, 7),
    Case(36, 0, 2, 5), Case(36, 0, 2, 6), Case(36, 0, 2, 7),
    Case(16, 1, 2, 6, "seventh_card", BABYLON), Case(24, 0, 2, 6, "seventh_card", BABYLON),
    Case(6, 1, 2, 7, "", BABYLON), Case(27, 1, 2, 7, "", SEVENTH),
    Case(26, 1, 2, 5, "discard_build", DIGGER, "end_of_turn"),
    Case(13, 1, 2, 6, "choose", DIGGER, "end_of_turn"), Case(36, 0, 2, 7, "", DIGGER),
]  # fmt: skip
"""Few enough hidden cards to list all worlds: left over cards, seventh cards, and recovered ones among them."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_world_equally_often(case: Case) -> None:
    """SW-95, SW-105: exactly the worlds in which every sale was allowed are drawn, each equally often."""
    witness = watched(case)
    worlds = witness.worlds()
    assert witness.world(witness.state()) in worlds
    assert len(forgetful(witness).worlds()) > len(worlds) > 1  # the rule does tell the seat something
    seeds = random.Random(str(case))
    draws: tuple[Draw, ...] = (by_sample, by_redraw)
    for draw in draws:
        counts = Counter(draw(witness, seeds.randrange(2**60)) for _ in range(DRAWS_PER_WORLD * len(worlds)))
        assert set(counts) == set(worlds)
        assert abs(chance(counts, worlds)) < 5
        assert skew(counts, worlds) < 5


def test_rulings_are_those_of_the_model() -> None:
    """SW-95, SW-98a: in whole games every ruling is what the model forbids, and is shown to all alike."""
    shown = 0
    for seed in range(6):
        case = Case(seed, 0, 1, 0, "", BABYLON)
        game = begun(case)
        witness = Witness(game, 0)
        rng = random.Random(seed)
        open_cards: dict[int, set[str]] = {}
        while not game.over:
            before = laid(game)
            if before["phase"] == "choose":
                witness.look()
            phase = game.step
            while game.step == phase and not game.over:
                game.play(game.to_act[0], growing(rng, [move.notation for move in game.legal(game.to_act[0])]))
            witness.note(before, laid(game))
            for number in range(len(before["away"]), len(laid(game)["away"])):
                open_cards[number] = in_use(before["age"]) - {card for one in before["cities"] for card in one["cards"]}
        rows = laid(game)["away"]
        for number, row in enumerate(rows):
            shown += check_ruling(row, witness.allowed.get(number), open_cards[number])
        for seat in (0, 1, None):
            assert [list(row.ruled_out) for row in game.view(seat).away] == [row["ruled_out"] for row in rows]
    assert shown > 20


def in_use(age: int) -> set[str]:
    """Every card of an age that may be in play."""
    return {card.id for card in CARDS[0] if card.age == age and (card.colour == "purple" or min(card.copies) == 3)}


def check_ruling(row: Json, allowed: set[str] | None, cards: set[str]) -> int:
    """A ruling names, of the cards that nobody had built yet, all that the model forbids and no other."""
    assert set(row["ruled_out"]) == (cards - allowed if allowed is not None else set())
    return len(row["ruled_out"])


# ---- guilds, spectators, positions -------------------------------------------------------------
LYING = [("palace", 1, 2), ("arena", 1, 0), ("lodge", 3, 2), ("study", 3, 0), ("haven", 7, 2)]
"""Card, turn, city: seat 1 saw neither hand nor pile, and of turn 3 only the lodge; the study was drawn that turn."""
OPEN = {0: {"palace", "arena", "workers_guild", "builders_guild"}, 2: {"lodge", "spies_guild", "magistrates_guild"}}
"""What the Free City's two sales may have been."""


def third_age(lying: list[tuple[str, int, int]]) -> Game:
    """The end of a game; all other cards of Age III have been built, the last guilds are in the box."""
    guilds = [card.id for card in CARDS[0] if card.colour == "purple"]
    put_away = [row[0] for row in lying]
    free = [guild for guild in guilds if guild not in put_away]
    in_play = 5 - sum(card in guilds for card in put_away)
    rest = [card for card in sorted(in_use(3)) if card not in guilds and card not in put_away] + free[:in_play]
    position = septem.as_data(septem.new("wonders", 2, 1, edition=1, boards=["giza", "rhodes", "ephesos"]).position())
    state = position["state"]
    for number, one in enumerate(state["cities"]):
        one |= {"cards": rest[number::3]}
    state |= {"age": 3, "turn": 6, "phase": "over", "hands": [[], []], "undealt": [], "decks": {}}
    state["box"] = free[in_play:]
    state["away"] = [
        {
            "card": card,
            "age": 3,
            "turn": turn,
            "city": city,
            "known": [0] if turn < 7 else [],
            "fresh": card == "study",
            "ruled_out": sorted(in_use(3) - OPEN[number]) if number in OPEN else [],
        }
        for number, (card, turn, city) in enumerate(lying)
    ]
    return septem.load(position)


def layouts(game: Game, seat: int | None) -> dict[World, int]:
    """Every layout of the five cards that a seat considers possible, each guild not in it in the box."""
    state = laid(game)
    lying = [row["card"] for row in state["away"]]
    unseen = [*lying, *state["box"]]
    if seat is not None:
        unseen.remove("lodge")
    guilds = sum(card.endswith("_guild") for card in lying)
    found: dict[World, int] = {}
    for cards in permutations(unseen, len(lying) - (seat is not None)):
        if sum(card.endswith("_guild") for card in cards) == guilds:
            first, second, third, *others = cards
            pairs = [(third, *others)] if seat is None else [(third, "lodge", *others), ("lodge", third, *others)]
            for pair in pairs:
                if first in OPEN[0] and pair[0] in OPEN[2]:
                    found[((first, second, *pair),)] = 1
    return found


@pytest.mark.parametrize(("seat", "guilds"), [(1, 1), (1, 2), (None, 1)])
def test_guilds_may_be_in_the_box(seat: int | None, guilds: int) -> None:
    """SW-11, SW-95: also where a guild could have been sold; a spectator considers what the public knows."""
    names = ["workers_guild", "spies_guild"][:guilds]
    lying = [(names.pop() if names and number in (1, 4) else card, *when) for number, (card, *when) in enumerate(LYING)]
    game = third_age(lying)
    worlds = layouts(game, seat)
    number = 20 * len(worlds)
    found = (
        [sampled(game, number, seat)] if seat is None else [sampled(game, number, seat), laid_anew(game, number, seat)]
    )
    for states in found:
        counts: Counter[World] = Counter((tuple(row["card"] for row in state["away"]),) for state in states)
        assert set(counts) == set(worlds)
        assert abs(chance(counts, worlds)) < 5
        assert skew(counts, worlds) < 5


def test_positions_keep_rulings() -> None:
    """Written down and loaded again, the game is the same; without rulings any unseen card may have been sold."""
    game = third_age(LYING)
    position = septem.as_data(game.position())
    again = septem.load(position)
    assert again.position() == game.position()
    assert [again.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]
    for row in position["state"]["away"]:
        del row["ruled_out"]
    other = septem.load(position)
    assert [row.ruled_out for row in other.view(1).away] == [()] * 5
    for states in (sampled(other, 300, 1), laid_anew(other, 300, 1)):
        assert {state["away"][0]["card"] for state in states} == {"palace", "arena", "study", "haven"}


def test_views_that_cannot_be() -> None:
    """A view that leaves no card for a sale is refused and names the row, or is refused after a while."""
    view = septem.as_data(third_age(LYING).view(1))
    view["away"][0]["ruled_out"] = sorted(in_use(3))
    with pytest.raises(septem.BadView, match=r"away\[0\]"):
        septem.sample(view, septem.Rng(1))
    view = septem.as_data(third_age(LYING).view(1))
    for number in (0, 2):
        view["away"][number]["ruled_out"] = sorted(in_use(3) - {"arena"})
    with pytest.raises(septem.BadView, match="Free City"):
        septem.sample(view, septem.Rng(1))


BAD: list[tuple[int, Json, str]] = [
    (0, {"ruled_out": ["atlantis"]}, "away[0].ruled_out"),
    (0, {"ruled_out": ["altar"]}, "away[0].ruled_out"),
    (0, {"ruled_out": ["palace"]}, "away[0].ruled_out"),
    (1, {"ruled_out": ["palace"]}, "away[1].ruled_out"),
    (2, {"turn": 1, "ruled_out": []}, "away"),
    (1, {"fresh": True}, "away[1].fresh"),
    (4, {"fresh": True}, "away[4].fresh"),
    (2, {"fresh": True}, "away"),
]


@pytest.mark.parametrize(("row", "change", "named"), BAD, ids=str)
def test_positions_that_cannot_be(row: int, change: Json, named: str) -> None:
    """Rulings of no use, two cards of the Free City on one turn, cards that nobody can have drawn then."""
    position = septem.as_data(third_age(LYING).position())
    position["state"]["away"][row] |= change
    with pytest.raises(septem.BadPosition) as problem:
        septem.load(position)
    assert f" {named}:" in str(problem.value)
