"""Moves tried out: in games that fit what a seat knows, all moves in the same ones, to see what comes of each.

What holds in all of these games can be told to the player; what depends on a hidden card will not hold in all.
"""

from typing import Any

from septem.core.advice import Gains, Trial, Weighed
from septem.core.model import Move
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State
from septem.search.policy import Policy

WORLDS = 8
TRIAL_STREAM = 31

AnyMove = Move[Any, Any]
AnyTrial = Trial[Any, Any, Any]


class Trials:
    """The moves of one decision; each is tried once in every world."""

    def __init__(self, room: AnyRoom, state: State, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.worlds = [self._redrawn(state, number) for number in range(WORLDS)]
        self._policy = Policy()
        self._found: dict[int, list[AnyTrial]] = {}

    def _redrawn(self, state: State, number: int) -> State:
        world = state.copy()
        world.redraw(self.seat, number)
        return world

    def of(self, move: AnyMove) -> list[AnyTrial]:
        """The move in every world."""
        if move.code not in self._found:
            self._found[move.code] = [self._tried(world, move, n) for n, world in enumerate(self.worlds)]
        return self._found[move.code]

    def _tried(self, world: State, move: AnyMove, number: int) -> AnyTrial:
        after = world.copy()
        self._play(after, move, number)
        told = self.room.told(after.keep_journal().rows(), world, after)
        seen = [event for one in told if (event := one.seen_by(self.seat)) is not None]
        return Trial(self.seat, move, world, after, tuple(seen), self._weigh)

    def _play(self, state: State, move: AnyMove, number: int) -> None:
        """The move, and what it takes until it has an effect."""
        phase, rng = state.phases(), Rng(number, TRIAL_STREAM)
        journal = state.keep_journal()
        state.play_code(self.seat, move.code)
        while state.phases() == phase and not state.finished():
            if self.seat in state.acting() and journal.rows():
                return  # it shows already, and the rest is a decision of its own
            self._go_on(state, rng)

    def _go_on(self, state: State, rng: Rng) -> None:
        """The seat goes on as looks best; the others choose anything, the same whatever the seat has chosen."""
        acting = state.acting()
        if self.seat in acting:
            state.play_code(self.seat, self._policy.best(state, self.seat))
        else:
            codes = state.legal_codes(acting[0])
            state.play_code(acting[0], codes[rng.below(len(codes))])

    def _weigh(self, state: State, seat: int) -> Weighed:
        return self._policy.weighed(state, seat)

    # ---- points --------------------------------------------------------------------------------
    def gains(self, move: AnyMove) -> list[Gains]:
        """What the move changes in the seat's points by category, in every world."""
        return [self._gained(trial) for trial in self.of(move)]

    def _gained(self, trial: AnyTrial) -> Gains:
        before = self.room.score(trial.before, self.seat)
        return {name: points - before[name] for name, points in self.room.score(trial.after, self.seat).items()}

    # ---- sudden ends ---------------------------------------------------------------------------
    def wins(self, move: AnyMove) -> bool:
        """Whether the move wins at once in every world."""
        return all(trial.after.finished() and _first_alone(trial.after, self.seat) for trial in self.of(move))

    def loses(self, move: AnyMove) -> bool:
        """Whether the move ends the game in every world and somebody else has won."""
        return all(trial.after.finished() and trial.after.ranks()[self.seat] > 1 for trial in self.of(move))

    def lost_by(self, move: AnyMove) -> list[str | None]:
        """In every world the sudden end by which somebody else can win right after the move, if there is one."""
        if not self.room.sudden_ends:
            return [None] * WORLDS
        return [self._lost_by(trial.after) for trial in self.of(move)]

    def lost_at_first_sight(self, move: AnyMove) -> str | None:
        """The same in the first world alone, for a quick look at many moves."""
        after = self.worlds[0].copy()
        self._play(after, move, 0)
        return self._lost_by(after)

    def _lost_by(self, state: State) -> str | None:
        for other in state.acting():
            if other != self.seat and (end := self._won_at_once(state, other)) is not None:
                return end
        return None

    def _won_at_once(self, state: State, seat: int) -> str | None:
        """The sudden end by which a seat can win with one move."""
        for code in state.legal_codes(seat):
            after = state.copy()
            after.play_code(seat, code)
            if after.finished() and after.ranks()[seat] == 1:
                end = self.room.ending(after)
                if end in self.room.sudden_ends:
                    return end
        return None

    def threat(self, move: AnyMove) -> str | None:
        """The sudden end by which the seat can win next, whatever most answers are; in every world."""
        if not self.room.sudden_ends:
            return None
        found = [self._threat(trial.after) for trial in self.of(move)]
        return found[0] if all(found) else None

    def _threat(self, state: State) -> str | None:
        """The usual sudden end of the seat's next move, if at least half of the answers leave it one."""
        acting = state.acting()
        if len(acting) != 1 or acting[0] == self.seat:
            return None
        ends = []
        codes = state.legal_codes(acting[0])
        for code in codes:
            after = state.copy()
            after.play_code(acting[0], code)
            if self.seat in after.acting() and (end := self._won_at_once(after, self.seat)) is not None:
                ends.append(end)
        return ends[0] if 2 * len(ends) >= len(codes) else None


def _first_alone(state: State, seat: int) -> bool:
    ranks = state.ranks()
    return ranks[seat] == 1 and ranks.count(1) == 1
