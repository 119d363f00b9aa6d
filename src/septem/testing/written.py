"""Checks of the written forms: positions, records, copies."""

from msgspec.structs import replace

from septem.core import begin
from septem.core.game import AnyGame
from septem.core.interchange import as_data
from septem.core.rng import Rng
from septem.testing.plain import json_bytes, same_after_json


def check_position(game: AnyGame) -> None:
    """A position gives the game back, as struct, data and JSON text, and everybody sees the same as before."""
    position = game.position()
    same_after_json(position, game.room.model.Position, "the position")
    for form in (position, as_data(position), json_bytes(position), json_bytes(position).decode()):
        loaded = begin.load(game.room, form)
        assert loaded.position() == position, "a loaded position is not the one that was written"
    assert loaded.to_act == game.to_act, "other seats are to act after loading"
    for seat in (None, *range(game.players)):
        assert loaded.view(seat) == game.view(seat), f"seat {seat} sees something else after loading"
    for seat in range(game.players):
        assert loaded.legal(seat) == game.legal(seat), f"seat {seat} has other moves after loading"
        assert loaded.refused(seat) == game.refused(seat), f"seat {seat} has other refusals after loading"


def check_continuation(game: AnyGame, seat: int, rng: Rng) -> None:
    """A loaded game goes on exactly as the one it was written from, to the end of the phase and its chance."""
    first, second = game.copy(), begin.load(game.room, game.position())
    step = first.step
    while not first.over and first.step == step:
        mover = first.to_act[0]
        legal = first.legal(mover)
        move = legal[rng.below(len(legal))]
        first.play(mover, move)
        second.play(mover, move)
    assert first.position() == second.position(), "a loaded game goes on differently"


def check_record(game: AnyGame) -> None:
    """A record gives the game back, as struct, data and JSON text, also one that breaks off in the middle."""
    record = game.record(seats=[f"bot {seat}" for seat in range(game.players)])
    same_after_json(record, game.room.model.Record, "the record")
    for form in (record, as_data(record), json_bytes(record)):
        replayed = begin.replay(game.room, form)
        assert replayed.position() == game.position(), "a replayed record ends in another position"
        assert replayed.record(record.seats) == record, "a replayed record is not the one that was written"
        for seat in (None, *range(game.players)):
            assert replayed.events(seat) == game.events(seat), "a replayed record tells another story"
    half = replace(record, moves=record.moves[: len(record.moves) // 2], result=None)
    broken_off = begin.replay(game.room, json_bytes(half))
    assert broken_off.record(record.seats) == half, "half a record is not replayed as it stands"


def check_copy(game: AnyGame, seat: int, rng: Rng) -> None:
    """What happens to a copy does not happen to the game."""
    before, record = game.position(), game.record()
    twin = game.copy()
    assert twin.record() == record, "a copy has another record"
    legal = twin.legal(seat)
    twin.play(seat, legal[rng.below(len(legal))])
    assert game.position() == before, "a move on a copy has changed the game"
    assert game.record() == record, "a move on a copy has changed the record"
