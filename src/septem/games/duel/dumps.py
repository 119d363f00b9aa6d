"""Dumps, a state as ints and lists: `checked` is the border of `DuelState.restore`, the rest reads them in names.

`checked` holds every number within what the engine's arrays hold. Whether the position is possible is not asked here:
`checks.py` does that before a dump is restored.
"""

from typing import Any

from septem.core.calls import different, entry, lists, whole, wholes
from septem.games.duel.catalogue import COLOURS, SYMBOLS
from septem.games.duel.codes import ENDINGS, PHASES
from septem.games.duel.model import Ended
from septem.games.duel.tables import (
    CAPITAL,
    CARD_IDS,
    FIRST_TOKEN,
    GROUP,
    LOOT_IDS,
    SLOTS,
    SYMBOL,
    TOKEN_IDS,
    WONDER_IDS,
)

Dump = dict[str, Any]
CARD, WONDER, TOKEN, SLOT = len(CARD_IDS) - 1, len(WONDER_IDS) - 1, len(TOKEN_IDS) - 1, SLOTS - 1
AGES = 3
MOST_COINS = 9999
FIGURES = {
    "age": (0, AGES),
    "phase": (0, len(PHASES) - 1),
    "actor": (0, 1),
    "active": (0, 1),
    "first": (0, 1),
    "extra_turn": (0, 1),
    "destroy_colour": (0, len(COLOURS) - 1),
    "pawn": (-CAPITAL, CAPITAL),
    "ending": (0, len(ENDINGS)),
    "winner": (-1, 1),
}
SETS = {
    "group": WONDER,
    "later_group": WONDER,
    "board": TOKEN,
    "box": TOKEN,
    "offer": TOKEN,
    "loot": len(LOOT_IDS) - 1,
    "discarded": CARD,
    "face_up": SLOT,
}
BY_SEAT = {"cards": CARD, "wonders": WONDER, "tokens": TOKEN}


def checked(dump: Dump) -> Dump:
    """The same dump with whole numbers throughout; BadCall names what does not fit."""
    found: Dump = {name: whole(name, entry("dump", dump, name), low, high) for name, (low, high) in FIGURES.items()}
    for name, most in SETS.items():
        found[name] = different(name, entry("dump", dump, name), 0, most, 0, most + 1)
    for name, most in BY_SEAT.items():
        pair = lists(name, entry("dump", dump, name), 2)
        found[name] = [different(name, one, 0, most, 0, most + 1) for one in pair]
    pair = lists("unbuilt", entry("dump", dump, "unbuilt"), 2)
    found["unbuilt"] = [different("unbuilt", one, 0, WONDER, 0, GROUP) for one in pair]
    found["coins"] = wholes("coins", entry("dump", dump, "coins"), 0, MOST_COINS, 2, 2)
    found["under"] = wholes("under", entry("dump", dump, "under"), -1, CARD, WONDER + 1, WONDER + 1)
    found["structure"] = wholes("structure", entry("dump", dump, "structure"), -1, CARD, SLOTS, SLOTS)
    later = lists("later", entry("dump", dump, "later"), AGES - found["age"])
    found["later"] = [wholes("later", deck, 0, CARD, SLOTS, SLOTS) for deck in later]
    return found


# ---- in names ----------------------------------------------------------------------------------
def constructed(dump: Dump, seat: int) -> dict[str, str | None]:
    """The wonders of a city, each with the card under it."""
    under = {WONDER_IDS[wonder]: dump["under"][wonder] for wonder in dump["wonders"][seat]}
    return {wonder: CARD_IDS[card] if card >= 0 else None for wonder, card in under.items()}


def ending(dump: Dump) -> Ended | None:
    """How the game ended, None while it goes on."""
    if not dump["ending"]:
        return None
    return Ended(ENDINGS[dump["ending"] - 1], dump["winner"] if dump["winner"] >= 0 else None)


def cards(numbers: list[int]) -> tuple[str, ...]:
    """Cards by their ids."""
    return tuple([CARD_IDS[card] for card in numbers])


def wonders(numbers: list[int]) -> tuple[str, ...]:
    """Wonders by their ids."""
    return tuple([WONDER_IDS[wonder] for wonder in numbers])


def tokens(numbers: list[int]) -> tuple[str, ...]:
    """Progress tokens by their ids."""
    return tuple([TOKEN_IDS[token] for token in numbers])


def symbols(dump: Dump, seat: int) -> dict[str, int]:
    """The science symbols of a city, and how many there are of each."""
    rows = dump["cards"][seat] + [FIRST_TOKEN + token for token in dump["tokens"][seat]]
    bits = [SYMBOL[row] for row in rows]
    return {name: bits.count(1 << i) for i, name in enumerate(SYMBOLS) if 1 << i in bits}
