"""Names in all languages of everything in the game that has an id."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from septem.core.model import Json
from septem.core.tables import LANGUAGES
from septem.core.texts import Names
from septem.games.dice import tables
from septem.games.dice.columns import Sheet
from septem.games.dice.sheet import sheet_of, words_of
from septem.games.dice.sheet_check import BoxRow
from septem.games.dice.sheet_columns import OTHER, Words
from septem.games.dice.sheet_form import Text

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


def names(sheet: Json | None = None) -> Names:
    """By kind of argument, as a sheet calls things (None: ours)."""
    return _names(sheet_of(sheet))


@lru_cache(maxsize=32)
def _names(sheet: Sheet) -> Names:
    words: Words = sheet.named()
    given = {kind: {one: in_all(name) for one, name in by_id.items()} for kind, by_id in words.names.items()}
    buildings = _buildings(given["building"])
    colours = {colour: entry.name for colour, entry in tables.COLOURS.items()}
    dice = {die: colours[tables.COLOUR_IDS[tables.DIE_COLOUR[i]]] for i, die in enumerate(tables.DIE_IDS)}
    places = _places(words)
    boxes = {box: _joined(" ", buildings[words.building_of[box]], place) for box, place in places.items()}
    return {
        "building": buildings,
        "city": {OTHER: OTHER_CITY} | given["city"],
        "wonder_name": {city: given["wonder_name"].get(city, buildings["wonder"]) for city in words.city_ids},
        "bonus": given["bonus"],
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


def _buildings(given: dict[str, Text]) -> dict[str, Text]:
    """Names of the buildings: those of the sheet, else ours; `barracks` means both of them (DI-50)."""
    ours = words_of(None).names["building"]
    west, east = "barracks_west", "barracks_east"
    named = ours | given
    renamed = named[west] != ours[west] or named[east] != ours[east]
    return {"barracks": _joined(" / ", named[west], named[east]) if renamed else BARRACKS} | named


def _joined(between: str, first: Text, second: Text) -> Text:
    return {language: f"{first[language]}{between}{second[language]}" for language in LANGUAGES}


def _special_faces(colours: dict[str, Text], buildings: dict[str, Text]) -> dict[str, Text]:
    """Faces of the black and the purple die."""
    found = {}
    for face in (*tables.CROSS_FACES, *tables.COMPARE_FACES):
        kind, _, what = face.partition("_")
        named = FOUR if what == "any4" else colours.get(what) or buildings[what]
        head = ANY if kind == "cross" else COMPARE
        found[face] = {language: f"{head[language]}: {named[language]}" for language in LANGUAGES}
    return found


def _places(words: Words) -> dict[str, Text]:
    """Boxes within their building: `Camel 2` for mk_camel2, the id itself where that would name two boxes."""
    found = {box: _place(row) for box, row in words.rows.boxes.items()}
    called = Counter((row.building, found[box]["en"]) for box, row in words.rows.boxes.items())
    return {
        box: found[box] if called[row.building, found[box]["en"]] == 1 else dict.fromkeys(LANGUAGES, box)
        for box, row in words.rows.boxes.items()
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
