from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.wonders.fields cimport Fields
from septem.games.wonders.payment cimport most_units, payable

cdef int AFTER_TURNS, LAST_TURN, MOST_IN_AGE, MOST_UNITS, RESOURCES, TURN_STRIDE, WORD_BITS
cdef int[2] CARD_BASE
cdef int[2][3] FIRST_CARD, PAIR_ALL
cdef int[7][8][2][3] PAIR_NEEDS

cdef int holder_at(int age, int turn) noexcept nogil
cdef int keeper_at(Fields state, int age, int turn, int city) noexcept nogil
cdef int keeper(Fields state, int city) noexcept nogil
cdef void draw_card(Fields state) noexcept nogil
cdef void rule_out(Fields state, int turn, int under) noexcept nogil
cdef int of_age(Fields state, i64 low, i64 high) noexcept nogil
cdef int standing_of_age(Fields state, int city) noexcept nogil
cdef int out_of_reach(Fields state, int city) noexcept nogil
