"""The four ways to get a game of a room: deal one, load a position, replay a record, draw one that fits a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from septem.core.errors import BadOption, BadPosition, BadRecord, BadView, SeptemError, echo, shown
from septem.core.game import LARGEST_SEED, AnyGame, Game
from septem.core.interchange import converted, read_as
from septem.core.model import Position
from septem.core.options import checked, checked_number
from septem.core.records import (
    LONGEST_FAULT,
    PositionHead,
    RecordHead,
    read_options,
    read_part,
    read_position,
    read_record,
    same_rules,
)
from septem.core.rng import Rng
from septem.core.room import EventT as E
from septem.core.room import ExplanationT as X
from septem.core.room import MoveT as M
from septem.core.room import OptionsT as C
from septem.core.room import PartT as P
from septem.core.room import RefusalT as R
from septem.core.room import Room
from septem.core.room import ViewT as V


def new(
    room: Room[Any, V, M, R, E, X, C, P], players: int | None, seed: int, options: Mapping[str, Any]
) -> Game[V, M, R, E, X, C, P]:
    """A new game; options are validated, unknown ones refused."""
    count = room.usual if players is None else players
    checked_number("players", count, room.least, room.most)
    checked_number("seed", seed, 0, LARGEST_SEED)
    complete = room_options(room, count, options)
    return Game(room, count, complete, seed, room.deal(count, complete, seed))


def room_options(room: Room[Any, V, M, R, E, X, C, P], players: int, given: Mapping[str, Any]) -> C:
    """The complete options of a table."""
    values = checked(room.model.Options, room.options, given)
    try:
        options = converted(values, room.model.Options)
    except msgspec.ValidationError as problem:
        raise BadOption("options", echo(str(problem), LONGEST_FAULT)) from None
    return room.complete(players, cast(C, options))


def load(room: Room[Any, V, M, R, E, X, C, P], position: object) -> Game[V, M, R, E, X, C, P]:
    """The game of a position (JSON text, plain data or a struct), also of one written by hand."""
    head = read_position(position)
    if head.game != room.id:
        raise BadPosition("game", f"{shown(head.game)} is not {room.id!r}")
    if head.rules and head.rules != room.rules:
        raise BadPosition("rules", f"made under {shown(head.rules)}, this version plays {room.rules!r}")
    try:
        game = _laid_out(room, head)
    except BadPosition:
        raise
    except (SeptemError, ValueError) as problem:
        raise BadPosition("content", str(problem)) from None
    game._start = game._position(())
    return game


def _laid_out(room: Room[Any, V, M, R, E, X, C, P], head: PositionHead) -> Game[V, M, R, E, X, C, P]:
    checked_number("players", head.players, room.least, room.most)
    complete = room_options(room, head.players, read_options(head.options))
    state = room.load(head.players, complete, cast(P, read_part(head.state, room.model.Part)))
    state.set_phases(head.step)
    game = Game(room, head.players, complete, None, state)
    for seat, text in head.sealed:
        game.play(seat, text)
        if not game._sealed:
            raise BadPosition("sealed", "contains the last choice of the phase; it would already be in effect")
    return game


def replay(room: Room[Any, V, M, R, E, X, C, P], record: object) -> Game[V, M, R, E, X, C, P]:
    """The game of a record (JSON text, plain data or a struct), every move checked."""
    head = read_record(record)
    if head.game != room.id:
        raise BadRecord(f"record game: {shown(head.game)} is not {room.id!r}")
    same_rules(head, room.rules)
    try:
        game = _begun(room, head)
        for number, (seat, text) in enumerate(head.moves, 1):
            _play_recorded(game, number, seat, text)
    except BadRecord:
        raise
    except (SeptemError, ValueError) as problem:
        raise BadRecord(f"record: {problem}") from None
    if head.result is not None and head.result != game.result:
        raise BadRecord("record result: does not agree with what the moves lead to")
    return game


def _begun(room: Room[Any, V, M, R, E, X, C, P], head: RecordHead) -> Game[V, M, R, E, X, C, P]:
    start = bytes(head.start)
    if start != b"null":
        return load(room, start)
    if head.seed is None:
        raise BadRecord("record seed: a record needs a seed or a start position")
    return new(room, head.players, head.seed, read_options(head.options))


def _play_recorded(game: AnyGame, number: int, seat: int, text: str) -> None:
    try:
        game.play(seat, text)
    except SeptemError as problem:
        raise BadRecord(f"record move {number} ({shown(seat)} {shown(text)}): {problem}") from None


def sample(room: Room[Any, V, M, R, E, X, C, P], view: object, rng: Rng) -> Game[V, M, R, E, X, C, P]:
    """A complete game, drawn uniformly among those that the viewer considers possible."""
    if not isinstance(rng, Rng):
        raise BadOption("rng", f"{shown(rng)} is not a septem.Rng")
    seen = read_view(room, view)
    try:
        game = load(room, _drawn(room, seen, rng))
        _seal_as_seen(game, seen.to_act, rng)
    except SeptemError as problem:
        raise BadView(f"view: {problem}") from None
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as problem:
        what = f"{type(problem).__name__}: {echo(str(problem))}"
        raise BadView(f"view: this is not a view of {room.id} ({what})") from None
    return game


def read_view(room: Room[Any, V, M, R, E, X, C, P], view: object) -> V:
    """A view, checked against its struct even if it is one already: anybody may have made it."""
    try:
        seen = cast(V, read_as(view, room.model.View))
        checked_number("players", seen.players, room.least, room.most)
        if seen.seat is not None:
            checked_number("seat", seen.seat, 0, seen.players - 1)
    except (SeptemError, ValueError) as problem:
        raise BadView(f"view: {echo(str(problem), LONGEST_FAULT)}") from None
    return seen


def _drawn(room: Room[Any, V, M, R, E, X, C, P], seen: V, rng: Rng) -> Position[C, P]:
    """A position that fits a view, with the viewer's own sealed choices."""
    sealed = () if seen.seat is None else tuple((seen.seat, text) for text in seen.sealed)
    found = room.model.Position(
        rules=seen.rules,
        players=seen.players,
        options=seen.options,  # type: ignore[attr-defined]  # of the game's own type, so not in the common head
        step=seen.step,
        state=room.sample(seen, rng),
        sealed=sealed,
    )
    return cast("Position[C, P]", found)


def _seal_as_seen(game: AnyGame, to_act: tuple[int, ...], rng: Rng) -> None:
    """Seats the viewer knows to have chosen have sealed something: any legal choice, drawn."""
    for seat in game.to_act:
        while seat not in to_act and seat in game.to_act:
            codes = game._state.legal_codes(seat)
            game.play(seat, codes[rng.below(len(codes))])
            if not game._sealed:
                raise ValueError("to_act: somebody must still owe a choice")
