"""Cards, wonders, tokens, structures and the track as the data tables list them: what `septem.catalogue` publishes.

Everything is checked against the closed vocabulary of effects.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeVar, get_args

import msgspec

from septem.core.errors import BadTable
from septem.core.tables import entry_id, read_table, row, rows, unique
from septem.games.duel.model import Colour, Units

PACKAGE = "septem.games.duel"
RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")
RAW, MANUFACTURED = RESOURCES[:3], RESOURCES[3:]
COLOURS: tuple[Colour, ...] = get_args(Colour)
COUNTED = (*COLOURS, "wonder", "progress_token", "coin_set_of_3")

# Effects that act at construction, in the order in which they do (DU-22); the tables list them so.
AT_ONCE = (
    "coins",
    "coins_per",
    "opponent_loses_coins",
    "shields",
    "science",
    "destroy_opponent_card",
    "build_from_discard",
    "progress_from_box",
)


class Per(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """So much for each counted thing, of the own or of the larger city."""

    amount: int
    count: tuple[str, ...]
    city: Literal["own", "max"]


class Draw(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Draw some, keep some."""

    draw: int
    keep: int


class Discount(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Units of the cost that need not be paid."""

    target: str
    resources: int


class Extra(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """More shields for a colour."""

    target: str
    amount: int


class Effects(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """All that a piece does, each word at most once. The tables list the words one by one, in the order of DU-22."""

    coins: int = 0
    coins_per: Per | None = None
    opponent_loses_coins: int = 0
    shields: int = 0
    science: str | None = None
    destroy_opponent_card: Literal["brown", "grey"] | None = None
    build_from_discard: bool = False
    progress_from_box: Draw | None = None
    produce: Units = {}
    produce_choice: tuple[str, ...] = ()
    trade_price: Units = {}
    play_again: bool = False
    points: int = 0
    points_per: Per | None = None
    resource_discount: Discount | None = None
    gain_opponent_trade_coins: bool = False
    extra_shields: Extra | None = None
    wonders_play_again: bool = False
    coins_per_chain_build: int = 0


class Piece(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What cards, wonders and progress tokens have in common. There is one of each.

    `cs_src`: whether the Czech name is the rulebook's, inferred or our own.
    """

    id: str
    name: dict[str, str]
    cs_src: Literal["rulebook", "inferred", "own"]
    effects: Effects


class Card(Piece, frozen=True):
    """A card. One with `needs_link` is free for the owner of the card that `gives_link` (DU-35)."""

    age: Literal[1, 2, 3, "guild"]
    colour: Colour
    cost: Units = {}
    gives_link: str = ""
    needs_link: str = ""


class WonderCard(Piece, frozen=True):
    """A wonder; it costs resources only."""

    cost: Units


class ProgressToken(Piece, frozen=True):
    """A progress token."""


class Slot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One place of a structure, with the slots that lie on it."""

    slot: int
    row: int
    x: int
    face: Literal["up", "down"]
    covered_by: tuple[int, ...]


class LootingToken(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """It costs the other so many coins when the pawn first comes into its zone."""

    id: str
    zone: int
    coins: int


class Zone(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Spaces of the track: `points` for the leader at the end, `loot` in coins, or the capital of a seat."""

    zone: int
    positions: tuple[int, ...]
    points: int = 0
    loot: int = 0
    capital_of: int | None = None


class Track(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The conflict track: positive numbers lead towards the capital of seat 1."""

    spaces: int
    min: int
    max: int
    start: int
    zones: tuple[Zone, ...]
    looting_tokens: tuple[LootingToken, ...]


class Resource(msgspec.Struct, frozen=True):
    """A resource, made by brown (raw) or grey (manufactured) cards."""

    id: str
    name: dict[str, str]
    kind: Literal["raw", "manufactured"]


class Symbol(msgspec.Struct, frozen=True):
    """A science symbol."""

    id: str
    name: dict[str, str]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything in the box. `layouts` are the structures of the three ages."""

    resources: tuple[Resource, ...]
    symbols: tuple[Symbol, ...]
    colours: tuple[Colour, ...]
    cards: tuple[Card, ...]
    wonders: tuple[WonderCard, ...]
    tokens: tuple[ProgressToken, ...]
    layouts: tuple[tuple[Slot, ...], ...]
    track: Track
    symbols_to_win: int


P = TypeVar("P", bound=Piece)


def _listed(name: str, key: str, kind: type[P]) -> tuple[P, ...]:
    entries = rows(read_table(PACKAGE, name), key, dict[str, Any], name)
    pieces = tuple(read_piece(entry, kind, f"{name} {entry_id(entry, number)}") for number, entry in enumerate(entries))
    unique((piece.id for piece in pieces), name)
    return pieces


def read_piece(entry: dict[str, Any], kind: type[P], where: str) -> P:
    """A piece as a table has it; effects that the engine could not carry out are refused."""
    piece = row({**entry, "effects": _joined(entry.get("effects"), where)}, kind, where)
    _check_goods(piece, where)
    for per in (piece.effects.coins_per, piece.effects.points_per):
        _known(per.count if per else (), COUNTED, where)
    return piece


def _joined(listed: object, where: str) -> dict[str, Any]:
    """The effects of a piece, listed one by one, in one."""
    effects = row(listed, list[dict[str, Any]], where)
    words = [word for effect in effects for word in effect]
    if len(words) != len(effects) or not all(effects):
        raise BadTable(where, "an effect is one word with its value")
    at_once = [AT_ONCE.index(word) for word in words if word in AT_ONCE]
    if len(set(words)) != len(words) or at_once != sorted(at_once):
        raise BadTable(where, f"effects once each and in this order: {', '.join(AT_ONCE)}")
    return {word: value for effect in effects for word, value in effect.items()}


def _check_goods(piece: Piece, where: str) -> None:
    does = piece.effects
    if isinstance(piece, Card | WonderCard):
        _known(piece.cost, ("coins", *RESOURCES) if isinstance(piece, Card) else RESOURCES, where)
    _known(does.produce, RESOURCES, where)
    if does.produce and (len(does.produce) > 1 or not isinstance(piece, Card) or piece.colour not in ("brown", "grey")):
        raise BadTable(where, "a fixed producer is a brown or grey card of one resource (DU-26)")
    if does.produce_choice not in ((), RAW, MANUFACTURED):
        raise BadTable(where, "a choice producer gives any raw or any manufactured resource (DU-27)")
    _known(does.trade_price, RESOURCES, where)


def _known(found: Iterable[str], allowed: Sequence[str], where: str) -> None:
    for one in found:
        if one not in allowed:
            raise BadTable(where, f"unknown {one!r}; known: {', '.join(allowed)}")


def _layout(age: int) -> tuple[Slot, ...]:
    table = read_table(PACKAGE, "layouts.toml")[f"age{age}"]
    found = tuple(row(entry, Slot, f"layouts.toml age{age}") for entry in table["slots"])
    if [slot.slot for slot in found] != list(range(SETUP["cards_per_age"])):
        raise BadTable(f"layouts.toml age{age}", "slots are numbered from 0 to 19")
    return found


RULES = read_table(PACKAGE, "rules.toml")
SETUP, CONSTANTS = RULES["setup"], RULES["constants"]
TRACK = row(read_table(PACKAGE, "military.toml"), Track, "military.toml")
SYMBOLS: list[str] = RULES["science_symbols"]
LINKS: list[str] = RULES["link_symbols"]
SYMBOLS_TO_WIN = int(CONSTANTS["distinct_symbols_for_scientific_supremacy"])
CARDS = _listed("cards.toml", "card", Card)
WONDERS = _listed("wonders.toml", "wonder", WonderCard)
TOKENS = _listed("tokens.toml", "progress_token", ProgressToken)
LAYOUTS = tuple(_layout(age) for age in (1, 2, 3))
WORDS: dict[str, dict[str, dict[str, str]]] = {"resource": RULES["resource_names"], **read_table(PACKAGE, "words.toml")}
"""Names of what has no table of its own, by kind and id."""


def catalogue() -> Catalogue:
    """Everything there is; no option changes it."""
    return Catalogue(
        resources=tuple(
            Resource(one, WORDS["resource"][one], "raw" if one in RAW else "manufactured") for one in RESOURCES
        ),
        symbols=tuple(Symbol(one, WORDS["symbol"][one]) for one in SYMBOLS),
        colours=COLOURS,
        cards=CARDS,
        wonders=WONDERS,
        tokens=TOKENS,
        layouts=LAYOUTS,
        track=TRACK,
        symbols_to_win=SYMBOLS_TO_WIN,
    )
