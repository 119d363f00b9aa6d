"""Slow, plain model of 7 Wonders Dice: the oracle the engine is played against.

Moves are tuples of strings:
    actions      ("build", die, box)   ("wonder",)   ("pass",)
    follow-ups   ("choose_box", box | "none")   ("choose_bonus", bonus)
                 ("extra", "build", die, box)   ("extra", "wonder")   ("extra", "pass")   ("extra", "none")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.models.dice_board import (
    Box,
    CrossBox,
    Effect,
    ExtraAction,
    Player,
    ResolveEffect,
    TakeAction,
    TakeBonus,
    board_boxes,
    buildings_named,
    parse_effects,
    task_data,
)
from tests.models.dice_deal import Deal, RandomChance, Roll, ScriptedChance, random_deal

__all__ = ["Deal", "Game", "Move", "MoveError", "RandomChance", "ScriptedChance", "move_data", "random_deal"]

Move = tuple[str, ...]

NONE = "none"
ACTIONS = ("build", "wonder", "pass")
FOLLOW_UPS = ("choose_box", "choose_bonus", "extra")
# DI-4, in the order of DI-110
CITY_BUILDINGS = ["wonder", "guild_court", "gallery", "barracks_west", "barracks_east", "agora", "market", "university"]
FACING = {"barracks_west": "barracks_east", "barracks_east": "barracks_west"}  # DI-71


class MoveError(Exception):
    """A refused move; `code` is one of DI-125."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class RoundStart:
    """What DI-22 notes per player right after the shake."""

    crossed: Mapping[str, int]  # building -> crossed boxes
    defences: Mapping[str, int]  # barracks -> crossed defence boxes


class Game:
    """A game from its deal; seats act in any order, the last one done ends the round."""

    def __init__(self, deal: Deal) -> None:
        low, high = deal.dice["game"]["players"]
        if not low <= len(deal.cities) <= high or len(set(deal.cities)) < len(deal.cities):
            raise ValueError("needs 2-7 players with different cities")  # DI-1, DI-10
        self.chance, self.sheet, self.rules = deal.chance, deal.sheet, deal.dice["setup"]
        self.dice = {die["id"]: die for die in deal.dice["dice"]["list"]}
        self.colours, self.tables = deal.dice["colours"], deal.dice
        self.section_cost = {section["id"]: section["cost"] for section in deal.dice["forum"]["sections"]}
        self.max_rounds = self.rules["max_rounds"] if deal.max_rounds is None else deal.max_rounds
        self.forum_dice, self.reserve = list(self.rules["start_dice"]), list(self.rules["reserve_dice"])
        self.removed: list[str] = []
        self.players = [self._seat(city) for city in deal.cities]
        self.round, self.last_round, self.end_reason = 0, None, None
        self.begin_round()

    round: int
    last_round: int | None
    end_reason: str | None
    forum: Roll
    round_start: list[RoundStart]
    before_turn: list[Player]

    def _seat(self, city: str) -> Player:
        bonuses = {bonus["id"]: parse_effects(bonus["effects"]) for bonus in self.sheet["bonus"]}
        treasury = self.sheet["treasury"]
        return Player(city, board_boxes(self.sheet, city), bonuses, treasury["start"], treasury.get("cap"))

    # -- round ------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        self.round += 1
        self.forum = self.chance.shake([die for die in self.dice if die in self.forum_dice])
        self.note_round_start()

    def note_round_start(self) -> None:
        """The snapshot of DI-22; every seat owes an action again."""
        self.round_start = [
            RoundStart(
                {building: player.count(building) for building in self.sheet["building"]},
                {side: player.defences(side) for side in FACING},
            )
            for player in self.players
        ]
        for player in self.players:
            player.owed = [TakeAction()]
        self.before_turn = [player.copy() for player in self.players]

    def _end_round(self) -> None:
        self._claim_agora()
        self._swap_dice()
        if self.last_round is None and any(not player.open_bonuses() for player in self.players):
            self.last_round = self.round + 1  # DI-101
        if self.round == self.last_round:
            self.end_reason = "bonuses"
        elif self.round >= self.max_rounds:
            self.end_reason = "max_rounds"  # DI-102
        else:
            self.begin_round()

    def _claim_agora(self) -> None:
        if not any(player.agora_first for player in self.players):
            for player in self.players:
                player.agora_first = player.complete("agora")  # DI-81

    def _swap_dice(self) -> None:
        for special in list(self.reserve):  # listed in the order of DI-86
            if any(self.unlocked(player, special) for player in self.players):
                greys = [die for die in self.dice if die in self.forum_dice and self.dice[die]["colour"] == "grey"]
                gone = self.chance.pick_grey(greys)
                self.forum_dice[self.forum_dice.index(gone)] = special
                self.removed.append(gone)
                self.reserve.remove(special)

    # -- whose move, which moves ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.end_reason is not None

    def to_act(self) -> list[int]:
        return [] if self.over else [seat for seat, player in enumerate(self.players) if player.owed]

    def legal(self, seat: int) -> list[Move]:
        if seat not in self.to_act():
            return []
        return sorted(move for move in self._candidates(seat) if self.why_not(seat, move) is None)

    def _candidates(self, seat: int) -> list[Move]:
        player = self.players[seat]
        match player.owed[-1]:
            case TakeAction():
                return self._actions(player)
            case CrossBox(buildings, _):
                return [("choose_box", NONE), *(("choose_box", box.id) for box in player.of(buildings))]
            case TakeBonus():
                return [("choose_bonus", bonus) for bonus in player.bonuses]
            case _:
                return [("extra", NONE), *(("extra", *action) for action in self._actions(player))]

    def _actions(self, player: Player) -> list[Move]:
        builds = [("build", die, box.id) for die in self.forum for box in self.filled_by(player, die)]
        return [("pass",), ("wonder",), *builds]

    # -- dice -------------------------------------------------------------------------------------

    def filled_by(self, player: Player, die: str) -> list[Box]:
        """Boxes the shown face names, crossed or not (DI-33)."""
        face = self.forum[die][0]
        if face in self.tables["cross_faces"]:
            return player.of(self.tables["cross_faces"][face])  # DI-88
        boxes = player.of(self.colours[self.dice[die]["colour"]]["buildings"])
        return boxes if face in self.tables["compare_faces"] else [box for box in boxes if face in box.symbols]

    def unlocked(self, player: Player, die: str) -> bool:
        return bool(self.dice[die]["start"]) or self.dice[die]["colour"] in player.permanent("unlock")

    def die_cost(self, player: Player, die: str) -> int:
        if self.dice[die]["colour"] in player.permanent("die_cost_zero"):
            return 0
        section: int = self.section_cost[self.forum[die][1]]
        return max(0, section - len(player.permanent("die_cost_minus_1")))  # DI-31

    def coins_on_die(self, player: Player, die: str) -> int:
        colour = self.dice[die]["colour"]
        return sum(coins for wanted, coins in player.permanent("coins_on_die") if wanted == colour)

    def guild_condition(self, seat: int, face: str) -> bool:
        """Snapshot counts against both neighbours (DI-60 to DI-64)."""
        compared = self.tables["compare_faces"][face]
        counts = [sum(start.crossed.get(building, 0) for building in compared) for start in self.round_start]
        left, right = self.neighbours(seat)
        if len(self.players) == 2:
            return counts[seat] > counts[left]
        return counts[seat] >= counts[left] and counts[seat] >= counts[right]

    def neighbours(self, seat: int) -> tuple[int, int]:
        """Left and right neighbour (DI-1)."""
        return (seat + 1) % len(self.players), (seat - 1) % len(self.players)

    # -- checking a move, codes in the order of DI-126 --------------------------------------------

    def why_not(self, seat: int, move: Move) -> str | None:
        """The code of DI-125 a move is refused with, or None if it is legal."""
        if self.over:
            return "game_over"
        player = self.players[seat]
        if not player.owed:
            return "already_acted"
        kind, rest, task = move[0] if move else "", move[1:], player.owed[-1]
        owed = str(task_data(task)["owes"])
        if kind in ACTIONS and owed != "action":
            return "choice_pending"
        if kind in FOLLOW_UPS and kind != owed:
            return "no_pending_choice"
        match task:
            case TakeAction():
                return self._why_not_action(seat, move, free_die=False)
            case CrossBox(buildings, _) if kind == owed:
                return self._why_not_cross(player, rest, buildings)
            case TakeBonus() if kind == owed:
                return self._why_not_bonus(player, rest)
            case ExtraAction(extra) if kind == owed:
                return self._why_not_extra(seat, rest, extra)
        return "malformed_move"

    def _why_not_extra(self, seat: int, action: Move, extra: str) -> str | None:
        if extra == "another_action":
            return self._why_not_action(seat, action, free_die=False)  # DI-53: never "none"
        if action == (NONE,):
            return None
        return self._why_not_action(seat, action, free_die=True) if action[:1] == ("build",) else "malformed_move"

    def _why_not_cross(self, player: Player, rest: Move, buildings: Sequence[str]) -> str | None:
        if rest == (NONE,):
            return None
        if len(rest) != 1 or rest[0] not in player.boxes:
            return "malformed_move"
        box = player.boxes[rest[0]]
        if box.building not in buildings:
            return "effect_target"
        return player.blocked(box) or self._why_not_pay(player.coins, player.construction(box))

    def _why_not_bonus(self, player: Player, rest: Move) -> str | None:
        if len(rest) != 1 or rest[0] not in player.bonuses:
            return "malformed_move"
        return "bonus_taken" if rest[0] in player.bonuses_crossed else None

    def _why_not_action(self, seat: int, action: Move, *, free_die: bool) -> str | None:
        player = self.players[seat]
        match action:
            case ("pass",):
                return None
            case ("wonder",):
                box = player.next_wonder()
                return self._why_not_pay(player.coins, player.construction(box)) if box else "wonder_complete"
            case ("build", die, box_id) if die in self.dice and box_id in player.boxes:
                return self._why_not_build(seat, die, player.boxes[box_id], free_die)
        return "malformed_move"

    def _why_not_build(self, seat: int, die: str, box: Box, free_die: bool) -> str | None:
        player = self.players[seat]
        if die not in self.forum:
            return "die_not_in_forum"
        if not self.unlocked(player, die):
            return "special_die_locked"
        if box not in self.filled_by(player, die):
            return "wrong_symbol"
        if reason := player.blocked(box):
            return reason
        face = self.forum[die][0]
        if face in self.tables["compare_faces"] and not self.guild_condition(seat, face):
            return "guild_condition"
        price = (0 if free_die else self.die_cost(player, die)) + player.construction(box)
        return self._why_not_pay(player.purse_after(self.coins_on_die(player, die)), price)  # DI-47

    def _why_not_pay(self, coins: int, price: int) -> str | None:
        return None if coins >= price else "cannot_pay"

    # -- playing ----------------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> None:
        if code := self.why_not(seat, move):
            raise MoveError(code)
        player = self.players[seat]
        task = player.owed.pop()
        match task:
            case CrossBox(buildings, left) if move[1] != NONE:
                if left > 1:
                    player.owed.append(CrossBox(buildings, left - 1))
                self._cross(seat, player.boxes[move[1]])
            case TakeBonus():
                player.bonuses_crossed.add(move[1])
                self._owe_effects(player, player.bonuses[move[1]])
            case ExtraAction(kind) if move[1] != NONE:
                self._act(seat, move[1:], free_die=kind == "build_free_die")
            case TakeAction():
                self._act(seat, move, free_die=False)
        self._settle(player)
        if not self.to_act():
            self._end_round()

    def _act(self, seat: int, action: Move, *, free_die: bool) -> None:
        player = self.players[seat]
        match action:
            case ("pass",):
                player.coins = player.purse_after(self.rules["pass_coins"])  # DI-41
            case ("wonder",):
                box = player.next_wonder()
                assert box is not None
                self._cross(seat, box)
            case (_, die, box_id):
                player.coins = player.purse_after(self.coins_on_die(player, die))
                player.coins -= 0 if free_die else self.die_cost(player, die)
                self._cross(seat, player.boxes[box_id])

    def _cross(self, seat: int, box: Box) -> None:
        """Pay, cross, write attack points, then owe the effects and, beneath them, the bonus (DI-56)."""
        player = self.players[seat]
        player.coins -= player.construction(box)
        player.crossed.add(box.id)
        if box.attack is not None:
            player.attack_points[box.id] = max(0, box.attack - self._facing_defences(seat, box.building))
        if player.complete(box.building) and self._earns_bonus(box.building):
            player.owed.append(TakeBonus(box.building))
        self._owe_effects(player, box.effects)

    def _facing_defences(self, seat: int, side: str) -> int:
        left, right = self.neighbours(seat)
        defender = left if side == "barracks_west" else right
        return self.round_start[defender].defences[FACING[side]]  # DI-70, DI-71

    def _earns_bonus(self, building: str) -> bool:
        return bool(self.sheet["building"][building].get("city_building", building != "warehouse"))

    def _owe_effects(self, player: Player, effects: Sequence[Effect]) -> None:
        player.owed += [ResolveEffect(effect) for effect in reversed(effects)]

    def _settle(self, player: Player) -> None:
        """Resolve what needs no answer, until a real question or nothing is left (DI-57a)."""
        while player.owed:
            match player.owed[-1]:
                case ResolveEffect(effect):
                    player.owed.pop()
                    self._resolve(player, effect)
                case CrossBox(buildings, _) if not self._can_cross(player, buildings):
                    player.owed.pop()
                case ExtraAction("build_free_die") if self.legal(self._seat_of(player)) == [("extra", NONE)]:
                    player.owed.pop()
                case TakeBonus() if not player.open_bonuses():
                    player.owed.pop()  # DI-91
                case _:
                    return

    def _can_cross(self, player: Player, buildings: Sequence[str]) -> bool:
        return any(self._why_not_cross(player, (box.id,), buildings) is None for box in player.of(buildings))

    def _seat_of(self, player: Player) -> int:
        return next(seat for seat, other in enumerate(self.players) if other is player)

    def _resolve(self, player: Player, effect: Effect) -> None:
        match effect:
            case ("cross_one" | "cross_one_of", argument):
                player.owed.append(CrossBox(buildings_named(argument), 1))
            case ("cross_up_to_two", argument):
                player.owed.append(CrossBox(buildings_named(argument), 2))
            case ("build_free_die" | "another_action" as kind, _):
                player.owed.append(ExtraAction(kind))
            case ("coins", coins):
                player.coins = player.purse_after(coins)
            case ("per_box", (building, each)):
                player.coins = player.purse_after(each * player.count(*buildings_named(building)))  # DI-51

    def retract(self, seat: int) -> None:
        """Take the seat's whole turn back while others still owe theirs (DI-121)."""
        if self.over or self.players[seat] == self.before_turn[seat]:
            raise ValueError("nothing to take back")
        self.players[seat] = self.before_turn[seat].copy()

    # -- end --------------------------------------------------------------------------------------

    def box_points(self, player: Player, box: Box) -> int:
        points = box.vp + player.attack_points.get(box.id, 0)
        for effect in box.effects:
            match effect:
                case ("per_box", (building, each)):
                    points += each * player.count(*buildings_named(building))
                case ("gallery_vp", _):
                    points += player.count("gallery")  # DI-55
        return points

    def scores(self) -> list[dict[str, int]]:
        """Per seat the points of every city building and the `total`, as the boards stand now (DI-110)."""
        result = []
        for player in self.players:
            row = {
                building: sum(self.box_points(player, box) for box in player.of([building]) if box.id in player.crossed)
                for building in CITY_BUILDINGS
            }
            if player.agora_first:
                row["agora"] += self.sheet["building"]["agora"].get("first_finisher_vp", 0)  # DI-80
            result.append({**row, "total": sum(row.values())})
        return result

    def ranking(self) -> list[list[int]]:
        """Places from the first, each with the seats that share it (DI-112)."""
        keys = [(row["total"], player.coins) for row, player in zip(self.scores(), self.players, strict=True)]
        return [[seat for seat, key in enumerate(keys) if key == place] for place in sorted(set(keys), reverse=True)]

    def winners(self) -> list[int]:
        return self.ranking()[0]

    def snapshot(self) -> dict[str, Any]:
        """The whole state as plain data in names."""
        return {
            "round": self.round,
            "last_round": self.last_round,
            "over": self.over,
            "end_reason": self.end_reason,
            "forum": {die: {"face": face, "section": section} for die, (face, section) in self.forum.items()},
            "forum_dice": sorted(self.forum_dice),  # differs from `forum` only when the game is over
            "reserve": sorted(self.reserve),
            "removed": sorted(self.removed),
            "to_act": self.to_act(),
            "seats": [self._seat_data(seat) for seat in range(len(self.players))],
        }

    def _seat_data(self, seat: int) -> dict[str, Any]:
        player, start = self.players[seat], self.round_start[seat]
        return {
            "city": player.city,
            "coins": player.coins,
            "resources": player.resources(),
            "crossed": sorted(player.crossed),
            "bonuses_crossed": sorted(player.bonuses_crossed),
            "attack_points": dict(player.attack_points),
            "agora_first": player.agora_first,
            "unlocked": sorted(set(player.permanent("unlock"))),
            "owed": [task_data(task) for task in player.owed],  # the next decision is the last one
            "round_start": {"crossed": dict(start.crossed), "defences": dict(start.defences)},
        }


def move_data(move: Move) -> dict[str, Any]:
    """A move as data (DI-131)."""
    match move:
        case ("build", die, box):
            return {"type": "build", "die": die, "box": box}
        case ("choose_box", box):
            return {"choose_box": None if box == NONE else box}
        case ("choose_bonus", bonus):
            return {"choose_bonus": bonus}
        case ("extra", *action):
            return {"extra": None if action == [NONE] else move_data(tuple(action))}
    return {"type": move[0]}
