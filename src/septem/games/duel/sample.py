"""A complete position drawn uniformly among those a viewer considers possible, from the view alone."""

from __future__ import annotations

from septem.core.model import Json
from septem.core.rng import Rng
from septem.games.duel.tables import (
    CARD_IDS,
    DECK_SIZES,
    DECK_STARTS,
    GROUP,
    GUILDS_IN,
    LIBRARY_DRAW,
    SLOTS,
    WONDER_IDS,
)

CITY_FIELDS = ("coins", "cards", "wonders", "unbuilt", "tokens")
SAME = ("age", "active", "first_player", "extra_turn", "discard_pile", "board_tokens", "destroy", "pawn")


def drawn(view: Json, rng: Rng) -> Json:
    """The game's own part of a position that fits the view. What is unseen is exchangeable, so shuffling is uniform."""
    part: Json = {field: view[field] for field in SAME}
    part["decision"] = view["phase"]
    part["cities"] = [{field: city[field] for field in CITY_FIELDS} for city in view["cities"]]
    part["looting_tokens"] = view["looting_tokens"]
    part["moves_made"] = view["moves_made"]
    part["end"] = view["end"]
    part["draft"] = _draft(view, rng)
    part["library_offer"] = _offer(view, rng)
    if view["age"]:
        part["structure"] = _structure(view, rng)
        part["face_up"] = [place["slot"] for place in view["structure"] if place["card"]]
    part["later_ages"] = [_deck(age, rng) for age in range(view["age"] + 1, 4)]
    part["streams"] = [1 + rng.below(2**31 - 1) for _ in range(8)]
    return part


def _draft(view: Json, rng: Rng) -> Json | None:
    draft = view["draft"]
    if draft is None:
        return None
    known = {*draft["group"], *view["cities"][0]["unbuilt"], *view["cities"][1]["unbuilt"]}
    rest = rng.shuffled([wonder for wonder in WONDER_IDS if wonder not in known])
    return {"group": draft["group"], "later": sorted(rest[:GROUP], key=WONDER_IDS.index) if draft["later"] else []}


def _offer(view: Json, rng: Rng) -> list[str]:
    """The private draw of the Great Library, for those who do not see it (DU-100)."""
    if view["phase"] != "choose_box_progress" or view["library_offer"]:
        return list(view["library_offer"] or ())
    box = view["box_tokens"]
    return sorted(rng.shuffled(list(box))[:LIBRARY_DRAW], key=box.index)


def _structure(view: Json, rng: Rng) -> list[str | None]:
    """Face-down slots get unseen cards with the same back."""
    unseen = {deck: rng.shuffled(list(cards)) for deck, cards in view["unseen"].items()}
    cards: list[str | None] = [None] * SLOTS
    for place in view["structure"]:
        deck = "guilds" if place["guild"] else f"age{view['age']}"
        cards[place["slot"]] = place["card"] or unseen[deck].pop()
    return cards


def _deck(age: int, rng: Rng) -> list[str]:
    """A later age, dealt as at the set-up (DU-10)."""

    def some(deck: int, count: int) -> list[str]:
        cards = CARD_IDS[DECK_STARTS[deck] : DECK_STARTS[deck] + DECK_SIZES[deck]]
        return list(rng.shuffled(cards)[:count])

    if age < 3:
        return some(age - 1, SLOTS)
    return list(rng.shuffled(some(3, GUILDS_IN) + some(2, SLOTS - GUILDS_IN)))
