"""A checked sheet in names (`Words`) and as the integer columns the engine reads (`Sheet`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from septem.core.model import Json
from septem.core.tables import filled
from septem.games.dice.codes import BONUSES, BOXES, CITIES, EFFECT_KINDS, POOL, REACHES, ROWS
from septem.games.dice.columns import Sheet
from septem.games.dice.sheet_check import BoxRow, SheetRows
from septem.games.dice.sheet_form import Text
from septem.games.dice.tables import (
    BUILDINGS,
    COLOUR_IDS,
    COLOURS,
    COMPARE_FACES,
    CROSS_FACES,
    DIE_COLOUR,
    FACES,
)

OTHER = "other"
CITY_LABELS = ("alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes", OTHER)
"""Cities as statistics number them; cities only another sheet knows count together."""


@dataclass
class Words:
    """A sheet in names: ids in engine order, each city's boxes, and what the sheet calls them."""

    rows: SheetRows
    box_ids: list[str]
    building_of: dict[str, str]
    city_ids: list[str]
    bonus_ids: list[str]
    boards: dict[str, dict[str, BoxRow]]
    bonuses: dict[str, list[Json]]
    names: dict[str, dict[str, Text]]
    data: Json
    pool: list[Json] = field(default_factory=list)

    def boxes_of(self, building: str) -> list[str]:
        """Box ids of a building in the order of the sheet."""
        return [box for box in self.box_ids if self.building_of[box] == building]


def columns_of(data: Json, rows: SheetRows) -> Sheet:
    """The columns of a sheet, from its data and the rows read from them."""
    words = Words(
        rows,
        list(rows.boxes),
        {box.id: box.building for box in rows.boxes.values()},
        list(rows.cities),
        list(rows.bonuses),
        {city: rows.board(city) for city in rows.cities},
        rows.bonuses,
        named_texts(data),
        data,
    )
    pool = _Pool(words)
    columns = _common(words) | _boards(words, pool) | _bonuses(words, pool)
    columns |= {
        "kind": filled(pool.kind, POOL),
        "target": filled(pool.target, POOL),
        "amount": filled(pool.amount, POOL),
        "colour": filled(pool.colour, POOL),
    }
    words.pool = pool.effects
    return Sheet(columns, words)


class _Pool:
    """All effects of a sheet in one list; number 0 is nothing."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.effects: list[Json] = [{}]
        self.kind, self.target, self.amount, self.colour = [0], [0], [0], [0]

    def add(self, effects: list[Json]) -> tuple[int, int]:
        """Put in the effects of one box; where they begin and how many they are."""
        first = len(self.effects)
        for effect in effects:
            ((name, argument),) = effect.items()
            self.effects.append(effect)
            self.kind.append(EFFECT_KINDS.index(name))
            self.target.append(box_mask(self.words, effect_buildings(effect)))
            self.amount.append(_amount(argument))
            self.colour.append(_colour(argument))
        return (first, len(effects)) if effects else (0, 0)


def effect_buildings(effect: Json) -> list[str]:
    """The buildings an effect speaks of; `barracks` means both (DI-50)."""
    ((name, argument),) = effect.items()
    if name not in ("cross_one", "cross_one_of", "cross_up_to_two", "per_box"):
        return []
    named = [argument[0]] if name == "per_box" else [argument] if isinstance(argument, str) else argument
    return [wide for one in named for wide in (("barracks_west", "barracks_east") if one == "barracks" else (one,))]


def box_mask(words: Words, buildings: list[str]) -> int:
    """A mask of all boxes of these buildings."""
    return sum(1 << number for number, box in enumerate(words.box_ids) if words.building_of[box] in buildings)


def _amount(argument: Any) -> int:
    value = argument[-1] if isinstance(argument, list) else argument
    return value if type(value) is int else 0


def _colour(argument: Any) -> int:
    value = argument[0] if isinstance(argument, list) else argument
    return COLOUR_IDS.index(value) if value in COLOUR_IDS else 0


def _common(words: Words) -> dict[str, Any]:
    rows = words.rows
    boxes = list(rows.boxes.values())
    number = {box.id: i for i, box in enumerate(boxes)}
    after = [1 << number[box.after] if box.after else 0 for box in boxes]
    before = [sum(1 << j for j, bit in enumerate(after) if bit == 1 << i) for i in range(len(boxes))]
    slots = [box.id for box in boxes if box.attack is not None]
    masks = [box_mask(words, [building]) for building in BUILDINGS]
    return {
        "cities": len(rows.cities),
        "label": filled([CITY_LABELS.index(city if city in CITY_LABELS else OTHER) for city in rows.cities], CITIES),
        "boxes": len(boxes),
        "bonuses": len(rows.bonuses),
        "start": rows.start,
        "cap": -1 if rows.cap is None else rows.cap,
        "first_finisher": rows.first_finisher,
        "building": filled([BUILDINGS.index(box.building) for box in boxes], BOXES),
        "mask": masks,
        "size": [mask.bit_count() for mask in masks],
        "earns": [int(building in rows.earns) for building in BUILDINGS],
        "after": filled(after, BOXES),
        "before": filled(before, BOXES),
        "opening": sum(1 << i for i, bit in enumerate(after) if not bit),
        "attack": [-1 if box.attack is None else box.attack for box in boxes] + [-1] * (BOXES - len(boxes)),
        "attack_slot": filled([slots.index(box.id) if box.id in slots else 0 for box in boxes], BOXES),
        "defence": filled([int(box.defence) for box in boxes], BOXES),
        "fills": [_filled_by(words, die, face) for die in range(len(FACES)) for face in FACES[die]],
    }


def _filled_by(words: Words, die: int, face: str) -> int:
    """Boxes a shown face names (DI-33, DI-88)."""
    if face in CROSS_FACES:
        return box_mask(words, [BUILDINGS[building] for building in CROSS_FACES[face]])
    named = COLOURS[COLOUR_IDS[DIE_COLOUR[die]]].buildings
    mask = box_mask(words, named)
    if face in COMPARE_FACES:
        return mask
    boxes = words.rows.boxes.values()
    return mask & sum(1 << i for i, box in enumerate(boxes) if face in box.symbols)


def _boards(words: Words, pool: _Pool) -> dict[str, Any]:
    cost, vp, first, many = ([0] * ROWS for _ in range(4))
    cheap = [0] * (REACHES * CITIES)
    for city, board in enumerate(words.boards.values()):
        for number, box in enumerate(board.values()):
            at = BOXES * city + number
            cost[at], vp[at] = box.cost, box.vp
            first[at], many[at] = pool.add(box.effects)
            for reach in range(box.cost, REACHES):
                cheap[REACHES * city + reach] |= 1 << number
    return {"cost": cost, "vp": vp, "first": first, "many": many, "cheap": cheap}


def _bonuses(words: Words, pool: _Pool) -> dict[str, Any]:
    places = [pool.add(effects) for effects in words.bonuses.values()]
    return {
        "bonus_first": filled([first for first, _ in places], BONUSES),
        "bonus_many": filled([many for _, many in places], BONUSES),
    }


def named_texts(data: Json) -> dict[str, dict[str, Text]]:
    """What a sheet calls its buildings, cities, Wonders and bonuses, by kind and id."""
    return {
        "building": {building: entry["name"] for building, entry in data["building"].items() if entry.get("name")},
        "city": {entry["id"]: entry["name"] for entry in data["city"] if entry.get("name")},
        "wonder_name": {entry["id"]: entry["wonder_name"] for entry in data["city"] if entry.get("wonder_name")},
        "bonus": {entry["id"]: entry["name"] for entry in data["bonus"] if entry.get("name")},
    }
