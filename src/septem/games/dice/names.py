"""Names in all languages of everything in the game that has an id."""

from __future__ import annotations

import re
from functools import cache

from septem.core.tables import LANGUAGES
from septem.core.texts import Names
from septem.games.dice import tables
from septem.games.dice.sheet import OTHER, Words, named_texts, words_of
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
SUFFIX = re.compile(r"(?:w(?=[0-9])|.*_)?(.*?)([0-9]*)")
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
        "city": sheet["city"] | {OTHER: OTHER_CITY},
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
    """`Market Camel 2` for mk_camel2: the building, then the id in words.

    Read off the id alone, not off the sheet's symbols, so that another sheet with the same ids is not misnamed.
    """
    return {
        box: {language: f"{buildings[row.building][language]} {_suffix(box, language)}" for language in LANGUAGES}
        for box, row in words.rows.boxes.items()
    }


def _suffix(box: str, language: str) -> str:
    word, number = SUFFIX.fullmatch(box).groups()  # type: ignore[union-attr]  # fits every id
    for symbol in (word, f"leader_{word}"):
        if symbol in tables.SYMBOL_NAMES:
            word = tables.SYMBOL_NAMES[symbol][language]
    spoken = WAR[word][language] if word in WAR and box.startswith("b") else word
    return f"{spoken}{' ' * (len(spoken) > 1)}{number}".strip()
