"""Names in all languages of everything in the game that has an id."""

from functools import cache

from septem.core.texts import Names
from septem.games.wonders.catalogue import BOARDS, CARDS, SETUP, SIDE_IDS

Text = dict[str, dict[str, str]]
"""Names by id and language."""


@cache
def names(edition: int) -> Names:
    """By kind of argument, in the words of an edition; what only the other one has is named as there."""
    order = (edition % 2, edition - 1)  # the own table comes last and wins
    cards = [card for table in order for card in CARDS[table]]
    boards = [board for table in order for board in BOARDS[table]]
    terms = SETUP["edition"]["2"]["term_names"]
    sides = {
        "A": {"en": "side A", "cs": "strana A", "sk": "strana A"},
        "B": {"en": "side B", "cs": "strana B", "sk": "strana B"},
        "day": terms["day"],
        "night": terms["night"],
    }
    named = {board.id: board.name for board in boards}
    free_city = {"free_city": SETUP["edition"]["1"]["term_names"]["free_city"]}
    return {
        "card": {card.id: card.name for card in cards},
        "board": named | _with_sides(named, sides, edition),
        "wonder": {board.id: board.wonder for board in boards},
        "resource": SETUP["resource_names"],
        "colour": SETUP["edition"][str(edition)]["colour_names"],
        "side": sides,
        **dict.fromkeys(("seat", "left", "right", "other"), free_city),
    }


def with_side(board: str, pair: tuple[str, ...]) -> str:
    """A board with its side as statistics name it: the sides of both editions in one id."""
    return f"{board} {'/'.join(pair)}"


def _with_sides(boards: Text, sides: Text, edition: int) -> Text:
    """The same in words; only the sides of the own edition are named."""
    return {
        with_side(board, pair): {
            language: f"{name}, {sides[pair[edition - 1]][language]}" for language, name in by_language.items()
        }
        for board, by_language in boards.items()
        for pair in zip(*SIDE_IDS, strict=True)
    }
