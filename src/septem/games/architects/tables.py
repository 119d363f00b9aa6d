"""The data tables of Architects, checked, and the integer columns the engine works with.

Numbers used everywhere below the facade: card kinds, wonders, stages and tokens by their place in the tables; decks are
the wonders' numbers and then the central one; sets of stages or tokens are bit masks.
"""

from typing import Any, TypeVar

import msgspec

from septem.core.errors import BadTable
from septem.core.tables import LANGUAGES, filled, index_of, read_table, row

PACKAGE = "septem.games.architects"
MOST_SEATS = 7


class Colour(msgspec.Struct, forbid_unknown_fields=True):
    """A card colour with the symbol that tells it without colour (AR-94)."""

    symbol: str
    role: str
    name: dict[str, str]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of card."""

    colour: str
    name: dict[str, str]
    resource: str = ""
    coins: int = 0
    vp: int = 0
    cat: bool = False
    science: str = ""
    shields: int = 0
    horns: int = 0
    aliases: list[str] = []


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    """Price of a stage: how many resources, `different` or `identical`."""

    n: int
    mode: str


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """What building a stage does."""

    timing: str
    text: str
    shields: int = 0


class Stage(msgspec.Struct, forbid_unknown_fields=True):
    """A piece of a wonder."""

    vp: int
    effect: str
    requires: list[str]


class Wonder(msgspec.Struct, forbid_unknown_fields=True):
    """A wonder and its five pieces."""

    name: dict[str, str]
    effect: str
    total_vp: int
    shape: str
    stages: dict[str, Stage]


class Trigger(msgspec.Struct, forbid_unknown_fields=True):
    """What arms an extra-card token (AR-41)."""

    take_kind: list[str] = []
    construct_stage: bool = False


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of progress token."""

    copies: int
    type: str
    name: dict[str, str]
    trigger: Trigger = msgspec.field(default_factory=Trigger)
    effect: dict[str, int | bool] = {}


T = TypeVar("T")


def _entries(table: dict[str, Any], key: str, kind: type[T], name: str) -> dict[str, T]:
    found = table.get(key)
    if not isinstance(found, dict):
        raise BadTable(name, f"needs a table [{key}]")
    return {one: row(entry, kind, f"{name} {key} {one}") for one, entry in found.items()}


_cards = read_table(PACKAGE, "cards.toml")
_wonders = read_table(PACKAGE, "wonders.toml")
_tokens = read_table(PACKAGE, "tokens.toml")
_game = read_table(PACKAGE, "game.toml")

COLOURS = _entries(_cards, "colours", Colour, "cards.toml")
CARDS = _entries(_cards, "cards", Card, "cards.toml")
COSTS = _entries(_wonders, "stage_costs", Cost, "wonders.toml")
EFFECTS = _entries(_wonders, "wonder_effects", Effect, "wonders.toml")
WONDERS = _entries(_wonders, "wonders", Wonder, "wonders.toml")
TOKENS = _entries(_tokens, "progress_tokens", Token, "tokens.toml")
TERMS: dict[str, dict[str, str]] = _game["terms"]
DECKS: dict[str, dict[str, int]] = _cards["decks"]

KIND_IDS = list(CARDS)
WONDER_IDS = list(WONDERS)
STAGE_IDS = list(COSTS)
TOKEN_IDS = list(TOKENS)
EFFECT_IDS = list(EFFECTS)
RESOURCE_IDS: list[str] = _cards["resources"]
SYMBOL_IDS: list[str] = _cards["science_symbols"]
CENTRAL_ID = "central"
DECK_IDS = [*WONDER_IDS, CENTRAL_ID]

CENTRAL = len(WONDER_IDS)
COIN = KIND_IDS.index("coin")
FIRST_GREEN = KIND_IDS.index(SYMBOL_IDS[0])
ALL_STAGES = 2 ** len(STAGE_IDS) - 1
FACE_UP: int = _game["setup"]["progress_face_up"]
LOOK_AT = 5
CONFLICT_TOKENS = filled((_tokens["conflict_tokens"].get(str(seats), 0) for seats in range(MOST_SEATS + 1)), 8)
MILITARY_VP: int = _tokens["military_victory_token"]["vp"]
CAT_VP: int = _tokens["cat_pawn"]["vp"]
CATEGORIES = ("stages", "blue", "military", "cat", "progress")
"""Of points (AR-86)."""


def _check_cards() -> None:
    """The engine relies on this order: resources, coin, blue, green symbols, red."""
    if KIND_IDS[: len(RESOURCE_IDS)] != RESOURCE_IDS or len(RESOURCE_IDS) != COIN:
        raise BadTable("cards.toml cards", "resources in canonical order and then the coin must come first")
    if KIND_IDS[FIRST_GREEN : FIRST_GREEN + 3] != SYMBOL_IDS:
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
        if list(found.stages) != STAGE_IDS:
            raise BadTable(where, f"must have the stages {', '.join(STAGE_IDS)}")
        if sum(stage.vp for stage in found.stages.values()) != found.total_vp:
            raise BadTable(where, f"total_vp must be the sum of its stages, not {found.total_vp}")
        for stage in found.stages.values():
            _known(stage.effect, EFFECT_IDS, where)
            for below in stage.requires:
                _known(below, STAGE_IDS, where)


def _check_tokens() -> None:
    if sum(token.copies for token in TOKENS.values()) != _game["components"]["progress_tokens"]:
        raise BadTable("tokens.toml progress_tokens", "the copies do not add up to the box")
    for token, found in TOKENS.items():
        where = f"tokens.toml progress_tokens {token}"
        _check_names(found.name, where)
        _known(found.type, ["extra_card", "payment", "shields", "scoring"], where)
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

# ---- columns of card kinds --------------------------------------------------------------------------
HORNS = [card.horns for card in CARDS.values()]
CAT_ICONS = [int(card.cat) for card in CARDS.values()]
CARD_VP = [card.vp for card in CARDS.values()]
CARD_SHIELDS = [card.shields for card in CARDS.values()]
DECK_SIZE = [sum(cards.values()) for cards in DECKS.values()]
DECK_FIRST = [sum(DECK_SIZE[:deck]) for deck in range(len(DECK_IDS))]
DECK_CARDS = [KIND_IDS.index(kind) for cards in DECKS.values() for kind, count in cards.items() for _ in range(count)]


# ---- columns of tokens ------------------------------------------------------------------------------
BIT: list[int] = [2**place for place in range(16)]


def token_bit(token: str) -> int:
    """The bit of a kind of token in masks of held, live and used ones."""
    return BIT[TOKEN_IDS.index(token)]


def _armed_by(kind: str) -> int:
    return sum(token_bit(token) for token, found in TOKENS.items() if kind in found.trigger.take_kind)


ECONOMY_BIT = token_bit("economy")
ENGINEERING_BIT = token_bit("engineering")
ARMS = [_armed_by(kind) for kind in KIND_IDS]
ARMED_BY_STAGE = sum(token_bit(token) for token, found in TOKENS.items() if found.trigger.construct_stage)
EXTRA_CARD_TOKENS = [number for number, token in enumerate(TOKENS.values()) if token.type == "extra_card"]
COPIES = [token.copies for token in TOKENS.values()]
SCORING = [number for number, token in enumerate(TOKENS.values()) if token.type == "scoring"]
ALL_TOKENS = [number for number, copies in enumerate(COPIES) for _ in range(copies)]
CULTURE = TOKEN_IDS.index("culture")


def token_effect(token: str, key: str) -> int:
    """One figure of a token's effect."""
    return int(TOKENS[token].effect[key])


# ---- columns of wonders -----------------------------------------------------------------------------
def _stages_in(built: int) -> list[str]:
    return [stage for place, stage in enumerate(STAGE_IDS) if built & BIT[place]]


def _available(wonder: Wonder, built: int) -> int:
    there = _stages_in(built)
    open_stages = (
        stage for stage in STAGE_IDS if stage not in there and set(wonder.stages[stage].requires) <= set(there)
    )
    return sum(BIT[STAGE_IDS.index(stage)] for stage in open_stages)


_SETS = range(ALL_STAGES + 1)
AVAILABLE = [[_available(wonder, built) for built in _SETS] for wonder in WONDERS.values()]
BUILT_POINTS = [[sum(wonder.stages[s].vp for s in _stages_in(built)) for built in _SETS] for wonder in WONDERS.values()]
STAGE_SHIELDS = [
    [sum(EFFECTS[wonder.stages[s].effect].shields for s in _stages_in(built)) for built in _SETS]
    for wonder in WONDERS.values()
]
STAGE_COUNT = [len(_stages_in(built)) for built in _SETS]
IMMEDIATE = [
    [
        EFFECT_IDS.index(stage.effect) if EFFECTS[stage.effect].timing == "immediate" else 0
        for stage in wonder.stages.values()
    ]
    for wonder in WONDERS.values()
]
EFFECT_OF = [max(effects) for effects in IMMEDIATE]
"""The immediate effect of each wonder: it has one kind at most."""
COST_N = [cost.n for cost in COSTS.values()]
COST_MODE = [cost.mode for cost in COSTS.values()]
