"""The legal moves of what a seat owes next: listed, or one of them drawn."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice.codes import (
    BONUS_CODE,
    BOX_CODE,
    CHOOSE_BONUS,
    CHOOSE_BOX,
    DICE,
    FREE_BUILD,
    NONE_CODE,
    PASS_CODE,
    PER_DIE,
    WONDER_CODE,
)
from septem.games.dice.fields import Fields

if not cython.compiled:
    from septem.core.bits import BIT, lowest
    from septem.core.rng import below
    from septem.games.dice.boards import next_wonder_box
    from septem.games.dice.effects import phase_of, wanted_boxes
    from septem.games.dice.payment import construction, fillable

COMPILED = bool(cython.compiled)


def list_moves(state: Fields, seat: int) -> int:
    """Write the legal moves of a seat into `moves`; returns how many."""
    phase = phase_of(state, seat)
    if phase == CHOOSE_BOX:
        return list_crossings(state, seat)
    if phase == CHOOSE_BONUS:
        return list_bonuses(state, seat)
    if phase == FREE_BUILD:
        return list_free_builds(state, seat)
    return list_actions(state, seat)


def list_actions(state: Fields, seat: int) -> int:
    """Every build, the Wonder, and passing, which is always allowed (DI-35, DI-40, DI-41)."""
    count = list_builds(state, seat, 0)
    box = next_wonder_box(state, seat)
    if box >= 0 and construction(state, seat, box) <= state.coins[seat]:
        state.moves[count] = WONDER_CODE
        count += 1
    state.moves[count] = PASS_CODE
    return count + 1


def list_free_builds(state: Fields, seat: int) -> int:
    """Every build without die cost, or none (DI-52, DI-57)."""
    count = list_builds(state, seat, 1)
    state.moves[count] = NONE_CODE
    return count + 1


def list_builds(state: Fields, seat: int, free: int) -> int:
    """Every die with every box it can fill."""
    count = 0
    for die in range(DICE):
        if state.face[die] >= 0:
            count = put_boxes(state, count, fillable(state, seat, die, free), PER_DIE * (die + 1))
    return count


def list_crossings(state: Fields, seat: int) -> int:
    """Nothing, or a box of the buildings the effect names (DI-50, DI-57)."""
    state.moves[0] = NONE_CODE
    return put_boxes(state, 1, wanted_boxes(state, seat), BOX_CODE)


def list_bonuses(state: Fields, seat: int) -> int:
    """The open bonuses; one must be taken (DI-90)."""
    count = 0
    for bonus in range(state.sheet.bonuses):
        if not state.bonuses[seat] & BIT[bonus]:
            state.moves[count] = BONUS_CODE + bonus
            count += 1
    return count


def put_boxes(state: Fields, count: int, boxes: int, base: int) -> int:
    """Add a move for every box of a mask; returns how many there are now."""
    while boxes:
        state.moves[count] = base + lowest(boxes)
        boxes &= boxes - 1
        count += 1
    return count


def draw_one(state: Fields, seat: int) -> int:
    """One legal move, all equally likely; masks make listing as fast as drawing by trial."""
    return state.moves[below(state.choice_stream, list_moves(state, seat))]
