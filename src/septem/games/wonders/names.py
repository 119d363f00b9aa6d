"""Names in all languages of everything in the game that has an id."""

from functools import cache

from septem.core.texts import Names
from septem.games.wonders.catalogue import BOARDS, CARDS, SETUP


@cache
def names(edition: int) -> Names:
    """By kind of argument, in the words of an edition; what only the other one has is named as there."""
    order = (edition % 2, edition - 1)  # the own table comes last and wins
    cards = [card for table in order for card in CARDS[table]]
    boards = [board for table in order for board in BOARDS[table]]
    sides = SETUP["edition"]["2"]["term_names"]
    free_city = {"free_city": SETUP["edition"]["1"]["term_names"]["free_city"]}
    return {
        "card": {card.id: card.name for card in cards},
        "board": {board.id: board.name for board in boards},
        "wonder": {board.id: board.wonder for board in boards},
        "resource": SETUP["resource_names"],
        "colour": SETUP["edition"][str(edition)]["colour_names"],
        "side": {
            "A": {"en": "side A", "cs": "strana A", "sk": "strana A"},
            "B": {"en": "side B", "cs": "strana B", "sk": "strana B"},
            "day": sides["day"],
            "night": sides["night"],
        },
        **dict.fromkeys(("seat", "left", "right", "other"), free_city),
    }
