from septem.core.bits cimport BIT
from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.duel.fields cimport MASK, WONDERS, WORD, Fields

cdef int ALL_SLOTS, GUILDS_IN, SLOTS, TOLD_REVEALED
cdef int[3][40] COVERS, LAST_ROW, UNDER
cdef int[4] DECK_SIZES, DECK_STARTS
cdef int[3] FACE_UP, LAST_ROW_SIZE

cdef void clear_structure(Fields state) noexcept nogil
cdef int fill_pool(Fields state, int deck) noexcept nogil
cdef void deal_age(Fields state, i64* stream, int age) noexcept nogil
cdef void lay_out(Fields state, int age) noexcept nogil
cdef void take(Fields state, int slot) noexcept nogil
cdef int covered(Fields state, int slot) noexcept nogil
cdef void add_available(Fields state, int slot) noexcept nogil
cdef void reveal(Fields state) noexcept nogil
