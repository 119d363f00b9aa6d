"""Advice as it crosses the border: moves ranked with their chances and reasons, and the review of a whole game.

All of it is said in figures and message ids; `merit_text` puts a reason into words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from septem.core.model import Args, EventData, Move
from septem.core.state import State
from septem.core.texts import Texts, seat_name

StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT", bound=Move[Any, Any])
EventT = TypeVar("EventT", bound=EventData)
PieceT = TypeVar("PieceT")

Weighed = list[tuple[int, int]]
"""Legal moves by code, and how good each looks to its seat, in hundredths of a point."""
Gains = Mapping[str, int]
"""Points by category."""


# ---- reasons -----------------------------------------------------------------------------------
class Merit(msgspec.Struct, frozen=True):
    """Something that speaks for a move, or against it: a message id with its arguments, never a sentence."""

    message: str
    args: Args = {}
    against: bool = False


def merit_text(merit: Merit, said: Texts, seats: Sequence[str] = ()) -> str:
    """A reason in words; `seats` are the names to use for the players."""
    args = {key: _spoken(said, key, value, seats) for key, value in merit.args.items()}
    return said.say(merit.message, args)


def _spoken(said: Texts, key: str, value: Any, seats: Sequence[str]) -> Any:
    """Categories and endings have messages of their own, seats the names of those who sit there."""
    if key in ("category", "end") and said.has(f"{key}-{value}"):
        return said.say(f"{key}-{value}")
    return seat_name(said, key, value, seats)


class Trial(NamedTuple, Generic[StateT, MoveT, EventT]):
    """A move tried in one game that fits what its seat knows: the states around it and what happened.

    Where choices are sealed the others have chosen too, the same whatever the move, unless the move has had its effect
    and its seat has to go on. `weigh` says how good the moves of a seat look that owes a decision.
    """

    seat: int
    move: MoveT
    before: StateT
    after: StateT
    events: tuple[EventT, ...]
    weigh: Callable[[State, int], Weighed]

    def weighed(self, seat: int) -> Weighed:
        """The moves a seat has after this one; none if it has nothing to decide then."""
        return self.weigh(self.after, seat) if seat in self.after.acting() else []


def most_wanted(weighed: Weighed, piece_of: Callable[[int], PieceT | None], least: int) -> PieceT | None:
    """The piece a seat would miss most if it were not there; None if the next best is less than `least` worse."""
    if not weighed:
        return None
    code, highest = max(weighed, key=lambda one: one[1])
    piece = piece_of(code)
    others = [weight for other, weight in weighed if piece_of(other) != piece]
    return piece if others and highest - max(others) >= least else None


# ---- advice ------------------------------------------------------------------------------------
class RankedMove(msgspec.Struct, Generic[MoveT], frozen=True):
    """One move as the search sees it; the first is the one it would play.

    `win` is the chance to win, from 0 to 1. Where the game has learned values it is what the search found the move to
    be worth; elsewhere the share of victories in the games it played out. A move that was hardly tried has the chance
    of the first one, less what it lost against that one in a closer look: where two play by turns with learned values,
    short searches of what follows each of the two; elsewhere guided games.
    `points` and `margin` are means over guided games: own points at the end, and how many ahead of the best other (a
    victory before the end leaves them as they are then). None where the move was not looked into so closely.
    `visits` and `share` say how often the search came this way, in all and of all.
    """

    rank: int
    move: MoveT
    win: float
    points: float | None
    margin: float | None
    visits: int
    share: float
    reasons: tuple[Merit, ...] = ()


class Advice(msgspec.Struct, Generic[MoveT], frozen=True, kw_only=True):
    """What a seat could do now, the best first, from what that seat knows alone.

    `by`: whether the chances come from learned values or from games played out. `left_out`: legal moves that are not
    listed, because they are equal to a listed one, plainly worse, or were hardly tried. The same position, seed and
    number of iterations give the same advice.
    """

    game: str
    players: int
    seat: int
    step: int
    by: str
    iterations: int
    left_out: int
    moves: tuple[RankedMove[MoveT], ...]

    @property
    def best(self) -> RankedMove[MoveT]:
        """The move to play."""
        return self.moves[0]


# ---- reviews -----------------------------------------------------------------------------------
class Chances(msgspec.Struct, frozen=True):
    """How a game stands before a step: the chance of every seat to win. They add up to 1.

    `moves`: how many moves had been made. Seats that decide on this step say what their own search finds, from their
    own view; seats that wait share what is left in proportion to their victories in guided games, each from its own
    view. The last one is the result: a shared victory is shared.
    """

    step: int
    moves: int
    chances: tuple[float, ...]


class Decision(msgspec.Struct, Generic[MoveT], frozen=True):
    """One decision of a game, judged from the view of its seat. `loss` is what it cost of the chance to win.

    `number` counts the moves of the record from 1 on, `choices` the legal moves.
    """

    number: int
    step: int
    seat: int
    choices: int
    played: MoveT
    best: MoveT
    win_played: float
    win_best: float
    loss: float


class Mistake(msgspec.Struct, Generic[MoveT], frozen=True):
    """A decision that cost much: what would have been better, why, and what speaks against the move played."""

    decision: Decision[MoveT]
    better: RankedMove[MoveT]
    played: RankedMove[MoveT]


class TurningPoint(msgspec.Struct, frozen=True):
    """A step on which the chances of a seat changed much. `first` and `last` are the moves of that step."""

    step: int
    seat: int
    before: float
    after: float
    first: int
    last: int


class SeatReview(msgspec.Struct, frozen=True):
    """How a seat played. `decisions` had a choice; `as_best`: in how many nothing was lost to speak of.

    `accuracy`: which part of its chance to win the seat kept at a decision, on average, from 0 to 1.
    `lost`: what a decision cost of the chance to win, on average.
    """

    seat: int
    decisions: int
    as_best: int
    mistakes: int
    blunders: int
    accuracy: float
    lost: float


class Review(msgspec.Struct, Generic[MoveT], frozen=True, kw_only=True):
    """A whole game looked back on."""

    game: str
    players: int
    by: str
    iterations: int
    chances: tuple[Chances, ...]
    decisions: tuple[Decision[MoveT], ...]
    turning_points: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake[MoveT], ...]
    seats: tuple[SeatReview, ...]


AnyAdvice = Advice[Any]
AnyReview = Review[Any]
