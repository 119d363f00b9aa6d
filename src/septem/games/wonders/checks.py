"""What cannot be in a position: its form, and every check with the field at fault."""

from collections import Counter

import msgspec

from septem.core.errors import BadPosition, shown
from septem.core.model import Json
from septem.core.records import checked_streams
from septem.games.wonders.codes import AFTER_TURNS, PHASES
from septem.games.wonders.free_city import holder_on
from septem.games.wonders.tables import (
    AGES,
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    DECK_COUNT,
    DISCARD_BUILDS,
    GUILDS,
    HAND,
    SIDE_IDS,
    STAGE_COUNT,
    STAGE_ROW,
    TURNS,
    side_row,
)


class AwayCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card lying face down: when it was put there, by which city, which seats know it; see the README here."""

    card: str
    age: int
    turn: int
    city: int
    known: list[int] = []
    under: bool = False
    fresh: bool = False
    ruled_out: list[str] = []


class RecoveredCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card built from the discard pile: when (turn 7: after the turns) and by which city; its row stays in `away`."""

    card: str
    age: int
    turn: int
    city: int


class CityPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One city."""

    board: str
    side: str | None
    coins: int = 3
    built: list[str] = []
    stages: int = 0
    victories: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    defeats: int = 0
    power_used: bool = False
    discard_builds_due: int = 0


class WondersPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a position; what is left out is empty, or dealt at random."""

    age: int
    turn: int
    cities: list[CityPosition]
    hands: list[list[str]]
    phase: str = "choose"
    acting_city: int = 0
    away: list[AwayCard] = []
    recovered: list[RecoveredCard] = []
    decks: dict[str, list[str]] = {}
    undealt: list[str] = []
    box: list[str] | None = None
    drawn: bool = True
    settled: int = 0
    streams: list[int] = []


class Checks:
    """One position being checked against the rules and the number of players."""

    def __init__(self, players: int, options: Json, found: WondersPosition) -> None:
        self.players = players
        self.options = options
        self.found = found
        self.edition: int = options["edition"] - 1
        self.ids = CARD_IDS[self.edition]
        self.cities = 3 if players == 2 else players
        self.dealt = 0 if found.phase == "choose_side" else found.age

    def check(self) -> None:
        """BadPosition names the first field that is wrong."""
        self._check_head()
        for number, city in enumerate(self.found.cities):
            self._check_city(f"cities[{number}]", city)
        boards = [city.board for city in self.found.cities]
        if len(set(boards)) != len(boards):
            raise BadPosition("cities", "a board exists only once")
        self._check_hands()
        self._check_away()
        self._check_recovered()
        self._check_copies()

    def _check_head(self) -> None:
        found = self.found
        if found.phase not in PHASES:
            raise BadPosition("phase", f"{shown(found.phase)} is not known; known: {', '.join(PHASES)}")
        within("age", found.age, 1, AGES)
        within("turn", found.turn, 1, TURNS)
        within("settled", found.settled, 0, 10**6)
        if len(found.cities) != self.cities:
            raise BadPosition("cities", f"{len(found.cities)} given; this table has {self.cities}")
        if found.phase in ("seventh_card", "finished") and found.turn != TURNS:
            raise BadPosition("turn", f"must be {TURNS} in phase {found.phase}")
        if found.phase == "finished" and found.age != AGES:
            raise BadPosition("age", f"must be {AGES} in phase finished")
        if found.phase == "choose_side" and self.options["sides"] != "chosen":
            raise BadPosition("phase", "choose_side needs the option sides = chosen")
        if found.phase == "choose_side" and (found.age, found.turn) != (1, 1):
            raise BadPosition("age", "must be 1, and turn 1, in phase choose_side")
        within("acting_city", found.acting_city, 0, self.cities - 1)
        if found.streams:
            checked_streams(found.streams)

    def _check_city(self, field: str, city: CityPosition) -> None:
        if city.board not in BOARD_IDS:
            raise BadPosition(f"{field}.board", f"{shown(city.board)} is not known; known: {', '.join(BOARD_IDS)}")
        sides = SIDE_IDS[self.edition]
        choosing = self.found.phase == "choose_side"
        if choosing and city.side is not None:
            raise BadPosition(f"{field}.side", "must be null while sides are chosen")
        if not choosing and city.side not in sides:
            raise BadPosition(f"{field}.side", f"{shown(city.side)} is not known; known: {', '.join(sides)}")
        row = side_row(self.edition, BOARD_IDS.index(city.board), sides.index(city.side) if city.side else 0)
        within(f"{field}.stages", city.stages, 0, 0 if choosing else STAGE_COUNT[row])
        within(f"{field}.coins", city.coins, 0, 999)
        fought = AGES if self.found.phase == "finished" else self.found.age - 1  # SW-29: conflicts end an age
        within(f"{field}.defeats", city.defeats, 0, 2 * fought)
        within(f"{field}.discard_builds_due", city.discard_builds_due, 0, 4)
        if len(city.victories) != AGES or any(not 0 <= count <= 2 for count in city.victories):
            raise BadPosition(f"{field}.victories", "must be three counts from 0 to 2, one per age")
        if any(city.victories[fought:]):
            raise BadPosition(f"{field}.victories", f"only {fought} ages have ended with conflicts (SW-29)")
        self._check_cards(f"{field}.built", city.built, range(1, self.dealt + 1))
        names = [CARDS[self.edition][self.ids.index(card)].name["en"] for card in city.built]
        for name in names:
            if names.count(name) > 1:
                raise BadPosition(f"{field}.built", f"{name} stands there twice; a city holds a building once")

    def _check_cards(self, field: str, cards: list[str], ages: range = range(1, AGES + 1)) -> None:
        for card in cards:
            if card not in self.ids:
                raise BadPosition(field, f"{shown(card)} is not a card of edition {self.edition + 1}")
            if CARDS[self.edition][self.ids.index(card)].age not in ages:
                listed = " or ".join(map(str, ages)) or "any age: none has been dealt"
                raise BadPosition(field, f"{card} is not a card of age {listed}")

    def _check_hands(self) -> None:
        found = self.found
        if len(found.hands) != self.players:
            raise BadPosition("hands", f"{len(found.hands)} given; this table has {self.players}")
        for seat, hand in enumerate(found.hands):
            field = f"hands[{seat}]"
            self._check_cards(field, hand, range(found.age, found.age + 1))
            sizes = self._hand_sizes(seat)
            if len(hand) not in sizes:
                raise BadPosition(field, f"has {len(hand)} cards; {' or '.join(map(str, sizes))} expected on this turn")

    def _hand_sizes(self, seat: int) -> tuple[int, ...]:
        found = self.found
        if found.phase in ("choose_side", "finished"):
            return (0,)
        before = HAND + 1 - found.turn
        if found.phase == "choose":
            return (before + 1,) if self.players == 2 and seat == self.holder() else (before,)
        if found.phase == "seventh_card":
            return (0, 1)
        return (before - 1,) if found.turn < TURNS else (0,)

    def holder(self) -> int:
        return holder_on(self.found.age - 1, self.found.turn - 1)

    def _check_away(self) -> None:
        for number, row in enumerate(self.found.away):
            field = f"away[{number}]"
            within(f"{field}.age", row.age, 1, self.found.age)
            self._check_cards(f"{field}.card", [row.card], range(row.age, row.age + 1))
            within(f"{field}.turn", row.turn, 1, AFTER_TURNS + 1)
            within(f"{field}.city", row.city, 0, self.cities - 1)
            for seat in row.known:
                within(f"{field}.known", seat, 0, self.players - 1)
            if len(set(row.known)) != len(row.known):
                raise BadPosition(f"{field}.known", "names a seat twice")
            self._check_rulings(field, row)
            if row.fresh and not self._can_be_fresh(row):
                raise BadPosition(f"{field}.fresh", "is only for cards of the holder's hand after turn 1, two players")
        turns = [(row.age, row.turn) for row in self.found.away if row.city >= self.players]
        if len(set(turns)) != len(turns):
            raise BadPosition("away", "the Free City puts away one card a turn")
        draws = [(row.age, min(row.turn, TURNS)) for row in self.found.away if row.fresh]
        if len(set(draws)) != len(draws):
            raise BadPosition("away", "more than one fresh card of one turn; the holder draws one")
        for number, city in enumerate(self.found.cities):
            if sum(row.under and row.city == number for row in self.found.away) > city.stages:
                raise BadPosition("away", f"more cards under the board of city {number} than it has stages")

    def _check_rulings(self, field: str, row: AwayCard) -> None:
        self._check_cards(f"{field}.ruled_out", row.ruled_out, range(row.age, row.age + 1))
        if row.ruled_out and row.city < self.players:
            raise BadPosition(f"{field}.ruled_out", "is only for cards of the Free City")
        if row.card in row.ruled_out:
            raise BadPosition(f"{field}.ruled_out", f"names {row.card}, the card itself")

    def _can_be_fresh(self, row: AwayCard) -> bool:
        """Whether a card may have been drawn on the turn it was put away, with somebody who remembers the hand."""
        if self.players != 2 or row.turn == 1:
            return False
        if row.city < self.players:
            return row.city == holder_on(row.age - 1, row.turn - 1)
        return row.turn <= TURNS  # afterwards the Free City's card is the last of the pile

    def _check_recovered(self) -> None:
        """Every recovered card stands in its city and came from a card put away before (SW-75)."""
        found = self.found
        for number, row in enumerate(found.recovered):
            field = f"recovered[{number}]"
            within(f"{field}.city", row.city, 0, self.cities - 1)
            if row.card not in found.cities[row.city].built:
                raise BadPosition(f"{field}.card", f"{row.card} does not stand in city {row.city}")
            self._check_dig_time(field, row, found.recovered[max(number - 1, 0)])
            if not any(self._could_be(away, row) for away in found.away):
                raise BadPosition(f"{field}.card", f"{row.card} was not in the discard pile then")
        if len({row.card for row in found.recovered}) != len(found.recovered):
            raise BadPosition("recovered", "names a card twice")
        for number, city in enumerate(found.cities):
            if sum(row.city == number for row in found.recovered) > self._digs(city) - city.discard_builds_due:
                raise BadPosition("recovered", f"more cards than the stages of city {number} allow")

    def _check_dig_time(self, field: str, row: RecoveredCard, before: RecoveredCard) -> None:
        found = self.found
        now = found.turn - (found.phase not in ("discard_build", "finished"))
        last = (found.age, now if now < TURNS else AFTER_TURNS + 1)
        if not (before.age, before.turn) <= (row.age, row.turn) <= last:
            raise BadPosition(field, "must be in order and not later than now")
        within(f"{field}.age", row.age, 1, AGES)
        within(f"{field}.turn", row.turn, 1, AFTER_TURNS + 1)
        if row.turn == TURNS:
            raise BadPosition(f"{field}.turn", f"after turn {TURNS} it is {AFTER_TURNS + 1}")

    @staticmethod
    def _could_be(away: AwayCard, row: RecoveredCard) -> bool:
        return away.card == row.card and not away.under and (away.age, away.turn) <= (row.age, row.turn)

    def _digs(self, city: CityPosition) -> int:
        """Discard builds the stages of a city have given."""
        if city.side is None:
            return 0
        board = side_row(self.edition, BOARD_IDS.index(city.board), SIDE_IDS[self.edition].index(city.side))
        return sum(DISCARD_BUILDS[STAGE_ROW[board][stage]] for stage in range(city.stages))

    def _check_copies(self) -> None:
        """No card more often than it exists with this number of players (SW-10)."""
        found = self.found
        self._check_hidden()
        count = Counter(card for city in found.cities for card in city.built)
        for cards in (*found.hands, *found.decks.values(), found.undealt, found.box or []):
            count.update(cards)
        count.update(row.card for row in found.away)
        count.subtract(row.card for row in found.recovered)
        most = max(self.players, 3)
        for card, copies in count.items():
            entry = CARDS[self.edition][self.ids.index(card)]
            limit = 1 if entry.colour == "purple" else sum(mark <= most for mark in entry.copies)
            if copies > limit:
                raise BadPosition(
                    "cards", f"{card} appears {copies} times; with {self.players} players there are {limit}"
                )

    def _check_hidden(self) -> None:
        """Decks only for ages to come, and every card in its age."""
        found = self.found
        coming = [str(age) for age in range(self.dealt + 1, AGES + 1)]
        for age, cards in found.decks.items():
            if age not in coming:
                raise BadPosition(f"decks.{age}", f"not an age to come; ages to come: {', '.join(coming) or 'none'}")
            self._check_cards(f"decks.{age}", cards, range(int(age), int(age) + 1))
        self._check_cards("undealt", found.undealt, range(self.dealt, self.dealt + 1))
        self._check_cards("box", found.box or [], range(AGES, AGES + 1))

    def deck_size(self, age: int) -> int:
        guilds = self.guilds_wanted() if age == AGES - 1 else 0
        return DECK_COUNT[self.edition][self.players][age] + guilds

    def guilds_wanted(self) -> int:
        return min(max(self.players, 3) + 2 + int(self.options["extra_guilds"]), len(GUILDS[self.edition]))

    def undealt_wanted(self, age: int) -> int:
        if age != self.found.age - 1:
            return 0
        beyond = self.deck_size(age) - HAND * self.cities
        if self.players > 2:
            return beyond
        if self.found.phase == "seventh_card":
            return beyond + 1
        over = self.found.turn == TURNS and self.found.phase in ("discard_build", "finished")
        return beyond + (0 if over else HAND - self.found.turn)


def within(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadPosition(field, f"{value} is not allowed; allowed: {low} to {high}")
