"""A position as features for learned values: the own board, the rival's, and the table (`describe` of the contract).

The rival is the other seat with the most points. Others' boards are read as the round began, all a seat may know
(DI-120). Every stage of the game has features of its own: number = stage * len(FEATURES) + place in FEATURES.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import tables
from septem.games.dice.codes import (
    ACTION,
    BUILDING_COUNT,
    COLOUR_COUNT,
    FEATURE_STAGES,
    IN_FORUM,
    MOST_COST,
    MOST_SEATS,
    SIDES,
    WAITING,
)
from septem.games.dice.fields import Fields
from septem.games.dice.sheet_columns import BOARD_LABELS
from septem.games.dice.tables import AGORA, BUILDINGS, COLOUR_IDS, GALLERY, GUILD_COURT, WAREHOUSE

if not cython.compiled:
    from septem.core.bits import how_many
    from septem.games.dice.effects import phase_of
    from septem.games.dice.hints import game_left
    from septem.games.dice.neighbours import guild_condition, left_of, right_of
    from septem.games.dice.scoring import total

COMPILED = bool(cython.compiled)

STAGE_LENGTH = 256  # of `game_left`; the first stage is before it falls, the last one is the last round
MOST_COINS = 20
MOST_LACKING = 20  # boxes, also where there is no further building
MOST_BONUSES = 3
SPECIAL_COLOURS = [COLOUR_IDS.index(colour) for colour in ("white", "black", "purple")]
SPECIALS = tables.SPECIALS

# ---- names, and where each group begins ----------------------------------------------------------
BOARD = [
    "points",
    "coins",
    "coins beyond eight",
    *(f"{number} resources" for number in range(MOST_COST + 1)),
    *(f"boxes of {building}" for building in BUILDINGS[1:]),
    *(f"{number} bonuses" for number in range(MOST_BONUSES + 1)),
    "boxes to the next bonus",
    "boxes to the last bonus",
    *(f"boxes to the {colour} die" for colour in ("white", "black", "purple")),
    *(f"{colour} die unlocked" for colour in ("white", "black", "purple")),
    "gallery boxes for the white die",
    "guild boxes for the purple die",
    "defences",
    *(f"city {label}" for label in BOARD_LABELS),
]
OWN = [
    "discount on dice",
    "free colours",
    "coins on dice",
    "points of boxes to come",
    "defences met",
    "guild conditions",
    "first in the agora",
    "turn to come",
    "turn under way",
]
TABLE = [
    "always",
    "lead",
    "lead on the average",
    "others' boxes to the end",
    "others' most bonuses",
    "agora open",
    "special dice in the forum",
    *(f"{number} players" for number in range(2, MOST_SEATS + 1)),
]
FEATURES = [*(f"own {one}" for one in BOARD), *(f"rival {one}" for one in BOARD), *OWN, *TABLE]
"""The features of one stage."""

PER_STAGE = len(FEATURES)
POINTS, COINS, RICH = range(3)
RESOURCES = 3
BUILT = RESOURCES + MOST_COST + 1
BONUSES_TAKEN = BUILT + BUILDING_COUNT - 1
TO_BONUS = BONUSES_TAKEN + MOST_BONUSES + 1
TO_END = TO_BONUS + 1
TO_DIE = TO_END + 1
HAS_DIE = TO_DIE + 3
FOR_WHITE = HAS_DIE + 3
FOR_PURPLE = FOR_WHITE + 1
DEFENDED = FOR_PURPLE + 1
CITY = DEFENDED + 1
RIVAL = len(BOARD)
OWN_FIRST = 2 * len(BOARD)
TABLE_FIRST = OWN_FIRST + len(OWN)
TAKEN = [mask.bit_count() for mask in range(256)]  # by the bits of bonuses


def features_known() -> int:
    """How many there are in all stages."""
    return FEATURE_STAGES * PER_STAGE


def describe_state(state: Fields, seat: int, features: list[int], amounts: list[int]) -> int:
    """Write the features of a position for a seat; returns how many."""
    base = PER_STAGE * stage(state, seat)
    rival = rival_of(state, seat)
    points = total(state, seat)
    count = put_board(state, seat, 0, points, base, features, amounts, 0)
    count = put_board(state, rival, 1, state.start_points[rival], base + RIVAL, features, amounts, count)
    count = put_own(state, seat, base + OWN_FIRST, features, amounts, count)
    return put_table(state, seat, points, rival, base + TABLE_FIRST, features, amounts, count)


def stage(state: Fields, seat: int) -> int:
    """Which part of the game it is, the last round last."""
    later = game_left(state, seat)
    return FEATURE_STAGES - 2 - later // STAGE_LENGTH if later else FEATURE_STAGES - 1


def rival_of(state: Fields, seat: int) -> int:
    """The other seat with the most points, the first to the left of several."""
    rival = left_of(state, seat)
    other = left_of(state, rival)
    while other != seat:
        if state.start_points[other] > state.start_points[rival]:
            rival = other
        other = left_of(state, other)
    return rival


def put(features: list[int], amounts: list[int], count: int, number: int, amount: int) -> int:
    """Add a feature unless its amount is 0; returns how many there are now."""
    if amount == 0:
        return count
    features[count] = number
    amounts[count] = amount
    return count + 1


# ---- one board -----------------------------------------------------------------------------------
def put_board(
    state: Fields, seat: int, start: int, points: int, base: int, features: list[int], amounts: list[int], count: int
) -> int:
    """What both boards are asked; `start`: as the round began."""
    coins = state.start_coins[seat] if start else state.coins[seat]
    bonuses = TAKEN[state.start_bonuses[seat] if start else state.bonuses[seat]]
    count = put(features, amounts, count, base + POINTS, points)
    count = put(features, amounts, count, base + COINS, min(MOST_COINS, coins))
    count = put(features, amounts, count, base + RICH, max(0, min(MOST_COINS, coins) - 8))
    count = put(features, amounts, count, base + RESOURCES + min(MOST_COST, built(state, seat, WAREHOUSE, start)), 1)
    for building in range(1, BUILDING_COUNT):
        count = put(features, amounts, count, base + BUILT + building - 1, built(state, seat, building, start))
    count = put(features, amounts, count, base + BONUSES_TAKEN + min(MOST_BONUSES, bonuses), 1)
    count = put(features, amounts, count, base + TO_BONUS, lacking(state, seat, start, 1))
    count = put(features, amounts, count, base + TO_END, lacking(state, seat, start, state.sheet.bonuses - bonuses))
    count = put(
        features, amounts, count, base + DEFENDED, state.start_defences[seat][0] + state.start_defences[seat][1]
    )
    count = put(features, amounts, count, base + CITY + state.sheet.label[state.city[seat]], 1)
    return put_specials(state, seat, start, base, features, amounts, count)


def put_specials(
    state: Fields, seat: int, start: int, base: int, features: list[int], amounts: list[int], count: int
) -> int:
    """How far the special dice are, and what is left for them."""
    crossed = state.start_crossed[seat] if start else state.crossed[seat]
    for number in range(3):
        path = state.sheet.unlock_path[COLOUR_COUNT * state.city[seat] + SPECIAL_COLOURS[number]]
        left = how_many(path & ~crossed)
        count = put(features, amounts, count, base + TO_DIE + number, left)
        if path and not left:
            count = put(features, amounts, count, base + HAS_DIE + number, 1)
            if number == 0:
                open_boxes = state.sheet.size[GALLERY] - built(state, seat, GALLERY, start)
                count = put(features, amounts, count, base + FOR_WHITE, open_boxes)
            elif number == 2:
                open_boxes = state.sheet.size[GUILD_COURT] - built(state, seat, GUILD_COURT, start)
                count = put(features, amounts, count, base + FOR_PURPLE, open_boxes)
    return count


def built(state: Fields, seat: int, building: int, start: int) -> int:
    """Crossed boxes of a building."""
    return state.start_counts[seat][building] if start else state.counts[seat][building]


def lacking(state: Fields, seat: int, start: int, buildings: int) -> int:
    """Boxes that the nearest buildings lack, at most three of them: the way to bonuses (DI-90)."""
    first = MOST_LACKING
    second = MOST_LACKING
    third = MOST_LACKING
    for building in range(BUILDING_COUNT):
        left = state.sheet.size[building] - built(state, seat, building, start)
        if left and state.sheet.earns[building] and left < third:
            third = left
            if left < second:
                third = second
                second = left
                if left < first:
                    second = first
                    first = left
    if buildings <= 1:
        return first if buildings else 0
    return first + second if buildings == 2 else first + second + third


# ---- the seat alone, and the table -----------------------------------------------------------------
def put_own(state: Fields, seat: int, base: int, features: list[int], amounts: list[int], count: int) -> int:
    """In the order of OWN."""
    colours = 0
    coins = 0
    for colour in range(COLOUR_COUNT):
        colours += state.free_colour[seat][colour]
        coins += state.die_coins[seat][colour]
    to_come = 0
    for building in range(BUILDING_COUNT):
        to_come += state.per_box[seat][building] * (state.sheet.size[building] - state.counts[seat][building])
    phase = phase_of(state, seat)
    met = state.start_defences[left_of(state, seat)][1] + state.start_defences[right_of(state, seat)][0]
    count = put(features, amounts, count, base, state.die_discount[seat])
    count = put(features, amounts, count, base + 1, colours)
    count = put(features, amounts, count, base + 2, coins)
    count = put(features, amounts, count, base + 3, to_come)
    count = put(features, amounts, count, base + 4, met)
    count = put(features, amounts, count, base + 5, conditions(state, seat))
    count = put(features, amounts, count, base + 6, state.agora_first[seat])
    count = put(features, amounts, count, base + 7, 1 if phase == ACTION else 0)
    return put(features, amounts, count, base + 8, 1 if phase not in (ACTION, WAITING) else 0)


def conditions(state: Fields, seat: int) -> int:
    """Faces of the purple die this seat could use (DI-60)."""
    met = 0
    for face in range(SIDES):
        met += guild_condition(state, seat, face)
    return met


def put_table(
    state: Fields, seat: int, points: int, rival: int, base: int, features: list[int], amounts: list[int], count: int
) -> int:
    """In the order of TABLE."""
    others = 0
    most = 0
    nearest = 3 * MOST_LACKING
    claimed = state.agora_first[seat]
    for other in range(state.seats):
        if other != seat:
            bonuses = TAKEN[state.start_bonuses[other]]
            others += state.start_points[other]
            most = max(most, bonuses)
            nearest = min(nearest, lacking(state, other, 1, state.sheet.bonuses - bonuses))
            claimed |= state.agora_first[other]
    count = put(features, amounts, count, base, 1)
    count = put(features, amounts, count, base + 1, points - state.start_points[rival])
    count = put(features, amounts, count, base + 2, points - others // (state.seats - 1))
    count = put(features, amounts, count, base + 3, nearest)
    count = put(features, amounts, count, base + 4, most)
    count = put(features, amounts, count, base + 5, 0 if claimed else state.sheet.size[AGORA])
    count = put(features, amounts, count, base + 6, specials_in(state))
    return put(features, amounts, count, base + 7 + state.seats - 2, 1)


def specials_in(state: Fields) -> int:
    """Special dice that lie in the Forum."""
    found = 0
    for number in range(3):
        if state.place[SPECIALS[number]] == IN_FORUM:
            found += 1
    return found
