"""The figures as integer columns for the engine, and the ids behind the integers.

One row for every piece: cards first, then wonders, then progress tokens, so that one function makes them take effect.
"""

from septem.core.errors import BadTable
from septem.core.tables import filled, index_of
from septem.games.duel.catalogue import (
    CARDS,
    COLOURS,
    CONSTANTS,
    COUNTED,
    LAYOUTS,
    LINKS,
    MANUFACTURED,
    RAW,
    RESOURCES,
    RULES,
    SETUP,
    SYMBOLS,
    TOKENS,
    TRACK,
    WONDERS,
    Card,
    Per,
    Piece,
    WonderCard,
)
from septem.games.duel.model import Units

CARD_IDS = [card.id for card in CARDS]
WONDER_IDS = [wonder.id for wonder in WONDERS]
TOKEN_IDS = [token.id for token in TOKENS]
PIECES: list[Piece] = [*CARDS, *WONDERS, *TOKENS]
ROW_OF = {piece.id: row for row, piece in enumerate(PIECES)}
FIRST_WONDER = len(CARDS)
FIRST_TOKEN = len(CARDS) + len(WONDERS)
ROWS = 96  # length of every column

CATEGORIES = ("military", "blue", "green", "yellow", "guilds", "wonders", "progress_tokens", "treasury")


def figures(word: str) -> list[int]:
    """The plain figure of an effect, 0 for pieces without it."""
    return filled((int(getattr(piece.effects, word)) for piece in PIECES), ROWS)


def bit(ids: list[str], one: str) -> int:
    """The bit of an id, 0 for none."""
    return 1 << index_of(ids, one, "table") if one else 0


def colour_of(piece: Piece) -> int:
    """Index into COUNTED: colour of a card, or the kind of the piece."""
    if isinstance(piece, Card):
        return COUNTED.index(piece.colour)
    return COUNTED.index("wonder" if isinstance(piece, WonderCard) else "progress_token")


def cost_of(piece: Piece) -> Units:
    """Coins and resources; tokens are free."""
    return piece.cost if isinstance(piece, Card | WonderCard) else {}


def counted(effects: list[Per | None]) -> list[list[int]]:
    """Of each `Per` effect: amount, first and second thing counted, 1 for the larger city; a fifth cell stays empty.

    Cython mixes up C arrays whose rows differ in length, so all two-dimensional columns of a module have one width.
    """
    table = []
    for per in effects:
        if per is None:
            table.append([0, NOTHING, NOTHING, 0, 0])
        else:
            second = COUNTED.index(per.count[1]) if len(per.count) > 1 else NOTHING
            table.append([per.amount, COUNTED.index(per.count[0]), second, int(per.city == "max"), 0])
    return table + [[0, NOTHING, NOTHING, 0, 0]] * (ROWS - len(effects))


def token_bit(word: str) -> int:
    """The bit of the one token with this effect."""
    (number,) = (number for number, token in enumerate(TOKENS) if getattr(token.effects, word))
    return 1 << number


def discounted_by(piece: Piece) -> int:
    """Bits of the tokens that make this piece cheaper (DU-31)."""
    target = COUNTED[colour_of(piece)]
    found = ((1 << number, token.effects.resource_discount) for number, token in enumerate(TOKENS))
    return sum(bits for bits, discount in found if discount and discount.target == target)


def category_of(piece: Piece) -> int:
    """Index into CATEGORIES of the points printed on a piece."""
    if isinstance(piece, Card):
        names = {"blue": "blue", "green": "green", "yellow": "yellow", "purple": "guilds"}
        return CATEGORIES.index(names.get(piece.colour, "blue"))
    return CATEGORIES.index("wonders" if isinstance(piece, WonderCard) else "progress_tokens")


NOTHING = len(COUNTED)  # a count that stays 0
BROWN, GREY, BLUE, YELLOW, RED = (COLOURS.index(name) for name in ("brown", "grey", "blue", "yellow", "red"))
COLOUR = filled((colour_of(piece) for piece in PIECES), ROWS)
COST = filled((cost_of(piece).get("coins", 0) for piece in PIECES), ROWS)
NEED = [[cost_of(piece).get(good, 0) for good in RESOURCES] for piece in PIECES] + [[0] * 5] * (ROWS - len(PIECES))
GIVES_LINK = filled((bit(LINKS, card.gives_link) for card in CARDS), ROWS)
NEEDS_LINK = filled((bit(LINKS, card.needs_link) for card in CARDS), ROWS)
DISCOUNTED_BY = filled((discounted_by(piece) for piece in PIECES), ROWS)

EFFECTS = [piece.effects for piece in PIECES]
MAKES = filled((RESOURCES.index(next(iter(does.produce), "wood")) for does in EFFECTS), ROWS)
UNITS = filled((sum(does.produce.values()) for does in EFFECTS), ROWS)
WILD_RAW = filled((int(does.produce_choice == RAW) for does in EFFECTS), ROWS)
WILD_MADE = filled((int(does.produce_choice == MANUFACTURED) for does in EFFECTS), ROWS)
FIXES = [[int(good in does.trade_price) for good in RESOURCES] for does in EFFECTS] + [[0] * 5] * (ROWS - len(PIECES))
HAS_FIXES = filled((int(bool(does.trade_price)) for does in EFFECTS), ROWS)

COINS = figures("coins")
COINS_PER = counted([does.coins_per for does in EFFECTS])
LOSES = figures("opponent_loses_coins")
SHIELDS = figures("shields")
SYMBOL = filled((bit(SYMBOLS, does.science or "") for does in EFFECTS), ROWS)
AGAIN = figures("play_again")
DESTROYS = filled((COLOURS.index(does.destroy_opponent_card or "purple") for does in EFFECTS), ROWS)
HAS_DESTROYS = filled((int(does.destroy_opponent_card is not None) for does in EFFECTS), ROWS)
REVIVES = figures("build_from_discard")
DRAWS = filled((does.progress_from_box.draw if does.progress_from_box else 0 for does in EFFECTS), ROWS)
(LIBRARY_DRAW,) = (draws for draws in DRAWS if draws)
POINTS = figures("points")
CATEGORY = filled((category_of(piece) for piece in PIECES), ROWS)
POINTS_PER = counted([does.points_per for does in EFFECTS])

ECONOMY = token_bit("gain_opponent_trade_coins")
STRATEGY = token_bit("extra_shields")
THEOLOGY = token_bit("wonders_play_again")
URBANISM = token_bit("coins_per_chain_build")
(CHAIN_COINS,) = (does.coins_per_chain_build for does in EFFECTS if does.coins_per_chain_build)
(EXTRA_SHIELDS,) = (does.extra_shields.amount for does in EFFECTS if does.extra_shields)
(DISCOUNT,) = {does.resource_discount.resources for does in EFFECTS if does.resource_discount}

DECK_SIZES = [sum(card.age == age for card in CARDS) for age in (1, 2, 3, "guild")]
DECK_STARTS = [0, DECK_SIZES[0], sum(DECK_SIZES[:2]), sum(DECK_SIZES[:3])]
"""Cards stand in the table by deck: Age I, II, III, guilds."""
FIRST_GUILD = DECK_STARTS[3]
GUILDS_IN = int(SETUP["guilds_added_to_age3"])
SLOTS = int(SETUP["cards_per_age"])
COVERS = [filled((sum(1 << top for top in slot.covered_by) for slot in layout), 2 * SLOTS) for layout in LAYOUTS]
"""Per age and slot: bits of the slots that lie on it."""
_UNDER = [[[slot.slot for slot in layout if top in slot.covered_by] for top in range(SLOTS)] for layout in LAYOUTS]
UNDER = [[[*below, -1, -1][i] for below in layout for i in range(2)] for layout in _UNDER]
"""Per age, two places for each slot: the slots it lies on, -1 for none."""
FACE_UP = [sum(1 << slot.slot for slot in layout if slot.face == "up") for layout in LAYOUTS]
LAST_ROW = [[slot.slot for slot in layout if not slot.covered_by] for layout in LAYOUTS]
LAST_ROW_SIZE = [len(listed) for listed in LAST_ROW]
LAST_ROW = [filled(listed, 2 * SLOTS) for listed in LAST_ROW]

START_COINS = int(SETUP["start_coins"])
MOST_WONDERS = int(SETUP["max_wonders_constructed"])
DRAFT_BY_SECOND = [int(who == "second") for who in SETUP["wonder_draft_order"]]
GROUP = int(SETUP["wonders_dealt_per_round"])
ON_BOARD = int(SETUP["progress_tokens_on_board"])
PRESET: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(SETUP["first_game_wonders"]["player_1"]),
    tuple(SETUP["first_game_wonders"]["player_2"]),
)

BASE_PRICE = int(CONSTANTS["trade_base_price"])
FIXED_PRICE = int(CONSTANTS["fixed_trade_price"])
DISCARD_COINS = int(CONSTANTS["discard_base_coins"])
DISCARD_PER_YELLOW = int(CONSTANTS["discard_bonus_per_yellow_card"])
COINS_PER_POINT = int(CONSTANTS["coins_per_victory_point"])

CAPITAL = TRACK.max
LOOT_IDS = [token.id for token in TRACK.looting_tokens]
ZONES = {abs(place): zone for zone in TRACK.zones for place in zone.positions}
LEAD_POINTS = [ZONES[distance].points for distance in range(CAPITAL + 1)]
LOOT = [ZONES[distance].loot for distance in range(CAPITAL + 1)]
"""Coins of the looting token of the zone at this distance from the middle."""
LOOT_BIT = [[0] * (CAPITAL + 1), [0] * (CAPITAL + 1)]
"""Per moving seat and distance: the looting token that lies there."""
for _number, _token in enumerate(TRACK.looting_tokens):
    for _zone in TRACK.zones:
        if _zone.zone == _token.zone:
            for _place in _zone.positions:
                LOOT_BIT[int(_place < 0)][abs(_place)] = 1 << _number

if list(SETUP["age_deck_sizes"].values()) != DECK_SIZES or len(CARDS) != RULES["checksums"]["cards"]:
    raise BadTable("cards.toml", "number of cards of an age does not agree with rules.toml")
if [card.age for card in CARDS] != [1] * DECK_SIZES[0] + [2] * DECK_SIZES[1] + [3] * DECK_SIZES[2] + ["guild"] * 7:
    raise BadTable("cards.toml", "cards must stand in the order Age I, II, III, guilds")
