"""Cards, wonders, tokens and decks as the data tables list them, checked: what `septem.catalogue` publishes."""

from typing import Any, Literal, TypeVar

import msgspec

from septem.core.errors import BadTable
from septem.core.tables import LANGUAGES, index_of, read_table, row
from septem.games.architects.model import Counts, Mode, TokenType

PACKAGE = "septem.games.architects"
CENTRAL_ID = "central"


class Colour(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A card colour with the symbol that tells it without colour (AR-94)."""

    id: str
    symbol: str
    role: str
    name: dict[str, str]


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A kind of card. How many there are, the decks say."""

    id: str
    colour: str
    name: dict[str, str]
    resource: str = ""
    coins: int = 0
    points: int = 0
    cat: bool = False
    science: str = ""
    shields: int = 0
    horns: int = 0
    aliases: tuple[str, ...] = ()


class WonderEffect(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What building a stage does."""

    id: str
    timing: Literal["none", "immediate", "permanent"]
    text: str
    shields: int = 0


class Stage(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A piece of a wonder: it costs `n` resources of a mode, and stands on those it requires (AR-20, AR-21)."""

    id: str
    n: int
    mode: Mode
    points: int
    effect: str
    requires: tuple[str, ...]


class Wonder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A wonder and its five pieces."""

    id: str
    name: dict[str, str]
    effect: str
    total_points: int
    shape: str
    stages: tuple[Stage, ...]

    def stage(self, stage_id: str) -> Stage:
        """One of its stages."""
        return next(stage for stage in self.stages if stage.id == stage_id)


class Trigger(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What arms an extra-card token (AR-41)."""

    take_kind: tuple[str, ...] = ()
    construct_stage: bool = False


class Token(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A kind of progress token."""

    id: str
    copies: int
    type: TokenType
    name: dict[str, str]
    trigger: Trigger = Trigger()
    effect: dict[str, int | bool] = {}


class DeckList(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The cards of a full deck: that of a wonder, or the central one."""

    id: str
    cards: Counts


class Catalogue(msgspec.Struct, frozen=True):
    """Everything in the box. `conflict_tokens` by number of players; the points are of one token, and of the cat."""

    colours: tuple[Colour, ...]
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    effects: tuple[WonderEffect, ...]
    tokens: tuple[Token, ...]
    decks: tuple[DeckList, ...]
    symbols: tuple[str, ...]
    conflict_tokens: dict[int, int]
    military_points: int
    cat_points: int


T = TypeVar("T")


def _entries(table: dict[str, Any], key: str, kind: type[T], name: str) -> dict[str, T]:
    """The entries of a table of tables, each with its key as its id."""
    found = table.get(key)
    if not isinstance(found, dict) or not all(isinstance(entry, dict) for entry in found.values()):
        raise BadTable(name, f"needs a table [{key}]")
    return {one: row({"id": one, **entry}, kind, f"{name} {key} {one}") for one, entry in found.items()}


def _with_stages(wonder: dict[str, Any], costs: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A wonder whose stages carry their ids and what they cost."""
    listed = wonder["stages"].items()
    return {**wonder, "stages": [{"id": stage, **costs.get(stage, {}), **entry} for stage, entry in listed]}


_cards = read_table(PACKAGE, "cards.toml")
_wonders = read_table(PACKAGE, "wonders.toml")
_tokens = read_table(PACKAGE, "tokens.toml")
_game = read_table(PACKAGE, "game.toml")
_by_stages = {wonder: _with_stages(entry, _wonders["stage_costs"]) for wonder, entry in _wonders["wonders"].items()}

COLOURS = _entries(_cards, "colours", Colour, "cards.toml")
CARDS = _entries(_cards, "cards", Card, "cards.toml")
EFFECTS = _entries(_wonders, "wonder_effects", WonderEffect, "wonders.toml")
WONDERS = _entries({"wonders": _by_stages}, "wonders", Wonder, "wonders.toml")
TOKENS = _entries(_tokens, "progress_tokens", Token, "tokens.toml")
TERMS: dict[str, dict[str, str]] = _game["terms"]
DECKS: dict[str, Counts] = _cards["decks"]

KIND_IDS = list(CARDS)
WONDER_IDS = list(WONDERS)
STAGE_IDS: list[str] = list(_wonders["stage_costs"])
TOKEN_IDS = list(TOKENS)
EFFECT_IDS = list(EFFECTS)
RESOURCE_IDS: list[str] = _cards["resources"]
SYMBOL_IDS: list[str] = _cards["science_symbols"]
DECK_IDS = [*WONDER_IDS, CENTRAL_ID]

CONFLICT: dict[int, int] = {int(players): count for players, count in _tokens["conflict_tokens"].items()}
FACE_UP: int = _game["setup"]["progress_face_up"]
MILITARY_TOKEN_POINTS: int = _tokens["military_victory_token"]["points"]
CAT_PAWN_POINTS: int = _tokens["cat_pawn"]["points"]


def _check_cards() -> None:
    """The engine relies on this order: resources, coin, blue, green symbols, red."""
    if KIND_IDS[: len(RESOURCE_IDS)] != RESOURCE_IDS or KIND_IDS[len(RESOURCE_IDS)] != "coin":
        raise BadTable("cards.toml cards", "resources in canonical order and then the coin must come first")
    first_green = KIND_IDS.index(SYMBOL_IDS[0])
    if KIND_IDS[first_green : first_green + 3] != SYMBOL_IDS:
        raise BadTable("cards.toml cards", "science symbols must stand together in canonical order")
    for kind, card in CARDS.items():
        _known(card.colour, list(COLOURS), f"cards.toml cards {kind}")
        _check_names(card.name, f"cards.toml cards {kind}")
    if list(DECKS) != DECK_IDS:
        raise BadTable("cards.toml decks", f"must be {', '.join(DECK_IDS)}")
    checks = _cards["deck_checks"]
    for deck, cards in DECKS.items():
        size = checks["central_deck_size" if deck == CENTRAL_ID else "wonder_deck_size"]
        if list(cards) != KIND_IDS or sum(cards.values()) != size or min(cards.values()) < 0:
            raise BadTable(f"cards.toml decks {deck}", f"must list every kind and {size} cards in all")
    for kind, total in checks["totals_by_kind"].items():
        if sum(cards[kind] for cards in DECKS.values()) != total:
            raise BadTable("cards.toml decks", f"must hold {total} {kind} in all")


def _check_wonders() -> None:
    for wonder, found in WONDERS.items():
        where = f"wonders.toml wonders {wonder}"
        _check_names(found.name, where)
        if [stage.id for stage in found.stages] != STAGE_IDS:
            raise BadTable(where, f"must have the stages {', '.join(STAGE_IDS)}")
        if sum(stage.points for stage in found.stages) != found.total_points:
            raise BadTable(where, f"total_points must be the sum of its stages, not {found.total_points}")
        for stage in found.stages:
            _known(stage.effect, EFFECT_IDS, where)
            for below in stage.requires:
                _known(below, STAGE_IDS, where)


def _check_tokens() -> None:
    if sum(token.copies for token in TOKENS.values()) != _game["components"]["progress_tokens"]:
        raise BadTable("tokens.toml progress_tokens", "the copies do not add up to the box")
    for token, found in TOKENS.items():
        where = f"tokens.toml progress_tokens {token}"
        _check_names(found.name, where)
        for kind in found.trigger.take_kind:
            _known(kind, KIND_IDS, where)


def _check_names(name: dict[str, str], where: str) -> None:
    for language in LANGUAGES:
        if not name.get(language):
            raise BadTable(where, f"has no name in {language!r}")


def _known(one: str, ids: list[str], where: str) -> None:
    index_of(ids, one, where)


_check_cards()
_check_wonders()
_check_tokens()


def catalogue() -> Catalogue:
    """All pieces."""
    return Catalogue(
        colours=tuple(COLOURS.values()),
        cards=tuple(CARDS.values()),
        wonders=tuple(WONDERS.values()),
        effects=tuple(EFFECTS.values()),
        tokens=tuple(TOKENS.values()),
        decks=tuple(DeckList(deck, dict(cards)) for deck, cards in DECKS.items()),
        symbols=tuple(SYMBOL_IDS),
        conflict_tokens=dict(CONFLICT),
        military_points=MILITARY_TOKEN_POINTS,
        cat_points=CAT_PAWN_POINTS,
    )
