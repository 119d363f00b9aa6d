"""Names in all languages of everything in the game that has an id; boxes are named by building, symbols and number."""

from __future__ import annotations

from functools import cache

from septem.core.tables import LANGUAGES
from septem.core.texts import Names
from septem.games.dice import tables
from septem.games.dice.sheet import Words, named_texts, words_of
from septem.games.dice.sheet_check import BoxRow
from septem.games.dice.sheet_form import Text

ANY = {"en": "any box", "cs": "cokoli", "sk": "čokoľvek"}
COMPARE = {"en": "compare", "cs": "porovnej", "sk": "porovnaj"}
FOUR = {"en": "four colours", "cs": "čtyři barvy", "sk": "štyri farby"}
BARRACKS = {"en": "Barracks", "cs": "Kasárny", "sk": "Kasárne"}
BONUSES = {
    "bonus_action": {"en": "another action", "cs": "další akce", "sk": "ďalšia akcia"},
    "bonus_cross": {"en": "one more box", "cs": "políčko navíc", "sk": "políčko navyše"},
    "bonus_coins": {"en": "7 coins", "cs": "7 mincí", "sk": "7 mincí"},
}


@cache
def names() -> Names:
    """By kind of argument."""
    words = words_of(None)
    sheet = named_texts(words)
    colours = {colour: entry.name for colour, entry in tables.COLOURS.items()}
    dice = {die: colours[tables.COLOUR_IDS[tables.DIE_COLOUR[i]]] for i, die in enumerate(tables.DIE_IDS)}
    faces = tables.SYMBOL_NAMES | _special_faces(colours, sheet["building"])
    boxes = box_names(words, sheet["building"])
    return {
        **sheet,
        "building": sheet["building"] | {"barracks": BARRACKS},
        "bonus": BONUSES | sheet["bonus"],
        "die": dice,
        "removed": dice,
        "colour": colours,
        "face": faces,
        "box": boxes,
        "after": boxes,
    }


def _special_faces(colours: dict[str, Text], buildings: dict[str, Text]) -> dict[str, Text]:
    """Faces of the black and the purple die."""
    found = {}
    for face in (*tables.CROSS_FACES, *tables.COMPARE_FACES):
        kind, _, what = face.partition("_")
        named = FOUR if what == "any4" else colours.get(what) or buildings[what]
        head = ANY if kind == "cross" else COMPARE
        found[face] = {language: f"{head[language]}: {named[language]}" for language in LANGUAGES}
    return found


def box_names(words: Words, buildings: dict[str, Text]) -> dict[str, Text]:
    """`Agora Mask/Scales 2`: the number counts the boxes of a building with the same symbols."""
    found = {}
    for box, row in words.rows.boxes.items():
        alike = [one.id for one in words.rows.boxes.values() if _group(one) == _group(row)]
        number = f" {alike.index(box) + 1}" if len(alike) > 1 else ""
        found[box] = {language: _box_name(row, buildings, language) + number for language in LANGUAGES}
    return found


def _group(row: BoxRow) -> tuple[str, tuple[str, ...]]:
    return row.building, row.symbols


def _box_name(row: BoxRow, buildings: dict[str, Text], language: str) -> str:
    building = buildings.get(row.building, {}).get(language, row.building)
    symbols = "/".join(tables.SYMBOL_NAMES[symbol][language] for symbol in row.symbols)
    return f"{building} {symbols}".strip()
