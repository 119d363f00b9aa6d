"""What a seat may know, built from nothing by allow-list (DU-97 to DU-100)."""

from __future__ import annotations

from septem.core.model import Json
from septem.core.records import plain
from septem.core.state import State
from septem.games.duel.codes import PHASES
from septem.games.duel.engine import DuelState
from septem.games.duel.pieces import COLOURS, LAYOUTS, RESOURCES, SYMBOLS
from septem.games.duel.position import Dump, city_part, end_part
from septem.games.duel.tables import (
    CARD_IDS,
    CATEGORIES,
    DECK_SIZES,
    DECK_STARTS,
    FIRST_GUILD,
    FIRST_TOKEN,
    LOOT_IDS,
    SYMBOL,
    TOKEN_IDS,
    WONDER_IDS,
)


def seen(seat: int | None, state: State) -> Json:
    """The table as a seat (None: a spectator) sees it. Only the draw of the Great Library is private (DU-100)."""
    assert isinstance(state, DuelState)
    dump = state.dump()
    decision = PHASES[dump["decision"]]
    end = end_part(dump)
    offered = [TOKEN_IDS[token] for token in dump["offer"]]
    return {
        "phase": decision,
        "age": dump["age"],
        "active": dump["active"],
        "first_player": dump["first"],
        "extra_turn": bool(dump["extra_turn"]),
        "moves_made": dump["settled"],
        "draft": _draft(dump),
        "structure": _structure(dump),
        "unseen": unseen(dump),
        "discard_pile": [CARD_IDS[card] for card in dump["discarded"]],
        "board_tokens": [TOKEN_IDS[token] for token in dump["board"]],
        "box_tokens": [TOKEN_IDS[token] for token in dump["box"]],
        "library_offer": offered if seat == dump["actor"] else None,
        "destroy": COLOURS[dump["destroy_colour"]] if decision == "choose_destroy" else None,
        "pawn": dump["pawn"],
        "looting_tokens": [LOOT_IDS[token] for token in dump["loot"]],
        "box_wonders": _box_wonders(dump),
        "cities": [_city(state, dump, 0), _city(state, dump, 1)],
        "end": plain(end) if end else None,
    }


def _draft(dump: Dump) -> Json | None:
    """The group on offer; of the second one only its size (DU-99)."""
    if dump["decision"] != PHASES.index("draft_wonder"):
        return None
    return {"group": [WONDER_IDS[wonder] for wonder in dump["group"]], "later": len(dump["later_group"])}


def _structure(dump: Dump) -> list[Json]:
    """The slots that still hold a card. Guilds have a back of their own (DU-98)."""
    if dump["age"] == 0:
        return []
    held = {slot for slot, card in enumerate(dump["structure"]) if card >= 0}
    found: list[Json] = []
    for slot in LAYOUTS[dump["age"] - 1]:
        if slot.slot in held:
            card = dump["structure"][slot.slot]
            face_up = slot.slot in dump["face_up"]
            found.append(
                {
                    "slot": slot.slot,
                    "row": slot.row,
                    "x": slot.x,
                    "card": CARD_IDS[card] if face_up else None,
                    "guild": card >= FIRST_GUILD,
                    "covered_by": [top for top in slot.covered_by if top in held],
                }
            )
    return found


def unseen(dump: Dump) -> Json:
    """Cards of the current age (and guilds) that lie face down or were removed: nobody knows which (DU-99)."""
    known = {*dump["cards"][0], *dump["cards"][1], *dump["discarded"], *dump["under"]}
    known |= {dump["structure"][slot] for slot in dump["face_up"]}
    found: Json = {}
    for deck, name in enumerate(("age1", "age2", "age3", "guilds")):
        if min(deck + 1, 3) == dump["age"]:
            cards = range(DECK_STARTS[deck], DECK_STARTS[deck] + DECK_SIZES[deck])
            found[name] = [CARD_IDS[card] for card in cards if card not in known]
    return found


def _box_wonders(dump: Dump) -> list[str] | None:
    """Deduced once the second group lies open (DU-97)."""
    if dump["later_group"]:
        return None
    elsewhere = {*dump["group"], *dump["wonders"][0], *dump["wonders"][1], *dump["unbuilt"][0], *dump["unbuilt"][1]}
    return [wonder for number, wonder in enumerate(WONDER_IDS) if number not in elsewhere]


def _city(state: DuelState, dump: Dump, seat: int) -> Json:
    made = state.production(seat)
    symbols = [SYMBOL[row] for row in dump["cards"][seat] + [FIRST_TOKEN + token for token in dump["tokens"][seat]]]
    city: Json = plain(city_part(dump, seat))
    sheet = state.sheet(seat)
    return {
        **city,
        "production": {good: made[number] for number, good in enumerate(RESOURCES)},
        "choice_production": {"raw": made[5], "manufactured": made[6]},
        "prices": dict(zip(RESOURCES, state.unit_prices(seat), strict=True)),
        "symbols": {name: symbols.count(1 << i) for i, name in enumerate(SYMBOLS) if 1 << i in symbols},
        "points": {**dict(zip(CATEGORIES, sheet, strict=True)), "total": sum(sheet)},
    }
