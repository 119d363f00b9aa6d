"""Set-up: boards, sides and the three age decks (SW-10 to SW-15)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.codes import CHOSEN, RANDOM
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import BOARD_IDS

if not cython.compiled:
    from septem.core.rng import below, shuffle
    from septem.games.wonders.cities import clear_city, open_board
    from septem.games.wonders.fields import SEATS, TURNS_IN_ALL

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
DECKS = tables.DECKS
DECK_COUNT = tables.DECK_COUNT
GUILDS = tables.GUILDS
GUILDS_IN_PLAY = tables.GUILDS_IN_PLAY

BOARDS = len(BOARD_IDS)
GUILD_COUNT = len(tables.GUILDS[0])


def clear(state: Fields) -> None:
    """A table before the deal: no hands, nothing face down, all choices open."""
    state.settled = 0
    state.age = 0
    state.turn = 0
    state.ages_dealt = 0
    state.away_count = 0
    state.recovered_count = 0
    state.pile_next = 0
    state.drawn = -1
    for when in range(TURNS_IN_ALL):
        state.ruled_out[when] = 0
    state.actor = 0
    state.acting_city = 0
    for city in range(SEATS):
        state.chosen[city] = -1
        state.hand_size[city] = 0
        state.holding[city] = city


def deal(state: Fields) -> None:
    """Everything that chance decides before the first hand (SW-10 to SW-15, D-7); fills `pool`."""
    clear(state)
    deal_boards(state)
    for age in range(3):
        shuffle_deck(state, age)


def deal_boards(state: Fields) -> None:
    """A board and a side to each city, drawn where none is wanted (SW-14); a chosen side waits."""
    for i in range(BOARDS):
        state.pool[i] = i
    shuffle(state.deal_stream, state.pool, BOARDS)
    for city in range(state.cities):
        board = state.board_wanted[city]
        side = state.side_wanted[city]
        if board == RANDOM:
            board = state.pool[city]
        if side == RANDOM:
            side = below(state.deal_stream, 2)
        clear_city(state, city)
        state.side_row[city] = 14 * state.edition + 2 * board
        if side != CHOSEN:
            open_board(state, city, state.side_row[city] + side)


def shuffle_deck(state: Fields, age: int) -> None:
    """The cards of an age for this number of players, in Age III with guilds (SW-10 to SW-13)."""
    size = DECK_COUNT[state.edition][state.seats][age]
    for i in range(size):
        state.deck[age][i] = DECKS[state.edition][state.seats][age][i]
    if age == 2:
        size += deal_guilds(state, size)
    shuffle(state.deal_stream, state.deck[age], size)
    state.deck_size[age] = size


def deal_guilds(state: Fields, size: int) -> int:
    """Put guilds behind the other cards of Age III, the rest into the box (SW-11 to SW-13); returns how many."""
    wanted = GUILDS_IN_PLAY[state.seats][state.extra_guilds]
    for i in range(GUILD_COUNT):
        state.box[i] = GUILDS[state.edition][i]
    shuffle(state.deal_stream, state.box, GUILD_COUNT)
    state.box_size = GUILD_COUNT - wanted
    for i in range(wanted):
        state.deck[2][size + i] = state.box[state.box_size + i]
    return wanted
