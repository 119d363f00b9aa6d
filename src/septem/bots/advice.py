"""Advice: the moves of a seat ranked by search, with chances, points and reasons, from what that seat knows alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from septem.bots.from_state import state_of
from septem.bots.reasons import Reasons
from septem.bots.thinking import MOST_ITERATIONS, MOST_MILLISECONDS, MOST_THREADS, Budget, Line, Thinker
from septem.bots.trials import AnyMove, Trials
from septem.core.advice import Advice, AnyAdvice, Merit, RankedMove
from septem.core.errors import BadOption, BadView
from septem.core.game import LARGEST_SEED, AnyGame
from septem.core.model import ViewHead
from septem.core.options import checked_number
from septem.core.room import AnyRoom
from septem.core.state import State
from septem.search.guided import Guided
from septem.search.values_file import shipped

USUAL_MS = 500
LISTED = 5
"""Moves looked into closely, with points and reasons."""
GUIDED_GAMES = 60
"""Games played on from such a move."""
FOLLOWED = 4
"""Games in which a search goes on after a move that was hardly tried."""
FOLLOWED_PART = 16
"""Such a search has so much less time."""
BEST = Merit("merit-best")
FEW_VISITS = 30
"""A move tried less often is compared with the first one in another way."""


class Outcome(NamedTuple):
    """What guided games came to: the share of victories, mean points, mean points ahead of the best other."""

    won: float
    points: float
    margin: float


class Decision:
    """What one seat has to decide: a state drawn to fit its view, and its legal moves."""

    def __init__(self, room: AnyRoom, view: ViewHead) -> None:
        self.room = room
        self.players = view.players
        self.step = view.step
        self.state, self.seat = state_of(room, view)
        self.legal: list[AnyMove] = room.moves(self.state, self.seat, self.state.legal_codes(self.seat))
        self.by_code = {move.code: move for move in self.legal}
        self.outcomes: dict[int, Outcome] = {}
        self.worths: dict[int, float] = {}


class Adviser:
    """Looks at decisions of one game and number of players, one after the other, with one budget."""

    def __init__(
        self,
        room: AnyRoom,
        players: int,
        budget: Budget,
        threads: int = 1,
        seed: int = 0,
        games: int = GUIDED_GAMES,
    ) -> None:
        form, values = room.form_for(players), shipped(room)
        self._thinker = Thinker(room, players, budget, threads, form, values)
        self._follower = Thinker(room, players, part_of(budget), threads, form, values)
        self._guided = Guided()
        self._seed = seed
        self._games = games
        self.by_values = values is not None and form.by_values
        self.iterations = 0
        """So many in all."""

    @property
    def by(self) -> str:
        """Where chances come from."""
        return "values" if self.by_values else "playouts"

    def lines(self, decision: Decision) -> list[Line]:
        """What the search finds out about each move, the best first; nothing is searched if there is one only."""
        found = self._thinker.think(decision.state, decision.seat, self._seed)
        self.iterations += self._thinker.iterations()
        return found

    def ranked(self, decision: Decision, lines: Sequence[Line], code: int, rank: int) -> RankedMove[Any]:
        """One move with its chance; without points and reasons."""
        line = next((one for one in lines if one.code == code), Line(code, 0, 0.0, 0, 0.0, 0.0))
        visits = max(1, sum(one.visits for one in lines))
        win = self.chance(decision, lines, line)
        return RankedMove(rank, decision.by_code[code], win, None, None, line.visits, line.visits / visits)

    def chance(self, decision: Decision, lines: Sequence[Line], line: Line) -> float:
        """The chance to win with a move, see `RankedMove`."""
        first = lines[0]
        if self._is_known(line):
            return self._found(line)
        if not self._is_known(first):  # one move only, hardly any iterations, or no game played to its end
            return self.guided(decision, line.code).won
        lost = self._worth(decision, first.code) - self._worth(decision, line.code)
        return self._found(first) - min(max(lost, 0.0), self._found(first))

    def _is_known(self, line: Line) -> bool:
        """Whether the search has seen enough of a move."""
        return (line.visits if self.by_values else line.ends) >= FEW_VISITS

    def _found(self, line: Line) -> float:
        return (1.0 + line.reward) / 2.0 if self.by_values else line.won

    def guided(self, decision: Decision, code: int) -> Outcome:
        """Victories, points and margin of guided games from a move; the same ones for all moves of a decision."""
        if code not in decision.outcomes:
            found = self._guided.after(decision.state, decision.seat, code, self._games, self._seed)
            decision.outcomes[code] = Outcome(*found)
        return decision.outcomes[code]

    def _worth(self, decision: Decision, code: int) -> float:
        """What a move is worth in comparison: searches of what follows if two play by turns, else guided games."""
        if not self.by_values or decision.players != 2 or len(decision.state.acting()) > 1:
            return self.guided(decision, code).won
        if code not in decision.worths:
            found = [self._followed(decision, code, number) for number in range(FOLLOWED)]
            decision.worths[code] = sum(found) / FOLLOWED
        return decision.worths[code]

    def _followed(self, decision: Decision, code: int, number: int) -> float:
        """The chance of the seat after a move, in one game that fits what it knows."""
        after = decision.state.copy()
        after.redraw(decision.seat, number)
        after.play_code(decision.seat, code)
        while not after.finished():
            actor = after.acting()[0]
            codes = after.legal_codes(actor)
            if len(codes) > 1:
                win = self._found(self._follower.think(after, actor, self._seed)[0])
                self.iterations += self._follower.iterations()
                return win if actor == decision.seat else 1.0 - win
            after.play_code(actor, codes[0])
        return float(after.ranks()[decision.seat] == 1)

    def waiting(self, state: State, seat: int) -> float:
        """The share of guided games that a seat wins which has nothing to decide."""
        return self._guided.from_now(state, seat, self._games, self._seed)[0]

    def detailed(
        self, decision: Decision, ranked: RankedMove[Any], instead: RankedMove[Any], reasons: Reasons
    ) -> RankedMove[Any]:
        """The same move with points and with the reasons for it rather than for another one."""
        found = self.guided(decision, ranked.move.code)
        told = reasons.of(ranked.move, instead.move, ranked.win - instead.win)
        return msgspec.structs.replace(ranked, points=found.points, margin=found.margin, reasons=told)

    def reasons(self, decision: Decision, lines: Sequence[Line], listed: Sequence[RankedMove[Any]]) -> Reasons:
        """Reasons for the listed moves; what even the last one of all would bring is none."""
        compared = [*(one.move for one in listed), decision.by_code[lines[-1].code]]
        return Reasons(Trials(decision.room, decision.state, decision.seat), compared, decision.legal)

    def advice(self, decision: Decision, closely: int = LISTED) -> AnyAdvice:
        """All that was looked into, the first few closely."""
        before = self.iterations
        lines = self.lines(decision)
        seen = [line for at, line in enumerate(lines) if at < closely or self._is_known(line)]
        moves = [self.ranked(decision, lines, line.code, rank) for rank, line in enumerate(seen, 1)]
        reasons = self.reasons(decision, lines, moves[:closely])
        for at, one in enumerate(moves[:closely]):
            instead = moves[1] if at == 0 and len(moves) > 1 else moves[0]
            moves[at] = self.detailed(decision, one, instead, reasons)
        if not moves[0].reasons:
            moves[0] = msgspec.structs.replace(moves[0], reasons=(BEST,))
        return Advice(
            game=decision.room.id,
            players=decision.players,
            seat=decision.seat,
            step=decision.step,
            by=self.by,
            iterations=self.iterations - before,
            left_out=len(decision.legal) - len(moves),
            moves=tuple(moves),
        )


# ---- what callers hand in ------------------------------------------------------------------------
def advise(room: AnyRoom, view: ViewHead, budget: Budget, threads: int, seed: int) -> AnyAdvice:
    """Advice for the seat of a view, which has been checked."""
    check_settings(threads, seed)
    check_owes(view)
    return Adviser(room, view.players, budget, threads, seed).advice(Decision(room, view))


def check_settings(threads: int, seed: int) -> None:
    """Refuse numbers that make no sense."""
    checked_number("threads", threads, 1, MOST_THREADS)
    checked_number("seed", seed, 0, LARGEST_SEED)


def view_of(game: AnyGame, seat: int | None) -> ViewHead:
    """What a seat of a game sees; left out, the one that has to decide."""
    if game.over:
        raise BadOption("game", "is over, there is nothing to decide; `review` looks back on it")
    if seat is None:
        acting = game.to_act
        if len(acting) > 1:
            raise BadOption("seat", f"must be named: {_listed(acting)} all owe a decision")
        seat = acting[0]
    checked_number("seat", seat, 0, game.players - 1)
    view: ViewHead = game.view(seat)
    return view


def check_owes(view: ViewHead) -> None:
    """Refuse a view of somebody who has nothing to decide."""
    if view.seat is None:
        raise BadView("view: a spectator has nothing to decide")
    if view.over:
        raise BadView("view: the game is over, there is nothing to decide")
    if view.seat not in view.to_act:
        raise BadOption("seat", f"{view.seat} owes no decision now; those who do: {_listed(view.to_act)}")


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))


def part_of(budget: Budget) -> Budget:
    """A fraction of a budget, at least the least there is."""
    if budget.iterations:
        return Budget(max(1, budget.iterations // FOLLOWED_PART), 0)
    return Budget(0, max(1, budget.milliseconds // FOLLOWED_PART))


def budget_of(ms: int | None, iterations: int | None, usual: int) -> Budget:
    """How long to think about a decision, as a caller says it; `usual` milliseconds if nothing is said."""
    if iterations is None:
        return Budget(0, checked_number("ms", usual if ms is None else ms, 1, MOST_MILLISECONDS))
    if ms is not None:
        raise BadOption("ms", "is not allowed beside iterations")
    return Budget(checked_number("iterations", iterations, 1, MOST_ITERATIONS), 0)
