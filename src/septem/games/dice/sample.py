"""A position drawn from a view: all boards and dice are public, so only the streams of coming dice are drawn anew."""

from __future__ import annotations

from septem.core.model import Json
from septem.core.rng import Rng

BOARD = ("city", "coins", "crossed", "bonuses", "attacks", "agora_first")


def sampled(view: Json, rng: Rng) -> Json:
    """The game's own part of a position as the viewer may know it, with random streams."""
    boards = [{field: board[field] for field in BOARD} for board in view["seats"]]
    if view["seat"] is not None:
        boards[view["seat"]] = dict(view["start"])
    return {
        "round": view["round"],
        "last_round": view["last_round"],
        "ended": view["ended"],
        "forum": {die["die"]: {"face": die["face"], "section": die["section"]} for die in view["forum"]},
        "removed": list(view["removed"]),
        "seats": boards,
        "streams": [rng.below(2**31 - 1) + 1 for _ in range(8)],
    }
