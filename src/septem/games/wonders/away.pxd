from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.wonders.fields cimport Fields

cdef int AFTER_TURNS, CARD_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, LAST_TURN, TAKEN_BIT, TURN_STRIDE, UNDER_BIT
cdef int WHEN_BITS, WHEN_SHIFT

cdef void put_away(Fields state, int card, int city, int seat, int turn, int under) noexcept nogil
cdef void show_last(Fields state) noexcept nogil
cdef void show_pile(Fields state, int seat) noexcept nogil
cdef int pile_size(Fields state) noexcept nogil
cdef void take_from_pile(Fields state, int card, int city) noexcept nogil
cdef void mark_taken(Fields state, int taken) noexcept nogil
cdef void mark_all_taken(Fields state) noexcept nogil
cdef int could_be(int row, int taken) noexcept nogil
cdef int was_in_pile(int row, int taken) noexcept nogil
