from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.wonders.away cimport could_be, was_in_pile
from septem.games.wonders.fields cimport Fields
from septem.games.wonders.memory cimport HAND_PLACE, card_at, hidden_places, set_card

cdef int CARD_BITS, KNOWN_SHIFT, TURN_STRIDE, WHEN_BITS, WHEN_SHIFT

cdef int list_open(Fields state, int seat) noexcept nogil
cdef void find_best(Fields state, int seat, int number) noexcept nogil
cdef int size_of(Fields state, int count, int group) noexcept nogil
cdef int rows_in(Fields state, int count, int group, int taken) noexcept nogil
cdef int fits(Fields state, int place, int taken) noexcept nogil
cdef int pin(Fields state, int seat, i64* stream, int number) noexcept nogil
cdef int any_copy(Fields state, i64* stream, int count, int card) noexcept nogil
cdef int any_row(Fields state, i64* stream, int count, int group, int taken, int rows) noexcept nogil
cdef int accepted(Fields state, i64* stream, int count) noexcept nogil
