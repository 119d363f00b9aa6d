"""A complete table that fits a view, each possible one equally likely.

Unknown are the orders of the decks below what is seen, the order of the token pile and shuffles still to come; nothing
one can see depends on them, so independent uniform shuffles are the uniform distribution.
"""

from collections import Counter

from septem.core.model import Json
from septem.core.rng import Rng
from septem.games.architects.codes import CHOOSING, PHASES
from septem.games.architects.tables import DECK_SIZE, DECKS, WONDER_IDS

SEAT_FIELDS = ("wonder", "built", "area", "progress", "military")


def drawn(view: Json, rng: Rng) -> Json:
    """The game's own part of a position."""
    return {
        "phase": view["phase"],
        "active": view["active"],
        "turn": view["turn"],
        "seats": [{field: seat[field] for field in SEAT_FIELDS} for seat in view["seats"]],
        "decks": _decks(view, rng),
        "central": _order(view["central"]["left"], [view["central"]["top"]] if view["central"]["top"] else [], rng),
        "central_known_to": view["central"]["known_to"],
        "discard": view["discard"],
        "face_up": view["face_up"],
        "pile": rng.shuffled(view["pile"]["tokens"]),
        "conflict_battle": view["conflict"]["battle"],
        "cat": view["cat"],
        "live": view["live"],
        "used": view["used"],
        "look": view["look"]["deck"] if view["look"] else None,
        "ending": view["ending"],
        "streams": [_word(rng) for _ in range(8)],
    }


def _decks(view: Json, rng: Rng) -> dict[str, list[str]]:
    if view["phase"] == PHASES[CHOOSING]:
        return {wonder: _order(DECKS[wonder], [], rng) for wonder in WONDER_IDS}
    look = view["look"] or {"deck": None, "cards": None}
    orders = {}
    for deck, seen in view["decks"].items():
        fixed = [seen["top"]] if seen["top"] else []
        if deck == look["deck"] and look["cards"]:
            fixed = look["cards"]
        orders[deck] = _order(seen["left"], fixed, rng)
    return orders


def _order(counts: dict[str, int], fixed: list[str], rng: Rng) -> list[str]:
    """The cards that are left: first those that are known, then the others in random order."""
    rest = Counter(counts)
    rest.subtract(fixed)
    if max(rest.values(), default=0) > max(DECK_SIZE):
        raise ValueError("left: more cards than any deck has")
    return [*fixed, *rng.shuffled([kind for kind, count in rest.items() for _ in range(count)])]


def _word(rng: Rng) -> int:
    return rng.below(2**31 - 1) + 1
