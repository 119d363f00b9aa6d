"""The engine's journal told as events, each for the seats that may know it (SW-100 to SW-104)."""

from __future__ import annotations

from collections.abc import Sequence

from septem.core.model import Told
from septem.core.room import Row
from septem.games.wonders import codes
from septem.games.wonders import model as m
from septem.games.wonders.catalogue import SIDE_IDS
from septem.games.wonders.engine import WondersState
from septem.games.wonders.tables import CARD_BASE, CARD_IDS, SALE_COINS, STAGE_BASE


def told(rows: Sequence[Row], state: WondersState) -> list[Told[m.Event]]:
    """Events of one phase."""
    teller = Teller(state)
    return [event for row in rows if (event := teller.told(row)) is not None]


class Teller:
    """Turns journal rows into events of one table."""

    def __init__(self, state: WondersState) -> None:
        setup = state.setup()
        self.state = state
        self.players = state.seat_count()
        self.edition: int = setup["edition"]
        self.reveal_all = bool(setup["reveal_all"])
        self.ids = CARD_IDS[self.edition]

    def told(self, row: Row) -> Told[m.Event] | None:
        """The event of a row; None for a card left over that nobody looked at (SW-28)."""
        kind, city, second, third, _, _ = row
        match kind:
            case codes.TOLD_STAGE:
                return self._stage(row)
            case codes.TOLD_SOLD:
                sold = m.Sold(self._who(city), self.ids[second], SALE_COINS)
                return self._for_keeper(sold, third, m.SoldHidden(sold.seat, sold.coins))
            case codes.TOLD_LEFT_OVER:
                event = m.CardLeftOver(self._who(city), self.ids[second])
                return Told(event, seats=(third,)) if third >= 0 else None
            case codes.TOLD_SEVENTH_DECLINED:
                declined = m.SeventhDeclined(self._who(city), self.ids[second])
                return Told(declined, seats=(third,), others=m.SeventhDeclinedHidden(declined.seat))
            case _:
                return Told(self._open(row))

    def _open(self, row: Row) -> m.Event:
        """What everybody sees."""
        kind, city, second, third, fourth, fifth = row
        match kind:
            case codes.TOLD_AGE:
                return m.AgeBegan(city + 1)
            case codes.TOLD_SIDE:
                return m.SideChosen(self._who(city), SIDE_IDS[self.edition][second])
            case codes.TOLD_BUILT:
                left, right = self._neighbours(city)
                return m.Built(self._who(city), self.ids[second], codes.HOW[third], left, fourth, right, fifth)
            case codes.TOLD_EARNED:
                return self._gained(city, second, third)
            case codes.TOLD_CONFLICT:
                return m.ConflictFought(self._who(city), self._who(second), third, fourth, fifth)
            case codes.TOLD_RECOVERED:
                return m.CardRecovered(self._who(city), self.ids[second])
            case codes.TOLD_RECOVER_DECLINED:
                return m.RecoveryDeclined(self._who(city))
            case codes.TOLD_RECOVER_LOST:
                return m.RecoveryLost(self._who(city))
            case _:
                return m.GameEnded()

    def _stage(self, row: Row) -> Told[m.Event]:
        _, city, card, packed, left_coins, right_coins = row
        who, stage, keeper = self._who(city), packed % codes.STAGE_STRIDE, packed // codes.STAGE_STRIDE
        left, right = self._neighbours(city)
        shown = m.StageBuilt(who, stage, self.ids[card], left, left_coins, right, right_coins)
        return self._for_keeper(shown, keeper, m.StageBuiltHidden(who, stage, left, left_coins, right, right_coins))

    def _for_keeper(self, shown: m.Event, keeper: int, hidden: m.Event) -> Told[m.Event]:
        """A card that only its seat saw, or all if choices are turned up (SW-104)."""
        return Told(shown) if self.reveal_all else Told(shown, seats=(keeper,), others=hidden)

    def _gained(self, city: int, coins: int, row: int) -> m.CoinsGained:
        if row >= STAGE_BASE:
            return m.CoinsGained(self._who(city), coins, "stage")
        return m.CoinsGained(self._who(city), coins, "card", self.ids[row - CARD_BASE[self.edition]])

    def _who(self, city: int) -> m.Who:
        """The city of an event; a Free City is no seat."""
        return city if city < self.players else "free_city"

    def _neighbours(self, city: int) -> tuple[m.Who, m.Who]:
        left, right = self.state.neighbours(city)
        return self._who(left), self._who(right)
