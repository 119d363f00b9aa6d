"""What chance decides: cities and empty boards at set-up, the dice of every round (DI-10 to DI-12, DI-21, DI-85)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import tables
from septem.games.dice.codes import DICE, GONE, IN_FORUM, IN_RESERVE, SECTIONS, SIDES, TOLD_SWAP, UNENDED
from septem.games.dice.fields import Fields
from septem.games.dice.tables import GREY

if not cython.compiled:
    from septem.core.rng import below
    from septem.games.dice.boards import clear_attacks, clear_board

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
DIE_COLOUR = tables.DIE_COLOUR
STARTS = tables.STARTS
SAME = [faces.index(face) for faces in tables.FACES for face in faces]  # equal faces count as the first of them


def deal(state: Fields) -> None:
    """The table before the first round (DI-10 to DI-12)."""
    state.settled = 0
    state.round = 0
    state.last_round = 0
    state.ended = UNENDED
    for die in range(DICE):
        state.place[die] = IN_FORUM if STARTS[die] else IN_RESERVE
    deal_cities(state)
    for seat in range(state.seats):
        clear_board(state, seat)
        clear_attacks(state, seat)
        state.coins[seat] = state.sheet.start
        state.agora_first[seat] = 0


def deal_cities(state: Fields) -> None:
    """Different random boards (DI-10)."""
    for seat in range(state.seats):
        left = below(state.deal_stream, state.sheet.cities - seat)
        chosen = 0
        while left or is_dealt(state, chosen, seat):
            if not is_dealt(state, chosen, seat):
                left -= 1
            chosen += 1
        state.city[seat] = chosen


def is_dealt(state: Fields, city: int, before: int) -> int:
    """1 if a seat before this one has the city."""
    for seat in range(before):
        if state.city[seat] == city:
            return 1
    return 0


def shake(state: Fields) -> None:
    """Every die of the Forum gets a face and a section (DI-21)."""
    for die in range(DICE):
        state.face[die] = -1
        state.section[die] = 0
        if state.place[die] == IN_FORUM:
            state.face[die] = SAME[SIDES * die + below(state.deal_stream, SIDES)]
            state.section[die] = below(state.deal_stream, SECTIONS)


def swap_in(state: Fields, special: int) -> None:
    """A special die replaces a random grey die of the Forum, which leaves the game (DI-85)."""
    greys = 0
    for die in range(DICE):
        if DIE_COLOUR[die] == GREY and state.place[die] == IN_FORUM:
            greys += 1
    left = below(state.deal_stream, greys)
    for die in range(DICE):
        if DIE_COLOUR[die] == GREY and state.place[die] == IN_FORUM:
            if left == 0:
                state.place[die] = GONE
                state.place[special] = IN_FORUM
                state.note(TOLD_SWAP, -1, die, special, 0, 0)
                return
            left -= 1
