"""Duel: what a seat sees and hears (DU-12, DU-19, DU-97 to DU-101)."""

from __future__ import annotations

import random
from typing import Any

import septem
from tests.models.duel_pieces import CARDS, LAYOUTS, TOKENS, WONDERS

Json = dict[str, Any]

OPEN = ("age", "phase", "active", "first_player", "extra_turn", "discard_pile", "board_tokens", "destroy", "pawn")
OPEN_TOO = ("cities", "looting_tokens", "ending")
PENDING = ("choose_progress", "choose_box_progress", "choose_destroy", "choose_discarded")

TABLES: dict[str, tuple[int, Json]] = {
    "duel, draft": (2, {}),
    "duel, first game": (2, {"wonders": "first_game", "centre_pawn": "chooses"}),
    "duel, Great Library": (
        2,
        {
            "wonders": [
                ["great_library", "mausoleum", "hanging_gardens", "sphinx"],
                ["piraeus", "pyramids", "circus_maximus", "great_lighthouse"],
            ]
        },
    ),
}


RENEWED = False
"""What lies face down now was dealt at the beginning."""


def begun(players: int, options: Json, rng: random.Random) -> Json:
    """A new game."""
    position: Json = septem.as_data(septem.new("duel", players, **options).position())
    return position


# ---- what is seen ------------------------------------------------------------------------------
def sight(position: Json, seat: int | None) -> Any:
    """What a seat sees: all but cards face down, cards removed, later ages and the draw of the Great Library."""
    state = position["state"]
    seen = {name: state[name] for name in OPEN + OPEN_TOO}  # DU-97
    seen["step"] = position["step"]
    seen["draft"] = [state["draft"]["group"], len(state["draft"]["later"])] if state["draft"] else None  # DU-12, DU-99
    seen["structure"] = [_slot(state, slot) for slot in range(len(state["structure"] or ()))]
    seen["offered"] = len(state["library_offer"])
    if seat == state["active"]:
        seen["offer"] = state["library_offer"]  # DU-100
    return seen


def _slot(state: Json, slot: int) -> str | None:
    """What lies in a slot: nothing, a card, or one of two backs (DU-98)."""
    card: str | None = state["structure"][slot]
    if card is None or not _down(state, slot):
        return card
    if state["phase"] in PENDING:  # DU-19, DU-22: turned only when all choices are made; until then nothing is new
        return "face down, as before"
    return "a guild's back" if _guild(card) else "an age's back"


def _down(state: Json, slot: int) -> bool:
    """Whether a slot lies face down: laid so (DU-16) and not uncovered yet (DU-19), or uncovered but not turned."""
    layout = LAYOUTS[state["age"]][slot]
    covered = any(state["structure"][top] is not None for top in layout["covered_by"])
    return layout["face"] == "down" and (covered or state["phase"] in PENDING)


def _guild(card: str) -> bool:
    return bool(CARDS[card]["colour"] == "purple")


def heard(position: Json, seat: int | None, mover: int, text: str) -> str:
    """Every choice is made in the open; a token kept from the Great Library becomes public (DU-100)."""
    return text


# ---- what may be exchanged ---------------------------------------------------------------------
def exchanged(begun: Json, now: Json, seat: int | None, rng: random.Random) -> dict[str, str]:
    """Cards face down or of later ages with each other or with removed ones; wonders not shown yet; coming draws."""
    state = begun["state"]
    if rng.random() < 0.4:
        state["streams"] = [1 + rng.randrange(2**31) for _ in range(8)]  # DU-101
    if state["draft"] and not now["state"]["age"] and rng.random() < 0.5:
        _other_wonders(state, rng)
    for _ in range(rng.randrange(4)):
        age = rng.choice([max(1, now["state"]["age"]), rng.randrange(max(1, now["state"]["age"]), 4)])
        deck = state["structure"] if age == state["age"] else state["later_ages"][age - state["age"] - 1]
        _exchange(deck, age, now["state"], rng)
    return {}


def _other_wonders(state: Json, rng: random.Random) -> None:
    """The second group is not seen before the first is gone (DU-12)."""
    drawn = state["draft"]["group"] + state["draft"]["later"]
    box = [wonder for wonder in WONDERS if wonder not in drawn]
    later = state["draft"]["later"]
    later[rng.randrange(len(later))] = rng.choice(box)
    later.sort(key=list(WONDERS).index)


def _exchange(deck: list[str], age: int, now: Json, rng: random.Random) -> None:
    """Two cards of an age, both hidden now (DU-99)."""
    hidden = list(range(len(deck)))
    if age == now["age"]:
        hidden = [slot for slot in hidden if now["structure"][slot] is not None and _down(now, slot)]
    removed = [card for card in CARDS if _of_age(card, age) and card not in deck]
    if not hidden:
        return
    slot, other = rng.choice(hidden), rng.choice([*hidden, -1])
    if other >= 0:
        deck[slot], deck[other] = deck[other], deck[slot]
    else:
        deck[slot] = rng.choice([card for card in removed if _guild(card) == _guild(deck[slot])])


def _of_age(card: str, age: int) -> bool:
    return age == 3 if _guild(card) else bool(CARDS[card]["age"] == age)


def places(position: Json) -> list[tuple[str, str]]:
    """Slots, the second group of wonders, the draw of the Great Library."""
    state = position["state"]
    found = [(f"slot {slot}", card) for slot, card in enumerate(state["structure"] or ()) if card]
    found += [("later group", wonder) for wonder in (state["draft"] or {}).get("later", ())]
    return found + [("offer", token) for token in state["library_offer"]]


# ---- moves -------------------------------------------------------------------------------------
def attempts(position: Json, rng: random.Random) -> list[str]:
    """Moves that name a card face down, a wonder not shown, a token of the box."""
    state = position["state"]
    cards = [card for slot, card in enumerate(state["structure"] or ()) if card and _down(state, slot)]
    cards = cards or [card for deck in state["later_ages"] for card in deck] or list(CARDS)
    card, wonder = rng.choice(cards), rng.choice((state["draft"] or {}).get("later") or list(WONDERS))
    moves = [f"{verb} {card}" for verb in ("build", "discard", f"wonder {wonder} with", "revive", "destroy")]
    return [*moves, f"draft {wonder}", f"library {rng.choice(state['library_offer'] or list(TOKENS))}"]


def chosen(texts: list[str], rng: random.Random) -> str:
    """Wonders more often than their number, so that their choices come up."""
    wonders = [text for text in texts if text.startswith("wonder")]
    return rng.choice(wonders if wonders and rng.random() < 0.4 else texts)
