"""What a seat may know, built from nothing by allow-list (DU-97 to DU-100)."""

from __future__ import annotations

from septem.core.room import Head
from septem.games.duel.catalogue import COLOURS, LAYOUTS, RESOURCES
from septem.games.duel.codes import DESTROY, DRAFT, LIBRARY, PHASES
from septem.games.duel.dumps import Dump, cards, constructed, ending, symbols, tokens, wonders
from septem.games.duel.engine import DuelState
from septem.games.duel.model import ChoiceProduction, City, DraftGroup, Options, Place, View
from septem.games.duel.tables import (
    CARD_IDS,
    CATEGORIES,
    DECK_SIZES,
    DECK_STARTS,
    FIRST_GUILD,
    LOOT_IDS,
    WONDER_IDS,
)

DECKS = ("age1", "age2", "age3", "guilds")


def view(head: Head, options: Options, state: DuelState) -> View:
    """The table as a seat (None: a spectator) sees it. Only the draw of the Great Library is private (DU-100)."""
    dump = state.dump()
    return View(
        **head,
        options=options,
        phase=PHASES[dump["phase"]],
        age=dump["age"],
        active=dump["active"],
        first_player=dump["first"],
        extra_turn=bool(dump["extra_turn"]),
        draft=_draft(dump),
        structure=_structure(dump),
        unseen=unseen(dump),
        discard_pile=cards(dump["discarded"]),
        board_tokens=tokens(dump["board"]),
        box_tokens=tokens(dump["box"]),
        library_offer=tokens(dump["offer"]) if dump["phase"] == LIBRARY and head["seat"] == dump["actor"] else None,
        destroy=COLOURS[dump["destroy_colour"]] if dump["phase"] == DESTROY else None,
        pawn=dump["pawn"],
        looting_tokens=tuple(LOOT_IDS[token] for token in dump["loot"]),
        box_wonders=_box_wonders(dump),
        cities=(_city(state, dump, 0), _city(state, dump, 1)),
        ending=ending(dump),
    )


def _draft(dump: Dump) -> DraftGroup | None:
    """The group on offer; of the second one only its size (DU-99)."""
    return DraftGroup(wonders(dump["group"]), len(dump["later_group"])) if dump["phase"] == DRAFT else None


def _structure(dump: Dump) -> tuple[Place, ...]:
    """The slots that still hold a card. Guilds have a back of their own (DU-98)."""
    held = dump["structure"]
    return tuple(
        Place(
            slot=slot.slot,
            row=slot.row,
            x=slot.x,
            card=CARD_IDS[held[slot.slot]] if slot.slot in dump["face_up"] else None,
            guild=held[slot.slot] >= FIRST_GUILD,
            covered_by=tuple([top for top in slot.covered_by if held[top] >= 0]),
        )
        for slot in (LAYOUTS[dump["age"] - 1] if dump["age"] else ())
        if held[slot.slot] >= 0
    )


def unseen(dump: Dump) -> dict[str, tuple[str, ...]]:
    """Cards of the current age (and guilds) that lie face down or were removed: nobody knows which (DU-99)."""
    known = {*dump["cards"][0], *dump["cards"][1], *dump["discarded"], *dump["under"]}
    known |= {dump["structure"][slot] for slot in dump["face_up"]}
    found = {}
    for deck, name in enumerate(DECKS):
        if min(deck + 1, 3) == dump["age"]:
            of_deck = range(DECK_STARTS[deck], DECK_STARTS[deck] + DECK_SIZES[deck])
            found[name] = cards([card for card in of_deck if card not in known])
    return found


def _box_wonders(dump: Dump) -> tuple[str, ...] | None:
    """Deduced once the second group lies open (DU-97)."""
    if dump["later_group"]:
        return None
    elsewhere = {*dump["group"], *dump["wonders"][0], *dump["wonders"][1], *dump["unbuilt"][0], *dump["unbuilt"][1]}
    return tuple(wonder for number, wonder in enumerate(WONDER_IDS) if number not in elsewhere)


def _city(state: DuelState, dump: Dump, seat: int) -> City:
    made = state.production(seat)
    sheet = state.sheet(seat)
    return City(
        coins=dump["coins"][seat],
        cards=cards(dump["cards"][seat]),
        wonders=constructed(dump, seat),
        unbuilt=wonders(dump["unbuilt"][seat]),
        tokens=tokens(dump["tokens"][seat]),
        production=dict(zip(RESOURCES, made, strict=False)),
        choice_production=ChoiceProduction(raw=made[5], manufactured=made[6]),
        prices=dict(zip(RESOURCES, state.unit_prices(seat), strict=True)),
        symbols=symbols(dump, seat),
        score=dict(zip(CATEGORIES, sheet, strict=True)),
        points=sum(sheet),
    )
