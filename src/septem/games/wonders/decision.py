"""What a seat has to decide now: the facts that its moves, refusals and reasons have in common, each asked once."""

from __future__ import annotations

from functools import cached_property

from septem.games.wonders.codes import HOW, PHASES
from septem.games.wonders.dumps import Dump
from septem.games.wonders.engine import WondersState
from septem.games.wonders.explain import payment
from septem.games.wonders.model import How, Payment, Phase
from septem.games.wonders.moves import card_of
from septem.games.wonders.purchases import Market, market
from septem.games.wonders.tables import CARD_IDS, ONCE_PER_AGE


class Decision:
    """The open decision of a seat that is to act."""

    def __init__(self, state: WondersState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.situation = state.situation()
        self.phase: Phase = PHASES[self.situation["phase"]]
        self.city = seat if self.phase == "choose_side" else state.city_of(seat)
        self.free_city = self.city >= state.seat_count()
        self._how: dict[int, How] = {}
        self._payments: dict[tuple[int, int, int], Payment] = {}

    @cached_property
    def edition(self) -> int:
        """Index of the edition in the tables."""
        return int(self.state.setup()["edition"])

    @cached_property
    def lying(self) -> Dump:
        """What lies in the city that is decided for."""
        return self.state.city(self.city)

    @cached_property
    def coins(self) -> int:
        """Its treasury."""
        return int(self.lying["coins"])

    @cached_property
    def stage(self) -> int:
        """The number of its next stage."""
        return int(self.lying["stages"]) + 1

    @property
    def has_power(self) -> bool:
        """Whether it has the build that is free once in an age, used or not (SW-77)."""
        return bool(self.lying["powers"] & ONCE_PER_AGE)

    @cached_property
    def stage_row(self) -> int:
        """The row of its next stage, -1 if the wonder is complete."""
        return self.state.next_stage_row(self.city)

    @cached_property
    def market(self) -> Market:
        """What it makes and can buy."""
        left, right = self.lying["neighbours"]
        return market(self.edition, self.lying, self.state.city(left), self.state.city(right))

    @cached_property
    def cards(self) -> list[int]:
        """Different cards that can be used; one sealed for the own city is spent (SW-92)."""
        if self.phase == "seventh_card":
            return [self.state.seventh()]
        hand = self.state.hand_of(self.seat)
        if self.free_city:
            hand.remove(card_of(self.state.sealed_code(self.seat)))
        return list(dict.fromkeys(hand))

    def number(self, card: str) -> int:
        """The number of a card."""
        return CARD_IDS[self.edition].index(card)

    def how(self, card: int) -> How:
        """How a card would be built without the power."""
        if card not in self._how:
            self._how[card] = HOW[self.state.how_to_build(self.city, card)]
        return self._how[card]

    def payment(self, row: int, left: int, right: int) -> Payment:
        """What a split buys; for a stage it is the same with every marker."""
        key = row, left, right
        if key not in self._payments:
            self._payments[key] = payment(self.market, row, left, right)
        return self._payments[key]
