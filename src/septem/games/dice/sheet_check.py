"""Checks of a sheet: from raw data to rows that agree with each other, or BadTable with the entry and the line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from septem.core.model import Json
from septem.games.dice.codes import ATTACKS, BONUSES, BOXES, CITIES, DEPTH, MOST_COST, POOL
from septem.games.dice.frozen import frozen
from septem.games.dice.sheet_effects import check_effects
from septem.games.dice.sheet_form import (
    BonusEntry,
    BoxEntry,
    BuildingEntry,
    CityEntry,
    OwnBox,
    SheetEntry,
    Source,
    Treasury,
    shown,
)
from septem.games.dice.tables import BUILDINGS, SYMBOLS_OF

ALLOWED = "(complete = false at the top allows it)"
MOST_LEFT_OPEN = DEPTH - len(BUILDINGS) - 1  # what a turn's stack holds besides all bonuses and one question
MOST_EFFECTS_IN_ALL = POOL - 1  # number 0 of the pool is nothing


@dataclass(frozen=True)
class BoxRow:
    """A box of one board."""

    id: str
    building: str
    symbols: tuple[str, ...]
    after: str | None
    cost: int
    vp: int
    attack: int | None
    defence: bool
    effects: list[Json]


@dataclass
class SheetRows:
    """A checked sheet."""

    start: int
    cap: int | None
    first_finisher: int
    earns: list[str]
    boxes: dict[str, BoxRow]
    bonuses: dict[str, list[Json]]
    cities: dict[str, dict[str, OwnBox]]

    def board(self, city: str) -> dict[str, BoxRow]:
        """The boxes of a city: its own entries replace the common fields."""
        own = self.cities[city]
        return {box: replace(row, **_own_fields(own.get(box))) for box, row in self.boxes.items()}


def _own_fields(own: OwnBox | None) -> dict[str, Any]:
    if own is None:
        return {}
    return {name: value for name in ("cost", "vp", "effects") if (value := getattr(own, name)) is not None}


def read_sheet(data: Any, source: Source) -> SheetRows:
    """All checks; rows in the engine's order of buildings."""
    top = source.read(data, SheetEntry)
    if top.schema != 1:
        source.fail(f"schema {top.schema} is not known; known: 1", "table", "schema")
    source.name_of(top.id, "table", "id")
    source.text(top.name, "table", "name")
    treasury = _treasury(top.treasury, source)
    for building in top.building:
        if building not in BUILDINGS:
            source.fail(f"unknown building; known: {', '.join(BUILDINGS)}", "building", building)
    entries = {
        building: source.read(top.building[building], BuildingEntry, "building", building)
        for building in BUILDINGS
        if building in top.building
    }
    rows = SheetRows(
        treasury.start,
        treasury.cap,
        (entries["agora"].first_finisher_vp or 0) if "agora" in entries else 0,
        [building for building, entry in entries.items() if _earns(building, entry)],
        _boxes(entries, source),
        _bonuses(top.bonus, source),
        {},
    )
    _check_arrows(rows.boxes, source)
    if top.complete:
        _check_complete(rows.boxes, entries, source)
    _read_cities(rows, top.city, source)
    return rows


def _treasury(data: Json, source: Source) -> Treasury:
    treasury = source.read(data, Treasury, "table", "treasury")
    source.number(treasury.start, 0, 999, "start", "table", "treasury")
    if treasury.cap is not None:
        source.number(treasury.cap, treasury.start, 9999, "cap", "table", "treasury")
    source.text(treasury.name, "table", "treasury")
    return treasury


def _earns(building: str, entry: BuildingEntry) -> bool:
    return building != "warehouse" if entry.city_building is None else entry.city_building


# ---- boxes --------------------------------------------------------------------------------------


def _boxes(entries: dict[str, BuildingEntry], source: Source) -> dict[str, BoxRow]:
    found: dict[str, BoxRow] = {}
    attacks = 0
    for building, entry in entries.items():
        _check_building(building, entry, source)
        previous = None
        for number, data in enumerate(entry.boxes, 1):
            row = _box(building, data, number, source)
            path = ("building", building, "box", row.id)
            attacks += row.attack is not None
            if row.id in found:
                source.fail("this id stands there twice", *path)
            if len(found) == BOXES:
                source.fail(f"one box too many; at most {BOXES} on a board", *path)
            if attacks > ATTACKS:
                source.fail(f"one attack box too many; at most {ATTACKS} on a board", *path)
            if building == "wonder":
                row = _in_order(row, previous, source)
            found[row.id] = row
            previous = row.id
    if not found:
        source.fail("needs at least one [building.<id>] with boxes")
    return found


def _check_building(building: str, entry: BuildingEntry, source: Source) -> None:
    if not entry.boxes:
        source.fail("needs at least one box", "building", building)
    if entry.first_finisher_vp is not None:
        if building != "agora":
            source.fail("first_finisher_vp belongs to the agora alone", "building", building)
        source.number(entry.first_finisher_vp, 0, 99, "first_finisher_vp", "building", building)
    source.text(entry.name, "building", building)


def _box(building: str, data: Json, number: int, source: Source) -> BoxRow:
    name = data.get("id")
    path = ("building", building, "box", name if isinstance(name, str) else str(number))
    entry = source.read(data, BoxEntry, *path)
    source.name_of(entry.id, *path)
    _check_symbols(building, entry, source, path)
    _check_war(building, entry, source, path)
    _check_figures(building, entry.cost, entry.vp, source, path)
    check_effects(entry.effects, source, path, scoring=building != "warehouse")
    symbols = tuple(entry.symbols)
    return BoxRow(
        entry.id,
        building,
        symbols,
        entry.after,
        entry.cost,
        entry.vp,
        entry.attack,
        bool(entry.defence),
        frozen(entry.effects),
    )


def _in_order(row: BoxRow, previous: str | None, source: Source) -> BoxRow:
    """The Wonder is one lane in the order of its list (DI-40)."""
    if row.after not in (None, previous):
        wanted = f"after is {previous!r} or missing" if previous else "the first one has no after"
        source.fail(f"Wonder boxes follow each other: {wanted}", "building", "wonder", "box", row.id)
    return replace(row, after=previous)


def _check_symbols(building: str, entry: BoxEntry, source: Source, path: tuple[str, ...]) -> None:
    allowed = SYMBOLS_OF[building]
    if building in ("wonder", "guild_court"):
        if entry.symbols:
            source.fail("boxes of this building carry no symbols", *path)
        return
    if not entry.symbols:
        source.fail(f"symbols are missing; allowed: {', '.join(allowed)}", *path)
    for symbol in entry.symbols:
        if symbol not in allowed:
            source.fail(f"symbol {shown(symbol)} is not allowed; allowed: {', '.join(allowed)}", *path)
    if len(set(entry.symbols)) != len(entry.symbols):
        source.fail("a symbol stands there twice", *path)


def _check_war(building: str, entry: BoxEntry, source: Source, path: tuple[str, ...]) -> None:
    if building not in ("barracks_west", "barracks_east"):
        if entry.attack is not None or entry.defence:
            source.fail("attack and defence belong to the Barracks alone", *path)
        return
    source.number(entry.defence, 0, 1, "defence", *path)
    if (entry.attack is not None) == bool(entry.defence):
        source.fail("a box of the Barracks is either attack = points or defence = 1", *path)
    if entry.attack is not None:
        source.number(entry.attack, 0, 99, "attack", *path)
    if ("shield" in entry.symbols) != bool(entry.defence) or len(entry.symbols) != 1:
        source.fail("shield fills defence boxes, axe (West) and sword (East) attack boxes", *path)


def _check_figures(building: str, cost: int, vp: int, source: Source, path: tuple[str, ...]) -> None:
    source.number(cost, 0, MOST_COST, "cost", *path)
    source.number(vp, 0, 0 if building == "warehouse" else 99, "vp", *path)


def _check_arrows(boxes: dict[str, BoxRow], source: Source) -> None:
    for row in boxes.values():
        path = ("building", row.building, "box", row.id)
        seen = [row.id]
        before = row.after
        while before is not None:
            if before not in boxes or boxes[before].building != row.building:
                source.fail(f"after {shown(before)} is not a box of this building", *path)
            if before in seen:
                source.fail(f"arrows run in a circle: {' <- '.join([*seen, before])}", *path)
            seen.append(before)
            before = boxes[before].after


def _check_complete(boxes: dict[str, BoxRow], entries: dict[str, BuildingEntry], source: Source) -> None:
    """Every building is there, and every face finds a box: no lane has been forgotten."""
    for building in BUILDINGS:
        if building not in entries:
            source.fail(f"[building.{building}] is missing {ALLOWED}")
        lanes = {symbol for row in boxes.values() if row.building == building for symbol in row.symbols}
        for symbol in SYMBOLS_OF[building]:
            if symbol not in lanes:
                source.fail(f"a lane is missing: no box for {symbol} {ALLOWED}", "building", building)


# ---- bonuses and cities -------------------------------------------------------------------------


def _bonuses(listed: list[Json], source: Source) -> dict[str, list[Json]]:
    found: dict[str, list[Json]] = {}
    for number, data in enumerate(listed, 1):
        name = data.get("id")
        path = ("bonus", name if isinstance(name, str) else str(number))
        entry = source.read(data, BonusEntry, *path)
        source.name_of(entry.id, *path)
        if entry.id in found:
            source.fail("this id stands there twice", *path)
        if len(found) == BONUSES:
            source.fail(f"one bonus too many; at most {BONUSES}", *path)
        if not entry.effects:
            source.fail("needs at least one effect", *path)
        check_effects(entry.effects, source, path, scoring=False)
        source.text(entry.name, *path)
        found[entry.id] = frozen(entry.effects)
    if not found:
        source.fail(f"no bonus; needs 1 to {BONUSES}")
    return found


def _read_cities(rows: SheetRows, listed: list[Json], source: Source) -> None:
    effects = sum(map(len, rows.bonuses.values()))
    for number, data in enumerate(listed, 1):
        name = data.get("id")
        path = ("city", name if isinstance(name, str) else str(number))
        entry = source.read(data, CityEntry, *path)
        source.name_of(entry.id, *path)
        if entry.id in rows.cities:
            source.fail("this id stands there twice", *path)
        if len(rows.cities) == CITIES:
            source.fail(f"one city too many; at most {CITIES}", *path)
        source.text(entry.name, *path)
        source.text(entry.wonder_name, *path)
        rows.cities[entry.id] = {box: _own_box(rows, box, own, source, path) for box, own in entry.boxes.items()}
        board = rows.board(entry.id)
        _check_chains([*(row.effects for row in board.values()), *rows.bonuses.values()], source, path)
        effects += sum(len(row.effects) for row in board.values())
        if effects > MOST_EFFECTS_IN_ALL:
            source.fail(f"with this board {effects} effects in all; at most {MOST_EFFECTS_IN_ALL}", *path)
    if len(rows.cities) < 2:
        source.fail(f"{len(rows.cities)} cities; needs 2 to {CITIES}")


def _own_box(rows: SheetRows, box: str, data: Json, source: Source, city: tuple[str, ...]) -> OwnBox:
    path = (*city, "box", box)
    if box not in rows.boxes:
        source.fail("no building has a box of this id", *path)
    own = source.read(data, OwnBox, *path)
    if own.effects is not None:
        own.effects = frozen(own.effects)
    building = rows.boxes[box].building
    _check_figures(building, own.cost or 0, own.vp or 0, source, path)
    check_effects(own.effects or [], source, path, scoring=building != "warehouse")
    return own


def _check_chains(lists: list[list[Json]], source: Source, path: tuple[str, ...]) -> None:
    """What a turn may leave open while it follows a chain must fit the engine's stack."""
    left = sum(map(_left_open, lists))
    if left > MOST_LEFT_OPEN:
        problem = f"its boxes and the bonuses may leave {left} things open in a turn; at most {MOST_LEFT_OPEN}"
        source.fail(problem, *path)


def _left_open(effects: list[Json]) -> int:
    """Most frames these effects leave on the stack at a time: those still to come, the second of two crossings."""
    return max(
        ((number < len(effects)) + ("cross_up_to_two" in effect) for number, effect in enumerate(effects, 1)),
        default=0,
    )
