"""The integer columns the engine works with.

Numbers used everywhere below the facade: card kinds, wonders, stages and tokens by their place in the catalogue; decks
are the wonders' numbers and then the central one; sets of stages or tokens are bit masks; a payment by its place in
`PAYMENTS`.
"""

from itertools import combinations_with_replacement

from septem.core.tables import filled
from septem.games.architects.catalogue import (
    CARDS,
    CONFLICT,
    DECK_IDS,
    DECKS,
    EFFECT_IDS,
    EFFECTS,
    KIND_IDS,
    STAGE_IDS,
    SYMBOL_IDS,
    TOKEN_IDS,
    TOKENS,
    WONDER_IDS,
    WONDERS,
    Wonder,
)

MOST_SEATS = 7
CENTRAL = len(WONDER_IDS)
COIN = KIND_IDS.index("coin")
FIRST_BLUE, FIRST_GREEN, FIRST_RED = (KIND_IDS.index(kind) for kind in ("blue3", SYMBOL_IDS[0], "red0"))
"""Kinds of one colour stand side by side: blue, green, red ones last."""
ALL_STAGES = 2 ** len(STAGE_IDS) - 1
LOOK_AT = 5
CONFLICT_TOKENS = filled((CONFLICT.get(seats, 0) for seats in range(MOST_SEATS + 1)), 8)
CATEGORIES = ("stages", "blue", "military", "cat", "progress")
"""Of points (AR-86)."""

# ---- columns of card kinds ---------------------------------------------------------------------
HORNS = [card.horns for card in CARDS.values()]
CAT_ICONS = [int(card.cat) for card in CARDS.values()]
CARD_POINTS = [card.points for card in CARDS.values()]
CARD_SHIELDS = [card.shields for card in CARDS.values()]
DECK_SIZE = [sum(cards.values()) for cards in DECKS.values()]
DECK_FIRST = [sum(DECK_SIZE[:deck]) for deck in range(len(DECK_IDS))]
DECK_LEFT = [[cards.get(kind, 0) for kind in KIND_IDS] for cards in DECKS.values()]
DECK_CARDS = [KIND_IDS.index(kind) for cards in DECKS.values() for kind, count in cards.items() for _ in range(count)]

# ---- columns of tokens -------------------------------------------------------------------------
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
HELPS_LATER = [int(token.type in ("extra_card", "payment")) for token in TOKENS.values()]
SCORING = [number for number, token in enumerate(TOKENS.values()) if token.type == "scoring"]
ALL_TOKENS = [number for number, copies in enumerate(COPIES) for _ in range(copies)]
CULTURE = TOKEN_IDS.index("culture")


def token_effect(token: str, key: str) -> int:
    """One figure of a token's effect."""
    return int(TOKENS[token].effect[key])


# ---- columns of wonders ------------------------------------------------------------------------
def _stages_in(built: int) -> list[str]:
    return [stage for place, stage in enumerate(STAGE_IDS) if built & BIT[place]]


def _available(wonder: Wonder, built: int) -> int:
    there = set(_stages_in(built))
    open_stages = (stage.id for stage in wonder.stages if stage.id not in there and set(stage.requires) <= there)
    return sum(BIT[STAGE_IDS.index(stage)] for stage in open_stages)


_SETS = range(ALL_STAGES + 1)
AVAILABLE = [[_available(wonder, built) for built in _SETS] for wonder in WONDERS.values()]
BUILT_POINTS = [
    [sum(wonder.stage(s).points for s in _stages_in(built)) for built in _SETS] for wonder in WONDERS.values()
]
STAGE_SHIELDS = [
    [sum(EFFECTS[wonder.stage(s).effect].shields for s in _stages_in(built)) for built in _SETS]
    for wonder in WONDERS.values()
]
STAGE_COUNT = [len(_stages_in(built)) for built in _SETS]
IMMEDIATE = [
    [EFFECT_IDS.index(stage.effect) if EFFECTS[stage.effect].timing == "immediate" else 0 for stage in wonder.stages]
    for wonder in WONDERS.values()
]
EFFECT_OF = [max(effects) for effects in IMMEDIATE]
"""The immediate effect of each wonder: it has one kind at most."""
_stages = WONDERS[WONDER_IDS[0]].stages  # the costs are the same for all wonders (AR-21)
COST_N = [stage.n for stage in _stages]
COST_MODE = [stage.mode for stage in _stages]
IDENTICAL = [int(mode == "identical") for mode in COST_MODE]
UNITS_LEFT = [sum(stage.n for stage in _stages if stage.id not in _stages_in(built)) for built in _SETS]
"""Resources that the stages still to be built cost in all."""
WONDER_EFFECT = [EFFECT_IDS.index(wonder.effect) for wonder in WONDERS.values()]
POINTS_TO_COME = [
    [sum(stage.points for stage in wonder.stages if stage.id not in _stages_in(built)) for built in _SETS]
    for wonder in WONDERS.values()
]
EFFECTS_TO_COME = [
    [sum(stage.effect != "none" for stage in wonder.stages if stage.id not in _stages_in(built)) for built in _SETS]
    for wonder in WONDERS.values()
]
"""What the stages still to be built bring, by wonder and built ones."""
STAGES_BRING = [(stage.points, stage.effect) for wonder in WONDERS.values() for stage in wonder.stages]
"""Points and effects of all stages, five for each wonder."""

# ---- payments (AR-20 to AR-25) -----------------------------------------------------------------
# A payment is a multiset of 1 to 4 cards of the six kinds that pay. Packed, it has four bits for each kind.
PAYING_KINDS = COIN + 1
MOST_CARDS = max(COST_N)
WORTH_CAP = 7  # holdings are counted no further: no price is above 4


def _payments() -> list[list[int]]:
    kinds = range(PAYING_KINDS)
    found = []
    for size in range(1, MOST_CARDS + 1):
        found += [[cards.count(kind) for kind in kinds] for cards in combinations_with_replacement(kinds, size)]
    return found


def _breaks(payment: list[int], mode: str) -> int:
    grey = payment[:COIN]
    if mode == "different":
        return int(max(grey) > 1)
    return int(sum(1 for count in grey if count) > 1)


def _packed(payment: list[int]) -> int:
    return sum(count * 16**kind for kind, count in enumerate(payment))


PAYMENTS = _payments()
PACKED = [_packed(payment) for payment in PAYMENTS]
GREY_PAID = [sum(payment[:COIN]) for payment in PAYMENTS]
BREAKS = [[_breaks(payment, mode) for payment in PAYMENTS] for mode in COST_MODE]
"""1 where a payment for a stage needs Engineering (AR-47)."""
DOUBLES = [[int(sum(payment) < n) for payment in PAYMENTS] for n in COST_N]
"""1 where it needs Economy (AR-46)."""
GUARD = _packed([8] * PAYING_KINDS)
"""Top bit of every four: stays set under subtraction where the holding is large enough."""

# The candidates of each stage stand in one list, in four stretches: exact and in the printed mode; one short, with a
# coin that Economy doubles; the same two against the printed mode, for Engineering.
NORMAL, NORMAL_DOUBLED, ENGINEERED, ENGINEERED_DOUBLED = range(4)


def _stretch(stage: int, short: int, breaking: int) -> list[int]:
    return [
        number
        for number, payment in enumerate(PAYMENTS)
        if sum(payment) == COST_N[stage] - short and BREAKS[stage][number] == breaking and payment[COIN] >= short
    ]


_stretches = [
    [_stretch(stage, short, breaking) for breaking in (0, 1) for short in (0, 1)] for stage in range(len(STAGE_IDS))
]
CANDIDATES = [[payment for stretch in stretches for payment in stretch] for stretches in _stretches]
STRETCH_END = [sum(len(one) for one in stretches[: i + 1]) for stretches in _stretches for i in range(4)]
LONGEST = max(len(candidates) for candidates in CANDIDATES)


# Which stages a worth can buy, as a mask, by worth 0 to WORTH_CAP (AR-24).
def _bought(worth: int, modes: tuple[str, ...]) -> int:
    return sum(2**stage for stage in range(len(STAGE_IDS)) if COST_MODE[stage] in modes and worth >= COST_N[stage])


BUYS_DIFFERENT = [_bought(worth, ("different",)) for worth in range(WORTH_CAP + 1)]
BUYS_IDENTICAL = [_bought(worth, ("identical",)) for worth in range(WORTH_CAP + 1)]
BUYS_ANY = [_bought(worth, ("different", "identical")) for worth in range(WORTH_CAP + 1)]
