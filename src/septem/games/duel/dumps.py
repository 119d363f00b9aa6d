"""The border of `DuelState.restore`: every number of a dump within what the engine's arrays hold.

Whether the position is possible is not asked here: `checks.py` does that before a dump is restored.
"""

from typing import Any

from septem.core.calls import different, entry, lists, whole, wholes
from septem.games.duel.catalogue import COLOURS
from septem.games.duel.codes import ENDINGS, PHASES
from septem.games.duel.tables import (
    CAPITAL,
    CARD_IDS,
    GROUP,
    LOOT_IDS,
    SLOTS,
    TOKEN_IDS,
    WONDER_IDS,
)

Dump = dict[str, Any]
CARD, WONDER, TOKEN, SLOT = len(CARD_IDS) - 1, len(WONDER_IDS) - 1, len(TOKEN_IDS) - 1, SLOTS - 1
AGES = 3
MOST_COINS = 9999
FIGURES = {
    "age": (0, AGES),
    "decision": (0, len(PHASES) - 1),
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
