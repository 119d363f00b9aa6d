"""Names in all languages of everything in the game that has an id."""

from functools import cache

from septem.core.texts import Names
from septem.games.duel.catalogue import CARDS, TOKENS, WONDERS, WORDS


@cache
def names() -> Names:
    """By kind of argument."""
    found: dict[str, dict[str, dict[str, str]]] = {
        "card": {card.id: card.name for card in CARDS},
        "wonder": {wonder.id: wonder.name for wonder in WONDERS},
        "token": {token.id: token.name for token in TOKENS},
        **WORDS,
    }
    found["piece"] = {**found["card"], **found["wonder"], **found["token"]}
    found["on_top"] = {**found["on_top"], **found["card"]}
    return found
