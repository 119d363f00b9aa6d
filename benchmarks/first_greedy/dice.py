"""How good a move of 7 Wonders Dice looks, from the view alone: points it brings, coins it costs, what it opens."""

from __future__ import annotations

from collections.abc import Iterable

from septem.games.dice.catalogue import Box, catalogue
from septem.games.dice.model import Bonus, Income, Move, Payment, View
from septem.games.dice.sheet_form import BuildingId, Effect

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


def value(view: View, move: Move) -> float:
    """Points this move seems worth."""
    here = Situation(view)
    match move.data, move.why:
        case Bonus(bonus), _:
            return here.effects(here.bonuses[bonus], NEAR)
        case _, Income(coins):
            return here.coin * coins
        case _, Payment(box=box, total=total, gained=gained):
            return here.box(box, NEAR) - here.coin * (total - gained)
    return 0.0


class Situation:
    """The viewer's board and how much of the game seems to be left."""

    def __init__(self, view: View) -> None:
        pieces = catalogue(view.options.sheet)
        self.view = view
        self.seat = view.seat or 0
        self.own = view.cities[self.seat]
        self.board = {box.id: box for box in pieces.board(self.own.board).boxes}
        self.buildings = {building.id: building for building in pieces.buildings}
        self.bonuses = {bonus.id: bonus.effects for bonus in pieces.bonuses}
        self.crossed = set(self.own.crossed)
        self.counts = self.own.counts
        self.left = self._rounds_left()
        self.share = self.left / USUAL_ROUNDS
        self.coin = LATE_COIN + (EARLY_COIN - LATE_COIN) * self.share

    def _rounds_left(self) -> float:
        if self.view.last_round is not None:
            return 0.5
        total = len(self.bonuses)
        most = max(len(city.bonuses) for city in self.view.cities)
        by_bonuses = (total - most) / total * USUAL_ROUNDS * 0.6 + 1
        return max(1.0, min(USUAL_ROUNDS - self.view.round, by_bonuses + 4))

    # ---- boxes ---------------------------------------------------------------------------------
    def box(self, name: str, depth: int) -> float:
        """Points, effects, the next box of the lane, the way to a bonus."""
        row = self.board[name]
        worth = row.vp + self.effects(row.effects, depth)
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

    def _attack(self, row: Box) -> float:
        cities = self.view.cities
        west = row.building == "barracks_west"
        other = cities[(self.seat + 1) % len(cities)] if west else cities[self.seat - 1]
        met = other.round_start.defences["barracks_east" if west else "barracks_west"]
        return float(max(0, (row.attack or 0) - met))

    def _completion(self, building: BuildingId) -> float:
        piece = self.buildings[building]
        if not piece.earns_bonus or len(self.own.bonuses) == len(self.bonuses):
            return 0.0
        left = len(piece.boxes) - self.counts[building]
        worth: float = BONUS / left**1.5
        if building == "agora" and left == 1 and not any(city.agora_first for city in self.view.cities):
            worth += piece.first_finisher_points
        return worth

    def _following(self, name: str) -> float:
        after = [row for row in self.board.values() if row.after == name and row.id not in self.crossed]
        return max((self.box(row.id, 0) - self.coin * self._construction(row) for row in after), default=0.0)

    def _construction(self, row: Box) -> int:
        return max(0, row.cost - self.own.resources)

    # ---- effects -------------------------------------------------------------------------------
    def effects(self, effects: Iterable[Effect], depth: int) -> float:
        """What all effects of a box or bonus seem worth."""
        return sum(self._effect(effect, depth) for effect in effects)

    def _effect(self, effect: Effect, depth: int) -> float:
        if effect.word in ("cross_one", "cross_one_of", "cross_up_to_two"):
            return self._crossings(effect, 2 if effect.cross_up_to_two else 1, depth)
        if effect.per_box:
            count = sum(self.counts[building] for building in effect.buildings)
            return effect.amount * (count * (1 + self.coin) + self._growth(effect))
        if effect.gallery_vp:
            return self.counts["gallery"] + 1 + 2 * self.share
        return self._lasting(effect)

    def _lasting(self, effect: Effect) -> float:
        builds = 0.85 * self.left
        match effect.word:
            case "coins":
                return self.coin * effect.amount
            case "another_action":
                return EXTRA_ACTION
            case "build_free_die":
                return FREE_BUILD
            case "die_cost_minus_1":
                return self.coin * 0.6 * builds
            case "die_cost_zero":
                return self.coin * 1.2 * builds / 5
            case "coins_on_die":
                return self.coin * effect.amount * builds / 5
        if effect.unlock and effect.unlock not in self.own.unlocked:
            return UNLOCK[effect.unlock] * self.share
        return 0.0

    def _growth(self, effect: Effect) -> float:
        """Boxes of the counted buildings likely to be crossed later."""
        named = [self.buildings[building] for building in effect.buildings if building in self.buildings]
        open_boxes = sum(len(building.boxes) - self.counts[building.id] for building in named)
        return 0.6 * self.share * open_boxes

    def _crossings(self, effect: Effect, most: int, depth: int) -> float:
        if depth == 0:
            return 2.0 * most
        found = [
            self.box(row.id, 0) - self.coin * self._construction(row)
            for row in self.board.values()
            if row.building in effect.buildings and self._open(row) and self._construction(row) <= self.own.coins
        ]
        return sum(sorted((worth for worth in found if worth > 0), reverse=True)[:most])

    def _open(self, row: Box) -> bool:
        return row.id not in self.crossed and (row.after is None or row.after in self.crossed)
