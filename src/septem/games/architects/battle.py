"""Conflict tokens, shields and battles (AR-70 to AR-77)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.codes import TOLD_BATTLE, TOLD_HORNS, TOLD_WON
from septem.games.architects.fields import Fields
from septem.games.architects.tables import FIRST_RED, token_bit, token_effect

if not cython.compiled:
    from septem.games.architects.areas import discard
    from septem.games.architects.fields import KINDS

COMPILED = bool(cython.compiled)
TACTICS_BIT = token_bit("tactics")
TACTICS_SHIELDS = token_effect("tactics", "shields")

# columns of the tables, C arrays when compiled
CARD_SHIELDS = tables.CARD_SHIELDS
HORNS = tables.HORNS
STAGE_SHIELDS = tables.STAGE_SHIELDS


def turn_conflict(state: Fields, seat: int, horns: int) -> None:
    """Every horn turns a conflict token to the battle side while there is one (AR-70)."""
    turned = min(horns, state.conflict_total - state.conflict_battle)
    state.conflict_battle += turned
    state.note(TOLD_HORNS, seat, turned, state.conflict_battle, state.conflict_total, 0)


def battle_due(state: Fields) -> int:
    """1 if all conflict tokens are turned: a battle ends this turn (AR-71)."""
    return 1 if state.conflict_battle == state.conflict_total else 0


def shields(state: Fields, seat: int) -> int:
    """Shields of a seat: red cards, stages of Rhodes, Tactics (AR-49, AR-57, AR-72)."""
    count = 0
    for kind in range(FIRST_RED, KINDS):
        count += CARD_SHIELDS[kind] * state.area[seat][kind]
    if state.wonder[seat] >= 0:
        count += STAGE_SHIELDS[state.wonder[seat]][state.built[seat]]
    if state.held[seat] & TACTICS_BIT:
        count += TACTICS_SHIELDS
    return count


def won_by(state: Fields, seat: int) -> int:
    """Military victory tokens a seat wins in a battle now: one for each weaker neighbour (AR-73)."""
    mine = shields(state, seat)
    left = shields(state, seat + 1 if seat + 1 < state.seats else 0)
    if state.seats == 2:  # AR-74
        if mine <= left:
            return 0
        return 2 if mine >= 2 and mine >= 2 * left else 1
    right = shields(state, seat - 1 if seat > 0 else state.seats - 1)
    won = 0
    if mine > left:
        won += 1
    if mine > right:
        won += 1
    return won


def fight(state: Fields) -> None:
    """All comparisons first, then the horned cards go and the tokens turn back (AR-73 to AR-77)."""
    state.note(TOLD_BATTLE, 0, 0, 0, 0, 0)
    for seat in range(state.seats):
        won = won_by(state, seat)
        state.military[seat] += won
        state.note(TOLD_WON, seat, shields(state, seat), won, 0, 0)
    for seat in range(state.seats):
        discard_horns(state, seat)
    state.conflict_battle = 0


def discard_horns(state: Fields, seat: int) -> None:
    """Red cards with horns are discarded (AR-75)."""
    for kind in range(FIRST_RED, KINDS):
        if HORNS[kind] and state.area[seat][kind]:
            discard(state, seat, kind, state.area[seat][kind])
