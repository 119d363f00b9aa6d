"""Move codes, their notation and their data. Pure functions; legality is the engine's business.

Actions: `build <die> <box>`, `wonder`, `pass`. Follow-ups: `cross <box>|none`, `bonus <id>`, `extra <action>|none`.
"""

from __future__ import annotations

from typing import assert_never

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
from septem.games.dice.model import Bonus, Build, Cross, Data, Extra, Pass, Phase, Wonder
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import DIE_IDS

NONE = "none"
ANSWERS: dict[str, tuple[Phase, ...]] = {
    "build": ("action",),
    "wonder": ("action",),
    "pass": ("action",),
    "cross": ("choose_box",),
    "bonus": ("choose_bonus",),
    "extra": ("free_build", "extra_action"),
}
"""By the first word of a notation: the phases it belongs to (DI-131)."""


def data_of(code: int, phase: int, words: Words) -> Data:
    """What a code means; `phase` is what it answers."""
    if code >= BOX_CODE:
        return Cross(words.box_ids[code - BOX_CODE])
    if code == NONE_CODE:
        return Cross(None) if phase == CHOOSE_BOX else Extra(None)
    if BONUS_CODE <= code < PER_DIE:
        return Bonus(words.bonus_ids[code - BONUS_CODE])
    action = _action(code, words)
    return Extra(action) if phase in (FREE_BUILD, EXTRA_ACTION) else action


def _action(code: int, words: Words) -> Build | Wonder | Pass:
    if code == PASS_CODE:
        return Pass()
    if code == WONDER_CODE:
        return Wonder()
    return Build(DIE_IDS[code // PER_DIE - 1], words.box_ids[code % PER_DIE])


def notation_of(data: Data) -> str:
    """`build yellow mk_camel1`, `extra pass`, `cross none`, ..."""
    match data:
        case Build(die, box):
            return f"build {die} {box}"
        case Wonder() | Pass():
            return data.action
        case Cross(box):
            return f"cross {NONE if box is None else box}"
        case Bonus(bonus):
            return f"bonus {bonus}"
        case Extra(move):
            return f"extra {NONE if move is None else notation_of(move)}"
    assert_never(data)


def read_notation(text: str, words: Words) -> Data | None:
    """What a notation means, None if it is not one of this game. Nothing is known yet about its legality."""
    match text.split():
        case ["extra", "none"]:
            return Extra(None)
        case ["extra", *rest]:
            action = _read_action(rest, words)
            return None if action is None else Extra(action)
        case ["cross", "none"]:
            return Cross(None)
        case ["cross", box] if box in words.number:
            return Cross(box)
        case ["bonus", bonus] if bonus in words.bonus_ids:
            return Bonus(bonus)
        case action:
            return _read_action(action, words)


def _read_action(parts: list[str], words: Words) -> Build | Wonder | Pass | None:
    match parts:
        case ["build", die, box] if die in DIE_IDS and box in words.number:
            return Build(die, box)
        case ["wonder"]:
            return Wonder()
        case ["pass"]:
            return Pass()
    return None


def phases_of(text: str) -> tuple[Phase, ...]:
    """The phases a notation belongs to by its first word, whatever follows; none if it is no word of this game."""
    first, _, _ = text.strip().partition(" ")
    return ANSWERS.get(first, ())
