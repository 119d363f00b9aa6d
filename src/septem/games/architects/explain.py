"""Advice for a seat: what cards would complete, payments, tokens, shields, points.

What a seat can know comes from its view; what follows from it by the rules, from the engine.
"""

from septem.core.model import Json
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.ids import mask_out
from septem.games.architects.prices import BREAKS, DOUBLES
from septem.games.architects.tables import (
    CARDS,
    CENTRAL_ID,
    COST_MODE,
    COST_N,
    COSTS,
    KIND_IDS,
    STAGE_IDS,
    TOKEN_IDS,
    TOKENS,
    WONDERS,
)


def advice(state: ArchitectsState, view: Json, seat: int, builds: list[Json]) -> Json:
    """All of it for one seat; `builds` = its legal build moves, each with its price."""
    mine = view["seats"][seat]
    if view["phase"] == "choose":
        return {}
    return {
        "available_cards": [_card(state, view, seat, place, deck) for place, deck in _reach(view, seat)],
        "stages": [_stage(mine, stage) for stage in mine["available"]],
        "payments": builds,
        "tokens": [_token(view, seat, token) for token in dict.fromkeys(mine["progress"])],
        "shields": _shields(state, view, seat),
        "points_now": [one["points"] for one in view["seats"]],
    }


def _reach(view: Json, seat: int) -> list[tuple[str, str]]:
    mine = view["seats"][seat]
    return [("left", mine["left_deck"]), ("right", mine["right_deck"]), (CENTRAL_ID, CENTRAL_ID)]


def _card(state: ArchitectsState, view: Json, seat: int, place: str, deck: str) -> Json:
    """A card the seat could take: what it is, if known, and what it would bring."""
    pile = view["central"] if deck == CENTRAL_ID else view["decks"][deck]
    found: Json = {"place": place, "deck": deck, "size": pile["size"], "card": pile["top"]}
    if pile["top"]:
        found.update(brings(state, seat, pile["top"]))
    return found


def brings(state: ArchitectsState, seat: int, kind: str) -> Json:
    """What taking a card of this kind would complete or set off."""
    found = state.brings(seat, KIND_IDS.index(kind))
    return {
        "completes": mask_out(found["completes"], STAGE_IDS),
        "helps": mask_out(found["helps"], STAGE_IDS),
        "set": bool(found["set"] and CARDS[kind].science),
        "points": found["points"],
        "cat": bool(found["cat"]),
        "shields": found["shields"],
        "horns": found["horns"],
        "battle": bool(found["battle"]),
        "arms": sorted(mask_out(found["arms"], TOKEN_IDS)),
    }


def price(stage: int, payment: int) -> Json:
    """What a stage costs, and which tokens a payment for it makes use of (AR-21, AR-46, AR-47)."""
    return {
        "n": COST_N[stage],
        "mode": COST_MODE[stage],
        "doubled": bool(DOUBLES[stage][payment]),
        "engineering": bool(BREAKS[stage][payment]),
    }


def _stage(mine: Json, stage: str) -> Json:
    piece, cost = WONDERS[mine["wonder"]].stages[stage], COSTS[stage]
    return {
        "stage": stage,
        "n": cost.n,
        "mode": cost.mode,
        "points": piece.vp,
        "effect": piece.effect,
        "missing": mine["needs"][stage]["missing"],
    }


def _token(view: Json, seat: int, token: str) -> Json:
    mine = seat == view["active"]
    return {
        "token": token,
        "type": TOKENS[token].type,
        "live": mine and token in view["live"],
        "used": mine and token in view["used"],
    }


def _shields(state: ArchitectsState, view: Json, seat: int) -> Json:
    """Own shields beside the neighbours', and what a battle now would bring (AR-73, AR-74)."""
    shields = [one["shields"] for one in view["seats"]]
    return {
        "mine": shields[seat],
        "left": shields[(seat + 1) % len(shields)],
        "right": shields[seat - 1],
        "would_win": state.would_win(seat),
        "battle_due": view["battle_due"],
    }
