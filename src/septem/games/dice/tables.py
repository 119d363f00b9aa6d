"""The fixed parts of the game (dice.toml): dice, faces, Forum, set-up. Boards are a sheet of their own (sheet.py)."""

from __future__ import annotations

from typing import get_args

import msgspec

from septem.core.tables import index_of, read_table, row, rows, unique
from septem.games.dice.codes import COLOUR_COUNT, DICE, SECTIONS
from septem.games.dice.model import Options
from septem.games.dice.sheet_form import BuildingId, ColourId, Text

PACKAGE = "septem.games.dice"
FILE = "dice.toml"

BUILDINGS: tuple[BuildingId, ...] = get_args(BuildingId)
CITY_BUILDINGS = BUILDINGS[1:]
WAREHOUSE, WONDER, GUILD_COURT, GALLERY, WEST, AGORA, MARKET, UNIVERSITY, EAST = range(9)


class Die(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One die: its colour and six faces; `start`: in the Forum from the first round."""

    id: str
    colour: ColourId
    start: bool
    faces: tuple[str, ...]
    unverified: bool = False


class Colour(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A colour of dice, its sign for colour-blind players and the buildings it fills."""

    name: Text
    shape: str
    buildings: tuple[BuildingId, ...]


class Setup(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Counts of the set-up."""

    start_dice: tuple[str, ...]
    reserve_dice: tuple[str, ...]
    pass_coins: int
    max_rounds: int
    confidence: str = ""


def _faces(key: str) -> dict[str, tuple[BuildingId, ...]]:
    return {face: row(named, tuple[BuildingId, ...], f"{FILE} {face}") for face, named in _table[key].items()}


_table = read_table(PACKAGE, FILE)
_setup = row(_table["setup"], Setup, f"{FILE} setup")

THE_DICE = tuple(rows(_table["dice"], "list", Die, f"{FILE} dice"))
DICE_CONFIDENCE = row(_table["dice"]["confidence"], dict[str, str], f"{FILE} dice")
COLOURS = row(_table["colours"], dict[ColourId, Colour], f"{FILE} colours")
COLOUR_IDS = list(COLOURS)
DIE_IDS = unique((die.id for die in THE_DICE), f"{FILE} dice")
FACES = [die.faces for die in THE_DICE]
DIE_COLOUR = [COLOUR_IDS.index(die.colour) for die in THE_DICE]
STARTS = [int(die.start) for die in THE_DICE]
SPECIALS = [index_of(DIE_IDS, one, f"{FILE} setup") for one in _setup.reserve_dice]
"""The special dice in the order of their swaps (DI-86)."""
GREY = COLOUR_IDS.index("grey")
PURPLE = COLOUR_IDS.index("purple")

CROSS_FACES = _faces("cross_faces")
COMPARE_FACES = _faces("compare_faces")
SECTION_COST = [int(section["cost"]) for section in _table["forum"]["sections"]]
PASS_COINS = _setup.pass_coins
MAX_ROUNDS = _setup.max_rounds
LEAST, MOST = _table["game"]["players"]

SYMBOL_NAMES: dict[str, Text] = {symbol: entry["name"] for symbol, entry in _table["symbols"].items()}


def _symbols(building: BuildingId) -> list[str]:
    shown = [face for die in THE_DICE if building in COLOURS[die.colour].buildings for face in die.faces]
    return [face for face in dict.fromkeys(shown) if face in SYMBOL_NAMES]


SYMBOLS_OF: dict[str, list[str]] = {building: _symbols(building) for building in BUILDINGS}
"""Faces that can fill a building; West knows no sword, East no axe (DI-33)."""
SYMBOLS_OF["barracks_west"].remove("sword")
SYMBOLS_OF["barracks_east"].remove("axe")


def compared(number: int) -> list[int]:
    """Per face of the purple die the first (0) or second (1) building that is added up, -1 if none (DI-63)."""
    pairs = [COMPARE_FACES[face] for face in FACES[DIE_IDS.index("purple")]]
    return [BUILDINGS.index(pair[number]) if number < len(pair) else -1 for pair in pairs]


COMPARE_FIRST = compared(0)
COMPARE_SECOND = compared(1)

if Options().max_rounds != MAX_ROUNDS:
    raise ValueError(f"{FILE}: max_rounds is {MAX_ROUNDS}, the option's default {Options().max_rounds}")
if (len(DIE_IDS), len(COLOUR_IDS), len(SECTION_COST), len(SPECIALS)) != (DICE, COLOUR_COUNT, SECTIONS, 3):
    raise ValueError(
        f"{FILE}: the engine knows {DICE} dice, {COLOUR_COUNT} colours, {SECTIONS} sections and 3 special dice"
    )
