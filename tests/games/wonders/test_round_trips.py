"""Positions, records and notation of 7 Wonders: there and back at every step; what is written can be read."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import septem
from septem.core.game import AnyGame as Game
from septem.games.wonders import moves
from septem.games.wonders.catalogue import SIDE_IDS
from septem.games.wonders.tables import BOARD_IDS, CARD_IDS
from tests.games.wonders.translate import TABLES, growing, table


def same(one: Game, other: Game) -> None:
    """Two games that cannot be told apart."""
    assert other.position() == one.position()
    assert other.to_act == one.to_act
    for seat in (*range(one.players), None):
        assert other.view(seat) == one.view(seat)
    for seat in one.to_act:
        assert other.legal(seat) == one.legal(seat)
        assert other.refused(seat) == one.refused(seat)
    assert other.result == one.result


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_every_step(players: int, edition: int) -> None:
    """Position, JSON text, copy and record give the same game at every step."""
    rng = random.Random(players)
    game = table(40 + players, players, edition)
    while not game.over:
        seat = rng.choice(game.to_act)
        game.play(seat, growing(rng, [move.notation for move in game.legal(seat)]))
        position = game.position()
        assert septem.load(json.dumps(septem.as_data(position))).position() == position
        if rng.random() < 2 / (3 * players):
            same(game, septem.load(position))
            same(game, game.copy())
        if rng.random() < 1 / (4 * players):
            same(game, septem.replay(json.dumps(septem.as_data(game.record()))))
    record = game.record(["Ada", "Bob"])
    assert septem.replay(record).record(["Ada", "Bob"]) == record
    assert septem.replay(record).events(None) == game.events(None)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_games_from_a_position(players: int, edition: int) -> None:
    """A loaded game goes on like the first one, and its record begins with the position."""
    game = table(60 + players, players, edition)
    for _ in range(3 * players + 1):
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    other = septem.load(game.position())
    while not game.over:
        seat = game.to_act[-1]
        code = game.legal(seat)[len(game.legal(seat)) // 2].code
        game.play(seat, code)
        other.play(seat, code)
    assert other.result == game.result
    record = other.record()
    assert record.seed is None
    assert septem.replay(json.loads(json.dumps(septem.as_data(record)))).record() == record


def test_retract() -> None:
    """A choice taken back leaves no trace; without one there is nothing to take back."""
    game = septem.new("wonders", 3, 2)
    before = game.position()
    with pytest.raises(septem.IllegalMove):
        game.retract(0)
    game.play(1, game.legal(1)[0])
    kept = game.position()
    game.play(0, game.legal(0)[0])
    game.retract(0)
    assert game.position() == kept
    game.retract(1)
    assert game.position() == before


def test_show_four() -> None:
    """The example of the issue: a loaded position writes itself down equally."""
    game = septem.new("wonders", players=4, edition=2, seed=7)
    assert septem.load(game.position()).position() == game.position()


def test_handed_out_data_is_a_copy() -> None:
    """Views, positions and records cannot be changed; whoever empties a dict in them does not change the game."""
    boards = ["giza", "rhodes", "olympia"]
    game = septem.new("wonders", 3, 2, boards=boards)
    before = septem.as_data(game.position())
    boards.clear()
    for data in (game.view(0), game.position(), game.record(), game.legal(0)[0], game.legal(0)[0].data):
        for name in data.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(data, name, None)
    for counts in (game.view(0).cities[0].science, game.view(0).cities[0].score, game.position().state.decks):
        counts.clear()
    assert septem.as_data(game.position()) == before
    assert game.view(0).cities[0].science


# ---- notation ----------------------------------------------------------------------------------
words = st.sampled_from(
    ["build", "wonder", "sell", "side", "recover", "decline", "with", "power", "free-city", "L1", "R2", "L0", "R999",
     "L10", "1", "2", "9", "0", "night", "A", "", " ", *CARD_IDS[0][::9], *CARD_IDS[1][::9], *SIDE_IDS[1]]
)  # fmt: skip
sentences = st.one_of(st.lists(words, max_size=6).map(" ".join), st.text(max_size=40))
GAMES = [
    septem.new("wonders", 3, 1, edition=2),
    septem.new("wonders", 2, 1, edition=1),
    septem.new("wonders", 3, 1, edition=2, sides="chosen"),
]


@given(sentences)
@settings(max_examples=100, deadline=None)
def test_any_text_as_a_move(text: str) -> None:
    """Any text is a legal move or raises IllegalMove, and never changes the game when refused."""
    for first in GAMES:
        game = first.copy()
        before = game.position()
        try:
            game.play(0, text)
        except septem.IllegalMove:
            assert game.position() == before
        else:
            assert game.view(0).sealed == (" ".join(text.split()),)


@given(sentences)
@settings(max_examples=500, deadline=None)
def test_parsing_and_printing(text: str) -> None:
    """What can be read is printed as it was written."""
    for edition in (0, 1):
        found = moves.read_notation(text, edition)
        if found is not None:
            assert moves.notation_of(found) == text
            assert moves.read_notation(moves.notation_of(found), edition) == found


def test_every_legal_notation_is_read() -> None:
    """Every notation the game offers is read back as the same move."""
    for players, edition in TABLES:
        game = table(7, players, edition)
        while not game.over:
            seat = game.to_act[0]
            for move in game.legal(seat):
                found = moves.read_notation(move.notation, edition - 1)
                assert found is not None
                assert moves.notation_of(found) == moves.notation_of(move.data) == move.notation
            game.play(seat, game.legal(seat)[-1])


# ---- positions with something changed ----------------------------------------------------------
@st.composite
def changes(draw: st.DrawFn) -> tuple[list[Any], Any]:
    """A path into a position and a value to put there."""
    keys = st.one_of(
        st.sampled_from(["state", "cities", "hands", "away", "decks", "undealt", "box", "coins", "cards", "stages",
                         "age", "turn", "phase", "acting_city", "side", "board", "victories", "known", "card", "1", "2",
                         "3", "streams", "recovered", "drawn", "discard_builds_due", "city", "under", "fresh",
                         "ruled_out"]),
        st.integers(0, 6),
    )  # fmt: skip
    values = st.one_of(
        st.none(), st.booleans(), st.integers(-2, 9), st.integers(), st.floats(), st.text(max_size=5),
        st.sampled_from([*CARD_IDS[1][::7], *BOARD_IDS, "choose", "seventh_card", "discard_build", "over",
                         "choose_side", "day", "night"]),
        st.just([]), st.just({}), st.lists(st.integers(0, 3), max_size=3),
    )  # fmt: skip
    return ["state", *draw(st.lists(keys, min_size=1, max_size=4))], draw(values)


def changed(data: Any, path: list[Any], value: Any) -> None:
    """Put a value where the path leads, as far as it leads."""
    for number, key in enumerate(path):
        named = isinstance(data, dict) and key in data
        listed = isinstance(data, list) and type(key) is int and key < len(data)
        if not named and not listed:
            return
        if number == len(path) - 1 or not isinstance(data[key], dict | list):
            data[key] = value
            return
        data = data[key]


POSITIONS = []
for _players, _edition in ((3, 2), (2, 1), (4, 1)):
    _game = table(90 + _players, _players, _edition)
    for _ in range(13 * _players):
        POSITIONS.append(septem.as_data(_game.position()))
        _game.play(_game.to_act[0], _game.legal(_game.to_act[0])[0])


@given(st.sampled_from(range(len(POSITIONS))), st.lists(changes(), min_size=1, max_size=3), st.integers(0, 2**32))
@settings(max_examples=120, deadline=None)
def test_changed_positions(number: int, edits: list[tuple[list[Any], Any]], seed: int) -> None:
    """A changed position loads into a game that can be played to the end, or raises BadPosition."""
    data = copy.deepcopy(POSITIONS[number])
    for path, value in edits:
        changed(data, path, value)
    try:
        game = septem.load(data)
    except septem.BadPosition:
        return
    rng = random.Random(seed)
    assert septem.load(game.position()).position() == game.position()
    while not game.over:
        for seat in range(game.players):
            game.view(seat)
        seat = game.to_act[0]
        game.play(seat, rng.choice(game.legal(seat)))
    assert game.result is not None
