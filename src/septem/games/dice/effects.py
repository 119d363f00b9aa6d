"""What crossed boxes lead to, depth first: coins at once, and questions to the player (DI-50 to DI-57a, DI-91).

Everything a seat still owes lies on a stack, the next thing last. The seat is done when it is empty.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice.codes import (
    ANOTHER_ACTION,
    BUILD_FREE_DIE,
    CHOOSE_BONUS,
    CHOOSE_BOX,
    COINS,
    CROSS_UP_TO_TWO,
    DICE,
    EFFECTS,
    EXTRA_ACTION,
    FREE_BUILD,
    PER_BOX,
    TOLD_COINS,
    TOLD_LAPSE,
    WAITING,
)
from septem.games.dice.fields import Fields

if not cython.compiled:
    from septem.core.bits import how_many
    from septem.games.dice.boards import has_all_bonuses
    from septem.games.dice.payment import fillable, gain, payable

COMPILED = bool(cython.compiled)


# ---- what a seat owes --------------------------------------------------------------------------
def owe(state: Fields, seat: int, phase: int, about: int, times: int) -> None:
    """Something more is owed, before everything else."""
    at = state.owed_count[seat]
    state.owed_phase[seat][at] = phase
    state.owed_about[seat][at] = about
    state.owed_times[seat][at] = times
    state.owed_count[seat] = at + 1


def owe_effects(state: Fields, seat: int, first: int, many: int) -> None:
    """Effects in listed order (DI-56)."""
    if many:
        owe(state, seat, EFFECTS, first, many)


def phase_of(state: Fields, seat: int) -> int:
    """What the seat owes next."""
    return state.owed_phase[seat][state.owed_count[seat] - 1] if state.owed_count[seat] else WAITING


def wanted_boxes(state: Fields, seat: int) -> int:
    """Boxes the crossing effect that is owed next can cross now: arrows and construction, no die (DI-50)."""
    effect = state.owed_about[seat][state.owed_count[seat] - 1]
    return state.sheet.target[effect] & payable(state, seat, state.coins[seat])


# ---- chains ------------------------------------------------------------------------------------
def resolve(state: Fields, seat: int) -> None:
    """Do what needs no answer, until there is a real question or nothing is left (DI-57a)."""
    while state.owed_count[seat]:
        phase = phase_of(state, seat)
        if phase == EFFECTS:
            next_effect(state, seat)
        elif lapses(state, seat, phase):
            state.owed_count[seat] -= 1
            if phase != CHOOSE_BONUS:
                state.note(TOLD_LAPSE, seat, phase, 0, 0, 0)
        else:
            return


def lapses(state: Fields, seat: int, phase: int) -> int:
    """1 for a question without an answer: no box can be crossed (DI-57a), no bonus is open (DI-91)."""
    if phase == CHOOSE_BOX:
        return 0 if wanted_boxes(state, seat) else 1
    if phase == CHOOSE_BONUS:
        return has_all_bonuses(state, seat)
    if phase == FREE_BUILD:
        for die in range(DICE):
            if fillable(state, seat, die, 1):
                return 0
        return 1
    return 0


def next_effect(state: Fields, seat: int) -> None:
    """The first of the effects owed takes place, or is asked; the others wait (DI-50 to DI-57)."""
    at = state.owed_count[seat] - 1
    effect = state.owed_about[seat][at]
    state.owed_count[seat] = at
    if state.owed_times[seat][at] > 1:
        owe(state, seat, EFFECTS, effect + 1, state.owed_times[seat][at] - 1)
    kind = state.sheet.kind[effect]
    if kind <= CROSS_UP_TO_TWO:  # the three kinds of crossing
        owe(state, seat, CHOOSE_BOX, effect, 2 if kind == CROSS_UP_TO_TWO else 1)
    elif kind == BUILD_FREE_DIE:
        owe(state, seat, FREE_BUILD, 0, 0)
    elif kind == ANOTHER_ACTION:
        owe(state, seat, EXTRA_ACTION, 0, 0)  # DI-53
    elif kind == COINS:
        earn(state, seat, state.sheet.amount[effect])
    elif kind == PER_BOX:  # DI-51
        earn(state, seat, state.sheet.amount[effect] * how_many(state.crossed[seat] & state.sheet.target[effect]))


def earn(state: Fields, seat: int, coins: int) -> None:
    """Coins of an effect."""
    state.note(TOLD_COINS, seat, gain(state, seat, coins), 0, 0, 0)
