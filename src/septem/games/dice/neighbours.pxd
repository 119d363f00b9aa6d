from septem.core.state cimport i16, i64
from septem.games.dice.fields cimport Fields

cdef int WEST
cdef int[6] COMPARE_FIRST, COMPARE_SECOND

cdef int left_of(Fields state, int seat) noexcept nogil
cdef int right_of(Fields state, int seat) noexcept nogil
cdef int compared(Fields state, int seat, int face) noexcept nogil
cdef int guild_condition(Fields state, int seat, int face) noexcept nogil
cdef int defender(Fields state, int seat, int barracks) noexcept nogil
cdef int defences_met(Fields state, int seat, int barracks) noexcept nogil
cdef int attack_points(Fields state, int seat, int box) noexcept nogil
