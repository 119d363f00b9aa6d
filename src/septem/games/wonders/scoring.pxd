from septem.games.wonders.cities cimport (
    CARD_BASE, COLOUR, DEFEATS, LEFT, MASK, RIGHT, SCIENCE, STAGE_COUNT, STAGES_BUILT,
    WORD,
)
from septem.games.wonders.payment cimport Payment

cdef int MILITARY, TREASURY, WONDER, CIVILIAN, SCIENTIFIC, COMMERCE, GUILD
cdef int[3] TOKEN
cdef int TOKEN_TAKEN
cdef int YELLOW, PURPLE, WILD, COPY_GUILD
cdef int[256] POINTS_PER, POINTS_COUNT, POINTS_WHERE, WHOLE_WONDER
cdef int[2][32] BUILDINGS
cdef int[2] BUILDING_COUNT

cdef int best_science(int compass, int gear, int tablet, int wild) noexcept nogil

cdef class Scoring(Payment):
    cdef int[7] marks
    cdef int copied

    cdef void fight(self, int age) noexcept nogil
    cdef void clash(self, int city, int other, int age) noexcept nogil
    cdef int final_points(self, int city, int row) noexcept nogil
    cdef int knowledge(self, int city, int more_wild) noexcept nogil
    cdef int tally(self, int city) noexcept nogil
    cdef void copy_guild(self, int city) noexcept nogil
    cdef int copy_worth(self, int city, int row) noexcept nogil
