from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport clear_attacks, clear_board
from septem.games.dice.fields cimport Fields

cdef int DICE, GONE, GREY, IN_FORUM, IN_RESERVE, SECTIONS, SIDES, TOLD_SWAP, UNENDED
cdef int[10] DIE_COLOUR, STARTS
cdef int[60] SAME

cdef void deal(Fields state) noexcept nogil
cdef void deal_cities(Fields state) noexcept nogil
cdef int is_dealt(Fields state, int city, int before) noexcept nogil
cdef void shake(Fields state) noexcept nogil
cdef void swap_in(Fields state, int special) noexcept nogil
