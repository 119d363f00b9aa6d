"""The engine's journal told as events, each for the seats that may know it (SW-100 to SW-104)."""

from collections.abc import Sequence

from septem.core.hooks import Row
from septem.core.model import Event, Json
from septem.games.wonders import codes
from septem.games.wonders.engine import WondersState
from septem.games.wonders.tables import CARD_BASE, CARD_IDS, SIDE_IDS, STAGE_BASE


def told(rows: Sequence[Row], players: int, edition: int, reveal_all: bool, after: WondersState) -> list[Event]:
    """Events of one phase."""
    teller = Teller(players, edition, reveal_all)
    return [event for row in rows for event in teller.event(row)]


class Teller:
    """Turns journal rows into events of one table."""

    def __init__(self, players: int, edition: int, reveal_all: bool) -> None:
        self.players = players
        self.ids = CARD_IDS[edition]
        self.edition = edition
        self.reveal_all = reveal_all

    def event(self, row: Row) -> list[Event]:
        """The events of one row."""
        kind, city, second, third, fourth, fifth = row
        match kind:
            case codes.TOLD_AGE:
                return [Event("age-begins", {"age": city + 1})]
            case codes.TOLD_SIDE:
                return [Event("side-shown", {**self._who(city), "side": SIDE_IDS[self.edition][second]})]
            case codes.TOLD_BUILT:
                return [self._built(city, second, third, fourth, fifth)]
            case codes.TOLD_STAGE:
                paid = self._paid(city, fourth, fifth)  # `third` packs the stage and the seat that decided
                return [self._hidden("stage-built", city, second, (third // 8,), {"stage": third % 8, **paid})]
            case codes.TOLD_SOLD:
                return [self._hidden("sold", city, second, (third,), {})]
            case codes.TOLD_EARNED:
                return [Event("earned", {**self._who(city), "coins": second, **self._source(third)})]
            case codes.TOLD_LEFT_OVER:
                return self._left_over(city, second, third)
            case codes.TOLD_CONFLICT:
                found = {"other": self._who(second)["seat"], "points": third, "shields": fourth, "theirs": fifth}
                return [Event("conflict", {**self._who(city), **found})]
            case codes.TOLD_SEVENTH_DECLINED:
                public = Event("seventh-declined", self._who(city))
                card = {"card": self.ids[second]}
                return [Event("seventh-declined-card", {**self._who(city), **card}, seats=(third,), others=public)]
            case codes.TOLD_RECOVERED:
                return [Event("recovered", {**self._who(city), "card": self.ids[second]})]
            case codes.TOLD_RECOVER_DECLINED:
                return [Event("recover-declined", self._who(city))]
            case codes.TOLD_RECOVER_LOST:
                return [Event("recover-lost", self._who(city))]
            case _:
                return [Event("game-ends")]

    def _who(self, city: int) -> Json:
        """The city of an event; a Free City is no seat."""
        return {"seat": city} if city < self.players else {"seat": "free_city"}

    def _source(self, row: int) -> Json:
        if row >= STAGE_BASE:
            return {"source": "stage"}
        return {"source": "card", "card": self.ids[row - CARD_BASE[self.edition]]}

    def _paid(self, city: int, left: int, right: int) -> Json:
        """Coins to the neighbours, named."""
        cities = 3 if self.players == 2 else self.players
        return {
            "left_coins": left,
            "left": self._who((city + 1) % cities)["seat"],
            "right_coins": right,
            "right": self._who((city - 1) % cities)["seat"],
        }

    def _built(self, city: int, card: int, how: int, left: int, right: int) -> Event:
        args = {"card": self.ids[card], "how": codes.HOW[how], **self._paid(city, left, right)}
        return Event("built", {**self._who(city), **args})

    def _hidden(self, kind: str, city: int, card: int, keepers: tuple[int, ...], more: Json) -> Event:
        """A card that only its seat saw, or all if choices are turned up (SW-104)."""
        public = {**self._who(city), **more}
        shown = Event(f"{kind}-card", {**public, "card": self.ids[card]})
        if self.reveal_all:
            return shown
        return Event(shown.kind, shown.args, seats=keepers, others=Event(kind, public))

    def _left_over(self, city: int, card: int, seat: int) -> list[Event]:
        """Nobody but its holder learns a left-over card (SW-28)."""
        if seat < 0:
            return []
        return [Event("left-over", {**self._who(city), "card": self.ids[card]}, seats=(seat,))]
