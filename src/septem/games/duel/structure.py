"""The card structure of an age: dealing, taking a card, what becomes available (DU-10, DU-16 to DU-20)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.codes import TOLD_REVEALED
from septem.games.duel.fields import Fields
from septem.games.duel.tables import GUILDS_IN, SLOTS

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import shuffle
    from septem.games.duel.fields import MASK, WONDERS, WORD

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COVERS = tables.COVERS
DECK_SIZES = tables.DECK_SIZES
DECK_STARTS = tables.DECK_STARTS
FACE_UP = tables.FACE_UP
LAST_ROW = tables.LAST_ROW
LAST_ROW_SIZE = tables.LAST_ROW_SIZE
UNDER = tables.UNDER

ALL_SLOTS = (1 << SLOTS) - 1


def clear_structure(state: Fields) -> None:
    """No card dealt, none discarded."""
    for i in range(2):
        state.discarded[i] = 0
        state.known[i] = 0
    for wonder in range(WONDERS):
        state.under[wonder] = -1
    state.left = 0
    state.face_up = 0
    state.uncovered = 0
    state.age = 0
    state.available_count = 0


# ---- dealing -----------------------------------------------------------------------------------
def fill_pool(state: Fields, deck: int) -> int:
    """Collect the cards of a deck that are not `known`; returns how many."""
    count = 0
    for card in range(DECK_STARTS[deck], DECK_STARTS[deck] + DECK_SIZES[deck]):
        if not state.known[WORD[card]] & MASK[card]:
            state.pool[count] = card
            count += 1
    return count


def deal_age(state: Fields, stream: list[int], age: int) -> None:
    """Shuffle the deck of an age; three cards stay out, Age III gets three guilds (DU-10, DU-16)."""
    guilds = GUILDS_IN if age == 3 else 0
    if guilds:
        shuffle(stream, state.pool, fill_pool(state, 3))
        for i in range(guilds):
            state.deck[2][i] = state.pool[i]
    shuffle(stream, state.pool, fill_pool(state, age - 1))
    for i in range(SLOTS - guilds):
        state.deck[age - 1][guilds + i] = state.pool[i]
    if guilds:
        shuffle(stream, state.deck[2], SLOTS)


def lay_out(state: Fields, age: int) -> None:
    """The structure of an age begins (DU-16, DU-18)."""
    state.age = age
    state.left = ALL_SLOTS
    state.face_up = FACE_UP[age - 1]
    state.uncovered = 0
    state.available_count = LAST_ROW_SIZE[age - 1]
    for i in range(state.available_count):
        state.available[i] = LAST_ROW[age - 1][i]


# ---- taking ------------------------------------------------------------------------------------
def take(state: Fields, slot: int) -> None:
    """Remove an available card; what it alone still covered becomes available (DU-17)."""
    kept = 0
    for i in range(state.available_count):
        one = state.available[i]
        if one != slot:
            state.available[kept] = one
            kept += 1
    state.available_count = kept
    state.left ^= BIT[slot]
    state.face_up &= ~BIT[slot]
    for i in range(2):
        below = UNDER[state.age - 1][2 * slot + i]
        if below >= 0 and not covered(state, below):
            add_available(state, below)


def covered(state: Fields, slot: int) -> int:
    """Nonzero while a card lies on this slot (DU-17): bits of the slots that do."""
    return COVERS[state.age - 1][slot] & state.left


def add_available(state: Fields, slot: int) -> None:
    """Keep the available slots in order."""
    at = state.available_count
    while at > 0 and state.available[at - 1] > slot:
        state.available[at] = state.available[at - 1]
        at -= 1
    state.available[at] = slot
    state.available_count += 1
    if not state.face_up & BIT[slot]:
        state.uncovered |= BIT[slot]


def reveal(state: Fields) -> None:
    """Turn every available card face up (DU-19)."""
    if state.journaling:
        for slot in range(SLOTS):
            if state.uncovered & BIT[slot]:
                state.note(TOLD_REVEALED, slot, state.deck[state.age - 1][slot], 0, 0, 0)
    state.face_up |= state.uncovered
    state.uncovered = 0
