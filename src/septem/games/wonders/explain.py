"""What a player would work out at the table: payments, production, prices, strength, points now.

It uses public things and the own hand only.
"""

from __future__ import annotations

from typing import Literal

from septem.games.wonders.catalogue import FIGURES
from septem.games.wonders.dumps import Dump
from septem.games.wonders.engine import WondersState
from septem.games.wonders.gains import points_of, science_gains
from septem.games.wonders.model import (
    Bought,
    CardPrice,
    Explanation,
    Payment,
    StagePrice,
    Strength,
    Stronger,
    TradePrices,
)
from septem.games.wonders.purchases import COSTS, MADE, Market, covered, market, missing, sources
from septem.games.wonders.scores import counted
from septem.games.wonders.tables import CARD_BASE, CARD_IDS, STAGE_COUNT, STAGE_ROW, side_row


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


def explain(state: WondersState, edition: int, viewer: int | None) -> Explanation:
    """Prices of the own hand, what the own and the neighbouring cities make, strength, and points as they stand.

    A spectator sees the table of seat 0 without its hand.
    """
    seat = viewer or 0
    own = state.city(seat)
    left, right = (state.city(city) for city in own["neighbours"])
    around = market(edition, own, left, right)
    rows = _stages_left(edition, own)
    prices = [_stage_price(state, seat, own["stages"] + 1 + at, row, around) for at, row in enumerate(rows)]
    hand = () if viewer is None else dict.fromkeys(state.hand_of(seat))
    return Explanation(
        produces=around.own,
        sold_by_left=around.left,
        sold_by_right=around.right,
        trade_prices=TradePrices(around.raw_left, around.raw_right, around.goods),
        cards=tuple([_price(state, edition, seat, card, around, own["stages"], rows) for card in hand]),
        stage=prices[0] if prices else None,
        shields=_strength(edition, state.situation()["age"], own["shields"], left["shields"], right["shields"]),
        points=tuple([sum(state.categories(city)) for city in range(state.seat_count())]),
        counted=tuple([counted(state, city) for city in range(state.situation()["cities"])]),
        later=tuple(prices[1:]),
        science=science_gains(state, edition, seat),
    )


def _stages_left(edition: int, own: Dump) -> list[int]:
    """Rows of the stages still to be built; none before the side is chosen."""
    if own["side"] < 0:
        return []
    side = side_row(edition, own["board"], own["side"])
    return STAGE_ROW[side][own["stages"] : STAGE_COUNT[side]]


def _strength(edition: int, age: int, own: int, left: int, right: int) -> Strength:
    """Shields, and what conflicts with both neighbours would bring now."""
    figures = FIGURES[edition]
    won, lost = figures.victory_token_points[str(age + 1)], figures.defeat_token_points
    outcome = [won if own > other else lost if own < other else 0 for other in (left, right)]
    sides: tuple[tuple[Literal["left", "right"], int], ...] = (("left", left), ("right", right))
    more = [Stronger(side, other - own + 1, won) for side, other in sides if own <= other]
    stronger = tuple(sorted(more, key=lambda one: one.shields))
    return Strength(own, left, right, left_points=outcome[0], right_points=outcome[1], stronger=stronger)


def _price(
    state: WondersState, edition: int, seat: int, card: int, around: Market, built: int, stages: list[int]
) -> CardPrice:
    """How a card of the hand could be built, for how many coins in all, and what it is worth now."""
    name = CARD_IDS[edition][card]
    facts = state.build_facts(seat, card)
    if facts["same"]:
        return CardPrice(name, "built", None)
    row = CARD_BASE[edition] + card
    points = points_of(state, edition, seat, card)
    wanted = next((built + 1 + at for at, stage in enumerate(stages) if _helps(around, row, stage)), None)
    if facts["chained"]:
        return CardPrice(name, "chain", 0, points=points, for_stage=wanted)
    if facts["costs_nothing"] or facts["by_board"]:
        return CardPrice(name, "free", 0, points=points, for_stage=wanted)
    price = state.price_of(seat, row)
    if price >= 0:
        return CardPrice(name, "paid", price, points=points, for_stage=wanted)
    return CardPrice(name, "impossible", None, missing(around, COSTS[row].units), points, wanted)


def _helps(around: Market, card: int, stage: int) -> bool:
    """Whether the city could give more of a stage's units by itself if it had what a card makes."""
    units = COSTS[stage].units
    return bool(MADE[card]) and covered(around.own + MADE[card], units) > covered(around.own, units)


def _stage_price(state: WondersState, seat: int, stage: int, row: int, around: Market) -> StagePrice:
    price = state.price_of(seat, row)
    return StagePrice(stage, price) if price >= 0 else StagePrice(stage, None, missing(around, COSTS[row].units))
