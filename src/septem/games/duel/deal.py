"""Set-up: tokens, decks and the draft of the wonders (DU-7 to DU-15)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.codes import DRAFT, TOLD_DRAFT, TOLD_GROUP
from septem.games.duel.fields import Fields
from septem.games.duel.tables import GROUP, ON_BOARD, START_COINS

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import below, shuffle
    from septem.games.duel.cities import add_unbuilt, clear_cities
    from septem.games.duel.fields import TOKENS, WONDERS
    from septem.games.duel.structure import clear_structure, deal_age
    from septem.games.duel.turns import begin_age, begin_turn

COMPILED = bool(cython.compiled)
DRAFT_BY_SECOND = tables.DRAFT_BY_SECOND  # a C array when compiled
PICKS = 8
ALL_TOKENS = (1 << 10) - 1
ALL_LOOT = 15


def clear(state: Fields) -> None:
    """An empty table before the deal."""
    clear_cities(state, START_COINS)
    clear_structure(state)
    state.settled = 0
    state.extra_turn = 0
    state.picks = 0
    state.group = 0
    state.later_group = 0
    state.board = 0
    state.offer = 0
    state.destroy_colour = 0
    state.loot = ALL_LOOT
    state.ending = 0
    state.winner = -1


def deal(state: Fields) -> None:
    """Everything that chance decides before the first move (DU-7 to DU-12, D-7)."""
    clear(state)
    state.first = state.first_wanted if state.first_wanted >= 0 else below(state.deal_stream, 2)
    for i in range(TOKENS):
        state.pool[i] = i
    shuffle(state.deal_stream, state.pool, TOKENS)
    for i in range(ON_BOARD):
        state.board |= BIT[state.pool[i]]
    state.box = ALL_TOKENS & ~state.board
    for age in range(1, 4):
        deal_age(state, state.deal_stream, age)
    if state.given[0]:
        give_wonders(state)
    else:
        deal_wonders(state)


def give_wonders(state: Fields) -> None:
    """No draft (DU-14)."""
    for seat in range(2):
        for wonder in range(WONDERS):
            if state.given[seat] & BIT[wonder]:
                add_unbuilt(state, seat, wonder)
    state.picks = PICKS
    begin_age(state, 1)
    begin_turn(state, state.first)


def deal_wonders(state: Fields) -> None:
    """Two groups of four for the draft, the rest stays in the box (DU-11, DU-12)."""
    for i in range(WONDERS):
        state.pool[i] = i
    shuffle(state.deal_stream, state.pool, WONDERS)
    for i in range(GROUP):
        state.group |= BIT[state.pool[i]]
        state.later_group |= BIT[state.pool[GROUP + i]]
    next_pick(state)


def next_pick(state: Fields) -> None:
    """Open the next decision of the draft, or Age I when it is over (DU-12, DU-15)."""
    if state.picks == PICKS:
        begin_age(state, 1)
        begin_turn(state, state.first)
        return
    if not state.group:
        state.group = state.later_group
        state.later_group = 0
        state.note(TOLD_GROUP, state.group, 0, 0, 0, 0)
    state.phase = DRAFT
    state.actor = 1 - state.first if DRAFT_BY_SECOND[state.picks] else state.first
    state.active = state.actor


def draft(state: Fields, wonder: int) -> None:
    """Take a wonder; the last one of a group follows by itself (DU-13)."""
    state.note(TOLD_DRAFT, state.actor, wonder, 0, 0, 0)
    add_unbuilt(state, state.actor, wonder)
    state.group &= ~BIT[wonder]
    state.picks += 1
    if state.picks % GROUP == GROUP - 1:
        next_pick(state)
        for last in range(WONDERS):
            if state.group & BIT[last]:
                draft(state, last)
                return
    next_pick(state)
