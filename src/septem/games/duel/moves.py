"""Move codes, their notation and their data. Pure functions; legality is the engine's business."""

from __future__ import annotations

from typing import Any

import msgspec

from septem.core.model import Json
from septem.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS

USE_DISCARD, USE_BUILD, USE_WONDER = 0, 1, 2
CHOICES = (
    # decision, action, key of the data, base of the code, ids
    ("draft_wonder", "draft", "wonder", 400, WONDER_IDS),
    ("choose_progress", "progress", "token", 420, TOKEN_IDS),
    ("choose_box_progress", "library", "token", 440, TOKEN_IDS),
    ("choose_destroy", "destroy", "card", 500, CARD_IDS),
    ("choose_discarded", "revive", "card", 600, CARD_IDS),
    ("choose_starter", "starter", "seat", 700, ["0", "1"]),
)
DECISION_OF = {action: decision for decision, action, *_ in CHOICES} | dict.fromkeys(
    ("build", "discard", "wonder"), "main"
)


class Parsed(msgspec.Struct, frozen=True):
    """A move as written: the action and what it names. Nothing is known yet about its legality."""

    action: str
    item: str
    card: str = ""

    @property
    def decision(self) -> str:
        """The decision this move answers."""
        return DECISION_OF[self.action]

    @property
    def notation(self) -> str:
        """The move in words."""
        return f"{self.action} {self.item}" + (f" with {self.card}" if self.card else "")


def read_code(code: int, structure: list[int]) -> Parsed:
    """What a code means; main moves need the cards of the structure."""
    for _, action, _, base, ids in reversed(CHOICES):
        if code >= base:
            return Parsed(action, ids[code - base])
    card = CARD_IDS[structure[code // 16]]
    use = code % 16
    if use >= USE_WONDER:
        return Parsed("wonder", WONDER_IDS[use - USE_WONDER], card)
    return Parsed("build" if use == USE_BUILD else "discard", card)


def read_notation(text: str) -> Parsed | None:
    """What a notation means, None if it is not one of this game."""
    match text.split():
        case ["wonder", wonder, "with", card] if wonder in WONDER_IDS and card in CARD_IDS:
            return Parsed("wonder", wonder, card)
        case ["build" | "discard" as action, card] if card in CARD_IDS:
            return Parsed(action, card)
        case [action, item]:
            known = next((ids for _, name, _, _, ids in CHOICES if name == action), [])
            return Parsed(action, item) if item in known else None
    return None


def data_of(parsed: Parsed, structure: list[int]) -> Json:
    """The move as a plain dict."""
    if parsed.decision != "main":
        key = next(key for _, action, key, _, _ in CHOICES if action == parsed.action)
        return {"action": parsed.action, key: int(parsed.item) if key == "seat" else parsed.item}
    card = parsed.card or parsed.item
    data: Json = {"action": parsed.action, "card": card, "slot": structure.index(CARD_IDS.index(card))}
    if parsed.action == "wonder":
        data["wonder"] = parsed.item
    return data


def notation_of(data: dict[str, Any]) -> str | None:
    """The notation of a move given as data, None if a key is missing or of a wrong kind."""
    action = data.get("action")
    if action == "wonder":
        return f"wonder {data.get('wonder')} with {data.get('card')}"
    if action in ("build", "discard"):
        return f"{action} {data.get('card')}"
    key = next((key for _, name, key, _, _ in CHOICES if name == action), None)
    return f"{action} {data.get(key)}" if key else None
