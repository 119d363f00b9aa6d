"""Move codes, their data and their notation.

The notation names decks from the mover's seat: left, right, central; any other by its wonder.
"""

from collections import Counter
from typing import Any

from septem.core.model import Json
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
    PROGRESS_CODE,
    SCIENCE_CODE,
    TAKE_CODE,
    TRIPLE,
    USE_CODE,
)
from septem.games.architects.ids import Sides
from septem.games.architects.prices import PAYMENTS
from septem.games.architects.tables import (
    CENTRAL_ID,
    DECK_IDS,
    EXTRA_CARD_TOKENS,
    KIND_IDS,
    STAGE_IDS,
    SYMBOL_IDS,
    TOKEN_IDS,
    WONDER_IDS,
)

PAYING_IDS = KIND_IDS[: len(PAYMENTS[0])]
EXTRA_CARD_IDS = [TOKEN_IDS[token] for token in EXTRA_CARD_TOKENS]
BLIND_ID = "blind"
PAIRS = [[symbol, symbol] for symbol in SYMBOL_IDS]


def payment_out(number: int) -> dict[str, int]:
    """A payment by names, only what is paid."""
    return {kind: count for kind, count in zip(PAYING_IDS, PAYMENTS[number], strict=True) if count}


def payment_in(payment: dict[str, int]) -> int:
    """The number of a payment, -1 if no stage can be paid with so many cards."""
    counts = [payment.get(kind, 0) for kind in PAYING_IDS]
    return PAYMENTS.index(counts) if counts in PAYMENTS else -1


def set_out(number: int) -> list[str]:
    """The symbols of a science set."""
    return list(SYMBOL_IDS) if number == TRIPLE else list(PAIRS[number])


def data_of(code: int) -> Json:
    """A move as plain data."""
    if code >= BUILD_CODE:
        stage, payment = divmod(code - BUILD_CODE, PER_STAGE)
        return {"action": "build", "stage": STAGE_IDS[stage], "payment": payment_out(payment)}
    if code >= EFFECT_CODE:
        return {"action": {EFFECT_CODE: "effect", DECLINE_CODE: "decline", FINISH_CODE: "finish"}[code]}
    if code >= USE_CODE:
        token, deck = divmod(code - USE_CODE, len(DECK_IDS))
        return {"action": "use", "token": TOKEN_IDS[token], "deck": DECK_IDS[deck]}
    if code >= PROGRESS_CODE:
        token = code - PROGRESS_CODE
        return {"action": "progress", "token": BLIND_ID if token == BLIND else TOKEN_IDS[token]}
    if code >= SCIENCE_CODE:
        return {"action": "science", "symbols": set_out(code - SCIENCE_CODE)}
    if code >= KEEP_CODE:
        return {"action": "keep", "card": KIND_IDS[code - KEEP_CODE]}
    if code >= LOOK_CODE:
        return {"action": "look", "deck": DECK_IDS[code - LOOK_CODE]}
    if code >= TAKE_CODE:
        return {"action": "take", "deck": DECK_IDS[code - TAKE_CODE]}
    return {"action": "choose", "wonder": WONDER_IDS[code - CHOOSE_CODE]}


def code_of(data: Json) -> int:
    """The code of a move given as data."""
    match data["action"]:
        case "build":
            return BUILD_CODE + PER_STAGE * STAGE_IDS.index(data["stage"]) + payment_in(data["payment"])
        case "use":
            token = TOKEN_IDS.index(data["token"])
            return USE_CODE + len(DECK_IDS) * token + DECK_IDS.index(data["deck"])
        case "progress":
            return PROGRESS_CODE + [*TOKEN_IDS, BLIND_ID].index(data["token"])
        case "science":
            return SCIENCE_CODE + [*PAIRS, SYMBOL_IDS].index(data["symbols"])
        case "keep":
            return KEEP_CODE + KIND_IDS.index(data["card"])
        case "look":
            return LOOK_CODE + DECK_IDS.index(data["deck"])
        case "take":
            return TAKE_CODE + DECK_IDS.index(data["deck"])
        case "choose":
            return CHOOSE_CODE + WONDER_IDS.index(data["wonder"])
        case single:
            return {"effect": EFFECT_CODE, "decline": DECLINE_CODE, "finish": FINISH_CODE}[single]


def place_of(deck: str, sides: Sides) -> str:
    """How the mover calls a deck; `sides` = the decks on the left and on the right."""
    left, right = sides
    return {left: "left", right: "right"}.get(deck, deck)


def words(data: Json, sides: Sides) -> str:
    """The notation of a move."""
    match data["action"]:
        case "build":
            cards = [kind for kind, count in data["payment"].items() for _ in range(count)]
            return " ".join(["build", data["stage"], *cards])
        case "use":
            return f"use {data['token']} {place_of(data['deck'], sides)}"
        case "take" | "look":
            return f"{data['action']} {place_of(data['deck'], sides)}"
        case "science":
            return " ".join(["science", *data["symbols"]])
        case action:
            return " ".join([action, *(str(value) for key, value in data.items() if key != "action")])


def read(text: str, sides: Sides) -> Json | None:
    """The data of a notation that has the form of a move, legal or not; None if it has not.

    Refusals name moves without saying how to pay, which cards to turn in or which deck to use; that can be read too.
    """
    match text.split():
        case ["build", stage] if stage in STAGE_IDS:
            return {"action": "build", "stage": stage}
        case ["build", stage, *cards] if stage in STAGE_IDS and set(cards) <= set(PAYING_IDS):
            counts = Counter(cards)
            return {"action": "build", "stage": stage, "payment": {k: counts[k] for k in PAYING_IDS if counts[k]}}
        case ["science"]:
            return {"action": "science"}
        case ["science", *symbols] if set(symbols) <= set(SYMBOL_IDS):
            return {"action": "science", "symbols": sorted(symbols, key=SYMBOL_IDS.index)}
        case ["use", token] if token in EXTRA_CARD_IDS:
            return {"action": "use", "token": token}
        case ["use", token, place] if token in EXTRA_CARD_IDS:
            return _with_deck({"action": "use", "token": token}, place, sides)
        case ["take" | "look" as action, place]:
            return _with_deck({"action": action}, place, sides)
        case ["progress", token] if token in TOKEN_IDS or token == BLIND_ID:
            return {"action": "progress", "token": token}
        case ["keep", kind] if kind in KIND_IDS:
            return {"action": "keep", "card": kind}
        case ["choose", wonder] if wonder in WONDER_IDS:
            return {"action": "choose", "wonder": wonder}
        case ["effect" | "decline" | "finish" as action]:
            return {"action": action}
        case _:
            return None


def _with_deck(data: dict[str, Any], place: str, sides: Sides) -> Json | None:
    named = {"left": sides[0], "right": sides[1], CENTRAL_ID: CENTRAL_ID}
    deck = named.get(place, place if place in WONDER_IDS else None)
    return {**data, "deck": deck} if deck else None
