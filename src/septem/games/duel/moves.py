"""Move codes, their notation and their data. Pure functions; legality is the engine's business."""

from __future__ import annotations

from typing import assert_never

from septem.games.duel.codes import (
    DESTROY_CODE,
    DRAFT_CODE,
    LIBRARY_CODE,
    PER_SLOT,
    PROGRESS_CODE,
    REVIVE_CODE,
    STARTER_CODE,
    USE_BUILD,
    USE_DISCARD,
    USE_WONDER,
)
from septem.games.duel.model import (
    Build,
    Data,
    Destroy,
    Discard,
    Draft,
    Library,
    Phase,
    Progress,
    Revive,
    Starter,
    Wonder,
)
from septem.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS

NOWHERE = -1
"""The slot of a card that does not lie in the structure."""


def data_of(code: int, structure: list[int]) -> Data:
    """What a code means; main moves need the cards of the structure."""
    if code < DRAFT_CODE:
        return _main(code // PER_SLOT, code % PER_SLOT, structure)
    if code >= STARTER_CODE:
        return Starter(code - STARTER_CODE)
    if code >= REVIVE_CODE:
        return Revive(CARD_IDS[code - REVIVE_CODE])
    if code >= DESTROY_CODE:
        return Destroy(CARD_IDS[code - DESTROY_CODE])
    if code >= LIBRARY_CODE:
        return Library(TOKEN_IDS[code - LIBRARY_CODE])
    if code >= PROGRESS_CODE:
        return Progress(TOKEN_IDS[code - PROGRESS_CODE])
    return Draft(WONDER_IDS[code - DRAFT_CODE])


def _main(slot: int, use: int, structure: list[int]) -> Discard | Build | Wonder:
    card = CARD_IDS[structure[slot]]
    if use == USE_DISCARD:
        return Discard(card, slot)
    return Build(card, slot) if use == USE_BUILD else Wonder(WONDER_IDS[use - USE_WONDER], card, slot)


def notation_of(data: Data) -> str:
    """`build baths`, `wonder sphinx with baths`, ..."""
    match data:
        case Wonder(wonder, card):
            return f"wonder {wonder} with {card}"
        case Build(card) | Discard(card) | Destroy(card) | Revive(card):
            return f"{data.action} {card}"
        case Draft(wonder):
            return f"draft {wonder}"
        case Progress(token) | Library(token):
            return f"{data.action} {token}"
        case Starter(seat):
            return f"starter {seat}"
    assert_never(data)


def read_notation(text: str, structure: list[int]) -> Data | None:
    """What a notation means, None if it is not one of this game. Nothing is known yet about its legality."""
    match text.split():
        case ["wonder", wonder, "with", card] if wonder in WONDER_IDS and card in CARD_IDS:
            return Wonder(wonder, card, _slot(card, structure))
        case ["build", card] if card in CARD_IDS:
            return Build(card, _slot(card, structure))
        case ["discard", card] if card in CARD_IDS:
            return Discard(card, _slot(card, structure))
        case ["draft", wonder] if wonder in WONDER_IDS:
            return Draft(wonder)
        case ["progress", token] if token in TOKEN_IDS:
            return Progress(token)
        case ["library", token] if token in TOKEN_IDS:
            return Library(token)
        case ["destroy", card] if card in CARD_IDS:
            return Destroy(card)
        case ["revive", card] if card in CARD_IDS:
            return Revive(card)
        case ["starter", "0" | "1" as seat]:
            return Starter(int(seat))
    return None


def _slot(card: str, structure: list[int]) -> int:
    number = CARD_IDS.index(card)
    return structure.index(number) if number in structure else NOWHERE


def phases_of(data: Data) -> tuple[Phase, ...]:
    """The phases a move belongs to: one, in this game."""
    match data:
        case Build() | Discard() | Wonder():
            return ("main",)
        case Draft():
            return ("draft_wonder",)
        case Progress():
            return ("choose_progress",)
        case Library():
            return ("choose_box_progress",)
        case Destroy():
            return ("choose_destroy",)
        case Revive():
            return ("choose_discarded",)
        case Starter():
            return ("choose_starter",)
    assert_never(data)
