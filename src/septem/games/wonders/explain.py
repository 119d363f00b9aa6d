"""What a player would work out at the table: payments, production, prices, strength, points now.

It uses public things and the own hand only.
"""

from __future__ import annotations

from septem.games.wonders.catalogue import FIGURES
from septem.games.wonders.engine import WondersState
from septem.games.wonders.gains import points_of
from septem.games.wonders.model import Bought, CardPrice, Explanation, Payment, StagePrice, Strength, TradePrices
from septem.games.wonders.purchases import COSTS, Market, market, missing, sources
from septem.games.wonders.scores import counted
from septem.games.wonders.tables import CARD_BASE, CARD_IDS


def payment(market: Market, row: int, left: int, right: int) -> Payment:
    """Who gets how much for what, for a split that the engine offers."""
    cost = COSTS[row]
    units = sources(market, cost.units, left, right)
    return Payment(
        total=cost.coins + left + right,
        bank=cost.coins,
        own=units["own"],
        left=Bought(left, units["left"]),
        right=Bought(right, units["right"]),
    )


def explain(state: WondersState, edition: int, seat: int) -> Explanation:
    """Prices of the own hand, what the own and the neighbouring cities make, strength, and points as they stand."""
    own = state.city(seat)
    left, right = (state.city(city) for city in own["neighbours"])
    around = market(edition, own, left, right)
    return Explanation(
        produces=around.own,
        sold_by_left=around.left,
        sold_by_right=around.right,
        trade_prices=TradePrices(around.raw_left, around.raw_right, around.goods),
        cards=tuple([_price(state, edition, seat, card, around) for card in dict.fromkeys(state.hand_of(seat))]),
        stage=_stage_price(state, seat, own["stages"] + 1, around),
        shields=_strength(edition, state.situation()["age"], own["shields"], left["shields"], right["shields"]),
        points=tuple([sum(state.categories(city)) for city in range(state.seat_count())]),
        counted=tuple([counted(state, city) for city in range(state.situation()["cities"])]),
    )


def _strength(edition: int, age: int, own: int, left: int, right: int) -> Strength:
    """Shields, and what conflicts with both neighbours would bring now."""
    figures = FIGURES[edition]
    won, lost = figures.victory_token_points[str(age + 1)], figures.defeat_token_points
    outcome = [won if own > other else lost if own < other else 0 for other in (left, right)]
    return Strength(own, left, right, left_points=outcome[0], right_points=outcome[1])


def _price(state: WondersState, edition: int, seat: int, card: int, around: Market) -> CardPrice:
    """How a card of the hand could be built, for how many coins in all, and what it is worth now."""
    name = CARD_IDS[edition][card]
    facts = state.build_facts(seat, card)
    if facts["same"]:
        return CardPrice(name, "built", None)
    points = points_of(state, edition, seat, card)
    if facts["chained"]:
        return CardPrice(name, "chain", 0, points=points)
    if facts["costs_nothing"] or facts["by_board"]:
        return CardPrice(name, "free", 0, points=points)
    row = CARD_BASE[edition] + card
    price = state.price_of(seat, row)
    if price >= 0:
        return CardPrice(name, "paid", price, points=points)
    return CardPrice(name, "impossible", None, missing(around, COSTS[row].units), points)


def _stage_price(state: WondersState, seat: int, stage: int, around: Market) -> StagePrice | None:
    row = state.next_stage_row(seat)
    if row < 0:
        return None
    price = state.price_of(seat, row)
    return StagePrice(stage, price) if price >= 0 else StagePrice(stage, None, missing(around, COSTS[row].units))
