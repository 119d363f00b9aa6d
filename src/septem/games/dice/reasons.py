"""Why a move is not possible: the codes of DI-125 in the order of DI-126, in the house's spelling (with hyphens).

The engine says what each die and box is to a seat now; here its answers only get their names.
"""

from __future__ import annotations

from typing import NamedTuple

from septem.core.model import Args, Reason
from septem.games.dice.codes import ACTION, CHOOSE_BONUS, CHOOSE_BOX, FREE_BUILD, PHASES
from septem.games.dice.dumps import Dump
from septem.games.dice.engine import DiceState
from septem.games.dice.model import Attack, Bonus, Build, Cross, Data, Extra, Refusal, Wonder
from septem.games.dice.moves import notation_of, phases_of, read_notation
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, DIE_IDS, FACES, WAREHOUSE

NO_DIE = -1


class Offer(NamedTuple):
    """What a die of the Forum is to a seat now; `shown` and `possible` are masks of boxes."""

    unlocked: bool
    condition: bool
    die_cost: int
    gained: int
    shown: int
    possible: int
    face: str


class Situation:
    """One seat's situation, asked of the engine once, to say what things cost and why this or that is not possible."""

    def __init__(self, state: DiceState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.words: Words = state.sheet_named()
        self.own: Dump = state.dump_of(seat)
        self.phase, self.about, _ = state.owed(seat)
        self.board = self.words.boards[self.own["city"]]
        self.coins: int = self.own["coins"]
        self.crossed: int = self.own["crossed"]
        self.ready: int = self.own["ready"]
        self.resources: int = self.own["counts"][WAREHOUSE]
        self.affordable = state.affordable(seat)
        self.constructions = state.constructions(seat)
        self.offers = {die: _offer(state, seat, die, face) for die, face in enumerate(state.faces()) if face >= 0}

    def open_boxes(self, offer: Offer) -> list[int]:
        """The boxes a die names that are not crossed yet."""
        return bits(offer.shown & ~self.crossed)

    def attack(self, box: int) -> Attack | None:
        """What an attack box would be worth now."""
        printed = self.board[box].attack
        if printed is None:
            return None
        _, met = self.state.attacked(self.seat, BUILDINGS.index(self.board[box].building))
        return Attack(printed, met, self.state.attack_of(self.seat, box))

    # ---- reasons -------------------------------------------------------------------------------
    def build_code(self, die: int, box: int) -> str | None:
        """The code of the first reason why a die of the Forum cannot cross a box (DI-126); None if it can."""
        offer, bit = self.offers[die], 1 << box
        if offer.possible & bit:
            return None
        if not offer.unlocked:
            return "special-die-locked"
        if not offer.shown & bit:
            return "wrong-symbol"
        return self.blocked_code(box) or ("cannot-pay" if offer.condition else "guild-condition")

    def blocked_code(self, box: int) -> str | None:
        """Why a box cannot be crossed whatever one pays."""
        if self.crossed >> box & 1:
            return "box-already-crossed"
        return None if self.ready >> box & 1 else "order-violation"

    def reason(self, code: str, die: int, box: int) -> Reason:
        """A code with its arguments."""
        row = self.board[box]
        match code:
            case "special-die-locked":
                return Reason(code, {"die": DIE_IDS[die], "box": row.id})
            case "wrong-symbol":
                return Reason(code, {"die": DIE_IDS[die], "box": row.id, "face": self.offers[die].face})
            case "order-violation":
                return Reason(code, {"box": row.id, "after": row.after})
            case "guild-condition":
                return Reason(code, {"face": self.offers[die].face})
            case "cannot-pay":
                return Reason(code, self._price(die, box))
        return Reason(code, {"box": row.id})

    def _price(self, die: int, box: int) -> Args:
        cost, gained = (self.offers[die].die_cost, self.offers[die].gained) if die != NO_DIE else (0, 0)
        return {"price": cost + self.constructions[box], "coins": self.coins + gained}

    def why_not_build(self, die: int, box: int) -> Reason | None:
        """The reason against a build, if there is one."""
        if die not in self.offers:
            return Reason("die-not-in-forum", {"die": DIE_IDS[die], "box": self.board[box].id})
        code = self.build_code(die, box)
        return None if code is None else self.reason(code, die, box)

    def why_not_cross(self, box: int) -> Reason | None:
        """The reason against a box chosen for an effect."""
        if self.board[box].building not in self.words.pool[self.about].buildings:
            return Reason("effect-target", {"box": self.board[box].id})
        code = self.blocked_code(box)
        return self.why_not_pay(box) if code is None else self.reason(code, NO_DIE, box)

    def why_not_wonder(self) -> Reason | None:
        """The reason against the next Wonder box."""
        box = self.state.next_wonder(self.seat)
        return Reason("wonder-complete") if box < 0 else self.why_not_pay(box)

    def why_not_pay(self, box: int) -> Reason | None:
        """The reason against an open box that needs no die."""
        return None if self.affordable >> box & 1 else self.reason("cannot-pay", NO_DIE, box)

    def far(self, reason: Reason, box: int) -> bool:
        """Whether a box waits for one that is not open itself: nobody looks for it yet."""
        after = self.board[box].after
        return reason.code == "order-violation" and after is not None and not self.ready >> self.words.number[after] & 1


def _offer(state: DiceState, seat: int, die: int, face: int) -> Offer:
    unlocked, condition, die_cost, gained, shown, possible = state.offer(seat, die)
    return Offer(bool(unlocked), bool(condition), die_cost, gained, shown, possible, FACES[die][face])


def bits(mask: int) -> list[int]:
    """Numbers of the set bits."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# ---- a move somebody tried ---------------------------------------------------------------------
def why_not(state: DiceState, seat: int, text: str) -> Reason:
    """The reason why this notation is not among the legal moves of a seat that is to act."""
    here = Situation(state, seat)
    belongs = phases_of(text)
    if belongs and PHASES[here.phase] not in belongs:
        return Reason("choice-pending" if belongs == ("action",) else "no-pending-choice")
    data = read_notation(text, here.words)
    return (data and _reason(here, data)) or Reason("unknown-move", {"move": text})


def _reason(here: Situation, data: Data) -> Reason | None:
    """Why a move of the open phase is not legal; None for what this phase leaves no choice of."""
    match data:
        case Build(die, box):
            return here.why_not_build(DIE_IDS.index(die), here.words.number[box])
        case Wonder():
            return here.why_not_wonder()
        case Cross(str(box)):
            return here.why_not_cross(here.words.number[box])
        case Bonus(bonus):
            return Reason("bonus-taken", {"bonus": bonus})
        case Extra(Build() as move):
            return _reason(here, move)
        case Extra(Wonder() as move) if here.phase != FREE_BUILD:
            return _reason(here, move)
    return None


# ---- what a player might look for --------------------------------------------------------------
def refused(state: DiceState, seat: int) -> list[Refusal]:
    """The moves near at hand that are not possible."""
    here = Situation(state, seat)
    if here.phase == CHOOSE_BONUS:
        taken = here.words.taken(here.own["bonuses"])
        return [_refusal(Bonus(bonus), Reason("bonus-taken", {"bonus": bonus})) for bonus in taken]
    if here.phase == CHOOSE_BOX:
        return _refused_boxes(here)
    return _refused_actions(here)


def _refused_boxes(here: Situation) -> list[Refusal]:
    found = []
    for box, row in enumerate(here.board):
        if row.building in here.words.pool[here.about].buildings and not here.crossed >> box & 1:
            reason = here.why_not_cross(box)
            if reason is not None and not here.far(reason, box):
                found.append(_refusal(Cross(row.id), reason))
    return found


def _refused_actions(here: Situation) -> list[Refusal]:
    extra = here.phase != ACTION
    found = []
    for die, offer in here.offers.items():
        for box in bits(offer.shown & ~here.crossed & ~offer.possible):
            reason = here.why_not_build(die, box)
            if reason is not None and not here.far(reason, box):
                build = Build(DIE_IDS[die], here.board[box].id)
                found.append(_refusal(Extra(build) if extra else build, reason))
    reason = None if here.phase == FREE_BUILD else here.why_not_wonder()
    if reason is not None:
        found.append(_refusal(Extra(Wonder()) if extra else Wonder(), reason))
    return found


def _refusal(data: Data, reason: Reason) -> Refusal:
    return Refusal(notation_of(data), data, reason)
