cimport cython
from septem.core.rng cimport below, next_word, seed_stream
from septem.core.state cimport State, i16, i64
from septem.games.dice.city cimport AGORA, BIT, DIE_COLOUR, EAST, GONE, IN_FORUM, IN_RESERVE, SEATS, STARTS, WEST, lowest
from septem.games.dice.columns cimport Sheet
from septem.games.dice.turns cimport ACTION, ARGUMENT, KIND, Turns

cdef int SAID_AGORA, SAID_SWAP, SAID_LAST_ROUND, SAID_ROUND, SAID_END
cdef int GREY, BUILDINGS_ALL
cdef int[3] SPECIALS
cdef int[60] SAME

@cython.final
@cython.no_gc  # a sheet knows no state, so there are no cycles
cdef class DiceState(Turns):
    cdef void deal_cities(self) noexcept nogil
    cdef int is_dealt(self, int city, int before) noexcept nogil
    cdef void begin_round(self) noexcept nogil
    cdef void open_turns(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef void claim_agora(self) noexcept nogil
    cdef void swap_dice(self) noexcept nogil
    cdef void swap_in(self, int special) noexcept nogil
    cdef int all_bonuses(self) noexcept nogil
    cdef lend_sheet(self, DiceState twin)
    cdef void finish_turn(self) noexcept nogil
    cdef void rewind(self, int seat) noexcept nogil
    cdef void redo_turn(self, int seat) noexcept nogil
    cdef tuple frame(self, int frame)
    cdef dict dump_seat(self, int seat)
    cdef restore_seat(self, int seat, dict given)
    cdef int known_box(self, object box) except -1
