cimport cython
from septem.core.rng cimport next_word
from septem.core.state cimport State, i16, i64
from septem.games.architects.listing cimport Listing

cdef int CHOOSING, PICK, RESOLUTION, ASKED, TAKE_ANY, PROGRESS, LOOK, KEEP, OVER
cdef int CHOOSE_CODE, TAKE_CODE, LOOK_CODE, KEEP_CODE, SCIENCE_CODE, PROGRESS_CODE, USE_CODE
cdef int EFFECT_CODE, DECLINE_CODE, BUILD_CODE, STAGE_STEP, TRIPLE, BLIND
cdef int WONDER_COMPLETE, DECKS_EMPTY, WONDERS_PICKED
cdef int EFFECT_TAKE_ANY, EFFECT_CENTRAL, EFFECT_PROGRESS, EFFECT_LOOK
cdef int NOTE_WONDER, NOTE_TURN, NOTE_PEEK, NOTE_NO_CARD, NOTE_TAKE, NOTE_BUILD, NOTE_COMPLETE, NOTE_SCIENCE
cdef int NOTE_PROGRESS, NOTE_REVEALED, NOTE_DECLINE, NOTE_LOOK, NOTE_SHUFFLED, NOTE_END
cdef int CENTRAL, MOST_SEATS, FIRST_GREEN, ALL_STAGES, ARMED_BY_STAGE
cdef int ECONOMY_BIT, ENGINEERING_BIT, PAYING_KINDS
cdef int[16] BIT
cdef int[5] COST_N
cdef int[7][5] IMMEDIATE
cdef int[209] CARDS_PAID
cdef int[209][6] PAYMENTS
cdef int[5][209] BREAKS
cdef int[8] DECK_FIRST

@cython.final
cdef class ArchitectsState(Listing):
    cdef void choose(self, int wonder) noexcept nogil
    cdef void begin_play(self) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void end_game(self, int ending) noexcept nogil
    cdef void build(self, int stage, int payment) noexcept nogil
    cdef void turn_in(self, int symbols) noexcept nogil
    cdef void take_progress(self, int token) noexcept nogil
    cdef int can_do(self, int effect) noexcept nogil
    cdef void begin_effect(self, int effect) noexcept nogil
    cdef int effect_of(self) noexcept nogil
    cdef void keep(self, int kind) noexcept nogil
