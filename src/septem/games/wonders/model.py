"""The typed border of 7 Wonders: options, views, moves, events, explanations, positions. Frozen structs, no rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from septem.core import model, options
from septem.core.model import EventData, MoveData, ViewHead

Phase = Literal["choose_side", "choose", "seventh_card", "discard_build", "over"]
Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]
SideId = Literal["A", "B", "day", "night"]
How = Literal["paid", "chain", "free", "power"]
"""How a card is built: for its cost, by chain, free by the board, or with the power that is free once in an age."""
Who = int | Literal["free_city"]
"""A seat, or the Free City, which is none."""
Symbol = tuple[str, ...]
"""What one printed symbol gives each turn: one unit, of one resource or of one of several."""
Units = dict[str, int]
"""Units of resources by id."""


class Options(options.Options, frozen=True, kw_only=True):
    """`boards` and `sides`: drawn, or one for each city; sides may be chosen by the players (edition 2, SW-14a).

    `mausoleum_timing` (SW-75), `reveal_all_choices` (SW-104): None is what the edition says. `extra_guilds`: SW-13.
    """

    edition: Literal[1, 2] = 2
    boards: Literal["random"] | tuple[str, ...] = "random"
    sides: Literal["random", "chosen"] | tuple[SideId, ...] = "random"
    mausoleum_timing: Literal["end_of_age", "end_of_turn"] | None = None
    reveal_all_choices: bool | None = None
    extra_guilds: Literal[0, 2] = 0


# ---- moves -------------------------------------------------------------------------------------
class Purchase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The very units to buy from the left and the right neighbour, one by one."""

    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


class Side(MoveData, frozen=True, forbid_unknown_fields=True):
    """Choose the side of the own board."""

    side: SideId


class Build(MoveData, frozen=True, forbid_unknown_fields=True):
    """Build a card for `left` and `right` coins to the neighbours. Who plays may name the units in `buy` instead."""

    card: str
    how: How = "paid"
    left: int = 0
    right: int = 0
    free_city: bool = False
    buy: Purchase | None = None


class Wonder(MoveData, frozen=True, forbid_unknown_fields=True):
    """Build a stage of the wonder with a card as its marker; paid like a build."""

    stage: int
    card: str
    left: int = 0
    right: int = 0
    free_city: bool = False
    buy: Purchase | None = None


class Sell(MoveData, frozen=True, forbid_unknown_fields=True):
    """Sell a card."""

    card: str
    free_city: bool = False


class Recover(MoveData, frozen=True, forbid_unknown_fields=True):
    """Build a card of the discard pile for nothing."""

    card: str
    free_city: bool = False


class Decline(MoveData, frozen=True, forbid_unknown_fields=True):
    """Make no use of a power."""

    free_city: bool = False


Data = Side | Build | Wonder | Sell | Recover | Decline


class Bought(msgspec.Struct, frozen=True):
    """What one neighbour gets, and for which units."""

    coins: int = 0
    units: Units = {}


class Payment(msgspec.Struct, frozen=True, tag_field="kind", tag="payment"):
    """A price (SW-41 to SW-49): coins to the bank, units of the own city, what is bought from either neighbour."""

    total: int
    bank: int = 0
    own: Units = {}
    left: Bought = Bought()
    right: Bought = Bought()


class Income(msgspec.Struct, frozen=True, tag_field="kind", tag="income"):
    """Coins that a move brings."""

    coins: int


Why = Payment | Income | None


class Move(model.Move[Data, Why], frozen=True):
    """One legal move."""


class Refusal(model.Refusal[Data], frozen=True):
    """A move that is not possible now."""


# ---- views -------------------------------------------------------------------------------------
class City(msgspec.Struct, frozen=True):
    """One city. `side` and `stage_count` are None while sides are chosen; `stages` are built; `victories` by age.

    `left` and `right`: the neighbouring cities.
    """

    board: str
    side: SideId | None
    free_city: bool
    left: int
    right: int
    coins: int
    cards: tuple[str, ...]
    stages: int
    stage_count: int | None
    shields: int
    science: dict[str, int]
    victories: tuple[int, ...]
    defeats: int
    power_used: bool
    discard_builds_due: int
    score: dict[str, int]
    points: int


class AwayCard(msgspec.Struct, frozen=True):
    """A card face down, under a board or in the discard pile. `turn` 7: after the turns of the age.

    `card` None: the viewer does not know it; `known`: the seats that do. Two players: `fresh`, whether it had been
    drawn on that turn; `ruled_out`, what a card of the Free City cannot be (SW-95).
    """

    age: int
    turn: int
    city: int
    under: bool
    card: str | None
    fresh: bool | None
    known: tuple[int, ...]
    ruled_out: tuple[str, ...]


class RecoveredCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card built from the discard pile: when (turn 7: after the turns) and by which city; its row stays in `away`."""

    card: str
    age: int
    turn: int
    city: int


class Memory(msgspec.Struct, frozen=True):
    """Cards of a hand that the viewer passed on, and where they lie now: rows of `away` and hands, nobody knows which.

    `hand`: the seat it was dealt to; `unseen`: how many of these places hold cards drawn later.
    """

    age: int
    hand: int
    seen_on_turn: int
    cards: tuple[str, ...]
    unseen: int
    away: tuple[int, ...]
    hands: tuple[int, ...]


class FreeCity(msgspec.Struct, frozen=True):
    """Two players: who holds the card of the Free City, and the draw pile.

    `pile_card`: its next card, for who is looking at it (SW-98a); `drawn`: whether the viewer still has the card drawn.
    """

    holder: int
    pile_size: int
    pile_card: str | None
    drawn: bool | None


class View(ViewHead, frozen=True, kw_only=True, tag="wonders"):
    """The table as a seat sees it when choices last took effect (SW-100 to SW-105).

    `actor` and `acting_city`: who decides alone, and for which city. `away` lists the cards face down in the order they
    were put away; those recovered stay listed, and nothing tells them from the others.
    """

    options: Options
    phase: Phase
    age: int
    turn: int
    passing: Literal["left", "right"]
    actor: int | None
    acting_city: int | None
    cities: tuple[City, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    away: tuple[AwayCard, ...]
    recovered: tuple[RecoveredCard, ...]
    memory: tuple[Memory, ...]
    free_city: FreeCity | None


# ---- explanations ------------------------------------------------------------------------------
class TradePrices(msgspec.Struct, frozen=True):
    """Coins for a unit of raw material from either side, and for a manufactured one (SW-46)."""

    raw_left: int
    raw_right: int
    goods: int


class CardPrice(msgspec.Struct, frozen=True):
    """How a card of the hand could be built, and for how many coins at least; None if it cannot be had.

    `missing`: units that neither the city nor its neighbours can give. `points`: what it would add to the score now,
    coins and conflicts apart; None if the city has it. `for_stage`: the next stage for which it makes what the city
    lacks of its own.
    """

    card: str
    how: Literal["paid", "chain", "free", "built", "impossible"]
    coins: int | None
    missing: tuple[str, ...] = ()
    points: int | None = None
    for_stage: int | None = None


class StagePrice(msgspec.Struct, frozen=True):
    """The next stage and what it costs at least; None if it cannot be had. `missing`: as for a card."""

    stage: int
    coins: int | None
    missing: tuple[str, ...] = ()


class Stronger(msgspec.Struct, frozen=True):
    """So many shields more would win the conflict with a neighbour, for so many points (SW-65)."""

    side: Literal["left", "right"]
    shields: int
    points: int


class Strength(msgspec.Struct, frozen=True):
    """Shields of the own city and of both neighbours, and the points of a conflict as they stand (SW-65, SW-66).

    `stronger`: what more shields would win, the fewest first.
    """

    own: int
    left: int
    right: int
    left_points: int
    right_points: int
    stronger: tuple[Stronger, ...] = ()


class Explanation(msgspec.Struct, frozen=True):
    """What a player would work out at the table, from public things and the own hand.

    `counted`: for each city the cards that bring points, as they count now. `later`: the stages after the next one.
    `science`: what one more of each symbol would add to the points now.
    """

    produces: tuple[Symbol, ...]
    sold_by_left: tuple[Symbol, ...]
    sold_by_right: tuple[Symbol, ...]
    trade_prices: TradePrices
    cards: tuple[CardPrice, ...]
    stage: StagePrice | None
    shields: Strength
    points: tuple[int, ...]
    counted: tuple[dict[str, int], ...]
    later: tuple[StagePrice, ...] = ()
    science: dict[str, int] = {}


# ---- events ------------------------------------------------------------------------------------
class AgeBegan(EventData, frozen=True):
    """The hands of an age are dealt."""

    age: int


class SideChosen(EventData, frozen=True):
    """A seat has turned up the side of its board."""

    seat: Who
    side: SideId


class Built(EventData, frozen=True):
    """A card was built, for so many coins to the neighbours named."""

    seat: Who
    card: str
    how: How
    left: Who
    left_coins: int
    right: Who
    right_coins: int


class StageBuilt(EventData, frozen=True):
    """A stage was built with a card as its marker."""

    seat: Who
    stage: int
    card: str
    left: Who
    left_coins: int
    right: Who
    right_coins: int


class StageBuiltHidden(EventData, frozen=True):
    """The same for those who did not see the card."""

    seat: Who
    stage: int
    left: Who
    left_coins: int
    right: Who
    right_coins: int


class Sold(EventData, frozen=True):
    """A card was sold."""

    seat: Who
    card: str
    coins: int


class SoldHidden(EventData, frozen=True):
    """The same for those who did not see the card."""

    seat: Who
    coins: int


class CoinsGained(EventData, frozen=True):
    """A card or a stage brought coins."""

    seat: Who
    coins: int
    source: Literal["card", "stage"]
    card: str | None = None


class CardLeftOver(EventData, frozen=True):
    """The last card of a hand was discarded; only its holder knows it (SW-28)."""

    seat: Who
    card: str


class ConflictFought(EventData, frozen=True):
    """A city has compared its shields with a neighbour's, for so many points."""

    seat: Who
    other: Who
    points: int
    shields: int
    theirs: int


class SeventhDeclined(EventData, frozen=True):
    """The seventh card was discarded unused."""

    seat: Who
    card: str


class SeventhDeclinedHidden(EventData, frozen=True):
    """The same for those who did not see the card."""

    seat: Who


class CardRecovered(EventData, frozen=True):
    """A card was built from the discard pile."""

    seat: Who
    card: str


class RecoveryDeclined(EventData, frozen=True):
    """Nothing was taken from the discard pile."""

    seat: Who


class RecoveryLost(EventData, frozen=True):
    """There was no discard pile to build from."""

    seat: Who


class GameEnded(EventData, frozen=True):
    """The third age is over, points decide."""


Event = (
    AgeBegan
    | SideChosen
    | Built
    | StageBuilt
    | StageBuiltHidden
    | Sold
    | SoldHidden
    | CoinsGained
    | CardLeftOver
    | ConflictFought
    | SeventhDeclined
    | SeventhDeclinedHidden
    | CardRecovered
    | RecoveryDeclined
    | RecoveryLost
    | GameEnded
)


class Entry(model.Entry[Event], frozen=True):
    """One line of the log."""


# ---- positions ---------------------------------------------------------------------------------
class CityPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One city; `side` is null while sides are chosen."""

    board: str
    side: str | None
    coins: int = 3
    cards: tuple[str, ...] = ()
    stages: int = 0
    victories: tuple[int, ...] = (0, 0, 0)
    defeats: int = 0
    power_used: bool = False
    discard_builds_due: int = 0


class AwayPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card face down: when it was put away, by which city, which seats know it; the rest as in `AwayCard`."""

    card: str
    age: int
    turn: int
    city: int
    known: tuple[int, ...] = ()
    under: bool = False
    fresh: bool = False
    ruled_out: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game's own part of a position.

    Left out: `decks` of ages to come and the guilds in the `box` are drawn from the cards not named; the rest is empty.
    `undealt` are cards of the age that nobody holds, with two players the draw pile. `drawn`: with two players, whether
    the last card of the holder's hand is the one drawn on this turn.
    """

    age: int
    turn: int
    cities: tuple[CityPart, ...]
    hands: tuple[tuple[str, ...], ...]
    phase: Phase = "choose"
    acting_city: int = 0
    away: tuple[AwayPart, ...] = ()
    recovered: tuple[RecoveredCard, ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    undealt: tuple[str, ...] = ()
    box: tuple[str, ...] | None = None
    drawn: bool = True
    streams: tuple[int, ...] | None = None


class Position(model.Position[Options, Part], frozen=True, kw_only=True, tag="wonders"):
    """A complete position."""

    options: Options = Options()


class Record(model.Record[Options, Part], frozen=True, kw_only=True, tag="wonders"):
    """One game from its beginning."""

    start: Position | None = None
