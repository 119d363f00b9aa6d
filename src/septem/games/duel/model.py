"""The typed border of Duel: options, views, moves, events, explanations, positions. Frozen structs, no rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from septem.core import model, options
from septem.core.model import EventData, MoveData, ViewHead

Phase = Literal[
    "draft_wonder",
    "main",
    "choose_progress",
    "choose_box_progress",
    "choose_destroy",
    "choose_discarded",
    "choose_starter",
    "over",
]
Ending = Literal["civilian", "military_supremacy", "scientific_supremacy"]
Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Units = dict[str, int]
"""Units of resources by id."""


class Options(options.Options, frozen=True, kw_only=True):
    """`wonders`: drafted, those of the first game, or four for each seat; `first_player`: a seat or drawn.

    `centre_pawn`: whether who took the last card simply begins the next age, or says who does (DU-54).
    """

    wonders: Literal["draft", "first_game"] | tuple[tuple[str, ...], tuple[str, ...]] = "draft"
    centre_pawn: Literal["starts", "chooses"] = "starts"
    first_player: Literal["random", 0, 1] = "random"


# ---- moves -------------------------------------------------------------------------------------
class Draft(MoveData, frozen=True):
    """Take a wonder in the draft."""

    wonder: str


class Discard(MoveData, frozen=True):
    """Discard an available card for coins."""

    card: str
    slot: int


class Build(MoveData, frozen=True):
    """Build an available card."""

    card: str
    slot: int


class Wonder(MoveData, frozen=True):
    """Construct a wonder with an available card."""

    wonder: str
    card: str
    slot: int


class Progress(MoveData, frozen=True):
    """Take a progress token from the board."""

    token: str


class Library(MoveData, frozen=True):
    """Keep one of the tokens the Great Library drew."""

    token: str


class Destroy(MoveData, frozen=True):
    """Send a card of the other city to the discard pile."""

    card: str


class Revive(MoveData, frozen=True):
    """Build a card of the discard pile for nothing."""

    card: str


class Starter(MoveData, frozen=True):
    """Say who begins the age."""

    seat: int


Data = Draft | Discard | Build | Wonder | Progress | Library | Destroy | Revive | Starter


class Bought(msgspec.Struct, frozen=True):
    """Units of one resource bought at a price each."""

    units: int
    price: int


class Payment(msgspec.Struct, frozen=True, tag_field="kind", tag="payment"):
    """A price step by step (DU-23 to DU-39): what is needed, made, made at choice, need not be paid, is bought.

    `urbanism`: coins gained for a build by chain; `trade_to`: the seat that gets the coins for bought resources.
    """

    total: int
    coins: int = 0
    trade: int = 0
    chain: bool = False
    need: Units = {}
    produced: Units = {}
    chosen: Units = {}
    discounted: Units = {}
    bought: dict[str, Bought] = {}
    urbanism: int = 0
    trade_to: int | None = None


class Income(msgspec.Struct, frozen=True, tag_field="kind", tag="income"):
    """Coins that a move brings."""

    coins: int


Why = Payment | Income | None


class Move(model.Move[Data, Why], frozen=True):
    """One legal move."""


class Refusal(model.Refusal[Data], frozen=True):
    """A move that is not possible now."""


# ---- views -------------------------------------------------------------------------------------
class Place(msgspec.Struct, frozen=True):
    """A slot of the structure that still holds a card; `card` None lies face down, `covered_by` are the slots on it."""

    slot: int
    row: int
    x: int
    card: str | None
    guild: bool
    covered_by: tuple[int, ...]


class ChoiceProduction(msgspec.Struct, frozen=True):
    """How many producers give one resource of a kind at choice."""

    raw: int
    manufactured: int


class City(msgspec.Struct, frozen=True):
    """One city. `wonders`: constructed ones with the card under each; `prices`: of one bought unit."""

    coins: int
    cards: tuple[str, ...]
    wonders: dict[str, str | None]
    unbuilt: tuple[str, ...]
    tokens: tuple[str, ...]
    production: Units
    choice_production: ChoiceProduction
    prices: Units
    symbols: dict[str, int]
    score: dict[str, int]
    points: int


class DraftGroup(msgspec.Struct, frozen=True):
    """The wonders on offer, and how many wait in the group nobody has seen."""

    group: tuple[str, ...]
    later: int


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended; `winner` only for a supremacy."""

    reason: Ending
    winner: int | None = None


class View(ViewHead, frozen=True, kw_only=True, tag="duel"):
    """The table as a seat sees it. Only the draw of the Great Library is private (DU-100)."""

    options: Options
    phase: Phase
    age: int
    """0 during the draft."""
    active: int
    """Whose turn it is; another may have to choose (`to_act`)."""
    first_player: int
    extra_turn: bool
    draft: DraftGroup | None
    structure: tuple[Place, ...]
    unseen: dict[str, tuple[str, ...]]
    """By back, the cards of this age that nobody has seen: they lie face down or were removed."""
    discard_pile: tuple[str, ...]
    board_tokens: tuple[str, ...]
    box_tokens: tuple[str, ...]
    """Those not on the board and in no city, whether or not the Great Library has drawn them."""
    library_offer: tuple[str, ...] | None
    """What the seat has drawn with the Great Library, while it chooses one of them."""
    destroy: Colour | None
    """The colour of the card that is to be destroyed."""
    pawn: int
    """Positive: towards the capital of seat 1, so seat 0 leads."""
    looting_tokens: tuple[str, ...]
    """Those that still lie."""
    box_wonders: tuple[str, ...] | None
    """Out of the game; not known before the second group of the draft lies open."""
    cities: tuple[City, City]
    ending: Ended | None


# ---- explanations ------------------------------------------------------------------------------
class CardPrice(msgspec.Struct, frozen=True):
    """A face-up card: price and points for each seat as they stand, which slots taking it would uncover and turn."""

    slot: int
    card: str
    available: bool
    prices: tuple[Payment, Payment]
    points: tuple[int, int]
    uncovers: tuple[int, ...]
    turns: tuple[int, ...]


class WonderPrice(msgspec.Struct, frozen=True):
    """A wonder a seat may still construct, and the points it would bring."""

    wonder: str
    price: Payment
    points: int


class Loot(msgspec.Struct, frozen=True):
    """The next looting token: how many shields away, how many coins the other loses."""

    shields: int
    coins: int


class MilitaryOutlook(msgspec.Struct, frozen=True):
    """How far military supremacy is (DU-55 to DU-60)."""

    lead: int
    shields_to_win: int
    next_loot: Loot | None


class ScienceOutlook(msgspec.Struct, frozen=True):
    """How far scientific supremacy is, and which symbols would make a pair (DU-62, DU-67)."""

    different: int
    to_win: int
    pair_with: tuple[str, ...]


class Explanation(msgspec.Struct, frozen=True):
    """What a player may want to know before a move; all of it follows from open information.

    `counted`: for each city the cards, wonders and tokens that bring points, as they count now.
    """

    cards: tuple[CardPrice, ...]
    wonders: tuple[tuple[WonderPrice, ...], tuple[WonderPrice, ...]]
    military: tuple[MilitaryOutlook, MilitaryOutlook]
    science: tuple[ScienceOutlook, ScienceOutlook]
    points: tuple[int, int]
    counted: tuple[dict[str, int], dict[str, int]]


# ---- events ------------------------------------------------------------------------------------
class WonderDrafted(EventData, frozen=True):
    """A seat took a wonder."""

    seat: int
    wonder: str


class GroupOffered(EventData, frozen=True):
    """The second group of wonders lies open."""

    wonder: tuple[str, ...]


class AgeBegan(EventData, frozen=True):
    """The structure of an age is laid out."""

    age: int


class Began(EventData, frozen=True):
    """Who took the last card begins the next age."""

    seat: int


class Built(EventData, frozen=True):
    """A card was paid: `trade` of the coins for bought resources."""

    seat: int
    card: str
    coins: int
    trade: int


class Chained(EventData, frozen=True):
    """A card was built by its chain."""

    seat: int
    card: str


class Discarded(EventData, frozen=True):
    """A card was discarded for coins."""

    seat: int
    card: str
    coins: int


class WonderBuilt(EventData, frozen=True):
    """A wonder was constructed with a card."""

    seat: int
    wonder: str
    card: str
    coins: int


class EconomyPaid(EventData, frozen=True):
    """The owner of Economy got the other's coins for resources."""

    seat: int
    coins: int


class UrbanismPaid(EventData, frozen=True):
    """Urbanism brought coins for a build by chain."""

    seat: int
    coins: int


class CoinsGained(EventData, frozen=True):
    """A piece brought coins."""

    seat: int
    coins: int
    piece: str


class CoinsLost(EventData, frozen=True):
    """A piece cost coins."""

    seat: int
    coins: int
    piece: str


class PawnMoved(EventData, frozen=True):
    """The conflict pawn moved."""

    seat: int
    before: int
    after: int
    steps: int


class Looted(EventData, frozen=True):
    """A looting token of `printed` coins cost the seat what it had."""

    seat: int
    coins: int
    printed: int


class WonderLeft(EventData, frozen=True):
    """The eighth wonder left the game."""

    seat: int
    wonder: str


class PairMade(EventData, frozen=True):
    """Two symbols of a kind: the seat takes a token."""

    seat: int
    symbol: str


class LibraryDrew(EventData, frozen=True):
    """The private draw of the Great Library."""

    seat: int
    token: tuple[str, ...]


class LibraryDrewHidden(EventData, frozen=True):
    """The same for everybody else."""

    seat: int
    count: int


class TokenTaken(EventData, frozen=True):
    """A progress token was taken."""

    seat: int
    token: str


class CardDestroyed(EventData, frozen=True):
    """A card of the other city was destroyed."""

    seat: int
    other: int
    card: str


class CardRevived(EventData, frozen=True):
    """A card was built from the discard pile."""

    seat: int
    card: str


class CardRevealed(EventData, frozen=True):
    """A card was turned face up."""

    slot: int
    card: str


class ExtraTurn(EventData, frozen=True):
    """The seat plays again."""

    seat: int


class StarterChosen(EventData, frozen=True):
    """A seat said who begins."""

    seat: int
    to: int


class CivilianEnd(EventData, frozen=True):
    """The last age is over, points decide."""


class MilitarySupremacy(EventData, frozen=True):
    """The pawn reached a capital."""

    seat: int


class ScientificSupremacy(EventData, frozen=True):
    """Six different symbols."""

    seat: int


Event = (
    WonderDrafted
    | GroupOffered
    | AgeBegan
    | Began
    | Built
    | Chained
    | Discarded
    | WonderBuilt
    | EconomyPaid
    | UrbanismPaid
    | CoinsGained
    | CoinsLost
    | PawnMoved
    | Looted
    | WonderLeft
    | PairMade
    | LibraryDrew
    | LibraryDrewHidden
    | TokenTaken
    | CardDestroyed
    | CardRevived
    | CardRevealed
    | ExtraTurn
    | StarterChosen
    | CivilianEnd
    | MilitarySupremacy
    | ScientificSupremacy
)


class Entry(model.Entry[Event], frozen=True):
    """One line of the log."""


# ---- positions ---------------------------------------------------------------------------------
class CityPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One city. `wonders`: each constructed wonder with the card under it (null: not known any more)."""

    coins: int = 7
    cards: tuple[str, ...] = ()
    wonders: dict[str, str | None] = {}
    unbuilt: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


class DraftPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wonders on offer and the group that nobody has seen yet."""

    group: tuple[str, ...]
    later: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game's own part of a position.

    Left out: `structure` and `later_ages` are dealt from the cards not named; `face_up` is what the layout shows and
    what is available; `board_tokens` are filled up; `looting_tokens` are those the pawn has not reached yet.
    Cards named nowhere are out of the game.
    """

    cities: tuple[CityPart, CityPart]
    age: int = 1
    phase: Phase = "main"
    active: int = 0
    first_player: int = 0
    extra_turn: bool = False
    draft: DraftPart | None = None
    structure: tuple[str | None, ...] | None = None
    face_up: tuple[int, ...] | None = None
    later_ages: tuple[tuple[str, ...], ...] | None = None
    discard_pile: tuple[str, ...] = ()
    board_tokens: tuple[str, ...] | None = None
    library_offer: tuple[str, ...] = ()
    destroy: Colour | None = None
    pawn: int = 0
    looting_tokens: tuple[str, ...] | None = None
    ending: Ended | None = None
    streams: tuple[int, ...] | None = None


class Position(model.Position[Options, Part], frozen=True, kw_only=True, tag="duel"):
    """A complete position."""

    options: Options = Options()


class Record(model.Record[Options, Part], frozen=True, kw_only=True, tag="duel"):
    """One game from its beginning."""

    start: Position | None = None
