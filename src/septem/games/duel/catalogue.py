"""Cards, wonders, tokens, structures and the track as the data tables list them: what `septem.catalogue` publishes.

Everything is checked against the closed vocabulary of effects.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, get_args

import msgspec

from septem.core.errors import BadTable
from septem.core.tables import read_table, row, rows, unique
from septem.games.duel.model import Colour

PACKAGE = "septem.games.duel"
RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")
RAW, MANUFACTURED = RESOURCES[:3], RESOURCES[3:]
COLOURS: tuple[Colour, ...] = get_args(Colour)
COUNTED = (*COLOURS, "wonder", "progress_token", "coin_set_of_3")

# Engine order of effects that act at construction; the tables must list them in this order (DU-22).
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


class Effect(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One effect: exactly one of these words."""

    produce: dict[str, int] | None = None
    produce_choice: tuple[str, ...] | None = None
    trade_price: dict[str, int] | None = None
    coins: int | None = None
    coins_per: Per | None = None
    points: int | None = None
    points_per: Per | None = None
    shields: int | None = None
    science: str | None = None
    opponent_loses_coins: int | None = None
    destroy_opponent_card: Literal["brown", "grey"] | None = None
    play_again: Literal[True] | None = None
    build_from_discard: Literal[True] | None = None
    progress_from_box: Draw | None = None
    resource_discount: Discount | None = None
    gain_opponent_trade_coins: Literal[True] | None = None
    extra_shields: Extra | None = None
    wonders_play_again: Literal[True] | None = None
    coins_per_chain_build: int | None = None

    @property
    def word(self) -> str:
        """Which effect it is."""
        return next(name for name in self.__struct_fields__ if getattr(self, name) is not None)

    @property
    def value(self) -> Any:
        """Its figure or figures."""
        return getattr(self, self.word)


class Piece(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A card, a wonder or a progress token. There is one of each.

    A card with `needs_link` is free for the owner of a card that `gives_link`. `cs_src`: where the Czech name is from.
    """

    id: str
    name: dict[str, str]
    cs_src: str
    effects: tuple[Effect, ...]
    cost: dict[str, int] = {}
    age: int | str = ""
    colour: str = ""
    gives_link: str = ""
    needs_link: str = ""

    def effect(self, word: str) -> Any:
        """The value of an effect, None if the piece does not have it."""
        return next((effect.value for effect in self.effects if effect.word == word), None)


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
    """Spaces of the track; `points` for the leader at the end."""

    zone: int
    positions: tuple[int, ...]
    points: int = 0
    loot: int = 0
    capital_of: str = ""
    loot_victim: str = ""
    effect: str = ""


class Track(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The conflict track: positive numbers lead towards the capital of seat 1."""

    spaces: int
    min: int
    max: int
    start: int
    zones: tuple[Zone, ...]
    looting_tokens: tuple[LootingToken, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything in the box. `layouts` are the structures of the three ages."""

    cards: tuple[Piece, ...]
    wonders: tuple[Piece, ...]
    tokens: tuple[Piece, ...]
    layouts: tuple[tuple[Slot, ...], ...]
    track: Track
    symbols: tuple[str, ...]
    symbols_to_win: int


def _listed(name: str, key: str) -> list[Piece]:
    pieces = rows(read_table(PACKAGE, name), key, Piece, name)
    unique((piece.id for piece in pieces), name)
    for piece in pieces:
        check_piece(piece, f"{name} {piece.id}")
    return pieces


def check_piece(piece: Piece, where: str) -> None:
    """Refuse effects the engine could not carry out."""
    for effect in piece.effects:
        if sum(getattr(effect, name) is not None for name in effect.__struct_fields__) != 1:
            raise BadTable(where, "an effect is one word with its value")
    words = [effect.word for effect in piece.effects]
    at_once = [AT_ONCE.index(word) for word in words if word in AT_ONCE]
    if len(set(words)) != len(words) or at_once != sorted(at_once):
        raise BadTable(where, f"effects once each and in this order: {', '.join(AT_ONCE)}")
    _check_goods(piece, where)
    for effect in piece.effects:
        if isinstance(effect.value, Per):
            _known(effect.value.count, COUNTED, where)


def _check_goods(piece: Piece, where: str) -> None:
    _known(piece.cost, ("coins", *RESOURCES), where)
    made = piece.effect("produce") or {}
    _known(made, RESOURCES, where)
    if len(made) > 1 or (made and piece.colour not in ("brown", "grey")):
        raise BadTable(where, "a fixed producer is a brown or grey card of one resource (DU-26)")
    if piece.effect("produce_choice") not in (None, RAW, MANUFACTURED):
        raise BadTable(where, "a choice producer gives any raw or any manufactured resource (DU-27)")
    _known(piece.effect("trade_price") or {}, RESOURCES, where)


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
CARDS = _listed("cards.toml", "card")
WONDERS = _listed("wonders.toml", "wonder")
TOKENS = _listed("tokens.toml", "progress_token")
LAYOUTS = tuple(_layout(age) for age in (1, 2, 3))


def catalogue() -> Catalogue:
    """All pieces."""
    return Catalogue(
        cards=tuple(CARDS),
        wonders=tuple(WONDERS),
        tokens=tuple(TOKENS),
        layouts=LAYOUTS,
        track=TRACK,
        symbols=tuple(SYMBOLS),
        symbols_to_win=int(CONSTANTS["distinct_symbols_for_scientific_supremacy"]),
    )
