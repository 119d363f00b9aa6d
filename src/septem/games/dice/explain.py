"""Advice from what a seat may know: boxes each die can fill and their price, points now, the Guild condition."""

from __future__ import annotations

from septem.core.model import Json, Move, Reason
from septem.games.dice.codes import BUILD_WONDER, FIRST_BOX, FREE, PASS
from septem.games.dice.engine import DiceState
from septem.games.dice.moves import die_and_box, is_build, is_crossing
from septem.games.dice.reasons import Judge
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, COMPARE_FACES, DIE_IDS, EAST, FACES, PASS_COINS, WEST

GUILD_FACES = FACES[DIE_IDS.index("purple")]


def why(state: DiceState, seat: int, code: int) -> Json:
    """Price and effect of a legal move."""
    words: Words = state.sheet_named()
    if code == PASS:
        return {"coins_gained": PASS_COINS}
    if not (is_build(code) or is_crossing(code) or code == BUILD_WONDER):
        return {}
    die, number = -1, code - FIRST_BOX
    if is_build(code):
        die, number = die_and_box(code)
    if code == BUILD_WONDER:
        number = next_wonder(words, state.brief(seat)[1])
    return price(state, seat, die, number)


def next_wonder(words: Words, crossed: int) -> int:
    """Number of the next Wonder box (DI-40)."""
    boxes = [words.box_ids.index(box) for box in words.boxes_of("wonder")]
    return next((box for box in boxes if not crossed >> box & 1), -1)


def price(state: DiceState, seat: int, die: int, number: int) -> Json:
    """What a box costs with a die (-1: none) and what it brings."""
    words: Words = state.sheet_named()
    free = int(state.owed(seat)[0] == FREE)
    die_cost, construction, gained = state.price(seat, die, number, free)
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
        met = state.met_defences(seat, BUILDINGS.index(row.building))
        found |= {"attack": row.attack, "defences": met, "points": max(0, row.attack - met)}
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
        "facing": {
            "barracks_west": {"seat": (seat + 1) % seats, "defences": base.met_defences(seat, WEST)},  # DI-71
            "barracks_east": {"seat": (seat - 1) % seats, "defences": base.met_defences(seat, EAST)},
        },
    }


def _die(state: DiceState, seat: int, die: int, judge: Judge) -> Json:
    boxes = [box for box in judge.filled_by(die) if not judge.crossed(box)]
    return {
        "die": DIE_IDS[die],
        "unlocked": judge.unlocked(die),
        "die_cost": state.price(seat, die, 0, int(judge.kind == FREE))[0],
        "boxes": [_possible(state, seat, die, box, judge) for box in boxes],
    }


def _possible(state: DiceState, seat: int, die: int, box: str, judge: Judge) -> Json:
    number = judge.words.box_ids.index(box)
    reason = judge.why_not_build(die, box)
    return {**price(state, seat, die, number), "possible": reason is None, "reason": _code(reason)}


def _wonder(state: DiceState, seat: int, judge: Judge) -> Json | None:
    number = next_wonder(judge.words, judge.own["crossed"])
    if number < 0:
        return None
    reason = judge.why_not_pay(-1, judge.words.box_ids[number])
    return {**price(state, seat, -1, number), "possible": reason is None, "reason": _code(reason)}


def _code(reason: Reason | None) -> str | None:
    return reason.code if reason else None


def explained(state: DiceState, seat: int, code: int, text: str, data: Json) -> Move:
    """A legal move with its price."""
    return Move(code, text, data, why(state, seat, code))
