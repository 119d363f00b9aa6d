"""Progress tokens: science sets that bring them, taking, holding and arming them (AR-6, AR-30 to AR-45)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.catalogue import FACE_UP
from septem.games.architects.codes import (
    BLIND,
    PROGRESS,
    RESOLUTION,
    TOLD_ARMED,
    TOLD_PROGRESS,
    TOLD_REVEALED,
    TOLD_SCIENCE,
    TRIPLE,
)
from septem.games.architects.fields import Fields
from septem.games.architects.tables import CULTURE, FIRST_GREEN

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import shuffle
    from septem.games.architects.areas import discard

COMPILED = bool(cython.compiled)
ALL_TOKENS = tables.ALL_TOKENS  # a C array when compiled
TOKENS = len(tables.ALL_TOKENS)


def deal_tokens(state: Fields) -> None:
    """Three progress tokens face up, the others in a pile (AR-6)."""
    for place in range(TOKENS):
        state.pile[place] = ALL_TOKENS[place]
    shuffle(state.deal_stream, state.pile, TOKENS)
    state.tokens_left = TOKENS
    state.pile_left = TOKENS
    for slot in range(FACE_UP):
        state.pile_left -= 1
        state.face_up[slot] = state.pile[state.pile_left]


def unused(state: Fields, seat: int) -> int:
    """Tokens of a seat without those used in its turn, each once per turn (AR-40)."""
    return state.held[seat] & ~state.used if seat == state.active else state.held[seat]


def arm(state: Fields, seat: int, tokens: int) -> None:
    """Of these tokens those become live that the active seat holds and has not used this turn (AR-43)."""
    armed = tokens & unused(state, seat) & ~state.live
    if armed:
        state.live |= armed
        state.note(TOLD_ARMED, seat, armed, 0, 0, 0)


def hold(state: Fields, seat: int, token: int) -> None:
    """A progress token lies before a seat (AR-34)."""
    state.held[seat] |= BIT[token]
    state.progress[seat] += 1
    if token == CULTURE:
        state.culture[seat] += 1


def has_set(state: Fields, seat: int) -> int:
    """1 if a seat holds two equal symbols or three different ones (AR-30)."""
    first = state.area[seat][FIRST_GREEN]
    second = state.area[seat][FIRST_GREEN + 1]
    third = state.area[seat][FIRST_GREEN + 2]
    if first > 1 or second > 1 or third > 1:
        return 1
    return 1 if first + second + third == TRIPLE else 0


def can_turn_in(state: Fields, seat: int) -> int:
    """1 if a seat holds a set and a token is left for it (AR-31, AR-35)."""
    if state.tokens_left:
        return has_set(state, seat)
    return 0


def turn_in(state: Fields, seat: int, symbols: int) -> None:
    """The cards of a set are discarded; a token follows (AR-32)."""
    state.note(TOLD_SCIENCE, seat, symbols, 0, 0, 0)
    if symbols == TRIPLE:
        for symbol in range(TRIPLE):
            discard(state, seat, FIRST_GREEN + symbol, 1)
    else:
        discard(state, seat, FIRST_GREEN + symbols, 2)
    state.phase = PROGRESS


def take_token(state: Fields, seat: int, token: int) -> None:
    """A face-up token, replaced at once, or the top of the pile (AR-32, AR-33)."""
    state.phase = RESOLUTION
    state.tokens_left -= 1
    if token == BLIND:
        state.pile_left -= 1
        hold(state, seat, state.pile[state.pile_left])
        state.note(TOLD_PROGRESS, seat, state.pile[state.pile_left], 1, 0, 0)
        return
    hold(state, seat, token)
    state.note(TOLD_PROGRESS, seat, token, 0, 0, 0)
    slot = 0
    while state.face_up[slot] != token:
        slot += 1
    state.face_up[slot] = -1
    if state.pile_left:
        state.pile_left -= 1
        state.face_up[slot] = state.pile[state.pile_left]
        state.note(TOLD_REVEALED, state.face_up[slot], 0, 0, 0, 0)
