"""How good a move of Duel looks, from the view alone: what it brings at once and what it takes from the other."""

from __future__ import annotations

from septem.core.model import Json, Move
from septem.games.duel.catalogue import CARDS, SYMBOLS, TOKENS, WONDERS, Per, Piece
from septem.games.duel.tables import CAPITAL, LEAD_POINTS, LOOT, LOOT_BIT, LOOT_IDS, SYMBOLS_TO_WIN

PIECES = {piece.id: piece for piece in (*CARDS, *WONDERS, *TOKENS)}
WIN = 1000.0
DANGER = 25.0
COIN = 0.35
SHIELD = 0.8
AGAIN = 3.0
DENIED = 0.35
UNIT = {1: 3.2, 2: 2.2, 3: 0.0}
CHOICE = {1: 4.0, 2: 3.5, 3: 1.0}
FIXED = {1: 1.8, 2: 1.2, 3: 0.0}
SYMBOL = 1.2
PAIR = 4.5
TOKEN_WORTH = {"economy": 3.5, "law": 3.0, "masonry": 2.5, "architecture": 3.0, "strategy": 4.0, "theology": 5.0}
TOKEN_WORTH |= {"mathematics": 4.0, "urbanism": 4.0}


def value(view: Json, move: Move) -> float:
    """The higher the better; only differences between moves of one decision matter."""
    seat = view["seat"]
    data = move.data
    match data["action"]:
        case "starter":
            return float(data["seat"] == seat)
        case "destroy":
            return _lasting(view, 1 - seat, PIECES[data["card"]])
        case "draft":
            return gain(view, seat, PIECES[data["wonder"]])
        case "progress" | "library":
            return gain(view, seat, PIECES[data["token"]])
        case "revive":
            return gain(view, seat, PIECES[data["card"]])
    denied = DENIED * min(gain(view, 1 - seat, PIECES[data["card"]]), DANGER) - _exposed(view, data["slot"])
    match data["action"]:
        case "discard":
            return denied + COIN * float(move.why["income"])
        case "build":
            return denied + gain(view, seat, PIECES[data["card"]]) - _cost(move)
    return denied + gain(view, seat, PIECES[data["wonder"]]) - _cost(move)


def _cost(move: Move) -> float:
    to_other = 0.5 if "trade_to" in move.why else 0.0
    paid = COIN * float(move.why["total"]) + to_other * COIN * float(move.why["trade"])
    return paid - COIN * float(move.why.get("urbanism", 0))


def gain(view: Json, seat: int, piece: Piece) -> float:
    """What a piece is worth to a seat: points, coins, conflict, science, and what it produces later."""
    city, other = view["cities"][seat], view["cities"][1 - seat]
    worth = float(piece.effect("points") or 0) + TOKEN_WORTH.get(piece.id, 0.0)
    for word, rate in (("points_per", 1.0), ("coins_per", COIN)):
        per = piece.effect(word)
        if per:
            worth += rate * _counted(city, other, per)
    worth += COIN * (float(piece.effect("coins") or 0) + float(piece.effect("opponent_loses_coins") or 0))
    worth += AGAIN if piece.effect("play_again") or (piece in WONDERS and "theology" in city["tokens"]) else 0.0
    worth += 3.0 if piece.effect("progress_from_box") else 0.0
    worth += min(4.0, 0.5 * len(view["discard_pile"])) if piece.effect("build_from_discard") else 0.0
    worth += 2.0 if piece.effect("destroy_opponent_card") else 0.0
    return worth + _lasting(view, seat, piece) + _conflict(view, seat, piece) + _science(view, seat, piece)


def _counted(city: Json, other: Json, per: Per) -> float:
    def count(one: Json) -> int:
        cards = [PIECES[card].colour for card in one["cards"]]
        sizes = {
            "wonder": len(one["wonders"]),
            "progress_token": len(one["tokens"]) + 1,
            "coin_set_of_3": one["coins"] // 3,
        }
        return sum(sizes.get(thing, cards.count(thing)) for thing in per.count)

    return float(per.amount * (count(city) if per.city == "own" else max(count(city), count(other))))


def _lasting(view: Json, seat: int, piece: Piece) -> float:
    """Production and prices, worth less the later it is and the more there is of it."""
    age = max(1, view["age"])
    city = view["cities"][seat]
    worth = 0.0
    for good, units in (piece.effect("produce") or {}).items():
        worth += UNIT[age] * units / (1 + city["production"][good])
    if piece.effect("produce_choice"):
        worth += CHOICE[age]
    for good in piece.effect("trade_price") or ():
        worth += FIXED[age] * (city["prices"][good] - 1) / (1 + city["production"][good])
    return worth


def _conflict(view: Json, seat: int, piece: Piece) -> float:
    """Steps of the pawn: points of the zones, looting, and how near either capital is."""
    shields = int(piece.effect("shields") or 0)
    if not shields:
        return 0.0
    if piece.colour == "red" and "strategy" in view["cities"][seat]["tokens"]:
        shields += 1
    lead = view["pawn"] if seat == 0 else -view["pawn"]
    after = min(CAPITAL, lead + shields)
    if after == CAPITAL:
        return WIN
    lying = sum(1 << LOOT_IDS.index(token) for token in view["looting_tokens"])
    passed = {LOOT_BIT[seat][step] & lying: LOOT[step] for step in range(max(0, lead) + 1, after + 1)}
    looted = sum(coins for token, coins in passed.items() if token)
    return SHIELD * shields + 0.7 * (_led(after) - _led(lead)) + COIN * looted


def _led(lead: int) -> float:
    return float(LEAD_POINTS[lead] if lead >= 0 else -LEAD_POINTS[-lead])


def _science(view: Json, seat: int, piece: Piece) -> float:
    """A new symbol, a pair, or the last one needed."""
    symbol = piece.effect("science")
    if not symbol:
        return 0.0
    own = view["cities"][seat]["symbols"]
    if symbol in own:
        return PAIR if view["board_tokens"] else 0.0
    if len(own) + 1 >= SYMBOLS_TO_WIN:
        return WIN
    return SYMBOL + 0.5 * len(own) if symbol in SYMBOLS else 0.0


def _exposed(view: Json, slot: int) -> float:
    """What the other could take next because this card no longer covers it."""
    freed = [place for place in view["structure"] if place["covered_by"] == [slot]]
    shown = [gain(view, 1 - view["seat"], PIECES[place["card"]]) for place in freed if place["card"]]
    return 0.25 * min(DANGER * 4, max(shown, default=0.0)) + 0.3 * sum(place["card"] is None for place in freed)
