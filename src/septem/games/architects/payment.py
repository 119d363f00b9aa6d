"""What the active seat can build and with which cards (AR-20 to AR-25)."""

from septem.core.state import zeros
from septem.core.tables import filled
from septem.games.architects import prices, tables
from septem.games.architects.codes import BUILD_CODE, STAGE_STEP
from septem.games.architects.ledger import Ledger
from septem.games.architects.prices import (
    ENGINEERED,
    ENGINEERED_DOUBLED,
    GUARD,
    LONGEST,
    NORMAL,
    NORMAL_DOUBLED,
    PAYING_KINDS,
    WORTH_CAP,
)
from septem.games.architects.tables import COIN, ECONOMY_BIT, ENGINEERING_BIT

CANDIDATES = [filled(candidates, LONGEST) for candidates in prices.CANDIDATES]

AVAILABLE = tables.AVAILABLE
BIT = tables.BIT
BUYS_ANY = prices.BUYS_ANY
BUYS_DIFFERENT = prices.BUYS_DIFFERENT
BUYS_IDENTICAL = prices.BUYS_IDENTICAL
GREY_PAID = prices.GREY_PAID
PACKED = prices.PACKED
STRETCH_END = prices.STRETCH_END


class Payment(Ledger):
    """The table plus the list of moves being written."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.moves = zeros(240)

    def ready(self, bit: int) -> int:
        """1 if the active seat holds this token and has not used it this turn (AR-40)."""
        return 1 if self.held[self.active] & ~self.used & bit else 0

    def payable(self) -> int:
        """Mask of the available stages that can be paid in some way, Engineering included."""
        seat = self.active
        worth = self.area[seat][COIN]
        if worth and self.ready(ECONOMY_BIT):
            worth += 1
        bought = BUYS_DIFFERENT[min(self.distinct[seat] + worth, WORTH_CAP)]
        bought |= BUYS_IDENTICAL[min(self.most[seat] + worth, WORTH_CAP)]
        if self.ready(ENGINEERING_BIT):
            bought |= BUYS_ANY[min(self.grey[seat] + worth, WORTH_CAP)]
        return bought & AVAILABLE[self.wonder[seat]][self.built[seat]]

    def owed_stages(self) -> int:
        """Mask of the stages that must be built before the turn can end (AR-24, AR-O2)."""
        seat = self.active
        worth = self.area[seat][COIN]
        if worth and self.economy_forces and self.ready(ECONOMY_BIT):
            worth += 1
        if self.engineering_forces and self.ready(ENGINEERING_BIT):
            bought = BUYS_ANY[min(self.grey[seat] + worth, WORTH_CAP)]
        else:
            bought = BUYS_DIFFERENT[min(self.distinct[seat] + worth, WORTH_CAP)]
            bought |= BUYS_IDENTICAL[min(self.most[seat] + worth, WORTH_CAP)]
        return bought & AVAILABLE[self.wonder[seat]][self.built[seat]]

    def purse(self, seat: int) -> int:
        """The cards of a seat that pay, packed and with the guard bits set."""
        packed = 0
        for kind in range(PAYING_KINDS - 1, -1, -1):
            packed = packed * 16 + min(self.area[seat][kind], WORTH_CAP)
        return packed | GUARD

    def list_builds(self) -> None:
        """Every stage with every payment (AR-16 no. 1)."""
        stages = self.payable()
        if stages:
            purse = self.purse(self.active)
            for stage in range(5):
                if stages & BIT[stage]:
                    self.list_payments(stage, purse)

    def list_payments(self, stage: int, purse: int) -> None:
        """The payments of one stage: normal ones, then those that need Engineering (AR-23, AR-25, AR-47)."""
        doubling = self.ready(ECONOMY_BIT)
        first = self.count
        self.list_stretch(stage, purse, NORMAL)
        if doubling:
            self.list_stretch(stage, purse, NORMAL_DOUBLED)
        if not self.coins_free:
            self.keep_most_grey(first)
        if self.ready(ENGINEERING_BIT):
            first = self.count
            self.list_stretch(stage, purse, ENGINEERED)
            if doubling:
                self.list_stretch(stage, purse, ENGINEERED_DOUBLED)
            if not self.coins_free:
                self.keep_most_grey(first)

    def list_stretch(self, stage: int, purse: int, stretch: int) -> None:
        """The payments of one stretch of candidates that the cards held allow."""
        first = STRETCH_END[4 * stage + stretch - 1] if stretch else 0
        for place in range(first, STRETCH_END[4 * stage + stretch]):
            payment = CANDIDATES[stage][place]
            if (purse - PACKED[payment]) & GUARD == GUARD:
                self.moves[self.count] = BUILD_CODE + STAGE_STEP * stage + payment
                self.count += 1

    def keep_most_grey(self, first: int) -> None:
        """Of the payments listed from `first` on, keep those with the most grey cards (AR-O1)."""
        most = 0
        for place in range(first, self.count):
            most = max(most, GREY_PAID[(self.moves[place] - BUILD_CODE) % STAGE_STEP])
        kept = first
        for place in range(first, self.count):
            if GREY_PAID[(self.moves[place] - BUILD_CODE) % STAGE_STEP] == most:
                self.moves[kept] = self.moves[place]
                kept += 1
        self.count = kept
