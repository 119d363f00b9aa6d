from septem.core.bits cimport BIT
from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.architects.areas cimport discard
from septem.games.architects.fields cimport Fields

cdef int BLIND, CULTURE, FACE_UP, FIRST_GREEN, PROGRESS, RESOLUTION, TOKENS, TRIPLE
cdef int TOLD_ARMED, TOLD_PROGRESS, TOLD_REVEALED, TOLD_SCIENCE
cdef int[15] ALL_TOKENS

cdef void deal_tokens(Fields state) noexcept nogil
cdef int unused(Fields state, int seat) noexcept nogil
cdef void arm(Fields state, int seat, int tokens) noexcept nogil
cdef void hold(Fields state, int seat, int token) noexcept nogil
cdef int has_set(Fields state, int seat) noexcept nogil
cdef int can_turn_in(Fields state, int seat) noexcept nogil
cdef void turn_in(Fields state, int seat, int symbols) noexcept nogil
cdef void take_token(Fields state, int seat, int token) noexcept nogil
