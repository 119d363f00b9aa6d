"""Advice for a seat, drawn from its view alone: what cards would complete, payments, tokens, shields, points."""

from collections import Counter
from typing import Any

from septem.core.model import Json
from septem.games.architects.tables import (
    CARDS,
    CENTRAL_ID,
    COSTS,
    RESOURCE_IDS,
    SYMBOL_IDS,
    TOKENS,
    WONDERS,
)


def advice(view: Json, seat: int, builds: list[Json]) -> Json:
    """All of it for one seat; `builds` = its legal build moves, each with its price."""
    mine = view["seats"][seat]
    if view["phase"] == "choose":
        return {}
    return {
        "available_cards": [_card(view, seat, place, deck) for place, deck in _reach(view, seat)],
        "stages": [_stage(mine, stage, ready_tokens(view, seat)) for stage in mine["available"]],
        "payments": builds,
        "tokens": [_token(view, seat, token) for token in dict.fromkeys(mine["progress"])],
        "shields": _shields(view, seat),
        "points_now": [one["points"] for one in view["seats"]],
    }


def _reach(view: Json, seat: int) -> list[tuple[str, str]]:
    mine = view["seats"][seat]
    return [("left", mine["left_deck"]), ("right", mine["right_deck"]), (CENTRAL_ID, CENTRAL_ID)]


def _card(view: Json, seat: int, place: str, deck: str) -> Json:
    """A card the seat could take: what it is, if known, and what it would bring."""
    pile = view["central"] if deck == CENTRAL_ID else view["decks"][deck]
    found: Json = {"place": place, "deck": deck, "size": pile["size"], "card": pile["top"]}
    if pile["top"]:
        found.update(brings(view, seat, pile["top"]))
    return found


def brings(view: Json, seat: int, kind: str) -> Json:
    """What taking a card of this kind would complete or set off."""
    mine, card = view["seats"][seat], CARDS[kind]
    area, ready = Counter(mine["area"]), ready_tokens(view, seat)
    before = [stage for stage in mine["available"] if missing(area, stage, ready) <= 0]
    area[kind] += 1
    after = [stage for stage in mine["available"] if missing(area, stage, ready) <= 0]
    peace = view["conflict"]["total"] - view["conflict"]["battle"]
    tokens_left = bool(view["face_up"]) or view["pile"]["size"] > 0
    return {
        "completes": [stage for stage in after if stage not in before],
        "set": bool(tokens_left and card.science and has_set(area)),
        "points": card.vp,
        "cat": card.cat and view["cat"] != seat,
        "shields": card.shields,
        "horns": min(card.horns, peace),
        "battle": bool(card.horns) and card.horns >= peace > 0,
        "arms": sorted(token for token in ready if kind in TOKENS[token].trigger.take_kind),
    }


def ready_tokens(view: Json, seat: int) -> set[str]:
    """Tokens a seat can still use: in its own turn those used already are left out (AR-40)."""
    used = view["used"] if seat == view["active"] else []
    return set(view["seats"][seat]["progress"]) - set(used)


def worth(area: Counter[str], stage: str, ready: set[str]) -> int:
    """How much of a stage's price the cards are worth (AR-24), with a doubled coin and Engineering if ready."""
    held = [area[resource] for resource in RESOURCE_IDS]
    if "engineering" in ready:
        grey = sum(held)
    else:
        grey = sum(1 for count in held if count) if COSTS[stage].mode == "different" else max(held)
    doubled = 1 if "economy" in ready and area["coin"] else 0
    return grey + area["coin"] + doubled


def missing(area: Counter[str], stage: str, ready: set[str]) -> int:
    """Resources still lacking for a stage; zero or less: it can be paid."""
    return COSTS[stage].n - worth(area, stage, ready)


def has_set(area: Counter[str]) -> bool:
    """Whether the green cards make a set (AR-30)."""
    counts = [area[symbol] for symbol in SYMBOL_IDS]
    return max(counts) >= 2 or min(counts) >= 1


def _stage(mine: Json, stage: str, ready: set[str]) -> Json:
    piece, cost = WONDERS[mine["wonder"]].stages[stage], COSTS[stage]
    lacking = max(0, missing(Counter(mine["area"]), stage, ready))
    return {
        "stage": stage,
        "n": cost.n,
        "mode": cost.mode,
        "points": piece.vp,
        "effect": piece.effect,
        "missing": lacking,
    }


def _token(view: Json, seat: int, token: str) -> Json:
    mine = seat == view["active"]
    return {
        "token": token,
        "type": TOKENS[token].type,
        "live": mine and token in view["live"],
        "used": mine and token in view["used"],
    }


def _shields(view: Json, seat: int) -> Json:
    """Own shields beside the neighbours', and what a battle now would bring (AR-73, AR-74)."""
    seats, count = view["seats"], len(view["seats"])
    mine = seats[seat]["shields"]
    left, right = seats[(seat + 1) % count]["shields"], seats[seat - 1]["shields"]
    compared: dict[str, Any] = {"mine": mine, "left": left, "right": right}
    if count == 2:
        won = 0 if mine <= left else 2 if mine >= 2 and mine >= 2 * left else 1
    else:
        won = (mine > left) + (mine > right)
    return {**compared, "would_win": int(won), "battle_due": view["battle_due"]}
