"""The fixed parts of the game (dice.toml): dice, faces, Forum, set-up. Boards are a sheet of their own (sheet.py)."""

from __future__ import annotations

from typing import Any

import msgspec

from septem.core.tables import index_of, read_table, row, rows, unique
from septem.games.dice.codes import COLOUR_COUNT, DICE, SECTIONS

PACKAGE = "septem.games.dice"
FILE = "dice.toml"

BUILDINGS = (
    "warehouse",
    "wonder",
    "guild_court",
    "gallery",
    "barracks_west",
    "agora",
    "market",
    "university",
    "barracks_east",
)
"""All buildings in engine order; the first is the only outer one (DI-4)."""
CITY_BUILDINGS = BUILDINGS[1:]
WAREHOUSE, WONDER, GUILD_COURT, GALLERY, WEST, AGORA, MARKET, UNIVERSITY, EAST = range(9)

Text = dict[str, str]


class Die(msgspec.Struct, forbid_unknown_fields=True):
    """One die: its colour and six faces; `start`: in the Forum from the first round."""

    id: str
    colour: str
    start: bool
    faces: list[str]
    unverified: bool = False


class Colour(msgspec.Struct, forbid_unknown_fields=True):
    """A colour of dice, its sign for colour-blind players and the buildings it fills."""

    name: Text
    shape: str
    buildings: list[str]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """Counts of the set-up."""

    start_dice: list[str]
    reserve_dice: list[str]
    pass_coins: int
    max_rounds: int
    confidence: str = ""


def _buildings(names: list[str], where: str) -> list[int]:
    return [index_of(list(BUILDINGS), name, where) for name in names]


_table = read_table(PACKAGE, FILE)
_dice = rows(_table["dice"], "list", Die, f"{FILE} dice")
_setup = row(_table["setup"], Setup, f"{FILE} setup")

COLOURS: dict[str, Colour] = {
    colour: row(entry, Colour, f"{FILE} colours {colour}") for colour, entry in _table["colours"].items()
}
COLOUR_IDS = list(COLOURS)
DIE_IDS = unique((die.id for die in _dice), f"{FILE} dice")
FACES = [die.faces for die in _dice]
DIE_COLOUR = [index_of(COLOUR_IDS, die.colour, f"{FILE} dice {die.id}") for die in _dice]
STARTS = [int(die.start) for die in _dice]
SPECIALS = [index_of(DIE_IDS, one, f"{FILE} setup") for one in _setup.reserve_dice]
"""The special dice in the order of their swaps (DI-86)."""
GREY = COLOUR_IDS.index("grey")
PURPLE = COLOUR_IDS.index("purple")

CROSS_FACES = {face: _buildings(named, f"{FILE} {face}") for face, named in _table["cross_faces"].items()}
COMPARE_FACES = {face: _buildings(named, f"{FILE} {face}") for face, named in _table["compare_faces"].items()}
SECTION_COST = [int(section["cost"]) for section in _table["forum"]["sections"]]
PASS_COINS = _setup.pass_coins
MAX_ROUNDS = _setup.max_rounds
LEAST, MOST = _table["game"]["players"]

SYMBOL_NAMES: dict[str, Text] = {symbol: entry["name"] for symbol, entry in _table["symbols"].items()}


def _symbols(building: str) -> list[str]:
    shown = [face for die in _dice if building in COLOURS[die.colour].buildings for face in die.faces]
    return [face for face in dict.fromkeys(shown) if face in SYMBOL_NAMES]


SYMBOLS_OF: dict[str, list[str]] = {building: _symbols(building) for building in BUILDINGS}
"""Faces that can fill a building; West knows no sword, East no axe (DI-33)."""
SYMBOLS_OF["barracks_west"].remove("sword")
SYMBOLS_OF["barracks_east"].remove("axe")


def compared(number: int) -> list[int]:
    """Per face of the purple die the first (0) or second (1) building that is added up, -1 if none (DI-63)."""
    pairs: list[Any] = [COMPARE_FACES[face] for face in FACES[DIE_IDS.index("purple")]]
    return [pair[number] if number < len(pair) else -1 for pair in pairs]


COMPARE_FIRST = compared(0)
COMPARE_SECOND = compared(1)

if (len(DIE_IDS), len(COLOUR_IDS), len(SECTION_COST), len(SPECIALS)) != (DICE, COLOUR_COUNT, SECTIONS, 3):
    raise ValueError(
        f"{FILE}: the engine knows {DICE} dice, {COLOUR_COUNT} colours, {SECTIONS} sections and 3 special dice"
    )
