from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.duel.fields cimport CARDS, MASK, TOKENS, WORD, Fields

cdef int BLUE_POINTS, BY_MILITARY, BY_POINTS, BY_SCIENCE, BY_TIE_BREAK, COINS_PER_POINT, COIN_SETS, FIRST_GUILD
cdef int FIRST_TOKEN, GUILD_POINTS, MILITARY, MILITARY_POINTS, SCIENCE, SHARED, TOKEN_POINTS, TREASURY_POINTS
cdef int[96] POINTS
cdef int[96][5] POINTS_PER
cdef int[10] LEAD_POINTS

cdef int tally(Fields state, int seat, int first, int second, int larger) noexcept nogil
cdef int tally_of(Fields state, int seat, int first, int second) noexcept nogil
cdef int piece_points(Fields state, int seat, int row) noexcept nogil
cdef int category(Fields state, int seat, int index) noexcept nogil
cdef int total(Fields state, int seat) noexcept nogil
cdef int lead_of(Fields state, int seat) noexcept nogil
cdef int place(Fields state, int seat) noexcept nogil
cdef int victory(Fields state) noexcept nogil
