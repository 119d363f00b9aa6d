"""Journal rows of the engine as events: message ids with arguments, seat by seat, then what ends the round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from septem.core.hooks import Row
from septem.core.model import Event, Json
from septem.games.dice.codes import CHOOSE_BOX, ENDINGS, EVENTS, FREE_BUILD
from septem.games.dice.engine import DiceState
from septem.games.dice.position import forum_out
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, DIE_IDS, FACES

OWED = {CHOOSE_BOX: "cross", FREE_BUILD: "free-build"}


def told(rows: Sequence[Row], after: DiceState) -> list[Event]:
    """Events of one round; the order in which seats sealed is not told."""
    own = sorted((row for row in rows if row[1] >= 0), key=lambda row: row[1])
    common = [row for row in rows if row[1] < 0]
    return [*(_own(row, after) for row in own), *(_common(row, after) for row in common)]


def _own(row: Row, after: DiceState) -> Event:
    """What one seat did."""
    kind, seat, *args = row
    if EVENTS[kind] == "wonder":
        words: Words = after.sheet_named()
        return Event("wonder", {"seat": seat, "wonder_name": words.city_ids[after.brief(seat)[0]]})
    return Event(EVENTS[kind], {"seat": seat, **ARGS[EVENTS[kind]](after.sheet_named(), *args)})


def _common(row: Row, after: DiceState) -> Event:
    """What concerns all."""
    kind, _, *args = row
    if EVENTS[kind] == "round":
        forum = forum_out(after.dump())
        faces = [shown["face"] for shown in forum.values()]
        return Event("round", {"round": args[0], "die": list(forum), "face": faces})
    return Event(EVENTS[kind], ARGS[EVENTS[kind]](after.sheet_named(), *args))


def _box(words: Words, box: int, coins: int) -> Json:
    return {"box": words.box_ids[box], "building": words.building_of[words.box_ids[box]], "coins": coins}


ARGS: dict[str, Callable[[Words, int, int, int, int], Json]] = {
    "build": lambda words, die, face, cost, gained: {
        "die": DIE_IDS[die],
        "face": FACES[die][face],
        "coins": cost,
        "gained": gained,
    },
    "pass": lambda words, coins, b, c, d: {"coins": coins},
    "cross": lambda words, box, paid, c, d: _box(words, box, paid),
    "attack": lambda words, box, paid, points, d: {**_box(words, box, paid), "points": points},
    "coins": lambda words, coins, b, c, d: {"coins": coins},
    "bonus": lambda words, bonus, building, c, d: {"bonus": words.bonus_ids[bonus], "building": BUILDINGS[building]},
    "decline": lambda words, phase, b, c, d: {"what": OWED[phase]},
    "lapse": lambda words, phase, b, c, d: {"what": OWED[phase]},
    "agora-first": lambda words, seat, points, c, d: {"seat": seat, "building": "agora", "points": points},
    "swap": lambda words, removed, die, c, d: {"die": DIE_IDS[die], "removed": DIE_IDS[removed]},
    "last-round": lambda words, number, b, c, d: {"round": number},
    "end": lambda words, ending, number, c, d: {"reason": ENDINGS[ending], "round": number},
}
