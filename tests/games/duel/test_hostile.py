"""Positions and moves made of rubbish: either a clear error or a game that can be played to its end."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import septem
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS
from tests.games.duel.play import steps

Json = dict[str, Any]
WORDS = ["", "x", "main", "over", "choose_progress", "choose_destroy", "brown", "loot_2_p1", "quarry", "sphinx", "law"]
JUNK: list[Any] = [None, True, -1, 0, 1, 2, 3, 9, 20, 10**12, 2.5, [], {}, [1], ["law"], [None], {"x": 1}, *WORDS]


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with every key of it."""
    keys = range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()
    for key in keys:
        yield data, key
        yield from places(data[key])


def spoil(position: Json, rng: random.Random) -> Json:
    """A position with one to three things replaced, exchanged or taken away."""
    spoiled = copy.deepcopy(position)
    for _ in range(rng.choice([1, 1, 2, 3])):
        holder, key = rng.choice(list(places(spoiled["state"])))
        match rng.randrange(4):
            case 0:
                holder[key] = rng.choice(JUNK)
            case 1:
                other, there = rng.choice(list(places(spoiled["state"])))
                holder[key] = copy.deepcopy(other[there])
            case 2 if isinstance(holder, dict):
                del holder[key]
            case _:
                holder[key] = rng.choice([*CARD_IDS, *WONDER_IDS, *TOKEN_IDS])
    return spoiled


def check_loaded(game: AnyGame) -> None:
    """What was accepted is a whole game."""
    assert septem.load(game.position()).position() == game.position()
    for seat in (0, 1, None):
        sampled = septem.sample(game.view(seat), Rng(1))
        assert sampled.view(seat) == game.view(seat)
    if not game.over:
        (seat,) = game.to_act
        assert game.legal(seat)
        game.explain(seat)
        game.refused(seat)
    state = game.state.copy()
    state.finish(0)
    assert state.finished()


def test_spoiled_positions() -> None:
    rng = random.Random(3)
    kinds = {True: 0, False: 0}
    for seed in range(5):
        for number, game in enumerate(steps(seed)):
            if number % 4:
                continue
            for _ in range(8):
                try:
                    found = septem.load(spoil(septem.as_data(game.position()), rng))
                except septem.BadPosition:
                    kinds[False] += 1
                else:
                    check_loaded(found)
                    kinds[True] += 1
    assert min(kinds.values()) > 20


def test_spoiled_moves() -> None:
    rng = random.Random(4)
    words = [
        "build",
        "discard",
        "wonder",
        "with",
        "draft",
        "progress",
        "library",
        "destroy",
        "revive",
        "starter",
        "pass",
    ]
    words += ["0", "1", "quarry", "palace", "sphinx", "law", "\x00", "žluťoučký", "a" * 500]
    for number, game in enumerate(steps(5)):
        if number % 6 or game.over:
            continue
        (seat,) = game.to_act
        before = game.position()
        texts = [" ".join(rng.choices(words, k=rng.randrange(5))) for _ in range(25)]
        data = [
            {rng.choice(["action", "card", "seat", "x"]): rng.choice(JUNK + words) for _ in range(3)} for _ in range(15)
        ]
        for move in [*texts, *data, *JUNK]:
            if game.position() != before:
                break
            try:
                game.play(seat, move)
            except septem.IllegalMove:
                assert game.position() == before
