"""Checks of a sheet: from raw data to structs that agree with each other, or BadTable with the entry and the line.

Entries are read one by one, so that an error can name the one at fault.
"""

from __future__ import annotations

from typing import Any

import msgspec

from septem.games.dice.codes import ATTACKS, BONUSES, BOXES, CITIES, DEPTH, MOST_COST, POOL
from septem.games.dice.frozen import frozen
from septem.games.dice.sheet_effects import check_effects
from septem.games.dice.sheet_form import (
    BuildingId,
    Effects,
    OwnBox,
    Sheet,
    SheetBonus,
    SheetBox,
    SheetBuilding,
    SheetCity,
    SheetTreasury,
    Text,
)
from septem.games.dice.sheet_source import Source, shown
from septem.games.dice.tables import BUILDINGS, SYMBOLS_OF

ALLOWED = "(complete = false at the top allows it)"
MOST_LEFT_OPEN = DEPTH - len(BUILDINGS) - 1  # what a turn's stack holds besides all bonuses and one question
MOST_EFFECTS_IN_ALL = POOL - 1  # number 0 of the pool is nothing
Path = tuple[str, ...]
Boxes = dict[str, tuple[str, SheetBox]]
"""By id: the building of a box, and the box."""


class Top(msgspec.Struct, forbid_unknown_fields=True):
    """A sheet whose entries are still raw."""

    schema: int
    id: str
    treasury: dict[str, Any]
    building: dict[str, dict[str, Any]]
    bonus: list[dict[str, Any]]
    city: list[dict[str, Any]]
    name: Text = {}
    complete: bool = True


def read_sheet(data: Any, source: Source) -> Sheet:
    """All checks; buildings in the engine's order."""
    top = source.read(data, Top)
    if top.schema != 1:
        source.fail(f"schema {top.schema} is not known; known: 1", "table", "schema")
    source.name_of(top.id, "table", "id")
    source.text(top.name, "table", "name")
    treasury = _treasury(top.treasury, source)
    for building in top.building:
        if building not in BUILDINGS:
            source.fail(f"unknown building; known: {', '.join(BUILDINGS)}", "building", building)
    known: Boxes = {}
    named = [building for building in BUILDINGS if building in top.building]
    shells = {building: _shell(building, top.building[building], source) for building in named}
    buildings = {building: _building(building, *shells[building], known, source) for building in named}
    if not known:
        source.fail("needs at least one [building.<id>] with boxes")
    bonuses = _bonuses(top.bonus, source)
    _check_arrows(known, source)
    if top.complete:
        _check_complete(buildings, source)
    cities = _cities(top.city, known, bonuses, source)
    return frozen(Sheet(top.schema, top.id, treasury, buildings, bonuses, cities, top.name, top.complete))


def _treasury(data: Any, source: Source) -> SheetTreasury:
    treasury = source.read(data, SheetTreasury, "table", "treasury")
    source.number(treasury.start, 0, 999, "start", "table", "treasury")
    if treasury.cap is not None:
        source.number(treasury.cap, treasury.start, 9999, "cap", "table", "treasury")
    source.text(treasury.name, "table", "treasury")
    return treasury


def _without_parts(data: Any, field: str) -> Any:
    """An entry whose parts are read later, one by one."""
    parts = data.get(field)
    return {**data, field: type(parts)()} if isinstance(parts, (list, dict)) else data


def _path(kind: str, data: Any, number: int) -> Path:
    """The name of an entry in errors: its id, else its place."""
    name = data.get("id") if isinstance(data, dict) else None
    return kind, name if isinstance(name, str) else str(number)


# ---- buildings and boxes --------------------------------------------------------------------------


def _shell(building: str, data: Any, source: Source) -> tuple[SheetBuilding, list[Any]]:
    """A building without its boxes, and those as they are typed in."""
    entry = source.read(_without_parts(data, "boxes"), SheetBuilding, "building", building)
    return entry, data["boxes"]


def _building(building: str, entry: SheetBuilding, listed: list[Any], known: Boxes, source: Source) -> SheetBuilding:
    """A building with its boxes, which are added to those known."""
    _check_building(building, entry, listed, source)
    previous = None
    boxes = []
    for number, data in enumerate(listed, 1):
        box = _box(building, data, number, source)
        path = ("building", building, "box", box.id)
        if box.id in known:
            source.fail("this id stands there twice", *path)
        if len(known) == BOXES:
            source.fail(f"one box too many; at most {BOXES} on a board", *path)
        if building == "wonder":
            box = _in_order(box, previous, source)
        known[box.id] = building, box
        if sum(one.attack is not None for _, one in known.values()) > ATTACKS:
            source.fail(f"one attack box too many; at most {ATTACKS} on a board", *path)
        boxes.append(box)
        previous = box.id
    return msgspec.structs.replace(entry, boxes=tuple(boxes))


def _check_building(building: str, entry: SheetBuilding, listed: list[Any], source: Source) -> None:
    if not listed:
        source.fail("needs at least one box", "building", building)
    if entry.first_finisher_vp is not None:
        if building != "agora":
            source.fail("first_finisher_vp belongs to the agora alone", "building", building)
        source.number(entry.first_finisher_vp, 0, 99, "first_finisher_vp", "building", building)
    source.text(entry.name, "building", building)


def _box(building: str, data: Any, number: int, source: Source) -> SheetBox:
    path = ("building", building, *_path("box", data, number))
    if isinstance(data, dict):
        check_effects(data.get("effects"), source, path, scoring=building != "warehouse")
    box = source.read(data, SheetBox, *path)
    source.name_of(box.id, *path)
    _check_symbols(building, box, source, path)
    _check_war(building, box, source, path)
    _check_figures(building, box.cost, box.vp, source, path)
    return box


def _in_order(box: SheetBox, previous: str | None, source: Source) -> SheetBox:
    """The Wonder is one lane in the order of its list (DI-40)."""
    if box.after not in (None, previous):
        wanted = f"after is {previous!r} or missing" if previous else "the first one has no after"
        source.fail(f"Wonder boxes follow each other: {wanted}", "building", "wonder", "box", box.id)
    return msgspec.structs.replace(box, after=previous)


def _check_symbols(building: str, box: SheetBox, source: Source, path: Path) -> None:
    allowed = SYMBOLS_OF[building]
    if building in ("wonder", "guild_court"):
        if box.symbols:
            source.fail("boxes of this building carry no symbols", *path)
        return
    if not box.symbols:
        source.fail(f"symbols are missing; allowed: {', '.join(allowed)}", *path)
    for symbol in box.symbols:
        if symbol not in allowed:
            source.fail(f"symbol {shown(symbol)} is not allowed; allowed: {', '.join(allowed)}", *path)
    if len(set(box.symbols)) != len(box.symbols):
        source.fail("a symbol stands there twice", *path)


def _check_war(building: str, box: SheetBox, source: Source, path: Path) -> None:
    if building not in ("barracks_west", "barracks_east"):
        if box.attack is not None or box.defence:
            source.fail("attack and defence belong to the Barracks alone", *path)
        return
    source.number(box.defence, 0, 1, "defence", *path)
    if (box.attack is not None) == bool(box.defence):
        source.fail("a box of the Barracks is either attack = points or defence = 1", *path)
    if box.attack is not None:
        source.number(box.attack, 0, 99, "attack", *path)
    if ("shield" in box.symbols) != bool(box.defence) or len(box.symbols) != 1:
        source.fail("shield fills defence boxes, axe (West) and sword (East) attack boxes", *path)


def _check_figures(building: str, cost: int, vp: int, source: Source, path: Path) -> None:
    source.number(cost, 0, MOST_COST, "cost", *path)
    source.number(vp, 0, 0 if building == "warehouse" else 99, "vp", *path)


def _check_arrows(known: Boxes, source: Source) -> None:
    for building, box in known.values():
        path = ("building", building, "box", box.id)
        seen = [box.id]
        before = box.after
        while before is not None:
            if before not in known or known[before][0] != building:
                source.fail(f"after {shown(before)} is not a box of this building", *path)
            if before in seen:
                source.fail(f"arrows run in a circle: {' <- '.join([*seen, before])}", *path)
            seen.append(before)
            before = known[before][1].after


def _check_complete(buildings: dict[BuildingId, SheetBuilding], source: Source) -> None:
    """Every building is there, and every face finds a box: no lane has been forgotten."""
    for building in BUILDINGS:
        if building not in buildings:
            source.fail(f"[building.{building}] is missing {ALLOWED}")
        lanes = {symbol for box in buildings[building].boxes for symbol in box.symbols}
        for symbol in SYMBOLS_OF[building]:
            if symbol not in lanes:
                source.fail(f"a lane is missing: no box for {symbol} {ALLOWED}", "building", building)


# ---- bonuses and cities -------------------------------------------------------------------------


def _bonuses(listed: list[Any], source: Source) -> tuple[SheetBonus, ...]:
    found: dict[str, SheetBonus] = {}
    for number, data in enumerate(listed, 1):
        path = _path("bonus", data, number)
        check_effects(data.get("effects"), source, path, scoring=False)
        bonus = source.read(data, SheetBonus, *path)
        source.name_of(bonus.id, *path)
        if bonus.id in found:
            source.fail("this id stands there twice", *path)
        if len(found) == BONUSES:
            source.fail(f"one bonus too many; at most {BONUSES}", *path)
        if not bonus.effects:
            source.fail("needs at least one effect", *path)
        source.text(bonus.name, *path)
        found[bonus.id] = bonus
    if not found:
        source.fail(f"no bonus; needs 1 to {BONUSES}")
    return tuple(found.values())


def _cities(listed: list[Any], known: Boxes, bonuses: tuple[SheetBonus, ...], source: Source) -> tuple[SheetCity, ...]:
    found: dict[str, SheetCity] = {}
    of_bonuses = [bonus.effects for bonus in bonuses]
    effects = sum(map(len, of_bonuses))
    for number, data in enumerate(listed, 1):
        path = _path("city", data, number)
        city = source.read(_without_parts(data, "boxes"), SheetCity, *path)
        source.name_of(city.id, *path)
        if city.id in found:
            source.fail("this id stands there twice", *path)
        if len(found) == CITIES:
            source.fail(f"one city too many; at most {CITIES}", *path)
        source.text(city.name, *path)
        source.text(city.wonder_name, *path)
        own = {box: _own_box(known, box, part, source, path) for box, part in data.get("boxes", {}).items()}
        city = found[city.id] = msgspec.structs.replace(city, boxes=own)
        printed = [_printed(city, box) for _, box in known.values()]
        _check_chains([*printed, *of_bonuses], source, path)
        effects += sum(map(len, printed))
        if effects > MOST_EFFECTS_IN_ALL:
            source.fail(f"with this board {effects} effects in all; at most {MOST_EFFECTS_IN_ALL}", *path)
    if len(found) < 2:
        source.fail(f"{len(found)} cities; needs 2 to {CITIES}")
    return tuple(found.values())


def _own_box(known: Boxes, box: str, data: Any, source: Source, city: Path) -> OwnBox:
    path = (*city, "box", box)
    if box not in known:
        source.fail("no building has a box of this id", *path)
    building = known[box][0]
    if isinstance(data, dict):
        check_effects(data.get("effects"), source, path, scoring=building != "warehouse")
    own = source.read(data, OwnBox, *path)
    _check_figures(building, own.cost or 0, own.vp or 0, source, path)
    return own


def _printed(city: SheetCity, box: SheetBox) -> Effects:
    """The effects a city's board prints on a box: its own, else the common ones."""
    own = city.boxes.get(box.id)
    return box.effects if own is None or own.effects is None else own.effects


def _check_chains(lists: list[Effects], source: Source, path: Path) -> None:
    """What a turn may leave open while it follows a chain must fit the engine's stack."""
    left = sum(map(_left_open, lists))
    if left > MOST_LEFT_OPEN:
        problem = f"its boxes and the bonuses may leave {left} things open in a turn; at most {MOST_LEFT_OPEN}"
        source.fail(problem, *path)


def _left_open(effects: Effects) -> int:
    """Most frames these effects leave on the stack at a time: those still to come, the second of two crossings."""
    return max(
        ((number < len(effects)) + (effect.cross_up_to_two is not None) for number, effect in enumerate(effects, 1)),
        default=0,
    )
