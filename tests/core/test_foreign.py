"""What callers hand in: whatever it is, the answer is a SeptemError that names it."""

import json
import math
from typing import Any

import pytest

import septem
from septem import BadMove, BadOption, BadPosition, BadRecord, BadTable, BadView, IllegalMove, Rng, UnknownGame, as_data
from septem.core import begin
from septem.core.game import AnyGame
from septem.core.model import Move
from tests.fuzz.wild import PLAIN, WILD, BrokenMap, NoPeer, NoWords, circle, nested

ROOMS = pytest.mark.parametrize("room", septem.game_ids())
SEATS: tuple[Any, ...] = ("0", 99, -1, True, 1.0, 10**5000, "\ud800", [], NoWords(), NoPeer(), math.nan)
ODD: tuple[Any, ...] = (
    10**5000,
    "\ud800",
    nested(5000),
    circle(),
    NoWords(),
    [NoWords()],
    BrokenMap(),
    b"\xff",
    object(),
)


def kind(value: object) -> str:
    """A name for a test: the value itself may be too wild for one."""
    return type(value).__name__


def begun(room: str) -> AnyGame:
    """A game with something on the table and something in the log."""
    game = septem.new(room, seed=3)
    for _ in range(10):
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    return game


# ---- seats -------------------------------------------------------------------------------------
@ROOMS
@pytest.mark.parametrize("seat", SEATS, ids=kind)
def test_every_question_refuses_an_unknown_seat(room: str, seat: Any) -> None:
    game = begun(room)
    for ask in (game.explain, game.view, game.events, game.legal, game.refused, game.retract):
        with pytest.raises(BadMove) as problem:
            ask(seat)
        assert problem.value.reason.code == "unknown-seat"
    with pytest.raises(BadMove):
        game.play(seat, 0)


@ROOMS
def test_seats_and_spectators_are_explained(room: str) -> None:
    """Nobody else is."""
    game = begun(room)
    assert game.explain(0)
    assert type(game.explain(None)) is type(game.explain(0))
    for nobody in (-1, game.players, "0"):
        with pytest.raises(BadMove):
            game.explain(nobody)  # type: ignore[arg-type]


# ---- moves -------------------------------------------------------------------------------------
@ROOMS
def test_wild_moves(room: str) -> None:
    game = begun(room)
    seat, before = game.to_act[0], game.position()
    texts = ("\ud800", "build \udfff", "x\0y", "\x1b[2J", "x" * 100_000, "build " * 5000)
    datas = ({"action": NoWords()}, {"action": nested(5000)}, {"\ud800": 1}, {1: 2}, {"action": 10**5000}, BrokenMap())
    plain = [value for value in PLAIN if type(value) is not int or value not in game.state.legal_codes(seat)]
    for move in (*plain, *WILD, *texts, *datas, Move(1, 5, {}, None), Move(1, "\ud800", {}, None)):  # type: ignore[arg-type]
        with pytest.raises(IllegalMove) as problem:
            game.play(seat, move)
        assert len(str(problem.value).encode()) < 600
    assert game.position() == before


# ---- new games ---------------------------------------------------------------------------------
@ROOMS
@pytest.mark.parametrize("value", ODD, ids=kind)
def test_wild_options(room: str, value: Any) -> None:
    for option in septem.room_of(room).options:
        with pytest.raises((BadOption, BadTable)) as problem:
            septem.new(room, **{option.name: value})
        assert option.name in str(problem.value)
        str(problem.value).encode()
    for name in ("players", "seed"):
        with pytest.raises(BadOption, match=name):
            septem.new(room, **{name: value})


@pytest.mark.parametrize(
    "text", ["x = " + "9" * 5000, "x = " + "[" * 5000, "x = nan", 'x = "\ud800"', "x = 1979-05-27"], ids=kind
)
def test_wild_sheets(text: str) -> None:
    with pytest.raises((BadOption, BadTable)):
        septem.new("dice", sheet=text)


@pytest.mark.parametrize("value", [*ODD, [], {}, None, 5, NoPeer()], ids=kind)
def test_wild_games(value: Any) -> None:
    with pytest.raises(UnknownGame):
        septem.new(value)
    with pytest.raises(UnknownGame):
        septem.room_of(value)


@ROOMS
@pytest.mark.parametrize("name", ["players", "seed", "cls", "self", "options", "count", "\ud800"], ids=ascii)
def test_options_named_like_parameters(room: str, name: str) -> None:
    record = as_data(septem.new(room, seed=1).record())
    named = None if name == "\ud800" else name
    with pytest.raises(BadRecord, match=named):
        septem.replay({**record, "options": {**record["options"], name: 2}})
    with pytest.raises(BadPosition, match=named):
        septem.load({**as_data(septem.new(room).position()), "options": {name: 2}})
    if name not in ("players", "seed"):
        with pytest.raises(BadOption, match="unknown option"):
            septem.new(room, **{name: 2})
        with pytest.raises(BadOption, match="unknown option"):
            begin.new(septem.room_of(room), None, 1, {name: 2})


# ---- looking -----------------------------------------------------------------------------------
@pytest.mark.parametrize("since", [-1, "0", None, 1.0, True, math.nan, 2**70, 10**5000, NoWords()], ids=kind)
def test_events_since_a_number(since: Any) -> None:
    game = begun("duel")
    with pytest.raises(BadOption, match="since"):
        game.events(0, since)
    assert game.events(0, 10**9) == []


@pytest.mark.parametrize("seats", ["ann", 5, None, [1], ["\ud800"], [NoWords()], {"a": 1}, b"x"], ids=kind)
def test_names_of_players(seats: Any) -> None:
    game = begun("duel")
    with pytest.raises(BadOption, match="seats"):
        game.record(seats)
    event = game.events(0)[0].event
    with pytest.raises(BadOption, match="seats"):
        game.event_text(event, "en", seats)
    assert game.record(("ann", "bob")).seats == ("ann", "bob")


def test_long_names_are_cut_in_the_log() -> None:
    game = begun("duel")
    event = next(entry.event for entry in game.events(0) if hasattr(entry.event, "seat"))
    assert len(game.event_text(event, "en", ["x" * 5000] * 2)) < 400


@pytest.mark.parametrize("language", [None, 5, "de", "\ud800", [], NoWords(), NoPeer()], ids=kind)
def test_wild_languages(language: Any) -> None:
    game = begun("duel")
    with pytest.raises(septem.SeptemError, match="lang"):
        game.texts(language)


# ---- written forms -----------------------------------------------------------------------------
@ROOMS
def test_wild_positions_and_records(room: str) -> None:
    game = begun(room)
    position, record = as_data(game.position()), as_data(game.record())
    for value in ODD:
        for key in position:
            with pytest.raises(BadPosition):
                septem.load({**position, key: value})
        for key in record:
            with pytest.raises(BadRecord):
                septem.replay({**record, key: value})
        with pytest.raises(BadPosition):
            septem.load(value)
        with pytest.raises(BadRecord):
            septem.replay(value)
        for part in position["state"]:
            with pytest.raises(BadPosition):
                septem.load({**position, "state": {**position["state"], part: value}})


@ROOMS
def test_lone_surrogates_in_text(room: str) -> None:
    game = begun(room)
    for text in (json.dumps(as_data(game.position())), json.dumps(as_data(game.record()))):
        for broken in (text.replace(room, "\\ud800"), text.replace(room, "\ud800"), text + "\ud800"):
            with pytest.raises(BadPosition):
                septem.load(broken)
            with pytest.raises(BadRecord):
                septem.replay(broken)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '{"state":' + "[" * 5000, b"[" * 100_000], ids=kind)
def test_deep_nesting(text: Any) -> None:
    with pytest.raises(BadPosition):
        septem.load(text)
    with pytest.raises(BadRecord):
        septem.replay(text)


@ROOMS
def test_wild_views(room: str) -> None:
    game = begun(room)
    view = as_data(game.view(0))
    for value in (*ODD, 10**18, -(10**18), [10**18], "x" * 10_000):
        for key in view:
            try:
                found = septem.sample({**view, key: value}, Rng(1))
            except BadView:
                continue
            assert key not in ("game", "rules", "players", "options", "seat", "sealed", "to_act")
            assert found.to_act
        with pytest.raises(BadView):
            septem.sample(value, Rng(1))
    for rng in (None, 5, NoWords()):
        with pytest.raises(BadOption, match="rng"):
            septem.sample(view, rng)
