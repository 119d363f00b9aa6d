"""7 Wonders model, part 3: the state of a table and the legal moves."""

from __future__ import annotations

from typing import Any

from tests.models.wonders_oracles import all_payments
from tests.models.wonders_parts import (
    AGES,
    Action,
    Build,
    Card,
    ChooseSide,
    City,
    CityMove,
    Deal,
    DeclineDiscard,
    DeclineSeventh,
    DiscardBuild,
    FreeCity,
    Move,
    Sell,
    Stage,
    card_of,
    cities_at,
    neighbours,
    tables,
)


def sort_key(move: Move) -> str:
    """The canonical order of moves is that of their text."""
    return repr(move)


class Table:
    """State, who acts and what is legal; `Game` (wonders_model.py) plays."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.options = deal.options
        self.players = deal.players
        self.tables = tables(deal.options.edition)
        self.setup = self.tables.setup
        sides: tuple[str | None, ...] = deal.sides or (None,) * len(deal.boards)
        if len(deal.boards) != cities_at(self.players) or len(sides) != len(deal.boards):
            raise ValueError("one board and side for each city")
        self.cities = [
            City(self.tables.boards[board], side, self.setup["start_coins"], self.tables)
            for board, side in zip(deal.boards, sides, strict=True)
        ]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.pile: list[str] = []  # Free City pile, top card first
        self.undealt: list[str] = []
        self.discard: list[str] = []
        self.sealed: dict[int, list[Move]] = {}
        self.age = 0
        self.turn = 0
        self.holder: int | None = None  # seat with the Free City card (SW-91)
        self.acting_city: int | None = None  # in the phases seventh_card and discard_build
        self.log: list[dict[str, Any]] = []  # what everybody saw (SW-100, SW-104)
        self.phase = "choose_side"

    # ---- who acts ----

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def two_players(self) -> bool:
        return self.players == 2

    def _owed(self, seat: int) -> int:
        """Choices of a seat in this round: the holder decides for its own city, then for the Free City."""
        return 2 if self.phase == "choose" and seat == self.holder else 1

    def _seat_of(self, city: int) -> int:
        """Who decides for a city (SW-98)."""
        if city < self.players:
            return city
        assert self.holder is not None
        return self.holder

    def to_act(self) -> list[int]:
        if self.over:
            return []
        if self.acting_city is not None:
            return [self._seat_of(self.acting_city)]
        return [seat for seat in range(self.players) if len(self.sealed.get(seat, [])) < self._owed(seat)]

    # ---- legal moves ----

    def legal(self, seat: int) -> list[Move]:
        if seat not in self.to_act():
            return []
        return sorted(self._legal(seat), key=sort_key)

    def _legal(self, seat: int) -> set[Move]:
        if self.phase == "choose_side":
            return {ChooseSide(side) for side in self.setup["sides"]}
        if self.phase == "choose":
            city = 2 if self._chooses_for_free_city(seat) else seat
            return {
                self._wrap(city, move) for card in set(self._cards_at_hand(seat)) for move in self.actions(city, card)
            }
        city = self._acting()
        moves: set[CityMove]
        if self.phase == "seventh_card":
            moves = {*self.actions(city, self._seventh_card()), DeclineSeventh()}
        else:
            moves = {DeclineDiscard()}
            moves |= {DiscardBuild(card) for card in self.discard if not self._already_built(city, card)}
        return {self._wrap(city, move) for move in moves}

    def _acting(self) -> int:
        assert self.acting_city is not None
        return self.acting_city

    def _wrap(self, city: int, move: CityMove) -> Move:
        return move if city < self.players else FreeCity(move)

    def _chooses_for_free_city(self, seat: int) -> bool:
        return seat == self.holder and len(self.sealed.get(seat, [])) == 1

    def _cards_at_hand(self, seat: int) -> list[str]:
        """The hand without the card already fixed for the own city (SW-92)."""
        cards = list(self.hands[seat])
        for move in self.sealed.get(seat, []):
            cards.remove(card_of(move))
        return cards

    def _seventh_card(self) -> str:
        city = self._acting()
        (card,) = self.hands[city] if city < self.players else self.pile  # SW-98
        return card

    def actions(self, city: int, card: str) -> set[Action]:
        """SW-30, SW-95: what a city may do with this card now."""
        builds, stages, sell = self.ways_to_build(city, card), self.ways_to_stage(city, card), Sell(card)
        if city < self.players:
            return {*builds, *stages, sell}
        if any(build.how == "chain" for build in builds):
            return {*builds}
        affordable: set[Action] = {*(build for build in builds if build.how == "paid"), *stages}
        return {*builds, *(affordable or {sell})}  # a build by the power is optional and no reason not to sell

    def ways_to_build(self, city: int, card_id: str) -> set[Build]:
        """SW-31, SW-50, SW-77 to SW-81: paid, by chain, free by the board, by the power."""
        card = self.tables.cards[card_id]
        if self._already_built(city, card_id):
            return set()
        if not card.cost:
            return {Build(card_id, "paid")}
        if self._chained(city, card):
            return {Build(card_id, "chain")}
        if self._automatically_free(city, card):
            return {Build(card_id, "free")}
        ways = {Build(card_id, "paid", left, right) for left, right in self.payments(city, card.cost)}
        if self._power_ready(city):
            ways.add(Build(card_id, "power"))
        return ways

    def ways_to_stage(self, city: int, marker: str) -> set[Stage]:
        """SW-33: every payment for the next stage, with this card as marker."""
        stage = self.cities[city].next_stage()
        if stage is None:
            return set()
        return {Stage(marker, left, right) for left, right in self.payments(city, stage.cost)}

    def payments(self, city: int, cost: dict[str, int], coins: int | None = None) -> set[tuple[int, int]]:
        """All (left, right) payments a city can make now."""
        own, ring = self.cities[city], neighbours(self.cities, city)
        return all_payments(
            own.own_symbols(),
            self.cities[ring["left"]].symbols_for_sale(),
            self.cities[ring["right"]].symbols_for_sale(),
            own.prices(),
            own.coins if coins is None else coins,
            cost,
        )

    def _already_built(self, city: int, card: str) -> bool:
        return self.cities[city].holds_same_building(self.tables.cards[card])

    def _chained(self, city: int, card: Card) -> bool:
        return any(parent in self.cities[city].cards for parent in card.chain_from)

    def _automatically_free(self, city: int, card: Card) -> bool:
        own = self.cities[city]
        if self.phase != "choose":
            return False
        return (
            (own.has("free_first_of_colour") and not own.colours()[card.colour])  # SW-79
            or (own.has("free_first_of_age") and self.turn == 1)  # SW-80
            or (own.has("free_last_of_age") and self.turn == self.setup["turns_per_age"])  # SW-81
        )

    def _power_ready(self, city: int) -> bool:
        own = self.cities[city]
        return self.phase == "choose" and own.has("free_build_once_per_age") and not own.power_used

    # ---- the whole state ----

    def snapshot(self) -> dict[str, Any]:
        return {
            "edition": self.options.edition,
            "players": self.players,
            "phase": self.phase,
            "age": self.age,
            "turn": self.turn,
            "holder": self.holder,
            "acting_city": self.acting_city,
            "to_act": self.to_act(),
            "cities": [self._city_snapshot(city) for city in self.cities],
            "hands": [sorted(hand) for hand in self.hands],
            "pile": list(self.pile),
            "undealt": sorted(self.undealt),
            "coming_decks": {age: list(self.deal.decks[age]) for age in AGES if age > self.age},
            "discard": sorted(self.discard),
            "sealed": {seat: list(moves) for seat, moves in sorted(self.sealed.items())},
            "log": [dict(entry) for entry in self.log],
        }

    @staticmethod
    def _city_snapshot(city: City) -> dict[str, Any]:
        return {
            "board": city.board.id,
            "side": city.side,
            "coins": city.coins,
            "cards": list(city.cards),
            "stages": len(city.buried),
            "buried": list(city.buried),
            "victories": dict(city.victories),
            "defeats": city.defeats,
            "strength": city.strength(),
            "power_used": city.power_used,
            "discard_builds_owed": city.discard_builds_owed,
        }
