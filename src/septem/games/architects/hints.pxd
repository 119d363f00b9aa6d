cimport cython
from septem.core.bits cimport BIT, lowest
from septem.core.state cimport i16, i64
from septem.games.architects.decks cimport seen_until
from septem.games.architects.fields cimport CENTRAL, KINDS, Fields
from septem.games.architects.listing cimport add, list_moves, list_payments, list_reach, list_sets, packed_cards
from septem.games.architects.payment cimport payable
from septem.games.architects.turns cimport obliged
from septem.games.architects.worth cimport build_worth, judge_cards, look_worth, token_worth, top_worth

cdef int BUILD_CODE, CHOOSE_CODE, EFFECT_CODE, FINISH_CODE, KEEP_CODE, LOOK_CODE, PER_STAGE, PER_TOKEN, PROGRESS_CODE
cdef int SCIENCE_CODE, TAKE_CODE, TRIPLE, USE_CODE
cdef int CHOOSING, PROGRESS, RESOLUTION
cdef int POINT, BUILD_FIRST, SCIENCE_FIRST, USE_FIRST, TRIPLE_PRICE, STAGES
cdef int[7] WONDER_WORTH
cdef i64[112] TOP_MARKS
cdef i64[14] LOOK_MARKS, CENTRAL_MARKS, PILE_MARKS

cdef void weigh_moves(Fields state, int seat, int count, int* weights) noexcept nogil
cdef int weigh_card(Fields state, int seat, int move) noexcept nogil
cdef void weigh_resolution(Fields state, int seat, int count, int* weights) noexcept nogil
cdef int list_good(Fields state, int seat) noexcept nogil
cdef void list_stages(Fields state, int seat) noexcept nogil
cdef void keep_best(Fields state, int seat, int stage, int first) noexcept nogil
@cython.locals(key=i64)
cdef i64 sights(Fields state, int seat) noexcept nogil
