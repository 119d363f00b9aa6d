cimport cython
from septem.core.rng cimport below, next_word, seed_stream
from septem.core.state cimport State, copy_block, i16, i64
from septem.games.dice.city cimport (
    AGORA, BIT, City, DIE_COLOUR, GONE, IN_FORUM, IN_RESERVE, STARTS, how_many, lowest,
)
from septem.games.dice.columns cimport (
    ANOTHER_ACTION, BUILD_FREE_DIE, COINS, CROSS_UP_TO_TWO, PER_BOX, Sheet,
)

cdef int ACTION, CROSS, FREE, MORE, BONUS, EFFECTS, KIND, ARGUMENT
cdef int PASS, BUILD_WONDER, NONE, FIRST_BONUS, FIRST_BUILD, FIRST_BOX
cdef int SAID_BUILD, SAID_WONDER, SAID_PASS, SAID_CROSS, SAID_COINS, SAID_BONUS, SAID_DECLINE, SAID_LAPSE
cdef int SAID_AGORA, SAID_SWAP, SAID_LAST_ROUND, SAID_ROUND, SAID_END
cdef int PASS_COINS, GREY, BUILDINGS_ALL
cdef int[3] SPECIALS
cdef int[60] SAME

@cython.final
@cython.no_gc  # a sheet knows no state, so there are no cycles
cdef class DiceState(City):
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
    cdef int put_boxes(self, int count, i64 boxes, int base) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef void push(self, int seat, int frame) noexcept nogil
    cdef void act(self, int seat, int move, int free) noexcept nogil
    cdef void cross(self, int seat, int box) noexcept nogil
    cdef void owe_effects(self, int seat, int first, int many) noexcept nogil
    cdef void take_bonus(self, int seat, int bonus, int building) noexcept nogil
    cdef void resolve(self, int seat) noexcept nogil
    cdef int lapses(self, int seat, int frame, int kind) noexcept nogil
    cdef void next_effect(self, int seat, int frame) noexcept nogil
    cdef void rewind(self, int seat) noexcept nogil
    cdef void redo_turn(self, int seat) noexcept nogil
    cdef tuple frame(self, int frame)
    cdef dict dump_seat(self, int seat)
    cdef void restore_seat(self, int seat, dict given)
