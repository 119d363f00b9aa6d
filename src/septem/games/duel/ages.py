# cython: auto_pickle=False
# ruff: noqa: ERA001
"""How turns and ages follow each other: the draft, extra turns, who begins an age, the end."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import zeros
from septem.games.duel import tables
from septem.games.duel.tables import GROUP
from septem.games.duel.turn import Turn

if not cython.compiled:
    from septem.core.rng import shuffle
    from septem.games.duel.cities import BIT
    from septem.games.duel.structure import WONDERS
    from septem.games.duel.turn import (
        CIVILIAN,
        DRAFT,
        MAIN,
        STARTER,
        TOLD_AGE,
        TOLD_BEGINS,
        TOLD_DRAFT,
        TOLD_EXTRA_TURN,
        TOLD_GROUP,
    )

COMPILED = bool(cython.compiled)
DRAFT_BY_SECOND = tables.DRAFT_BY_SECOND  # a C array when compiled
PICKS = 8


class Ages(Turn):
    """The course of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.given = zeros(2)  # option: bits of the wonders each seat gets, 0 for a draft
        self.centre_chooses = 0  # option, DU-54
        self.first_wanted = -1  # option, -1 for random
        self.first = 0
        self.picks = 0
        self.group = 0  # bits of wonders on offer in the draft
        self.later_group = 0

    # ---- the draft -----------------------------------------------------------------------------
    def give_wonders(self) -> None:
        """No draft (DU-14)."""
        for seat in range(2):
            for wonder in range(WONDERS):
                if self.given[seat] & BIT[wonder]:
                    self.add_unbuilt(seat, wonder)
        self.picks = PICKS
        self.start_age(1)
        self.begin_turn(self.first)

    def deal_wonders(self) -> None:
        """Two groups of four for the draft, the rest stays in the box (DU-11, DU-12)."""
        for i in range(WONDERS):
            self.pool[i] = i
        shuffle(self.deal_stream, self.pool, WONDERS)
        for i in range(GROUP):
            self.group |= BIT[self.pool[i]]
            self.later_group |= BIT[self.pool[GROUP + i]]
        self.next_pick()

    def next_pick(self) -> None:
        """Open the next decision of the draft, or Age I when it is over (DU-12, DU-15)."""
        if self.picks == PICKS:
            self.start_age(1)
            self.begin_turn(self.first)
            return
        if not self.group:
            self.group = self.later_group
            self.later_group = 0
            self.note(TOLD_GROUP, self.group, 0, 0, 0, 0)
        self.decision = DRAFT
        self.actor = 1 - self.first if DRAFT_BY_SECOND[self.picks] else self.first
        self.active = self.actor

    def draft(self, wonder: int) -> None:
        """Take a wonder; the last one of a group follows by itself (DU-13)."""
        self.note(TOLD_DRAFT, self.actor, wonder, 0, 0, 0)
        self.add_unbuilt(self.actor, wonder)
        self.group &= ~BIT[wonder]
        self.picks += 1
        if self.picks % GROUP == GROUP - 1:
            self.next_pick()
            for last in range(WONDERS):
                if self.group & BIT[last]:
                    self.draft(last)
                    return
        self.next_pick()

    def redeal_wonders(self, stream: list[int]) -> None:
        """Draw the second group anew while it is unseen."""
        seen = self.group
        for seat in range(2):
            for i in range(self.unbuilt_count[seat]):
                seen |= BIT[self.unbuilt[seat][i]]
        count = 0
        for wonder in range(WONDERS):
            if not seen & BIT[wonder]:
                self.pool[count] = wonder
                count += 1
        shuffle(stream, self.pool, count)
        self.later_group = 0
        for i in range(GROUP):
            self.later_group |= BIT[self.pool[i]]

    # ---- turns, ages, end ----------------------------------------------------------------------
    def finish_turn(self) -> None:
        """Steps 6 and 7: reveal, then extra turn, next player or end of the age (DU-48 to DU-52)."""
        if self.available_count == 0:
            self.end_age()
            return
        if self.uncovered:
            self.reveal()
        if self.extra_turn:
            self.note(TOLD_EXTRA_TURN, self.active, 0, 0, 0, 0)
            self.begin_turn(self.active)
        else:
            self.begin_turn(1 - self.active)

    def begin_turn(self, seat: int) -> None:
        """Open the main decision."""
        self.active = seat
        self.actor = seat
        self.extra_turn = 0
        self.decision = MAIN

    def start_age(self, age: int) -> None:
        """Deal the structure of an age."""
        self.begin_age(age)
        self.note(TOLD_AGE, age, 0, 0, 0, 0)

    def end_age(self) -> None:
        """The next age is seen before its starter is chosen (DU-53, DU-54)."""
        self.extra_turn = 0  # DU-50
        if self.age == 3:
            self.finish_game(CIVILIAN, -1)
            return
        self.start_age(self.age + 1)
        if self.pawn == 0 and not self.centre_chooses:
            self.note(TOLD_BEGINS, self.active, 0, 0, 0, 0)
            self.begin_turn(self.active)
            return
        if self.pawn > 0:
            self.actor = 1
        elif self.pawn < 0:
            self.actor = 0
        else:
            self.actor = self.active
        self.decision = STARTER
