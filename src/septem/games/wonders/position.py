"""A position in names: written down from a state, and laid out again with every count checked."""

from collections import Counter
from typing import Any

import msgspec

from septem.core.errors import BadPosition
from septem.core.model import Json
from septem.core.records import checked_state
from septem.core.rng import Rng
from septem.games.wonders.codes import AFTER_TURNS, PHASES
from septem.games.wonders.engine import WondersState
from septem.games.wonders.tables import (
    AGES,
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    DECK_COUNT,
    DECKS,
    GUILDS,
    HAND,
    SIDE_IDS,
    STAGE_COUNT,
    TURNS,
    side_row,
)


class AwayCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card lying face down: when it was put there, by which city, which seats know it."""

    card: str
    age: int
    turn: int
    city: int
    known: list[int] = []
    under: bool = False
    fresh: bool = False


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
    decks: dict[str, list[str]] = {}
    undealt: list[str] = []
    box: list[str] | None = None
    drawn: bool = True
    settled: int = 0
    streams: list[int] = []


# ---- writing down ------------------------------------------------------------------------------
def written_down(state: WondersState, players: int, edition: int) -> Json:
    """The complete position of a state at the beginning of a phase."""
    head = state.head()
    ids = CARD_IDS[edition]
    found = WondersPosition(
        age=head["age"] + 1,
        turn=head["turn"] + 1,
        phase=PHASES[head["phase"]],
        acting_city=head["acting_city"],
        cities=[_city_out(state.city(city), edition) for city in range(head["cities"])],
        hands=[[ids[card] for card in state.hand_of(seat)] for seat in range(players)],
        away=[_away_out(row, ids) for row in state.put_aside()],
        decks={str(age + 1): [ids[card] for card in state.deck_of(age)] for age in range(head["ages_dealt"], AGES)},
        undealt=[ids[card] for card in state.deck_of(head["age"])[head["pile_next"] :]] if head["ages_dealt"] else [],
        box=[ids[card] for card in state.boxed()],
        drawn=head["drawn"] >= 0,
        settled=head["settled"],
        streams=state.streams(),
    )
    plain: Json = msgspec.to_builtins(found)
    return plain


def _city_out(city: Json, edition: int) -> CityPosition:
    return CityPosition(
        board=BOARD_IDS[city["board"]],
        side=SIDE_IDS[edition][city["side"]] if city["side"] >= 0 else None,
        coins=city["coins"],
        built=[CARD_IDS[edition][card] for card in city["cards"]],
        stages=city["stages"],
        victories=city["victories"],
        defeats=city["defeats"],
        power_used=bool(city["power_used"]),
        discard_builds_due=city["digs_due"],
    )


def _away_out(row: Json, ids: list[str]) -> AwayCard:
    return AwayCard(
        card=ids[row["card"]],
        age=row["age"] + 1,
        turn=row["turn"] + 1,
        city=row["city"],
        known=row["known"],
        under=row["under"],
        fresh=row["fresh"],
    )


# ---- laying out --------------------------------------------------------------------------------
def laid_out(state: WondersState, players: int, options: Json, data: Any) -> WondersState:
    """Check a position and lay it out in an empty state."""
    found: WondersPosition = checked_state(data, WondersPosition)
    Layout(state, players, options, found).lay()
    return state


class Layout:
    """One position being checked and laid out."""

    def __init__(self, state: WondersState, players: int, options: Json, found: WondersPosition) -> None:
        self.state = state
        self.players = players
        self.options = options
        self.found = found
        self.edition: int = options["edition"] - 1
        self.ids = CARD_IDS[self.edition]
        self.cities = 3 if players == 2 else players
        self.dealt = 0 if found.phase == "choose_side" else found.age
        self.rng = Rng(0)

    def lay(self) -> None:
        """All of it; BadPosition names the first field that is wrong."""
        self._check_head()
        for number, city in enumerate(self.found.cities):
            self._check_city(f"cities[{number}]", city)
        boards = [city.board for city in self.found.cities]
        if len(set(boards)) != len(boards):
            raise BadPosition("cities", "a board exists only once")
        self._check_hands()
        self._check_away()
        self._check_copies()
        self._lay_all()
        self._check_actor()

    # ---- checks ------------------------------------------------------------------------------
    def _check_head(self) -> None:
        found = self.found
        if found.phase not in PHASES:
            raise BadPosition("phase", f"{found.phase!r} is not known; known: {', '.join(PHASES)}")
        _within("age", found.age, 1, AGES)
        _within("turn", found.turn, 1, TURNS)
        _within("settled", found.settled, 0, 10**6)
        if len(found.cities) != self.cities:
            raise BadPosition("cities", f"{len(found.cities)} given; this table has {self.cities}")
        if found.phase in ("seventh_card", "finished") and found.turn != TURNS:
            raise BadPosition("turn", f"must be {TURNS} in phase {found.phase}")
        if found.phase == "finished" and found.age != AGES:
            raise BadPosition("age", f"must be {AGES} in phase finished")
        if found.phase == "choose_side" and self.options["sides"] != "chosen":
            raise BadPosition("phase", "choose_side needs the option sides = chosen")
        if found.streams and (len(found.streams) != 8 or any(not 0 <= word < 2**32 for word in found.streams)):
            raise BadPosition("streams", "must be eight words of 32 bits")

    def _check_city(self, field: str, city: CityPosition) -> None:
        if city.board not in BOARD_IDS:
            raise BadPosition(f"{field}.board", f"{city.board!r} is not known; known: {', '.join(BOARD_IDS)}")
        sides = SIDE_IDS[self.edition]
        choosing = self.found.phase == "choose_side"
        if choosing and city.side is not None:
            raise BadPosition(f"{field}.side", "must be null while sides are chosen")
        if not choosing and city.side not in sides:
            raise BadPosition(f"{field}.side", f"{city.side!r} is not known; known: {', '.join(sides)}")
        row = side_row(self.edition, BOARD_IDS.index(city.board), sides.index(city.side) if city.side else 0)
        _within(f"{field}.stages", city.stages, 0, 0 if choosing else STAGE_COUNT[row])
        _within(f"{field}.coins", city.coins, 0, 999)
        _within(f"{field}.defeats", city.defeats, 0, 2 * AGES)
        _within(f"{field}.discard_builds_due", city.discard_builds_due, 0, 4)
        if len(city.victories) != AGES or any(not 0 <= count <= 2 for count in city.victories):
            raise BadPosition(f"{field}.victories", "must be three counts from 0 to 2, one per age")
        self._check_cards(f"{field}.built", city.built)
        names = [CARDS[self.edition][self.ids.index(card)].name["en"] for card in city.built]
        for name in names:
            if names.count(name) > 1:
                raise BadPosition(f"{field}.built", f"{name} stands there twice; a city holds a building once")

    def _check_cards(self, field: str, cards: list[str]) -> None:
        for card in cards:
            if card not in self.ids:
                raise BadPosition(field, f"{card!r} is not a card of edition {self.edition + 1}")

    def _check_hands(self) -> None:
        found = self.found
        if len(found.hands) != self.players:
            raise BadPosition("hands", f"{len(found.hands)} given; this table has {self.players}")
        for seat, hand in enumerate(found.hands):
            field = f"hands[{seat}]"
            self._check_cards(field, hand)
            for card in hand:
                if CARDS[self.edition][self.ids.index(card)].age != found.age:
                    raise BadPosition(field, f"{card} is not a card of age {found.age}")
            sizes = self._hand_sizes(seat)
            if len(hand) not in sizes:
                raise BadPosition(field, f"has {len(hand)} cards; {' or '.join(map(str, sizes))} expected on this turn")

    def _hand_sizes(self, seat: int) -> tuple[int, ...]:
        found = self.found
        if found.phase in ("choose_side", "finished"):
            return (0,)
        before = HAND + 1 - found.turn
        if found.phase == "choose":
            return (before + 1,) if self.players == 2 and seat == self._holder() else (before,)
        if found.phase == "seventh_card":
            return (0, 1)
        return (before - 1,) if found.turn < TURNS else (0,)

    def _holder(self) -> int:
        return (self.found.turn - 1 + (self.found.age == 2)) % 2

    def _check_away(self) -> None:
        for number, row in enumerate(self.found.away):
            field = f"away[{number}]"
            self._check_cards(f"{field}.card", [row.card])
            _within(f"{field}.age", row.age, 1, self.found.age)
            _within(f"{field}.turn", row.turn, 1, AFTER_TURNS + 1)
            _within(f"{field}.city", row.city, 0, self.cities - 1)
            for seat in row.known:
                _within(f"{field}.known", seat, 0, self.players - 1)
            if CARDS[self.edition][self.ids.index(row.card)].age != row.age:
                raise BadPosition(f"{field}.card", f"{row.card} is not a card of age {row.age}")
        for number, city in enumerate(self.found.cities):
            if sum(row.under and row.city == number for row in self.found.away) > city.stages:
                raise BadPosition("away", f"more cards under the board of city {number} than it has stages")

    def _check_copies(self) -> None:
        """No card more often than it exists with this number of players (SW-10)."""
        found = self.found
        count = Counter(card for city in found.cities for card in city.built)
        for cards in (*found.hands, *found.decks.values(), found.undealt, found.box or []):
            self._check_cards("decks, undealt or box", cards)
            count.update(cards)
        count.update(row.card for row in found.away)
        most = max(self.players, 3)
        for card, copies in count.items():
            entry = CARDS[self.edition][self.ids.index(card)]
            limit = 1 if entry.colour == "purple" else sum(mark <= most for mark in entry.copies)
            if copies > limit:
                raise BadPosition(
                    "cards", f"{card} appears {copies} times; with {self.players} players there are {limit}"
                )

    def _check_actor(self) -> None:
        acting = self.found.acting_city
        _within("acting_city", acting, 0, self.cities - 1)
        city = self.found.cities[acting]
        if self.found.phase == "discard_build":
            if not city.discard_builds_due:
                raise BadPosition("acting_city", "has no discard build due")
            if all(row.under for row in self.found.away):
                raise BadPosition("away", "a discard build needs a discard pile")
        if self.found.phase == "seventh_card" and not self.state.city(acting)["powers"] & 1:
            raise BadPosition("acting_city", "has no stage that plays the seventh card")
        if self.found.phase == "seventh_card" and acting < self.players and len(self.found.hands[acting]) != 1:
            raise BadPosition(f"hands[{acting}]", "must hold the seventh card")

    # ---- laying out --------------------------------------------------------------------------
    def _numbers(self, cards: list[str]) -> list[int]:
        return [self.ids.index(card) for card in cards]

    def _lay_all(self) -> None:
        found, state = self.found, self.state
        if found.streams:
            state.set_streams(found.streams)
        else:
            state.reseed_choices(0)
        for number, city in enumerate(found.cities):
            side = SIDE_IDS[self.edition].index(city.side) if city.side else -1
            board = BOARD_IDS.index(city.board)
            state.lay_city(number, board, side, self._numbers(city.built), city.stages)
            used, due = int(city.power_used), city.discard_builds_due
            state.fill_city(number, city.coins, city.victories, city.defeats, used, due)
        box = self._lay_decks()
        state.lay_box(self._numbers(box))
        state.lay_head(self._head())
        state.lay_hands([self._numbers(hand) for hand in found.hands])
        state.lay_away([self._away_in(row) for row in found.away])
        if found.phase == "finished":
            state.close()

    def _head(self) -> dict[str, int]:
        found = self.found
        keeper = found.acting_city if found.acting_city < self.players else self._holder()
        hand = found.hands[self._holder()] if self.players == 2 else []
        drawing = self.players == 2 and found.drawn and found.phase != "finished" and hand
        return {
            "phase": PHASES.index(found.phase),
            "age": found.age - 1,
            "turn": found.turn - 1,
            "ages_dealt": self.dealt,
            "actor": keeper,
            "acting_city": found.acting_city,
            "drawn": self.ids.index(hand[-1]) if drawing else -1,
            "pile_next": self._deck_size(found.age - 1) - len(found.undealt) if self.dealt else 0,
            "settled": found.settled,
        }

    def _away_in(self, row: AwayCard) -> Json:
        plain: Json = msgspec.to_builtins(row)
        return {**plain, "card": self.ids.index(row.card), "age": row.age - 1, "turn": row.turn - 1}

    def _deck_size(self, age: int) -> int:
        guilds = self._guilds_wanted() if age == AGES - 1 else 0
        return DECK_COUNT[self.edition][self.players][age] + guilds

    def _guilds_wanted(self) -> int:
        return min(max(self.players, 3) + 2 + int(self.options["extra_guilds"]), len(GUILDS[self.edition]))

    def _lay_decks(self) -> list[str]:
        """Future decks as given or shuffled; returns the guilds in the box."""
        found = self.found
        guilds = [self.ids[number] for number in GUILDS[self.edition]]
        placed = {card for city in found.cities for card in city.built}
        placed |= {card for cards in (*found.hands, *found.decks.values(), found.undealt) for card in cards}
        placed |= {row.card for row in found.away}
        free = self.rng.shuffled([guild for guild in guilds if guild not in placed])
        box_size = len(guilds) - self._guilds_wanted()
        box = found.box if found.box is not None else free[:box_size]
        if len(box) != box_size or any(card not in guilds for card in box):
            raise BadPosition("box", f"must hold {box_size} guilds")
        for age in range(AGES):
            self.state.lay_deck(age, self._numbers(self._deck(age, [guild for guild in free if guild not in box])))
        return list(box)

    def _deck(self, age: int, guilds: list[str]) -> list[str]:
        size = self._deck_size(age)
        if age < self.dealt:  # what was dealt is no longer looked at
            rest = self.found.undealt if age == self.found.age - 1 else []
            if len(rest) != self._undealt_wanted(age):
                raise BadPosition("undealt", f"has {len(rest)} cards; {self._undealt_wanted(age)} expected")
            return [self.ids[0]] * (size - len(rest)) + rest
        given = self.found.decks.get(str(age + 1))
        if given is None:
            plain = DECKS[self.edition][self.players][age][: DECK_COUNT[self.edition][self.players][age]]
            return self.rng.shuffled([self.ids[card] for card in plain] + (guilds if age == AGES - 1 else []))
        if len(given) != size:
            raise BadPosition(f"decks.{age + 1}", f"has {len(given)} cards; {size} expected")
        return given

    def _undealt_wanted(self, age: int) -> int:
        if age != self.found.age - 1:
            return 0
        beyond = self._deck_size(age) - HAND * self.cities
        if self.players > 2:
            return beyond
        if self.found.phase == "seventh_card":
            return beyond + 1
        over = self.found.turn == TURNS and self.found.phase in ("discard_build", "finished")
        return beyond + (0 if over else HAND - self.found.turn)


def _within(field: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadPosition(field, f"{value} is not allowed; allowed: {low} to {high}")
