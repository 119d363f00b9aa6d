"""What cannot be in a position: every check names the field at fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from septem.core.errors import BadPosition, shown
from septem.core.records import checked_streams
from septem.games.wonders.catalogue import CARDS, SIDE_IDS
from septem.games.wonders.codes import AFTER_TURNS
from septem.games.wonders.decks import table_of
from septem.games.wonders.free_city import holder_on
from septem.games.wonders.model import AwayPart, CityPart, Options, Part, RecoveredCard
from septem.games.wonders.tables import (
    AGES,
    BOARD_IDS,
    CARD_IDS,
    DISCARD_BUILDS,
    HAND,
    PLAY_SEVENTH,
    POWER,
    STAGE_COUNT,
    STAGE_ROW,
    TURNS,
    side_row,
)

MOST_COINS = 999
MOST_BUILDS_DUE = 4


def check(players: int, options: Options, part: Part) -> None:
    """Refuse what no game could lead to; BadPosition names the first field that is wrong."""
    _Checks(players, options, part).check()


class _Checks:
    """One position being checked against the rules and the number of players."""

    def __init__(self, players: int, options: Options, part: Part) -> None:
        self.players = players
        self.options = options
        self.part = part
        self.edition = options.edition - 1
        self.ids = CARD_IDS[self.edition]
        self.table = table_of(players, options)
        self.cities = self.table.cities
        self.dealt = 0 if part.phase == "choose_side" else part.age

    def check(self) -> None:
        """BadPosition names the first field that is wrong."""
        self._check_head()
        for number, city in enumerate(self.part.cities):
            self._check_city(f"cities[{number}]", city)
        boards = [city.board for city in self.part.cities]
        if len(set(boards)) != len(boards):
            raise BadPosition("cities", "a board exists only once")
        self._check_hands()
        self._check_away()
        self._check_recovered()
        self._check_copies()
        self._check_sizes()
        self._check_actor()

    def _check_head(self) -> None:
        part = self.part
        within("age", part.age, 1, AGES)
        within("turn", part.turn, 1, TURNS)
        if len(part.cities) != self.cities:
            raise BadPosition("cities", f"{len(part.cities)} given; this table has {self.cities}")
        if part.phase in ("seventh_card", "over") and part.turn != TURNS:
            raise BadPosition("turn", f"must be {TURNS} in phase {part.phase}")
        if part.phase == "over" and part.age != AGES:
            raise BadPosition("age", f"must be {AGES} in phase over")
        if part.phase == "choose_side" and self.options.sides != "chosen":
            raise BadPosition("phase", "choose_side needs the option sides = chosen")
        if part.phase == "choose_side" and (part.age, part.turn) != (1, 1):
            raise BadPosition("age", "must be 1, and turn 1, in phase choose_side")
        within("acting_city", part.acting_city, 0, self.cities - 1)
        if part.streams is not None:
            checked_streams(part.streams)

    # ---- cities ------------------------------------------------------------------------------
    def _check_city(self, field: str, city: CityPart) -> None:
        if city.board not in BOARD_IDS:
            raise BadPosition(f"{field}.board", f"{shown(city.board)} is not known; known: {', '.join(BOARD_IDS)}")
        choosing = self.part.phase == "choose_side"
        if choosing and city.side is not None:
            raise BadPosition(f"{field}.side", "must be null while sides are chosen")
        sides = SIDE_IDS[self.edition]
        if not choosing and city.side not in sides:
            raise BadPosition(f"{field}.side", f"{shown(city.side)} is not known; known: {', '.join(sides)}")
        within(f"{field}.stages", city.stages, 0, 0 if choosing else STAGE_COUNT[self._side_row(city)])
        within(f"{field}.coins", city.coins, 0, MOST_COINS)
        within(f"{field}.discard_builds_due", city.discard_builds_due, 0, MOST_BUILDS_DUE)
        self._check_tokens(field, city)
        self._check_cards(f"{field}.cards", city.cards, range(1, self.dealt + 1))
        names = [CARDS[self.edition][self.ids.index(card)].name["en"] for card in city.cards]
        for name in names:
            if names.count(name) > 1:
                raise BadPosition(f"{field}.cards", f"{name} stands there twice; a city holds a building once")

    def _side_row(self, city: CityPart) -> int:
        """The board side of a city; before one is chosen, the first."""
        sides: Sequence[str] = SIDE_IDS[self.edition]
        return side_row(self.edition, BOARD_IDS.index(city.board), sides.index(city.side) if city.side else 0)

    def _check_tokens(self, field: str, city: CityPart) -> None:
        fought = AGES if self.part.phase == "over" else self.part.age - 1  # SW-29: conflicts end an age
        within(f"{field}.defeats", city.defeats, 0, 2 * fought)
        if len(city.victories) != AGES or any(not 0 <= count <= 2 for count in city.victories):
            raise BadPosition(f"{field}.victories", "must be three counts from 0 to 2, one per age")
        if any(city.victories[fought:]):
            raise BadPosition(f"{field}.victories", f"only {fought} ages have ended with conflicts (SW-29)")

    def _check_cards(self, field: str, cards: Sequence[str], ages: range = range(1, AGES + 1)) -> None:
        for card in cards:
            if card not in self.ids:
                raise BadPosition(field, f"{shown(card)} is not a card of edition {self.edition + 1}")
            if CARDS[self.edition][self.ids.index(card)].age not in ages:
                listed = " or ".join(map(str, ages)) or "any age: none has been dealt"
                raise BadPosition(field, f"{card} is not a card of age {listed}")

    # ---- hands -------------------------------------------------------------------------------
    def _check_hands(self) -> None:
        part = self.part
        if len(part.hands) != self.players:
            raise BadPosition("hands", f"{len(part.hands)} given; this table has {self.players}")
        for seat, hand in enumerate(part.hands):
            field = f"hands[{seat}]"
            self._check_cards(field, hand, range(part.age, part.age + 1))
            sizes = self._hand_sizes(seat)
            if len(hand) not in sizes:
                raise BadPosition(field, f"has {len(hand)} cards; {' or '.join(map(str, sizes))} expected on this turn")

    def _hand_sizes(self, seat: int) -> tuple[int, ...]:
        part = self.part
        if part.phase in ("choose_side", "over"):
            return (0,)
        before = HAND + 1 - part.turn
        if part.phase == "choose":
            holds = self.players == 2 and seat == holder_on(part.age - 1, part.turn - 1)
            return (before + 1,) if holds else (before,)
        if part.phase == "seventh_card":
            return (0, 1)
        return (before - 1,) if part.turn < TURNS else (0,)

    # ---- cards face down ---------------------------------------------------------------------
    def _check_away(self) -> None:
        part = self.part
        for number, row in enumerate(part.away):
            self._check_row(f"away[{number}]", row)
        turns = [(row.age, row.turn) for row in part.away if row.city >= self.players]
        if len(set(turns)) != len(turns):
            raise BadPosition("away", "the Free City puts away one card a turn")
        draws = [(row.age, min(row.turn, TURNS)) for row in part.away if row.fresh]
        if len(set(draws)) != len(draws):
            raise BadPosition("away", "more than one fresh card of one turn; the holder draws one")
        for number, city in enumerate(part.cities):
            if sum(row.under and row.city == number for row in part.away) > city.stages:
                raise BadPosition("away", f"more cards under the board of city {number} than it has stages")

    def _check_row(self, field: str, row: AwayPart) -> None:
        within(f"{field}.age", row.age, 1, self.part.age)
        self._check_cards(f"{field}.card", [row.card], range(row.age, row.age + 1))
        within(f"{field}.turn", row.turn, 1, AFTER_TURNS + 1)
        within(f"{field}.city", row.city, 0, self.cities - 1)
        for seat in row.known:
            within(f"{field}.known", seat, 0, self.players - 1)
        if len(set(row.known)) != len(row.known):
            raise BadPosition(f"{field}.known", "names a seat twice")
        self._check_cards(f"{field}.ruled_out", row.ruled_out, range(row.age, row.age + 1))
        if row.ruled_out and row.city < self.players:
            raise BadPosition(f"{field}.ruled_out", "is only for cards of the Free City")
        if row.card in row.ruled_out:
            raise BadPosition(f"{field}.ruled_out", f"names {row.card}, the card itself")
        if row.fresh and not self._can_be_fresh(row):
            raise BadPosition(f"{field}.fresh", "is only for cards of the holder's hand after turn 1, two players")

    def _can_be_fresh(self, row: AwayPart) -> bool:
        """Whether a card may have been drawn on the turn it was put away, with somebody who remembers the hand."""
        if self.players != 2 or row.turn == 1:
            return False
        if row.city < self.players:
            return row.city == holder_on(row.age - 1, row.turn - 1)
        return row.turn <= TURNS  # afterwards the Free City's card is the last of the pile

    def _check_recovered(self) -> None:
        """Every recovered card stands in its city and came from a card put away before (SW-75)."""
        part = self.part
        for number, row in enumerate(part.recovered):
            field = f"recovered[{number}]"
            within(f"{field}.city", row.city, 0, self.cities - 1)
            if row.card not in part.cities[row.city].cards:
                raise BadPosition(f"{field}.card", f"{row.card} does not stand in city {row.city}")
            self._check_time(field, row, part.recovered[max(number - 1, 0)])
            if not any(_could_be(away, row) for away in part.away):
                raise BadPosition(f"{field}.card", f"{row.card} was not in the discard pile then")
        if len({row.card for row in part.recovered}) != len(part.recovered):
            raise BadPosition("recovered", "names a card twice")
        for number, city in enumerate(part.cities):
            if sum(row.city == number for row in part.recovered) > self._earned(city) - city.discard_builds_due:
                raise BadPosition("recovered", f"more cards than the stages of city {number} allow")

    def _check_time(self, field: str, row: RecoveredCard, before: RecoveredCard) -> None:
        part = self.part
        now = part.turn - (part.phase not in ("discard_build", "over"))
        last = (part.age, now if now < TURNS else AFTER_TURNS + 1)
        if not (before.age, before.turn) <= (row.age, row.turn) <= last:
            raise BadPosition(field, "must be in order and not later than now")
        within(f"{field}.age", row.age, 1, AGES)
        within(f"{field}.turn", row.turn, 1, AFTER_TURNS + 1)
        if row.turn == TURNS:
            raise BadPosition(f"{field}.turn", f"after turn {TURNS} it is {AFTER_TURNS + 1}")

    def _earned(self, city: CityPart) -> int:
        """Discard builds the stages of a city have given."""
        if city.side is None:
            return 0
        rows = STAGE_ROW[self._side_row(city)]
        return sum(DISCARD_BUILDS[rows[stage]] for stage in range(city.stages))

    # ---- all cards ---------------------------------------------------------------------------
    def _check_copies(self) -> None:
        """No card more often than it exists with this number of players (SW-10)."""
        part = self.part
        self._check_hidden()
        count = Counter(card for city in part.cities for card in city.cards)
        for cards in (*part.hands, *part.decks.values(), part.undealt, part.box or ()):
            count.update(cards)
        count.update(row.card for row in part.away)
        count.subtract(row.card for row in part.recovered)
        for card, copies in count.items():
            entry = CARDS[self.edition][self.ids.index(card)]
            limit = 1 if entry.colour == "purple" else sum(mark <= self.cities for mark in entry.copies)
            if copies > limit:
                raise BadPosition(
                    "cards", f"{card} appears {copies} times; with {self.players} players there are {limit}"
                )

    def _check_hidden(self) -> None:
        """Decks only for ages to come, and every card in its age."""
        part = self.part
        coming = [str(age) for age in range(self.dealt + 1, AGES + 1)]
        for age, cards in part.decks.items():
            if age not in coming:
                raise BadPosition(f"decks.{age}", f"not an age to come; ages to come: {', '.join(coming) or 'none'}")
            self._check_cards(f"decks.{age}", cards, range(int(age), int(age) + 1))
        self._check_cards("undealt", part.undealt, range(self.dealt, self.dealt + 1))
        self._check_cards("box", part.box or (), range(AGES, AGES + 1))

    def _check_sizes(self) -> None:
        part, guilds = self.part, self.table.guilds()
        size = len(guilds) - self.table.guilds_in_play()
        if part.box is not None and (len(part.box) != size or any(card not in guilds for card in part.box)):
            raise BadPosition("box", f"must hold {size} guilds")
        undealt = self.table.undealt(part.age, part.turn, part.phase) if self.dealt else 0
        if len(part.undealt) != undealt:
            raise BadPosition("undealt", f"has {len(part.undealt)} cards; {undealt} expected")
        for age, cards in part.decks.items():
            size = self.table.deck_size(int(age))
            if len(cards) != size:
                raise BadPosition(f"decks.{age}", f"has {len(cards)} cards; {size} expected")

    # ---- who decides -------------------------------------------------------------------------
    def _check_actor(self) -> None:
        part, acting = self.part, self.part.acting_city
        if part.phase == "discard_build":
            if not part.cities[acting].discard_builds_due:
                raise BadPosition("acting_city", "has no discard build due")
            if sum(not row.under for row in part.away) == len(part.recovered):
                raise BadPosition("away", "a discard build needs a discard pile")
        if part.phase == "seventh_card":
            if not self._plays_seventh(part.cities[acting]):
                raise BadPosition("acting_city", "has no stage that plays the seventh card")
            if acting < self.players and len(part.hands[acting]) != 1:
                raise BadPosition(f"hands[{acting}]", "must hold the seventh card")

    def _plays_seventh(self, city: CityPart) -> bool:
        rows = STAGE_ROW[self._side_row(city)]
        return any(POWER[rows[stage]] & PLAY_SEVENTH for stage in range(city.stages))


def _could_be(away: AwayPart, row: RecoveredCard) -> bool:
    return away.card == row.card and not away.under and (away.age, away.turn) <= (row.age, row.turn)


def within(field: str, value: int, low: int, high: int) -> None:
    """Refuse a figure out of its limits."""
    if not low <= value <= high:
        raise BadPosition(field, f"{value} is not allowed; allowed: {low} to {high}")
