"""The form of a Duel position: what may stand in it, and what is assumed for what is left out."""

from __future__ import annotations

from typing import Literal

import msgspec

Decision = Literal[
    "draft_wonder",
    "main",
    "choose_progress",
    "choose_box_progress",
    "choose_destroy",
    "choose_discarded",
    "choose_starter",
    "over",
]


class CityPart(msgspec.Struct, forbid_unknown_fields=True):
    """One city. `wonders`: each constructed wonder with the card under it (null: not known any more)."""

    coins: int = 7
    cards: list[str] = []
    wonders: dict[str, str | None] = {}
    unbuilt: list[str] = []
    tokens: list[str] = []


class DraftPart(msgspec.Struct, forbid_unknown_fields=True):
    """The wonders on offer and the group that nobody has seen yet."""

    group: list[str]
    later: list[str] = []


class EndPart(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended; `winner` only for a supremacy."""

    reason: Literal["civilian", "military_supremacy", "scientific_supremacy"]
    winner: int | None = None


class DuelPart(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a position.

    Left out: `structure` and `later_ages` are dealt from the cards not named; `face_up` is what the layout shows and
    what is available; `board_tokens` are filled up; `looting_tokens` are those the pawn has not reached yet.
    Cards named nowhere are out of the game.
    """

    cities: tuple[CityPart, CityPart]
    age: int = 1
    decision: Decision = "main"
    active: int = 0
    first_player: int = 0
    extra_turn: bool = False
    draft: DraftPart | None = None
    structure: list[str | None] | None = None
    face_up: list[int] | None = None
    later_ages: list[list[str]] | None = None
    discard_pile: list[str] = []
    board_tokens: list[str] | None = None
    library_offer: list[str] = []
    destroy: Literal["brown", "grey"] | None = None
    pawn: int = 0
    looting_tokens: list[str] | None = None
    end: EndPart | None = None
    moves_made: int = 0
    streams: list[int] | None = None
