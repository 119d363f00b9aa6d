"""The conformance suite: random games, checked at every step."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from septem.core import begin
from septem.core.errors import BadOption
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.games import room_of
from septem.search.batch import game_seed
from septem.testing import border, ends, moves, options, search, views, written
from septem.testing.modes import check_modes

CHECK_STREAM = 99
SEARCH_STREAM = 97
SEARCH_EVERY = 4
"""Searching takes its time: at one step in so many."""
HOSTILE_EVERY = 3
"""Nonsense is tried at one step in so many: it is always the same nonsense."""


def check_game(
    game: str | AnyRoom,
    games: int = 2,
    seed: int = 1,
    players: tuple[int, ...] | None = None,
    chosen: Mapping[str, Any] | None = None,
    modes: bool = True,
) -> None:
    """Check a game (its id or its room): `games` random games for each number of players, with the options in `chosen`.

    With `modes` the room must be found by a second Python, where the engine plays the same games, compiled and plain.
    """
    room = room_of(game) if isinstance(game, str) else game
    given = chosen or {}
    counts = players or playable(room, given)
    border.check_border(room)
    options.check_declarations(room)
    options.check_refusals(room, given)
    for count in counts:
        for number in range(games):
            check_one(room, count, given, game_seed(seed, number))
    if modes:
        options.check_findable(room)
        check_modes(room, range(seed, seed + games), counts, given)


def playable(room: AnyRoom, given: Mapping[str, Any]) -> tuple[int, ...]:
    """The numbers of players that go with these options."""
    found = tuple(count for count in range(room.least, room.most + 1) if _goes(room, count, given))
    assert found, f"{room.id}: no number of players goes with {given}"
    return found


def _goes(room: AnyRoom, count: int, given: Mapping[str, Any]) -> bool:
    try:
        begin.new(room, count, 0, given)
    except BadOption:
        return False
    return True


def check_one(room: AnyRoom, players: int, given: Mapping[str, Any], seed: int) -> None:
    """One random game from deal to result."""
    game = begin.new(room, players, seed, given)
    again = begin.new(room, players, seed, given)
    assert game.position() == again.position(), f"{room.id}, seed {seed}: dealt twice, two different games"
    rng = Rng(seed, CHECK_STREAM)
    log = views.Log(game)
    step = 0
    while not game.over:
        _named(game, seed, step, lambda: check_step(game, rng))
        seat = game.to_act[rng.below(len(game.to_act))]
        legal = game.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
        _named(game, seed, step, lambda: log.check(game))
        step += 1
    _named(game, seed, step, lambda: check_end(game, rng))
    check_searches(again, seed)


def check_searches(game: AnyGame, seed: int) -> None:
    """The same deal once more: at some steps the seats ask for hints and think."""
    rng = Rng(seed, SEARCH_STREAM)
    step = 0
    while not game.over:
        seat = game.to_act[rng.below(len(game.to_act))]
        if rng.below(SEARCH_EVERY) == 0:
            _named(game, seed, step, partial(search.check_search, game, seat, rng))
        codes = game.state.legal_codes(seat)
        game.play(seat, codes[rng.below(len(codes))])
        step += 1


def check_step(game: AnyGame, rng: Rng) -> None:
    """Everything that must hold whenever somebody owes a decision."""
    before = game.position()
    moves.check_movers(game)
    seat = game.to_act[rng.below(len(game.to_act))]
    moves.check_lists(game, seat)
    moves.check_forms(game, seat, rng)
    moves.check_altered_data(game, seat)
    moves.check_refused(game, seat)
    if rng.below(HOSTILE_EVERY) == 0:
        moves.check_hostile(game, seat)
    moves.check_retract(game, seat, rng)
    written.check_position(game)
    written.check_continuation(game, seat, rng)
    written.check_copy(game, seat, rng)
    views.check_view_safety(game, rng.below(game.players), rng)
    assert game.position() == before, "looking at the game has changed it"


def check_end(game: AnyGame, rng: Rng) -> None:
    """Everything that must hold when the game is over."""
    written.check_position(game)
    written.check_record(game)
    moves.check_after_end(game)
    ends.check_result(game)
    ends.check_batch(game)
    views.check_views(game)


def _named(game: AnyGame, seed: int, step: int, check: Callable[[], None]) -> None:
    """Say in which game and where a check failed."""
    try:
        check()
    except AssertionError as problem:
        where = f"{game.room.id}, {game.players} players, options {game.options}, seed {seed}, step {step}"
        raise AssertionError(f"{where}: {problem}") from problem
