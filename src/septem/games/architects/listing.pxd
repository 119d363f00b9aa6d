cimport cython
from septem.core.rng cimport below
from septem.core.state cimport State, i16, i64
from septem.games.architects.scoring cimport Scoring

cdef int CHOOSING, PICK, RESOLUTION, ASKED, TAKE_ANY, PROGRESS, LOOK, KEEP
cdef int CHOOSE_CODE, TAKE_CODE, LOOK_CODE, KEEP_CODE, SCIENCE_CODE, PROGRESS_CODE, USE_CODE
cdef int EFFECT_CODE, DECLINE_CODE, FINISH_CODE, TRIPLE, BLIND
cdef int CENTRAL, MOST_SEATS, FACE_UP, FIRST_GREEN, LOOK_AT, EXTRA_TOKENS
cdef int[16] BIT

cdef class Listing(Scoring):
    cdef void add(self, int move) noexcept nogil
    cdef void list_reach(self, int first_code) noexcept nogil
    cdef void list_choices(self) noexcept nogil
    cdef void list_progress(self) noexcept nogil
    cdef void list_kept(self) noexcept nogil
    cdef void list_resolution(self) noexcept nogil
    cdef void list_science(self) noexcept nogil
    cdef int has_set(self) noexcept nogil
    cdef int obliged(self) noexcept nogil
    cdef int can_act(self) noexcept nogil
    cdef int seen_of(self, int deck, int seat) noexcept nogil
