"""Why a move is not possible: the codes of DI-125 in the order of DI-126, in the house's spelling (with hyphens)."""

from __future__ import annotations

from septem.core.model import Json, Reason, Refusal
from septem.games.dice.codes import ACTION, CHOOSE_BONUS, CHOOSE_BOX, EXTRA_ACTION, FREE_BUILD
from septem.games.dice.engine import DiceState
from septem.games.dice.moves import ACTIONS, FOLLOW_UPS, data_of
from septem.games.dice.position import ids_in
from septem.games.dice.sheet_columns import Words, effect_buildings
from septem.games.dice.tables import COMPARE_FACES, DIE_IDS, FACES

ANSWERS = {CHOOSE_BOX: "cross", CHOOSE_BONUS: "bonus", FREE_BUILD: "extra", EXTRA_ACTION: "extra"}


class Judge:
    """One seat's situation, read once, to say why this or that is not possible."""

    def __init__(self, state: DiceState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.words: Words = state.sheet_named()
        dump = state.dump()
        self.own: Json = dump["seats"][seat]
        self.faces: list[int] = dump["face"]
        self.phase, self.about, _ = state.owed(seat)
        self.board = self.words.boards[self.words.city_ids[self.own["city"]]]

    # ---- what is there -------------------------------------------------------------------------
    def crossed(self, box: str) -> bool:
        """Whether the box is crossed already."""
        return bool(self.own["crossed"] >> self.words.box_ids.index(box) & 1)

    def targets(self) -> list[str]:
        """Buildings the pending effect speaks of."""
        return effect_buildings(self.words.pool[self.about])

    def filled_by(self, die: int) -> list[str]:
        """Boxes the shown face names, crossed or not."""
        return ids_in(self.words.box_ids, self.state.shown_by(die))

    # ---- reasons -------------------------------------------------------------------------------
    def why_not(self, text: str) -> Reason:
        """The reason for a notation that is not legal."""
        word, *rest = text.split() or [""]
        if word in ACTIONS and self.phase != ACTION:
            return Reason("choice-pending")
        if word in FOLLOW_UPS and ANSWERS.get(self.phase) != word:
            return Reason("no-pending-choice")
        unreadable = Reason("unknown-move", {"move": text})
        if word == "cross":
            return self._why_not_cross(rest) or unreadable
        if word == "bonus":
            taken = len(rest) == 1 and rest[0] in self.words.bonus_ids
            return Reason("bonus-taken", {"bonus": rest[0]}) if taken else unreadable
        action = rest if word == "extra" else [word, *rest]
        if self.phase == FREE_BUILD and action[:1] != ["build"]:
            return unreadable
        return self._why_not_action(action) or unreadable

    def _why_not_action(self, action: list[str]) -> Reason | None:
        match action:
            case ["wonder"]:
                box = self.state.next_wonder(self.seat)
                return Reason("wonder-complete") if box < 0 else self.why_not_pay(-1, self.words.box_ids[box])
            case ["build", die, box] if die in DIE_IDS and box in self.board:
                return self.why_not_build(DIE_IDS.index(die), box)
        return None

    def why_not_build(self, die: int, box: str) -> Reason | None:
        args = {"die": DIE_IDS[die], "box": box}
        if self.faces[die] < 0:
            return Reason("die-not-in-forum", args)
        if not self.state.may_choose(self.seat, die):
            return Reason("special-die-locked", args)
        face = FACES[die][self.faces[die]]
        if box not in self.filled_by(die):
            return Reason("wrong-symbol", {**args, "face": face})
        if reason := self._blocked(box):
            return reason
        if face in COMPARE_FACES and not self.state.guild(self.seat, self.faces[die]):
            return Reason("guild-condition", {"face": face})
        return self.why_not_pay(die, box)

    def _why_not_cross(self, rest: list[str]) -> Reason | None:
        if len(rest) != 1 or rest[0] not in self.board:
            return None
        if self.words.building_of[rest[0]] not in self.targets():
            return Reason("effect-target", {"box": rest[0]})
        return self._blocked(rest[0]) or self.why_not_pay(-1, rest[0])

    def _blocked(self, box: str) -> Reason | None:
        if self.crossed(box):
            return Reason("box-already-crossed", {"box": box})
        if not self.own["ready"] >> self.words.box_ids.index(box) & 1:
            return Reason("order-violation", {"box": box, "after": self.board[box].after})
        return None

    def why_not_pay(self, die: int, box: str) -> Reason | None:
        number = self.words.box_ids.index(box)
        die_cost, construction, gained = self.state.bill(self.seat, die, number)
        coins = self.own["coins"] + gained
        if coins >= die_cost + construction:
            return None
        return Reason("cannot-pay", {"price": die_cost + construction, "coins": coins})

    # ---- what a player might look for ----------------------------------------------------------
    def refusals(self) -> list[Refusal]:
        """The moves near at hand that are not possible."""
        if self.phase == CHOOSE_BONUS:
            taken = [bonus for i, bonus in enumerate(self.words.bonus_ids) if self.own["bonuses"] >> i & 1]
            return [_refusal(f"bonus {bonus}", Reason("bonus-taken", {"bonus": bonus})) for bonus in taken]
        if self.phase == CHOOSE_BOX:
            boxes = [box for box in self.words.box_ids if self.words.building_of[box] in self.targets()]
            pairs = [(f"cross {box}", self._why_not_cross([box])) for box in boxes if not self.crossed(box)]
        else:
            pairs = self._refused_actions()
        return [_refusal(text, reason) for text, reason in pairs if reason is not None and not self._far(reason)]

    def _far(self, reason: Reason) -> bool:
        """Whether a box waits for one that is not open itself: nobody looks for it yet."""
        return reason.code == "order-violation" and self._blocked(reason.args["after"]) is not None

    def _refused_actions(self) -> list[tuple[str, Reason | None]]:
        prefix = "" if self.phase == ACTION else "extra "
        pairs = [
            (f"{prefix}build {DIE_IDS[die]} {box}", self.why_not_build(die, box))
            for die in range(len(DIE_IDS))
            if self.faces[die] >= 0
            for box in self.filled_by(die)
            if not self.crossed(box)
        ]
        if self.phase != FREE_BUILD:
            pairs.append((f"{prefix}wonder", self._why_not_action(["wonder"])))
        return pairs


def _refusal(text: str, reason: Reason) -> Refusal:
    return Refusal(text, data_of(text), reason)
