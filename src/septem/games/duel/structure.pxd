cimport cython
from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.duel.cities cimport BIT, MASK, WORD, Cities

cdef int ALL_SLOTS, FIRST_GUILD, GUILDS_IN, REVEALED, SLOTS, WONDERS
cdef int[3][40] COVERS, LAST_ROW, UNDER
cdef int[4] DECK_SIZES, DECK_STARTS
cdef int[3] FACE_UP, LAST_ROW_SIZE

cdef class Structure(Cities):
    cdef i64[2] discarded
    cdef i64[2] known
    cdef i16[3][20] deck
    cdef int left, face_up, uncovered
    cdef i16 age
    cdef i16[8] available
    cdef i16 available_count
    cdef i16[12] under
    cdef i16[24] pool

    cdef void clear_structure(self) noexcept nogil
    cdef int fill_pool(self, int deck) noexcept nogil
    cdef void deal_age(self, i64* stream, int age) noexcept nogil
    cdef void begin_age(self, int age) noexcept nogil
    cdef void take(self, int slot) noexcept nogil
    cdef void add_available(self, int slot) noexcept nogil
    cdef void reveal(self) noexcept nogil
    cdef void note_known(self) noexcept nogil
    cdef void know(self, int card) noexcept nogil
    cdef void redeal_hidden(self, i64* stream) noexcept nogil
    cdef void redeal_face_down(self, i64* stream, int deck, int guilds) noexcept nogil
