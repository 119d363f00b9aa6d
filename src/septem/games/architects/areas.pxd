from septem.core.state cimport i16, i64
from septem.games.architects.fields cimport KINDS, MOST_SEATS, Fields

cdef int COIN

cdef void clear_seats(Fields state) noexcept nogil
cdef void add_card(Fields state, int seat, int kind) noexcept nogil
cdef void discard(Fields state, int seat, int kind, int count) noexcept nogil
cdef void count_grey(Fields state, int seat) noexcept nogil
