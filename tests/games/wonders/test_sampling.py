"""Drawing complete games from a view: they fit the view, cover every possible world and are uniform."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

import septem
from septem import Game as OneGame
from septem import Rng
from septem.core.game import AnyGame as Game
from septem.games.wonders.catalogue import CARDS
from septem.games.wonders.engine import WondersState
from septem.games.wonders.room import ROOM
from tests.games.wonders.translate import TABLES, growing, table
from tests.games.wonders.worlds import Witness, World, chance
from tests.rules.wonders.table import laid

DRAWS_PER_WORLD = 60
Json = dict[str, Any]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_samples_fit_the_view(players: int, edition: int) -> None:
    """At every step the view of a sample is the view it was drawn from, and the sample can be played on."""
    rng = random.Random(players)
    game = table(800 + players, players, edition)
    while not game.over:
        for seat in (rng.randrange(players), None):
            view = game.view(seat)
            sample = septem.sample(json.loads(json.dumps(septem.as_data(view))), Rng(rng.randrange(2**32)))
            assert msgspec.structs.replace(sample.view(seat), to_act=view.to_act) == view
            if seat is not None:
                assert sample.legal(seat) == game.legal(seat)
        if rng.random() < 0.1:
            play_out(sample)
        actor = rng.choice(game.to_act)
        game.play(actor, growing(rng, [move.notation for move in game.legal(actor)]))


def play_out(game: Game) -> None:
    while not game.over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[-1])


def watched(seed: int, players: int, edition: int, age: int, turn: int) -> Witness:
    """A game played to a turn with seat 0 watching; hidden sales and stages happen."""
    boards = ["giza", "rhodes", "ephesos", "alexandria", "olympia"][: max(players, 3)]
    game = septem.new("wonders", players, seed, edition=edition, reveal_all_choices=False, boards=boards)
    witness = Witness(game, 0)
    rng = random.Random(seed)
    while True:
        state = laid(game)
        if state["phase"] == "choose":
            witness.look()
            if (state["age"], state["turn"]) == (age, turn):
                return witness
        phase = game.step
        while game.step == phase:
            seat = game.to_act[0]
            texts = [move.notation for move in game.legal(seat)]
            hidden = [text for text in texts if "sell" in text or "wonder" in text]
            game.play(seat, rng.choice(hidden) if hidden and rng.random() < 0.4 else growing(rng, texts))
        if state["phase"] == "choose":
            witness.note(state, laid(game))


def by_sample(witness: Witness, number: int) -> World:
    drawn = septem.sample(witness.game.view(witness.seat), Rng(number))
    return witness.world(laid(drawn))


def by_redraw(witness: Witness, number: int) -> World:
    state = witness.game.state.copy()
    state.redraw(witness.seat, number)
    assert isinstance(state, WondersState)
    game = OneGame(ROOM, witness.game.players, witness.game.options, None, state)
    return witness.world(laid(game))


CASES = [
    (27, 3, 1, 1, 6), (5, 3, 1, 2, 6), (35, 3, 1, 2, 6), (27, 3, 2, 1, 6), (18, 3, 1, 1, 5), (7, 2, 1, 1, 5),
    (8, 2, 1, 1, 5), (2, 2, 1, 2, 5), (3, 2, 1, 1, 6), (1, 2, 1, 2, 6), (20, 2, 1, 1, 4),
]  # fmt: skip
"""Seed, players, edition, age, turn: few enough hidden cards to list all worlds."""
Draw = Callable[[Witness, int], World]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_world_equally_often(case: tuple[int, int, int, int, int]) -> None:
    """Exactly the possible worlds are drawn, each equally often, by `sample` and by the engine's redraw."""
    witness = watched(*case)
    worlds = witness.worlds()
    assert witness.world(laid(witness.game)) in worlds
    assert len(worlds) > 1
    seeds = random.Random(str(case))
    draws: tuple[Draw, ...] = (by_sample, by_redraw)
    for draw in draws:
        counts = Counter(draw(witness, seeds.randrange(2**60)) for _ in range(DRAWS_PER_WORLD * len(worlds)))
        assert set(counts) == set(worlds)
        assert abs(chance(counts, worlds)) < 5


@pytest.mark.parametrize("age", [1, 3])
@pytest.mark.parametrize(("players", "edition"), [(4, 1), (5, 2), (2, 1)])
def test_unseen_cards_lie_anywhere(players: int, edition: int, age: int) -> None:
    """At the beginning of an age every unseen card is equally often in every unseen hand, every guild in the box."""
    game = septem.new("wonders", players, 3, edition=edition)
    while laid(game)["age"] < age:
        game.play(game.to_act[0], game.legal(game.to_act[0])[-1])
    own: Counter[str] = Counter(game.view(0).hand)
    in_hand: Counter[str] = Counter()
    in_box: Counter[str] = Counter()
    for state in chain(sampled(game, 300), laid_anew(game, 300)):
        assert Counter(state["hands"][0]) == own
        in_hand.update(state["hands"][1])
        in_box.update(state["box"])
    check_even(in_box, [guild for guild in in_box if guild not in own])
    singles = [card for card, copies in copies_in_age(game, age).items() if copies == 1 and not own[card]]
    check_even(in_hand, [card for card in singles if not card.endswith("_guild")])
    check_even(in_hand, [card for card in singles if card.endswith("_guild")])


def sampled(game: Game, number: int, seat: int | None = 0) -> Iterator[Json]:
    """Positions drawn from the view of a seat."""
    view = game.view(seat)
    for seed in range(number):
        yield laid(septem.sample(view, Rng(seed)))


def laid_anew(game: Game, number: int, seat: int = 0) -> Iterator[Json]:
    """Positions redrawn by the engine for a seat."""
    for seed in range(number):
        state = game.state.copy()
        state.redraw(seat, seed)
        assert isinstance(state, WondersState)
        yield laid(OneGame(ROOM, game.players, game.options, None, state))


def copies_in_age(game: Game, age: int) -> Counter[str]:
    """Cards of an age as often as they are in the box of this many players."""
    cards = CARDS[game.options.edition - 1]
    allowed = max(game.players, 3)
    return Counter(
        {
            card.id: 1 if card.colour == "purple" else sum(mark <= allowed for mark in card.copies)
            for card in cards
            if card.age == age
        }
    )


def check_even(counts: Counter[str], cards: list[str]) -> None:
    """All these cards were counted about equally often."""
    if cards:
        mean = sum(counts[card] for card in cards) / len(cards)
        assert mean > 0
        assert sum((counts[card] - mean) ** 2 / mean for card in cards) < len(cards) + 5 * (2 * len(cards)) ** 0.5
