"""A complete position drawn uniformly among those a viewer considers possible, from the view alone."""

from __future__ import annotations

from septem.core.rng import Rng
from septem.games.duel.model import City, CityPart, DraftPart, Part, View
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


def sample(view: View, rng: Rng) -> Part:
    """The game's own part of a position that fits the view. What is unseen is exchangeable, so shuffling is uniform."""
    first, second = view.cities
    draft = _draft(view, rng)
    offer = _offer(view, rng)
    structure = _structure(view, rng) if view.age else None
    return Part(
        cities=(_city(first), _city(second)),
        age=view.age,
        phase=view.phase,
        active=view.active,
        first_player=view.first_player,
        extra_turn=view.extra_turn,
        draft=draft,
        structure=structure,
        face_up=tuple(place.slot for place in view.structure if place.card) if view.age else None,
        later_ages=tuple(_deck(age, rng) for age in range(view.age + 1, 4)),
        discard_pile=view.discard_pile,
        board_tokens=view.board_tokens,
        library_offer=offer,
        destroy=view.destroy,
        pawn=view.pawn,
        looting_tokens=view.looting_tokens,
        ending=view.ending,
        streams=tuple(1 + rng.below(2**31 - 1) for _ in range(8)),
    )


def _city(city: City) -> CityPart:
    return CityPart(coins=city.coins, cards=city.cards, wonders=city.wonders, unbuilt=city.unbuilt, tokens=city.tokens)


def _draft(view: View, rng: Rng) -> DraftPart | None:
    draft = view.draft
    if draft is None:
        return None
    known = {*draft.group, *view.cities[0].unbuilt, *view.cities[1].unbuilt}
    rest = rng.shuffled([wonder for wonder in WONDER_IDS if wonder not in known])
    return DraftPart(draft.group, tuple(sorted(rest[:GROUP], key=WONDER_IDS.index)) if draft.later else ())


def _offer(view: View, rng: Rng) -> tuple[str, ...]:
    """The private draw of the Great Library, for those who do not see it (DU-100)."""
    if view.phase != "choose_box_progress" or view.library_offer:
        return view.library_offer or ()
    box = list(view.box_tokens)
    return tuple(sorted(rng.shuffled(box)[:LIBRARY_DRAW], key=box.index))


def _structure(view: View, rng: Rng) -> tuple[str | None, ...]:
    """Face-down slots get unseen cards with the same back."""
    unseen = {deck: rng.shuffled(list(cards)) for deck, cards in view.unseen.items()}
    cards: list[str | None] = [None] * SLOTS
    for place in view.structure:
        deck = "guilds" if place.guild else f"age{view.age}"
        cards[place.slot] = place.card or unseen[deck].pop()
    return tuple(cards)


def _deck(age: int, rng: Rng) -> tuple[str, ...]:
    """A later age, dealt as at the set-up (DU-10)."""

    def some(deck: int, count: int) -> list[str]:
        cards = CARD_IDS[DECK_STARTS[deck] : DECK_STARTS[deck] + DECK_SIZES[deck]]
        return list(rng.shuffled(cards)[:count])

    if age < 3:
        return tuple(some(age - 1, SLOTS))
    return tuple(rng.shuffled(some(3, GUILDS_IN) + some(2, SLOTS - GUILDS_IN)))
