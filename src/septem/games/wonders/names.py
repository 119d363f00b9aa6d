"""Names in all languages of everything in the game that has an id."""

from functools import cache

from septem.core.texts import Names
from septem.games.wonders.tables import BOARDS, CARDS, SETUP


@cache
def names() -> Names:
    """By kind of argument; where the editions differ, the second one's name is used."""
    terms = SETUP["edition"]["2"]["term_names"]
    free_city = {"free_city": SETUP["edition"]["1"]["term_names"]["free_city"]}
    return {
        "card": {card.id: card.name for cards in CARDS for card in cards},
        "board": {board.id: board.name for boards in BOARDS for board in boards},
        "wonder": {board.id: board.wonder for boards in BOARDS for board in boards},
        "resource": SETUP["resource_names"],
        "colour": SETUP["edition"]["1"]["colour_names"],
        "side": {
            "A": {"en": "side A", "cs": "strana A", "sk": "strana A"},
            "B": {"en": "side B", "cs": "strana B", "sk": "strana B"},
            "day": terms["day"],
            "night": terms["night"],
        },
        **dict.fromkeys(("seat", "left", "right", "other"), free_city),
    }
