from septem.core.state cimport i16, i64
from septem.games.wonders.fields cimport Fields

cdef int HAND, LAST_TURN

cdef void deal_hands(Fields state) noexcept nogil
cdef int hand_at(Fields state, int age, int turn, int seat) noexcept nogil
cdef void pass_hands(Fields state) noexcept nogil
