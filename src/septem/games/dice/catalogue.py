"""Dice, faces, buildings, bonuses and boards as the data tables and the sheet list them, with names in all languages.

What `septem.catalogue` publishes. `unverified` and `confidence` say what is not known for sure (docs/provenance).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from septem.games.dice import columns
from septem.games.dice.frozen import frozen
from septem.games.dice.names import Texts, in_all, names_of
from septem.games.dice.sheet import sheet_of
from septem.games.dice.sheet_columns import BoxRow, Words, first_finisher_points
from septem.games.dice.sheet_form import BuildingId, ColourId, Effects, Note, Sheet, Text
from septem.games.dice.tables import (
    BUILDINGS,
    COLOURS,
    COMPARE_FACES,
    CROSS_FACES,
    DICE_CONFIDENCE,
    PASS_COINS,
    SECTION_COST,
    SYMBOLS_OF,
    THE_DICE,
    Die,
)


class Colour(msgspec.Struct, frozen=True):
    """A colour of dice, its sign for colour-blind players (DI-2a), and the buildings it fills."""

    id: ColourId
    name: Text
    shape: str
    buildings: tuple[BuildingId, ...]


class Face(msgspec.Struct, frozen=True):
    """A face of a die. `symbol` fills boxes that show it, `cross` any box, `compare` opens the Guild Court (DI-60).

    `buildings`: where it fills boxes, or what is compared.
    """

    id: str
    name: Text
    kind: Literal["symbol", "cross", "compare"]
    buildings: tuple[BuildingId, ...]


class Building(msgspec.Struct, frozen=True):
    """A building of all boards. `earns_bonus` when it is complete; `first_finisher_points` in the Agora alone."""

    id: BuildingId
    name: Text
    boxes: tuple[str, ...]
    earns_bonus: bool
    first_finisher_points: int
    unverified: bool
    confidence: Note


class Box(BoxRow, frozen=True, kw_only=True):
    """A box of one board, with its name and the one it has within its building."""

    name: Text
    place: Text


class BoardBonus(msgspec.Struct, frozen=True):
    """A bonus, the same on every board."""

    id: str
    name: Text
    effects: Effects
    unverified: bool
    confidence: Note


class Board(msgspec.Struct, frozen=True):
    """What is printed on the board of one city."""

    id: str
    name: Text
    wonder_name: Text
    boxes: tuple[Box, ...]
    unverified: bool
    confidence: Note


class Treasury(msgspec.Struct, frozen=True):
    """Coins at the start, the most one can hold (None: no ceiling), coins for passing."""

    start: int
    cap: int | None
    pass_coins: int
    unverified: bool
    confidence: Note


class Catalogue(msgspec.Struct, frozen=True):
    """Everything on the table. `sections` are the prices of the Forum; `sheet` names what the boards are made from."""

    sheet: str
    sheet_name: Text
    dice: tuple[Die, ...]
    dice_confidence: Note
    colours: tuple[Colour, ...]
    faces: tuple[Face, ...]
    sections: tuple[int, ...]
    treasury: Treasury
    buildings: tuple[Building, ...]
    bonuses: tuple[BoardBonus, ...]
    boards: tuple[Board, ...]

    def board(self, board: str) -> Board:
        """The board of a city by its id."""
        return next(one for one in self.boards if one.id == board)

    def building(self, building: str) -> Building:
        """A building by its id; a sheet may leave some out."""
        return next(one for one in self.buildings if one.id == building)


def catalogue(sheet: Sheet | None = None) -> Catalogue:
    """All pieces, with the boards of a sheet (None: ours)."""
    return _catalogue(sheet_of(sheet))


@lru_cache(maxsize=32)
def _catalogue(made: columns.Sheet) -> Catalogue:
    words: Words = made.named()
    sheet, named = words.sheet, names_of(made)
    treasury = sheet.treasury
    found = Catalogue(
        sheet=sheet.id,
        sheet_name=_text(sheet.name, sheet.id),
        dice=THE_DICE,
        dice_confidence=DICE_CONFIDENCE,
        colours=tuple(Colour(one, entry.name, entry.shape, entry.buildings) for one, entry in COLOURS.items()),
        faces=tuple(_face(face, name) for face, name in named["face"].items()),
        sections=tuple(SECTION_COST),
        treasury=Treasury(treasury.start, treasury.cap, PASS_COINS, treasury.unverified, treasury.confidence),
        buildings=tuple(_building(words, named, building) for building in BUILDINGS if building in sheet.building),
        bonuses=tuple(
            BoardBonus(one.id, _text(one.name, one.id), one.effects, one.unverified, one.confidence)
            for one in sheet.bonus
        ),
        boards=tuple(_board(words, named, number) for number in range(len(sheet.city))),
    )
    return frozen(found)


def _text(name: Text, one: str) -> Text:
    """A name in every language; what has none is called by its id."""
    return in_all(name or {"en": one})


def _face(face: str, name: Text) -> Face:
    if face in CROSS_FACES:
        return Face(face, name, "cross", CROSS_FACES[face])
    if face in COMPARE_FACES:
        return Face(face, name, "compare", COMPARE_FACES[face])
    return Face(face, name, "symbol", tuple(building for building in BUILDINGS if face in SYMBOLS_OF[building]))


def _building(words: Words, named: dict[str, Texts], building: BuildingId) -> Building:
    entry = words.sheet.building[building]
    return Building(
        id=building,
        name=named["building"][building],
        boxes=tuple(words.boxes_of(building)),
        earns_bonus=building in words.earns,
        first_finisher_points=first_finisher_points(words.sheet) if building == "agora" else 0,
        unverified=entry.unverified,
        confidence=entry.confidence,
    )


def _board(words: Words, named: dict[str, Texts], number: int) -> Board:
    city = words.sheet.city[number]
    return Board(
        id=city.id,
        name=_text(city.name, city.id),
        wonder_name=named["wonder"][city.id],
        boxes=tuple(
            Box(**msgspec.structs.asdict(row), name=named["box"][row.id], place=named["place"][row.id])
            for row in words.boards[number]
        ),
        unverified=city.unverified,
        confidence=city.confidence,
    )
