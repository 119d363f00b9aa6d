"""The border of `DiceState.restore` and `Sheet`: every number within what the engine's arrays hold.

Whether a position is possible and a sheet makes sense is not asked here: `checks.py` and `sheet_check.py` do that.
"""

from typing import Any

from septem.core.calls import entry, lists, whole, wholes
from septem.core.errors import BadCall
from septem.games.dice.codes import (
    ATTACKS,
    BONUSES,
    BOXES,
    CITIES,
    CROSS_UP_TO_TWO,
    DEPTH,
    DICE,
    EFFECT_KINDS,
    ENDINGS,
    GONE,
    POOL,
    REACHES,
    ROWS,
    SECTIONS,
    SIDES,
)
from septem.games.dice.sheet_worth import BONUS_COLUMNS, MOST_WORTH, ROW_COLUMNS
from septem.games.dice.tables import BUILDINGS, COLOUR_IDS

Dump = dict[str, Any]
MOST_COINS = 99_999
MOST_FIGURE = 9999
MOST_EFFECTS = 15  # of one box
MASKS = 2**BOXES - 1

FIGURES = {
    "cities": (0, CITIES),
    "boxes": (0, BOXES),
    "bonuses": (0, BONUSES),
    "start": (0, MOST_FIGURE),
    "cap": (-1, MOST_FIGURE),
    "first_finisher": (0, MOST_FIGURE),
    "opening": (0, MASKS),
}
COLUMNS = {
    "label": (CITIES, 0, MOST_FIGURE),
    "building": (BOXES, 0, len(BUILDINGS) - 1),
    "after": (BOXES, 0, MASKS),
    "before": (BOXES, 0, MASKS),
    "attack": (BOXES, -1, MOST_FIGURE),
    "attack_slot": (BOXES, 0, ATTACKS - 1),
    "defence": (BOXES, 0, 1),
    "mask": (len(BUILDINGS), 0, MASKS),
    "size": (len(BUILDINGS), 0, BOXES),
    "earns": (len(BUILDINGS), 0, 1),
    "fills": (SIDES * DICE, 0, MASKS),
    "cost": (ROWS, 0, MOST_FIGURE),
    "vp": (ROWS, 0, MOST_FIGURE),
    "first": (ROWS, 0, POOL - 1),
    "many": (ROWS, 0, MOST_EFFECTS),
    "cheap": (REACHES * CITIES, 0, MASKS),
    "bonus_first": (BONUSES, 0, POOL - 1),
    "bonus_many": (BONUSES, 0, MOST_EFFECTS),
    "kind": (POOL, 0, len(EFFECT_KINDS) - 1),
    "target": (POOL, 0, MASKS),
    "amount": (POOL, 0, MOST_FIGURE),
    "colour": (POOL, 0, len(COLOUR_IDS) - 1),
    "unlock_path": (CITIES * len(COLOUR_IDS), 0, MASKS),
    "ahead_coins": (REACHES * ROWS, -MOST_WORTH, MOST_WORTH),
    **dict.fromkeys(ROW_COLUMNS, (ROWS, -MOST_WORTH, MOST_WORTH)),
    **dict.fromkeys(BONUS_COLUMNS, (BONUSES, -MOST_WORTH, MOST_WORTH)),
}


def checked_columns(columns: Dump) -> Dump:
    """The columns of a sheet; BadCall names the one that does not fit the arrays or the stack of a turn."""
    found: Dump = {
        name: whole(name, entry("columns", columns, name), low, high) for name, (low, high) in FIGURES.items()
    }
    for name, (count, low, high) in COLUMNS.items():
        found[name] = wholes(name, entry("columns", columns, name), low, high, count, count)
    for first, many in (("first", "many"), ("bonus_first", "bonus_many")):
        if any(begin + count > POOL for begin, count in zip(found[first], found[many], strict=True)):
            raise BadCall(many, "reaches past the end of the effects")
    bonuses = sum(_left_open(found, "bonus_first", "bonus_many", bonus) for bonus in range(BONUSES))
    for city in range(CITIES):
        rows = range(BOXES * city, BOXES * (city + 1))
        if bonuses + sum(_left_open(found, "first", "many", row) for row in rows) > DEPTH - 10:
            raise BadCall("many", "leaves more open in a turn than its stack holds")
    return found


def _left_open(columns: Dump, first: str, many: str, place: int) -> int:
    """How many frames the effects of one box or bonus may leave beneath what they lead to."""
    begin, count = columns[first][place], columns[many][place]
    kinds: list[int] = columns["kind"][begin : begin + count]
    return int(count > 1) + kinds.count(CROSS_UP_TO_TWO)


def checked(dump: Dump, seats: int, limits: list[int]) -> Dump:
    """The same dump with whole numbers throughout; `limits`: cities, boxes and bonuses of the sheet, most rounds."""
    cities, boxes, bonuses, max_rounds = limits
    found: Dump = {
        "round": whole("round", entry("dump", dump, "round"), 1, max_rounds),
        "last_round": whole("last_round", entry("dump", dump, "last_round"), 0, max_rounds + 1),
        "ended": whole("ended", entry("dump", dump, "ended"), 0, len(ENDINGS)),
        "place": wholes("place", entry("dump", dump, "place"), 0, GONE, DICE, DICE),
        "face": wholes("face", entry("dump", dump, "face"), -1, SIDES - 1, DICE, DICE),
        "section": wholes("section", entry("dump", dump, "section"), 0, SECTIONS - 1, DICE, DICE),
    }
    boards = lists("seats", entry("dump", dump, "seats"), seats)
    found["seats"] = [
        {
            "city": whole("city", entry("seats", board, "city"), 0, cities - 1),
            "coins": whole("coins", entry("seats", board, "coins"), 0, MOST_COINS),
            "crossed": whole("crossed", entry("seats", board, "crossed"), 0, 2**boxes - 1),
            "bonuses": whole("bonuses", entry("seats", board, "bonuses"), 0, 2**bonuses - 1),
            "agora_first": whole("agora_first", entry("seats", board, "agora_first"), 0, 1),
            "attacks": wholes("attacks", entry("seats", board, "attacks"), 0, MOST_FIGURE, ATTACKS, ATTACKS),
        }
        for board in boards
    ]
    return found
