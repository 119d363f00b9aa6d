"""Names in all languages of everything in the game that has an id."""

from functools import cache

from septem.core.tables import read_table
from septem.core.texts import Names
from septem.games.duel.catalogue import CARDS, PACKAGE, RULES, TOKENS, WONDERS


@cache
def names() -> Names:
    """By kind of argument."""
    found: dict[str, dict[str, dict[str, str]]] = {
        "card": {card.id: card.name for card in CARDS},
        "wonder": {wonder.id: wonder.name for wonder in WONDERS},
        "token": {token.id: token.name for token in TOKENS},
        "resource": RULES["resource_names"],
        **read_table(PACKAGE, "words.toml"),
    }
    found["piece"] = {**found["card"], **found["wonder"], **found["token"]}
    found["on_top"].update(found["card"])
    return found
