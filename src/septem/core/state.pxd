cimport cython
from libc.string cimport memcpy
from septem.core.rng cimport below, seed_stream

ctypedef long long i64
ctypedef short i16

cdef int DEAL, CHOICE
cdef enum:
    CELLS = 3072          # NOTE_WIDTH * MOST_NOTES
cdef int NOTE_WIDTH, MOST_NOTES

@cython.final
cdef class Journal:
    cdef int count
    cdef int[CELLS] cells
    cdef void note(self, int kind, int a, int b, int c, int d, int e) noexcept nogil

@cython.no_gc  # the journal holds no objects, so there are no cycles to look for
cdef class State:
    # not copied with the state
    cdef Journal journal
    cdef int journaling
    # the copied block begins here: deal_stream must stay the first field of it
    cdef i64[4] deal_stream
    cdef i64[4] choice_stream
    cdef i16 seats
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
    cdef int rank(self, int seat) noexcept nogil
    cdef int column(self, int seat, int index) noexcept nogil
    cdef void determinize(self, int seat) noexcept nogil

    cdef void assign(self, State other) noexcept nogil
    cdef int block_size(self) noexcept nogil
    cpdef State copy(self)
    cdef void seed_streams(self, i64 seed) noexcept nogil
    cpdef void reseed_choices(self, i64 seed)
    cpdef void finish(self, int lazy=*)
    cdef int to_move(self) noexcept nogil
    cdef void step(self, int lazy) noexcept nogil
    cdef void run(self, int lazy) noexcept nogil
    cdef void note(self, int kind, int a, int b, int c, int d, int e) noexcept nogil
