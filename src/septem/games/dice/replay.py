"""From the beginning of a round to a state in the middle of it: moves that lead there, found by trying.

A turn is a chain of crosses, and nothing in a state says in which order they were made. But only boxes and bonuses that
are crossed now can be part of it, and seats do not meet before the round ends, so the search is short.
"""

from __future__ import annotations

from typing import cast

from septem.core.errors import BadCall
from septem.games.dice.dumps import Dump
from septem.games.dice.engine import DiceState

MOST_TRIES = 100_000


def replayed(start: DiceState, wanted: DiceState) -> list[tuple[int, int]]:
    """Seats and codes of all turns that have begun."""
    found: list[tuple[int, int]] = []
    for seat in range(wanted.seat_count()):
        found += [(seat, code) for code in _Turn(seat, wanted.dump_of(seat)).moves(start)]
    return found


class _Turn:
    """The search for the moves of one seat."""

    def __init__(self, seat: int, wanted: Dump) -> None:
        self.seat = seat
        self.wanted = wanted
        self.tried: set[str] = set()

    def moves(self, start: DiceState) -> list[int]:
        """The moves from the beginning of the round."""
        if start.dump_of(self.seat) == self.wanted:
            return []
        found = self._after(start)
        if found is None:
            raise BadCall("state", f"the turn of seat {self.seat} cannot be written down")
        return found

    def _after(self, state: DiceState) -> list[int] | None:
        for code in state.legal_codes(self.seat):
            child = cast(DiceState, state.copy())
            child.play_code(self.seat, code)
            board = child.dump_of(self.seat)
            if board == self.wanted:
                return [code]
            if self._may_lead_there(board):
                found = self._after(child)
                if found is not None:
                    return [code, *found]
        return None

    def _may_lead_there(self, board: Dump) -> bool:
        """Whether nothing is crossed that must not be, and this was not tried before."""
        wanted = self.wanted
        if board["crossed"] & ~wanted["crossed"] or board["bonuses"] & ~wanted["bonuses"] or not board["owed"]:
            return False
        key = repr((board["crossed"], board["bonuses"], board["coins"], board["owed"], board["attacks"]))
        if key in self.tried or len(self.tried) > MOST_TRIES:
            return False
        self.tried.add(key)
        return True
