"""What a seat may know: everything but the choices others have sealed and the coming dice (DI-120).

Built from nothing: the seat's own board as it stands, those of others as the round began.
"""

from __future__ import annotations

from septem.core.model import Json
from septem.games.dice.codes import CHOOSE_BONUS, CHOOSE_BOX, EFFECTS, ENDINGS, GONE, IN_RESERVE, OVER, PHASES, WAITING
from septem.games.dice.engine import DiceState
from septem.games.dice.position import board_out, dice_at, forum_out, ids_in
from septem.games.dice.sheet_columns import Words, effect_buildings
from septem.games.dice.tables import BUILDINGS, CITY_BUILDINGS, COLOUR_IDS, DIE_COLOUR, DIE_IDS, SECTION_COST


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
        "ended": ENDINGS[dump["ended"]] or None,
        "forum": _forum(dump),
        "reserve": dice_at(dump, IN_RESERVE),
        "removed": dice_at(dump, GONE),
        "seats": boards,
        "start": None if seat is None else board_out(words, dump["seats"][seat], at_start=True),
    }


def _listed(dump: Json) -> list[tuple[int, Json]]:
    return list(enumerate(dump["seats"]))


def _phase(seat: int | None, ended: int, state: DiceState) -> str:
    if ended:
        return PHASES[OVER]
    return PHASES[WAITING if seat is None else state.owed(seat)[0]]


def _owed(words: Words, frame: tuple[int, int, int]) -> Json:
    """One thing the seat still has to do, the next one first."""
    phase, about, times = frame
    found: Json = {"owes": PHASES[phase]}
    if phase == CHOOSE_BOX:
        found |= {"buildings": effect_buildings(words.pool[about]), "left": times}
    elif phase == CHOOSE_BONUS:
        found["building"] = BUILDINGS[about]
    elif phase == EFFECTS:
        found["effects"] = words.pool[about : about + times]
    return found


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
    counts = {building: seat["counts"][i] for i, building in enumerate(BUILDINGS)}
    points = {building: seat["points"][BUILDINGS.index(building)] for building in CITY_BUILDINGS}
    return {
        **board_out(words, seat, at_start=False),
        "resources": counts["warehouse"],
        "counts": counts,
        "points": points,
        "total": sum(points.values()),
        "die_discount": seat["die_discount"],
        "free_colours": ids_in(COLOUR_IDS, sum(1 << i for i, free in enumerate(seat["free_colour"]) if free)),
        "die_coins": {COLOUR_IDS[i]: coins for i, coins in enumerate(seat["die_coins"]) if coins},
        "unlocked": ids_in(COLOUR_IDS, sum(1 << i for i, opened in enumerate(seat["unlocked"]) if opened)),
        "round_start": {
            "counts": dict(zip(BUILDINGS, seat["start_counts"], strict=True)),
            "defences": dict(zip(("barracks_west", "barracks_east"), seat["start_defences"], strict=True)),
        },
    }
