"""Cards and boards of both editions: read from data/, checked, and turned into the integer columns of the engine.

Every thing with a cost and effects, card or wonder stage, is one *row*. Cards of the first edition come first, then
those of the second, then the stages. A *card* number counts within its edition; its row is `CARD_BASE[edition] + card`.
"""

from collections.abc import Sequence
from typing import Any

from septem.core.bits import MASKS, WORD_BITS, WORDS
from septem.core.errors import BadTable
from septem.core.tables import filled, index_of, unique
from septem.games.wonders.catalogue import (
    BOARDS,
    CARDS,
    COLOURS,
    COUNTED,
    FIGURES,
    GOODS,
    PLACES,
    RAW,
    RESOURCES,
    SETUP,
    SIDE_IDS,
    SYMBOLS,
    Card,
    Effect,
    Stage,
)

NO_SYMBOL = len(SYMBOLS)
"""Instead of the number of a symbol, where there is none."""
POWERS = (
    "play_seventh_card",
    "free_build_once_per_age",
    "free_first_of_colour",
    "free_first_of_age",
    "free_last_of_age",
    "copy_neighbour_guild",
)
AGES = 3
TURNS = 6
HAND = 7
MOST_PLAYERS = 7
MOST_CARDS = 96  # per edition
MOST_ROWS = 256
NO_ROW = MOST_ROWS - 1
"""A row without cost and effects."""
DECK_SIZE = 52
MOST_IN_AGE = 30  # different cards of one age
MOST_UNITS = 8  # more than any cost names of one resource


def _figure(name: str) -> Any:
    """A figure of the set-up that is the same in both editions."""
    first, second = (getattr(figures, name) for figures in FIGURES)
    if first != second:
        raise BadTable("setup.toml", f"{name} must be the same in both editions")
    return first


START_COINS: int = _figure("start_coins")
SALE_COINS: int = _figure("sale_coins")
TRADE_PRICE: int = _figure("trade_price")
REDUCED_PRICE: int = _figure("discounted_trade_price")
COINS_PER_POINT: int = _figure("coins_per_point")
SET_POINTS: int = _figure("science_set_points")
VICTORY_POINTS: list[int] = [_figure("victory_token_points")[str(age)] for age in (1, 2, 3)]
PLAY_SEVENTH, ONCE_PER_AGE, FIRST_OF_COLOUR, FIRST_OF_AGE, LAST_OF_AGE, COPY_GUILD = (1 << n for n in range(6))
"""Bits of POWERS."""
CARD_IDS = tuple(unique((card.id for card in cards), "cards") for cards in CARDS)
BOARD_IDS = unique((board.id for board in BOARDS[0]), "boards")
for _boards in BOARDS:
    if [board.id for board in _boards] != BOARD_IDS:
        raise BadTable("boards", "both editions must list the same boards in the same order")

CARD_BASE = [0, len(CARDS[0])]
STAGE_BASE = len(CARDS[0]) + len(CARDS[1])
SIDE_STAGES: list[tuple[Stage, ...]] = [
    board.sides[SIDE_IDS[edition][side]].stages for edition in (0, 1) for board in BOARDS[edition] for side in (0, 1)
]
"""Stages of each *board side*; its number is `edition * 14 + board * 2 + side`."""
ALL_ROWS: list[Card | Stage] = [
    *CARDS[0],
    *CARDS[1],
    *(stage for stages in SIDE_STAGES for stage in stages),
]


def side_row(edition: int, board: int, side: int) -> int:
    """Number of a board side (edition 0 or 1)."""
    return 14 * edition + 2 * board + side


def _column(value: Any) -> list[int]:
    return filled((value(row) for row in ALL_ROWS), MOST_ROWS)


def _effects(row: Card | Stage, *kinds: str) -> list[Effect]:
    return [effect for effect in row.effects if effect.kind in kinds]


def _sum(kind: str) -> list[int]:
    return _column(lambda row: sum(effect.amount for effect in _effects(row, kind)))


def _packed(counts: dict[str, int]) -> int:
    """Four bits per resource; the top bit of each four is kept free for the engine's subtraction."""
    return sum(units << 4 * index_of(list(RESOURCES), name, "resource") for name, units in counts.items())


def _need(row: Card | Stage) -> int:
    return _packed({name: units for name, units in row.cost.items() if name != "coins"})


def _made(row: Card | Stage) -> int:
    return sum(_packed(effect.resources) for effect in _effects(row, "produce"))


def _mask(names: Sequence[str], known: Sequence[str]) -> int:
    return sum(1 << index_of(list(known), name, "effect") for name in names)


def _choice(row: Card | Stage, group: tuple[str, ...]) -> int:
    """Options of a choice symbol as a mask over the group; a row has at most one."""
    masks = [_mask(e.options, group) for e in _effects(row, "produce_choice") if e.options[0] in group]
    return masks[0] if masks else 0


def _for_sale(row: Card | Stage) -> int:
    return int(any(effect.sellable for effect in _effects(row, "produce", "produce_choice")))


def _discount(row: Card | Stage) -> int:
    """Bit 0: raw from the left, bit 1: raw from the right, bit 2: manufactured from both."""
    bits = 0
    for effect in _effects(row, "discount"):
        if effect.group == "manufactured":
            bits |= 4
        else:
            bits |= ("left" in effect.source) + 2 * ("right" in effect.source)
    return bits


def _science(row: Card | Stage) -> int:
    found = _effects(row, "science", "science_any")
    if not found:
        return NO_SYMBOL
    return SYMBOLS.index(found[0].symbol or "any")


def _per(kind: str, part: str) -> list[int]:
    def value(row: Card | Stage) -> int:
        found = _effects(row, kind)
        if not found:
            return 0
        effect = found[0]
        if part == "amount":
            return effect.amount
        return _mask(effect.count, COUNTED) if part == "count" else _mask(effect.where, PLACES)

    return _column(value)


COINS_NEEDED = _column(lambda row: row.cost.get("coins", 0))
NEED = _column(_need)
MADE = _column(_made)
RAW_CHOICE = _column(lambda row: _choice(row, RAW))
GOODS_CHOICE = _column(lambda row: _choice(row, GOODS))
FOR_SALE = _column(_for_sale)
DISCOUNT = _column(_discount)
COINS = _sum("coins")
POINTS = _sum("points")
SHIELDS = _sum("shields")
WHOLE_WONDER = _sum("points_if_wonder_complete")
SCIENCE = filled((_science(row) for row in ALL_ROWS), MOST_ROWS)
COINS_PER, COINS_COUNT, COINS_WHERE = (_per("coins_per", part) for part in ("amount", "count", "where"))
POINTS_PER, POINTS_COUNT, POINTS_WHERE = (_per("points_per", part) for part in ("amount", "count", "where"))
POWER = _column(lambda row: _mask([effect.kind for effect in row.effects if effect.kind in POWERS], POWERS))
DISCARD_BUILDS = _column(lambda row: len(_effects(row, "build_from_discard")))
COLOUR = _column(lambda row: COLOURS.index(row.colour) if isinstance(row, Card) else 0)
AGE_OF = _column(lambda row: row.age - 1 if isinstance(row, Card) else 0)


def _bits(cards: list[int], word: int) -> int:
    return sum(1 << card % WORD_BITS for card in cards if card // WORD_BITS == word)


def _linked(edition: int, card: Card) -> list[int]:
    """Cards that this one makes free (SW-50)."""
    return [n for n, other in enumerate(CARDS[edition]) if card.id in other.chain_from]


def _same_building(edition: int, card: Card) -> list[int]:
    """Cards of the same English name, itself included (SW-05)."""
    return [n for n, other in enumerate(CARDS[edition]) if other.name["en"] == card.name["en"]]


def _card_bits(find: Any, word: int) -> list[int]:
    return filled((_bits(find(e, card), word) for e in (0, 1) for card in CARDS[e]), MOST_ROWS)


LINKS = [_card_bits(_linked, 0), _card_bits(_linked, 1)]
SAME = [_card_bits(_same_building, 0), _card_bits(_same_building, 1)]
COSTLESS = [_bits([n for n, card in enumerate(cards) if not card.cost], word) for cards in CARDS for word in (0, 1)]
"""Cards without a printed cost: the two words of a set for each edition."""
WORD, MASK = WORDS[:MOST_CARDS], MASKS[:MOST_CARDS]
"""Which of the two words of a set of cards holds a card, and its bit there."""
STAGE_COUNT = filled((len(stages) for stages in SIDE_STAGES), 28)
_stage_starts = [STAGE_BASE + sum(STAGE_COUNT[:number]) for number in range(28)]
STAGE_ROW = [[start + min(stage, STAGE_COUNT[n] - 1) for stage in range(4)] for n, start in enumerate(_stage_starts)]
START = [RESOURCES.index(board.start) for boards in BOARDS for board in boards for _ in (0, 1)]


def _age_deck(edition: int, players: int, age: int) -> list[int]:
    """Card numbers of an age deck without guilds, one per copy (SW-10); two players use the set for three."""
    count = max(players, 3)
    return [
        number
        for number, card in enumerate(CARDS[edition])
        if card.age == age and card.colour != "purple"
        for mark in card.copies
        if mark <= count
    ]


DECKS = [
    [[filled(_age_deck(e, n, age), DECK_SIZE) for age in (1, 2, 3)] for n in range(MOST_PLAYERS + 1)] for e in (0, 1)
]
DECK_COUNT = [[[len(_age_deck(e, n, age)) for age in (1, 2, 3)] for n in range(MOST_PLAYERS + 1)] for e in (0, 1)]
GUILDS = [[n for n, card in enumerate(cards) if card.colour == "purple"] for cards in CARDS]
GUILDS_IN_PLAY = [[min(max(n, 3) + 2 + extra, len(GUILDS[0])) for extra in (0, 1, 2)] for n in range(MOST_PLAYERS + 1)]
"""Guilds in the deck of Age III, by players and the option extra_guilds (SW-11 to SW-13)."""


def _scores_at_end(card: Card) -> bool:
    return card.colour == "purple" or bool(_effects(card, "points_per", "points_if_wonder_complete"))


BUILDINGS = [filled((n for n, card in enumerate(cards) if _scores_at_end(card)), 32) for cards in CARDS]
"""Cards that may score by counting at the end: purple ones, and yellow ones with points."""
FIRST_CARD = [[min(n for n, card in enumerate(cards) if card.age == age) for age in (1, 2, 3)] for cards in CARDS]
"""Cards stand age by age, so that a set of cards of one age is a mask of bits counted from the first of them."""
PAIR_CARDS = [[_age_deck(e, 2, age) + (GUILDS[e] if age == AGES else []) for age in (1, 2, 3)] for e in (0, 1)]
"""Every card that may be in play with two players; there is one of each."""


def _pair_sets(wanted: Any) -> list[list[int]]:
    """The cards of each age in play with two players that are wanted, as sets."""
    return [
        [
            sum(1 << n - FIRST_CARD[e][age] for n in pair if wanted(CARDS[e][n]))
            for age, pair in enumerate(PAIR_CARDS[e])
        ]
        for e in (0, 1)
    ]


PAIR_ALL = _pair_sets(lambda card: True)
PAIR_NEEDS = [
    [_pair_sets(lambda card, r=r, n=n: _need(card) >> 4 * r & 15 > n) for n in range(MOST_UNITS)]
    for r in range(len(RESOURCES))
]
"""All of them, and those that need more than so many units of a resource."""
BUILDING_COUNT = [sum(map(_scores_at_end, cards)) for cards in CARDS]


def _check() -> None:
    """Known totals: the figures hold together (SW-10 to SW-12)."""
    if len(ALL_ROWS) > NO_ROW:
        raise BadTable("cards and boards", f"more than {NO_ROW} cards and stages")
    for edition, cards in enumerate(CARDS):
        ages = [card.age for card in cards]
        if ages != sorted(ages) or max(map(ages.count, ages)) > MOST_IN_AGE:
            raise BadTable(f"cards-{edition + 1}e.toml", f"cards must stand age by age, at most {MOST_IN_AGE} in each")
        if FIRST_CARD[edition][AGES - 1] > WORD_BITS:
            raise BadTable(f"cards-{edition + 1}e.toml", f"ages I and II must not have more than {WORD_BITS} cards")
        if any(len(set(pair)) != len(pair) for pair in PAIR_CARDS[edition]):
            raise BadTable(f"cards-{edition + 1}e.toml", "a card is there twice for two players")
        for age in (1, 2, 3):
            total = SETUP["edition"][str(edition + 1)]["age_deck_totals"][str(age)]
            if sum(len(card.copies) for card in cards if card.age == age) != total:
                raise BadTable(f"cards-{edition + 1}e.toml", f"age {age} must have {total} cards")
            for players in range(3, MOST_PLAYERS + 1):
                guilds = GUILDS_IN_PLAY[players][0] if age == AGES else 0
                if DECK_COUNT[edition][players][age - 1] + guilds != HAND * players:
                    raise BadTable(f"cards-{edition + 1}e.toml", f"age {age}: not 7 cards each for {players} players")


_check()
