"""What a player would work out at the table: production, prices, military, points now.

It uses public things and the own hand only.
"""

from septem.core.model import Json
from septem.games.wonders.engine import WondersState
from septem.games.wonders.purchases import city_symbols
from septem.games.wonders.scores import tree
from septem.games.wonders.tables import CARD_BASE, CARD_IDS


def explained(state: WondersState, players: int, edition: int, seat: int) -> Json:
    """Prices of the own hand, what the own and the neighbouring cities make, strength, and points as they stand."""
    head = state.situation()
    cities = head["cities"]
    hand = dict.fromkeys(state.hand_of(seat))
    left, right = (seat + 1) % cities, (seat - 1) % cities
    prices = dict(zip(("raw_left", "raw_right", "goods"), state.city(seat)["prices"], strict=True))
    return {
        "produces": _symbols(state, edition, seat, False),
        "sold_by_left": _symbols(state, edition, left, True),
        "sold_by_right": _symbols(state, edition, right, True),
        "trade_prices": prices,
        "card_prices": {CARD_IDS[edition][card]: _price(state, edition, seat, card, head["turn"]) for card in hand},
        "stage_price": _stage_price(state, seat),
        "shields": {"own": state.strength(seat), "left": state.strength(left), "right": state.strength(right)},
        "points_now": [{node.id: node.points for node in tree(state, edition, city)} for city in range(players)],
    }


def _symbols(state: WondersState, edition: int, city: int, for_sale: bool) -> list[str]:
    return ["/".join(symbol) for symbol in city_symbols(state, edition, city, for_sale)]


def _price(state: WondersState, edition: int, seat: int, card: int, turn: int) -> Json:
    """How a card of the hand could be built, and for how many coins in all."""
    facts = state.build_facts(seat, card, turn)
    if facts["same"]:
        return {"how": "built", "coins": None}
    if facts["chained"]:
        return {"how": "chain", "coins": 0}
    if facts["costs_nothing"] or facts["by_board"]:
        return {"how": "free", "coins": 0}
    price = state.price_of(seat, CARD_BASE[edition] + card)
    return {"how": "paid" if price >= 0 else "impossible", "coins": price if price >= 0 else None}


def _stage_price(state: WondersState, seat: int) -> int | None:
    """Coins for the next stage, None if there is none or it cannot be had."""
    row = state.next_stage_row(seat)
    price = state.price_of(seat, row) if row >= 0 else -1
    return price if price >= 0 else None
