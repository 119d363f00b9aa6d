"""What a seat may know: everything but the choices others have sealed and the coming dice (DI-120).

Built from nothing: the seat's own board as it stands, those of others as the round began.
"""

from __future__ import annotations

from septem.core.model import Json
from septem.games.dice.codes import ACTION, BONUS, CROSS, FREE, MORE
from septem.games.dice.engine import DiceState
from septem.games.dice.position import ENDS, GONE, RESERVE, board_out, dice_at, forum_out, ids_in
from septem.games.dice.sheet_columns import Words, effect_buildings
from septem.games.dice.tables import BUILDINGS, CITY_BUILDINGS, COLOUR_IDS, DIE_COLOUR, DIE_IDS, SECTION_COST

PHASES = {ACTION: "action", CROSS: "choose_box", FREE: "free_build", MORE: "extra_action", BONUS: "choose_bonus"}


def seen(seat: int | None, base: DiceState, state: DiceState) -> Json:
    """The game's part of a view."""
    words: Words = base.sheet_named()
    dump = base.dump()
    own = state.dump()["seats"][seat] if seat is not None else None
    boards = [_board(words, own if own is not None and other == seat else given) for other, given in _listed(dump)]
    return {
        "phase": _phase(seat, dump["ended"], state),
        "owed": [] if own is None else [_owed(words, frame) for frame in reversed(own["owed"])],
        "round": dump["round"],
        "last_round": dump["last_round"] or None,
        "ended": ENDS[dump["ended"]] or None,
        "forum": _forum(dump),
        "reserve": dice_at(dump, RESERVE),
        "removed": dice_at(dump, GONE),
        "seats": boards,
        "start": None if seat is None else board_out(words, dump["seats"][seat], at_start=True),
    }


def _listed(dump: Json) -> list[tuple[int, Json]]:
    return list(enumerate(dump["seats"]))


def _phase(seat: int | None, ended: int, state: DiceState) -> str:
    if ended:
        return "over"
    return "waiting" if seat is None else PHASES.get(state.owed(seat)[0], "waiting")


def _owed(words: Words, frame: tuple[int, int, int]) -> Json:
    """One thing the seat still has to do, the next one first."""
    kind, argument, rest = frame
    if kind == CROSS:
        return {"owes": "choose_box", "buildings": effect_buildings(words.pool[argument]), "left": rest}
    if kind == BONUS:
        return {"owes": "choose_bonus", "building": BUILDINGS[argument]}
    if kind in PHASES:
        return {"owes": PHASES[kind]}
    return {"owes": "effects", "effects": words.pool[argument : argument + rest]}


def _forum(dump: Json) -> list[Json]:
    shown = forum_out(dump)
    return [
        {
            "die": die,
            "colour": COLOUR_IDS[DIE_COLOUR[DIE_IDS.index(die)]],
            "face": place["face"],
            "section": place["section"],
            "cost": SECTION_COST[place["section"]],
        }
        for die, place in shown.items()
    ]


def _board(words: Words, seat: Json) -> Json:
    counts = {building: seat["count"][i] for i, building in enumerate(BUILDINGS)}
    points = {building: seat["points"][BUILDINGS.index(building)] for building in CITY_BUILDINGS}
    return {
        **board_out(words, seat, at_start=False),
        "resources": counts["warehouse"],
        "counts": counts,
        "points": points,
        "total": sum(points.values()),
        "die_discount": seat["cheaper"],
        "free_colours": ids_in(COLOUR_IDS, sum(1 << i for i, free in enumerate(seat["free_colour"]) if free)),
        "die_coins": {COLOUR_IDS[i]: coins for i, coins in enumerate(seat["die_coins"]) if coins},
        "unlocked": ids_in(COLOUR_IDS, sum(1 << i for i, opened in enumerate(seat["unlocked"]) if opened)),
        "round_start": {
            "counts": dict(zip(BUILDINGS, seat["start_count"], strict=True)),
            "defences": dict(zip(("barracks_west", "barracks_east"), seat["start_walls"], strict=True)),
        },
    }
