"""Move codes, their notation and their data. Pure functions; legality is the engine's business.

The notation names decks from the mover's seat: left, right, central; any other by its wonder.
"""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from septem.games.architects.catalogue import (
    CENTRAL_ID,
    DECK_IDS,
    KIND_IDS,
    STAGE_IDS,
    SYMBOL_IDS,
    TOKEN_IDS,
    WONDER_IDS,
)
from septem.games.architects.codes import (
    BLIND,
    BUILD_CODE,
    CHOOSE_CODE,
    DECLINE_CODE,
    EFFECT_CODE,
    FINISH_CODE,
    KEEP_CODE,
    LOOK_CODE,
    PER_STAGE,
    PER_TOKEN,
    PROGRESS_CODE,
    SCIENCE_CODE,
    TAKE_CODE,
    USE_CODE,
)
from septem.games.architects.model import (
    Build,
    Choose,
    Counts,
    Data,
    Decline,
    Effect,
    Finish,
    Keep,
    Look,
    Phase,
    Progress,
    Science,
    Take,
    Use,
)
from septem.games.architects.position import Sides
from septem.games.architects.tables import EXTRA_CARD_TOKENS, MOST_CARDS, PAYING_KINDS, PAYMENTS

BLIND_ID = "blind"
PAYING_IDS = KIND_IDS[:PAYING_KINDS]
EXTRA_CARD_IDS = [TOKEN_IDS[token] for token in EXTRA_CARD_TOKENS]
SETS = [*((symbol, symbol) for symbol in SYMBOL_IDS), tuple(SYMBOL_IDS)]
"""The science sets by their numbers (AR-30)."""
PAYMENT_CARDS: list[Counts] = [
    {kind: count for kind, count in zip(PAYING_IDS, payment, strict=True) if count} for payment in PAYMENTS
]
"""Payments by their numbers, only what is paid."""
SINGLE: dict[int, type[Effect | Decline | Finish]] = {
    EFFECT_CODE: Effect,
    DECLINE_CODE: Decline,
    FINISH_CODE: Finish,
}


def data_of(code: int) -> Data:
    """What a code means."""
    if code >= BUILD_CODE:
        stage, payment = divmod(code - BUILD_CODE, PER_STAGE)
        return Build(STAGE_IDS[stage], PAYMENT_CARDS[payment].copy())
    if code >= EFFECT_CODE:
        return SINGLE[code]()
    if code >= USE_CODE:
        token, deck = divmod(code - USE_CODE, PER_TOKEN)
        return Use(EXTRA_CARD_IDS[token], DECK_IDS[deck])
    if code >= PROGRESS_CODE:
        number = code - PROGRESS_CODE
        return Progress(BLIND_ID if number == BLIND else TOKEN_IDS[number])
    if code >= SCIENCE_CODE:
        return Science(SETS[code - SCIENCE_CODE])
    if code >= KEEP_CODE:
        return Keep(KIND_IDS[code - KEEP_CODE])
    if code >= LOOK_CODE:
        return Look(DECK_IDS[code - LOOK_CODE])
    if code >= TAKE_CODE:
        return Take(DECK_IDS[code - TAKE_CODE])
    return Choose(WONDER_IDS[code - CHOOSE_CODE])


def payment_number(payment: Counts) -> int:
    """The number of a payment, -1 if no stage can be paid with so many cards."""
    counts = [payment.get(kind, 0) for kind in PAYING_IDS]
    return PAYMENTS.index(counts) if counts in PAYMENTS else -1


def notation_of(data: Data, sides: Sides) -> str:
    """`build s2 wood coin`, `take left`, `use urbanism central`, ...; `sides` are the decks beside the mover."""
    match data:
        case Build(stage, payment):
            return " ".join(["build", stage, *(kind for kind in PAYING_IDS for _ in range(payment.get(kind, 0)))])
        case Take(deck) | Look(deck):
            return f"{data.action} {_place(deck, sides)}"
        case Use(token, deck):
            return f"use {token} {_place(deck, sides)}".rstrip()
        case Science(symbols):
            return " ".join(["science", *symbols])
        case Progress(token):
            return f"progress {token}"
        case Keep(card):
            return f"keep {card}"
        case Choose(wonder):
            return f"choose {wonder}"
        case Effect() | Decline() | Finish():
            return data.action
    assert_never(data)


def _place(deck: str, sides: Sides) -> str:
    """How the mover calls a deck."""
    left, right = sides
    return "left" if deck == left else "right" if deck == right else deck


def is_move(data: Data) -> bool:
    """Whether data that anybody may have made names only what there is."""
    match data:
        case Build(stage, payment):
            fits = all(kind in PAYING_IDS and 0 < count <= MOST_CARDS for kind, count in payment.items())
            return stage in STAGE_IDS and fits
        case Take(deck) | Look(deck):
            return deck in DECK_IDS
        case Use(token, deck):
            return token in EXTRA_CARD_IDS and deck in ("", *DECK_IDS)
        case Science(symbols):
            return set(symbols) <= set(SYMBOL_IDS)
        case Progress(token):
            return token in (BLIND_ID, *TOKEN_IDS)
        case Keep(card):
            return card in KIND_IDS
        case Choose(wonder):
            return wonder in WONDER_IDS
        case Effect() | Decline() | Finish():
            return True
    assert_never(data)


def read_notation(text: str, sides: Sides) -> Data | None:
    """What a notation means, None if it is not one of this game. Nothing is known yet about its legality.

    Refusals name moves without saying how to pay, which cards to turn in or which deck to use; that can be read too.
    """
    match text.split():
        case ["build", stage, *cards] if stage in STAGE_IDS and set(cards) <= set(PAYING_IDS):
            counts = Counter(cards)
            return Build(stage, {kind: counts[kind] for kind in PAYING_IDS if counts[kind]})
        case ["science", *symbols] if set(symbols) <= set(SYMBOL_IDS):
            return Science(tuple(sorted(symbols, key=SYMBOL_IDS.index)))
        case ["use", token] if token in EXTRA_CARD_IDS:
            return Use(token)
        case ["use", token, place] if token in EXTRA_CARD_IDS and _deck(place, sides):
            return Use(token, _deck(place, sides))
        case ["take", place] if _deck(place, sides):
            return Take(_deck(place, sides))
        case ["look", place] if _deck(place, sides):
            return Look(_deck(place, sides))
        case ["progress", token] if token in TOKEN_IDS or token == BLIND_ID:
            return Progress(token)
        case ["keep", card] if card in KIND_IDS:
            return Keep(card)
        case ["choose", wonder] if wonder in WONDER_IDS:
            return Choose(wonder)
        case ["effect"]:
            return Effect()
        case ["decline"]:
            return Decline()
        case ["finish"]:
            return Finish()
    return None


def _deck(place: str, sides: Sides) -> str:
    """The deck that the mover calls so; empty if there is none."""
    named = {"left": sides[0], "right": sides[1], CENTRAL_ID: CENTRAL_ID}
    return named.get(place, place if place in WONDER_IDS else None) or ""


def phases_of(data: Data) -> tuple[Phase, ...]:
    """The phases a move belongs to."""
    match data:
        case Take():
            return ("pick", "take_any")
        case Build() | Science() | Use() | Finish():
            return ("resolution",)
        case Effect() | Decline():
            return ("effect",)
        case Progress():
            return ("progress",)
        case Look():
            return ("look",)
        case Keep():
            return ("keep",)
        case Choose():
            return ("choose",)
    assert_never(data)
