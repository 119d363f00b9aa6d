"""Points by category, and who is ahead (DU-40, DU-41, DU-91 to DU-95)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.catalogue import COUNTED
from septem.games.duel.codes import BY_MILITARY, BY_POINTS, BY_SCIENCE, BY_TIE_BREAK, MILITARY, SCIENCE, SHARED
from septem.games.duel.fields import Fields
from septem.games.duel.tables import CATEGORIES, COINS_PER_POINT, FIRST_GUILD, FIRST_TOKEN

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.duel.fields import CARDS, MASK, TOKENS, WORD

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
LEAD_POINTS = tables.LEAD_POINTS
POINTS = tables.POINTS
POINTS_PER = tables.POINTS_PER

COIN_SETS = COUNTED.index("coin_set_of_3")
MILITARY_POINTS, BLUE_POINTS, GUILD_POINTS, TOKEN_POINTS, TREASURY_POINTS = (
    CATEGORIES.index(name) for name in ("military", "blue", "guilds", "progress_tokens", "treasury")
)


def tally(state: Fields, seat: int, first: int, second: int, larger: int) -> int:
    """How many of the counted things the own (or the larger, DU-41) city has."""
    own = tally_of(state, seat, first, second)
    if larger:
        return max(own, tally_of(state, 1 - seat, first, second))
    return own


def tally_of(state: Fields, seat: int, first: int, second: int) -> int:
    """How many of two kinds of things one city has."""
    if first == COIN_SETS:
        return state.coins[seat] // COINS_PER_POINT
    return state.counts[seat][first] + state.counts[seat][second]


def piece_points(state: Fields, seat: int, row: int) -> int:
    """Points of one piece in a city, counted now: the printed ones and those that depend on counts."""
    per = POINTS_PER[row][0] * tally(state, seat, POINTS_PER[row][1], POINTS_PER[row][2], POINTS_PER[row][3])
    return POINTS[row] + per


def category(state: Fields, seat: int, index: int) -> int:
    """Points of one category, counted now (DU-91 to DU-94)."""
    if index == MILITARY_POINTS:
        lead = state.pawn if seat == 0 else -state.pawn
        return LEAD_POINTS[lead] if lead > 0 else 0
    if index == TREASURY_POINTS:
        return state.coins[seat] // COINS_PER_POINT
    points = 0
    if index == GUILD_POINTS:
        if state.cards[seat][WORD[FIRST_GUILD]] < MASK[FIRST_GUILD]:  # guilds are the last cards: none here
            return 0
        for card in range(FIRST_GUILD, CARDS):
            if state.cards[seat][WORD[card]] & MASK[card]:
                points += piece_points(state, seat, card)
        return points
    if index == TOKEN_POINTS:
        if not state.tokens[seat]:
            return 0
        for token in range(TOKENS):
            if state.tokens[seat] & BIT[token]:
                points += piece_points(state, seat, FIRST_TOKEN + token)
        return points
    return state.printed[seat][index]


def total(state: Fields, seat: int) -> int:
    """All points of a seat, counted now."""
    points = 0
    for index in range(8):
        points += category(state, seat, index)
    return points


def lead_of(state: Fields, seat: int) -> int:
    """Positive if a seat is ahead by points, then by points on blue cards (DU-91, DU-95)."""
    lead = total(state, seat) - total(state, 1 - seat)
    if lead == 0:
        return state.printed[seat][BLUE_POINTS] - state.printed[1 - seat][BLUE_POINTS]
    return lead


def place(state: Fields, seat: int) -> int:
    """1 or 2; both are first when the victory is shared (DU-95)."""
    if state.winner >= 0:
        return 1 if state.winner == seat else 2
    return 2 if lead_of(state, seat) < 0 else 1


def victory(state: Fields) -> int:
    """How the game is decided: index into codes.VICTORIES."""
    if state.ending == MILITARY:
        return BY_MILITARY
    if state.ending == SCIENCE:
        return BY_SCIENCE
    if total(state, 0) != total(state, 1):
        return BY_POINTS
    return BY_TIE_BREAK if lead_of(state, 0) != 0 else SHARED
