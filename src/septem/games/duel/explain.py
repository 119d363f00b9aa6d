"""Advice from what lies open: prices with their steps, what a take uncovers, how far the supremacies are."""

from __future__ import annotations

from collections.abc import Iterable
from operator import sub

from septem.core.model import Json
from septem.games.duel.engine import DuelState
from septem.games.duel.pieces import LAYOUTS, RESOURCES, SYMBOLS
from septem.games.duel.position import Dump
from septem.games.duel.tables import (
    CAPITAL,
    CARD_IDS,
    CHAIN_COINS,
    ECONOMY,
    FIRST_TOKEN,
    FIRST_WONDER,
    LOOT,
    LOOT_BIT,
    SYMBOL,
    SYMBOLS_TO_WIN,
    URBANISM,
    WONDER_IDS,
)
from septem.games.duel.view import unseen


def payment(state: DuelState, dump: Dump, seat: int, row: int) -> Json:
    """How a seat would pay for a card or wonder, step by step (DU-23 to DU-39)."""
    coins, chain, units = state.bill(seat, row)
    prices = state.unit_prices(seat)
    bought = {good: {"units": units[i], "price": prices[i]} for i, good in enumerate(RESOURCES) if units[i]}
    trade = sum(units[i] * prices[i] for i in range(len(RESOURCES)))
    plan: Json = {"total": coins + trade, "coins": coins, "trade": trade, "chain": bool(chain), "bought": bought}
    if not chain:
        plan |= _steps(state, seat, row)
    elif _has(dump, seat, URBANISM):
        plan["urbanism"] = CHAIN_COINS  # DU-39
    if trade and _has(dump, 1 - seat, ECONOMY):
        plan["trade_to"] = 1 - seat  # DU-38
    return plan


def _has(dump: Dump, seat: int, token_bit: int) -> bool:
    return any(token_bit == 1 << token for token in dump["tokens"][seat])


def _steps(state: DuelState, seat: int, row: int) -> Json:
    """Which units of the cost are produced, chosen or left out before anything is bought."""
    need, lacking, unchosen, unpaid = state.payment_steps(seat, row)
    return {
        "need": _units(need),
        "produced": _units(map(sub, need, lacking)),
        "chosen": _units(map(sub, lacking, unchosen)),
        "discounted": _units(map(sub, unchosen, unpaid)),
    }


def _units(counts: Iterable[int]) -> dict[str, int]:
    return {good: count for good, count in zip(RESOURCES, counts, strict=True) if count}


def advice(state: DuelState) -> Json:
    """Everything a player may want to know before a move; all of it follows from open information."""
    dump = state.dump()
    return {
        "cards": _cards(state, dump),
        "wonders": [_wonders(state, dump, seat) for seat in range(2)],
        "military": [_military(dump, seat) for seat in range(2)],
        "science": [_science(dump, seat) for seat in range(2)],
        "hidden": _hidden(dump),
        "points": [sum(state.sheet(seat)) for seat in range(2)],
    }


def _cards(state: DuelState, dump: Dump) -> list[Json]:
    """Every face-up card: price for both players, whether it can be taken, what that would uncover."""
    if not dump["age"]:
        return []
    layout = LAYOUTS[dump["age"] - 1]
    held = {slot for slot, card in enumerate(dump["structure"]) if card >= 0}
    found: list[Json] = []
    for slot in dump["face_up"]:
        card = dump["structure"][slot]
        free = slot in dump["available"]
        freed = [one.slot for one in layout if one.slot in held and held & set(one.covered_by) == {slot}]
        found.append(
            {
                "slot": slot,
                "card": CARD_IDS[card],
                "available": free,
                "prices": [payment(state, dump, seat, card) for seat in range(2)],
                "uncovers": freed if free else [],
                "turns": [one for one in freed if one not in dump["face_up"]] if free else [],
            }
        )
    return found


def _wonders(state: DuelState, dump: Dump, seat: int) -> list[Json]:
    return [
        {"wonder": WONDER_IDS[wonder], "price": payment(state, dump, seat, FIRST_WONDER + wonder)}
        for wonder in dump["unbuilt"][seat]
    ]


def _military(dump: Dump, seat: int) -> Json:
    """Shields to supremacy, and what the next looting token would cost the other (DU-55 to DU-59)."""
    lead = dump["pawn"] if seat == 0 else -dump["pawn"]
    lying = sum(1 << token for token in dump["loot"])
    ahead = [distance for distance in range(max(lead, 0) + 1, CAPITAL) if LOOT_BIT[seat][distance] & lying]
    loot = {"shields": ahead[0] - lead, "coins": LOOT[ahead[0]]} if ahead else None
    return {"lead": lead, "shields_to_win": CAPITAL - lead, "next_loot": loot}


def _science(dump: Dump, seat: int) -> Json:
    """Different symbols still needed to win, and which ones would make a pair (DU-62, DU-67)."""
    rows = dump["cards"][seat] + [FIRST_TOKEN + token for token in dump["tokens"][seat]]
    found = [SYMBOL[row] for row in rows if SYMBOL[row]]
    single = [name for i, name in enumerate(SYMBOLS[:-1]) if found.count(1 << i) == 1]  # Law makes no pair (DU-65)
    return {"different": len(set(found)), "to_win": SYMBOLS_TO_WIN - len(set(found)), "pair_with": single}


def _hidden(dump: Dump) -> Json:
    """What the face-down cards can be."""
    faces = [card for slot, card in enumerate(dump["structure"]) if card >= 0 and slot not in dump["face_up"]]
    return {"face_down": len(faces), "possible": unseen(dump)}
