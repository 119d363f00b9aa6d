"""Plain = compiled: the same seeds in both modes, compared by a digest of every list, position and score."""

import hashlib
import subprocess
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from septem.core import begin
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import COMPILED
from septem.games import room_of
from septem.sim.room_paths import environment, path_of, room_at
from septem.testing.plain import json_bytes
from septem.testing.search import known, thought

DIGEST_STREAM = 98
SEARCH_EVERY = 8
"""Searching takes its time in plain Python."""


class Request(msgspec.Struct, frozen=True):
    """What another Python shall play."""

    path: str
    seeds: list[int]
    players: list[int]
    options: Mapping[str, Any]


def digest_games(
    game: str | AnyRoom, seeds: Iterable[int], players: Iterable[int], options: Mapping[str, Any] | None = None
) -> str:
    """A hash of random games: every legal list, every position, every score."""
    room = room_of(game) if isinstance(game, str) else game
    digest = hashlib.sha256()
    listed = list(seeds)
    for count in players:
        for seed in listed:
            for part in trace(begin.new(room, count, seed, options or {}), seed):
                digest.update(json_bytes(part))
    return digest.hexdigest()


def trace(game: AnyGame, seed: int) -> Iterable[object]:
    """A random game, told completely."""
    rng = Rng(seed, DIGEST_STREAM)
    while not game.over:
        yield game.position()
        for seat in game.to_act:
            yield [[move.code, move.notation] for move in game.legal(seat)]
            yield known(game.state, seat)
        if rng.below(SEARCH_EVERY) == 0:
            yield thought(game.state, game.to_act[0], seed)
        seat = game.to_act[rng.below(len(game.to_act))]
        codes = game.state.legal_codes(seat)
        game.play(seat, codes[rng.below(len(codes))])
    yield game.record()
    yield [game.state.row(seat, len(game.room.columns)) for seat in range(game.players)]


def digest_elsewhere(request: Request, plain: bool) -> str:
    """The same digest, made by a Python of its own."""
    command = [sys.executable, "-m", "septem.testing.modes", msgspec.json.encode(request).decode()]
    done = subprocess.run(command, env=environment(plain), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"the other mode failed: {done.stderr}"
    return done.stdout.strip()


def check_modes(
    game: str | AnyRoom, seeds: Iterable[int], players: Iterable[int], options: Mapping[str, Any] | None = None
) -> None:
    """The compiled engine plays exactly as the plain one; nothing to compare if this one is plain."""
    if not COMPILED:
        return
    room = room_of(game) if isinstance(game, str) else game
    request = Request(path_of(room), list(seeds), list(players), options or {})
    here = digest_games(room, request.seeds, request.players, request.options)
    assert digest_elsewhere(request, plain=True) == here, f"{room.id}: compiled and plain engine play differently"


if __name__ == "__main__":
    wanted = msgspec.json.decode(sys.argv[1], type=Request)
    sys.stdout.write(digest_games(room_at(wanted.path), wanted.seeds, wanted.players, wanted.options))
