"""Architects: what a seat sees and hears (AR-2a, AR-12, AR-61, AR-62, AR-90 to AR-93)."""

from __future__ import annotations

import random
from typing import Any

import septem

Json = dict[str, Any]

OPEN = (
    "phase",
    "active",
    "turn",
    "cities",
    "discard_pile",
    "face_up",
    "conflict_battle",
    "cat",
    "live",
    "used",
    "look",
)
LOOKED_AT = 5
WONDERS = ["halicarnassus", "ephesus", "alexandria", "babylon", "olympia", "rhodes", "giza"]

TABLES: dict[str, tuple[int, Json]] = {
    **{f"architects {players}": (players, {"wonders": WONDERS[:players]}) for players in range(2, 8)},
    "architects 2, looks in secret": (2, {"wonders": WONDERS[:2], "halicarnassus_public": False}),
    "architects 3, looks in secret": (3, {"wonders": WONDERS[:3], "halicarnassus_public": False}),
    "architects 3, picked": (3, {"wonders": "picked", "wonder_effect_optional": True}),
}


RENEWED = False
"""A central card is known to those who peeked at it (AR-62)."""


def begun(players: int, options: Json, rng: random.Random) -> Json:
    """A new game."""
    position: Json = septem.as_data(septem.new("architects", players, **options).position())
    return position


# ---- what is seen ------------------------------------------------------------------------------
def sight(position: Json, seat: int | None) -> Any:
    """What a seat sees; `central_known_to` is the engine's note and is not looked at."""
    state = position["state"]
    seen = {name: state[name] for name in (*OPEN, "ending")}  # AR-90
    if state["phase"] != "choose":  # AR-2a: before that no deck lies out
        seen["decks"] = {deck: [len(cards), cards[:1]] for deck, cards in state["decks"].items()}  # AR-14, AR-91
    seen["central"], seen["pile"] = len(state["central"]), len(state["pile"])
    if seat is None and not _looks_in_open(position):
        return seen
    if state["phase"] == "pick" and state["active"] == seat == state["cat"]:
        seen["peek"] = state["central"][:1]  # AR-61: before the main pick of the own turn; AR-92
    if state["phase"] == "keep" and (_looks_in_open(position) or state["active"] == seat):
        seen["looked at"] = state["decks"][state["look"]][:LOOKED_AT]  # AR-56, AR-92, AR-93
    return seen


def _looks_in_open(position: Json) -> bool:
    return bool(position["options"]["halicarnassus_public"])


def heard(position: Json, seat: int | None, mover: int, text: str) -> str:
    """Every choice is open, and a card taken lies face up (AR-13, AR-92)."""
    return text


# ---- what may be exchanged ---------------------------------------------------------------------
def exchanged(begun: Json, now: Json, seat: int | None, rng: random.Random) -> dict[str, str]:
    """Cards of one deck below its top, central cards, tokens face down (AR-91), shuffles to come (AR-56)."""
    state = begun["state"]
    if rng.random() < 0.3:
        state["streams"] = [1 + rng.randrange(2**31) for _ in range(8)]
    for _ in range(rng.randrange(1, 5)):
        then, left = rng.choice(_lists(state, now["state"]))
        first = min(len(then) - left, len(then) - 1)
        one, other = (rng.choice((first, first + 1, rng.randrange(first, len(then)))) for _ in range(2))
        one, other = min(one, len(then) - 1), min(other, len(then) - 1)
        then[one], then[other] = then[other], then[one]
    return {}


def _lists(begun: Json, now: Json) -> list[tuple[list[str], int]]:
    """Each pile as it was dealt, and how many of its last cards are hidden now."""
    lists = [(cards, max(1, len(now["decks"].get(deck, ())) - 1)) for deck, cards in begun["decks"].items()]
    lists += 2 * [(begun["central"], max(1, len(now["central"])))]
    return [*lists, (begun["pile"], max(1, len(now["pile"])))]


def places(position: Json) -> list[tuple[str, str]]:
    """Cards and tokens by their place in deck and pile."""
    state = position["state"]
    piles = {**state["decks"], "central": state["central"], "pile": state["pile"]}
    return [(f"{name} {number}", one) for name, cards in piles.items() for number, one in enumerate(cards)]


# ---- moves -------------------------------------------------------------------------------------
def attempts(position: Json, rng: random.Random) -> list[str]:
    """Moves that name a hidden card or token, and moves of every other kind."""
    state = position["state"]
    card = rng.choice(state["central"] or ["coin"])
    token = rng.choice(state["pile"] or ["culture"])
    kinds = [f"keep {card}", f"progress {token}", "progress blind", "take central", f"use {token} central", "finish"]
    return [*kinds, f"take {rng.choice(WONDERS)}", f"look {rng.choice(('left', 'right'))}", "build s1"]


def chosen(texts: list[str], rng: random.Random) -> str:
    """Central cards less often: they end twins that differ there."""
    quiet = [text for text in texts if "central" not in text and "blind" not in text]
    return rng.choice(quiet if quiet and rng.random() < 0.5 else texts)
