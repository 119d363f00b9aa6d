"""The typed border of Architects: options, views, moves, events, explanations, positions. Frozen structs, no rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from septem.core import model, options
from septem.core.model import EventData, MoveData, ViewHead

Phase = Literal["choose", "pick", "resolution", "effect", "take_any", "progress", "look", "keep", "over"]
Ending = Literal["wonder_complete", "decks_empty"]
Mode = Literal["different", "identical"]
Side = Literal["left", "right", "central"]
TokenType = Literal["extra_card", "payment", "shields", "scoring"]
Counts = dict[str, int]
"""Cards by kind."""


class Options(options.Options, frozen=True, kw_only=True):
    """`wonders`: drawn, picked in turn, or one for each seat (AR-2a); `first_player`: a seat (AR-9).

    The others are the readings AR-O1 (`coins_free_choice`), AR-O2 (Economy and Engineering), AR-O4 (what is optional)
    and AR-O8 (who sees what Halicarnassus looks at).
    """

    wonders: Literal["random", "picked"] | tuple[str, ...] = "random"
    first_player: int = 0
    coins_free_choice: bool = True
    economy_forces_build: bool = True
    engineering_forces_build: bool = False
    engineering_once_per_turn: bool = True
    wonder_effect_optional: bool = False
    extra_card_optional: bool = True
    halicarnassus_public: bool = True


# ---- moves -------------------------------------------------------------------------------------
class Choose(MoveData, frozen=True):
    """Pick a wonder."""

    wonder: str


class Take(MoveData, frozen=True):
    """Take the top card of a deck: the main pick, or Alexandria."""

    deck: str


class Look(MoveData, frozen=True):
    """Look at the top cards of a deck."""

    deck: str


class Keep(MoveData, frozen=True):
    """Keep one of the cards looked at."""

    card: str


class Science(MoveData, frozen=True):
    """Turn in a set of symbols. A refusal names none: there is no set."""

    symbols: tuple[str, ...] = ()


class Progress(MoveData, frozen=True):
    """Take a face-up progress token, or `blind` the top of the pile."""

    token: str


class Use(MoveData, frozen=True):
    """Take a card with a live token. A refusal names no deck: the token cannot be used at all."""

    token: str
    deck: str = ""


class Effect(MoveData, frozen=True):
    """Make use of the effect of the wonder."""


class Decline(MoveData, frozen=True):
    """Do without the effect of the wonder."""


class Finish(MoveData, frozen=True):
    """End the turn."""


class Build(MoveData, frozen=True):
    """Build a stage with these cards. A refusal names no cards: the stage cannot be built at all."""

    stage: str
    payment: Counts = msgspec.field(default_factory=dict)


Data = Choose | Take | Look | Keep | Science | Progress | Use | Effect | Decline | Finish | Build


class Payment(msgspec.Struct, frozen=True, tag_field="kind", tag="payment"):
    """The price of a stage (AR-21): `n` resources of a mode, and what it brings.

    `doubled`: Economy lets a coin count double (AR-46); `engineering`: the mode is ignored (AR-47).
    """

    n: int
    mode: Mode
    doubled: bool
    engineering: bool
    points: int
    effect: str


class Gain(msgspec.Struct, frozen=True, tag_field="kind", tag="gain"):
    """What a card that the seat knows would do at once (AR-15).

    `completes`: stages that can be paid then; `helps`: stages that lack less, though still something; `set`: a science
    set could be turned in; `horns`: conflict tokens turned; `battle`: one would follow; `arms`: tokens set off.
    """

    card: str
    completes: tuple[str, ...]
    helps: tuple[str, ...]
    set: bool
    points: int
    cat: bool
    shields: int
    horns: int
    battle: bool
    arms: tuple[str, ...]


Why = Payment | Gain | None
"""None: there is nothing to pay, or the card is hidden."""


class Move(model.Move[Data, Why], frozen=True):
    """One legal move."""


class Refusal(model.Refusal[Data], frozen=True):
    """A move that is not possible now."""


# ---- views -------------------------------------------------------------------------------------
class Need(msgspec.Struct, frozen=True):
    """How much an available stage lacks, and how much with one more card of a kind that helps."""

    missing: int
    with_card: Counts


class City(msgspec.Struct, frozen=True):
    """What lies before a seat, all of it open (AR-90), and what follows from it by the rules.

    `needs`: of each available stage, unused Economy and Engineering counted; `set_with`: symbols of which one card more
    makes a science set; `military`: victory tokens.
    """

    wonder: str | None
    built: tuple[str, ...]
    cards: Counts
    tokens: tuple[str, ...]
    military: int
    available: tuple[str, ...]
    needs: dict[str, Need]
    set_with: tuple[str, ...]
    left_deck: str | None
    right_deck: str | None
    shields: int
    score: dict[str, int]
    points: int


class Deck(msgspec.Struct, frozen=True):
    """A wonder deck: whose it is, its top card, and what is left in it, which all can count (AR-90a)."""

    owner: int
    size: int
    top: str | None
    left: Counts


class CentralDeck(msgspec.Struct, frozen=True):
    """The deck in the middle: `top` only for those who peeked at it, who they are is open (AR-61, AR-62)."""

    size: int
    top: str | None
    known_to: tuple[int, ...]
    left: Counts


class Pile(msgspec.Struct, frozen=True):
    """The progress tokens face down, in table order: nobody knows how they lie."""

    size: int
    tokens: tuple[str, ...]


class Conflict(msgspec.Struct, frozen=True):
    """The conflict tokens: in play, and turned to the battle side (AR-70)."""

    total: int
    battle: int


class LookedAt(msgspec.Struct, frozen=True):
    """What Halicarnassus looks at; `cards` None if this is not for the viewer's eyes (AR-92, AR-93)."""

    deck: str
    count: int
    cards: tuple[str, ...] | None


class View(ViewHead, frozen=True, kw_only=True, tag="architects"):
    """The table as a seat sees it. `decks` by wonder: none before all wonders are picked.

    `live` and `used` are tokens of the active seat; `battle_due`: a battle ends this turn (AR-71).
    """

    options: Options
    phase: Phase
    active: int
    turn: int
    cities: tuple[City, ...]
    decks: dict[str, Deck]
    central: CentralDeck
    discard_pile: Counts
    face_up: tuple[str, ...]
    pile: Pile
    conflict: Conflict
    battle_due: bool
    cat: int | None
    live: tuple[str, ...]
    used: tuple[str, ...]
    look: LookedAt | None
    ending: Ending | None


# ---- explanations ------------------------------------------------------------------------------
class Offer(msgspec.Struct, frozen=True):
    """A deck the seat takes from, and what its top card would bring if the seat knows it."""

    place: Side
    deck: str
    size: int
    gain: Gain | None


class StageOutlook(msgspec.Struct, frozen=True):
    """A stage that can be built next: its price, what it brings, how much is missing."""

    stage: str
    n: int
    mode: Mode
    points: int
    effect: str
    missing: int


class StagePayment(msgspec.Struct, frozen=True):
    """One way to pay a stage now."""

    stage: str
    payment: Counts
    price: Payment


class TokenOutlook(msgspec.Struct, frozen=True):
    """A progress token the seat holds: whether it can be used now, or has been in this turn."""

    token: str
    type: TokenType
    live: bool
    used: bool


class ShieldsOutlook(msgspec.Struct, frozen=True):
    """Own shields beside the neighbours', and the tokens a battle now would bring (AR-72 to AR-74)."""

    mine: int
    left: int
    right: int
    would_win: int
    battle_due: bool


class Explanation(msgspec.Struct, frozen=True):
    """What a player may want to know before a move. `offers` are empty before all wonders are picked."""

    offers: tuple[Offer, ...]
    stages: tuple[StageOutlook, ...]
    payments: tuple[StagePayment, ...]
    tokens: tuple[TokenOutlook, ...]
    shields: ShieldsOutlook
    points: tuple[int, ...]


# ---- events ------------------------------------------------------------------------------------
class WonderChosen(EventData, frozen=True):
    """A seat picked a wonder."""

    seat: int
    wonder: str


class TurnBegan(EventData, frozen=True):
    """A turn of a seat began."""

    seat: int
    turn: int


class Peeked(EventData, frozen=True):
    """The cat's owner saw the top central card."""

    seat: int
    card: str


class PeekedHidden(EventData, frozen=True):
    """The same for everybody else."""

    seat: int


class NoCardTaken(EventData, frozen=True):
    """A seat reached no card."""

    seat: int


class CardTaken(EventData, frozen=True):
    """A seat took a card."""

    seat: int
    card: str
    deck: str


class ExtraCardTaken(EventData, frozen=True):
    """A seat used a token to take a card."""

    seat: int
    token: str
    card: str
    deck: str


class CatMoved(EventData, frozen=True):
    """The cat moved to a seat."""

    seat: int


class ConflictTurned(EventData, frozen=True):
    """Horns turned `count` tokens; `battle` of `total` show the battle side now."""

    seat: int
    count: int
    battle: int
    total: int


class TokenArmed(EventData, frozen=True):
    """A token became live."""

    seat: int
    token: str


class StageBuilt(EventData, frozen=True):
    """A stage was built with these cards."""

    seat: int
    stage: str
    cards: Counts


class PaidWith(EventData, frozen=True):
    """A token helped to pay."""

    seat: int
    token: str


class WonderCompleted(EventData, frozen=True):
    """A seat built its last stage."""

    seat: int


class SetTurnedIn(EventData, frozen=True):
    """A science set was turned in."""

    seat: int
    cards: tuple[str, ...]


class TokenTaken(EventData, frozen=True):
    """A face-up token was taken."""

    seat: int
    token: str


class TokenDrawn(EventData, frozen=True):
    """A token was drawn from the pile."""

    seat: int
    token: str


class TokenRevealed(EventData, frozen=True):
    """A token was turned face up."""

    token: str


class EffectDeclined(EventData, frozen=True):
    """A seat did without the effect of its wonder."""

    seat: int


class Looked(EventData, frozen=True):
    """Halicarnassus looked at the top cards of a deck."""

    seat: int
    deck: str
    cards: tuple[str, ...]


class LookedHidden(EventData, frozen=True):
    """The same for those who do not see the cards."""

    seat: int
    deck: str


class DeckShuffled(EventData, frozen=True):
    """The rest of a deck was shuffled."""

    deck: str


class BattleFought(EventData, frozen=True):
    """A battle: what each seat wins follows."""


class TokensWon(EventData, frozen=True):
    """What a battle brought a seat with so many shields, perhaps nothing."""

    seat: int
    shields: int
    count: int


class GameEnded(EventData, frozen=True):
    """The game is over."""

    ending: Ending


Event = (
    WonderChosen
    | TurnBegan
    | Peeked
    | PeekedHidden
    | NoCardTaken
    | CardTaken
    | ExtraCardTaken
    | CatMoved
    | ConflictTurned
    | TokenArmed
    | StageBuilt
    | PaidWith
    | WonderCompleted
    | SetTurnedIn
    | TokenTaken
    | TokenDrawn
    | TokenRevealed
    | EffectDeclined
    | Looked
    | LookedHidden
    | DeckShuffled
    | BattleFought
    | TokensWon
    | GameEnded
)


class Entry(model.Entry[Event], frozen=True):
    """One line of the log."""


# ---- positions ---------------------------------------------------------------------------------
class CityPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before a seat."""

    wonder: str | None = None
    built: tuple[str, ...] = ()
    cards: Counts = {}
    tokens: tuple[str, ...] = ()
    military: int = 0


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game's own part of a position; of decks and pile the top comes first.

    Left out: decks are empty; `discard_pile` holds what is nowhere else; free tokens lie in table order, three of them
    face up; the horns in the cities say how many conflict tokens are turned; the first player is to take a card.
    """

    cities: tuple[CityPart, ...]
    phase: Phase = "pick"
    active: int | None = None
    turn: int | None = None
    decks: dict[str, tuple[str, ...]] = {}
    central: tuple[str, ...] = ()
    central_known_to: tuple[int, ...] = ()
    discard_pile: Counts | None = None
    face_up: tuple[str, ...] | None = None
    pile: tuple[str, ...] | None = None
    conflict_battle: int | None = None
    cat: int | None = None
    live: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    look: str | None = None
    ending: Ending | None = None
    streams: tuple[int, ...] | None = None


class Position(model.Position[Options, Part], frozen=True, kw_only=True, tag="architects"):
    """A complete position."""

    options: Options = Options()


class Record(model.Record[Options, Part], frozen=True, kw_only=True, tag="architects"):
    """One game from its beginning."""

    start: Position | None = None
