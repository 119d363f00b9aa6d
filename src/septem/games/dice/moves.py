"""Move codes, notation and data: pure functions over the names of a sheet.

Actions: `build <die> <box>`, `wonder`, `pass`. Follow-ups: `cross <box>|none`, `bonus <id>`, `extra <action>|none`.
"""

from __future__ import annotations

from typing import Any

from septem.core.model import Json
from septem.games.dice.codes import (
    BUILD_WONDER,
    CROSS,
    FIRST_BONUS,
    FIRST_BOX,
    FIRST_BUILD,
    FREE,
    MORE,
    NONE,
    PASS,
)
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import DIE_IDS

ACTIONS = ("build", "wonder", "pass")
FOLLOW_UPS = ("cross", "bonus", "extra")


def die_and_box(code: int) -> tuple[int, int]:
    """Die and box of a build."""
    return code // FIRST_BUILD - 1, code % FIRST_BUILD


def is_build(code: int) -> bool:
    """Whether the code is that of a build."""
    return FIRST_BUILD <= code < FIRST_BOX


def is_crossing(code: int) -> bool:
    """Whether the code is that of a box chosen by an effect."""
    return code >= FIRST_BOX


def notation(code: int, kind: int, words: Words) -> str:
    """A move in words; `kind` is the frame it answers."""
    if is_crossing(code):
        return f"cross {words.box_ids[code - FIRST_BOX]}"
    if code == NONE:
        return "cross none" if kind == CROSS else "extra none"
    if FIRST_BONUS <= code < FIRST_BUILD:
        return f"bonus {words.bonus_ids[code - FIRST_BONUS]}"
    prefix = "extra " if kind in (FREE, MORE) else ""
    if code == PASS:
        return prefix + "pass"
    if code == BUILD_WONDER:
        return prefix + "wonder"
    die, box = die_and_box(code)
    return f"{prefix}build {DIE_IDS[die]} {words.box_ids[box]}"


def data_of(text: str) -> Json:
    """A notation as data: an action or an answer (DI-131)."""
    match text.split():
        case ["extra", "none"]:
            return {"extra": None}
        case ["extra", *action]:
            return {"extra": data_of(" ".join(action))}
        case ["cross", box]:
            return {"choose_box": None if box == "none" else box}
        case ["bonus", bonus]:
            return {"choose_bonus": bonus}
        case ["build", die, box]:
            return {"type": "build", "die": die, "box": box}
    return {"type": text}


def text_of(data: Json) -> str | None:
    """The notation of move data, None if it has another form."""
    match data:
        case {"extra": None, **rest} if not rest:
            return "extra none"
        case {"extra": dict(action), **rest} if not rest and "type" in action:
            inner = text_of(action)
            return inner and f"extra {inner}"
        case {"choose_box": None, **rest} if not rest:
            return "cross none"
        case {"choose_box": str(box), **rest} if not rest:
            return _joined("cross", box)
        case {"choose_bonus": str(bonus), **rest} if not rest:
            return _joined("bonus", bonus)
        case {"type": "build", "die": str(die), "box": str(box), **rest} if not rest:
            return _joined("build", die, box)
        case {"type": "wonder" | "pass" as action, **rest} if not rest:
            return str(action)
    return None


def _joined(*parts: Any) -> str | None:
    return " ".join(parts) if all(part and not set(part) & set(" \t\n") for part in parts) else None
