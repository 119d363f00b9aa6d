"""Advice from what a seat may know: boxes each die can fill and their price, points now, the Guild condition."""

from __future__ import annotations

from septem.core.model import Json, Move, Reason
from septem.games.dice.codes import BOX_CODE, PASS_CODE, WONDER_CODE
from septem.games.dice.engine import DiceState
from septem.games.dice.moves import die_and_box, is_build, is_crossing
from septem.games.dice.reasons import Judge
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, COMPARE_FACES, DIE_IDS, EAST, FACES, WEST

GUILD_FACES = FACES[DIE_IDS.index("purple")]


def why(state: DiceState, seat: int, code: int) -> Json:
    """Price and effect of a legal move."""
    if code == PASS_CODE:
        return {"coins_gained": state.income(seat)}
    if code == WONDER_CODE:
        return price(state, seat, -1, state.next_wonder(seat))
    if is_build(code):
        return price(state, seat, *die_and_box(code))
    return price(state, seat, -1, code - BOX_CODE) if is_crossing(code) else {}


def price(state: DiceState, seat: int, die: int, number: int) -> Json:
    """What a box costs with a die (-1: none) and what it brings."""
    words: Words = state.sheet_named()
    die_cost, construction, gained = state.bill(seat, die, number)
    box = words.box_ids[number]
    city, _, resources = state.brief(seat)
    row = words.boards[words.city_ids[city]][box]
    found: Json = {
        "box": box,
        "building": row.building,
        "cost": row.cost,
        "resources": resources,
        "construction": construction,
        "die_cost": die_cost,
        "coins_gained": gained,
        "coins_paid": die_cost + construction,
        "vp": row.vp,
        "effects": row.effects,
    }
    if row.attack is not None:
        _, met = state.attacked(seat, BUILDINGS.index(row.building))
        found |= {"attack": row.attack, "defences": met, "points": state.attack_of(seat, number)}
    return found


def explain(base: DiceState, state: DiceState, seat: int) -> Json:
    """For each die its boxes; points by building; who satisfies the Guild condition on which face; defences met."""
    dump = state.dump()
    own = dump["seats"][seat]
    judge = Judge(state, seat)
    seats = base.seat_count()
    return {
        "dice": [_die(state, seat, die, judge) for die in range(len(DIE_IDS)) if dump["face"][die] >= 0],
        "wonder": _wonder(state, seat, judge),
        "points": dict(zip(BUILDINGS[1:], own["points"][1:], strict=True)),
        "guild": {
            face: [other for other in range(seats) if base.guild(other, number)]
            for number, face in enumerate(GUILD_FACES)
            if face in COMPARE_FACES
        },
        "facing": {BUILDINGS[barracks]: _facing(base, seat, barracks) for barracks in (WEST, EAST)},
    }


def _facing(base: DiceState, seat: int, barracks: int) -> Json:
    other, met = base.attacked(seat, barracks)
    return {"seat": other, "defences": met}


def _die(state: DiceState, seat: int, die: int, judge: Judge) -> Json:
    boxes = [box for box in judge.filled_by(die) if not judge.crossed(box)]
    return {
        "die": DIE_IDS[die],
        "unlocked": state.may_choose(seat, die),
        "die_cost": state.bill(seat, die, 0)[0],
        "boxes": [_possible(state, seat, die, box, judge) for box in boxes],
    }


def _possible(state: DiceState, seat: int, die: int, box: str, judge: Judge) -> Json:
    number = judge.words.box_ids.index(box)
    reason = judge.why_not_build(die, box)
    return {**price(state, seat, die, number), "possible": reason is None, "reason": _code(reason)}


def _wonder(state: DiceState, seat: int, judge: Judge) -> Json | None:
    number = state.next_wonder(seat)
    if number < 0:
        return None
    reason = judge.why_not_pay(-1, judge.words.box_ids[number])
    return {**price(state, seat, -1, number), "possible": reason is None, "reason": _code(reason)}


def _code(reason: Reason | None) -> str | None:
    return reason.code if reason else None


def explained(state: DiceState, seat: int, code: int, text: str, data: Json) -> Move:
    """A legal move with its price."""
    return Move(code, text, data, why(state, seat, code))
