"""`h`: the move that looks best, with reasons a person can check at the table.

The order of the moves comes from the greedy bot's values. The reasons come from the engine: the move is tried in
games that fit what the seat knows, and only what comes true in all of them is told. A room's module `merits_<game>`
adds `standing(game, seat)`, the points by category, and `merits(move, view, explain, said)`, what else speaks for it.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from septem.bots.greedy import value_module
from septem.cli.show import Names, TableTexts, room_part, table_module
from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.rng import Rng
from septem.core.texts import Texts, texts

WORLDS = 12
"""So many games are tried; what depends on a hidden card will not come true in all of them."""
MOST_REASONS = 4
PAYMENT = ("left", "right", "payment")
Value = Callable[[Json, Move], float]
Standing = dict[str, int]


class Hint(NamedTuple):
    """A move with its number in the list, in words, and what speaks for it."""

    move: Move
    number: int
    label: str
    reasons: tuple[str, ...]


def hint(game: Game, seat: int, language: str, names: Names = ()) -> Hint | None:
    """What to do now and why; None if there is nothing to decide or nobody to ask."""
    moves, view = game.legal(seat), game.view(seat)
    value = _value_of(type(game))
    if not moves or value is None:
        return None
    ranked = _ranked(game, seat, value)
    said = TableTexts(game.texts(language), names)
    reasons = _reasons(game, seat, ranked, value, said)
    best = ranked[0]
    label: str = table_module(type(game)).label(best, view, said)
    return Hint(best, moves.index(best) + 1, label, tuple(reasons[:MOST_REASONS]))


def _value_of(game: AnyRoom) -> Value | None:
    path = value_module(game)
    try:
        found: Value = import_module(path).value
    except ModuleNotFoundError as problem:
        if problem.name != path:
            raise
        return None
    return found


def _reasons(game: Game, seat: int, ranked: list[Move], value: Value, said: Texts) -> list[str]:
    """Winning at once, certain points, what the room knows; at least how it compares with the next one."""
    own, room = texts(said.language, "septem.cli"), room_part(type(game), "merits")
    best, view = ranked[0], game.view(seat)
    if len(ranked) == 1:
        return [own.say("cli-hint-only")]
    wins, points = _tried(game, seat, best, ranked[-1], value, room)
    found = [own.say("cli-hint-wins")] if wins else []
    for category, gained in points.items():
        what = said.say(f"category-{category}")
        message = "cli-hint-category" if said.has(f"category-{category}") else "cli-hint-points"
        found.append(own.say(message, {"what": what, "points": gained}))
    if room is not None:
        found += room.merits(best, view, game.explain(seat), said)
    found = list(dict.fromkeys(found)) or [own.say("cli-hint-best")]
    others = [move for move in ranked[1:] if _idea(move) != _idea(best)]
    if not others:
        return found
    next_best: str = table_module(type(game)).label(others[0], view, said)
    return [*found[: MOST_REASONS - 1], own.say("cli-hint-next", {"move": next_best})]


def _idea(move: Move) -> Json:
    """What a move does, however it is paid."""
    return {key: value for key, value in move.data.items() if key not in PAYMENT}


# ---- trying it ---------------------------------------------------------------------------------
def _tried(game: Game, seat: int, best: Move, worst: Move, value: Value, room: Any) -> tuple[bool, Standing]:
    """Whether the move wins at once, and the points it brings in every game that fits the view.

    What the worst-looking move would bring as well is no reason for the best one.
    """
    view = game.view(seat)
    worlds = [type(game).sample(view, Rng(number)) for number in range(WORLDS)]
    wins, gains = True, []
    for world in worlds:
        before = _standing(world, seat, room)
        after, other = _after(world, seat, best, value), _after(world, seat, worst, value)
        wins = wins and after.result is not None and after.result.winners == (seat,)
        gains.append(_gained(_standing(after, seat, room), before, _standing(other, seat, room)))
    certain = {name: min(gain.get(name, 0) for gain in gains) for name in gains[0]}
    return wins, {name: points for name, points in certain.items() if points > 0}


def _standing(game: Game, seat: int, room: Any) -> Standing:
    if room is not None:
        found: Standing = room.standing(game, seat)
        return found
    return {"points": game.state.scores()[seat]}


def _gained(after: Standing, before: Standing, other: Standing) -> Standing:
    return {name: min(points - before[name], points - other[name]) for name, points in after.items()}


def _after(world: Game, seat: int, move: Move, value: Value) -> Game:
    """The world once the move has taken effect; whoever else has to choose does what helps least."""
    game = world.copy()
    phase = game.phase_number
    game.play(seat, move.notation)
    while game.phase_number == phase and not game.over:
        other = game.to_act[0]
        game.play(other, _ranked(game, other, value)[-1])
    return game


def _ranked(game: Game, seat: int, value: Value) -> list[Move]:
    """The legal moves, the one that looks best first."""
    view = game.view(seat)
    return sorted(game.legal(seat), key=lambda move: -value(view, move))
