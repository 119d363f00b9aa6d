"""`h`: the move that looks best, with reasons a person can check at the table.

The order of the moves comes from the engine's weights, as the greedy bot takes them. The reasons come from the engine
too: the move is tried in games that fit what the seat knows, and only what comes true in all of them is told. The
`merits` of a game's screen add the points by category and what else speaks for a move.
"""

from typing import NamedTuple

from septem.cli.screens import AnyScreen, screen_of
from septem.cli.show import AnyMove, Names, TableTexts
from septem.core import begin
from septem.core.game import AnyGame
from septem.core.interchange import as_data
from septem.core.rng import Rng
from septem.core.texts import Texts, texts
from septem.search.policy import Policy

WORLDS = 12
"""So many games are tried; what depends on a hidden card will not come true in all of them."""
MOST_REASONS = 4
PAYMENT = ("left", "right", "buy", "payment")
Standing = dict[str, int]


class Hint(NamedTuple):
    """A move with its number in the list, in words, and what speaks for it."""

    move: AnyMove
    number: int
    label: str
    reasons: tuple[str, ...]


def hint(game: AnyGame, seat: int, language: str, names: Names = ()) -> Hint | None:
    """What to do now and why; None if there is nothing to decide or nobody to ask."""
    moves, view = game.legal(seat), game.view(seat)
    if not moves:
        return None
    ranked = _ranked(game, seat)
    said = TableTexts(game.texts(language), names)
    reasons = _reasons(game, seat, ranked, said)
    best = ranked[0]
    label = screen_of(game.room).table.label(best, view, said)
    return Hint(best, moves.index(best) + 1, label, tuple(reasons[:MOST_REASONS]))


def _reasons(game: AnyGame, seat: int, ranked: list[AnyMove], said: Texts) -> list[str]:
    """Winning at once, certain points, what the room knows; at least how it compares with the next one."""
    own, screen = texts(said.language, "septem.cli"), screen_of(game.room)
    best, view = ranked[0], game.view(seat)
    if len(ranked) == 1:
        return [own.say("cli-hint-only")]
    wins, points = _tried(game, seat, best, ranked[-1], screen)
    found = [own.say("cli-hint-wins")] if wins else []
    for category, gained in points.items():
        what = said.say(f"category-{category}")
        message = "cli-hint-category" if said.has(f"category-{category}") else "cli-hint-points"
        found.append(own.say(message, {"what": what, "points": gained}))
    if screen.merits is not None:
        found += screen.merits.merits(best, view, game.explain(seat), said)
    found = list(dict.fromkeys(found)) or [own.say("cli-hint-best")]
    others = [move for move in ranked[1:] if _idea(move) != _idea(best)]
    if not others:
        return found
    next_best = screen.table.label(others[0], view, said)
    return [*found[: MOST_REASONS - 1], own.say("cli-hint-next", {"move": next_best})]


def _idea(move: AnyMove) -> dict[str, object]:
    """What a move does, however it is paid."""
    return {key: value for key, value in as_data(move.data).items() if key not in PAYMENT}


# ---- trying it ---------------------------------------------------------------------------------
def _tried(game: AnyGame, seat: int, best: AnyMove, worst: AnyMove, screen: AnyScreen) -> tuple[bool, Standing]:
    """Whether the move wins at once, and the points it brings in every game that fits the view.

    What the worst-looking move would bring as well is no reason for the best one.
    """
    view = game.view(seat)
    worlds = [begin.sample(game.room, view, Rng(number)) for number in range(WORLDS)]
    wins, gains = True, []
    for world in worlds:
        before = _standing(world, seat, screen)
        after, other = _after(world, seat, best), _after(world, seat, worst)
        wins = wins and after.result is not None and after.result.winners == (seat,)
        gains.append(_gained(_standing(after, seat, screen), before, _standing(other, seat, screen)))
    certain = {name: min(gain.get(name, 0) for gain in gains) for name in gains[0]}
    return wins, {name: points for name, points in certain.items() if points > 0}


def _standing(game: AnyGame, seat: int, screen: AnyScreen) -> Standing:
    if screen.merits is not None:
        return screen.merits.standing(game, seat)
    return {"points": game.state.scores()[seat]}


def _gained(after: Standing, before: Standing, other: Standing) -> Standing:
    return {name: min(points - before[name], points - other[name]) for name, points in after.items()}


def _after(world: AnyGame, seat: int, move: AnyMove) -> AnyGame:
    """The world once the move has taken effect; whoever else has to choose does what helps least."""
    game = world.copy()
    step = game.step
    game.play(seat, move.notation)
    while game.step == step and not game.over:
        other = game.to_act[0]
        game.play(other, _ranked(game, other)[-1])
    return game


def _ranked(game: AnyGame, seat: int) -> list[AnyMove]:
    """The legal moves, the one that looks best first."""
    weights = dict(Policy().weighed(game.state, seat))
    return sorted(game.legal(seat), key=lambda move: -weights[move.code])
