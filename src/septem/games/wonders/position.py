"""Positions as names: out of the engine, and back with every claim checked."""

from __future__ import annotations

from collections.abc import Sequence

from septem.core.errors import BadPosition
from septem.core.records import checked_streams
from septem.core.rng import Rng
from septem.games.wonders.catalogue import SIDE_IDS
from septem.games.wonders.checks import check
from septem.games.wonders.codes import CHOSEN, PHASES, RANDOM
from septem.games.wonders.decks import table_of
from septem.games.wonders.dumps import Dump
from septem.games.wonders.engine import WondersState
from septem.games.wonders.free_city import holder_on
from septem.games.wonders.model import AwayPart, CityPart, Options, Part, RecoveredCard
from septem.games.wonders.tables import AGES, BOARD_IDS, CARD_IDS


def configured(players: int, options: Options) -> WondersState:
    """An empty state with the options set; they are complete."""
    edition = options.edition - 1
    switches = {
        "edition": edition,
        "discard_each_turn": int(options.mausoleum_timing == "end_of_turn"),
        "reveal_all": int(bool(options.reveal_all_choices)),
        "extra_guilds": options.extra_guilds,
    }
    boards = [] if options.boards == "random" else [BOARD_IDS.index(board) for board in options.boards]
    state = WondersState()
    state.configure(players, switches, boards, _sides_wanted(players, options))
    return state


def _sides_wanted(players: int, options: Options) -> list[int]:
    if options.sides == "random":
        return []
    if options.sides == "chosen":
        return [CHOSEN] * players
    return [SIDE_IDS[options.edition - 1].index(side) for side in options.sides]


def options_of(setup: Dump) -> Options:
    """What a state was told at its set-up, as complete options."""
    boards, sides, edition = setup["boards"], setup["sides"], setup["edition"]
    return Options(
        edition=1 if edition == 0 else 2,
        boards="random" if boards[0] == RANDOM else tuple(BOARD_IDS[board] for board in boards),
        sides="random"
        if sides[0] == RANDOM
        else "chosen"
        if sides[0] == CHOSEN
        else tuple(SIDE_IDS[edition][side] for side in sides),
        mausoleum_timing="end_of_turn" if setup["discard_each_turn"] else "end_of_age",
        reveal_all_choices=bool(setup["reveal_all"]),
        extra_guilds=2 if setup["extra_guilds"] else 0,
    )


# ---- out ---------------------------------------------------------------------------------------
def write(state: WondersState) -> Part:
    """The game's own part of a position, at the beginning of a phase."""
    dump = state.dump()
    edition = state.setup()["edition"]
    ids = CARD_IDS[edition]
    dealt, decks = dump["ages_dealt"], dump["decks"]
    return Part(
        age=dump["age"] + 1,
        turn=dump["turn"] + 1,
        phase=PHASES[dump["phase"]],
        acting_city=dump["acting_city"],
        cities=tuple([_city_out(city, edition) for city in dump["cities"]]),
        hands=tuple([named(hand, ids) for hand in dump["hands"]]),
        away=tuple([_away_out(row, ids) for row in dump["away"]]),
        recovered=tuple([recovered(row, ids) for row in dump["recovered"]]),
        decks={str(age + 1): named(decks[age], ids) for age in range(dealt, AGES)},
        undealt=named(decks[dump["age"]], ids) if dealt else (),
        box=named(dump["box"], ids),
        drawn=dump["drawn"] >= 0,
        streams=tuple(state.streams()),
    )


def named(cards: Sequence[int], ids: Sequence[str]) -> tuple[str, ...]:
    """Cards by their ids."""
    return tuple([ids[card] for card in cards])


def _city_out(city: Dump, edition: int) -> CityPart:
    return CityPart(
        board=BOARD_IDS[city["board"]],
        side=SIDE_IDS[edition][city["side"]] if city["side"] >= 0 else None,
        coins=city["coins"],
        cards=named(city["cards"], CARD_IDS[edition]),
        stages=city["stages"],
        victories=tuple(city["victories"]),
        defeats=city["defeats"],
        power_used=bool(city["power_used"]),
        discard_builds_due=city["builds_due"],
    )


def _away_out(row: Dump, ids: Sequence[str]) -> AwayPart:
    return AwayPart(
        card=ids[row["card"]],
        age=row["age"] + 1,
        turn=row["turn"] + 1,
        city=row["city"],
        known=tuple(row["known"]),
        under=bool(row["under"]),
        fresh=bool(row["fresh"]),
        ruled_out=named(row["ruled_out"], ids),
    )


def recovered(row: Dump, ids: Sequence[str]) -> RecoveredCard:
    """A card built from the discard pile."""
    return RecoveredCard(ids[row["card"]], row["age"] + 1, row["turn"] + 1, row["city"])


# ---- in ----------------------------------------------------------------------------------------
def load(players: int, options: Options, part: Part) -> WondersState:
    """The state of a position; BadPosition names the field that cannot be."""
    check(players, options, part)
    rng = Rng(0)
    state = configured(players, options)
    streams = [1 + rng.below(2**30) for _ in range(8)] if part.streams is None else checked_streams(part.streams)
    state.set_streams(streams)
    state.restore(_Layout(players, options, part, rng).dump())
    state._vouch()
    return state


class _Layout:
    """A checked position, turned into numbers with everything that was left out."""

    def __init__(self, players: int, options: Options, part: Part, rng: Rng) -> None:
        self.players = players
        self.part = part
        self.rng = rng
        self.table = table_of(players, options)
        self.edition = options.edition - 1
        self.ids = CARD_IDS[self.edition]
        self.dealt = 0 if part.phase == "choose_side" else part.age
        self.holder = holder_on(part.age - 1, part.turn - 1) if players == 2 else 0
        self.actor = part.acting_city if part.acting_city < players else self.holder

    def dump(self) -> Dump:
        """What the engine restores."""
        part = self.part
        free = self.rng.shuffled([guild for guild in self.table.guilds() if guild not in self._placed()])
        box = self._box(free)
        rest = [guild for guild in free if guild not in box]
        return {
            "phase": PHASES.index(part.phase),
            "age": part.age - 1,
            "turn": part.turn - 1,
            "ages_dealt": self.dealt,
            "actor": self.actor,
            "acting_city": part.acting_city,
            "drawn": self._drawn(),
            "pile_next": self.table.deck_size(part.age) - len(part.undealt) if self.dealt else 0,
            "cities": [self._city(city) for city in part.cities],
            "hands": [self._numbers(hand) for hand in part.hands],
            "decks": [self._numbers(self._deck(age, rest)) for age in range(1, AGES + 1)],
            "box": self._numbers(box),
            "away": [self._away(row) for row in part.away],
            "recovered": [self._row(row) for row in part.recovered],
        }

    def _numbers(self, cards: Sequence[str]) -> list[int]:
        return [self.ids.index(card) for card in cards]

    def _city(self, city: CityPart) -> Dump:
        sides: Sequence[str] = SIDE_IDS[self.edition]
        return {
            "board": BOARD_IDS.index(city.board),
            "side": sides.index(city.side) if city.side else -1,
            "coins": city.coins,
            "cards": self._numbers(city.cards),
            "stages": city.stages,
            "victories": list(city.victories),
            "defeats": city.defeats,
            "power_used": int(city.power_used),
            "builds_due": city.discard_builds_due,
        }

    def _drawn(self) -> int:
        """Two players: the card the holder drew on this turn and still has, -1 if none."""
        part = self.part
        hand = part.hands[self.holder] if self.players == 2 else ()
        forgotten = part.turn == 1 and part.phase != "choose"  # nobody remembers which card it was
        gone = any(row.fresh and (row.age, row.turn) == (part.age, part.turn) for row in part.away)
        if not hand or not part.drawn or part.phase == "over" or forgotten or gone:
            return -1
        return self.ids.index(hand[-1])

    def _away(self, row: AwayPart) -> Dump:
        known = set(row.known)
        if self.part.phase == "discard_build" and not row.under:  # SW-75: who builds from the pile sees all of it
            known.add(self.actor)
        return {
            **self._row(row),
            "known": sorted(known),
            "under": int(row.under),
            "fresh": int(row.fresh),
            "ruled_out": self._numbers(sorted(set(row.ruled_out))),
        }

    def _row(self, row: AwayPart | RecoveredCard) -> Dump:
        return {"card": self.ids.index(row.card), "age": row.age - 1, "turn": row.turn - 1, "city": row.city}

    # ---- decks -------------------------------------------------------------------------------
    def _placed(self) -> set[str]:
        """Cards that are named, the box apart."""
        part = self.part
        placed = {card for city in part.cities for card in city.cards} | {row.card for row in part.away}
        return placed | {card for cards in (*part.hands, *part.decks.values(), part.undealt) for card in cards}

    def _box(self, free: list[str]) -> Sequence[str]:
        """The guilds out of the game, as given or drawn."""
        if self.part.box is not None:
            return self.part.box
        size = len(self.table.guilds()) - self.table.guilds_in_play()
        if len(free) < size:
            raise BadPosition("box", f"must hold {size} guilds")
        return free[:size]

    def _deck(self, age: int, guilds: list[str]) -> Sequence[str]:
        """What is left of the deck of an age, as given or shuffled."""
        if age <= self.dealt:
            return self.part.undealt if age == self.part.age else ()
        given = self.part.decks.get(str(age))
        if given is not None:
            return given
        return self.rng.shuffled(self.table.cards(age) + (guilds if age == AGES else []))
