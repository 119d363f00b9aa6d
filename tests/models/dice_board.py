"""Boards, seats and what a seat owes: the nouns of the Dice model (see dice_model)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src/septem/games/dice/data"

Effect = tuple[str, Any]
Sheet = Mapping[str, Any]


def load(name: str) -> dict[str, Any]:
    """One of the game's own tables: "sheet" or "dice"."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


# ---- what is printed on a board ------------------------------------------------------------------


@dataclass(frozen=True)
class Box:
    id: str
    building: str
    symbols: frozenset[str]
    after: str | None
    cost: int
    vp: int
    attack: int | None
    defence: bool
    effects: tuple[Effect, ...]


def parse_effects(rows: Iterable[Mapping[str, Any]]) -> tuple[Effect, ...]:
    return tuple((name, argument) for row in rows for name, argument in row.items())


def board_boxes(sheet: Sheet, city: str) -> dict[str, Box]:
    """All boxes of a city's board in sheet order; the city's own entries replace the common fields."""
    own = next(entry for entry in sheet["city"] if entry["id"] == city).get("boxes", {})
    boxes = {}
    for building, table in sheet["building"].items():
        for common in table["boxes"]:
            row = {**common, **own.get(common["id"], {})}
            boxes[row["id"]] = Box(
                id=row["id"],
                building=building,
                symbols=frozenset(row.get("symbols", ())),
                after=row.get("after"),
                cost=row.get("cost", 0),
                vp=row.get("vp", 0),
                attack=row.get("attack"),
                defence="defence" in row,
                effects=parse_effects(row.get("effects", ())),
            )
    return boxes


def buildings_named(argument: str | Sequence[str]) -> tuple[str, ...]:
    """Buildings an effect speaks of; `barracks` means both of them (DI-50)."""
    names = [argument] if isinstance(argument, str) else argument
    wide: list[str] = []
    for name in names:
        wide += ["barracks_west", "barracks_east"] if name == "barracks" else [name]
    return tuple(wide)


# ---- what a seat still owes, innermost last ------------------------------------------------------


@dataclass(frozen=True)
class TakeAction:
    """The round's action (DI-23)."""


@dataclass(frozen=True)
class ResolveEffect:
    effect: Effect


@dataclass(frozen=True)
class CrossBox:
    """An optional crossing; `left` boxes may still be crossed (DI-50a)."""

    buildings: tuple[str, ...]
    left: int


@dataclass(frozen=True)
class ExtraAction:
    kind: str  # build_free_die or another_action


@dataclass(frozen=True)
class TakeBonus:
    building: str


Task = TakeAction | ResolveEffect | CrossBox | ExtraAction | TakeBonus


def task_data(task: Task) -> dict[str, Any]:
    match task:
        case TakeAction():
            return {"owes": "action"}
        case ResolveEffect((name, argument)):
            return {"owes": "effect", "effect": {name: argument}}
        case CrossBox(buildings, left):
            return {"owes": "choose_box", "buildings": list(buildings), "left": left}
        case ExtraAction(kind):
            return {"owes": "extra", "kind": kind}
        case TakeBonus(building):
            return {"owes": "choose_bonus", "building": building}


# ---- one seat ------------------------------------------------------------------------------------


@dataclass
class Player:
    city: str
    boxes: dict[str, Box]
    bonuses: dict[str, tuple[Effect, ...]]
    coins: int
    cap: int | None
    crossed: set[str] = field(default_factory=set)
    bonuses_crossed: set[str] = field(default_factory=set)
    attack_points: dict[str, int] = field(default_factory=dict)
    agora_first: bool = False
    owed: list[Task] = field(default_factory=list)

    def of(self, buildings: Sequence[str]) -> list[Box]:
        return [box for box in self.boxes.values() if box.building in buildings]

    def count(self, *buildings: str) -> int:
        return sum(box.id in self.crossed for box in self.of(buildings))

    def defences(self, building: str) -> int:
        return sum(box.defence and box.id in self.crossed for box in self.of([building]))

    def complete(self, building: str) -> bool:
        boxes = self.of([building])
        return bool(boxes) and all(box.id in self.crossed for box in boxes)

    def resources(self) -> int:
        return self.count("warehouse")  # DI-5

    def permanent(self, name: str) -> list[Any]:
        """Arguments of every permanent effect of that name in force: from the crossing on (DI-54)."""
        found = [effect for box in self.crossed for effect in self.boxes[box].effects]
        found += [effect for bonus in self.bonuses_crossed for effect in self.bonuses[bonus]]
        return [argument for kind, argument in found if kind == name]

    def purse_after(self, gain: int) -> int:
        coins = self.coins + gain
        return coins if self.cap is None else min(coins, self.cap)  # O-1

    def construction(self, box: Box) -> int:
        return max(0, box.cost - self.resources())  # DI-45

    def blocked(self, box: Box) -> str | None:
        """Why the box cannot be crossed at all, whatever it costs."""
        if box.id in self.crossed:
            return "box_already_crossed"
        if box.after is not None and box.after not in self.crossed:
            return "order_violation"  # DI-32
        return None

    def next_wonder(self) -> Box | None:
        return next((box for box in self.of(["wonder"]) if box.id not in self.crossed), None)  # DI-40

    def open_bonuses(self) -> list[str]:
        return [bonus for bonus in self.bonuses if bonus not in self.bonuses_crossed]

    def copy(self) -> Player:
        return replace(
            self,
            crossed=set(self.crossed),
            bonuses_crossed=set(self.bonuses_crossed),
            attack_points=dict(self.attack_points),
            owed=list(self.owed),
        )
