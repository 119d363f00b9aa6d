"""Rounds: everybody owes an action; then Agora, special dice and the end (DI-22, DI-81, DI-85, DI-100 to DI-102)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import tables
from septem.games.dice.codes import (
    BY_BONUSES,
    BY_MAX_ROUNDS,
    IN_RESERVE,
    TOLD_AGORA_FIRST,
    TOLD_END,
    TOLD_LAST_ROUND,
    TOLD_ROUND,
)
from septem.games.dice.fields import Fields
from septem.games.dice.tables import AGORA

if not cython.compiled:
    from septem.games.dice.boards import complete, has_all_bonuses, take_snapshot
    from septem.games.dice.deal import shake, swap_in
    from septem.games.dice.turns import begin_turn

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
DIE_COLOUR = tables.DIE_COLOUR
SPECIALS = tables.SPECIALS


def begin_round(state: Fields) -> None:
    """Shake the dice, then everybody acts at once (DI-20)."""
    state.round += 1
    shake(state)
    open_turns(state)


def open_turns(state: Fields) -> None:
    """Everybody owes an action, against the boards as they are now (DI-22, DI-23)."""
    take_snapshot(state)
    for seat in range(state.seats):
        begin_turn(state, seat)


def all_done(state: Fields) -> int:
    """1 if every seat has finished its turn."""
    for seat in range(state.seats):
        if state.owed_count[seat]:
            return 0
    return 1


def end_round(state: Fields) -> None:
    """Agora, special dice, end: in this order (DI-100)."""
    state.settled += 1
    award_agora(state)
    bring_specials(state)
    check_end(state)
    if state.ended:
        take_snapshot(state)  # a finished game reads like the beginning of a round
        state.note(TOLD_END, -1, state.ended, state.round, 0, 0)
    else:
        begin_round(state)
        state.note(TOLD_ROUND, -1, state.round, 0, 0, 0)


def award_agora(state: Fields) -> None:
    """All who complete the Agora in the first round in which anyone does get the extra points (DI-80, DI-81)."""
    for seat in range(state.seats):
        if state.agora_first[seat]:
            return
    for seat in range(state.seats):
        if complete(state, seat, AGORA):
            state.agora_first[seat] = 1
            state.note(TOLD_AGORA_FIRST, -1, seat, state.sheet.first_finisher, 0, 0)


def bring_specials(state: Fields) -> None:
    """Each special die comes into the Forum once somebody has unlocked it, black first (DI-85, DI-86)."""
    for number in range(3):
        die = SPECIALS[number]
        if state.place[die] == IN_RESERVE and unlocked_by_anyone(state, DIE_COLOUR[die]):
            swap_in(state, die)


def unlocked_by_anyone(state: Fields, colour: int) -> int:
    """1 if a seat has unlocked the die of a colour."""
    for seat in range(state.seats):
        if state.unlocked[seat][colour]:
            return 1
    return 0


def check_end(state: Fields) -> None:
    """One more round after a player's last bonus (DI-101); a safety stop (DI-102)."""
    if not state.last_round:
        for seat in range(state.seats):
            if has_all_bonuses(state, seat):
                state.last_round = state.round + 1
                state.note(TOLD_LAST_ROUND, -1, state.last_round, 0, 0, 0)
                break
    if state.round == state.last_round:
        state.ended = BY_BONUSES
    elif state.round >= state.max_rounds:
        state.ended = BY_MAX_ROUNDS
