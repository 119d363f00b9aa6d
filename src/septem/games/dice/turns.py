"""A seat's turn: its action and the answers to what follows from it (DI-23, DI-34, DI-40, DI-41, DI-90, DI-130)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice.codes import (
    ACTION,
    BONUS_CODE,
    BOX_CODE,
    BOXES,
    CHOOSE_BONUS,
    CHOOSE_BOX,
    FREE_BUILD,
    NONE_CODE,
    PASS_CODE,
    PER_DIE,
    TOLD_ATTACK,
    TOLD_BONUS,
    TOLD_BUILD,
    TOLD_CROSS,
    TOLD_DECLINE,
    TOLD_PASS,
    TOLD_WONDER,
    WONDER_CODE,
)
from septem.games.dice.fields import Fields
from septem.games.dice.tables import PASS_COINS

if not cython.compiled:
    from septem.games.dice.boards import complete, mark_bonus, mark_box, next_wonder_box, write_attack
    from septem.games.dice.effects import owe, owe_effects, resolve
    from septem.games.dice.neighbours import attack_points
    from septem.games.dice.payment import construction, die_cost, die_income, gain

COMPILED = bool(cython.compiled)


def begin_turn(state: Fields, seat: int) -> None:
    """One action (DI-23)."""
    state.owed_count[seat] = 0
    owe(state, seat, ACTION, 0, 0)


def play(state: Fields, seat: int, move: int) -> None:
    """Answer what is owed next, then do everything that needs no answer."""
    at = state.owed_count[seat] - 1
    phase = state.owed_phase[seat][at]
    state.owed_count[seat] = at
    if move == NONE_CODE:
        state.note(TOLD_DECLINE, seat, phase, 0, 0, 0)
    elif phase == CHOOSE_BOX:
        if state.owed_times[seat][at] > 1:  # DI-50a
            owe(state, seat, CHOOSE_BOX, state.owed_about[seat][at], state.owed_times[seat][at] - 1)
        cross(state, seat, move - BOX_CODE)
    elif phase == CHOOSE_BONUS:
        take_bonus(state, seat, move - BONUS_CODE, state.owed_about[seat][at])
    else:
        act(state, seat, move, 1 if phase == FREE_BUILD else 0)
    resolve(state, seat)


# ---- actions -----------------------------------------------------------------------------------
def act(state: Fields, seat: int, move: int, free: int) -> None:
    """Action A, B or C, carried out in the order of DI-130; `free`: the die costs nothing (DI-52)."""
    if move == PASS_CODE:  # DI-41
        state.note(TOLD_PASS, seat, gain(state, seat, PASS_COINS), 0, 0, 0)
    elif move == WONDER_CODE:  # DI-40
        state.note(TOLD_WONDER, seat, 0, 0, 0, 0)
        cross(state, seat, next_wonder_box(state, seat))
    else:
        choose_die(state, seat, move // PER_DIE - 1, free)
        cross(state, seat, move % PER_DIE)


def choose_die(state: Fields, seat: int, die: int, free: int) -> None:
    """Gain the coins of its colour, then pay the die (DI-31, DI-47)."""
    cost = 0 if free else die_cost(state, seat, die)
    gained = die_income(state, seat, die)
    state.coins[seat] += gained - cost
    state.note(TOLD_BUILD, seat, die, state.face[die], cost, gained)


# ---- crossing ----------------------------------------------------------------------------------
def cross(state: Fields, seat: int, box: int) -> None:
    """Pay the construction and cross a box; its effects come first, then the bonus of its building (DI-34, DI-56)."""
    building = state.sheet.building[box]
    paid = construction(state, seat, box)
    state.coins[seat] -= paid
    mark_box(state, seat, box)
    if state.sheet.attack[box] >= 0:  # DI-70
        points = attack_points(state, seat, box)
        write_attack(state, seat, state.sheet.attack_slot[box], points)
        state.note(TOLD_ATTACK, seat, box, paid, points, 0)
    else:
        state.note(TOLD_CROSS, seat, box, paid, 0, 0)
    if state.sheet.earns[building] and complete(state, seat, building):  # DI-90
        owe(state, seat, CHOOSE_BONUS, building, 0)
    row = BOXES * state.city[seat] + box
    owe_effects(state, seat, state.sheet.first[row], state.sheet.many[row])


def take_bonus(state: Fields, seat: int, bonus: int, building: int) -> None:
    """The bonus for a completed building works at once (DI-90)."""
    mark_bonus(state, seat, bonus)
    state.note(TOLD_BONUS, seat, bonus, building, 0, 0)
    owe_effects(state, seat, state.sheet.bonus_first[bonus], state.sheet.bonus_many[bonus])
