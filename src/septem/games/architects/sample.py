"""A complete position drawn uniformly among those a viewer considers possible, from the view alone.

Unknown are the orders of the decks below what is seen, the order of the token pile and shuffles still to come; nothing
one can see depends on them, so independent uniform shuffles are the uniform distribution.
"""

from __future__ import annotations

from collections import Counter

from septem.core.rng import Rng
from septem.games.architects.catalogue import DECKS, KIND_IDS, WONDER_IDS
from septem.games.architects.model import City, CityPart, Counts, Part, View
from septem.games.architects.tables import DECK_SIZE


def sample(view: View, rng: Rng) -> Part:
    """The game's own part of a position that fits the view."""
    return Part(
        cities=tuple(_city(city) for city in view.cities),
        phase=view.phase,
        active=view.active,
        turn=view.turn,
        decks=_decks(view, rng),
        central=_order(view.central.left, (view.central.top,) if view.central.top else (), rng),
        central_known_to=view.central.known_to,
        discard_pile=view.discard_pile,
        face_up=view.face_up,
        pile=tuple(rng.shuffled(list(view.pile.tokens))),
        conflict_battle=view.conflict.battle,
        cat=view.cat,
        live=view.live,
        used=view.used,
        look=view.look.deck if view.look else None,
        ending=view.ending,
        streams=tuple(1 + rng.below(2**31 - 1) for _ in range(8)),
    )


def _city(city: City) -> CityPart:
    return CityPart(city.wonder, city.built, city.cards, city.tokens, city.military)


def _decks(view: View, rng: Rng) -> dict[str, tuple[str, ...]]:
    if view.phase == "choose":
        return {wonder: _order(DECKS[wonder], (), rng) for wonder in WONDER_IDS}
    orders = {}
    for name, deck in sorted(view.decks.items(), key=lambda item: item[1].owner):
        known: tuple[str, ...] = (deck.top,) if deck.top else ()
        if view.look and view.look.deck == name and view.look.cards:
            known = view.look.cards
        orders[name] = _order(deck.left, known, rng)
    return orders


def _order(left: Counts, known: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """The cards that are left: first those that are known, then the others in random order."""
    rest = Counter(left)
    rest.subtract(known)
    if set(rest) - set(KIND_IDS) or max(rest.values(), default=0) > max(DECK_SIZE):
        raise ValueError("left: other cards than any deck has, or more of them")
    return (*known, *rng.shuffled([kind for kind in KIND_IDS for _ in range(rest[kind])]))
