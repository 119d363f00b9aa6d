"""States and games in pickles: positions in names, moves by code or notation, and what was told.

All of it is read back through the same doors as anything a caller hands in: `load` checks the position completely, and
every move must be legal. So a pickle that was tampered with is refused, and what comes out is a possible game.
A pickle holds names and codes only: it does not matter whether the engine that reads it is compiled or plain.
"""

from __future__ import annotations

from typing import Any

import msgspec

from septem.core import begin, calls
from septem.core.errors import BadPosition, BadRecord, echo
from septem.core.game import LARGEST_SEED, AnyGame, Game
from septem.core.interchange import as_data, encoded, read_as
from septem.core.model import Told
from septem.core.options import checked_number
from septem.core.records import LONGEST_FAULT
from septem.core.room import AnyRoom, Room
from septem.core.state import State

VERSION = 2


def pickled(room: AnyRoom, state: State) -> tuple[Any, ...]:
    """What `__reduce__` of a game's state returns."""
    game = Game(room, state.seat_count(), room.options_of(state), None, state)
    return state_again, (VERSION, room, as_data(game.position()), room.sealed_codes(state))


def state_again(version: int, room: AnyRoom, position: object, sealed: list[tuple[int, int]]) -> State:
    """The state of a pickle."""
    _check(version, room)
    state = begin.load(room, position).state
    for seat, code in calls.pairs("sealed", sealed):
        state.play_code(seat, code)
    return state


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game as it is pickled: where it stands, how it began, what was played and what was told."""

    position: msgspec.Raw
    start: msgspec.Raw
    seed: int | None
    moves: list[tuple[int, str]]
    log: msgspec.Raw
    version: int = VERSION


def saved_game(game: AnyGame) -> bytes:
    """What `__reduce__` of a game keeps, as JSON."""
    parts = (game.position(), game._start, game._log)
    position, start, log = (msgspec.Raw(encoded(part)) for part in parts)
    return encoded(SavedGame(position, start, game.seed, game._moves, log))


def game_again(room: AnyRoom, data: bytes) -> AnyGame:
    """The game of a pickle."""
    try:
        saved: SavedGame = read_as(data, SavedGame)
        _check(saved.version, room)
        log: list[Told[Any]] = read_as(bytes(saved.log), list[Told[room.model.Event]])  # type: ignore[name-defined]
    except ValueError as problem:
        raise BadRecord(f"pickled game: {echo(str(problem), LONGEST_FAULT)}") from None
    game = begin.load(room, bytes(saved.position))
    start = bytes(saved.start)
    game._start = None if start == b"null" else begin.load(room, start)._start
    game.seed = None if saved.seed is None else checked_number("seed", saved.seed, 0, LARGEST_SEED)
    game._moves = saved.moves
    game._log = log
    return game


def _check(version: object, room: object) -> None:
    if version != VERSION:
        raise BadPosition("pickle", f"version {version!r} is not known; known: {VERSION}")
    if not isinstance(room, Room):
        raise BadPosition("pickle", "does not name a game")
