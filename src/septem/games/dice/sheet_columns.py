"""A checked sheet in names (`Words`) and as the integer columns the engine reads (`columns.Sheet`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from septem.core.tables import filled
from septem.games.dice import columns
from septem.games.dice.codes import BONUSES, BOXES, CITIES, EFFECT_KINDS, POOL, REACHES, ROWS
from septem.games.dice.sheet_form import BuildingId, ColourId, Effect, Effects, Sheet, SheetCity
from septem.games.dice.sheet_worth import worth_columns
from septem.games.dice.tables import (
    BUILDINGS,
    COLOUR_IDS,
    COLOURS,
    COMPARE_FACES,
    CROSS_FACES,
    DIE_COLOUR,
    FACES,
)

T = TypeVar("T")
OTHER = "other"
BOARD_LABELS = ("alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes", OTHER)
"""Boards as statistics number them; those only another sheet knows count together."""
BYTE = 8
LOW = (1 << BYTE) - 1
Column = dict[str, int | list[int]]


class BoxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A box as one board prints it. `symbols`: faces that fill it; `after`: the box its arrow comes from."""

    id: str
    building: BuildingId
    symbols: tuple[str, ...]
    after: str | None
    cost: int
    vp: int
    attack: int | None
    defence: bool
    effects: Effects


class Words:
    """A sheet in names: ids in engine order, and each board's boxes by their number."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.boxes = _boxes(sheet)
        self.box_ids = [box.id for box in self.boxes]
        self.number = {box: number for number, box in enumerate(self.box_ids)}
        self.building_of = {box.id: box.building for box in self.boxes}
        self.board_ids = [city.id for city in sheet.city]
        self.boards = [tuple(_own(city, box) for box in self.boxes) for city in sheet.city]
        self.bonus_ids = [bonus.id for bonus in sheet.bonus]
        self.earns = [building for building in BUILDINGS if building in sheet.building and _earns(sheet, building)]
        self.attack_boxes = [(number, box.id) for number, box in enumerate(self.boxes) if box.attack is not None]
        self.pool: list[Effect] = [Effect()]
        self._crossed = subsets(self.box_ids)
        self._taken = subsets(self.bonus_ids)

    def boxes_of(self, building: str) -> list[str]:
        """Box ids of a building in the order of the sheet."""
        return [box.id for box in self.boxes if box.building == building]

    def crossed(self, mask: int) -> tuple[str, ...]:
        """The boxes whose bits are set."""
        return members(self._crossed, mask)

    def taken(self, mask: int) -> tuple[str, ...]:
        """The bonuses whose bits are set."""
        return members(self._taken, mask)


Subsets = list[list[tuple[T, ...]]]


def subsets(ids: Sequence[T]) -> Subsets[T]:
    """For every eight ids all their subsets by mask: views list hundreds of boxes."""
    return [
        [tuple(one for i, one in enumerate(ids[first : first + BYTE]) if mask >> i & 1) for mask in range(1 << BYTE)]
        for first in range(0, len(ids), BYTE)
    ]


def members(of: Subsets[T], mask: int) -> tuple[T, ...]:
    """The ids whose bits are set, in order."""
    found: tuple[T, ...] = ()
    for listed in of:
        if not mask:
            break
        found += listed[mask & LOW]
        mask >>= BYTE
    return found


def _boxes(sheet: Sheet) -> tuple[BoxRow, ...]:
    """The boxes as all boards print them, by building."""
    return tuple(
        BoxRow(
            id=box.id,
            building=building,
            symbols=box.symbols,
            after=box.after,
            cost=box.cost,
            vp=box.vp,
            attack=box.attack,
            defence=bool(box.defence),
            effects=box.effects,
        )
        for building in BUILDINGS
        if building in sheet.building
        for box in sheet.building[building].boxes
    )


def _own(city: SheetCity, box: BoxRow) -> BoxRow:
    """A box with what a city's board prints differently."""
    own = city.boxes.get(box.id)
    if own is None:
        return box
    return msgspec.structs.replace(
        box,
        cost=box.cost if own.cost is None else own.cost,
        vp=box.vp if own.vp is None else own.vp,
        effects=box.effects if own.effects is None else own.effects,
    )


def _earns(sheet: Sheet, building: BuildingId) -> bool:
    """Whether completing a building earns a bonus (DI-90)."""
    given = sheet.building[building].city_building
    return building != "warehouse" if given is None else given


def first_finisher_points(sheet: Sheet) -> int:
    """Extra points for the first to complete the Agora (DI-80)."""
    return sheet.building["agora"].first_finisher_vp or 0 if "agora" in sheet.building else 0


# ---- columns ------------------------------------------------------------------------------------
def columns_of(sheet: Sheet) -> columns.Sheet:
    """The columns of a checked sheet."""
    words = Words(sheet)
    pool = _Pool(words)
    found = _common(words) | _boards(words, pool) | _bonuses(words, pool) | worth_columns(words)
    found |= {
        "kind": filled(pool.kind, POOL),
        "target": filled(pool.target, POOL),
        "amount": filled(pool.amount, POOL),
        "colour": filled(pool.colour, POOL),
    }
    return columns.Sheet(found, words)


class _Pool:
    """All effects of a sheet in one list; number 0 is nothing."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.kind, self.target, self.amount, self.colour = [0], [0], [0], [0]

    def add(self, effects: Effects) -> tuple[int, int]:
        """Put in the effects of one box; where they begin and how many they are."""
        first = len(self.words.pool)
        for effect in effects:
            self.words.pool.append(effect)
            self.kind.append(EFFECT_KINDS.index(effect.word))
            self.target.append(box_mask(self.words, effect.buildings))
            self.amount.append(effect.amount)
            self.colour.append(COLOUR_IDS.index(effect.colour) if effect.colour else 0)
        return (first, len(effects)) if effects else (0, 0)


def box_mask(words: Words, buildings: Sequence[BuildingId]) -> int:
    """A mask of all boxes of these buildings."""
    return sum(1 << number for number, box in enumerate(words.boxes) if box.building in buildings)


def _common(words: Words) -> Column:
    sheet, boxes = words.sheet, words.boxes
    after = [1 << words.number[box.after] if box.after else 0 for box in boxes]
    before = [sum(1 << j for j, bit in enumerate(after) if bit == 1 << i) for i in range(len(boxes))]
    slots = [box for _, box in words.attack_boxes]
    masks = [box_mask(words, [building]) for building in BUILDINGS]
    labels = [BOARD_LABELS.index(board if board in BOARD_LABELS else OTHER) for board in words.board_ids]
    return {
        "cities": len(words.board_ids),
        "label": filled(labels, CITIES),
        "boxes": len(boxes),
        "bonuses": len(words.bonus_ids),
        "start": sheet.treasury.start,
        "cap": -1 if sheet.treasury.cap is None else sheet.treasury.cap,
        "first_finisher": first_finisher_points(sheet),
        "building": filled([BUILDINGS.index(box.building) for box in boxes], BOXES),
        "mask": masks,
        "size": [mask.bit_count() for mask in masks],
        "earns": [int(building in words.earns) for building in BUILDINGS],
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
        return box_mask(words, CROSS_FACES[face])
    mask = box_mask(words, COLOURS[COLOUR_IDS[DIE_COLOUR[die]]].buildings)
    if face in COMPARE_FACES:
        return mask
    return mask & sum(1 << i for i, box in enumerate(words.boxes) if face in box.symbols)


def _boards(words: Words, pool: _Pool) -> Column:
    cost, vp, first, many = ([0] * ROWS for _ in range(4))
    cheap = [0] * (REACHES * CITIES)
    unlock_path = [0] * (len(COLOUR_IDS) * CITIES)
    for city, board in enumerate(words.boards):
        for number, box in enumerate(board):
            at = BOXES * city + number
            cost[at], vp[at] = box.cost, box.vp
            first[at], many[at] = pool.add(box.effects)
            for reach in range(box.cost, REACHES):
                cheap[REACHES * city + reach] |= 1 << number
        for number, colour in enumerate(COLOUR_IDS):
            unlock_path[len(COLOUR_IDS) * city + number] = _unlock_path(words, board, colour)
    return {"cost": cost, "vp": vp, "first": first, "many": many, "cheap": cheap, "unlock_path": unlock_path}


def _unlock_path(words: Words, board: Sequence[BoxRow], colour: ColourId) -> int:
    """The fewest boxes that unlock a die, with all that must be crossed before; 0 if none does."""
    paths = [_way_to(words, box) for box in board if any(effect.unlock == colour for effect in box.effects)]
    return min(paths, key=int.bit_count, default=0)


def _way_to(words: Words, box: BoxRow) -> int:
    number = words.number[box.id]
    before = words.boxes[words.number[box.after]] if box.after else None
    return 1 << number | (_way_to(words, before) if before else 0)


def _bonuses(words: Words, pool: _Pool) -> Column:
    places = [pool.add(bonus.effects) for bonus in words.sheet.bonus]
    return {
        "bonus_first": filled([first for first, _ in places], BONUSES),
        "bonus_many": filled([many for _, many in places], BONUSES),
    }
