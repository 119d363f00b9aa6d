"""Move codes, notation and data: pure functions over the names of a sheet.

Actions: `build <die> <box>`, `wonder`, `pass`. Follow-ups: `cross <box>|none`, `bonus <id>`, `extra <action>|none`.
"""

from __future__ import annotations

from typing import Any

from septem.core.model import Json
from septem.games.dice.codes import (
    BONUS_CODE,
    BOX_CODE,
    CHOOSE_BOX,
    EXTRA_ACTION,
    FREE_BUILD,
    NONE_CODE,
    PASS_CODE,
    PER_DIE,
    WONDER_CODE,
)
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import DIE_IDS

ACTIONS = ("build", "wonder", "pass")
FOLLOW_UPS = ("cross", "bonus", "extra")


def die_and_box(code: int) -> tuple[int, int]:
    """Die and box of a build."""
    return code // PER_DIE - 1, code % PER_DIE


def is_build(code: int) -> bool:
    """Whether the code is that of a build."""
    return PER_DIE <= code < BOX_CODE


def is_crossing(code: int) -> bool:
    """Whether the code is that of a box chosen by an effect."""
    return code >= BOX_CODE


def notation(code: int, phase: int, words: Words) -> str:
    """A move in words; `phase` is what it answers."""
    if is_crossing(code):
        return f"cross {words.box_ids[code - BOX_CODE]}"
    if code == NONE_CODE:
        return "cross none" if phase == CHOOSE_BOX else "extra none"
    if BONUS_CODE <= code < PER_DIE:
        return f"bonus {words.bonus_ids[code - BONUS_CODE]}"
    prefix = "extra " if phase in (FREE_BUILD, EXTRA_ACTION) else ""
    if code == PASS_CODE:
        return prefix + "pass"
    if code == WONDER_CODE:
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
