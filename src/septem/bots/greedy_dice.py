"""How good a move of 7 Wonders Dice looks, from the view alone: points it brings, coins it costs, what it opens."""

from __future__ import annotations

from typing import Any

from septem.core.model import Json, Move
from septem.games.dice.sheet import words_of
from septem.games.dice.sheet_check import BoxRow
from septem.games.dice.sheet_columns import Words, effect_buildings

USUAL_ROUNDS = 24
EARLY_COIN, LATE_COIN = 0.55, 0.12
RESOURCE = 1.3
NEXT_IN_LANE = 0.8
BONUS = 6.0
EXTRA_ACTION = 4.0
FREE_BUILD = 3.5
DEFENCE = 1.2
UNLOCK = {"black": 5.0, "white": 35.0, "purple": 12.0}
NEAR = 2  # how far effects of boxes crossed by effects are followed


def value(view: Json, move: Move) -> float:
    """Points this move seems worth."""
    here = Situation(view)
    data: Json = move.data
    if "choose_bonus" in data:
        return here.effects(here.words.bonuses[data["choose_bonus"]], NEAR)
    if "extra" in data:
        data = data["extra"] or {}
    if data.get("type") == "pass":
        return here.coin * float(move.why["coins_gained"])
    if "box" not in move.why:
        return 0.0
    spent = move.why["coins_paid"] - move.why["coins_gained"]
    return here.box(move.why["box"], NEAR) - here.coin * float(spent)


class Situation:
    """The viewer's board and how much of the game seems to be left."""

    def __init__(self, view: Json) -> None:
        self.words: Words = words_of(view["options"]["sheet"])
        self.view = view
        self.own: Json = view["seats"][view["seat"]]
        self.board: dict[str, BoxRow] = self.words.boards[self.own["city"]]
        self.crossed = set(self.own["crossed"])
        self.counts: dict[str, int] = self.own["counts"]
        self.left = self._rounds_left()
        self.share = self.left / USUAL_ROUNDS
        self.coin = LATE_COIN + (EARLY_COIN - LATE_COIN) * self.share

    def _rounds_left(self) -> float:
        if self.view["last_round"] is not None:
            return 0.5
        total = len(self.words.bonus_ids)
        most = max(len(seat["bonuses"]) for seat in self.view["seats"])
        by_bonuses = (total - most) / total * USUAL_ROUNDS * 0.6 + 1
        return max(1.0, min(USUAL_ROUNDS - int(self.view["round"]), by_bonuses + 4))

    # ---- boxes ---------------------------------------------------------------------------------
    def box(self, name: str, depth: int) -> float:
        """Points, effects, the next box of the lane, the way to a bonus."""
        row = self.board[name]
        worth = float(row.vp) + self.effects(row.effects, depth)
        if row.attack is not None:
            worth += self._attack(row)
        if row.defence:
            worth += DEFENCE * self.share
        if row.building == "warehouse":
            worth += RESOURCE * self.coin * self.left * (1 - self.counts["warehouse"] / 9)
        worth += self._completion(row.building)
        if depth == NEAR:
            worth += NEXT_IN_LANE * self.share * self._following(name)
        return worth

    def _attack(self, row: BoxRow) -> float:
        seats, seat = self.view["seats"], self.view["seat"]
        west = row.building == "barracks_west"
        other = seats[(seat + 1) % len(seats)] if west else seats[seat - 1]
        met = other["round_start"]["defences"]["barracks_east" if west else "barracks_west"]
        return float(max(0, (row.attack or 0) - met))

    def _completion(self, building: str) -> float:
        if building not in self.words.rows.earns or len(self.own["bonuses"]) == len(self.words.bonus_ids):
            return 0.0
        left = len(self.words.boxes_of(building)) - self.counts[building]
        worth: float = BONUS / left**1.5
        if building == "agora" and left == 1 and not any(seat["agora_first"] for seat in self.view["seats"]):
            worth += self.words.rows.first_finisher
        return worth

    def _following(self, name: str) -> float:
        after = [row for row in self.board.values() if row.after == name and row.id not in self.crossed]
        return max((self.box(row.id, 0) - self.coin * self._construction(row) for row in after), default=0.0)

    def _construction(self, row: BoxRow) -> int:
        return max(0, row.cost - int(self.own["resources"]))

    # ---- effects -------------------------------------------------------------------------------
    def effects(self, effects: list[Json], depth: int) -> float:
        """What all effects of a box or bonus seem worth."""
        return sum(self._effect(effect, depth) for effect in effects)

    def _effect(self, effect: Json, depth: int) -> float:
        ((name, argument),) = effect.items()
        if name in ("cross_one", "cross_one_of", "cross_up_to_two"):
            return self._crossings(effect, 2 if name == "cross_up_to_two" else 1, depth)
        if name == "per_box":
            count = sum(self.counts[building] for building in effect_buildings(effect))
            return float(argument[1]) * (count * (1 + self.coin) + self._growth(effect))
        if name == "gallery_vp":
            return self.counts["gallery"] + 1 + 2 * self.share
        return self._lasting(name, argument)

    def _lasting(self, name: str, argument: Any) -> float:
        builds = 0.85 * self.left
        match name:
            case "coins":
                return self.coin * float(argument)
            case "another_action":
                return EXTRA_ACTION
            case "build_free_die":
                return FREE_BUILD
            case "die_cost_minus_1":
                return self.coin * 0.6 * builds
            case "die_cost_zero":
                return self.coin * 1.2 * builds / 5
            case "coins_on_die":
                return self.coin * float(argument[1]) * builds / 5
            case "unlock":
                known = argument in self.own["unlocked"]
                return 0.0 if known else UNLOCK[argument] * self.share
        return 0.0

    def _growth(self, effect: Json) -> float:
        """Boxes of the counted buildings likely to be crossed later."""
        open_boxes = sum(
            len(self.words.boxes_of(building)) - self.counts[building] for building in effect_buildings(effect)
        )
        return 0.6 * self.share * open_boxes

    def _crossings(self, effect: Json, most: int, depth: int) -> float:
        if depth == 0:
            return 2.0 * most
        named = effect_buildings(effect)
        coins = int(self.own["coins"])
        found = [
            self.box(row.id, 0) - self.coin * self._construction(row)
            for row in self.board.values()
            if row.building in named and self._open(row) and self._construction(row) <= coins
        ]
        return sum(sorted((worth for worth in found if worth > 0), reverse=True)[:most])

    def _open(self, row: BoxRow) -> bool:
        return row.id not in self.crossed and (row.after is None or row.after in self.crossed)
