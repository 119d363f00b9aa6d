"""Advice from what a seat may know: boxes each die can fill and their price, points now, the Guild condition."""

from __future__ import annotations

from septem.games.dice.engine import DiceState
from septem.games.dice.model import BoxPrice, DiePrice, Explanation, Facing, Payment
from septem.games.dice.reasons import NO_DIE, Offer, Situation
from septem.games.dice.tables import BUILDINGS, CITY_BUILDINGS, COMPARE_FACES, DIE_IDS, EAST, FACES, WEST

GUILD_FACES = FACES[DIE_IDS.index("purple")]


def payment(here: Situation, die: int, box: int) -> Payment:
    """What a box costs with a die or without one and what it brings."""
    row = here.board[box]
    construction = here.constructions[box]
    die_cost, gained = (here.offers[die].die_cost, here.offers[die].gained) if die != NO_DIE else (0, 0)
    return Payment(
        row.id,
        row.building,
        die_cost + construction,
        gained,
        die_cost,
        construction,
        row.cost,
        here.resources,
        row.vp,
        row.effects,
        here.attack(box),
    )


def explain(base: DiceState, state: DiceState, seat: int) -> Explanation:
    """For each die its boxes; points by building; who satisfies the Guild condition on which face; defences met."""
    here = Situation(state, seat)
    points: list[int] = here.own["points"]
    return Explanation(
        dice=tuple([_die(here, die, offer) for die, offer in here.offers.items()]),
        wonder=_wonder(here),
        score=dict(zip(CITY_BUILDINGS, points[1:], strict=True)),
        points=sum(points),
        guild={face: tuple(base.guild(number)) for number, face in enumerate(GUILD_FACES) if face in COMPARE_FACES},
        facing={BUILDINGS[barracks]: Facing(*base.attacked(seat, barracks)) for barracks in (WEST, EAST)},
    )


def _die(here: Situation, die: int, offer: Offer) -> DiePrice:
    boxes = [_box(here, die, box) for box in here.open_boxes(offer)]
    return DiePrice(DIE_IDS[die], offer.unlocked, offer.die_cost, tuple(boxes))


def _box(here: Situation, die: int, box: int) -> BoxPrice:
    code = here.build_code(die, box)
    return BoxPrice(payment(here, die, box), code is None, code)


def _wonder(here: Situation) -> BoxPrice | None:
    box = here.state.next_wonder(here.seat)
    if box < 0:
        return None
    reason = here.why_not_pay(box)
    return BoxPrice(payment(here, NO_DIE, box), reason is None, reason.code if reason else None)
