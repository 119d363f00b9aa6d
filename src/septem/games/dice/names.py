"""Names in all languages of everything in the game that has an id."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from septem.core.tables import LANGUAGES
from septem.core.texts import Names
from septem.games.dice import columns, tables
from septem.games.dice.sheet import our_sheet, sheet_of
from septem.games.dice.sheet_columns import OTHER, BoxRow, Words
from septem.games.dice.sheet_form import Sheet, Text

ANY = {"en": "any box", "cs": "cokoli", "sk": "čokoľvek"}
COMPARE = {"en": "compare", "cs": "porovnej", "sk": "porovnaj"}
FOUR = {"en": "four colours", "cs": "čtyři barvy", "sk": "štyri farby"}
OTHER_CITY = {"en": "other cities", "cs": "jiná města", "sk": "iné mestá"}
BARRACKS = {"en": "Barracks", "cs": "Kasárna", "sk": "Kasárne"}
WAR = {
    "a": {"en": "attack", "cs": "útok", "sk": "útok"},
    "d": {"en": "defence", "cs": "obrana", "sk": "obrana"},
}
COIN = {"en": "Coin", "cs": "Mince", "sk": "Minca"}
SUFFIX = re.compile(r"(?:w(?=[0-9])|.*_)?(.*?)([0-9]*)")


Texts = dict[str, Text]


def names(sheet: Sheet | None = None) -> Names:
    """By kind of argument, as a sheet calls things (None: ours)."""
    return names_of(sheet_of(sheet))


@lru_cache(maxsize=32)
def names_of(made: columns.Sheet) -> dict[str, Texts]:
    """The names of a sheet that was made into columns."""
    words: Words = made.named()
    sheet = words.sheet
    buildings = _buildings(sheet)
    colours: Texts = {colour: entry.name for colour, entry in tables.COLOURS.items()}
    dice = {die.id: colours[die.colour] for die in tables.THE_DICE}
    places = _places(words)
    boxes = {box: _joined(" ", buildings[words.building_of[box]], place) for box, place in places.items()}
    return {
        "building": buildings,
        "board": {OTHER: OTHER_CITY} | {city.id: in_all(city.name) for city in sheet.city if city.name},
        "wonder": {
            city.id: in_all(city.wonder_name) if city.wonder_name else buildings["wonder"] for city in sheet.city
        },
        "bonus": {bonus.id: in_all(bonus.name) for bonus in sheet.bonus if bonus.name},
        "die": dice,
        "removed": dice,
        "colour": colours,
        "face": tables.SYMBOL_NAMES | _special_faces(colours, buildings),
        "box": boxes,
        "after": boxes,
        "place": places,
        "message": {f"category-{building}": buildings[building] for building in tables.CITY_BUILDINGS},
    }


def in_all(name: Text) -> Text:
    """A name in every language: a missing one is that in English, or the one there is."""
    spare = name.get("en") or next(iter(name.values()))
    return {language: name.get(language, spare) for language in LANGUAGES}


def _buildings(sheet: Sheet) -> Texts:
    """Names of the buildings: those of the sheet, else ours; `barracks` means both of them (DI-50)."""
    ours, given = _given(our_sheet()), _given(sheet)
    west, east = "barracks_west", "barracks_east"
    named = ours | given
    renamed = named[west] != ours[west] or named[east] != ours[east]
    return {"barracks": _joined(" / ", named[west], named[east]) if renamed else BARRACKS} | named


def _given(sheet: Sheet) -> Texts:
    return {building: in_all(entry.name) for building, entry in sheet.building.items() if entry.name}


def _joined(between: str, first: Text, second: Text) -> Text:
    return {language: f"{first[language]}{between}{second[language]}" for language in LANGUAGES}


def _special_faces(colours: Texts, buildings: Texts) -> Texts:
    """Faces of the black and the purple die."""
    found = {}
    for face in (*tables.CROSS_FACES, *tables.COMPARE_FACES):
        kind, _, what = face.partition("_")
        named = FOUR if what == "any4" else colours.get(what) or buildings[what]
        head = ANY if kind == "cross" else COMPARE
        found[face] = {language: f"{head[language]}: {named[language]}" for language in LANGUAGES}
    return found


def _places(words: Words) -> Texts:
    """Boxes within their building: `Camel 2` for mk_camel2, the id itself where that would name two boxes."""
    found = {row.id: _place(row) for row in words.boxes}
    called = Counter((row.building, found[row.id]["en"]) for row in words.boxes)
    return {
        row.id: found[row.id] if called[row.building, found[row.id]["en"]] == 1 else dict.fromkeys(LANGUAGES, row.id)
        for row in words.boxes
    }


def _place(row: BoxRow) -> Text:
    """The id in words; only what the box really shows is translated, whatever its id says."""
    word, number = SUFFIX.fullmatch(row.id).groups()  # type: ignore[union-attr]  # fits every id
    spoken = dict.fromkeys(LANGUAGES, word)
    for symbol in (word, f"leader_{word}"):
        if symbol in row.symbols:
            spoken = tables.SYMBOL_NAMES[symbol]
    if (word == "a" and row.attack is not None) or (word == "d" and row.defence):
        spoken = WAR[word]
    if word == "coin" and "coin7" in row.symbols:
        spoken = COIN
    return {language: f"{one}{' ' * (len(one) > 1)}{number}".strip() for language, one in spoken.items()}
