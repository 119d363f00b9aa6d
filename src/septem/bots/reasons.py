"""Why a move is good, and why not: reasons a person can check at the table, from the engine and the game's own merits.

Only what comes true in all games that fit the seat's knowledge is told (D-26); the one exception says "may".
"""

from collections.abc import Sequence
from functools import cached_property

from septem.bots.trials import WORLDS, AnyMove, Trials
from septem.core.advice import Merit

MUCH = 3
"""So many points in a category are told before what the game has to say."""
MOST = 3
"""Reasons told of a move."""
TOLD = 0.01
"""A difference in the chance to win that is worth a word."""
ONLY = Merit("merit-only")


class Reasons:
    """Reasons for the moves of one decision. `listed` are those compared, the best first; `legal` all there are."""

    def __init__(self, trials: Trials, listed: Sequence[AnyMove], legal: Sequence[AnyMove]) -> None:
        self._trials = trials
        self._listed = list(listed)
        self._legal = list(legal)
        self._anyway = self._points_anyway()

    def of(self, move: AnyMove, instead: AnyMove, ahead: float = 0.0) -> tuple[Merit, ...]:
        """Why this move and not the other; `ahead` is how much better the chance to win is."""
        if len(self._legal) == 1:
            return (ONLY,)
        if move.code == instead.code:
            return ()
        found, theirs = self.all_of(move, instead), self.all_of(instead, move)
        kept = _chosen(found, theirs)
        if any(not merit.against for merit in kept) or ahead < TOLD:
            return kept
        return (Merit("merit-better", {"percent": round(100 * ahead)}), *kept[: MOST - 1])

    def all_of(self, move: AnyMove, instead: AnyMove) -> list[Merit]:
        """All there is to say, the most telling first."""
        points = self._points(move)
        many = [merit for merit in points if self._is_much(merit)]
        found = [*self._ends(move), *many, *self._of_room(move, instead), *points]
        return [merit for at, merit in enumerate(found) if merit not in found[:at]]

    # ---- the end of the game -------------------------------------------------------------------
    def _ends(self, move: AnyMove) -> list[Merit]:
        """Victory and defeat, now or with the next move."""
        if self._trials.wins(move):
            return [Merit("merit-wins")]
        if self._trials.loses(move):
            return [Merit("merit-loses", against=True)]
        ends = [end for end in self._trials.lost_by(move) if end is not None]
        if ends:
            certain = len(ends) == WORLDS
            return [Merit("merit-lets-win" if certain else "merit-risks", {"end": ends[0]}, against=True)]
        found = []
        if self._danger is not None:
            found.append(Merit("merit-stops", {"end": self._danger}))
        if (threat := self._trials.threat(move)) is not None:
            found.append(Merit("merit-threatens", {"end": threat}))
        return found

    @cached_property
    def _danger(self) -> str | None:
        """The sudden end that at least half of all legal moves let somebody else have."""
        if not self._trials.room.sudden_ends:
            return None
        losing = [move for move in self._legal if self._trials.lost_at_first_sight(move) is not None]
        if 2 * len(losing) < len(self._legal):
            return None
        ends = [found[0] for move in losing if all(found := self._trials.lost_by(move))]
        return ends[0] if 2 * len(ends) >= len(self._legal) else None

    # ---- points --------------------------------------------------------------------------------
    def _points_anyway(self) -> list[dict[str, int]]:
        """What every listed move brings, in each world: no reason for any of them."""
        found: list[dict[str, int]] = []
        gains = [self._trials.gains(move) for move in self._listed]
        for number in range(WORLDS if len(gains) > 1 else 0):
            rows = [gain[number] for gain in gains]
            found.append({name: max(0, min(row[name] for row in rows)) for name in rows[0]})
        return found

    def _points(self, move: AnyMove) -> list[Merit]:
        """Points that the move brings for certain, by category, the most first."""
        gains = self._trials.gains(move)
        anyway = self._anyway or [{}] * WORLDS
        certain = {
            name: min(gain[name] - less.get(name, 0) for gain, less in zip(gains, anyway, strict=True))
            for name in gains[0]
        }
        ordered = sorted(certain.items(), key=lambda one: -one[1])
        return [_points_merit(name, points) for name, points in ordered if points > 0]

    @staticmethod
    def _is_much(merit: Merit) -> bool:
        points = merit.args["points"]
        return isinstance(points, int) and points >= MUCH

    # ---- what the game says --------------------------------------------------------------------
    def _of_room(self, move: AnyMove, instead: AnyMove) -> list[Merit]:
        pairs = zip(self._trials.of(move), self._trials.of(instead), strict=True)
        first, *others = [self._trials.room.merits(tried, other) for tried, other in pairs]
        return [merit for merit in first if all(merit in found for found in others)]


def _points_merit(category: str, points: int) -> Merit:
    if category == "points":
        return Merit("merit-total", {"points": points})
    return Merit("merit-points", {"category": category, "points": points})


def _chosen(found: list[Merit], theirs: list[Merit]) -> tuple[Merit, ...]:
    """What tells the move from the other one comes first; the last word is what speaks against it."""
    ordered = [merit for merit in found if merit not in theirs] + [merit for merit in found if merit in theirs]
    cons = [merit for merit in ordered if merit.against and merit not in theirs]
    pros = [merit for merit in ordered if not merit.against]
    kept = pros[: MOST - min(1, len(cons))]
    return (*kept, *cons[: MOST - len(kept)])
