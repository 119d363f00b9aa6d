from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport DEFEATS, STAGES_BUILT, count_around
from septem.games.wonders.fields cimport Fields, i8

cdef int CIVILIAN, COINS_PER_POINT, COMMERCE, COPY_GUILD, GUILD, MILITARY, NO_SYMBOL, OVER, PURPLE, SCIENTIFIC, SET_POINTS, TOLD_CONFLICT
cdef int TREASURY, WILD, WONDER
cdef int[2] BUILDING_COUNT, CARD_BASE
cdef int[2][32] BUILDINGS
cdef int[3] VICTORY_POINTS
cdef int[28] STAGE_COUNT
cdef i8[96] WORD
cdef i64[96] MASK
cdef int[256] POINTS_COUNT
cdef i8[256] COLOUR, POINTS_PER, POINTS_WHERE, SCIENCE, WHOLE_WONDER

cdef void fight(Fields state, int age) noexcept nogil
cdef void compare_shields(Fields state, int city, int other, int age) noexcept nogil
cdef int best_science(int compass, int gear, int tablet, int wild) noexcept nogil
cdef int science_of(Fields state, int city, int more_wild) noexcept nogil
cdef int counted_points(Fields state, int city, int row) noexcept nogil
cdef int tally(Fields state, int city) noexcept nogil
cdef void copy_guild(Fields state, int city) noexcept nogil
cdef int copied_points(Fields state, int city, int row) noexcept nogil
cdef void count_all(Fields state) noexcept nogil
cdef int total(Fields state, int city) noexcept nogil
