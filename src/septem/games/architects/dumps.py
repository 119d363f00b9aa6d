"""The border of `configure` and `restore`: every number within what the engine's arrays hold.

Whether the position is possible is not asked here: `checks.py` does that before a dump is restored.
"""

from typing import Any

from septem.core.calls import different, entry, lists, whole, wholes
from septem.games.architects.catalogue import DECK_IDS, FACE_UP, KIND_IDS, TOKEN_IDS, WONDER_IDS
from septem.games.architects.codes import ENDINGS, PHASES, WONDERS_GIVEN, WONDERS_PICKED
from septem.games.architects.tables import (
    ALL_STAGES,
    ALL_TOKENS,
    CONFLICT_TOKENS,
    DECK_CARDS,
    DECK_SIZE,
    MOST_SEATS,
)

Dump = dict[str, Any]

SWITCHES = (
    "coins_free_choice",
    "economy_forces_build",
    "engineering_forces_build",
    "engineering_once_per_turn",
    "wonder_effect_optional",
    "extra_card_optional",
    "halicarnassus_public",
)
KIND, TOKEN, WONDER, CARDS = len(KIND_IDS) - 1, len(TOKEN_IDS) - 1, len(WONDER_IDS) - 1, len(DECK_CARDS)
ALL_HELD = 2 ** len(TOKEN_IDS) - 1
MOST_COUNT = 9999


def checked_options(seats: int, options: dict[str, int], given: list[int]) -> Dump:
    """Number of seats, options and given wonders; BadCall names what does not fit."""
    players = whole("seats", seats, 2, MOST_SEATS)
    found: Dump = {name: whole(name, entry("options", options, name), 0, 1) for name in SWITCHES}
    found["wonders_by"] = whole("wonders_by", entry("options", options, "wonders_by"), 0, WONDERS_PICKED)
    found["first_player"] = whole("first_player", entry("options", options, "first_player"), 0, players - 1)
    wanted = players if found["wonders_by"] == WONDERS_GIVEN else 0
    return {**found, "seats": players, "given": different("given", given, 0, WONDER, wanted, wanted)}


def checked(dump: Dump, seats: int) -> Dump:
    """The same dump with whole numbers throughout; BadCall names what does not fit."""
    figures = {
        "phase": (0, len(PHASES) - 1),
        "active": (0, seats - 1),
        "turn": (0, MOST_COUNT),
        "live": (0, ALL_HELD),
        "used": (0, ALL_HELD),
        "looked": (-1, len(DECK_IDS) - 1),
        "ending": (0, len(ENDINGS) - 1),
        "cat": (-1, seats - 1),
        "known": (0, 2**seats - 1),
        "conflict_battle": (0, CONFLICT_TOKENS[seats]),
    }
    found: Dump = {name: whole(name, entry("dump", dump, name), low, high) for name, (low, high) in figures.items()}
    by_seat = {
        "wonder": (-1, WONDER),
        "built": (0, ALL_STAGES),
        "held": (0, ALL_HELD),
        "culture": (0, 2),
        "military": (0, MOST_COUNT),
    }
    for name, (low, high) in by_seat.items():
        found[name] = wholes(name, entry("dump", dump, name), low, high, seats, seats)
    found["face_up"] = wholes("face_up", entry("dump", dump, "face_up"), -1, TOKEN, FACE_UP, FACE_UP)
    found["pile"] = wholes("pile", entry("dump", dump, "pile"), 0, TOKEN, 0, len(ALL_TOKENS))
    found["discard"] = wholes("discard", entry("dump", dump, "discard"), 0, CARDS, KIND + 1, KIND + 1)
    areas = lists("area", entry("dump", dump, "area"), seats)
    found["area"] = [wholes("area", area, 0, CARDS, KIND + 1, KIND + 1) for area in areas]
    decks = zip(lists("decks", entry("dump", dump, "decks"), len(DECK_IDS)), DECK_SIZE, strict=True)
    found["decks"] = [wholes("decks", deck, 0, KIND, 0, size) for deck, size in decks]
    return found
