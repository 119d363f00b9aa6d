"""A position as features for learned values: the own board, the rival's, and the table (`describe` of the contract).

The rival is the other seat with the most points. Others' boards are read as the round began, all a seat may know
(DI-120). Every stage of the game has features of its own: number = stage * len(FEATURES) + place in FEATURES.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import feature_names, tables
from septem.games.dice.codes import ACTION, BUILDING_COUNT, COLOUR_COUNT, IN_FORUM, MOST_COST, SIDES, WAITING
from septem.games.dice.feature_names import (
    ACTING,
    AGORA_OPEN,
    ALWAYS,
    BONUSES_TAKEN,
    BOXES_OF,
    CITY,
    COINS,
    DEFENDED,
    DIE_COINS,
    DISCOUNT,
    FEW_COINS,
    FIRST,
    FOR_PURPLE,
    FOR_WHITE,
    FREE_COLOURS,
    GUILD,
    LEAD,
    LEAD_ON_ALL,
    MET,
    MOST_BONUSES,
    MOST_COINS,
    MOST_LACKING,
    OTHERS_BONUSES,
    OTHERS_TO_END,
    OWN,
    PLAYERS,
    POINTS,
    RESOURCES,
    RICH,
    RIVAL,
    SPECIALS_IN,
    STAGE_ROUNDS,
    STAGES,
    TO_ACT,
    TO_BONUS,
    TO_COME,
    TO_DIE,
    TO_END,
    UNLOCKED,
    WIDTH,
)
from septem.games.dice.fields import Fields
from septem.games.dice.tables import COLOUR_IDS, GALLERY, GUILD_COURT, WAREHOUSE

if not cython.compiled:
    from septem.core.bits import how_many
    from septem.games.dice.effects import phase_of
    from septem.games.dice.neighbours import guild_condition, left_of, right_of
    from septem.games.dice.scoring import total

COMPILED = bool(cython.compiled)

# columns, C arrays when compiled
SPECIAL_COLOURS = [COLOUR_IDS.index(colour) for colour in feature_names.SPECIAL_COLOURS]
SPECIALS = tables.SPECIALS
TAKEN = [mask.bit_count() for mask in range(256)]  # by the bits of bonuses


def features_known() -> int:
    """How many there are in all stages."""
    return STAGES * WIDTH


def describe_state(state: Fields, seat: int, features: list[int], amounts: list[int]) -> int:
    """Write the features of a position for a seat; returns how many."""
    base = WIDTH * stage(state)
    rival = rival_of(state, seat)
    points = total(state, seat)
    count = put_board(state, seat, 0, points, base + OWN, features, amounts, 0)
    count = put_board(state, rival, 1, state.start_points[rival], base + RIVAL, features, amounts, count)
    count = put_own(state, seat, base, features, amounts, count)
    return put_table(state, seat, points, rival, base, features, amounts, count)


def stage(state: Fields) -> int:
    """Which part of the game it is, the last round last."""
    return STAGES - 1 if state.last_round else min(STAGES - 2, (state.round - 1) // STAGE_ROUNDS)


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
    count = put(features, amounts, count, base + RICH, max(0, min(MOST_COINS, coins) - FEW_COINS))
    count = put(features, amounts, count, base + RESOURCES + min(MOST_COST, built(state, seat, WAREHOUSE, start)), 1)
    for building in range(1, BUILDING_COUNT):
        count = put(features, amounts, count, base + BOXES_OF + building - 1, built(state, seat, building, start))
    count = put(features, amounts, count, base + BONUSES_TAKEN + min(MOST_BONUSES, bonuses), 1)
    count = put(features, amounts, count, base + TO_BONUS, lacking(state, seat, start, 1))
    count = put(features, amounts, count, base + TO_END, lacking(state, seat, start, state.sheet.bonuses - bonuses))
    count = put(features, amounts, count, base + DEFENDED, defended(state, seat, start))
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
            count = put(features, amounts, count, base + UNLOCKED + number, 1)
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


def defended(state: Fields, seat: int, start: int) -> int:
    """Crossed defences of both sides."""
    if start:
        return state.start_defences[seat][0] + state.start_defences[seat][1]
    return state.defences[seat][0] + state.defences[seat][1]


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
    """What is asked of the own board alone."""
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
    count = put(features, amounts, count, base + DISCOUNT, state.die_discount[seat])
    count = put(features, amounts, count, base + FREE_COLOURS, colours)
    count = put(features, amounts, count, base + DIE_COINS, coins)
    count = put(features, amounts, count, base + TO_COME, to_come)
    count = put(features, amounts, count, base + MET, met)
    count = put(features, amounts, count, base + GUILD, conditions(state, seat))
    count = put(features, amounts, count, base + FIRST, state.agora_first[seat])
    count = put(features, amounts, count, base + TO_ACT, 1 if phase == ACTION else 0)
    return put(features, amounts, count, base + ACTING, 1 if phase not in (ACTION, WAITING) else 0)


def conditions(state: Fields, seat: int) -> int:
    """Faces of the purple die this seat could use (DI-60)."""
    met = 0
    for face in range(SIDES):
        met += guild_condition(state, seat, face)
    return met


def put_table(
    state: Fields, seat: int, points: int, rival: int, base: int, features: list[int], amounts: list[int], count: int
) -> int:
    """What is asked of all seats together."""
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
    count = put(features, amounts, count, base + ALWAYS, 1)
    count = put(features, amounts, count, base + LEAD, points - state.start_points[rival])
    count = put(features, amounts, count, base + LEAD_ON_ALL, points - others // (state.seats - 1))
    count = put(features, amounts, count, base + OTHERS_TO_END, nearest)
    count = put(features, amounts, count, base + OTHERS_BONUSES, most)
    count = put(features, amounts, count, base + AGORA_OPEN, 0 if claimed else 1)
    count = put(features, amounts, count, base + SPECIALS_IN, specials_in(state))
    return put(features, amounts, count, base + PLAYERS + state.seats - 2, 1)


def specials_in(state: Fields) -> int:
    """Special dice that lie in the Forum."""
    found = 0
    for number in range(3):
        if state.place[SPECIALS[number]] == IN_FORUM:
            found += 1
    return found
