cimport cython
from libc.string cimport memcpy
from septem.core.rng cimport below, next_word, seed_stream

ctypedef long long i64
ctypedef short i16

cdef int DEAL, CHOICE, UNMADE, OPEN, IN_PLAY

@cython.final
cdef class Journal:
    cdef list lines
    cdef void note(self, int kind, int a, int b, int c, int d, int e) noexcept nogil

@cython.no_gc  # the journal holds rows of ints, so there are no cycles to look for
cdef class State:
    # not copied with the state
    cdef Journal journal
    cdef int journaling
    # the copied block begins here: deal_stream must stay the first field of it
    cdef i64[4] deal_stream
    cdef i64[4] choice_stream
    cdef i16 seats, status
    cdef int settled

    cdef void restart(self, i64 seed) noexcept nogil
    cdef void* block_end(self) noexcept nogil
    cdef State blank(self)
    cdef int owes(self, int seat) noexcept nogil
    cdef int gen_moves(self, int seat) noexcept nogil
    cdef int move_at(self, int index) noexcept nogil
    cdef int draw_move(self, int seat) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef int is_over(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int tie_break(self, int seat) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef int column(self, int seat, int index) noexcept nogil
    cdef void determinize(self, int seat) noexcept nogil
    cdef int has_options(self) except -1
    cdef int column_count(self) noexcept nogil
    cdef void carry_on(self) noexcept nogil

    cdef int gen_good(self, int seat) noexcept nogil
    cdef void weigh(self, int seat, int count, int* weights) noexcept nogil
    cdef void think_for(self, int seat) noexcept nogil
    cdef i64 reveal_key(self, int seat) noexcept nogil
    cdef int takes_turns(self) noexcept nogil
    cdef int standing(self, int seat) noexcept nogil
    cdef int feature_count(self) noexcept nogil
    cdef int describe(self, int seat, int* features, int* amounts) noexcept nogil

    cdef void assign(self, State other) noexcept nogil
    cdef int block_size(self) noexcept nogil
    cpdef State copy(self)
    cdef void seed_streams(self, i64 seed) noexcept nogil
    cdef void renew_deal(self) noexcept nogil
    cdef int to_move(self) noexcept nogil
    cdef void step(self, int lazy) noexcept nogil
    cdef void run(self, int lazy) noexcept nogil
    cdef void run_free(self, int lazy) noexcept
    cdef int is_legal(self, int seat, int move) noexcept nogil
    cdef void note(self, int kind, int a, int b, int c, int d, int e) noexcept nogil

    cdef int check_in_play(self) except -1
    cdef int check_open(self) except -1
    cdef int known_seat(self, object seat) except -1
