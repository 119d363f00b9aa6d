"""Cards, boards and figures of both editions as the data tables list them: what `septem.catalogue` publishes.

Everything is checked against the closed vocabulary of effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal, get_args

import msgspec

from septem.core.errors import BadTable
from septem.core.tables import read_table, row, rows, unique
from septem.games.wonders.model import Colour, SideId

PACKAGE = "septem.games.wonders"
RAW = ("wood", "stone", "clay", "ore")
GOODS = ("glass", "loom", "papyrus")
RESOURCES = RAW + GOODS
COLOURS: tuple[Colour, ...] = get_args(Colour)
SYMBOLS = ("compass", "gear", "tablet", "any")
COUNTED = (*COLOURS, "wonder_stages", "defeat_tokens")
PLACES = ("self", "left", "right")
EDITIONS = (1, 2)
Names = dict[str, str]
"""A name in each language."""


class Effect(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One effect of the closed vocabulary (setup.toml says what each kind means); the kind says which fields count.

    `source`: the neighbours a discount is for; `count` and `where`: what is counted in which cities.
    """

    kind: str
    amount: int = 0
    resources: dict[str, int] = {}
    options: tuple[str, ...] = ()
    sellable: bool = False
    symbol: str = ""
    group: Literal["", "raw", "manufactured"] = ""
    source: tuple[str, ...] = msgspec.field(default=(), name="from")
    price: int = 0
    count: tuple[str, ...] = ()
    where: tuple[str, ...] = ()


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A card. `copies`: for each one the smallest number of players that uses it (guilds are drawn).

    Any building of `chain_from` makes it free. `unverified`: sources disagree about a figure, `doubt` says which.
    """

    id: str
    name: Names
    age: int
    colour: Colour
    effects: tuple[Effect, ...]
    copies: tuple[int, ...]
    cost: dict[str, int] = {}
    chain_from: tuple[str, ...] = ()
    unverified: bool = False
    doubt: str = ""


class Stage(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A stage of a wonder."""

    effects: tuple[Effect, ...]
    cost: dict[str, int] = {}


class BoardSide(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One side of a board."""

    stages: tuple[Stage, ...]


class Board(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A board: the names of its city and its wonder, the resource it makes, and its two sides."""

    id: str
    name: Names
    wonder: Names
    start: str
    sides: dict[SideId, BoardSide]


class Resource(msgspec.Struct, frozen=True):
    """A resource and its group (SW-03)."""

    id: str
    name: Names
    group: Literal["raw", "manufactured"]


class Figures(msgspec.Struct, frozen=True):
    """Figures of the rules. `victory_token_points` and `pass_direction` by age, `guilds_in_deck` by players."""

    start_coins: int
    hand_size: int
    turns_per_age: int
    sale_coins: int
    trade_price: int
    discounted_trade_price: int
    coins_per_point: int
    science_set_points: int
    victory_token_points: dict[str, int]
    defeat_token_points: int
    pass_direction: dict[str, Literal["left", "right"]]
    guilds_in_deck: dict[str, int]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything in the box of an edition."""

    edition: Literal[1, 2]
    cards: tuple[Card, ...]
    boards: tuple[Board, ...]
    sides: tuple[SideId, ...]
    resources: tuple[Resource, ...]
    symbols: tuple[str, ...]
    figures: Figures


# ---- the tables --------------------------------------------------------------------------------
SETUP = read_table(PACKAGE, "setup.toml")


def _cards(edition: int) -> tuple[Card, ...]:
    name = f"cards-{edition}e.toml"
    found = tuple(rows(read_table(PACKAGE, name), "card", Card, name))
    unique((card.id for card in found), name)
    for card in found:
        _check(card, f"{name} {card.id}")
        _known(card.chain_from, [other.id for other in found], f"{name} {card.id}")
    return found


def _boards(edition: int) -> tuple[Board, ...]:
    name = f"boards-{edition}e.toml"
    found = tuple(rows(read_table(PACKAGE, name), "board", Board, name))
    for board in found:
        _known([board.start], RESOURCES, f"{name} {board.id}")
        if list(board.sides) != list(SIDE_IDS[edition - 1]):
            raise BadTable(f"{name} {board.id}", f"must have the sides {', '.join(SIDE_IDS[edition - 1])}")
        for side in board.sides.values():
            for stage in side.stages:
                _check(stage, f"{name} {board.id}")
    return found


def _check(piece: Card | Stage, where: str) -> None:
    """Refuse what the engine could not carry out."""
    _known(piece.cost, ("coins", *RESOURCES), where)
    for effect in piece.effects:
        _known([effect.kind], list(SETUP["vocabulary"]), where)
        _known([*effect.resources, *effect.options], RESOURCES, where)
        _known(effect.count, COUNTED, where)
        _known(effect.where, PLACES, where)
        _known(effect.source, PLACES[1:], where)
        if effect.kind == "science":
            _known([effect.symbol], SYMBOLS[:-1], where)


def _known(found: Iterable[str], allowed: Sequence[str], where: str) -> None:
    for one in found:
        if one not in allowed:
            raise BadTable(where, f"unknown {one!r}; known: {', '.join(allowed)}")


def _figures(edition: int) -> Figures:
    entry: dict[str, Any] = SETUP["edition"][str(edition)]
    return row({name: entry[name] for name in Figures.__struct_fields__}, Figures, f"setup.toml edition {edition}")


SIDE_IDS: tuple[tuple[SideId, ...], ...] = tuple(tuple(SETUP["edition"][str(edition)]["sides"]) for edition in EDITIONS)
CARDS = tuple(_cards(edition) for edition in EDITIONS)
BOARDS = tuple(_boards(edition) for edition in EDITIONS)
FIGURES = tuple(_figures(edition) for edition in EDITIONS)


@cache
def catalogue(edition: Literal[1, 2]) -> Catalogue:
    """All cards and boards of an edition."""
    raw, names = SETUP["resource_groups"]["raw"], SETUP["resource_names"]
    return Catalogue(
        edition=edition,
        cards=CARDS[edition - 1],
        boards=BOARDS[edition - 1],
        sides=SIDE_IDS[edition - 1],
        resources=tuple(Resource(name, names[name], "raw" if name in raw else "manufactured") for name in RESOURCES),
        symbols=SYMBOLS[:-1],
        figures=FIGURES[edition - 1],
    )
