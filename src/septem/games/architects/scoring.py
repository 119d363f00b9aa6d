"""Points by category (AR-28, AR-50, AR-63, AR-86, AR-87)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.catalogue import CAT_PAWN_POINTS, MILITARY_TOKEN_POINTS, TOKEN_IDS
from septem.games.architects.fields import Fields
from septem.games.architects.tables import ALL_STAGES, CATEGORIES, CULTURE, FIRST_BLUE, FIRST_GREEN, token_effect

if not cython.compiled:
    from septem.core.bits import BIT

COMPILED = bool(cython.compiled)
STAGE_POINTS, BLUE_POINTS, MILITARY_POINTS, CAT_POINTS = (
    CATEGORIES.index(name) for name in ("stages", "blue", "military", "cat")
)
DECOR, POLITICS, STRATEGY, EDUCATION = (
    TOKEN_IDS.index(name) for name in ("decor", "politics", "strategy", "education")
)
DECOR_UNFINISHED = token_effect("decor", "points_wonder_unfinished")
DECOR_COMPLETE = token_effect("decor", "points_wonder_complete")
POLITICS_POINTS = token_effect("politics", "points_per_cat_icon_on_blue_cards")
STRATEGY_POINTS = token_effect("strategy", "points_per_military_victory_token")
EDUCATION_POINTS = token_effect("education", "points_per_progress_token")
CULTURE_ONE = token_effect("culture", "points_with_one")
CULTURE_BOTH = token_effect("culture", "points_with_both")
SCORING_TOKENS = len(tables.SCORING)

# columns of the tables, C arrays when compiled
BUILT_POINTS = tables.BUILT_POINTS
CARD_POINTS = tables.CARD_POINTS
CAT_ICONS = tables.CAT_ICONS
SCORING = tables.SCORING
STAGE_COUNT = tables.STAGE_COUNT


def stage_points(state: Fields, seat: int) -> int:
    """Points of built stages (AR-28)."""
    return BUILT_POINTS[state.wonder[seat]][state.built[seat]] if state.wonder[seat] >= 0 else 0


def blue_points(state: Fields, seat: int) -> int:
    """Points on blue cards."""
    points = 0
    for kind in range(FIRST_BLUE, FIRST_GREEN):
        points += CARD_POINTS[kind] * state.area[seat][kind]
    return points


def progress_points(state: Fields, seat: int) -> int:
    """Points of all scoring tokens of a seat (AR-50)."""
    points = 0
    for i in range(SCORING_TOKENS):
        if state.held[seat] & BIT[SCORING[i]]:
            points += token_points(state, seat, SCORING[i])
    return points


def token_points(state: Fields, seat: int, token: int) -> int:
    """Points a kind of token brings the seat that holds it (AR-50)."""
    if token == DECOR:
        return DECOR_COMPLETE if state.built[seat] == ALL_STAGES else DECOR_UNFINISHED
    if token == POLITICS:
        return POLITICS_POINTS * cat_icons(state, seat)
    if token == STRATEGY:
        return STRATEGY_POINTS * state.military[seat]
    if token == EDUCATION:
        return EDUCATION_POINTS * state.progress[seat]
    if token == CULTURE:
        return CULTURE_BOTH if state.culture[seat] == 2 else CULTURE_ONE
    return 0  # AR-87


def cat_icons(state: Fields, seat: int) -> int:
    """Cat icons on blue cards of a seat."""
    icons = 0
    for kind in range(FIRST_BLUE, FIRST_GREEN):
        icons += CAT_ICONS[kind] * state.area[seat][kind]
    return icons


def category(state: Fields, seat: int, index: int) -> int:
    """Points of one category, counted now (AR-86)."""
    if index == STAGE_POINTS:
        return stage_points(state, seat)
    if index == BLUE_POINTS:
        return blue_points(state, seat)
    if index == MILITARY_POINTS:
        return MILITARY_TOKEN_POINTS * state.military[seat]
    if index == CAT_POINTS:
        return CAT_PAWN_POINTS if state.cat == seat else 0  # AR-63
    return progress_points(state, seat)


def total(state: Fields, seat: int) -> int:
    """All points of a seat, counted now."""
    points = stage_points(state, seat) + blue_points(state, seat) + MILITARY_TOKEN_POINTS * state.military[seat]
    if state.cat == seat:
        points += CAT_PAWN_POINTS  # AR-63
    if state.held[seat]:
        points += progress_points(state, seat)
    return points


def stages_built(state: Fields, seat: int) -> int:
    """How many stages a seat has built."""
    return STAGE_COUNT[state.built[seat]]
