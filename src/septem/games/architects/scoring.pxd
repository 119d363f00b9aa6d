from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.architects.fields cimport Fields

cdef int ALL_STAGES, CAT_PAWN_POINTS, FIRST_BLUE, FIRST_GREEN, MILITARY_TOKEN_POINTS, SCORING_TOKENS
cdef int BLUE_POINTS, CAT_POINTS, MILITARY_POINTS, STAGE_POINTS
cdef int CULTURE, CULTURE_BOTH, CULTURE_ONE, DECOR, DECOR_COMPLETE, DECOR_UNFINISHED, EDUCATION, EDUCATION_POINTS
cdef int POLITICS, POLITICS_POINTS, STRATEGY, STRATEGY_POINTS
cdef int[14] CARD_POINTS, CAT_ICONS
cdef int[7][32] BUILT_POINTS
cdef int[32] STAGE_COUNT
cdef int[5] SCORING

cdef int stage_points(Fields state, int seat) noexcept nogil
cdef int blue_points(Fields state, int seat) noexcept nogil
cdef int progress_points(Fields state, int seat) noexcept nogil
cdef int token_points(Fields state, int seat, int token) noexcept nogil
cdef int cat_icons(Fields state, int seat) noexcept nogil
cdef int category(Fields state, int seat, int index) noexcept nogil
cdef int total(Fields state, int seat) noexcept nogil
cdef int stages_built(Fields state, int seat) noexcept nogil
