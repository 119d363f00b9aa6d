"""The typed border of Dice: options, views, moves, events, explanations, positions. Frozen structs, no rules.

What is printed on the boards has structs of its own, in `sheet_form.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from septem.core import model, options
from septem.core.model import EventData, MoveData, ViewHead
from septem.games.dice.sheet_form import BuildingId, ColourId, Effects, Sheet

Phase = Literal["waiting", "action", "choose_box", "free_build", "extra_action", "choose_bonus", "over"]
Ending = Literal["bonuses", "max_rounds"]
Offer = Literal["choose_box", "free_build"]
"""What an effect offers and nobody has to use (DI-57)."""
Counts = dict[str, int]
"""Figures by building."""


class Options(options.Options, frozen=True, kw_only=True):
    """`sheet`: what is printed on the boards (None: the reconstruction we ship); `max_rounds`: safety stop (DI-102)."""

    sheet: Sheet | None = None
    max_rounds: int = 200


# ---- moves -------------------------------------------------------------------------------------
class Build(MoveData, frozen=True):
    """Choose a die and cross a box with it."""

    die: str
    box: str


class Wonder(MoveData, frozen=True):
    """Cross the next box of the Wonder."""


class Pass(MoveData, frozen=True):
    """Build nothing and take coins."""


class Cross(MoveData, frozen=True):
    """Cross a box by an effect, or none."""

    box: str | None


class Bonus(MoveData, frozen=True):
    """Cross a bonus for a completed building."""

    bonus: str


class Extra(MoveData, frozen=True):
    """A further action, or a build without die cost that may be left out (None)."""

    move: Build | Wonder | Pass | None


Data = Build | Wonder | Pass | Cross | Bonus | Extra


class Attack(msgspec.Struct, frozen=True):
    """An attack box now: printed points, less the defences it meets, makes the points written down (DI-70)."""

    printed: int
    defences: int
    points: int


class Payment(msgspec.Struct, frozen=True, tag_field="kind", tag="payment"):
    """What a box costs, with a die or without, and what it brings.

    `total` coins are paid, `gained` ones come for choosing the die. `die_cost` and `construction` make the total;
    `construction` is what `resources` leave of the printed `cost` (DI-31, DI-45, DI-47).
    """

    box: str
    building: BuildingId
    total: int
    gained: int
    die_cost: int
    construction: int
    cost: int
    resources: int
    vp: int
    effects: Effects
    attack: Attack | None = None


class Income(msgspec.Struct, frozen=True, tag_field="kind", tag="income"):
    """Coins that a move brings."""

    coins: int


Why = Payment | Income | None


class Move(model.Move[Data, Why], frozen=True):
    """One legal move."""


class Refusal(model.Refusal[Data], frozen=True):
    """A move that is not possible now."""


# ---- views -------------------------------------------------------------------------------------
class ActionOwed(msgspec.Struct, frozen=True, tag_field="owes", tag="action"):
    """The action of the round."""


class ExtraActionOwed(msgspec.Struct, frozen=True, tag_field="owes", tag="extra_action"):
    """One more action."""


class FreeBuildOwed(msgspec.Struct, frozen=True, tag_field="owes", tag="free_build"):
    """A build without die cost."""


class BoxOwed(msgspec.Struct, frozen=True, tag_field="owes", tag="choose_box"):
    """A box of these buildings, so many times."""

    buildings: tuple[BuildingId, ...]
    left: int


class BonusOwed(msgspec.Struct, frozen=True, tag_field="owes", tag="choose_bonus"):
    """A bonus for a completed building."""

    building: BuildingId


class EffectsOwed(msgspec.Struct, frozen=True, tag_field="owes", tag="effects"):
    """Effects still to come once everything before them is answered."""

    effects: Effects


Owed = ActionOwed | ExtraActionOwed | FreeBuildOwed | BoxOwed | BonusOwed | EffectsOwed


class ForumDie(msgspec.Struct, frozen=True):
    """A die of the Forum; `cost` is what its section says."""

    die: str
    colour: ColourId
    face: str
    section: int
    cost: int


class RoundStart(msgspec.Struct, frozen=True):
    """What others are compared with this round (DI-22): crossed boxes by building, defences by Barracks."""

    counts: Counts
    defences: Counts


class City(msgspec.Struct, frozen=True):
    """One city: the viewer's own as it stands, those of others as the round began.

    `attacks`: points written down by box; `die_discount`, `free_colours`, `die_coins`: lasting effects (DI-54).
    """

    board: str
    coins: int
    crossed: tuple[str, ...]
    bonuses: tuple[str, ...]
    attacks: dict[str, int]
    agora_first: bool
    resources: int
    counts: Counts
    score: Counts
    points: int
    die_discount: int
    free_colours: tuple[ColourId, ...]
    die_coins: dict[str, int]
    unlocked: tuple[ColourId, ...]
    round_start: RoundStart


class CityPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One city in a position; `attacks` are the points written down (left out: as printed)."""

    board: str
    coins: int
    crossed: tuple[str, ...] = ()
    bonuses: tuple[str, ...] = ()
    attacks: dict[str, int] = {}
    agora_first: bool | None = None


class View(ViewHead, frozen=True, kw_only=True, tag="dice"):
    """The table as a seat sees it: all is public but the turns others have sealed and the coming dice (DI-120).

    `owed` is what the seat still has to do, the next thing first; `start` its own city as its turn began.
    """

    options: Options
    phase: Phase
    owed: tuple[Owed, ...]
    round: int
    last_round: int | None
    ending: Ending | None
    forum: tuple[ForumDie, ...]
    reserve: tuple[str, ...]
    removed: tuple[str, ...]
    cities: tuple[City, ...]
    start: CityPart | None


# ---- explanations ------------------------------------------------------------------------------
class BoxPrice(msgspec.Struct, frozen=True):
    """A box and its price; `reason` says why it is not possible now, as the code of a refusal."""

    price: Payment
    possible: bool
    reason: str | None


class DiePrice(msgspec.Struct, frozen=True):
    """A die of the Forum, what it costs the seat, and the boxes it fills that are not crossed yet."""

    die: str
    unlocked: bool
    die_cost: int
    boxes: tuple[BoxPrice, ...]


class Facing(msgspec.Struct, frozen=True):
    """Whom one of the Barracks attacks, and the defences it meets there."""

    seat: int
    defences: int


class Explanation(msgspec.Struct, frozen=True):
    """What a player may want to know before a move.

    `guild`: the seats that satisfy the condition of each face of the purple die (DI-60); `facing`: by Barracks.
    """

    dice: tuple[DiePrice, ...]
    wonder: BoxPrice | None
    score: Counts
    points: int
    guild: dict[str, tuple[int, ...]]
    facing: dict[str, Facing]


# ---- events ------------------------------------------------------------------------------------
class Built(EventData, frozen=True):
    """A die was chosen for `coins`; `gained` ones came for choosing it. The crossed box follows."""

    seat: int
    die: str
    face: str
    coins: int
    gained: int


class WonderBuilt(EventData, frozen=True):
    """The Wonder of a board grows. The crossed box follows."""

    seat: int
    wonder: str


class Passed(EventData, frozen=True):
    """Nothing was built."""

    seat: int
    coins: int


class Crossed(EventData, frozen=True):
    """A box was crossed."""

    seat: int
    box: str
    building: BuildingId
    coins: int


class Attacked(EventData, frozen=True):
    """An attack box was crossed, with the points written down."""

    seat: int
    box: str
    building: BuildingId
    coins: int
    points: int


class CoinsGained(EventData, frozen=True):
    """An effect brought coins."""

    seat: int
    coins: int


class BonusTaken(EventData, frozen=True):
    """A bonus was crossed for a completed building."""

    seat: int
    bonus: str
    building: BuildingId


class Declined(EventData, frozen=True):
    """What an effect offered was left unused."""

    seat: int
    what: Offer


class Lapsed(EventData, frozen=True):
    """What an effect offered could not be used."""

    seat: int
    what: Offer


class FirstFinished(EventData, frozen=True):
    """The extra points for the first to complete the Agora."""

    seat: int
    building: BuildingId
    points: int


class DieSwapped(EventData, frozen=True):
    """A special die came into the Forum for a grey one."""

    die: str
    removed: str


class LastRoundAnnounced(EventData, frozen=True):
    """Somebody has crossed all bonuses."""

    round: int


class RoundBegan(EventData, frozen=True):
    """The dice were shaken: each with its face."""

    round: int
    die: tuple[str, ...]
    face: tuple[str, ...]


class GameEnded(EventData, frozen=True):
    """The last round is over."""

    reason: Ending
    round: int


Event = (
    Built
    | WonderBuilt
    | Passed
    | Crossed
    | Attacked
    | CoinsGained
    | BonusTaken
    | Declined
    | Lapsed
    | FirstFinished
    | DieSwapped
    | LastRoundAnnounced
    | RoundBegan
    | GameEnded
)


class Entry(model.Entry[Event], frozen=True):
    """One line of the log."""


# ---- positions ---------------------------------------------------------------------------------
class DiePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a die shows and where it lies."""

    face: str
    section: int


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game's own part of a position: the beginning of a round, or a finished game.

    Left out: `last_round` follows from the bonuses, `removed` from the Forum.
    """

    cities: tuple[CityPart, ...]
    forum: dict[str, DiePart]
    round: int = 1
    last_round: int | None = None
    ending: Ending | None = None
    removed: tuple[str, ...] | None = None
    streams: tuple[int, ...] | None = None


class Position(model.Position[Options, Part], frozen=True, kw_only=True, tag="dice"):
    """A complete position."""

    options: Options = Options()


class Record(model.Record[Options, Part], frozen=True, kw_only=True, tag="dice"):
    """One game from its beginning."""

    start: Position | None = None
