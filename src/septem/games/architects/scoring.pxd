cimport cython
from septem.core.state cimport State, i16, i64
from septem.games.architects.payment cimport Payment

cdef int TACTICS_BIT, TACTICS_SHIELDS, MILITARY_VP, CAT_VP, ALL_STAGES, NOTE_BATTLE, NOTE_WON
cdef int DECOR_BIT, DECOR_UNFINISHED, DECOR_COMPLETE, POLITICS_BIT, POLITICS_VP, STRATEGY_BIT, STRATEGY_VP
cdef int EDUCATION_BIT, EDUCATION_VP, CULTURE_ONE, CULTURE_BOTH
cdef int[14] CARD_VP, CARD_SHIELDS, CAT_ICONS, HORNS
cdef int[7][32] STAGE_POINTS, STAGE_SHIELDS
cdef int[32] STAGE_COUNT

cdef class Scoring(Payment):
    cdef int shields(self, int seat) noexcept nogil
    cdef void battle(self) noexcept nogil
    cdef int won_by(self, int seat) noexcept nogil
    cdef void lay_down_horns(self, int seat) noexcept nogil
    cdef int stage_points(self, int seat) noexcept nogil
    cdef int blue_points(self, int seat) noexcept nogil
    cdef int military_points(self, int seat) noexcept nogil
    cdef int cat_points(self, int seat) noexcept nogil
    cdef int progress_points(self, int seat) noexcept nogil
    cdef int cat_icons(self, int seat) noexcept nogil
    cdef int turns_of(self, int seat) noexcept nogil
