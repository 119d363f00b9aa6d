"""The engine's journal as events, seat by seat, then what ends the round."""

from __future__ import annotations

from collections.abc import Sequence

from septem.core.hooks import Row
from septem.core.model import Event, Json
from septem.games.dice import codes
from septem.games.dice.engine import DiceState
from septem.games.dice.position import ENDS, forum_out
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, DIE_IDS, FACES

OWED = {codes.CROSS: "cross", codes.FREE: "free-build"}


def told(rows: Sequence[Row], after: DiceState) -> list[Event]:
    """Events of one round; the order in which seats sealed is not told."""
    words: Words = after.sheet_named()
    own = sorted((row for row in rows if row[1] >= 0), key=lambda row: row[1])
    common = [row for row in rows if row[1] < 0]
    return [_event(row, words, after) for row in [*own, *common]]


def _event(row: Row, words: Words, after: DiceState) -> Event:
    kind, seat, a, b, c, d = row
    if seat >= 0:
        name, args = _own(kind, a, b, c, d, words, words.city_ids[after.brief(seat)[0]])
        return Event(name, {"seat": seat, **args})
    return Event(*_common(kind, a, b, words, after))


def _own(kind: int, a: int, b: int, c: int, d: int, words: Words, city: str) -> tuple[str, Json]:
    match kind:
        case codes.SAID_BUILD:
            return "build", {"die": DIE_IDS[a], "face": FACES[a][b], "coins": c, "gained": d}
        case codes.SAID_WONDER:
            return "wonder", {"wonder_name": city}
        case codes.SAID_PASS:
            return "pass", {"coins": a}
        case codes.SAID_CROSS:
            box = words.box_ids[a]
            args: Json = {"box": box, "building": words.building_of[box], "coins": b}
            return ("attack", {**args, "points": c}) if c >= 0 else ("cross", args)
        case codes.SAID_COINS:
            return "coins", {"coins": a}
        case codes.SAID_BONUS:
            return "bonus", {"bonus": words.bonus_ids[a], "building": BUILDINGS[b]}
        case codes.SAID_DECLINE:
            return "decline", {"what": OWED[a]}
        case _:
            return "lapse", {"what": OWED[a]}


def _common(kind: int, a: int, b: int, words: Words, after: DiceState) -> tuple[str, Json]:
    match kind:
        case codes.SAID_AGORA:
            return "agora-first", {"seat": a, "building": "agora", "points": b}
        case codes.SAID_SWAP:
            return "swap", {"die": DIE_IDS[b], "removed": DIE_IDS[a]}
        case codes.SAID_LAST_ROUND:
            return "last-round", {"round": a}
        case codes.SAID_ROUND:
            forum = forum_out(after.dump())
            return "round", {"round": a, "die": list(forum), "face": [shown["face"] for shown in forum.values()]}
        case _:
            return "end", {"reason": ENDS[a], "round": b}
