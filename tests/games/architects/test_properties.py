"""Properties that hold at every step of random games played through the facade."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import septem
from septem.games.architects.catalogue import DECKS, TOKENS, WONDERS
from septem.games.architects.moves import data_of, notation_of, read_notation
from septem.games.architects.position import sides
from septem.games.architects.room import ROOM, ArchitectsGame
from tests.games.architects.twin import CODES, NO_SIDES, random_options
from tests.rules.architects.table import pile, state_of

GAMES = [(players, seed) for players in range(2, 8) for seed in range(2)]


def started(players: int, seed: int) -> tuple[ArchitectsGame, random.Random]:
    """A new game; odd seeds have random options."""
    rng = random.Random(seed)
    options: dict[str, Any] = random_options(rng, players) if seed % 2 else {}
    return septem.new("architects", players=players, seed=seed, **options), rng


def step(game: ArchitectsGame, rng: random.Random) -> None:
    """A random move."""
    seat = game.to_act[0]
    game.play(seat, rng.choice(game.state.legal_codes(seat)))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_conservation(players: int, seed: int) -> None:
    """AR-98: cards and tokens are neither lost nor made, built sets respect what lies underneath."""
    game, rng = started(players, seed)
    while not game.over:
        state = game.position().state
        cards, start = Counter(state.discard_pile or {}), Counter[str]()
        for deck in [*state.decks, "central"]:
            start.update(DECKS[deck])
            cards.update(state.central if deck == "central" else state.decks[deck])
        tokens = Counter((state.face_up or ()) + pile(game))
        for one in state.cities:
            cards.update(one.cards)
            tokens.update(one.tokens)
            for stage in one.built:
                assert set(WONDERS[str(one.wonder)].stage(stage).requires) <= set(one.built)
        assert +cards == +start
        assert tokens == {token: found.copies for token, found in TOKENS.items()}
        held = sum(len(one.tokens) for one in state.cities)
        assert len(state.face_up or ()) == min(3, 15 - held)
        if state.phase == "pick":
            assert state.conflict_battle is not None
            assert state.conflict_battle < game.view(None).conflict.total
        step(game, rng)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_scores_never_fall_but_for_the_cat(players: int, seed: int) -> None:
    """AR-99: only losing the cat costs points."""
    game, rng = started(players, seed)
    last, cat = game.state.scores(), game.view(None).cat
    while not game.over:
        step(game, rng)
        now, owner = game.state.scores(), game.view(None).cat
        for seat, points in enumerate(now):
            assert points >= last[seat] - (2 if seat == cat != owner else 0)
        last, cat = now, owner


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_positions_and_notations_round_trip(players: int, seed: int) -> None:
    """At every step the position loads back equal, and notations, data and codes mean the same move."""
    game, rng = started(players, seed)
    while not game.over:
        position = game.position()
        twin = septem.load(json.dumps(septem.as_data(position)))
        assert twin.position() == position
        seat = game.to_act[0]
        legal = game.legal(seat)
        assert twin.legal(seat) == legal
        assert len({move.notation for move in legal}) == len(legal)
        beside = sides(state_of(game).beside(seat))
        for move in legal:
            assert CODES[notation_of(move.data, NO_SIDES)] == move.code
            assert read_notation(move.notation, beside) == move.data == data_of(move.code)
            assert notation_of(move.data, beside) == move.notation
        move = rng.choice(legal)
        twin.play(seat, rng.choice([move, move.code, move.notation, move.data, septem.as_data(move.data)]))
        game.play(seat, move)
        assert twin.position() == game.position()
    assert septem.load(game.position()).result == game.result
    assert septem.replay(json.dumps(septem.as_data(game.record()))).position() == game.position()


def test_copies_are_independent() -> None:
    """A copy goes its own way."""
    game = septem.new("architects", players=3, seed=2)
    before = game.position()
    twin = game.copy()
    rng = random.Random(1)
    for _ in range(30):
        step(twin, rng)
    assert game.position() == before


def test_scores_trees_add_up() -> None:
    """Trees, categories and points of a result agree."""
    for seed in range(5):
        game, rng = started(4, seed)
        while not game.over:
            step(game, rng)
        result = game.result
        assert result is not None
        for points, categories, tree in zip(result.points, result.categories, result.trees, strict=True):
            assert sum(categories.values()) == points
            assert {node.id: node.points for node in tree} == categories
            assert all(sum(part.points for part in node.parts) == node.points for node in tree)


def test_statistics_columns() -> None:
    """Names, labels and figures of the columns fit together."""
    game, rng = started(3, 4)
    while not game.over:
        step(game, rng)
    columns = ROOM.columns
    for seat in range(3):
        row = dict(zip(columns, game.state.row(seat, len(columns)), strict=True))
        assert row["points"] == sum(row[name] for name in columns[1:6])
        assert ROOM.labels["wonder"][row["wonder"]] == game.view(None).cities[seat].wonder
        assert row["built"] == len(game.view(None).cities[seat].built)
    turns = [game.state.row(seat, 8)[7] for seat in range(3)]
    assert sum(turns) == game.view(None).turn


@pytest.mark.sanitize
@pytest.mark.parametrize("players", range(2, 8))
def test_lazy_and_listed_playouts_end(players: int) -> None:
    """Both kinds of random game reach the end, with equal averages."""
    state = septem.new("architects", players=players, seed=1).state
    sums = []
    for lazy in (0, 1):
        total = 0
        for seed in range(150):
            state.begin(seed + 1000 * lazy)
            state.finish(lazy)
            assert state.finished()
            total += sum(state.scores())
        sums.append(total / 150 / players)
    assert abs(sums[0] - sums[1]) < 3
