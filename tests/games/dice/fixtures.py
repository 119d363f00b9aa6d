"""Small sheets for tests: built by hand for one rule, or at random for comparisons."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import septem
from septem.games.dice.room import DiceGame
from septem.games.dice.sheet import parse_sheet
from septem.games.dice.sheet_effects import TARGETS
from septem.games.dice.sheet_form import Sheet
from septem.games.dice.tables import BUILDINGS, COLOUR_IDS, SYMBOLS_OF

Json = dict[str, Any]
CITIES = ("argos", "delphi", "thebes", "corinth", "mycenae", "sparta", "pylos")


def sheet(bonuses: Mapping[str, list[Json]] | None = None, /, **buildings: list[Json]) -> Json:
    """A sheet with just these buildings, the same for all cities."""
    given = {"bonus_coins": [{"coins": 7}]} if bonuses is None else bonuses
    return {
        "schema": 1,
        "id": "fixture",
        "complete": False,
        "treasury": {"start": 7},
        "building": {building: {"boxes": boxes} for building, boxes in buildings.items()},
        "bonus": [{"id": bonus, "effects": effects} for bonus, effects in given.items()],
        "city": [{"id": city} for city in CITIES],
    }


def as_sheet(data: Json) -> Sheet:
    """A sheet as the struct it is read into."""
    return parse_sheet(json.dumps(data))


def written(game: DiceGame) -> Json:
    """A position as plain data, to be changed by hand."""
    found: Json = septem.as_data(game.position())
    return found


def box(name: str, *symbols: str, **fields: Any) -> Json:
    """One box."""
    return {"id": name, **({"symbols": list(symbols)} if symbols else {}), **fields}


def lane(prefix: str, symbol: str, *boxes: Json) -> list[Json]:
    """Boxes in one arrow: prefix1, prefix2, ..."""
    rows = [box(f"{prefix}{number}", symbol, **fields) for number, fields in enumerate(boxes, 1)]
    for earlier, later in pairwise(rows):
        later["after"] = earlier["id"]
    return rows


def warehouse(count: int, cost: int = 0) -> list[Json]:
    """The first resources, wh0, wh1, ..."""
    return [box(f"wh{number}", SYMBOLS_OF["warehouse"][number], cost=cost) for number in range(count)]


# ---- random sheets --------------------------------------------------------------------------------


def random_effect(rng: random.Random, scoring: bool) -> Json:
    """Any effect of the vocabulary."""
    building, colour = rng.choice(TARGETS), rng.choice(COLOUR_IDS)
    effects: list[Json] = [
        {"cross_one": building},
        {"cross_one_of": rng.sample(TARGETS, 3)},
        {"build_free_die": True},
        {"another_action": True},
        {"coins": rng.randint(1, 9)},
        {"die_cost_minus_1": True},
        {"die_cost_zero": colour},
        {"coins_on_die": [colour, rng.randint(1, 3)]},
        {"unlock": rng.choice(["black", "white", "purple"])},
    ]
    if scoring:
        effects += [{"per_box": [building, rng.randint(1, 2)]}, {"gallery_vp": True}]
    return rng.choice(effects)


def random_box(rng: random.Random, building: str, number: int, before: list[str]) -> Json:
    """One box that fits its building."""
    row: Json = {"id": f"{building}_{number}", "cost": rng.randint(0, 6)}
    if building not in ("wonder", "guild_court"):
        row["symbols"] = rng.sample(SYMBOLS_OF[building], 1)
    if building.startswith("barracks"):
        row |= {"defence": 1} if row["symbols"] == ["shield"] else {"attack": rng.randint(0, 6)}
    if before and building != "wonder" and rng.random() < 0.5:
        row["after"] = rng.choice(before)
    if building != "warehouse":
        row["vp"] = rng.randint(0, 5)
    if rng.random() < 0.6:
        row["effects"] = [random_effect(rng, building != "warehouse")]
    return row


def random_sheet(rng: random.Random) -> Json:
    """A playable sheet with everything the schema allows."""
    buildings: dict[str, list[Json]] = {}
    for building in BUILDINGS:
        rows: list[Json] = []
        for number in range(rng.randint(1, 6)):
            rows.append(random_box(rng, building, number, [row["id"] for row in rows]))
        buildings[building] = rows
    several = rng.sample([row for rows in buildings.values() for row in rows], 5)
    for row in several:
        row["effects"] = [random_effect(rng, False), {"cross_up_to_two": rng.choice(TARGETS)}]
    bonuses = {f"b{number}": [random_effect(rng, False)] for number in range(rng.randint(1, 4))}
    made = sheet(bonuses, **buildings)
    made["treasury"]["start"] = rng.randint(0, 9)
    for city in made["city"]:
        city["boxes"] = {row["id"]: {"cost": rng.randint(0, 6)} for row in buildings["wonder"]}
    made["building"]["agora"]["first_finisher_vp"] = 3
    if rng.random() < 0.4:
        made["treasury"]["cap"] = rng.randint(made["treasury"]["start"], 25)
    for row in buildings["wonder"][1:]:
        row["after"] = buildings["wonder"][buildings["wonder"].index(row) - 1]["id"]
    return made
