"""A game looked back on: chances step by step, what each decision cost, and what would have been better.

Every decision is judged from the view of the seat that made it, as it was then: luck is no mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from septem.bots.advice import Adviser, Decision
from septem.bots.from_state import state_of
from septem.bots.thinking import Budget, Line
from septem.core import advice
from septem.core.advice import AnyReview, Chances, Mistake, Review, SeatReview, TurningPoint
from septem.core.game import AnyGame

USUAL_MS = 50
GUIDED_GAMES = 300
"""Games by which moves are compared that the search hardly tried."""
UNTOLD = 0.02
"""What is lost below this is no more than the search may err."""
MISTAKE, BLUNDER = 0.08, 0.18
"""Of the chance to win."""
MOST_MISTAKES = 3
"""Of each seat."""
TURN = 0.15
"""A change of the chances that makes a turning point."""
MOST_TURNS = 6
HOPELESS = 0.02
"""Who has less has nothing to lose."""


class Judged(NamedTuple):
    """A decision of the game and what was found out about it."""

    told: advice.Decision[Any]
    decision: Decision
    lines: list[Line]


class Reviewer:
    """Plays a recorded game again and looks at every step."""

    def __init__(self, start: AnyGame, moves: Sequence[tuple[int, str]], adviser: Adviser) -> None:
        self._game = start
        self._moves = moves
        self._adviser = adviser
        self._chances: list[Chances] = []
        self._judged: list[Judged] = []
        self._open: dict[int, tuple[Decision, list[Line]]] = {}

    def run(self) -> AnyReview:
        """The whole game."""
        step = -1
        for number, (seat, text) in enumerate(self._moves, 1):
            if self._game.step != step:
                step = self._game.step
                self._begin_step(number - 1)
            self._judge(number, seat, text)
            self._game.play(seat, text)
        self._end()
        return self._review()

    # ---- step by step --------------------------------------------------------------------------
    def _begin_step(self, made: int) -> None:
        """Everybody who has to decide thinks about it, before anybody has."""
        self._open = {seat: self._thought(seat) for seat in self._game.to_act}
        alone = len(self._open) == 1 and self._game.players > 1
        if alone and all(len(decision.legal) == 1 for decision, _ in self._open.values()):
            return  # nothing to decide, so nothing changes
        self._chances.append(Chances(self._game.step, made, self._estimated()))

    def _thought(self, seat: int) -> tuple[Decision, list[Line]]:
        decision = Decision(self._game.room, self._game.view(seat))
        return decision, self._adviser.lines(decision)

    def _estimated(self) -> tuple[float, ...]:
        """The chances of all seats, see `Chances`."""
        found = {seat: self._adviser.chance(one, lines, lines[0]) for seat, (one, lines) in self._open.items()}
        rest = max(0.0, 1.0 - sum(found.values()))
        waiting = [seat for seat in range(self._game.players) if seat not in found]
        shares = [self._waiting(seat) if len(waiting) > 1 else 1.0 for seat in waiting]
        for seat, share in zip(waiting, shares, strict=True):
            found[seat] = rest * share / sum(shares) if sum(shares) else rest / len(waiting)
        return _adding_up([found[seat] for seat in range(self._game.players)])

    def _waiting(self, seat: int) -> float:
        state, _ = state_of(self._game.room, self._game.view(seat))
        return self._adviser.waiting(state, seat)

    def _judge(self, number: int, seat: int, text: str) -> None:
        """What the move cost; the first decision of a seat on this step has been thought about already."""
        decision, lines = self._open.pop(seat) if seat in self._open else self._thought(seat)
        if len(decision.legal) == 1:
            return
        played = next(move for move in decision.legal if move.notation == text)
        best = self._adviser.ranked(decision, lines, lines[0].code, 1)
        win = self._adviser.ranked(decision, lines, played.code, 0).win
        told = advice.Decision(
            number=number,
            step=self._game.step,
            seat=seat,
            choices=len(decision.legal),
            played=played,
            best=best.move,
            win_played=win,
            win_best=best.win,
            loss=max(0.0, best.win - win),
        )
        self._judged.append(Judged(told, decision, lines))

    def _end(self) -> None:
        """The result is the last word."""
        result = self._game.result
        if result is not None:
            chances = [float(seat in result.winners) for seat in range(self._game.players)]
            self._chances.append(Chances(self._game.step, len(self._moves), _adding_up(chances)))

    # ---- summing up ----------------------------------------------------------------------------
    def _review(self) -> AnyReview:
        decisions = tuple(one.told for one in self._judged)
        by_loss = sorted(self._judged, key=lambda one: (-one.told.loss, one.told.number))
        seats = range(self._game.players)
        own = [[one for one in by_loss if one.told.seat == seat][:MOST_MISTAKES] for seat in seats]
        worst = [one for one in by_loss if any(one in several for several in own)]
        return Review(
            game=self._game.room.id,
            players=self._game.players,
            by=self._adviser.by,
            iterations=self._adviser.iterations,
            chances=tuple(self._chances),
            decisions=decisions,
            turning_points=turning_points(self._chances),
            mistakes=tuple(self._mistake(one) for one in worst if one.told.loss >= MISTAKE),
            seats=tuple(seat_review(seat, decisions) for seat in range(self._game.players)),
        )

    def _mistake(self, judged: Judged) -> Mistake[Any]:
        """What would have been better, and why."""
        told, decision, lines = judged
        better = self._adviser.ranked(decision, lines, told.best.code, 1)
        place = next((at for at, line in enumerate(lines, 1) if line.code == told.played.code), len(lines) + 1)
        played = self._adviser.ranked(decision, lines, told.played.code, place)
        reasons = self._adviser.reasons(decision, lines, [better, played])
        return Mistake(
            decision=told,
            better=self._adviser.detailed(decision, better, played, reasons),
            played=self._adviser.detailed(decision, played, better, reasons),
        )


def turning_points(chances: Sequence[Chances]) -> tuple[TurningPoint, ...]:
    """The steps that changed most, in their order; of each the seat whose chance changed most."""
    found = []
    for before, after in pairwise(chances):
        changes = [abs(new - old) for old, new in zip(before.chances, after.chances, strict=True)]
        seat = changes.index(max(changes))
        if changes[seat] >= TURN:
            old, new = before.chances[seat], after.chances[seat]
            found.append(TurningPoint(before.step, seat, old, new, before.moves + 1, after.moves))
    largest = sorted(found, key=lambda one: -abs(one.after - one.before))[:MOST_TURNS]
    return tuple(sorted(largest, key=lambda one: one.step))


def seat_review(seat: int, decisions: Sequence[advice.Decision[Any]]) -> SeatReview:
    """How a seat played."""
    own = [one for one in decisions if one.seat == seat]
    many = max(1, len(own))
    kept = [one.win_played / one.win_best if one.win_best > HOPELESS and one.loss > 0 else 1.0 for one in own]
    return SeatReview(
        seat=seat,
        decisions=len(own),
        as_best=sum(one.loss < UNTOLD for one in own),
        mistakes=sum(MISTAKE <= one.loss < BLUNDER for one in own),
        blunders=sum(one.loss >= BLUNDER for one in own),
        accuracy=sum(kept) / many if own else 1.0,
        lost=sum(one.loss for one in own) / many,
    )


def review(start: AnyGame, moves: Sequence[tuple[int, str]], budget: Budget, threads: int, seed: int) -> AnyReview:
    """Look back on the moves made from a beginning; they are legal, which has been checked."""
    adviser = Adviser(start.room, start.players, budget, threads, seed, GUIDED_GAMES)
    return Reviewer(start, moves, adviser).run()


def _adding_up(chances: Sequence[float]) -> tuple[float, ...]:
    """Chances that add up to 1; nobody has any: all the same."""
    total = sum(chances)
    return tuple(one / total for one in chances) if total else tuple(1.0 / len(chances) for _ in chances)
