"""The game's own part of a position: Forum and boards at the beginning of a round, in names, fully checked.

Choices of the running round are not in it: the facade writes them down as sealed moves.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from septem.core.model import Json
from septem.games.dice.codes import ENDINGS, GONE
from septem.games.dice.engine import DiceState
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import DIE_IDS, FACES


class ForumDie(msgspec.Struct, forbid_unknown_fields=True):
    """What a die shows and where it lies."""

    face: str
    section: int


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """One seat; `attacks` are the points written down (default: as printed)."""

    city: str
    coins: int
    crossed: list[str] = []
    bonuses: list[str] = []
    attacks: dict[str, int] = {}
    agora_first: bool | None = None


class DicePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The state at the beginning of a round, or of a finished game."""

    seats: list[Board]
    forum: dict[str, ForumDie]
    round: int = 1
    last_round: int | None = None
    ended: str | None = None
    removed: list[str] | None = None
    streams: list[int] = []


# ---- out ------------------------------------------------------------------------------------------


def position_out(state: DiceState) -> Json:
    """Names from a state: the beginning of its round."""
    words: Words = state.sheet_named()
    dump = state.dump()
    return {
        "round": dump["round"],
        "last_round": dump["last_round"] or None,
        "ended": ENDINGS[dump["ended"]] or None,
        "forum": forum_out(dump),
        "removed": dice_at(dump, GONE),
        "seats": [board_out(words, seat, at_start=True) for seat in dump["seats"]],
        "streams": state.streams(),
    }


def forum_out(dump: Json) -> Json:
    """The rolled dice, by name."""
    return {
        DIE_IDS[die]: {"face": FACES[die][dump["face"][die]], "section": dump["section"][die]}
        for die in range(len(DIE_IDS))
        if dump["face"][die] >= 0
    }


def dice_at(dump: Json, place: int) -> list[str]:
    """Names of the dice in the reserve or out of the game."""
    return [DIE_IDS[die] for die in range(len(DIE_IDS)) if dump["place"][die] == place]


def board_out(words: Words, seat: Json, *, at_start: bool) -> Json:
    """One board in names, now or as its turn began."""
    prefix = "start_" if at_start else ""
    crossed = ids_in(words.box_ids, seat[f"{prefix}crossed"])
    slots = attack_boxes(words)
    return {
        "city": words.city_ids[seat["city"]],
        "coins": seat[f"{prefix}coins"],
        "crossed": crossed,
        "bonuses": ids_in(words.bonus_ids, seat[f"{prefix}bonuses"]),
        "attacks": {box: seat["attacks"][i] for i, box in enumerate(slots) if box in crossed},
        "agora_first": bool(seat["agora_first"]),
    }


def ids_in(ids: Sequence[str], mask: int) -> list[str]:
    """The ids whose bits are set."""
    return [one for i, one in enumerate(ids) if mask >> i & 1]


def attack_boxes(words: Words) -> list[str]:
    """Attack boxes in the order of the engine's slots."""
    return [box for box, row in words.rows.boxes.items() if row.attack is not None]
