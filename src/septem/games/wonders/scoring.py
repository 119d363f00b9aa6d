"""Conflicts, and points by category (SW-65, SW-66, SW-78, SW-85 to SW-87)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.games.wonders import tables
from septem.games.wonders.catalogue import COLOURS, SYMBOLS
from septem.games.wonders.codes import OVER, TOLD_CONFLICT
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import COINS_PER_POINT, COPY_GUILD, NO_SYMBOL, SET_POINTS

if not cython.compiled:
    from septem.games.wonders.cities import DEFEATS, STAGES_BUILT, count_around

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
BUILDINGS = tables.BUILDINGS
BUILDING_COUNT = tables.BUILDING_COUNT
CARD_BASE = tables.CARD_BASE
COLOUR = tables.COLOUR
MASK = tables.MASK
POINTS_COUNT = tables.POINTS_COUNT
POINTS_PER = tables.POINTS_PER
POINTS_WHERE = tables.POINTS_WHERE
SCIENCE = tables.SCIENCE
STAGE_COUNT = tables.STAGE_COUNT
VICTORY_POINTS = tables.VICTORY_POINTS
WHOLE_WONDER = tables.WHOLE_WONDER
WORD = tables.WORD

CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guild")
MILITARY, TREASURY, WONDER, CIVILIAN, SCIENTIFIC, COMMERCE, GUILD = range(len(CATEGORIES))
PURPLE = COLOURS.index("purple")
WILD = SYMBOLS.index("any")
MOST_SYMBOLS, MOST_WILD = 99, 9


# ---- conflicts ----------------------------------------------------------------------------------
def fight(state: Fields, age: int) -> None:
    """Conflicts of all neighbours, with strengths as they stand (SW-65, SW-66)."""
    for city in range(state.cities):
        compare_shields(state, city, state.left_of[city], age)
        compare_shields(state, city, state.right_of[city], age)


def compare_shields(state: Fields, city: int, other: int, age: int) -> None:
    """The token that one city takes from the comparison with one neighbour."""
    if state.shields[city] > state.shields[other]:
        state.victories[city][age] += 1
        state.note(TOLD_CONFLICT, city, other, VICTORY_POINTS[age], state.shields[city], state.shields[other])
    elif state.shields[city] < state.shields[other]:
        state.counts[city][DEFEATS] += 1
        state.note(TOLD_CONFLICT, city, other, -1, state.shields[city], state.shields[other])


# ---- points -------------------------------------------------------------------------------------
def science_points(compass: int, gear: int, tablet: int, wild: int) -> int:
    """`best_science` for Python callers."""
    return best_science(
        calls.whole("compass", compass, 0, MOST_SYMBOLS),
        calls.whole("gear", gear, 0, MOST_SYMBOLS),
        calls.whole("tablet", tablet, 0, MOST_SYMBOLS),
        calls.whole("wild", wild, 0, MOST_WILD),
    )


def best_science(compass: int, gear: int, tablet: int, wild: int) -> int:
    """Squares of equal symbols plus seven per set, wild symbols where they help most (SW-86, SW-87)."""
    if wild == 0:
        return compass * compass + gear * gear + tablet * tablet + SET_POINTS * min(compass, gear, tablet)
    best = best_science(compass + 1, gear, tablet, wild - 1)
    best = max(best, best_science(compass, gear + 1, tablet, wild - 1))
    return max(best, best_science(compass, gear, tablet + 1, wild - 1))


def science_of(state: Fields, city: int, more_wild: int) -> int:
    """Science points of a city with extra wild symbols."""
    return best_science(
        state.science[city][0], state.science[city][1], state.science[city][2], state.science[city][WILD] + more_wild
    )


def counted_points(state: Fields, city: int, row: int) -> int:
    """Points a yellow or purple card gives at the end, seen from a city."""
    points = 0
    if POINTS_PER[row]:
        points = POINTS_PER[row] * count_around(state, city, POINTS_COUNT[row], POINTS_WHERE[row])
    if WHOLE_WONDER[row] and state.counts[city][STAGES_BUILT] == STAGE_COUNT[state.side_row[city]]:
        points += WHOLE_WONDER[row]
    return points


def tally(state: Fields, city: int) -> int:
    """Fill `points` with the seven categories (SW-85) and `copied` with the guild copied; returns the total."""
    state.points[MILITARY] = -state.counts[city][DEFEATS]
    for age in range(3):
        state.points[MILITARY] += VICTORY_POINTS[age] * state.victories[city][age]
    state.points[TREASURY] = state.coins[city] // COINS_PER_POINT
    state.points[WONDER] = state.stage_points[city]
    state.points[CIVILIAN] = state.card_points[city]
    state.points[SCIENTIFIC] = science_of(state, city, 0)
    state.points[COMMERCE] = 0
    state.points[GUILD] = 0
    base = CARD_BASE[state.edition]
    for i in range(BUILDING_COUNT[state.edition]):
        card = BUILDINGS[state.edition][i]
        if state.built[city][WORD[card]] & MASK[card]:
            category = GUILD if COLOUR[base + card] == PURPLE else COMMERCE
            state.points[category] += counted_points(state, city, base + card)
    state.copied = -1
    if state.powers[city] & COPY_GUILD:
        copy_guild(state, city)
    in_all = 0
    for i in range(7):
        in_all += state.points[i]
    return in_all


def copy_guild(state: Fields, city: int) -> None:
    """Add the best purple card of a neighbour to `points` as if it were the own one, fill `copied` (SW-78, SW-78a)."""
    best = -1
    base = CARD_BASE[state.edition]
    left = state.left_of[city]
    right = state.right_of[city]
    for i in range(BUILDING_COUNT[state.edition]):
        card = BUILDINGS[state.edition][i]
        row = base + card
        if COLOUR[row] == PURPLE and (state.built[left][WORD[card]] | state.built[right][WORD[card]]) & MASK[card]:
            gained = copied_points(state, city, row)
            if gained > best or (gained == best and SCIENCE[row] == NO_SYMBOL):  # a tie goes to purple points
                best = gained
                state.copied = card
    if state.copied >= 0:
        if SCIENCE[base + state.copied] != NO_SYMBOL:
            state.points[SCIENTIFIC] += best
        else:
            state.points[GUILD] += best


def copied_points(state: Fields, city: int, row: int) -> int:
    """Points a copied guild would add."""
    if SCIENCE[row] != NO_SYMBOL:
        return science_of(state, city, 1) - science_of(state, city, 0)
    return counted_points(state, city, row)


def count_all(state: Fields) -> None:
    """Fix the final table (SW-85)."""
    for city in range(state.cities):
        state.final[city][0] = tally(state, city)
        for i in range(7):
            state.final[city][1 + i] = state.points[i]


def total(state: Fields, city: int) -> int:
    """All points of a city, as if the game ended now."""
    return state.final[city][0] if state.phase == OVER else tally(state, city)
